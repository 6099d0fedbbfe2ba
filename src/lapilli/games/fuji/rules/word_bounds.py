"""F-13.7, F-13.8: what the dice words mean, computed from the public make-up of the dice."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lapilli.core.packed import append, vec
from lapilli.core.state import packed
from lapilli.games.fuji.actions import SET
from lapilli.games.fuji.rules.names import NONE
from lapilli.games.fuji.rules.parameters import RuleParameters
from lapilli.games.fuji.state import Position

NEVER: Final[i64] = 1000  # a total nobody has: the word does not exist
MAKE_UP: Final[i64] = 25  # dice of one kind a figure can hold, and one
COUNTS_AS: Final = packed([1, 1, 25, 25, 625, 625])  # each die of a set in a make-up


def make_up(dice: i64) -> i64:
    """How many dice of each kind, as one number; all that others know of a set."""
    kinds: i64 = 0
    place: i64 = 0
    while dice:
        if dice & 1:
            kinds += COUNTS_AS[place % SET]
        dice >>= 1
        place += 1
    return kinds


def roll_counts(terms: RuleParameters, kinds: i64, requirement: i64) -> vec[i64]:
    """F-13.7 Number of rolls of these dice with each total for the requirement; N in all."""
    counts = vec[i64]()
    counts = append(counts, 1)
    for kind in range(3):
        number = kinds % MAKE_UP
        kinds //= MAKE_UP
        for _time in range(number):
            wider = vec[i64]()
            for _time in range(len(counts) + 6):
                wider = append(wider, 0)
            for total in range(len(counts)):
                if counts[total]:
                    for face in range(1, 7):
                        wider[total + terms.worth[(requirement * 3 + kind) * 7 + face]] += counts[total]
            counts = wider
    return counts


@final
class Zones:
    """Bounds of the words for one make-up and requirement, computed once and shared by all positions of a box.

    F-13.12 They are never shown on a screen.
    """

    __slots__ = ("bounds", "terms", "threats")

    def __init__(self, terms: RuleParameters) -> None:
        self.terms = terms
        self.bounds: dict[int, vec[i64]] = {}
        self.threats: dict[int, vec[i64]] = {}

    def words(self, kinds: i64) -> vec[i64]:
        """F-13.7 For each requirement four bounds: least of great, least of good, most of poor, most of awful."""
        found = self.bounds.get(int(kinds))
        if found is not None:
            return found
        bounds = vec[i64]()
        for requirement in range(len(self.terms.worth) // 21):
            for bound in word_bounds(roll_counts(self.terms, kinds, requirement)):
                bounds = append(bounds, i64(bound))
        self.bounds[int(kinds)] = bounds
        return bounds

    def threat(self, kinds: i64, hearer: i64) -> vec[i64]:
        """F-13.8 For each requirement two bounds: most of safe, least of danger."""
        key = int(kinds * MAKE_UP * MAKE_UP * MAKE_UP + hearer)
        found = self.threats.get(key)
        if found is not None:
            return found
        bounds = vec[i64]()
        for requirement in range(len(self.terms.worth) // 21):
            own = roll_counts(self.terms, kinds, requirement)
            other = roll_counts(self.terms, hearer, requirement)
            for bound in threat_bounds(own, other):
                bounds = append(bounds, i64(bound))
        self.threats[key] = bounds
        return bounds


def word_bounds(counts: vec[i64]) -> list[int]:
    """F-13.7 Least total of great and of good, highest of poor and of awful; NEVER or NONE where a word is missing."""
    totals: list[int] = [int(total) for total in range(len(counts)) if counts[total] > 0]
    rolls: i64 = 0
    for total in totals:
        rolls += counts[total]
    last = len(totals) - 1
    poor: i64 = NONE
    awful: i64 = NONE
    good: i64 = NONE
    great: i64 = NONE
    below: i64 = 0
    for index in range(len(totals)):
        below += counts[totals[index]]
        if index >= 1 and awful == NONE and 5 * below >= rolls:
            awful = index
        if index >= 1 and poor == NONE and 5 * below >= 2 * rolls:
            poor = index
    if poor == NONE:  # a single total: nothing can be said
        return [int(NEVER), int(NEVER), int(NONE), int(NONE)]
    above = rolls
    for index in range(len(totals)):
        if index >= poor + 2 and good == NONE and 5 * above <= 2 * rolls:
            good = index
        if good != NONE and index >= good + 1 and great == NONE and 5 * above <= rolls:
            great = index
        above -= counts[totals[index]]
    if good != NONE and last - good < 1:
        good = NONE
    if good == NONE or (great != NONE and last - great < 1):
        great = NONE
    return [
        int(NEVER) if great == NONE else totals[great],
        int(NEVER) if good == NONE else totals[good],
        totals[poor],
        totals[awful] if awful < poor else int(NONE),
    ]


def threat_bounds(own: vec[i64], other: vec[i64]) -> list[int]:
    """F-13.8 Highest safe total, least dangerous one: odds of three in five that the hearer beats me or does not."""
    totals: list[int] = [int(total) for total in range(len(own)) if own[total] > 0]
    rolls: i64 = 0
    for index in range(len(other)):
        rolls += other[index]
    safe: i64 = NONE
    safe_totals = 0
    for total in totals:
        if 5 * (rolls - _at_most(other, total)) >= 3 * rolls:
            safe = total
            safe_totals += 1
    if safe_totals < 2:
        safe = totals[1] if len(totals) > 1 else NONE
    danger: i64 = NEVER
    dangerous = 0
    for total in totals:
        if total > safe and 5 * _at_most(other, total) >= 3 * rolls:
            danger = total if dangerous == 0 else danger
            dangerous += 1
    return [int(safe), int(danger) if dangerous >= 2 else int(NEVER)]


def _at_most(counts: vec[i64], total: i64) -> i64:
    rolls: i64 = 0
    for index in range(len(counts)):
        if index <= total:
            rolls += counts[index]
    return rolls


def total(state: Position, dice: i64, requirement: i64) -> i64:
    """F-13.5, F-14.7, F-14.8 Sum of the valid dice of a set for a requirement, without bonuses."""
    worth = state.parameters.worth
    row = requirement * 21
    found: i64 = 0
    die: i64 = 0
    while dice:
        if dice & 63 == 0:
            dice >>= 6
            die += 6
            continue
        if dice & 1:
            found += worth[row + die % SET // 2 * 7 + state.value[die]]
        dice >>= 1
        die += 1
    return found
