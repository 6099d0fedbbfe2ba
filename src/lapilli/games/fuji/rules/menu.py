"""Filling a menu quickly: long rows of actions go straight into the buffer of the state."""

from __future__ import annotations

from mypy_extensions import i64

from lapilli.core.packed import append
from lapilli.games.fuji.state import Position


def make_room(state: Position) -> None:
    """Space for sixty-four more actions."""
    while len(state.legal) < state.n_legal + 64:
        state.legal = append(state.legal, 0)


def emit_plain(state: Position, base: i64, members: i64) -> None:
    """Offer an action for each bit of a mask."""
    if members == 0:
        return
    make_room(state)
    legal = state.legal
    size = state.n_legal
    action = base
    while members:
        if members & 1:
            legal[size] = action
            size += 1
        members >>= 1
        action += 1
    state.n_legal = size


def emit_cells(state: Position, base: i64, cells: i64) -> None:
    """Offer an action for each cell of a mask."""
    if cells == 0:
        return
    make_room(state)
    legal = state.legal
    names = state.map.cells
    size = state.n_legal
    cell: i64 = 0
    while cells:
        if cells & 15 == 0:
            cells >>= 4
            cell += 4
            continue
        if cells & 1:
            legal[size] = base + names[cell]
            size += 1
        cells >>= 1
        cell += 1
    state.n_legal = size
