"""D-14 Pushing a ship or the Hydra by three fields."""

from __future__ import annotations

from mypy_extensions import i64

from lapilli.games.deukalion.actions import ARG1, ARG2, N_FIELDS, PUSH, PUSH_HYDRA
from lapilli.games.deukalion.rules.chart import BIT, lowest, nearest
from lapilli.games.deukalion.rules.steps import NONE
from lapilli.games.deukalion.rules.turn import close_stop
from lapilli.games.deukalion.state import Position


def ship_pushes(state: Position, seat: i64) -> i64:
    """D-14.1, D-14.2, D-14.4 Free water three steps away, or the nearest free water."""
    chart = state.parameters.chart
    start = state.heroes[seat].ship
    free = chart.water & ~state.ships(NONE) & ~BIT[state.hydra]
    ends = chart.pushes[start] & free
    return ends if ends != 0 else nearest(start, chart.water, free)


def hydra_pushes(state: Position) -> i64:
    """D-14.3, D-14.4 The same for the Hydra, over open sea only."""
    chart = state.parameters.chart
    free = chart.sea & ~state.ships(NONE)
    ends = chart.hydra_pushes[state.hydra] & free
    return ends if ends != 0 else nearest(state.hydra, chart.sea, free)


def offer_ship_pushes(state: Position, seat: i64) -> None:
    ends = ship_pushes(state, seat)
    while ends != 0:
        state.offer(PUSH + seat * N_FIELDS + lowest(ends))
        ends &= ends - 1


def offer_hydra_pushes(state: Position) -> None:
    ends = hydra_pushes(state)
    while ends != 0:
        state.offer(PUSH_HYDRA + lowest(ends))
        ends &= ends - 1


def push_ship(state: Position, action: i64) -> None:
    """D-14.2, D-14.5, D-6.8, D-9.7 The ship goes with all aboard; nothing happens there, but its own stop is over."""
    seat = ARG1[action]
    state.heroes[seat].ship = ARG2[action]
    if seat == state.stepper:
        close_stop(state)


def push_hydra(state: Position, action: i64) -> None:
    """D-13.9 A pushed Hydra attacks nobody."""
    state.hydra = ARG1[action]
