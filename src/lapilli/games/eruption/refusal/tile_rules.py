"""Tile rules walked side by side over the names of the box: slow, plain, and independent of the kernel's masks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from lapilli.games.eruption.actions import BOX
from lapilli.games.eruption.box import SIDES

Board = Mapping[str, int]  # space -> mask of lava sides
ERUPTION = 63


def has_lava(mask: int, side: int) -> bool:
    """Is this side of the tile lava?"""
    return bool(mask >> side & 1)


def mismatch(board: Board, space: str, mask: int) -> tuple[str, str, str] | None:
    """E-2.2-2.4 The first side (clockwise from n) where a tile would not match: (clause, side, what lies there)."""
    for side, thing in enumerate(BOX.spaces[space]):
        lava = has_lava(mask, side)
        if thing in board and lava != has_lava(board[thing], (side + 3) % 6):
            return "E-2.2", SIDES[side], thing
        if thing in BOX.exits and not lava:
            return "E-2.3", SIDES[side], thing
        if thing == "rock" and lava:
            return "E-2.4", SIDES[side], thing
    return None


def linked(board: Board, space: str, mask: int) -> bool:
    """E-2.6 Does at least one lava side meet lava of a neighbouring tile or an exit?"""
    return any(
        has_lava(mask, side) and (thing in BOX.exits or (thing in board and has_lava(board[thing], (side + 3) % 6)))
        for side, thing in enumerate(BOX.spaces[space])
    )


def fits(board: Board, space: str, mask: int) -> bool:
    """E-2.2-2.6 Does the tile match all around, with a lava side that meets lava?"""
    return mismatch(board, space, mask) is None and linked(board, space, mask)


def mismatches(board: Board) -> Iterator[str]:
    """Every tile that does not match its surroundings."""
    for space, mask in board.items():
        found = mismatch(board, space, mask)
        if found:
            yield f"the tile on {space} does not match {found[2]} at its side {found[1]} ({found[0]})"


def untied(board: Board) -> list[str]:
    """E-7.2 Tiles from which no chain of lava leads to an exit or an eruption tile."""
    tied = {
        space
        for space, mask in board.items()
        if mask == ERUPTION
        or any(thing in BOX.exits and has_lava(mask, side) for side, thing in enumerate(BOX.spaces[space]))
    }
    queue = list(tied)
    while queue:
        space = queue.pop()
        for side, thing in enumerate(BOX.spaces[space]):
            joined = has_lava(board[space], side) and thing in board and has_lava(board[thing], (side + 3) % 6)
            if joined and thing not in tied:
                tied.add(thing)
                queue.append(thing)
    return [space for space in board if space not in tied]


def flows_towards(board: Board, space: str) -> list[tuple[int, str]]:
    """E-2.15 The flows that face a space: (side of the space, name of the flow), clockwise from n."""
    flows = []
    for side, thing in enumerate(BOX.spaces[space]):
        if thing in BOX.exits:
            flows.append((side, thing))
        elif thing in board and has_lava(board[thing], (side + 3) % 6):
            flows.append((side, f"{thing}.{SIDES[(side + 3) % 6]}"))
    return flows


def contacts(space: str, mask: int) -> list[str]:
    """E-1.2 The village sides that a tile on this space touches with lava."""
    return [
        thing
        for side, thing in enumerate(BOX.spaces[space])
        if has_lava(mask, side) and thing.partition(".")[0] in BOX.villages
    ]
