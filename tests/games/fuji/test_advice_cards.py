"""Equipment in the hands of the heuristic player: started where it pays, kept where it does not."""

from __future__ import annotations

from typing import Any

import pytest

import lapilli
from lapilli.core.table import Table
from lapilli.games.fuji.actions import CARD_NAMES
from tests.games.fuji.positions import play, scene
from tests.games.fuji.test_advice import choose, played

GROUND: dict[str, Any] = {"terrain": {"e2": "land18", "d3": "land19", "d1": "land20"}, "talk": "chat"}
MARKS = {"p1": "e2", "p2": "d3", "p3": "d1"}


def gear(card: str, dice: str, **more: Any) -> Table:
    """Phase 4: p1 has marked e2, where even dice count, and holds a card."""
    return scene(cards={"p1": [card]}, phase="gear", marks=MARKS, dice={"p1": dice}, **{**GROUND, **more})


def planning(card: str, dice: str, **more: Any) -> Table:
    """Phase 2: nobody has marked a card yet, and p1 holds one."""
    return scene(cards={"p1": [card]}, dice={"p1": dice}, **{**GROUND, **more})


def test_it_borrows_a_die_when_its_own_are_too_weak() -> None:
    """F-12.2: mostly, as it must imagine theirs; with good ones less often: a lent die also frees the others."""

    def borrows(dice: str) -> int:
        return sum(choose(gear("lighter", dice), "p1", seed).startswith("use lighter p") for seed in range(1, 41))

    assert borrows("1 1 1 1 1 1") > 34
    assert borrows("4 2 2 2 1 1") < 24 > borrows("6 6 6 6 6 6")


def test_all_throw_a_die_again_when_it_has_one_to_throw() -> None:
    """F-12.3."""
    assert choose(gear("carabiner", "2 2 2 2 2 1"), "p1") == "use carabiner"
    assert choose(gear("carabiner", "6 6 6 6 6 6"), "p1") == "ready"


@pytest.mark.parametrize(("dice", "then"), [("6 6 1 1 1 1", "use flashlight"), ("6 6 6 6 6 6", "ready")])
def test_it_makes_light_once_it_knows_where_to_go(dice: str, then: str) -> None:
    """F-12.13: first the marker, then the throw, and not with dice that are good as they lie."""
    table = planning("flashlight", dice)
    first = choose(table, "p1")
    assert first.startswith("mark")
    play(table, f"p1: {first}")
    assert choose(table, "p1") == then
    if then == "ready":
        return
    play(table, f"p1: {then}")
    while (action := choose(table, "p1")) != "throw":
        assert action in {f"pick {die}" for die in ("v1", "v2", "w1", "w2")}  # never the sixes
        play(table, f"p1: {action}")


def test_it_swaps_two_cards_and_goes_to_one_of_them() -> None:
    """F-12.1."""
    table = planning("binoculars", "6 6 1 1 1 1")
    action = choose(table, "p1")
    assert action.startswith("use binoculars ")
    play(table, f"p1: {action}")
    assert choose(table, "p1").removeprefix("mark ") in action.split()[2:]


def test_it_spares_its_binoculars_on_request() -> None:
    """F-13.14."""
    table = planning("binoculars", "6 6 1 1 1 1", talk="phrases")
    play(table, "p2: talk please p1 spare binoculars")
    while (action := choose(table, "p1")) != "ready":
        assert not action.startswith("use")
        play(table, f"p1: {action}")


def test_every_piece_of_equipment_is_used() -> None:
    """F-12: each of the fifteen, within a few dozen games."""
    if not lapilli.interpreted.compiled():
        pytest.skip("whole games of the player take minutes interpreted")
    unused = set(CARD_NAMES)
    for number in range(80):
        unused -= {text.split()[1] for _, _, text in played(3, {"level": 3}, number) if text.startswith("use ")}
        if not unused:
            break
    assert not unused
