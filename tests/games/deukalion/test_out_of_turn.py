"""D-9.3 Action cards at any time: seats that nobody waits for, and what they may play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import lapilli
from lapilli.bots.levels import Steady
from lapilli.core.rng import Rng
from lapilli.core.state import CHANCE, NOBODY, Knowledge
from lapilli.study.plan import Plan, Runner

from .positions import legal, run, table

GAME = lapilli.list_games()["deukalion"]

STEP: dict[str, Any] = {"step": ("perseus", 1), "active": "deukalion"}


def test_whoever_holds_a_card_may_speak_up_and_nobody_waits() -> None:
    """D-9.3 By the number of cards alone; a seat without one may not."""
    t = table(**STEP, hand={"hercules": "athena", "achilles": "underworld hermes pegasus"}, below={"achilles": 2})
    assert t.actors == ("perseus", "hercules", "achilles")
    assert t.awaited == ("perseus",)
    assert legal(t, "hercules") == ["pass"]
    assert legal(t, "achilles") == ["pass", "play pegasus", "play hermes", "play underworld 1", "play underworld 2"]
    assert legal(t, "deukalion") == []


def test_who_may_speak_up_is_named_beside_who_is_asked() -> None:
    """Otherwise "you" would be two people in one prompt."""
    t = table(**STEP, hand={"hercules": "athena"})
    words = GAME.presentation.prompt(t.view("hercules"), t.seats.index("hercules"), "en")
    assert words.startswith("Perseus: ")
    assert words.endswith("Hercules: you may play a card meanwhile.")


def test_the_seat_that_was_asked_is_asked_again() -> None:
    """D-9.3 Return, lasting cards and Sandals are settled at once; the step goes on where it was."""
    t = table(**STEP, hand={"hercules": "hermes underworld pegasus"}, below={"hercules": 3})
    before = legal(t, "perseus")
    run(t, "hercules> play underworld 3\naboard hercules 10\nasked: perseus")
    run(t, "hercules> play hermes\nasked: chance\n> draw hercules zeus\n> draw hercules zeus\nasked: perseus")
    run(t, "hercules> play pegasus\nhand hercules zeus zeus\nasked: perseus")
    assert legal(t, "perseus") == before


def test_the_call_out_of_turn_opens_a_fight_in_another_step() -> None:
    """D-9.3, D-10.9, D-12.3 The stepping seat did not open it: it is asked before the throw; beaten, its stop ends."""
    facts: dict[str, Any] = {**STEP, "ships": {"perseus": "g3"}, "below": {"perseus": 3}}
    facts["hand"] = {"achilles": "call", "perseus": "underworld"}
    t = run(table(**facts), "> sail f3\nachilles> play call f3\nasked: perseus\nlegal: play underworld 3; pass")
    run(t, "> pass\n> toss perseus 3 2 2\nasked: deukalion\nlegal: push perseus g3; push perseus f6")
    run(t, "> push perseus g3\nasked: perseus\nillegal: found ephesus; sail f3")  # its sailing is used, its stop over
    t = run(table(**facts), "achilles> play call g3\n> pass\n> toss perseus 3 2 2\n> push perseus i2\nasked: perseus")
    run(t, "legal: sail h2")  # pushed before the sailing: it is still to come (D-6.8, D-9.7)


def test_the_one_who_calls_the_hydra_against_himself_is_not_asked_before_the_throw() -> None:
    """D-12.3 He could have played before."""
    t = table(**STEP, ships={"achilles": "g3"}, hand={"achilles": "call underworld"}, below={"achilles": 3})
    run(t, "achilles> play call g3\nasked: chance\n> toss achilles 0 7 0\nasked: achilles\nlegal: push hydra d3")


def test_out_of_turn_while_the_kylix_is_set() -> None:
    """D-9.3 Between the last step and the main phase nobody steps, and the Hydra may be called all the same."""
    facts: dict[str, Any] = {"seats": 3, "hand": {"deukalion": "call"}, "ships": {"hercules": "f3"}}
    t = table(step=("perseus", 1), active="hercules", **facts, dice=[1, 2, 3, 1, 1])
    run(t, "> done")
    assert (t.actors, t.awaited, t.view()["phase"]) == (("deukalion", "hercules"), ("hercules",), "kylix")
    run(t, "deukalion> play call f3\nasked: chance\n> toss hercules 0 10 0\n> push hydra f6")
    run(t, "points hercules 1\nasked: hercules\nlegal: kylix rim1; kylix rim4")


def test_in_a_muster_window_the_other_thrower_may_answer() -> None:
    """D-9.3, D-12.3 The attacker may call up soldiers while the defender is asked; others may not, nor the Call."""
    facts: dict[str, Any] = {**STEP, "ships": {"perseus": "c4", "hercules": "d4"}}
    hands = {"perseus": "underworld call pegasus", "hercules": "underworld", "achilles": "hermes"}
    t = table(**facts, hand=hands, below={"perseus": 4, "hercules": 4})
    run(t, "> sail d4\nasked: hercules\nhercules> play underworld 3\nasked: chance")
    t = table(**facts, hand={**hands, "hercules": "underworld hermes"}, below={"perseus": 4, "hercules": 4})
    run(t, "> sail d4\nasked: hercules\nhercules> play underworld 3\nasked: hercules")
    assert t.actors == ("perseus", "hercules")
    assert legal(t, "perseus") == ["pass", "play underworld 1", "play underworld 2", "play underworld 3"]
    run(t, "perseus> play underworld 3\naboard perseus 9\nasked: hercules\nhercules> pass\nasked: chance")


def test_a_pass_out_of_turn_lasts_until_the_next_turn() -> None:
    """D-9.3 Nobody had to say it; the seats that are asked are not touched by it."""
    t = table(**STEP, hand={"achilles": "call", "deukalion": "zeus"})
    run(t, "achilles> pass\nasked: perseus")
    assert t.actors == ("deukalion", "perseus")
    assert t.view()["step"]["waived"] == ["achilles"]
    run(t, "perseus> done")
    assert "achilles" not in t.actors
    turn = t.view()["turn"]
    while t.view()["turn"] == turn:
        t.settle()
        if t.view()["turn"] == turn:
            menu = legal(t, t.awaited[0])
            t.play(next(text for text in ("cards", "done", "end", *menu) if text in menu), t.awaited[0])
    t.settle()
    assert "achilles" in t.actors


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("sail d3", "cards-only"),
        ("done", "cards-only"),
        ("play athena", "only-in-turn"),
        ("play orpheus", "no-card"),
        ("play underworld 1", "none-below"),
        ("play call f5", "hydra-there"),
    ],
)
def test_what_may_not_be_played_out_of_turn_has_its_reason(action: str, reason: str) -> None:
    """D-9.3 Legality said a second time, for people."""
    t = table(**STEP, hand={"hercules": "athena call underworld"})
    with pytest.raises(lapilli.IllegalAction) as refused:
        t.play(action, "hercules")
    assert refused.value.refusal.message == reason
    assert refused.value.refusal.rule.startswith("D-")


def test_no_card_out_of_turn_in_setup_at_the_styx_or_between_throw_and_result() -> None:
    """D-9.3 There the seats asked are the only actors."""
    t = table(**STEP, ships={"perseus": "g1"}, below={"perseus": 4}, hand={"hercules": "hermes", "perseus": "call"})
    run(t, "> sail f1\nasked: perseus")
    t = table(step=("perseus", 2), ships={"perseus": "g1"}, below={"perseus": 4}, hand={"hercules": "hermes"})
    run(t, "> sail h1\nlegal: styx take")
    assert t.actors == ("perseus",)
    t = table(**STEP, ships={"perseus": "b3"}, hand={"hercules": "hermes", "perseus": "zeus"})
    run(t, "> attack corinth\n> toss perseus 4 4 2\nlegal: play zeus")
    assert t.actors == ("perseus",)


def test_bots_call_the_hydra_before_a_rival_brings_its_treasures_home() -> None:
    """D-9.3 The heuristic speaks up where its own step would be too late, and keeps quiet otherwise."""
    cargo = {"perseus": "red corinth, green mycenae, white thera"}
    facts: dict[str, Any] = {"step": ("perseus", 3), "active": "deukalion", "ships": {"perseus": "e3"}}
    facts |= {"aboard": {"perseus": 4}, "hydra": "f3", "hand": {"hercules": "call"}}
    t = table(**facts, cargo=cargo)
    said = GAME.players.speak_up(t.know("hercules"), 2, [action.id for action in t.menu("hercules")])
    assert said is not None
    assert GAME.space.text(said) == "play call e3"
    for quiet in (table(**facts), table(**facts, cargo=cargo, step_facts={"sailing": "stop"})):
        assert (
            GAME.players.speak_up(quiet.know("hercules"), 2, [action.id for action in quiet.menu("hercules")]) is None
        )


def test_bots_interrupt_in_simulations_before_whoever_is_awaited_acts() -> None:
    """D-9.3 Others than Hercules have nothing to say; a bot that only chooses is not made to speak."""
    facts: dict[str, Any] = {"step": ("perseus", 3), "active": "deukalion", "ships": {"perseus": "e3"}}
    facts |= {"aboard": {"perseus": 4}, "hydra": "f3", "hand": {"hercules": "call", "achilles": "athena"}}
    t = table(**facts, cargo={"perseus": "red corinth, green mycenae, white thera"})
    runner = Runner(Plan.make(GAME, 4, "steady", {}, 1))
    call = GAME.space.parse("play call e3")
    assert runner.interruption(t.state, ("steady",) * 4, {"steady"}) == (2, call)
    assert runner.interruption(t.state, ("steady", "steady", "random", "steady"), {"steady"}) is None
    runner.start = t.state
    played: list[int] = []
    runner.bots = {"steady": Watched(played)}
    runner.play(0)
    assert played[0] == call


class Watched(Steady):
    """Notes what it plays."""

    def __init__(self, played: list[int]) -> None:
        super().__init__(GAME)
        object.__setattr__(self, "played", played)

    def decide(self, known: Knowledge, seat: int, menu: Sequence[int], rng: Rng) -> int:
        self.played.append(super().decide(known, seat, menu, rng))  # type: ignore[attr-defined]
        return int(self.played[-1])  # type: ignore[attr-defined]

    def speak_up(self, known: Knowledge, seat: int, menu: Sequence[int]) -> int | None:
        said = super().speak_up(known, seat, menu)
        if said is not None:
            self.played.append(said)  # type: ignore[attr-defined]
        return said


def test_bots_answer_reinforcements_in_a_muster_window() -> None:
    """D-9.3 With soldiers below and few aboard the attacker calls them up too."""
    t = table(
        **STEP,
        ships={"perseus": "c4", "hercules": "d4"},
        hand={"perseus": "underworld", "hercules": "underworld hermes"},
        below={"perseus": 4, "hercules": 4},
    )
    run(t, "> sail d4\nhercules> play underworld 3")
    said = GAME.players.speak_up(t.know("perseus"), 1, [action.id for action in t.menu("perseus")])
    assert said is not None
    assert GAME.space.text(said) == "play underworld 3"


@pytest.mark.parametrize("seats", [2, 4])
def test_games_in_which_everybody_interrupts_end_within_the_bound(seats: int) -> None:
    """D-9.3 Any actor, any action, at random: each card is played once and a pass holds for the turn."""
    state = GAME.rules.start(seats, GAME.rules.choose_options(seats, {}), GAME.rules.load_box())
    rng, plies, spoken = Rng(7), 0, 0
    while state.actor != NOBODY:
        if state.actor == CHANCE:
            state.play(state.sample(rng))
        else:
            able = [seat for seat in range(seats) if state.actors() >> seat & 1]
            seat = able[rng.below(len(able))]
            spoken += not state.required_actors() >> seat & 1
            menu = state.menu(seat)
            state.play_as(seat, menu[rng.below(len(menu))])
        assert not GAME.rules.audit(state)
        plies += 1
    assert plies < GAME.rules.max_plies
    assert spoken > 20
