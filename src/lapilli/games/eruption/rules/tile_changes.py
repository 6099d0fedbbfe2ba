"""E-7 Tiles that lie on the board are turned, replaced or removed."""

from __future__ import annotations

from mypy_extensions import i64

from lapilli.games.eruption.rules.deck import owe_cards
from lapilli.games.eruption.rules.island import (
    ALL_SIDES,
    BITS,
    MASK_OF,
    ROTATION_OF,
    ROTATIONS,
    SIDES,
    SPACES,
    TURNS_FITTING,
    TYPE_OF,
    contacts_of,
    lowest,
)
from lapilli.games.eruption.rules.meter import vent_leaves
from lapilli.games.eruption.rules.placement import note_used_up, over
from lapilli.games.eruption.rules.stack import return_aside, under_way
from lapilli.games.eruption.rules.tile_fit import lay, lift, removable
from lapilli.games.eruption.rules.walls import carries_wall, discard_walls_of_tile
from lapilli.games.eruption.state import Position


def offer_turns(state: Position, base: i64) -> None:
    """E-9.1 Offer every other rotation that still matches; a symmetric tile with walls may be turned onto itself."""
    for space in range(SPACES):
        mask = state.tiles[space]
        if mask == 0:
            continue
        kind = TYPE_OF[mask]
        turns = TURNS_FITTING[kind * 4096 + state.need[space]]
        same = ROTATION_OF[mask]
        if ROTATIONS[kind] == SIDES or not carries_wall(state, space):
            turns &= ~(1 << same)
        for rotation in range(SIDES):
            if turns >> rotation & 1:
                state.offer(base + space * SIDES + rotation)


def turn(state: Position, space: i64, rotation: i64) -> None:
    """E-7.3-7.5, E-7.8 A turned tile, eruption tiles too, loses its walls and brings cards for new contacts.

    E-7.5 It brings no resource wall.
    """
    old = state.tiles[space]
    exchange(state, space, MASK_OF[TYPE_OF[old] * SIDES + rotation])


def replace(state: Position, space: i64, rotation: i64) -> None:
    """E-9.4 The drawn tile takes the place of another, which goes to the discards."""
    old = state.tiles[space]
    mask = MASK_OF[under_way(state).tile * SIDES + rotation]
    exchange(state, space, mask)
    leave(state, space, old)
    return_aside(state)
    note_used_up(state)
    over(state)


def exchange(state: Position, space: i64, mask: i64) -> None:
    """E-7.3, E-7.4 Another tile, or the same one turned, lies on the space now."""
    old = state.tiles[space]
    discard_walls_of_tile(state, space)
    lift(state, space)
    lay(state, space, mask)
    owe_cards(state, BITS[contacts_of(space, mask) & ~contacts_of(space, old)])


def leave(state: Position, space: i64, mask: i64) -> None:
    """E-7.7 A lava tile goes to the discards, an eruption tile leaves the game."""
    if mask == ALL_SIDES:
        vent_leaves(state, space)
    else:
        state.tile_discards[TYPE_OF[mask]] += 1


def offer_removals(state: Position, base: i64) -> None:
    """E-9.8 Offer every tile without which all others stay tied to a source."""
    spaces = removable(state)
    while spaces:
        state.offer(base + lowest(spaces))
        spaces &= spaces - 1


def remove(state: Position, space: i64) -> None:
    """E-7.6 The tile goes, its walls with it; the space is empty again."""
    old = state.tiles[space]
    discard_walls_of_tile(state, space)
    lift(state, space)
    leave(state, space, old)
