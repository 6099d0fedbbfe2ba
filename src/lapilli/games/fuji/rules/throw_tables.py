"""All throws of a few dice by their numbers, and what they total, as tables for guessing dice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lapilli.core.packed import append, vec
from lapilli.core.state import packed
from lapilli.games.fuji.actions import SET
from lapilli.games.fuji.rules.masks import zeros
from lapilli.games.fuji.rules.parameters import RuleParameters

LOWEST: Final[i64] = 0  # a row of totals begins with its lowest and its highest
HIGHEST: Final[i64] = 1
FIRST: Final[i64] = 2  # then comes the total of each throw
FIELD: Final[i64] = 8  # bits: room for the total of a topic, and the highest bit to tell whether it passes a bound
FIELDS: Final[i64] = 7  # of a number
GUARD: Final[i64] = 0x80808080808080  # the highest bits of all fields
NUMBERS: Final = packed(list(range(6**4)))


def all_throws(ways: i64) -> vec[i64]:
    """The numbers of this many throws."""
    throws = NUMBERS[:ways]
    for number in range(len(throws), ways):
        throws = append(throws, number)
    return throws


def power(number: i64) -> i64:
    """In how many ways this many dice can fall."""
    ways: i64 = 1
    for _time in range(number):
        ways *= 6
    return ways


def totals(parameters: RuleParameters, dice: vec[i64], requirement: i64) -> vec[i64]:
    """The total of each throw of a few dice for a requirement; kept, since tables ask for the same again and again."""
    sorts: i64 = 0
    for die in dice:
        sorts = sorts * 4 + die % SET // 2 + 1
    place = sorts * (len(parameters.worth) // 21) + requirement
    if place < len(parameters.totals) and len(parameters.totals[place]) > 0:
        return parameters.totals[place]
    row = vec[i64]()
    row = append(row, 10_000)
    row = append(row, 0)
    for number in range(power(len(dice))):
        value: i64 = 0
        rest: i64 = number
        for die in dice:
            value += parameters.worth[requirement * 21 + die % SET // 2 * 7 + rest % 6 + 1]
            rest //= 6
        row = append(row, value)
        row[LOWEST] = min(row[LOWEST], value)
        row[HIGHEST] = max(row[HIGHEST], value)
    if place < len(parameters.totals):
        parameters.totals[place] = row
    return row


def gather(throws: vec[i64], rows: list[vec[i64]]) -> vec[i64]:
    """The totals of some throws for several topics, in fields of numbers: those of one throw stand side by side."""
    width = words(len(rows))
    found = zeros(len(throws) * width)
    for place in range(len(rows)):
        row = rows[place]
        word, shift = place // FIELDS, place % FIELDS * FIELD
        for number in range(len(throws)):
            found[number * width + word] += row[FIRST + throws[number]] << shift
    return found


def words(topics: i64) -> i64:
    """How many numbers hold the fields of this many topics."""
    return (topics + FIELDS - 1) // FIELDS
