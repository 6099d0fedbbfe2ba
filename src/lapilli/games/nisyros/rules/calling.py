"""N-6: workers on theatres call citizens; afterwards the slow drizzle (card 6) may bring everybody together."""

from __future__ import annotations

from mypy_extensions import i64

from lapilli.games.nisyros.actions import (
    CALL,
    CALL_DONE,
    GATHER,
    GATHER_DONE,
    PLACES,
    THEATRE,
    WORKPLACES,
    ZONES,
)
from lapilli.games.nisyros.rules.events import drop
from lapilli.games.nisyros.rules.geography import refuges
from lapilli.games.nisyros.rules.moving import waits_for_host
from lapilli.games.nisyros.state import Card, Island, Phase


def begin(state: Island) -> None:
    """N-6.1 Each theatre has its calls: standing workers, doubled by a die and by each emergency call, at most two."""
    state.at_step = 6
    state.phase = Phase.CALL
    state.done = 0
    for zone in range(ZONES):
        state.quota[zone] = count_calls(state, zone)
    settle(state)


def count_calls(state: Island, zone: i64) -> i64:
    """N-6.1 N-15.15 Nobody calls at a gassed coast."""
    place = zone * WORKPLACES + THEATRE
    if not state.is_refuge(zone) or state.is_gassed(place):
        return 0
    calls = state.hands(place)
    if state.die_on(place):
        calls *= 2
    for _ in range(state.waiting[Card.CALL]):
        calls *= 2
    return min(state.terms.calls, calls)


def settle(state: Island) -> None:
    """N-6.6 A seat without citizens in its home, or without calls left there, is finished."""
    for seat in range(state.seats):
        colour = state.colours[seat]
        village = state.home[colour]
        if state.citizens[colour * ZONES + village] == 0 or state.quota[village] == 0:
            state.done |= 1 << seat


def actors(state: Island) -> i64:
    """N-6.3 N-6.4 All who are not finished, hosts before their guests."""
    mask: i64 = 0
    for seat in range(state.seats):
        if not state.done >> seat & 1 and not waits_for_host(state, seat):
            mask |= 1 << seat
    return mask


def list_calls(state: Island, seat: i64) -> None:
    """N-6.3 The citizen's own seat decides, and may decline."""
    if state.done >> seat & 1:
        return
    colour = state.colours[seat]
    state.offer(CALL + colour * ZONES + state.home[colour])
    state.offer(CALL_DONE + colour)


def call(state: Island, colour: i64, zone: i64) -> None:
    """N-6.2 N-6.5 One citizen becomes a standing worker on that theatre; he does not call himself."""
    state.citizens[colour * ZONES + zone] -= 1
    state.workers[colour * PLACES + zone * WORKPLACES + THEATRE] += 1
    state.quota[zone] -= 1
    settle(state)


def end_of_day(state: Island) -> bool:
    """N-6.7 Emergency calls are discarded, everybody stands up, the gas is gone; true if the drizzle follows."""
    for zone in range(ZONES):
        state.quota[zone] = 0
    drop(state, Card.CALL)
    for index in range(ZONES * PLACES):
        state.idle[index] = 0
    state.gassed = 0
    if state.waiting[Card.DRIZZLE] == 0:
        return False
    state.phase = Phase.GATHER
    state.done = 0
    only = single_refuge(state)
    if only >= 0:
        for colour in range(ZONES):
            bring_all(state, colour, only)
    return True


def single_refuge(state: Island) -> i64:
    """The one refuge coast that is left, -1 if there are several."""
    mask = refuges(state)
    if mask & (mask - 1) != 0:
        return -1
    for zone in range(ZONES):
        if mask >> zone & 1:
            return zone
    return -1


def bring_all(state: Island, colour: i64, zone: i64) -> None:
    """All workers of a colour to one theatre."""
    total = state.count_workers(colour)
    for place in range(PLACES):
        state.workers[colour * PLACES + place] = 0
    state.workers[colour * PLACES + zone * WORKPLACES + THEATRE] = total


def list_gathering(state: Island, seat: i64) -> None:
    """N-15.6 Every worker to a theatre of a refuge coast, each at most once; those on one already may stay."""
    if state.done >> seat & 1:
        return
    colour = state.colours[seat]
    mask = refuges(state)
    complete = True
    if mask & (mask - 1) != 0:
        for place in range(PLACES):
            count = state.workers[colour * PLACES + place]
            if count == 0:
                continue
            if place % WORKPLACES == THEATRE:
                if count == state.gathered[colour * ZONES + place // WORKPLACES]:
                    continue
            else:
                complete = False
            for zone in range(ZONES):
                if mask >> zone & 1 and zone * WORKPLACES + THEATRE != place:
                    state.offer(GATHER + (colour * PLACES + place) * ZONES + zone)
    if complete:
        state.offer(GATHER_DONE + colour)


def gather(state: Island, colour: i64, start: i64, zone: i64) -> None:
    """N-15.6 No reach, no limit, the opposite zone too."""
    state.workers[colour * PLACES + start] -= 1
    state.workers[colour * PLACES + zone * WORKPLACES + THEATRE] += 1
    state.gathered[colour * ZONES + zone] += 1


def finish_gathering(state: Island) -> None:
    """N-2.3 The drizzle is over and its card discarded."""
    for index in range(ZONES * ZONES):
        state.gathered[index] = 0
    drop(state, Card.DRIZZLE)
