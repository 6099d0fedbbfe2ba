"""D-11 Settlements."""

from __future__ import annotations

import pytest

from tests.games.deukalion.positions import run, table


@pytest.mark.parametrize(
    ("settlement", "ship", "number"),
    [("ephesus", "h2", 1), ("argos", "a6", 1), ("salamis", "i5", 2), ("lindos", "h5", 2)],
)
def test_founding_takes_the_printed_number(settlement: str, ship: str, number: int) -> None:
    """D-11.1 Exactly that many soldiers move in, without a throw."""
    t = table(ships={"perseus": ship})
    run(t, f"> found {settlement}\naboard perseus {10 - number}\ntotal perseus {number}\nholds {settlement} perseus")
    run(table(ships={"perseus": ship}, aboard={"perseus": number - 1}), f"illegal: found {settlement}")


def test_the_founder_may_be_left_without_soldiers() -> None:
    """D-11.2 The points count at once."""
    t = table(ships={"perseus": "h5"}, aboard={"perseus": 2}, points={"perseus": 10})
    run(t, "> found lindos\naboard perseus 0\nover perseus")


def test_garrisons_do_not_throw_and_do_not_come_back() -> None:
    """D-11.3 Only those aboard are thrown; nothing brings a garrison home."""
    t = table(ships={"perseus": "h4"}, settlements={"ephesus": "perseus", "salamis": "perseus"})
    run(t, "illegal: recover\n> attack halicarnassus\nlegal: toss perseus 7 0 0\nillegal: toss perseus 10 0 0")


def test_a_seat_may_hold_any_number() -> None:
    """D-11.4 All four count."""
    t = table(settlements=dict.fromkeys(("ephesus", "argos", "salamis", "lindos"), "perseus"))
    run(t, "total perseus 6\naboard perseus 4")


def test_a_held_settlement_must_be_conquered_and_ones_own_cannot() -> None:
    """D-11.5 No founding where somebody stands."""
    t = table(ships={"perseus": "h2"}, settlements={"ephesus": "hercules"})
    run(t, "illegal: found ephesus\nlegal: attack ephesus")
    run(table(ships={"perseus": "h2"}, settlements={"ephesus": "perseus"}), "illegal: found ephesus; attack ephesus")


def test_one_settlement_per_stop() -> None:
    """D-11.6 After founding no attack on one, after conquering no founding; a city goes with either."""
    t = table(ships={"perseus": "h4"}, settlements={"salamis": "achilles"})
    run(t, "> found ephesus\nillegal: attack salamis\nlegal: attack halicarnassus")
    t = table(ships={"perseus": "h4"}, settlements={"salamis": "achilles"})
    run(t, "> attack salamis\n> toss perseus 2 4 4\nholds salamis perseus\nillegal: found ephesus")
    t = table(ships={"perseus": "h4"}, settlements={"salamis": "achilles"})
    run(t, "> attack halicarnassus\n> toss perseus 2 4 4\n> leave\nlegal: found ephesus")


def test_a_beaten_garrison_goes_below_or_home() -> None:
    """D-11.7 With `garrison = home` aboard as far as there is room, the rest below."""
    facts = {"ships": {"perseus": "h4"}, "settlements": {"salamis": "achilles"}}
    t = table(**facts, options={"garrison": "home"})
    run(t, "> attack salamis\n> toss perseus 0 10 0\naboard achilles 10\nbelow achilles 0")
    t = table(
        **facts, options={"garrison": "home"}, aboard={"achilles": 7}, cargo={"achilles": "red corinth, red sparta"}
    )
    run(t, "> attack salamis\n> toss perseus 0 10 0\naboard achilles 8\nbelow achilles 2")
    t = table(**facts)
    run(t, "> attack salamis\n> toss perseus 0 10 0\naboard achilles 8\nbelow achilles 2")
