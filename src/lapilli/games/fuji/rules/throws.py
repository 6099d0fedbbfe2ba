"""All throws of a few dice by their numbers, and what they total: looked up, not reckoned, by whoever guesses dice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lapilli.core.packed import append, vec
from lapilli.core.state import packed
from lapilli.games.fuji.actions import SET
from lapilli.games.fuji.rules.masks import zeros
from lapilli.games.fuji.rules.terms import Terms

LOWEST: Final[i64] = 0  # a row of totals begins with its lowest and its highest
HIGHEST: Final[i64] = 1
FIRST: Final[i64] = 2  # then comes the total of each throw
NUMBERS: Final = packed(list(range(6**4)))


def all_throws(ways: i64) -> vec[i64]:
    """The numbers of so many throws."""
    throws = NUMBERS[:ways]
    for number in range(len(throws), ways):
        throws = append(throws, number)
    return throws


def power(number: i64) -> i64:
    """In how many ways so many dice can fall."""
    ways: i64 = 1
    for _time in range(number):
        ways *= 6
    return ways


def totals(terms: Terms, dice: vec[i64], requirement: i64) -> vec[i64]:
    """The total of each throw of a few dice for a requirement; kept, since tables ask for the same again and again."""
    sorts: i64 = 0
    for die in dice:
        sorts = sorts * 4 + die % SET // 2 + 1
    place = sorts * (len(terms.worth) // 21) + requirement
    if place < len(terms.totals) and len(terms.totals[place]) > 0:
        return terms.totals[place]
    row = vec[i64]()
    row = append(row, 10_000)
    row = append(row, 0)
    for number in range(power(len(dice))):
        value: i64 = 0
        rest: i64 = number
        for die in dice:
            value += terms.worth[requirement * 21 + die % SET // 2 * 7 + rest % 6 + 1]
            rest //= 6
        row = append(row, value)
        row[LOWEST] = min(row[LOWEST], value)
        row[HIGHEST] = max(row[HIGHEST], value)
    if place < len(terms.totals):
        terms.totals[place] = row
    return row


def gather(throws: vec[i64], rows: list[vec[i64]]) -> vec[i64]:
    """The totals of some throws, those of one throw side by side: a list of rows would be unpacked for each of them."""
    width = len(rows)
    found = zeros(len(throws) * width)
    for place in range(width):
        row = rows[place]
        for number in range(len(throws)):
            found[number * width + place] = row[FIRST + throws[number]]
    return found
