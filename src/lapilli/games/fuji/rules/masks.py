"""Cells, dice and cards as bits of a number, and arrays of zeros."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64

from lapilli.core.packed import append, vec
from lapilli.core.state import packed
from lapilli.games.fuji.actions import SET

BITS: Final = packed([1 << place for place in range(62)])
NOUGHTS: Final = packed([0] * 512)


def zeros(length: i64) -> vec[i64]:
    """A packed array of zeros."""
    array = NOUGHTS[:length]
    for _time in range(len(array), length):
        array = append(array, 0)
    return array


def single(place: i64) -> i64:
    """A mask with one bit; a shifted literal is only 32 bits wide when compiled, and maps have more cells than that."""
    return BITS[place]


def set_of(figure: i64) -> i64:
    """Mask of the six dice of a set."""
    return 63 << figure * SET


# -- at the edges: bits and their names ------------------------------------------------------------------------


def bits(mask: int) -> list[int]:
    """The places of the bits of a mask."""
    found: list[int] = []
    rest = int(mask)
    while rest:
        found.append((rest & -rest).bit_length() - 1)
        rest &= rest - 1
    return found


def names(mask: int, words: list[str]) -> list[str]:
    """The words whose bits are set."""
    return [words[place] for place in bits(mask)]


def mask(chosen: Iterable[str], words: list[str]) -> int:
    """The bits of these words."""
    found = 0
    for word in chosen:
        found |= 1 << words.index(word)
    return found
