"""The tile rules by brute force, from the digest's tables alone: every space, rotation, side and chain."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from . import digest

Board = Mapping[str, frozenset[str]]  # space -> lava sides
ALL = frozenset(digest.SIDES)


def across(side: str) -> str:
    return digest.SIDES[(digest.SIDES.index(side) + 3) % 6]


def matches(board: Board, space: str, sides: frozenset[str]) -> bool:
    """E-2.2-2.4 All six sides against tiles, exits and rock."""
    for side, thing in zip(digest.SIDES, digest.spaces()[space], strict=True):
        if thing in board and (side in sides) != (across(side) in board[thing]):
            return False
        if thing in digest.exits() and side not in sides:
            return False
        if thing == "rock" and side in sides:
            return False
    return True


def links(board: Board, space: str, sides: frozenset[str]) -> bool:
    """E-2.6 Lava that meets lava."""
    for side, thing in zip(digest.SIDES, digest.spaces()[space], strict=True):
        if side in sides and (thing in digest.exits() or (thing in board and across(side) in board[thing])):
            return True
    return False


def all_tied(board: Board) -> bool:
    """E-7.2 From every tile, walk along lava until an exit or an eruption tile is found."""
    return all(_finds_source(board, space) for space in board)


def _finds_source(board: Board, start: str) -> bool:
    seen, waiting = {start}, [start]
    while waiting:
        space = waiting.pop()
        if board[space] == ALL:
            return True
        for side, thing in zip(digest.SIDES, digest.spaces()[space], strict=True):
            if side not in board[space]:
                continue
            if thing in digest.exits():
                return True
            if thing in board and thing not in seen and across(side) in board[thing]:
                seen.add(thing)
                waiting.append(thing)
    return False


def placements(board: Board, kind: str) -> Iterator[str]:
    """E-2.1-2.6 `space rotation` of every legal placement."""
    for space in digest.spaces():
        if space not in board:
            for turn, sides in enumerate(digest.tiles()[kind][1]):
                if matches(board, space, sides) and links(board, space, sides):
                    yield f"{space} {turn}"


def eruptions(board: Board) -> Iterator[str]:
    """E-6.10"""
    for space in digest.spaces():
        if space not in board and matches(board, space, ALL):
            yield space


def replacements(board: Board, kind: str) -> Iterator[str]:
    """E-9.4"""
    for space in board:
        for turn, sides in enumerate(digest.tiles()[kind][1]):
            changed = {**board, space: sides}
            if matches(board, space, sides) and links(board, space, sides) and all_tied(changed):
                yield f"{space} {turn}"


def removals(board: Board) -> Iterator[str]:
    """E-9.8"""
    for space in board:
        if all_tied({other: sides for other, sides in board.items() if other != space}):
            yield space


def turns(board: Board, walled: set[str]) -> Iterator[str]:
    """E-9.1 Other rotations that match; a symmetric tile with a wall may be turned onto itself."""
    for space, now in board.items():
        faces = next((faces for _, faces in digest.tiles().values() if now in faces), [ALL])
        for turn, sides in enumerate(faces):
            onto_itself = sides == now
            if onto_itself and (len(faces) == 6 or space not in walled):
                continue
            if matches(board, space, sides) and all_tied({**board, space: sides}):
                yield f"{space} {turn}"
