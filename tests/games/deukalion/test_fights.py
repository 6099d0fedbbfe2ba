"""D-12 Fights."""

from __future__ import annotations

from fractions import Fraction
from typing import cast

import pytest

import lapilli
from tests.games.deukalion.positions import run, table

SHIPS = {"ships": {"perseus": "c4", "hercules": "d4"}}


def chances(t: lapilli.Table) -> dict[str, Fraction]:
    """The probability of everything that chance may do now."""
    return {action.text: cast(Fraction, action.weight) for action in t.menu("chance")}


def test_only_ships_throw() -> None:
    """D-12.1 Cities, garrisons and Hydra have fixed values."""
    for ship, action, kind, needed in (
        ("b3", "attack corinth", "city", 4),
        ("h4", "attack salamis", "settlement", 2),
        ("f4", "sail f5", "hydra", 5),
    ):
        t = table(ships={"perseus": ship}, settlements={"salamis": "achilles"}, open="t09 t14")
        t.play(action)
        fight = t.view()["fight"]
        assert (fight["kind"], fight["needed"]) == (kind, needed)
        assert [side["seat"] for side in fight["sides"]] == ["perseus"]


def test_all_soldiers_aboard_are_thrown() -> None:
    """D-12.2 Never a part; a seat without soldiers throws nothing but is asked in both windows."""
    t = run(table(ships={"perseus": "b3"}, aboard={"perseus": 4}), "> attack corinth")
    assert len(t.menu("chance")) == 15
    facts = {"aboard": {"hercules": 0}, "hand": {"hercules": "underworld athena"}}
    t = run(table(**SHIPS, **facts), "> sail d4\nasked: hercules\n> pass\n> toss perseus 8 0 2\nasked: hercules")
    run(t, "> play athena\nasked: hercules\nlegal: leave")


def test_the_muster_window_is_for_the_seat_that_does_not_step() -> None:
    """D-12.3 As often as it wants, then `pass`; the stepping seat could have played before."""
    hands = {"hercules": "underworld hermes", "perseus": "underworld hermes"}
    t = run(table(**SHIPS, below={"hercules": 5, "perseus": 5}, hand=hands), "> sail d4\nasked: hercules")
    run(t, "> play underworld 2\nasked: hercules\n> play hermes\n> draw hercules underworld\n> draw hercules zeus")
    run(
        t, "asked: hercules\n> play underworld 3\naboard hercules 10\n> toss perseus 0 5 0\nlegal: toss hercules 10 0 0"
    )
    t = table(ships={"perseus": "b3"}, below={"perseus": 5}, hand={"perseus": "underworld"})
    run(t, "> attack corinth\nasked: chance")


def test_throws_have_the_stated_chances() -> None:
    """D-12.4 Attacker first, then defender; n!/(a! b! c!) p^a q^b r^c."""
    t = run(table(**SHIPS, aboard={"perseus": 3, "hercules": 1}), "> sail d4")
    odds = chances(t)
    assert odds["toss perseus 1 1 1"] == Fraction(219108, 10**6)
    assert sum(odds.values()) == 1
    run(t, "> toss perseus 1 1 1")
    odds = chances(t)
    assert odds == {
        "toss hercules 1 0 0": Fraction(31, 100),
        "toss hercules 0 1 0": Fraction(31, 100),
        "toss hercules 0 0 1": Fraction(38, 100),
    }


@pytest.mark.parametrize(("toss", "shares"), [("flat", (40, 40, 20)), ("thirds", (1, 1, 1))])
def test_other_ways_of_falling(toss: str, shares: tuple[int, int, int]) -> None:
    """D-12.4 The option `toss`."""
    t = run(table(ships={"perseus": "b3"}, aboard={"perseus": 1}, options={"toss": toss}), "> attack corinth")
    assert [action.weight for action in sorted(t.menu("chance"), key=lambda action: action.text, reverse=True)] == [
        Fraction(share, sum(shares)) for share in shares
    ]


