"""N-12: who lost his village chooses a new home at the end of the round."""

from __future__ import annotations

from mypy_extensions import i64

from lapilli.games.nisyros.actions import HOME, PLACES, THEATRE, WORKPLACES, ZONES
from lapilli.games.nisyros.rules.geography import offer_zones, refuges
from lapilli.games.nisyros.rules.moving import finish_seat, is_finished
from lapilli.games.nisyros.rules.steps import Homing, Phase
from lapilli.games.nisyros.state import Position


def begin(state: Position) -> None:
    """N-12.1 N-12.4 N-12.5 Whose home is covered must choose; a displaced colour whose own coast lives again may."""
    state.phase = Phase.HOME
    state.step = Homing()
    for seat in range(state.seats):
        if choices(state, state.colours[seat]) == 0:
            finish_seat(state, seat)


def choices(state: Position, colour: i64) -> i64:
    """N-12.1 N-12.5 N-12.6 The coasts a colour may make its home now; none if it keeps the one it has."""
    if state.on_island(colour) + state.hades[colour] == 0:
        return 0
    if state.lava[state.home[colour]] >= 5:
        return refuges(state)
    if state.home[colour] != colour and state.is_refuge(colour):
        return 1 << colour | 1 << state.home[colour]
    return 0


def actors(state: Position) -> i64:
    """N-12.1 All at the same time."""
    return ((1 << state.seats) - 1) & ~state.step.done


def list_homes(state: Position, seat: i64) -> None:
    if not is_finished(state, seat):
        colour = state.colours[seat]
        offer_zones(state, HOME + colour * ZONES, choices(state, colour))


def move_in(state: Position, colour: i64, zone: i64) -> None:
    """N-12.2 N-12.3 All citizens to that village, all workers to that theatre; anyone who stays home moves nobody."""
    finish_seat(state, state.owner[colour])
    if state.home[colour] == zone:
        return
    state.home[colour] = zone
    citizens, workers = state.count_citizens(colour), state.count_workers(colour)
    for other in range(ZONES):
        state.citizens[colour * ZONES + other] = 0
    for place in range(PLACES):
        state.workers[colour * PLACES + place] = 0
    state.citizens[colour * ZONES + zone] = citizens
    state.workers[colour * PLACES + zone * WORKPLACES + THEATRE] = workers
