"""N-3: five action dice; doublers go to workplaces, plus and minus to step 9. With the plan (1) and the runner (2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lapilli.games.nisyros.actions import (
    DAM,
    DICE,
    PLACES,
    PUT,
    PUT_DONE,
    REROLL,
    REROLL_DONE,
    RUN,
    RUN_NONE,
    THROW,
    WORKPLACES,
    YARD,
    ZONES,
)
from lapilli.games.nisyros.rules.cards import Card
from lapilli.games.nisyros.rules.events import drop
from lapilli.games.nisyros.rules.geography import is_open, targets
from lapilli.games.nisyros.rules.steps import Dice, Phase
from lapilli.games.nisyros.state import STEP_NINE, UNUSED, Position

FACES: Final[i64] = 9
DAM_FACE: Final[i64] = 3
BOAT_FACE: Final[i64] = 4
THEATRE_FACE: Final[i64] = 5
HERMES: Final[i64] = 6
PLUS: Final[i64] = 7
MINUS: Final[i64] = 8


def begin(state: Position) -> None:
    """N-3.1 All five dice are in the hand."""
    state.at_step = 3
    state.phase = Phase.THROW
    state.step = Dice()
    take_back(state)


def dice_of(state: Position) -> Dice:
    """The step that goes on."""
    step = state.step
    assert isinstance(step, Dice)
    return step


def take_back(state: Position) -> None:
    """N-13.1 The dice are taken back."""
    for die in range(DICE):
        state.faces[die] = -1
        state.lies[die] = -1


def next_die(state: Position) -> i64:
    """N-3.1 N-15.1 One by one from a to e; re-throws in the order in which they were picked. -1 when all lie."""
    picked = dice_of(state).first
    if picked >= 0 and state.faces[picked] < 0:
        return picked
    for die in range(DICE):
        if state.faces[die] < 0:
            return die
    return -1


def list_throws(state: Position) -> None:
    """N-3.1 Chance throws the next die."""
    die = next_die(state)
    if die < 0:
        return
    for face in range(FACES):
        if state.parameters.faces[die * FACES + face] > 0:
            state.offer_chance(THROW + die * FACES + face, state.parameters.faces[die * FACES + face])


def after_throws(state: Position) -> None:
    """N-3.2 N-3.3 The plan is used first; then plus and minus go to step 9."""
    if state.waiting[Card.PLAN] > 0:
        state.phase = Phase.REROLL
        return
    for die in range(DICE):
        if state.faces[die] >= PLUS:
            state.lies[die] = STEP_NINE
    state.phase = Phase.DICE


def list_rerolls(state: Position) -> None:
    """N-15.1 One or two dice that do not show plus may be thrown again; both are picked first."""
    picked = dice_of(state).first
    for die in range(DICE):
        if state.faces[die] != PLUS and die != picked:
            state.offer(REROLL + die)
    state.offer(REROLL_DONE)


def pick(state: Position, die: i64) -> bool:
    """N-15.1 Pick a die to throw again; true when no more may be picked."""
    step = dice_of(state)
    if step.first < 0:
        step.first = die
        return state.parameters.amounts[Card.PLAN] < 2
    step.second = die
    return True


def rethrow(state: Position) -> None:
    """N-15.1 The card is discarded, the picked dice go back into the hand and are thrown once more."""
    drop(state, Card.PLAN)
    step = dice_of(state)
    if step.first >= 0:
        state.faces[step.first] = -1
    if step.second >= 0:
        state.faces[step.second] = -1
    state.phase = Phase.THROW


def suits(state: Position, face: i64, place: i64) -> bool:
    """N-3.4 Resources go to their slopes, dams, boats and theatres to their places, Hermes anywhere."""
    kind = place % WORKPLACES
    if face == HERMES:
        return True
    if kind < 4:
        return state.tiles[place // WORKPLACES * 4 + kind] == face
    if kind == DAM:
        return face == DAM_FACE
    if kind == YARD:
        return face == BOAT_FACE
    return face == THEATRE_FACE


def takes_die(state: Position, place: i64) -> bool:
    """N-3.5 N-3.7 Open, not gassed, no die yet, and a standing worker there (or a runner who may still come)."""
    return (
        (state.waiting[Card.RUNNER] > 0 or state.hands(place) > 0)
        and is_open(state, place)
        and not state.is_gassed(place)
        and not state.die_on(place)
    )


def list_puts(state: Position) -> None:
    """N-3.6 N-3.8 Every die that finds a workplace may be put there; nothing is asked when none does."""
    found = False
    for place in range(PLACES):
        if not takes_die(state, place):
            continue
        for die in range(DICE):
            if state.lies[die] < 0 and suits(state, state.faces[die], place):
                state.offer(PUT + die * PLACES + place)
                found = True
    if found:
        state.offer(PUT_DONE)


def after_puts(state: Position) -> None:
    """N-3.8 Dice that were not put stay unused."""
    for die in range(DICE):
        if state.lies[die] < 0:
            state.lies[die] = UNUSED


def list_runs(state: Position) -> None:
    """N-15.2 One standing worker of any colour may run to another workplace within his reach."""
    for colour in range(ZONES):
        mask: i64 = -1
        for place in range(PLACES):
            if state.standing(colour, place) == 0:
                continue
            if mask < 0:
                mask = targets(state, colour)
            for to in range(PLACES):
                if mask >> to & 1 and to != place:
                    state.offer(RUN + (colour * PLACES + place) * PLACES + to)
    state.offer(RUN_NONE)


def run(state: Position, colour: i64, start: i64, end: i64) -> None:
    """N-15.2 Dice stay where they lie."""
    state.workers[colour * PLACES + start] -= 1
    state.workers[colour * PLACES + end] += 1
