"""N-14: the island is laid out, villages are chosen, and everybody takes his place."""

from __future__ import annotations

from mypy_extensions import i64

from lapilli.core.packed import append
from lapilli.games.nisyros.actions import (
    CHOOSE,
    FIRST_SEAT,
    LAY,
    LAY_COAST,
    THEATRE,
    WORKPLACES,
    ZONES,
)
from lapilli.games.nisyros.rules.geography import is_opposite
from lapilli.games.nisyros.state import GOODS, Position


def place_coast(state: Position, zone: i64) -> None:
    """N-14.1 The coasts are laid clockwise, mandraki first."""
    where = state.where[:]
    where[zone] = len(state.order)
    state.where = where
    state.order = append(state.order[:], zone)


def list_coasts(state: Position) -> None:
    """N-14.1 Each coast that is not laid yet is equally likely."""
    for zone in range(ZONES):
        if state.where[zone] < 0:
            state.offer_chance(LAY_COAST + zone, 1)


def next_slope(state: Position) -> i64:
    """N-14.2 Ring 4 first, then 3, 2, 1, each clockwise; -1 when all sixteen areas lie."""
    for ring in range(3, -1, -1):
        for position in range(ZONES):
            slope = state.order[position] * 4 + ring
            if state.tiles[slope] < 0:
                return slope
    return -1


def list_tiles(state: Position) -> None:
    """N-14.2 A tile is drawn from those of its ring that are left."""
    slope = next_slope(state)
    if slope < 0:
        return
    ring = slope % 4
    for resource in range(GOODS):
        left = state.parameters.rings[ring * 3 + resource]
        for zone in range(ZONES):
            if state.tiles[zone * 4 + ring] == resource:
                left -= 1
        if left > 0:
            state.offer_chance(LAY + slope * 3 + resource, left)


def lay(state: Position, slope: i64, resource: i64) -> None:
    tiles = state.tiles[:]
    tiles[slope] = resource
    state.tiles = tiles


def chooser(state: Position) -> i64:
    """N-14.4 The seats choose in order; -1 when all have chosen."""
    for seat in range(state.seats):
        if state.colours[seat] < 0:
            return seat
    return -1


def list_villages(state: Position, seat: i64) -> None:
    """N-14.4 Among the free villages; two players may have agreed on neighbours or opposites."""
    for zone in range(ZONES):
        if state.owner[zone] >= 0:
            continue
        if seat == 1 and state.parameters.villages == 1 and is_opposite(state, state.colours[0], zone):
            continue
        if seat == 1 and state.parameters.villages == 2 and not is_opposite(state, state.colours[0], zone):
            continue
        state.offer(CHOOSE + zone)


def settle(state: Position, seat: i64, zone: i64) -> None:
    """N-14.5 Eight citizens in the village, two workers on the theatre. From now on the seat is the colour."""
    colours, owner = state.colours[:], state.owner[:]
    colours[seat] = zone
    owner[zone] = seat
    state.colours = colours
    state.owner = owner
    state.home[zone] = zone
    state.citizens[zone * ZONES + zone] = state.parameters.figures - state.parameters.pioneers
    state.workers[zone * 28 + zone * WORKPLACES + THEATRE] = state.parameters.pioneers


def list_first(state: Position) -> None:
    """N-14.9 Who begins may be left to chance."""
    for seat in range(state.seats):
        state.offer_chance(FIRST_SEAT + seat, 1)


def open_game(state: Position) -> None:
    """N-14.3 N-14.6 Bonus tokens on the top areas, the starting stock, round 1, step 1."""
    state.bonus = 15 if state.parameters.bonus > 0 else 0
    for resource in range(GOODS):
        state.stock[resource] = state.parameters.start[resource]
    state.round = 1
