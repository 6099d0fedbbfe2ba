"""Numbers of a position as the words of a view; compiled, since views are many.

Only compiled code calls these with arrays of a compiled state: one that interpreted code passes in is never freed (see
`refill` in core/packed.py).
"""

from __future__ import annotations

from mypy_extensions import i64

from lapilli.core.packed import vec


def name_or_none(words: list[str], index: i64) -> str | None:
    """The word of that number; none for -1."""
    return words[index] if index >= 0 else None


def names_in_mask(words: list[str], mask: i64) -> list[str]:
    """The words whose bits are set."""
    found: list[str] = []
    index: i64 = 0
    while mask > 0:
        if mask & 1:
            found.append(words[index])
        mask >>= 1
        index += 1
    return found


def numbers(array: vec[i64]) -> list[int]:
    """The numbers of an array."""
    found: list[int] = []
    for number in array:
        found.append(number)
    return found


def counts_by_name(words: list[str], counts: vec[i64], first: i64 = 0) -> dict[str, int]:
    """How many there are of each word, from place `first` of the array on; without the zeros."""
    found: dict[str, int] = {}
    for index in range(len(words)):
        number = counts[first + index]
        if number > 0:
            found[words[index]] = number
    return found


def names_by_count(words: list[str], counts: vec[i64], first: i64 = 0) -> list[str]:
    """Each word as often as it is counted."""
    found: list[str] = []
    for index in range(len(words)):
        for _time in range(counts[first + index]):
            found.append(words[index])
    return found


def values_by_seat(names: list[str], array: vec[i64]) -> dict[str, int]:
    """The number of each seat."""
    found: dict[str, int] = {}
    for seat in range(len(names)):
        found[names[seat]] = array[seat]
    return found
