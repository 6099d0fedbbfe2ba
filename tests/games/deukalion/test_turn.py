"""D-0, D-4, D-5 Conventions, the turn, the Kylix and its four actions."""

from __future__ import annotations

from fractions import Fraction
from typing import cast

import pytest

import lapilli
from lapilli.core.rng import Rng
from lapilli.games.deukalion.rules.game_state import GameState
from tests.games.deukalion.positions import legal, run, table

ROLL = "> roll rim1 {}\n> roll rim2 {}\n> roll rim3 {}\n> roll rim4 {}\n> roll middle {}"


def rolling(**changes: object) -> lapilli.Table:
    facts = {"turn_phase": "roll", "active": "deukalion", "stepper": None, "dice": [0] * 5}
    return table(**(facts | changes))


def test_neighbours() -> None:
    """D-0.1 The right neighbour pushes the beaten ship; with two seats that is the opponent."""
    t = table(seats=2, open="t09 t14", ships={"perseus": "f4"})
    run(t, "> sail f5\n> toss perseus 10 0 0\nasked: deukalion")
    t = table(seats=3, open="t09 t14", ships={"deukalion": "f4"}, step=("deukalion", 1))
    run(t, "> sail f5\n> toss deukalion 10 0 0\nasked: hercules")


def test_strength_counts_half_points() -> None:
    """D-0.2 Firm 1, leaning 1/2."""
    t = table(ships={"perseus": "b3"}, hand={"perseus": "athena"})
    run(t, "> attack corinth\n> toss perseus 5 2 3\nasked: perseus")
    assert t.view()["fight"]["sides"][0]["strength"] == 3.5


def test_a_single_option_is_carried_out_without_a_line() -> None:
    """D-0.3 A step in which only `done` is left ends by itself; a certain chance outcome is still recorded."""
    t = table(ships={"perseus": "f3"})
    run(t, "> sail f2\nasked: hercules")
    assert t.moves() == [("perseus", "sail f2")]
    t = run(table(ships={"perseus": "b3"}, aboard={"perseus": 1}), "> attack corinth\n> toss perseus 1 0 0")
    assert ("chance", "toss perseus 1 0 0") in t.moves()
    t = run(table(ships={"perseus": "d4", "hercules": "c4"}, aboard={"perseus": 0}, step=("hercules", 1)), "> sail d4")
    run(t, "> toss hercules 0 0 10\nasked: hercules")  # a throw of no soldiers does not take place


def test_nobody_steps_between_roll_and_first_step() -> None:
    """D-0.4 The stepping seat is the one whose step runs, or the active one after setting the Kylix."""
    t = rolling()
    assert t.view()["stepper"] is None
    run(t, ROLL.format(2, 1, 3, 2, 1))
    assert t.view()["stepper"] == "perseus"
    run(t, "> done\n> done\n> done")
    assert (t.view()["phase"], t.view()["stepper"]) == ("kylix", None)
    run(t, "> kylix rim1")
    assert t.view()["stepper"] == "deukalion"


def test_a_treasure_stays_aboard_until_it_is_returned() -> None:
    """D-0.5 The point is given, the treasure still aboard; every state adds up."""
    t = table(aboard={"perseus": 8}, cargo={"perseus": "red corinth, white thera"})
    run(t, "> deliver red\npoints perseus 1\ncargo perseus red white")
    assert t.game.rules.audit(t.state) == []
    run(t, "> return red to corinth\ncargo perseus white")


def test_the_active_seat_rolls_five_public_dice() -> None:
    """D-4.1 Four rim dice, then the middle one, each 1/3."""
    t = rolling()
    for hollow in ("rim1", "rim2", "rim3", "rim4", "middle"):
        assert [(action.text, action.weight) for action in t.menu("chance")] == [
            (f"roll {hollow} {face}", Fraction(1, 3)) for face in (1, 2, 3)
        ]
        t.play(f"roll {hollow} 2")
    assert t.view("achilles")["dice"] == [2, 2, 2, 2, 2]


def test_the_others_step_from_the_left_of_the_active_seat() -> None:
    """D-4.2 One after the other, all but the active one."""
    t = rolling(active="perseus")
    run(t, ROLL.format(1, 2, 3, 1, 2))
    run(t, "asked: hercules\n> done\nasked: achilles\n> done\nasked: deukalion\n> done\nasked: perseus")
    assert t.view()["phase"] == "kylix"


def test_a_non_active_seat_sails_by_the_middle_die_or_does_nothing() -> None:
    """D-4.3 Up to the middle die; `done` is always there."""
    t = rolling(ships={"perseus": "f2"})
    run(t, ROLL.format(3, 3, 3, 3, 1))
    assert {text for text in legal(t) if text.startswith("sail")} == {"sail f1", "sail g2", "sail f3", "sail e2"}
    run(t, "legal: done\n> done\nship perseus f2")


