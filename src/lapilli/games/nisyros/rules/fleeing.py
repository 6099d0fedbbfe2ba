"""N-11: people on a covered area flee, one by one, each with a throw of the red die."""

from __future__ import annotations

from mypy_extensions import i64

from lapilli.games.nisyros.actions import (
    BOAT,
    DAM,
    FLEE_CITIZEN,
    FLEE_CITIZEN_BOAT,
    FLEE_WORKER,
    FLEE_WORKER_BOAT,
    PLACES,
    SPOTS,
    THEATRE,
    VILLAGE,
    WORKPLACES,
    ZONES,
)
from lapilli.games.nisyros.rules.geography import coast_in_reach
from lapilli.games.nisyros.rules.steps import Flight, Flood, Phase
from lapilli.games.nisyros.state import WHEAT, Position


def flood_of(state: Position) -> Flood:
    """The flood under way."""
    flood = state.flood
    assert flood is not None
    return flood


def ways_out(state: Position, colour: i64, zone: i64) -> i64:
    """N-11.3 Only the home while it lives; the homeless may run to every refuge coast in reach."""
    home = state.home[colour]
    if state.lava[home] < 5:
        if coast_in_reach(state, zone, home):
            return 1 << home
        return 0
    mask: i64 = 0
    for other in range(ZONES):
        if state.is_refuge(other) and coast_in_reach(state, zone, other):
            mask |= 1 << other
    return mask


def has_boat(state: Position, zone: i64) -> bool:
    """N-11.6 A boat lies at this very coast, and on the higher levels there is wheat to take along."""
    return state.boats[zone] > 0 and state.stock[WHEAT] >= state.parameters.fare


def workers_on_coast(state: Position, colour: i64, zone: i64) -> i64:
    """N-11.5 Workers on dam place, yard and theatre."""
    total: i64 = 0
    for kind in range(DAM, WORKPLACES):
        total += state.workers[colour * PLACES + zone * WORKPLACES + kind]
    return total


def list_flights(state: Position) -> None:
    """N-0.9 N-11.4 N-11.5 Slopes and unowned coasts are left in seat order; on owned coasts the team picks."""
    area = flood_of(state).area
    zone = area // 5
    level = area % 5
    if level < 4 or state.owner[zone] < 0:
        colour = next_fleeing(state)
        if colour >= 0:
            offer_overland(state, FLEE_WORKER, colour, zone)
    elif has_boat(state, zone):
        list_with_boat(state, zone)
    else:
        for colour in range(ZONES):
            if state.citizens[colour * ZONES + zone] > 0:
                offer_overland(state, FLEE_CITIZEN, colour, zone)
        for colour in range(ZONES):
            if workers_on_coast(state, colour, zone) > 0:
                offer_overland(state, FLEE_WORKER, colour, zone)


def next_fleeing(state: Position) -> i64:
    """N-11.4 The first colour in seat order with a worker on the covered slope (or dam place); -1 if there is none."""
    area = flood_of(state).area
    place = area // 5 * WORKPLACES + area % 5
    for seat in range(state.seats):
        if state.workers[state.colours[seat] * PLACES + place] > 0:
            return state.colours[seat]
    return -1


def offer_overland(state: Position, base: i64, colour: i64, zone: i64) -> None:
    """N-11.8 One option per coast to run to."""
    mask = ways_out(state, colour, zone)
    for other in range(ZONES):
        if mask >> other & 1:
            state.offer(base + colour * ZONES + other)


def list_with_boat(state: Position, zone: i64) -> None:
    """N-11.6 N-11.7 N-11.9 Citizens must try the boat, workers may; with a strict order group after group."""
    offered = state.n_legal
    for colour in range(ZONES):
        if state.citizens[colour * ZONES + zone] > 0:
            state.offer(FLEE_CITIZEN_BOAT + colour)
    for at_home in (True, False):
        if state.parameters.strict and state.n_legal > offered:
            return
        for colour in range(ZONES):
            if (state.home[colour] == zone) == at_home and workers_on_coast(state, colour, zone) > 0:
                state.offer(FLEE_WORKER_BOAT + colour)
                offer_overland(state, FLEE_WORKER, colour, zone)


def set_out(state: Position, colour: i64, citizen: bool, to: i64) -> None:
    """N-11.1 N-11.11 Somebody flees, perhaps for the second time in this round: the red die will tell."""
    flood = flood_of(state)
    zone = flood.area // 5
    kind = VILLAGE
    if not citizen:
        kind = flood.area % 5
        while state.workers[colour * PLACES + zone * WORKPLACES + kind] == 0:
            kind += 1
    flood.flight = Flight(colour, zone * SPOTS + kind, to)
    state.phase = Phase.ESCAPE


def escape(state: Position, number: i64) -> None:
    """N-11.1 1 and 3 are safe, 2 is Hades; a failed flight costs neither boat nor wheat (N-11.6)."""
    flood = flood_of(state)
    flight = flood.flight
    assert flight is not None
    colour = flight.colour
    zone = flight.start // SPOTS
    kind = flight.start % SPOTS
    state.red = number + 1
    if kind == VILLAGE:
        state.citizens[colour * ZONES + zone] -= 1
    else:
        state.workers[colour * PLACES + zone * WORKPLACES + kind] -= 1
    to = flight.to
    if state.parameters.deadly[number] == 1:
        state.hades[colour] += 1
    elif to == BOAT:
        state.kos[colour] += 1
        state.boats[zone] -= 1
        state.stock[WHEAT] -= state.parameters.fare
    elif kind == VILLAGE:
        state.citizens[colour * ZONES + to] += 1
    else:
        state.workers[colour * PLACES + to * WORKPLACES + THEATRE] += 1
    flood.flight = None
    state.phase = Phase.FLEE


def finish(state: Position) -> bool:
    """N-11.3 N-11.10 Who has nowhere to go dies without a throw; boats left here sink. True when it is over."""
    area = flood_of(state).area
    zone = area // 5
    level = area % 5
    if level < 4 or state.owner[zone] < 0:
        colour = next_fleeing(state)
        if colour >= 0:
            perish(state, colour, zone * WORKPLACES + level)
            return False
    else:
        for colour in range(ZONES):
            state.hades[colour] += state.citizens[colour * ZONES + zone]
            state.citizens[colour * ZONES + zone] = 0
            for kind in range(DAM, WORKPLACES):
                perish(state, colour, zone * WORKPLACES + kind)
        state.boats[zone] = 0
    state.flood = None
    return True


def perish(state: Position, colour: i64, place: i64) -> None:
    state.hades[colour] += state.workers[colour * PLACES + place]
    state.workers[colour * PLACES + place] = 0
