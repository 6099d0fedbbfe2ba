"""What thrown dice bring: the chance of each total, for every card and every handful of dice; worked out once."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lapilli.bots.net import zeros
from lapilli.core.packed import vec
from lapilli.games.fuji.rules.masks import zeros as whole
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
        self.totals: vec[i64] = whole(requirements * HANDFULS * THROWS)  # how many totals a row has
        for requirement in range(requirements):
            for kind in range(KINDS):
                total: i64 = 0
                for face in range(1, 7):
                    total += self.worth[requirement * ROW + kind * 7 + face]
                self.mean[requirement * KINDS + kind] = float(total) / 6.0
            for handful in range(HANDFULS):
                for throws in range(1, THROWS + 1):
                    self.reckon(requirement, handful, throws)

    def row(self, requirement: i64, handful: i64, throws: i64) -> i64:
        """Where the chances of a handful begin."""
        if throws > THROWS:
            throws = THROWS
        return ((requirement * HANDFULS + handful) * THROWS + throws - 1) * TOTALS

    def reckon(self, requirement: i64, handful: i64, throws: i64) -> None:
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
