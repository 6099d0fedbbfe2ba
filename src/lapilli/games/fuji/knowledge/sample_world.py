"""F-13.17: what a viewer cannot know, sampled again: dice behind screens, throws and choices made unseen."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from lapilli.core.packed import vec
from lapilli.core.rng import Rng
from lapilli.games.fuji.actions import DUMMY, FIGURES, SET
from lapilli.games.fuji.rules.dice import requirement_of
from lapilli.games.fuji.rules.effects import full_throws
from lapilli.games.fuji.rules.hidden_dice import Screen, reroll_misses, shows, unseen
from lapilli.games.fuji.rules.masks import zeros
from lapilli.games.fuji.rules.names import (
    CLAIM,
    NONE,
    PHASE_NUMBERS_AFTER_REROLLS,
    PHASE_NUMBERS_FROM_REROLLS,
    Phase,
    Skill,
)
from lapilli.games.fuji.rules.rerolls import hand_open, rerolls_left
from lapilli.games.fuji.rules.steps import Handling
from lapilli.games.fuji.state import Position


@final
class Screens:
    """The screens of a table, each made ready once: what was said before and after the rerolls of its hand."""

    __slots__ = ("before", "now")

    def __init__(self) -> None:
        self.now: list[Screen | None] = [None, None, None, None]
        self.before: list[Screen | None] = [None, None, None, None]

    def throw(self, world: Position, hand: i64, hidden: i64, stale: bool, rng: Rng) -> None:
        """Throw the hidden dice of a hand so that they fit what was said of it."""
        kept = self.before if stale else self.now
        screen = kept[hand]
        if screen is None:
            screen = Screen(world, hand, hidden, stale)
            kept[hand] = screen
        screen.throw(world, rng)


def hand_seeds(rng: Rng) -> vec[i64]:
    """Return the seed of each hand's own generator; it does not depend on the viewer."""
    seeds = zeros(FIGURES)
    for hand in range(FIGURES):
        seeds[hand] = rng.below(1 << 30)
    return seeds


def deal_dice(world: Position, hand: i64, eye: i64, screens: Screens, rng: Rng) -> None:
    """Dice of one hand that the viewer does not know."""
    dice = world.hand_dice(hand)
    hidden = unseen(world, dice, eye)
    if world.phase == Phase.ROLLING:
        hidden &= ~world.rolling
    if hidden == 0:
        return
    figure = world.figures[world.hand_figure(hand)]
    rerolled = PHASE_NUMBERS_FROM_REROLLS >> world.phase_number & 1 == 1 and figure.rerolls > 0
    if rerolled:
        screens.throw(world, hand, hidden, True, rng)
        if figure.marker != NONE and rng.below(4):
            reroll_misses(world, hidden, requirement_of(world, figure.marker), rng)
    fresh = fresh_claims(world, hand)
    use = world.use
    taped = world.phase == Phase.FLIPPING and use is not None and use.hand == hand and not (world.third and hand >= 2)
    face: i64 = use.face if use is not None else 0
    while True:
        if not rerolled or fresh:
            screens.throw(world, hand, hidden, False, rng)
        if not taped or shows(world, dice, face):
            return
        if not fresh:  # F-12.5, F-12.6 everybody knows that one of them shows it
            for die in range(DUMMY * SET):
                if hidden >> die & 1:
                    world.value[die] = face
                    return


def fresh_claims(world: Position, hand: i64) -> bool:
    """Was anything said of this hand that still holds?"""
    for row in range(0, len(world.claims), CLAIM):
        if world.claims[row] == hand and world.claims[row + 6] == 0:
            return True
    return False


def last_die(dice: i64) -> i64:
    last: i64 = 0
    for die in range(DUMMY * SET):
        if dice >> die & 1:
            last = die
    return last


def deal_throw(world: Position, viewer: i64, hands: i64, rng: Rng) -> None:
    """Dice are falling that this viewer may not see: some dice of the hands concerned."""
    phase = world.phase
    if phase == Phase.CARABINER or (phase == Phase.THROWING and world.rolling == 0):
        for hand in range(world.hands):
            if hands >> hand & 1 and not world.rolling & world.hand_dice(hand):
                world.rolling |= 1 << last_die(world.hand_dice(hand))
    elif phase == Phase.REROLLS and world.rolling == 0:
        able: i64 = 0
        for hand in range(world.hands):
            if may_throw(world, viewer, hand):
                able += 1
        chosen = rng.below(able)
        for hand in range(world.hands):
            if may_throw(world, viewer, hand):
                if chosen == 0:
                    world.made[hand] += 1
                    world.rolling = 1 << last_die(world.hand_dice(hand))
                    return
                chosen -= 1


def may_throw(world: Position, viewer: i64, hand: i64) -> bool:
    """F-3.8 Can it be this hand of another seat that throws?"""
    return hand_open(world, hand) and rerolls_left(world, hand) > 0 and world.hand_seat(hand) != viewer


def handled_unseen(world: Position) -> bool:
    """F-12.5, F-12.6, F-12.13, F-12.15 Does a hand turn or throw dice behind its screen? Nobody else sees how far."""
    return world.phase == Phase.FLIPPING or world.phase == Phase.THROWING


def deal_secrets(world: Position, viewer: i64, chance: bool, rng: Rng) -> None:
    """Choices already made that this viewer does not know of: rerolls, a card's throws, dice picked together."""
    for hand in range(world.hands):
        if world.hand_seat(hand) == viewer:
            continue
        index = world.hand_figure(hand)
        figure = world.figures[index]
        busy = (world.phase == Phase.BARS or world.phase == Phase.WALK) and world.mover() == index
        if figure.skill == Skill.SCOUT and PHASE_NUMBERS_AFTER_REROLLS >> world.phase_number & 1 and not busy:
            world.made[hand] = rng.below(2 if figure.rerolls > 0 else 1)
    use = world.use
    if use is None:
        return
    if world.handling is None and handled_unseen(world):
        throws = full_throws(use) - (1 if chance else 0)
        world.handling = Handling(throws if world.phase == Phase.THROWING else 1)
    if world.phase == Phase.CARABINER and world.rolling == 0:
        for hand in range(world.hands):
            passed = world.third and hand >= 2 and (hand == 3 or not use.chosen >> 3 & 1)  # F-10.11
            chosen = use.chosen >> hand & 1 and not world.picked[hand] and world.hand_seat(hand) != viewer
            if chosen and world.hand_dice(hand) and not passed:
                world.picked[hand] = 1 << last_die(world.hand_dice(hand))
