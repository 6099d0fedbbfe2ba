"""D-1, D-15 Points and the end."""

from __future__ import annotations

from typing import Any

import pytest

import lapilli
from lapilli.core.rng import Rng
from tests.games.deukalion.positions import run, table

TWO: dict[str, Any] = {"aboard": {"perseus": 8}, "cargo": {"perseus": "red corinth, white thera"}}


@pytest.mark.parametrize(("seats", "target"), [(2, 16), (3, 14), (4, 12)])
def test_points_to_win(seats: int, target: int) -> None:
    """D-1.1 16, 14 or 12 (example R11), or the number agreed; anyone who first has them wins at once."""
    assert lapilli.new("deukalion", seats=seats).view()["target"] == target
    assert lapilli.new("deukalion", seats=seats, target=9).view()["target"] == 9
    t = run(table(seats=seats, points={"perseus": target - 1}, **TWO), "> deliver red\nover perseus")
    assert t.result is not None
    assert t.result.outcome == "won"
    run(table(seats=seats, points={"perseus": target - 2}, **TWO), "> deliver red\nasked: perseus")


def test_a_total_is_tasks_point_cards_and_garrisons() -> None:
    """D-1.2 4 + 2 + 2."""
    t = table(tasks={"perseus": "t15"}, points={"perseus": 2}, settlements={"lindos": "perseus"}, open="t13 t14")
    run(t, "total perseus 8")


WAYS: dict[str, tuple[dict[str, Any], str, int]] = {
    "task": ({"open": "t01 t14", **TWO}, "> claim t01.a red", 2),
    "settlement": ({"ships": {"perseus": "h5"}}, "> found lindos", 2),
    "Hydra": ({"ships": {"perseus": "f4"}, "hand": {"perseus": "call"}}, "> play call f4\n> toss perseus 0 9 1", 1),
    "majority": ({"ships": {"perseus": "g1"}, "below": {"perseus": 1}}, "> sail h1\n> styx take", 2),
    "delivery": (TWO, "> deliver red", 1),
}


@pytest.mark.parametrize("way", WAYS)
def test_the_five_ways_to_points(way: str) -> None:
    """D-1.3 Task, settlement, Hydra, majority, plain delivery."""
    facts, script, points = WAYS[way]
    run(table(**facts), f"{script}\ntotal perseus {points}")


def test_point_cards_never_run_out() -> None:
    """D-1.4 After fourteen given ones points go on being counted."""
    t = table(points={"deukalion": 7, "hercules": 7}, **TWO)
    run(t, "> deliver red\npoints perseus 1")


def test_settlement_points_vanish_with_the_soldiers() -> None:
    """D-1.5 Cards are never lost."""
    t = table(ships={"perseus": "h4"}, settlements={"salamis": "achilles"}, points={"achilles": 3})
    run(t, "total achilles 5\n> attack salamis\n> toss perseus 0 10 0\ntotal achilles 3")


def test_totals_and_target_are_public() -> None:
    """D-1.6 Every viewer sees them."""
    t = table(points={"achilles": 3})
    for seat in ("perseus", None):
        assert t.view(seat)["heroes"]["achilles"]["total"] == 3
        assert t.view(seat)["target"] == 12


def test_the_end_comes_at_once_whoever_steps() -> None:
    """D-15.1 Nothing pending is carried out."""
    t = table(ships={"perseus": "g1"}, below={"perseus": 5}, points={"perseus": 10})
    run(t, "> sail h1\n> styx take\nover perseus")
    assert t.actors == ()
    assert t.menu() == []


def test_the_total_is_checked_after_every_gain() -> None:
    """D-15.2 Both Styx cards are one gain; claim, founding and conquest count as well."""
    run(
        table(ships={"perseus": "g1"}, below={"perseus": 5}, points={"perseus": 11}),
        "> sail h1\n> styx take\npoints perseus 13\nover perseus",
    )
    run(
        table(open="t01 t14", points={"perseus": 10}, **TWO), "> claim t01.a red\nover perseus\ncargo perseus red white"
    )
    t = table(ships={"perseus": "h4"}, settlements={"salamis": "achilles"}, points={"perseus": 10})
    run(t, "> attack salamis\n> toss perseus 0 10 0\nover perseus")


def test_one_event_gives_points_from_the_active_seat_clockwise() -> None:
    """D-15.3 The first to reach the target wins (example O27); the next gets nothing any more."""
    cargo = {"perseus": "red corinth, white thera", "hercules": "white rhodes"}
    t = table(
        open="t01 t14",
        aboard={"perseus": 8, "hercules": 9},
        cargo=cargo,
        points={"hercules": 11, "perseus": 9},
        active="achilles",
        step=("perseus", 1),
    )
    run(t, "> claim t01.a red\n> return red to corinth\n> task t05")
    run(t, "perseus> claim t05.a white\nhercules> claim t05.a white\nover perseus\npoints hercules 11")


def test_ranking_is_by_total() -> None:
    """D-15.4 No tie-break: the others keep their totals."""
    t = run(table(points={"perseus": 11, "hercules": 4, "achilles": 4}, **TWO), "> deliver red\nover perseus")
    assert t.result is not None
    assert dict(t.result.scores) == {"deukalion": 0, "perseus": 12, "hercules": 4, "achilles": 4}


def test_a_turn_limit_ends_the_game() -> None:
    """D-15.5 After so many turns the highest total wins; a tie is shared."""
    facts = {"main": ("perseus", (2, 1, 1, 1)), "options": {"turn_limit": 5}, "turn": 5}
    t = run(table(**facts, points={"hercules": 4, "achilles": 4}), "> end\nover hercules achilles")
    assert t.result is not None
    assert t.result.outcome == "limit"
    run(table(**{**facts, "turn": 4}, points={"hercules": 4}), "> end\nasked: chance")
    short = lapilli.new("deukalion", seats=2, turn_limit=1, seed=1)
    rng = Rng(1)
    while short.result is None:
        short.settle(rng)
        if short.actors:
            short.play(short.menu()[rng.below(len(short.menu()))])
    assert short.view()["turn"] == 1


def test_the_goal_says_how_far_one_is() -> None:
    t = table(seats=3, points={"perseus": 5, "hercules": 7})
    words = "Goal: be the first with 14 points."
    assert t.game.presentation.goal(t.view("perseus"), 1, "en") == f"{words} You: 5, the other players: 7 at most."
    assert t.game.presentation.goal(t.view(None), None, "en") == words
