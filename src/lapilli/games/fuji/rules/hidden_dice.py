"""F-13.17: dice that a listener can imagine behind a screen, given what was said about them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lapilli.core.packed import append, vec
from lapilli.core.rng import Rng
from lapilli.games.fuji.actions import DUMMY, SET
from lapilli.games.fuji.rules.dice import requirement_of
from lapilli.games.fuji.rules.masks import zeros
from lapilli.games.fuji.rules.names import CLAIM, DICE, NONE, PHASE_NUMBERS_FROM_REROLLS, SETS
from lapilli.games.fuji.rules.planning import rerolls_allowed
from lapilli.games.fuji.rules.throw_filter import FACT, THROW_FILTERS
from lapilli.games.fuji.rules.throw_tables import power
from lapilli.games.fuji.rules.word_bounds import total
from lapilli.games.fuji.state import Position

TRIES: Final[i64] = 2_000  # so often dice are simply thrown: mostly that soon fits what was said
WAYS: Final[i64] = 300_000  # this many throws are looked through one by one: those of seven dice
AGAIN: Final[i64] = 60  # so often dice are thrown and thrown again until they fit what was said afterwards


@final
class Screen:
    """The hidden dice of one hand and what was said of them, made ready for many throws."""

    __slots__ = ("facts", "missed", "throws")

    def __init__(self, state: Position, hand: i64, hidden: i64, stale: bool) -> None:
        self.facts = zeros(1)
        for row in range(0, len(state.claims), CLAIM):
            if state.claims[row] != hand or (state.claims[row + 6] != 0) != stale:
                continue
            dice = state.claims[row + 3]
            if dice != state.hand_dice(hand):
                continue  # a die has come or gone since
            requirement = state.claims[row + 2]
            if requirement == NONE:
                if not shows(state, dice & ~hidden, state.claims[row + 4]):
                    self.facts[0] |= 1 << state.claims[row + 4]
                continue
            seen: i64 = 0
            if dice & ~hidden:
                seen = total(state, dice & ~hidden, requirement)
            self.hear(requirement, state.claims[row + 4] - seen, state.claims[row + 5] - seen)
        self.throws = THROW_FILTERS.find(state.parameters, hidden, self.facts)
        self.missed: i64 = 0  # throws so far that did not fit

    def hear(self, requirement: i64, least: i64, most: i64) -> None:
        """The total for a topic lies between these; what was said of one topic in several ways comes together."""
        facts = self.facts
        for fact in range(1, len(facts), FACT):
            if facts[fact] == requirement:
                facts[fact + 1] = max(facts[fact + 1], least)
                facts[fact + 2] = min(facts[fact + 2], most)
                return
        self.facts = append(append(append(facts, requirement), least), most)

    def throw(self, state: Position, rng: Rng) -> None:
        """Throw the dice until they fit; what seldom does is drawn from the list of all throws that fit.

        If none does (somebody lied), or there are too many dice for a list, they lie as they fall.
        """
        throws = self.throws
        ones, others, ways = len(throws.ones), len(throws.others), throws.ways
        tries = TRIES if ways > WAYS else min(TRIES, ways // 4 + 1)  # a list takes as long as this many throws
        if ways > WAYS:
            self.missed = 0  # no list is made of them: each time they are thrown so often
        while ways > 0 and self.missed < tries:
            one = rng.below(ones)
            other = rng.below(others)
            if throws.fits(one, other):
                self.lay(state, throws.number(one, other))
                return
            self.missed += 1
        chosen = rng.below(power(len(throws.dice)))
        self.lay(state, throws.draw(rng, chosen) if ways <= WAYS else chosen)

    def lay(self, state: Position, throw: i64) -> None:
        """The dice show the faces of the throw with this number."""
        dice, second = self.throws.dice, self.throws.second
        half = len(dice) // 2
        number = throw // second
        for place in range(len(dice)):
            if place == half:
                number = throw % second
            state.value[dice[place]] = number % 6 + 1
            number //= 6


def guess(state: Position, hand: i64, hidden: i64, stale: bool, rng: Rng) -> None:
    """Throw the hidden dice of a hand so that they fit what was said of it."""
    Screen(state, hand, hidden, stale).throw(state, rng)


def shows(state: Position, dice: i64, face: i64) -> bool:
    """Does one of the dice show the face?"""
    for die in range(SETS * SET):
        if dice >> die & 1 and state.value[die] == face:
            return True
    return False


def reroll_misses(state: Position, hidden: i64, requirement: i64, rng: Rng) -> None:
    """What most people do with a reroll: throw again the dice that do not count for their card."""
    worth = state.parameters.worth
    row = requirement * 21
    for die in range(SETS * SET):
        if hidden >> die & 1 and worth[row + die % SET // 2 * 7 + state.value[die]] == 0:
            state.value[die] = rng.below(6) + 1


def speaks_of_before(state: Position, hand: i64) -> bool:
    """Has the figure of this hand had rerolls since it spoke?"""
    rerolled = PHASE_NUMBERS_FROM_REROLLS >> state.phase_number & 1 == 1
    return rerolled and state.figures[state.hand_figure(hand)].rerolls > 0


def holds(state: Position, hand: i64) -> bool:
    """Is everything true that was said of a hand since its dice last changed?"""
    for row in range(0, len(state.claims), CLAIM):
        if state.claims[row] != hand or state.claims[row + 6] != 0 or state.claims[row + 3] != state.hand_dice(hand):
            continue
        requirement = state.claims[row + 2]
        if requirement != NONE:
            value = total(state, state.claims[row + 3], requirement)
            if value < state.claims[row + 4] or value > state.claims[row + 5]:
                return False
    return True


def throw_hidden(state: Position, hand: i64, screen: Screen, hidden: i64, rng: Rng) -> None:
    """The dice of a hand as they may lie, given what was said; with its misses thrown again where it has rerolls.

    What was said after them (phase 4) must be true of the dice as they then lie; if that is too rare it alone counts.
    """
    index = state.hand_figure(hand)
    figure = state.figures[index]
    before = speaks_of_before(state, hand)
    times: i64 = 0
    if figure.marker != NONE and state.phase_number == 2:
        times = rerolls_allowed(state, index)
    elif figure.marker != NONE and before:
        times = figure.rerolls
    for _try in range(AGAIN):
        screen.throw(state, rng)
        for _time in range(min(times, 2)):
            reroll_misses(state, hidden, requirement_of(state, figure.marker), rng)
        if not before or holds(state, hand):
            return
    guess(state, hand, hidden, False, rng)


def unseen(state: Position, dice: i64, eye: i64) -> i64:
    """Those of the dice that a viewer does not see."""
    hidden: i64 = 0
    for die in range(DUMMY * SET):
        if dice >> die & 1 and not state.known[die] >> eye & 1:
            hidden |= 1 << die
    return hidden


def ways(state: Position, hidden: i64, number: i64, rng: Rng) -> vec[i64]:
    """This many ways in which all dice may lie (F-10.1: the dummy's too), one behind the other; some are hidden."""
    values = state.value
    found = zeros(number * DICE)
    screens: list[Screen] = []
    throwing: list[i64] = []  # hands with hidden dice
    for hand in range(state.hands):
        if hidden & state.hand_dice(hand):
            throwing.append(hand)
            screens.append(Screen(state, hand, hidden & state.hand_dice(hand), speaks_of_before(state, hand)))
    for way in range(number):
        state.value = values[:]
        for place in range(len(throwing)):
            hand = throwing[place]
            throw_hidden(state, hand, screens[place], hidden & state.hand_dice(hand), rng)
        for die in range(DICE):
            if state.dummy and die >= DUMMY * SET and state.value[die] == 0:
                state.value[die] = rng.below(6) + 1
            found[way * DICE + die] = state.value[die]
    state.value = values
    return found
