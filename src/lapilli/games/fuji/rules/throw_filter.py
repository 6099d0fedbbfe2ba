"""F-13.17: the throws of some dice that fit what was said of them; kept, since a hand is imagined again and again."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lapilli.core.packed import append, vec
from lapilli.core.rng import Rng
from lapilli.games.fuji.rules.masks import zeros
from lapilli.games.fuji.rules.names import DICE
from lapilli.games.fuji.rules.parameters import RuleParameters
from lapilli.games.fuji.rules.throw_tables import (
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

TOO_MUCH: Final[i64] = 128  # no dice of one hand total so much
FACT: Final[i64] = 3  # numbers of what is known of a topic: its requirement, the least and the highest total
KEPT: Final[i64] = 32  # hands of the last few tables, as each of their seats imagines them
MIX: Final[i64] = 698769069
LOW: Final[i64] = 0xFFFFFFFF


@final
class Fitting:
    """Dice and facts: first the faces of which each must show, then FACT numbers for each topic.

    The dice are taken in two halves, whose totals are looked up, not computed. Throws of a half that fit nothing the
    other half can show are left out at once: most throws do not fit what was said. The totals for seven topics lie in
    fields of one number, so that they are added, and held against what was said, at once.
    """

    __slots__ = (
        *("above", "below", "beside", "box", "dice", "faces", "facts", "fitting", "hidden", "listed", "ones"),
        *("others", "own", "second", "width"),
    )

    def __init__(self, parameters: RuleParameters, hidden: i64, facts: vec[i64]) -> None:
        self.box = parameters.text
        self.hidden = hidden
        self.facts = facts
        self.faces: i64 = facts[0]  # F-12.5, F-12.6 one of these must show, as everybody knows
        self.dice = vec[i64]()
        for die in range(DICE):
            if hidden >> die & 1:
                self.dice = append(self.dice, die)
        half = len(self.dice) // 2
        first: list[vec[i64]] = []
        second: list[vec[i64]] = []
        for fact in range(1, len(facts), FACT):
            first.append(totals(parameters, self.dice[:half], facts[fact]))
            second.append(totals(parameters, self.dice[half:], facts[fact]))
        self.second: i64 = power(len(self.dice) - half)  # throws of the second half
        self.ones = self.sift(power(half), first, second)  # throws of the first half that can fit
        self.others = self.sift(self.second, second, first)
        self.own = gather(self.ones, first)  # their totals
        self.beside = gather(self.others, second)
        self.width: i64 = words(len(first))  # numbers that hold the totals of one throw
        self.above = zeros(self.width)  # added to totals, sets the highest bit of each field that has enough
        self.below = zeros(self.width)  # added to totals, sets the highest bit of each field that has too much
        self.bind()
        self.fitting = vec[i64]()  # all throws that fit, once they are listed
        self.listed = False

    def same(self, parameters: RuleParameters, hidden: i64, facts: vec[i64]) -> bool:
        """Return whether this filter was made for the same dice and facts."""
        if self.hidden != hidden or len(self.facts) != len(facts) or self.box != parameters.text:
            return False
        for place in range(len(facts)):
            if self.facts[place] != facts[place]:
                return False
        return True

    def sift(self, ways: i64, own: list[vec[i64]], other: list[vec[i64]]) -> vec[i64]:
        """The throws of one half that fit what was said with some throw of the other."""
        throws = all_throws(ways)
        left = ways
        for topic in range(len(own)):
            row, beside, fact = own[topic], other[topic], 1 + topic * FACT
            least, most = self.facts[fact + 1] - beside[HIGHEST], self.facts[fact + 2] - beside[LOWEST]
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
        for topic in range(len(self.facts) // FACT):
            word, shift, fact = topic // FIELDS, topic % FIELDS * FIELD, 1 + topic * FACT
            self.above[word] -= within(self.facts[fact + 1], 0, TOO_MUCH) << shift
            self.below[word] += within(TOO_MUCH - 1 - self.facts[fact + 2], 0, TOO_MUCH) << shift

    @property
    def ways(self) -> i64:
        """How many throws are left, each half by itself."""
        return len(self.ones) * len(self.others)

    def fits(self, one: i64, other: i64) -> bool:
        """Is everything true that was said, if the halves fall like these two of the throws that can fit?"""
        width = self.width
        for word in range(width):
            value = self.own[one * width + word] + self.beside[other * width + word]
            if (value + self.above[word]) & GUARD != GUARD or (value + self.below[word]) & GUARD != 0:
                return False
        return self.faces == 0 or self.shows(self.ones[one], self.others[other])

    def shows(self, one: i64, other: i64) -> bool:
        """Do two throws together show all faces that must show?"""
        missing = self.faces
        half = len(self.dice) // 2
        number = one
        for place in range(len(self.dice)):
            if place == half:
                number = other
            missing &= ~(2 << number % 6)
            number //= 6
        return missing == 0

    def number(self, one: i64, other: i64) -> i64:
        """The throw of all dice whose halves are these two of the throws that can fit."""
        return self.ones[one] * self.second + self.others[other]

    def draw(self, rng: Rng, otherwise: i64) -> i64:
        """One of all throws that fit; another one if none does."""
        fitting = self.list()
        return fitting[rng.below(len(fitting))] if len(fitting) > 0 else otherwise

    def list(self) -> vec[i64]:
        """All throws that fit."""
        if not self.listed:
            self.fitting = self.all_fitting()
            self.listed = True
        return self.fitting

    def all_fitting(self) -> vec[i64]:
        """Look through all throws."""
        found = vec[i64]()
        others, beside = len(self.others), self.beside
        for one in range(len(self.ones)):
            if self.width == 1:  # as most often: what does not fit is left at once
                above, below = self.own[one] + self.above[0], self.own[one] + self.below[0]
                for other in range(others):
                    value = beside[other]
                    if (value + above) & GUARD == GUARD and (value + below) & GUARD == 0 and self.fits(one, other):
                        found = append(found, self.number(one, other))
            else:
                for other in range(others):
                    if self.fits(one, other):
                        found = append(found, self.number(one, other))
        return found


def within(number: i64, least: i64, most: i64) -> i64:
    """The number, or the bound that it passes."""
    if number < least:
        return least
    return number if number < most else most


@final
class ThrowFilterCache:
    """The last few filters: while nobody speaks of a hand, it is imagined with the same facts."""

    def __init__(self) -> None:
        self.hashes: vec[i64] = zeros(KEPT)
        self.kept: list[Fitting] = []
        self.next: i64 = 0

    def find(self, parameters: RuleParameters, hidden: i64, facts: vec[i64]) -> Fitting:
        hashed = hidden
        for fact in facts:
            hashed = MIX * (hashed & LOW) + (hashed >> 32) + fact
        for place in range(len(self.kept)):
            if self.hashes[place] == hashed and self.kept[place].same(parameters, hidden, facts):
                return self.kept[place]
        made = Fitting(parameters, hidden, facts)
        if len(self.kept) < KEPT:
            self.kept.append(made)
        else:
            self.kept[self.next] = made
        self.hashes[self.next] = hashed
        self.next = (self.next + 1) % KEPT
        return made


THROW_FILTERS: Final = ThrowFilterCache()