def test_ten_soldiers_are_weighed_exactly() -> None:
    """D-12.4 66 outcomes that sum to one, beyond 64 bits."""
    t = run(table(ships={"perseus": "b3"}), "> attack corinth")
    odds = chances(t)
    assert len(odds) == 66
    assert sum(odds.values()) == 1
    assert odds["toss perseus 10 0 0"] == Fraction(31, 100) ** 10
    assert odds["toss perseus 5 3 2"] == 2520 * Fraction(31, 100) ** 8 * Fraction(38, 100) ** 2


def test_the_reckoning_window_goes_to_and_fro() -> None:
    """D-12.5 Attacker first, after each play the other; a pass does not bind after a later play."""
    hands = {"perseus": "zeus athena", "hercules": "athena zeus"}
    t = table(**SHIPS, hand=hands)
    run(t, "> sail d4\n> toss perseus 3 4 3\n> toss hercules 3 3 4\nasked: perseus")  # 5.5 against 5
    run(t, "> pass\nasked: hercules\n> play athena\nasked: perseus\n> play athena\nasked: hercules")
    run(t, "> play zeus\n> toss hercules 0 2 1\nasked: perseus\n> pass\nasked: hercules\nlegal: leave")
    t = table(ships={"perseus": "b3"}, hand={"perseus": "zeus zeus"})
    run(t, "> attack corinth\n> toss perseus 6 4 0\n> play zeus\n> toss perseus 3 2 1\nasked: perseus\n> play zeus")
    run(t, "> toss perseus 0 0 3\nlegal: take red\naboard perseus 10")


def test_strength_and_losing_now() -> None:
    """D-12.6 Firm, half leaning, fleeces, shields; on a tie the attacker of a ship is losing."""
    t = table(**SHIPS, hand={"perseus": "athena", "hercules": "athena"}, table={"perseus": {"fleece": 1}})
    run(t, "> sail d4\n> toss perseus 2 4 4\n> toss hercules 2 6 2\nasked: perseus")  # 6 + 1 against 7
    assert [side["strength"] for side in t.view()["fight"]["sides"]] == [7, 7]
    run(t, "> play athena\nasked: hercules")
    assert [side["strength"] for side in t.view()["fight"]["sides"]] == [9, 7]


@pytest.mark.parametrize(("throw", "winner"), [("2 4 4", "hercules"), ("2 5 3", "perseus"), ("3 4 3", "hercules")])
def test_the_stronger_ship_wins_and_the_defender_on_a_tie(throw: str, winner: str) -> None:
    """D-12.7 6 against 6, 6.5 and 5.5."""
    t = run(table(**SHIPS), f"> sail d4\n> toss perseus {throw}\n> toss hercules 2 4 4")
    assert t.actors == (winner,)
    assert t.view()["phase"] == "spoils"


def test_the_fallen_of_both_sides_go_below() -> None:
    """D-12.8 Winner or not; all others stay aboard."""
    t = table(**SHIPS, table={"hercules": {"hades": 1}})
    run(
        t, "> sail d4\n> toss perseus 4 6 0\n> toss hercules 5 1 4\nbelow perseus 4\nbelow hercules 4\naboard perseus 6"
    )


def test_the_reward_comes_before_the_spoils() -> None:
    """D-12.9 A `beat` card is taken, replaced and revealed first."""
    t = run(table(**SHIPS, open="t01 t14"), "> sail d4\n> toss perseus 0 10 0\n> toss hercules 10 0 0\nasked: chance")
    run(t, "tasks perseus t01\n> task t02\nasked: perseus\nlegal: leave; push hercules a4")


def test_the_spoils_are_a_treasure_or_a_push_or_nothing() -> None:
    """D-12.10 Without treasure only push or leave; without a push both ships share the field."""
    facts = {**SHIPS, "aboard": {"hercules": 9}, "cargo": {"hercules": "red corinth"}}
    script = "> sail d4\n> toss perseus 1 9 0\n> toss hercules 9 0 0\n"
    t = run(
        table(**facts),
        script + "legal: take red; leave; push hercules a4\n> take red\ncargo perseus red\nship hercules d4",
    )
    run(t, "ship perseus d4")
    t = run(table(**facts), script + "> push hercules a4\nship hercules a4\ncargo hercules red")
    t = run(table(**facts), script + "> leave\ncargo hercules red\nship hercules d4")
    t = run(table(**SHIPS), "> sail d4\n> toss perseus 1 9 0\n> toss hercules 10 0 0\nillegal: take red")


