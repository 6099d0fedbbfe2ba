"""Bits and their names: which dice, cells or cards a mask means."""

from __future__ import annotations

from collections.abc import Iterable

from lapilli.games.fuji.actions import CELL_NAMES, DIE_NAMES, FIGURE_NAMES
from lapilli.games.fuji.rules.course import Course

DICE = [f"{holder}.{die}" for holder in (*FIGURE_NAMES, "dummy") for die in DIE_NAMES]


def bits(mask: int) -> list[int]:
    """The places of the bits of a mask."""
    found, rest = [], int(mask)
    while rest:
        found.append((rest & -rest).bit_length() - 1)
        rest &= rest - 1
    return found


def names(mask: int, words: list[str]) -> list[str]:
    """The words whose bits are set."""
    return [words[place] for place in bits(mask)]


def mask(chosen: Iterable[str], words: list[str]) -> int:
    """The bits of these words."""
    return sum(1 << words.index(word) for word in chosen)


def map_cells(state: Course) -> list[str]:
    """Names of the cells of the map, in cell order."""
    return [CELL_NAMES[cell] for cell in state.map.cells]
