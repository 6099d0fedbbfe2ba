"""F-12.7, F-10.11: the Machete sets aside one or two dice, at every table from the first round on."""

from __future__ import annotations

from typing import Any

import pytest

from lapilli.core.errors import IllegalAction
from lapilli.core.table import Table
from tests.games.fuji.positions import play, scene, texts

TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "two, dummy dice": (2, {"two_player": "a"}),
    "two, third figure": (2, {"two_player": "b", "skills": ("scout", "survivalist", "buddy")}),
    "three": (3, {}),
    "four": (4, {}),
}
MARKS = {"p1": "d1", "p2": "e2", "p3": "d3", "p4": "e1"}


def machete(table: str, owner: str) -> Table:
    """Phase 4 of the first round: what set-up left behind must not matter."""
    seats, wanted = TABLES[table]
    return scene(seats, phase="gear", marks=MARKS, cards={owner: ["machete"]}, **wanted)


@pytest.mark.parametrize("table", TABLES)
def test_a_machete_is_not_done_before_a_die_is_set_aside(table: str) -> None:
    """F-12.7 at least one, at most two."""
    game = play(machete(table, "p2"), "p2: use machete")
    assert all(text.startswith("aside ") for text in texts(game, "p2"))
    with pytest.raises(IllegalAction, match=r"F-12\.7"):
        game.play("done", "p2")
    assert game.position()["discards"] == []
    play(game, "p2: aside v1")
    assert "done" in texts(game, "p2")
    assert "aside v1" not in texts(game, "p2")
    play(game, "p2: aside u1")
    assert game.position()["aside"] == ["p2.u1", "p2.v1"]
    assert (game.position()["discards"], game.position()["phase"]) == (["machete"], "gear")


@pytest.mark.parametrize("table", TABLES)
def test_one_die_is_enough_for_a_machete(table: str) -> None:
    """F-12.7."""
    game = play(machete(table, "p1"), "p1: use machete", "p1: aside w1", "p1: done")
    assert (game.position()["aside"], game.position()["discards"]) == (["p1.w1"], ["machete"])


def test_each_side_of_the_third_figure_passes_or_cuts() -> None:
    """F-10.11 `pass` before the first die, `done p3` after it, two dice over both sides together."""
    game = machete("two, third figure", "p3")
    play(game, "p1: use p3 machete", "p2: use p3 machete")
    assert texts(game, "p1") == ["aside p3 u1", "aside p3 v1", "aside p3 w1", "pass"]
    with pytest.raises(IllegalAction, match=r"F-12\.7"):
        game.play("done p3", "p1")
    play(game, "p1: aside p3 v1")
    assert texts(game, "p1") == ["aside p3 u1", "aside p3 w1", "done p3"]
    play(game, "p1: done p3")
    assert texts(game, "p2") == ["aside p3 u2", "aside p3 v2", "aside p3 w2", "pass"]
    play(game, "p2: aside p3 u2")
    assert (game.position()["aside"], game.position()["phase"]) == (["p3.u2", "p3.v1"], "gear")


def test_both_sides_may_pass_and_the_machete_is_spent() -> None:
    """F-10.11."""
    game = play(machete("two, third figure", "p3"), "p1: use p3 machete", "p2: use p3 machete", "p1: pass", "p2: pass")
    assert (game.position()["aside"], game.position()["discards"]) == ([], ["machete"])