@pytest.mark.parametrize(("throw", "won"), [("4 2 4", True), ("5 2 3", False)])
def test_a_city_falls_to_its_value(throw: str, won: bool) -> None:
    """D-12.11 Strength 4 wins Corinth, 3.5 does not; an empty city may not be attacked."""
    t = run(table(ships={"perseus": "b3"}), f"> attack corinth\n> toss perseus {throw}")
    assert (t.view()["phase"] == "plunder") == won
    empty = table(ships={"perseus": "b3"}, aboard={"hercules": 9}, cargo={"hercules": "red corinth"})
    run(empty, "illegal: attack corinth")


def test_a_won_city_gives_one_treasure() -> None:
    """D-12.12 One of those in the city, or none; the fallen go below, won or lost."""
    t = run(table(ships={"perseus": "g3"}), "> attack halicarnassus\n> toss perseus 2 4 4")
    run(
        t,
        "only: take blue; take yellow; take white; leave\n> take blue\nbelow perseus 2\n"
        "city halicarnassus yellow white",
    )
    run(
        table(ships={"perseus": "g3"}),
        "> attack halicarnassus\n> toss perseus 2 4 4\n> leave\ncargo perseus\nbelow perseus 2",
    )
    run(
        table(ships={"perseus": "g3"}),
        "> attack halicarnassus\n> toss perseus 9 1 0\nbelow perseus 9\naboard perseus 1",
    )


def test_a_treasure_needs_a_space() -> None:
    """D-12.13 On a full ship a soldier goes below; with room nobody does; ten treasures and nobody: not legal."""
    run(
        table(ships={"perseus": "g3"}),
        "> attack halicarnassus\n> toss perseus 0 4 6\n> take blue\naboard perseus 9\nbelow perseus 1",
    )
    run(
        table(ships={"perseus": "g3"}),
        "> attack halicarnassus\n> toss perseus 1 4 5\n> take blue\naboard perseus 9\nbelow perseus 1",
    )
    cargo = "red corinth, green mycenae, blue mycenae, red sparta, yellow sparta, white thera, green crete, blue crete"
    full = {"perseus": cargo + ", yellow rhodes, white rhodes"}
    facts = {"ships": {"perseus": "d4", "hercules": "c4"}, "cargo": {**full, "hercules": "red cyprus"}}
    t = table(**facts, aboard={"perseus": 0, "hercules": 1}, table={"perseus": {"fleece": 1}}, step=("hercules", 1))
    run(t, "> sail d4\n> toss hercules 0 1 0\nasked: perseus\nillegal: take red\nlegal: leave")


def test_a_win_costs_nothing_more() -> None:
    """D-12.14 Who did not fall stays aboard."""
    run(table(ships={"perseus": "g3"}), "> attack halicarnassus\n> toss perseus 2 4 4\n> leave\naboard perseus 8")


def test_a_conquered_settlement_changes_hands() -> None:
    """D-12.15 Fallen first; the garrison leaves; the winner must garrison it, or it stays empty."""
    facts = {"ships": {"perseus": "h4"}, "settlements": {"salamis": "achilles"}}
    t = run(
        table(**facts),
        "total achilles 2\n> attack salamis\n> toss perseus 5 2 3\nholds salamis perseus\ntotal perseus 2",
    )
    run(t, "aboard perseus 3\nbelow perseus 5\ntotal achilles 0")
    t = run(table(**facts, aboard={"perseus": 3}), "> attack salamis\n> toss perseus 2 1 0\nholds salamis achilles")
    t = run(
        table(**facts, aboard={"perseus": 2}),
        "> attack salamis\n> toss perseus 0 2 0\nholds salamis perseus\naboard perseus 0",
    )
    t = table(**facts, aboard={"perseus": 1}, hand={"perseus": "athena"})
    run(
        t,
        "> attack salamis\n> toss perseus 0 0 1\n> play athena\nholds salamis None\ntotal perseus 0\ntotal achilles 0",
    )