@pytest.mark.parametrize(("below", "back"), [(5, 2), (1, 1)])
def test_recovering_takes_the_place_of_sailing(below: int, back: int) -> None:
    """D-4.4 Two soldiers, or as many as there are; then no sailing and no landing, but lying deeds and cards."""
    t = table(ships={"perseus": "g3"}, below={"perseus": below}, hand={"perseus": "pegasus poseidon"})
    run(t, "legal: sail g2; attack halicarnassus; found ephesus; play poseidon\n> recover")
    run(t, f"aboard perseus {10 - below + back}")
    run(t, "only: done; play pegasus")
    assert "recover" not in legal(table(ships={"perseus": "g3"}))  # nobody is below
    t = table(ships={"perseus": "g3"}, below={"perseus": 3})
    run(t, "> found ephesus\nillegal: recover")  # the sailing is used


def test_recover_needs_room() -> None:
    """D-4.4 Fewer if fewer fit; not legal if none."""
    cargo = "red corinth, green mycenae, blue mycenae"
    t = table(below={"perseus": 4}, aboard={"perseus": 6}, cargo={"perseus": cargo})
    run(t, "> recover\naboard perseus 7")
    run(table(below={"perseus": 3}, aboard={"perseus": 7}, cargo={"perseus": cargo}), "illegal: recover")


def test_the_active_seat_sets_the_kylix_last() -> None:
    """D-4.5 After all steps, knowing what happened."""
    t = run(table(seats=2, dice=[1, 2, 3, 1, 1]), "> done\nasked: deukalion")
    assert t.view()["phase"] == "kylix"
    run(t, "only: kylix rim1; kylix rim2; kylix rim3; kylix rim4")


def test_the_four_actions_come_in_any_order_each_once() -> None:
    """D-4.6 Cards, soldiers, sailing, Hydra; none twice."""
    for order in (("cards", "soldiers 1", "sail f2", "hydra g5"), ("hydra g5", "sail f2", "soldiers 1", "cards")):
        t = table(
            ships={"deukalion": "f3"},
            below={"deukalion": 5},
            hand={"deukalion": "pegasus"},
            main=("deukalion", (3, 1, 1, 1)),
        )
        for action in order:
            t.play(action)
            if t.view()["phase"] == "draw":
                t.play("draw deukalion zeus")
            rest = {text.split()[0] for text in legal(t)} if t.view()["phase"] == "main" else set()
            assert action.split()[0] not in rest


def test_a_fulfilled_task_lies_open_at_once() -> None:
    """D-4.7 Before the price is paid."""
    t = table(open="t01 t14", aboard={"perseus": 8}, cargo={"perseus": "red corinth, white thera"})
    run(t, "> claim t01.a red\ntasks perseus t01")
    assert t.view("achilles")["heroes"]["perseus"]["tasks"] == ["t01"]


def test_after_the_end_the_left_neighbour_is_active() -> None:
    """D-4.8 And rolls again."""
    t = run(table(main=("achilles", (2, 1, 1, 1))), "> end\nasked: chance")
    assert t.view()["active"] == "deukalion"
    assert t.view()["dice"] == [0] * 5
    assert t.view()["kylix"] is None


def test_the_cup_may_only_be_turned() -> None:
    """D-5.1 rimK is the card die, clockwise soldiers, sailing, Hydra; equal settings are one option."""
    facts = {"turn_phase": "kylix", "active": "deukalion", "stepper": None}
    t = table(**facts, dice=[1, 2, 3, 3, 1], below={"deukalion": 5}, ships={"deukalion": "f2"})
    run(t, "only: kylix rim1; kylix rim2; kylix rim3; kylix rim4\n> kylix rim2")
    run(t, "illegal: cards\nlegal: soldiers 3; sail f1; sail f4; hydra e5")  # cards 2, soldiers 3, sailing 3, Hydra 1
    assert [cast(GameState, t.state).die(action) for action in range(4)] == [2, 3, 3, 1]
    run(table(**facts, dice=[1, 3, 1, 3, 1]), "only: kylix rim1; kylix rim2")
    run(table(**facts, dice=[1, 1, 2, 1, 1]), "only: kylix rim1; kylix rim2; kylix rim3; kylix rim4")


