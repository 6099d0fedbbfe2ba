"""N-0: which places are open, who can reach what, and where people can take refuge."""

from __future__ import annotations

from mypy_extensions import i64

from lapilli.core.packed import vec
from lapilli.games.nisyros.actions import DAM, VOLCANO, WORKPLACES, ZONES
from lapilli.games.nisyros.state import Position


def is_opposite(state: Position, one: i64, other: i64) -> bool:
    """N-0.6 Two zones are neighbours or lie opposite each other on the clockwise board."""
    return (state.where[one] - state.where[other]) & 3 == 2


def is_open(state: Position, place: i64) -> bool:
    """N-0.5 Uncovered slopes; on an owned living coast every place, on an unowned one only the dam place."""
    zone = place // WORKPLACES
    kind = place % WORKPLACES
    if kind < 4:
        return state.lava[zone] <= kind
    return state.lava[zone] < 5 and (kind == DAM or state.owner[zone] >= 0)


def has_room(state: Position, place: i64) -> bool:
    """N-1.2 The upper slopes and the yards hold only this many workers of all colours together."""
    limit = state.parameters.limits[place % WORKPLACES]
    return limit == 0 or state.crowd(place) < limit


def in_reach(state: Position, colour: i64, place: i64) -> bool:
    """N-1.3 A worker works in the zone of his home or in one of its two neighbours, never opposite."""
    return not is_opposite(state, state.home[colour], place // WORKPLACES)


def may_enter(state: Position, colour: i64, place: i64) -> bool:
    """N-1.2 N-1.3 A target is open, within reach and within its limit."""
    return in_reach(state, colour, place) and is_open(state, place) and has_room(state, place)


def targets(state: Position, colour: i64) -> i64:
    """N-1.5 N-1.6 N-1.7 Bit mask of the workplaces a worker of this colour may go to: never a village."""
    mask: i64 = 0
    for zone in range(ZONES):
        if is_opposite(state, state.home[colour], zone):
            continue
        for kind in range(WORKPLACES):
            place = zone * WORKPLACES + kind
            if is_open(state, place) and has_room(state, place):
                mask |= 1 << place
    return mask


def refuges(state: Position) -> i64:
    """Bit mask of the refuge coasts: owned and living."""
    mask: i64 = 0
    for zone in range(ZONES):
        if state.is_refuge(zone):
            mask |= 1 << zone
    return mask


def mask_of(counts: vec[i64]) -> i64:
    """Bit mask of the zones or colours that have any."""
    mask: i64 = 0
    for index in range(ZONES):
        if counts[index] > 0:
            mask |= 1 << index
    return mask


def coast_in_reach(state: Position, zone: i64, other: i64) -> bool:
    """N-11.2 From a zone one reaches its own coast, both neighbours, and past a living neighbour the opposite one."""
    if not is_opposite(state, zone, other):
        return True
    beside = state.order[(state.where[zone] + 1) & 3]
    beyond = state.order[(state.where[zone] + 3) & 3]
    return state.lava[beside] < 5 or state.lava[beyond] < 5


def zones_of(way: i64) -> i64:
    """Bit mask of the zones that a face of the volcano die shows."""
    if way < ZONES:
        return 1 << way
    number = ZONES
    for one in range(ZONES):
        for other in range(one + 1, ZONES):
            if number == way:
                return 1 << one | 1 << other
            number += 1
    return 0


def offer_ways(state: Position) -> None:
    """Chance throws the volcano die."""
    for way in range(len(state.parameters.volcano)):
        if state.parameters.volcano[way] > 0:
            state.offer_chance(VOLCANO + way, state.parameters.volcano[way])


def offer_zones(state: Position, base: i64, mask: i64) -> None:
    """Offer one action for each zone of the mask."""
    for zone in range(ZONES):
        if mask >> zone & 1:
            state.offer(base + zone)
