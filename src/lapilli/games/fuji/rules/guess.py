"""F-13.17: dice that a listener can imagine behind a screen, given what was said about them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lapilli.core.packed import vec
from lapilli.core.rng import Rng
from lapilli.games.fuji.actions import DUMMY, SET
from lapilli.games.fuji.rules.dice import requirement_of
from lapilli.games.fuji.rules.odds import total
from lapilli.games.fuji.rules.planning import rerolls_allowed
from lapilli.games.fuji.state import CLAIM, NONE, SETS, Position, zeros

TRIES: Final[i64] = 1_000_000


def guess(state: Position, hand: i64, hidden: i64, stale: bool, rng: Rng) -> None:
    """Throw the hidden dice until they fit what was said of the hand; after very many tries the last throw stays."""
    for _ in range(TRIES):
        for die in range(SETS * SET):
            if hidden >> die & 1:
                state.value[die] = rng.below(6) + 1
        if fits(state, hand, stale):
            return


def fits(state: Position, hand: i64, stale: bool) -> bool:
    """Are the claims about this hand true of the dice as they lie (stale: those from before the rerolls)?"""
    for row in range(0, len(state.claims), CLAIM):
        if state.claims[row] != hand or (state.claims[row + 6] != 0) != stale:
            continue
        dice = state.claims[row + 3]
        if dice != state.hand_dice(hand):
            continue  # a die has come or gone since
        requirement = state.claims[row + 2]
        if requirement == NONE:
            if not shows(state, dice, state.claims[row + 4]):
                return False
        else:
            value = total(state, dice, requirement)
            if value < state.claims[row + 4] or value > state.claims[row + 5]:
                return False
    return True


def shows(state: Position, dice: i64, face: i64) -> bool:
    """Does one of the dice show the face?"""
    for die in range(SETS * SET):
        if dice >> die & 1 and state.value[die] == face:
            return True
    return False


def reroll_misses(state: Position, hidden: i64, requirement: i64, rng: Rng) -> None:
    """What most people do with a reroll: throw again the dice that do not count for their card."""
    for die in range(SETS * SET):
        if hidden >> die & 1 and total(state, 1 << die, requirement) == 0:
            state.value[die] = rng.below(6) + 1


def throw_hidden(state: Position, hidden: vec[i64], ahead: bool, rng: Rng) -> None:
    """Others' dice as they may lie, given what was said; with their misses thrown again once phase 3 has been."""
    for hand in range(state.hands):
        if hidden[hand] == 0:
            continue
        index = state.hand_figure(hand)
        figure = state.figures[index]
        stale = state.phase >= 3 and figure.rerolls > 0
        guess(state, hand, hidden[hand], stale, rng)
        if figure.marker == NONE or not (ahead or stale):
            continue
        times = figure.rerolls if state.phase >= 3 else rerolls_allowed(state, index)
        for _ in range(times if times < 2 else 2):
            reroll_misses(state, hidden[hand], requirement_of(state, figure.marker), rng)


def rival(state: Position, figure: i64, requirement: i64, rng: Rng) -> i64:
    """The best total of the neighbours; the dummy's hidden dice at a guess (F-10.1)."""
    best: i64 = 0
    neighbours = state.neighbours(figure)
    for other in range(state.count):
        if neighbours >> other & 1:
            value = total(state, state.figures[other].dice, requirement)
            if value > best:
                best = value
    if state.dummy:
        value = total(state, 0b010101 << DUMMY * SET, requirement)
        for die in range(DUMMY * SET + 1, SETS * SET, 2):
            face = rng.below(6) + 1
            value += state.sheet.worth[requirement * 21 + die % SET // 2 * 7 + face]
        if value > best:
            best = value
    return best


def prospects(
    state: Position, figure: i64, hidden: vec[i64], cells: vec[i64], rerolls: vec[i64], samples: i64, rng: Rng
) -> vec[i64]:
    """For each destination: in how many samples the figure succeeds, and the stamina lost in all of them together."""
    one = state.figures[figure]
    values = state.value[:]
    mine = one.dice
    for hand in range(state.hands):
        mine &= ~hidden[hand]
    found = zeros(2 * len(cells))
    for _ in range(samples):
        throw_hidden(state, hidden, state.phase == 2, rng)
        for index in range(len(cells)):
            requirement = requirement_of(state, cells[index])
            for _ in range(rerolls[index]):
                reroll_misses(state, mine, requirement, rng)
            gap = total(state, one.dice, requirement) + 3 * one.flares - rival(state, figure, requirement, rng)
            if gap > 0:
                found[2 * index] += 1
            else:
                gap = 0
            found[2 * index + 1] += state.sheet.loss[state.level * 64 + (gap if gap < 63 else 63)]
            if rerolls[index]:
                for die in range(SETS * SET):
                    if mine >> die & 1:
                        state.value[die] = values[die]
    state.value = values
    return found