def test_what_the_active_seat_may_choose() -> None:
    """D-5.2 Cards, soldiers, sailing, Hydra, deeds, action cards, end."""
    t = table(
        ships={"deukalion": "g3"},
        below={"deukalion": 1},
        hand={"deukalion": "pegasus"},
        main=("deukalion", (3, 1, 1, 1)),
    )
    kinds = {text.split()[0] for text in legal(t)}
    assert kinds == {"cards", "soldiers", "sail", "hydra", "attack", "found", "play"}
    run(t, "> cards\n> draw deukalion zeus\nlegal: end; sail g2")


def test_the_card_die_must_be_carried_out() -> None:
    """D-5.3 1: every other seat draws, from the left; 2: nobody, it counts as done; 3: the active seat."""
    run(table(main=("deukalion", (2, 1, 1, 1))), "legal: end\nillegal: cards")
    t = table(main=("achilles", (1, 1, 1, 1)))
    run(t, "illegal: end\n> cards\n> draw deukalion zeus\n> draw perseus zeus\n> draw hercules zeus\nlegal: end")
    run(t, "hand achilles\nhand deukalion zeus")
    t = table(main=("achilles", (3, 1, 1, 1)))
    run(t, "illegal: end\n> cards\n> draw achilles zeus\nhand achilles zeus\nlegal: end")


def test_soldiers_come_back_up_to_the_die() -> None:
    """D-5.4 At least one, once; no more than the die, those below, or the room."""
    run(
        table(below={"perseus": 5}, main=("perseus", (2, 2, 1, 1))),
        "legal: soldiers 1; soldiers 2\nillegal: soldiers 3",
    )
    run(table(below={"perseus": 1}, main=("perseus", (2, 2, 1, 1))), "legal: soldiers 1\nillegal: soldiers 2")
    run(
        table(below={"perseus": 5}, main=("perseus", (2, 2, 1, 1))),
        "> soldiers 1\nillegal: soldiers 1\naboard perseus 6",
    )


def test_the_sailing_die_is_the_range_of_the_active_seat() -> None:
    """D-5.5 Fewer fields or none are allowed; the middle die does not matter."""
    t = table(ships={"perseus": "f2"}, main=("perseus", (2, 1, 1, 3)))
    assert {text for text in legal(t) if text.startswith("sail")} == {"sail f1", "sail g2", "sail f3", "sail e2"}


def test_the_hydra_die_moves_the_hydra_or_not() -> None:
    """D-5.6 One up to die fields, once."""
    t = table(main=("perseus", (2, 1, 1, 1)))
    assert {text for text in legal(t) if text.startswith("hydra")} == {"hydra e5", "hydra f4", "hydra g5", "hydra f6"}
    run(t, "> hydra e5\nhydra e5\nillegal: hydra f5\nlegal: end")


@pytest.mark.parametrize("action", ["soldiers 1", "cards", "hydra e5"])
def test_other_actions_close_an_open_stop(action: str) -> None:
    """D-5.7 Cards, soldiers and Hydra do; action cards and lying deeds do not."""
    t = table(
        ships={"perseus": "g2"}, below={"perseus": 1}, hand={"perseus": "pegasus"}, main=("perseus", (3, 1, 1, 1))
    )
    run(t, "> sail g3\n> play pegasus\nlegal: attack halicarnassus; found ephesus")
    t.play(action)
    t.settle(Rng(1))
    run(t, "illegal: attack halicarnassus; found ephesus")


def test_drawing_refills_the_bag_from_the_pile() -> None:
    """D-5.8 An empty bag takes the pile first; if both are empty nothing is drawn; a hand has no limit."""
    hands = {"deukalion": "pegasus pegasus hades hades fleece fleece underworld underworld underworld poseidon"}
    rest = "poseidon poseidon athena athena athena zeus zeus zeus hermes hermes hermes call call call charon charon"
    hands["hercules"] = rest + " charon orpheus orpheus"
    t = table(hand=hands, pile={"orpheus": 1}, main=("perseus", (3, 1, 1, 1)))
    assert t.view()["deck"] == 0
    run(t, "> cards\nonly: draw perseus orpheus\n> draw perseus orpheus")
    assert (t.view()["deck"], t.view()["pile"]) == (0, {})
    t = table(hand={**hands, "achilles": "orpheus"}, main=("perseus", (1, 1, 1, 1)))
    run(t, "> cards\nasked: perseus\nlegal: end")


def test_only_what_told_nobody_anything_is_taken_back() -> None:
    """D-0.6 A sailing over open water may be taken back, a thrown die may not; the refusal names the clause."""
    t = run(table(ships={"perseus": "f3"}), "> sail f2")
    t.undo("perseus")
    refusal = run(rolling(), "> roll rim1 3").why_no_undo()
    assert refusal is not None
    assert (refusal.message, refusal.rule) == ("undo-chance", "D-0.6")
