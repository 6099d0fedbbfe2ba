"""F-13.17: dice that a listener can imagine behind a screen, given what was said about them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lapilli.core.packed import append, vec
from lapilli.core.rng import Rng
from lapilli.games.fuji.actions import DUMMY, SET
from lapilli.games.fuji.rules.dice import requirement_of
from lapilli.games.fuji.rules.masks import zeros
from lapilli.games.fuji.rules.names import CLAIM, DICE, NONE, SETS, SINCE_REROLLS
from lapilli.games.fuji.rules.odds import total
from lapilli.games.fuji.rules.planning import rerolls_allowed
from lapilli.games.fuji.rules.throws import (
    FIELD,
    FIELDS,
    FIRST,
    GUARD,
    HIGHEST,
    LOWEST,
    all_throws,
    gather,
    power,
    totals,
    words,
)
from lapilli.games.fuji.state import Position

TRIES: Final[i64] = 2_000  # so often dice are simply thrown: mostly that soon fits what was said
WAYS: Final[i64] = 300_000  # so many throws are looked through one by one: those of seven dice
TOO_MUCH: Final[i64] = 128  # no dice of one hand total so much
AGAIN: Final[i64] = 60  # so often dice are thrown and thrown again until they fit what was said afterwards


@final
class Screen:
    """The hidden dice of one hand and what was said of them, made ready for many throws.

    The dice are taken in two halves, whose totals are looked up, not reckoned. Throws of a half that fit nothing the
    other half can show are left out at once: most throws do not fit what was said. The totals for seven topics lie in
    fields of one number, so that they are added, and held against what was said, at one stroke.
    """

    __slots__ = (
        *("above", "below", "beside", "dice", "faces", "fitting", "least", "listed", "missed", "most", "ones"),
        *("others", "own", "width"),
    )

    def __init__(self, state: Position, hand: i64, hidden: i64, stale: bool) -> None:
        self.dice = vec[i64]()
        for die in range(SETS * SET):
            if hidden >> die & 1:
                self.dice = append(self.dice, die)
        self.least = vec[i64]()
        self.most = vec[i64]()
        self.faces: i64 = 0  # F-12.5, F-12.6 one of these must show, as everybody knows
        requirements = vec[i64]()
        for row in range(0, len(state.claims), CLAIM):
            if state.claims[row] != hand or (state.claims[row + 6] != 0) != stale:
                continue
            dice = state.claims[row + 3]
            if dice != state.hand_dice(hand):
                continue  # a die has come or gone since
            requirement = state.claims[row + 2]
            if requirement == NONE:
                if not shows(state, dice & ~hidden, state.claims[row + 4]):
                    self.faces |= 1 << state.claims[row + 4]
                continue
            seen: i64 = 0
            if dice & ~hidden:
                seen = total(state, dice & ~hidden, requirement)
            self.hear(place_of(requirement, requirements), state.claims[row + 4] - seen, state.claims[row + 5] - seen)
            if len(self.least) > len(requirements):
                requirements = append(requirements, requirement)
        half = len(self.dice) // 2
        terms = state.terms
        first = [totals(terms, self.dice[:half], requirement) for requirement in requirements]
        second = [totals(terms, self.dice[half:], requirement) for requirement in requirements]
        self.width: i64 = words(len(requirements))  # numbers that hold the totals of one throw
        self.above = zeros(self.width)  # added to totals, sets the highest bit of each field that has enough
        self.below = zeros(self.width)  # added to totals, sets the highest bit of each field that has too much
        self.bind()
        self.ones = self.sift(power(half), first, second)  # throws of the first half that can fit
        self.others = self.sift(power(len(self.dice) - half), second, first)
        self.own = gather(self.ones, first)  # their totals
        self.beside = gather(self.others, second)
        self.fitting = vec[i64]()  # numbers of all throws that fit
        self.listed = False
        self.missed: i64 = 0  # throws so far that did not fit

    def hear(self, place: i64, least: i64, most: i64) -> None:
        """The total for a topic lies between these; what was said of one topic in several ways comes together."""
        if place == len(self.least):
            self.least = append(self.least, least)
            self.most = append(self.most, most)
        else:
            self.least[place] = max(self.least[place], least)
            self.most[place] = min(self.most[place], most)

    def sift(self, ways: i64, own: list[vec[i64]], other: list[vec[i64]]) -> vec[i64]:
        """The throws of one half that fit what was said with some throw of the other."""
        throws = all_throws(ways)
        left = ways
        for claim in range(len(own)):
            row, beside = own[claim], other[claim]
            least, most = self.least[claim] - beside[HIGHEST], self.most[claim] - beside[LOWEST]
            kept: i64 = 0
            for place in range(left):
                number = throws[place]
                if least <= row[FIRST + number] and row[FIRST + number] <= most:
                    throws[kept] = number
                    kept += 1
            left = kept
        return throws[:left]

    def bind(self) -> None:
        """What was said, as numbers to add to fields of totals."""
        for word in range(self.width):
            self.above[word] = GUARD
        for topic in range(len(self.least)):
            word, shift = topic // FIELDS, topic % FIELDS * FIELD
            self.above[word] -= within(self.least[topic], 0, TOO_MUCH) << shift
            self.below[word] += within(TOO_MUCH - 1 - self.most[topic], 0, TOO_MUCH) << shift

    def fits(self, one: i64, other: i64) -> bool:
        """Is everything true that was said, if the halves fall like these two of the throws that can fit?"""
        width = self.width
        for word in range(width):
            value = self.own[one * width + word] + self.beside[other * width + word]
            if (value + self.above[word]) & GUARD != GUARD or (value + self.below[word]) & GUARD != 0:
                return False
        return True

    def throw(self, state: Position, rng: Rng) -> None:
        """Throw the dice until they fit; what seldom does is drawn from the list of all throws that fit.

        If none does (somebody lied), or there are too many dice for a list, they lie as they fall.
        """
        ways = len(self.ones) * len(self.others)
        tries = TRIES if ways > WAYS else min(TRIES, ways // 4 + 1)  # a list takes as long as so many throws
        if ways > WAYS:
            self.missed = 0  # no list is made of them: each time they are thrown so often
        first, second = len(self.ones), len(self.others)
        while not self.listed and ways > 0 and self.missed < tries:
            if self.lay_fitting(state, rng.below(first), rng.below(second)):
                return
            self.missed += 1
        if not self.listed and ways <= WAYS:
            self.list_fitting(state)
        half = len(self.dice) // 2
        ones, others = power(half), power(len(self.dice) - half)
        chosen = rng.below(ones * others)
        if len(self.fitting) > 0:
            chosen = self.fitting[rng.below(len(self.fitting))]
        self.lay(state, chosen // others, chosen % others)

    def lay_fitting(self, state: Position, one: i64, other: i64) -> bool:
        """Lay a throw down if it fits what was said, and what everybody knows."""
        if not self.fits(one, other):
            return False
        self.lay(state, self.ones[one], self.others[other])
        missing = self.faces
        for die in self.dice:
            missing &= ~(1 << state.value[die])
        return missing == 0

    def list_fitting(self, state: Position) -> None:
        """Look through all throws, once."""
        self.listed = True
        others = power(len(self.dice) - len(self.dice) // 2)
        for one in range(len(self.ones)):
            for other in range(len(self.others)):
                if self.lay_fitting(state, one, other):
                    self.fitting = append(self.fitting, self.ones[one] * others + self.others[other])

    def lay(self, state: Position, one: i64, other: i64) -> None:
        """The dice show the faces of two throws with these numbers, one of each half."""
        half = len(self.dice) // 2
        number = one
        for place in range(len(self.dice)):
            if place == half:
                number = other
            state.value[self.dice[place]] = number % 6 + 1
            number //= 6


def within(number: i64, least: i64, most: i64) -> i64:
    """The number, or the bound that it passes."""
    if number < least:
        return least
    return number if number < most else most


def place_of(requirement: i64, requirements: vec[i64]) -> i64:
    """Where a requirement stands; behind the last one if it does not."""
    for place in range(len(requirements)):
        if requirements[place] == requirement:
            return place
    return len(requirements)


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
    worth = state.terms.worth
    row = requirement * 21
    for die in range(SETS * SET):
        if hidden >> die & 1 and worth[row + die % SET // 2 * 7 + state.value[die]] == 0:
            state.value[die] = rng.below(6) + 1


def speaks_of_before(state: Position, hand: i64) -> bool:
    """Has the figure of this hand had rerolls since it spoke?"""
    return SINCE_REROLLS >> state.phase & 1 == 1 and state.figures[state.hand_figure(hand)].rerolls > 0


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
    if figure.marker != NONE and state.phase == 2:
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
    """So many ways in which all dice may lie (F-10.1: the dummy's too), one behind the other; some are hidden."""
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
