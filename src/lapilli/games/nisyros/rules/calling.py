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
from lapilli.games.nisyros.rules.cards import Card
from lapilli.games.nisyros.rules.events import drop
from lapilli.games.nisyros.rules.geography import refuges
from lapilli.games.nisyros.rules.moving import finish_seat, is_finished
from lapilli.games.nisyros.rules.steps import NOTHING, Calling, Gathering, Phase
from lapilli.games.nisyros.state import Position


def begin(state: Position) -> None:
    """N-6.1 Each theatre has its calls: standing workers, doubled by a die and by each emergency call, at most two."""
    state.at_step = 6
    state.phase = Phase.CALL
    step = Calling(NOTHING[:ZONES], NOTHING[:ZONES])
    state.step = step
    set_limits(state, step)
    settle(state)


def set_limits(state: Position, step: Calling) -> None:
    """N-6.1 How many calls each theatre has in this step."""
    for zone in range(ZONES):
        step.most[zone] = calls_of(state, zone, step.called[zone])


def calling_of(state: Position) -> Calling:
    """The step that goes on."""
    step = state.step
    assert isinstance(step, Calling)
    return step


def calls_of(state: Position, zone: i64, called: i64) -> i64:
    """N-6.1 N-6.5 N-15.15 Nobody calls at a gassed coast, and nobody who was called in this step."""
    place = zone * WORKPLACES + THEATRE
    if not state.is_refuge(zone) or state.is_gassed(place):
        return 0
    calls = state.hands(place) - called
    if state.die_on(place):
        calls *= 2
    for _time in range(state.waiting[Card.CALL]):
        calls *= 2
    return min(state.parameters.calls, calls)


def calls_left(state: Position, zone: i64) -> i64:
    step = calling_of(state)
    return step.most[zone] - step.called[zone]


def settle(state: Position) -> None:
    """N-6.6 A seat without citizens in its home, or without calls left there, is finished."""
    for seat in range(state.seats):
        colour = state.colours[seat]
        village = state.home[colour]
        if state.citizens[colour * ZONES + village] == 0 or calls_left(state, village) == 0:
            finish_seat(state, seat)


def list_calls(state: Position, seat: i64) -> None:
    """N-6.3 The citizen's own seat decides, and may decline."""
    if is_finished(state, seat):
        return
    colour = state.colours[seat]
    state.offer(CALL + colour * ZONES + state.home[colour])
    state.offer(CALL_DONE + colour)


def call(state: Position, colour: i64, zone: i64) -> None:
    """N-6.2 N-6.5 One citizen becomes a standing worker on that theatre; he does not call himself."""
    state.citizens[colour * ZONES + zone] -= 1
    state.workers[colour * PLACES + zone * WORKPLACES + THEATRE] += 1
    calling_of(state).called[zone] += 1
    settle(state)


def end_of_day(state: Position) -> bool:
    """N-6.7 Emergency calls are discarded, everybody stands up, the gas is gone; true if the drizzle follows."""
    drop(state, Card.CALL)
    for index in range(ZONES * PLACES):
        state.idle[index] = 0
    state.gassed = 0
    if state.waiting[Card.DRIZZLE] == 0:
        return False
    state.phase = Phase.GATHER
    state.step = Gathering(NOTHING[:])
    only = single_refuge(state)
    if only >= 0:
        for colour in range(ZONES):
            bring_all(state, colour, only)
    return True


def single_refuge(state: Position) -> i64:
    """The one refuge coast that is left, -1 if there are several."""
    mask = refuges(state)
    if mask & (mask - 1) != 0:
        return -1
    for zone in range(ZONES):
        if mask >> zone & 1:
            return zone
    return -1


def bring_all(state: Position, colour: i64, zone: i64) -> None:
    """All workers of a colour to one theatre."""
    total = state.count_workers(colour)
    for place in range(PLACES):
        state.workers[colour * PLACES + place] = 0
    state.workers[colour * PLACES + zone * WORKPLACES + THEATRE] = total


def gathering_of(state: Position) -> Gathering:
    """The step that goes on."""
    step = state.step
    assert isinstance(step, Gathering)
    return step


def list_gathering(state: Position, seat: i64) -> None:
    """N-15.6 Every worker to a theatre of a refuge coast, each at most once; those on one already may stay."""
    if is_finished(state, seat):
        return
    colour = state.colours[seat]
    mask = refuges(state)
    moved = gathering_of(state).moved
    complete = True
    if mask & (mask - 1) != 0:
        for place in range(PLACES):
            count = state.workers[colour * PLACES + place]
            if count == 0:
                continue
            if place % WORKPLACES == THEATRE:
                if count == moved[colour * ZONES + place // WORKPLACES]:
                    continue
            else:
                complete = False
            for zone in range(ZONES):
                if mask >> zone & 1 and zone * WORKPLACES + THEATRE != place:
                    state.offer(GATHER + (colour * PLACES + place) * ZONES + zone)
    if complete:
        state.offer(GATHER_DONE + colour)


def gather(state: Position, colour: i64, start: i64, zone: i64) -> None:
    """N-15.6 No reach, no limit, the opposite zone too."""
    state.workers[colour * PLACES + start] -= 1
    state.workers[colour * PLACES + zone * WORKPLACES + THEATRE] += 1
    gathering_of(state).moved[colour * ZONES + zone] += 1


def finish_gathering(state: Position) -> None:
    """N-2.3 The drizzle is over and its card discarded."""
    drop(state, Card.DRIZZLE)
