"""E-2.1-2.7, E-7.1-7.2: what fits where, what is tied to a source. Kept up tile by tile, asked by bit masks.

Sides that face an empty space, a village or the sea demand nothing (E-2.5); a walled flow is lava all the same (E-2.7).
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lapilli.core.packed import vec
from lapilli.core.state import packed
from lapilli.games.eruption.rules.island import (
    ALL_SIDES,
    BIT,
    EXIT_MASK,
    GROUND,
    NEIGHBOUR,
    NONE,
    SIDES,
    SPACES,
    TILES,
    TYPES_FITTING,
    lowest,
)
from lapilli.games.eruption.state import STACKS, Open, Position

ZEROES: Final = packed([0] * 60)


def lay(state: Open, space: i64, mask: i64) -> None:
    """Put a tile with these lava sides on an empty space, and tell the neighbours."""
    state.tiles[space] = mask
    state.frontier &= ~BIT[space]
    for side in range(SIDES):
        neighbour = NEIGHBOUR[space * SIDES + side]
        if neighbour == NONE:
            continue
        back: i64 = 1 << (side + 3) % SIDES
        if mask >> side & 1:
            state.need[neighbour] |= back
            if state.tiles[neighbour] == 0:
                state.frontier |= BIT[neighbour]
        else:
            state.need[neighbour] |= back * GROUND


def lift(state: Open, space: i64) -> None:
    """Take the tile off a space, and tell the neighbours."""
    state.tiles[space] = 0
    if state.need[space] & ALL_SIDES:
        state.frontier |= BIT[space]
    for side in range(SIDES):
        neighbour = NEIGHBOUR[space * SIDES + side]
        if neighbour == NONE:
            continue
        back: i64 = 1 << (side + 3) % SIDES
        state.need[neighbour] &= ~(back + back * GROUND)
        if state.need[neighbour] & ALL_SIDES == 0:
            state.frontier &= ~BIT[neighbour]


def stack_types(state: Position) -> i64:
    """The types that can still be drawn, as a mask; E-11.4 the discards count while the stack is empty."""
    types: i64 = 0
    if state.parameters.annihilation and state.stack_empty:
        for kind in range(TILES):
            if state.tile_discards[kind] > 0:
                types |= 1 << kind
        return types
    for kind in range(TILES):
        if state.stack.counts[kind] > 0:
            types |= 1 << kind
    for stack in range(STACKS):
        if state.tops[stack] >= 0:
            types |= 1 << state.tops[stack]
    return types


def aside_types(state: Position) -> i64:
    """The types that lie aside, as a mask."""
    types: i64 = 0
    for kind in range(TILES):
        if state.aside[kind] > 0:
            types |= 1 << kind
    return types


def fitting_types(state: Position, spaces: i64) -> i64:
    """The types that fit on at least one of these spaces in at least one rotation."""
    types: i64 = 0
    while spaces:
        types |= TYPES_FITTING[state.need[lowest(spaces)]]
        spaces &= spaces - 1
    return types


def some_tile_fits(state: Position) -> bool:
    """Has any tile of the stack a legal placement?"""
    types = stack_types(state)
    return types != 0 and types & fitting_types(state, state.frontier) != 0


def eruption_spaces(state: Position) -> i64:
    """E-6.10 Empty spaces where no neighbour shows ground and no side faces rock."""
    spaces: i64 = 0
    for space in range(SPACES):
        if state.tiles[space] == 0 and state.need[space] < GROUND:
            spaces |= BIT[space]
    return spaces


def replaceable(state: Position) -> i64:
    """E-9.4 Tiles that another one can replace: linked, and if a source goes, all tiles stay tied to another."""
    spaces: i64 = 0
    for space in range(SPACES):
        mask = state.tiles[space]
        linked = state.need[space] & ALL_SIDES != 0
        if mask and linked and (mask != ALL_SIDES or tied_otherwise(state, space)):
            spaces |= BIT[space]
    return spaces


def tied_otherwise(state: Position, start: i64) -> bool:
    """E-7.9 Would the tiles around this eruption tile be tied to a source without it?"""
    seen: i64 = BIT[start]
    open_spaces: i64 = seen
    while open_spaces:
        space = lowest(open_spaces)
        open_spaces &= open_spaces - 1
        mask = state.tiles[space]
        if mask & EXIT_MASK[space] or (mask == ALL_SIDES and space != start):
            return True
        reached = linked_neighbours(state, space) & ~seen
        seen |= reached
        open_spaces |= reached
    return False


def linked_neighbours(state: Open, space: i64) -> i64:
    """Spaces whose tiles are joined to this one, lava side to lava side."""
    spaces: i64 = 0
    links = state.tiles[space] & state.need[space] & ~EXIT_MASK[space]
    for side in range(SIDES):
        if links >> side & 1:
            spaces |= BIT[NEIGHBOUR[space * SIDES + side]]
    return spaces


def removable(state: Position) -> i64:
    """E-7.2, E-9.8 Tiles without which all others stay tied to a source."""
    search = ArticulationSearch()
    for space in range(SPACES):
        mask = state.tiles[space]
        if mask and search.number[space] == 0 and (mask == ALL_SIDES or mask & EXIT_MASK[space]):
            search.visit(state, space)
    return search.placed & ~search.holding


@final
class ArticulationSearch:
    """A depth-first walk from the sources that finds the tiles on which others hang (articulation points)."""

    def __init__(self) -> None:
        self.number: vec[i64] = ZEROES[:]  # order of discovery; 0 = not yet
        self.clock: i64 = 0
        self.placed: i64 = 0
        self.holding: i64 = 0

    def visit(self, state: Position, space: i64) -> i64:
        """Walk on from a tile; the earliest tile (0: a source outside) that it or those beyond it reach."""
        self.clock += 1
        number = self.clock
        self.number[space] = number
        self.placed |= BIT[space]
        mask = state.tiles[space]
        earliest = number
        if mask == ALL_SIDES or mask & EXIT_MASK[space]:
            earliest = 0
        neighbours = linked_neighbours(state, space)
        while neighbours:
            other = lowest(neighbours)
            neighbours &= neighbours - 1
            reached = self.number[other]
            if reached == 0:
                reached = self.visit(state, other)
                if reached >= number:
                    self.holding |= BIT[space]
            if reached < earliest:
                earliest = reached
        return earliest
