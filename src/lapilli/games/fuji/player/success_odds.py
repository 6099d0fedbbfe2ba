"""The chance that a walk succeeds with these dice, and the stamina that a failure costs."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lapilli.bots.net import zeros
from lapilli.core.packed import vec
from lapilli.games.fuji.player.evaluation import GAPS, MIDDLE, Evaluator, bounded
from lapilli.games.fuji.rules.masks import zeros as int_zeros
from lapilli.games.fuji.rules.names import NONE
from lapilli.games.fuji.rules.odds import MAKE_UP, make_up
from lapilli.games.fuji.rules.parameters import RuleParameters

TOTALS: Final[i64] = 37  # of six dice
KINDS: Final[i64] = 3  # of dice; a hand has up to two of each
HANDFULS: Final[i64] = 27
THROWS: Final[i64] = 2  # more than two throws are as good as two
ROW: Final[i64] = 21  # entries of a requirement in the terms: three kinds, seven faces each


@final
class PrecomputedOdds:
    """Tables for the terms of a table: `spread` has a row of chances for each requirement, handful and throws."""

    def __init__(self, terms: RuleParameters) -> None:
        self.terms = terms
        self.worth: vec[i64] = terms.worth
        requirements: i64 = len(terms.worth) // ROW
        self.mean: vec[float] = zeros(requirements * KINDS)  # what a die of each kind counts on average
        self.spread: vec[float] = zeros(requirements * HANDFULS * THROWS * TOTALS)
        self.totals: vec[i64] = int_zeros(requirements * HANDFULS * THROWS)  # how many totals a row has
        for requirement in range(requirements):
            for kind in range(KINDS):
                total: i64 = 0
                for face in range(1, 7):
                    total += self.worth[requirement * ROW + kind * 7 + face]
                self.mean[requirement * KINDS + kind] = float(total) / 6.0
            for handful in range(HANDFULS):
                for throws in range(1, THROWS + 1):
                    self.compute(requirement, handful, throws)

    def row(self, requirement: i64, handful: i64, throws: i64) -> i64:
        """Where the chances of a handful begin."""
        if throws > THROWS:
            throws = THROWS
        return ((requirement * HANDFULS + handful) * THROWS + throws - 1) * TOTALS

    def compute(self, requirement: i64, handful: i64, throws: i64) -> None:
        """All dice are thrown, and again those that do not count, so many times in all."""
        found = zeros(TOTALS)
        found[0] = 1.0
        left = handful
        for kind in range(KINDS):
            for _die in range(left % 3):
                found = self.wider(found, requirement * ROW + kind * 7, throws)
            left //= 3
        first = self.row(requirement, handful, throws)
        for value in range(TOTALS):
            self.spread[first + value] = found[value]
            if found[value] > 0.0:
                self.totals[first // TOTALS] = value + 1

    def wider(self, found: vec[float], row: i64, throws: i64) -> vec[float]:
        """One die more."""
        misses: i64 = 0
        for face in range(1, 7):
            if self.worth[row + face] == 0:
                misses += 1
        missed = 1.0
        for _throw in range(throws):
            missed = missed * float(misses) / 6.0
        after = zeros(TOTALS)
        hit = 0.0
        if misses < 6:
            hit = (1.0 - missed) / float(6 - misses)
        for value in range(TOTALS):
            if found[value] == 0.0:
                continue
            after[value] += found[value] * missed
            for face in range(1, 7):
                add = self.worth[row + face]
                if add > 0:
                    after[value + add] += found[value] * hit
        return after


def certain() -> vec[float]:
    """The chance of success by a difference that cannot change: all or nothing."""
    found = zeros(GAPS)
    for place in range(MIDDLE + 1, GAPS):
        found[place] = 1.0
    return found


CERTAIN: Final = certain()


@final
class SuccessOdds:
    """Weighs one difference at a time, as it is or with dice that are still thrown."""

    def __init__(self, evaluator: Evaluator, odds: PrecomputedOdds) -> None:
        self.evaluator = evaluator
        self.odds = odds
        self.chance: float = 0.0  # as last weighed
        self.cost: float = 0.0

    def spread(self, thrown: i64, times: i64, requirement: i64) -> i64:
        """Where the chances of a throw stand; NONE if nothing is thrown."""
        return self.odds.row(requirement, self.handful(thrown), times) if thrown and times > 0 else NONE

    def handful(self, dice: i64) -> i64:
        """How many dice of each kind, as the number of a handful."""
        kinds = make_up(dice)
        us, vs, ws = kinds % MAKE_UP, kinds // MAKE_UP % MAKE_UP, kinds // MAKE_UP // MAKE_UP
        return min(us, 2) + 3 * min(vs, 2) + 9 * min(ws, 2)

    def weigh(self, spread: i64, gap: i64, sign: i64, most: i64, row: i64, blurred: bool) -> None:
        """Chance and cost; each total of a throw makes a gap wider or narrower, `most` bounds it."""
        if spread != NONE:
            self.sum_up(spread, gap, sign, most, row, blurred)
            return
        place = bounded(gap + MIDDLE)
        self.cost = self.evaluator.cost[row + place]
        self.chance = self.evaluator.blurred[place] if blurred else CERTAIN[place]

    def sum_up(self, first: i64, gap: i64, sign: i64, most: i64, row: i64, blurred: bool) -> None:
        """The same over all totals of a throw."""
        evaluator = self.evaluator
        spread = self.odds.spread
        cost = evaluator.cost
        chances = evaluator.blurred if blurred else CERTAIN
        chance = 0.0
        loss = 0.0
        now = gap + MIDDLE
        highest = bounded(most + MIDDLE)
        for value in range(self.odds.totals[first // TOTALS]):
            share = spread[first + value]
            if share > 0.0:
                place = now + sign * value
                if place > highest:
                    place = highest
                if place < 0:
                    place = 0
                loss += share * cost[row + place]
                chance += share * chances[place]
        self.chance = chance
        self.cost = loss
