"""F-13.17: dice that a listener can imagine behind a screen, given what was said about them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lapilli.core.rng import Rng
from lapilli.games.fuji.actions import SET
from lapilli.games.fuji.rules.odds import total
from lapilli.games.fuji.state import CLAIM, NONE, SETS, Position

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
