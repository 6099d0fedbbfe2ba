"""D-6 Sailing, and what may be done at the stop."""

from __future__ import annotations

from mypy_extensions import i64

from lapilli.games.deukalion.actions import (
    ARG1,
    ARG2,
    ATTACK,
    ATTACK_SHIP,
    BASE,
    FOUND,
    HOLD,
    N_CITIES,
    N_SETTLEMENTS,
    SAIL,
    SAIL_AT,
)
from lapilli.games.deukalion.rules.chart import BIT, lowest, reach
from lapilli.games.deukalion.rules.ending import check_target
from lapilli.games.deukalion.rules.fights import attack_hydra, attack_place, attack_ship
from lapilli.games.deukalion.rules.steps import NONE, Sailing
from lapilli.games.deukalion.rules.tasks import hunts_hydra
from lapilli.games.deukalion.state import Position


def passable(state: Position) -> i64:
    """D-6.3, D-6.4, D-10.11 Fields that may lie between start and end."""
    chart = state.parameters.chart
    if state.step.orpheus:
        return chart.water & ~chart.styx
    barred = chart.styx | BIT[state.hydra]
    others = state.ships(state.stepper)
    return chart.water & ~barred & ~(others if state.parameters.anchor_stop else others & ~chart.safe)


def offer_sailing(state: Position) -> None:
    """D-6.1, D-6.2, D-6.6 Every field in reach where the ship may end; the Styx always."""
    seat = state.stepper
    chart = state.parameters.chart
    hero = state.heroes[seat]
    ends = reach(hero.ship, state.sail_range(), chart.water, passable(state))
    hydra = ends & BIT[state.hydra]
    ends ^= hydra
    if hydra != 0 and hero.aboard > 0 and hunts_hydra(state, seat):
        state.offer(SAIL + state.hydra)
    if not state.parameters.ship_choice:
        fights = ends & state.ships(seat) & ~chart.safe
        ends ^= fights
        if hero.aboard > 0:
            offer_ship_fights(state, seat, fights)
    while ends != 0:
        state.offer(SAIL + lowest(ends))
        ends &= ends - 1


def offer_ship_fights(state: Position, seat: i64, fights: i64) -> None:
    """D-6.5, D-13.3 Ending at a ship is an attack; among several ships one is named."""
    while fights != 0:
        field = lowest(fights)
        fights &= fights - 1
        if state.ships_on(field, seat) == 1:
            state.offer(SAIL + field)
        else:
            for other in range(state.seats):
                if other != seat and state.heroes[other].ship == field:
                    state.offer(SAIL_AT + field * 4 + other)


def sail(state: Position, action: i64) -> None:
    """D-6.1, D-6.5 to D-6.9 The ship moves and opens its stop; fights, the Styx or a question follow."""
    seat = state.stepper
    field = ARG1[action]
    chart = state.parameters.chart
    land(state, seat, field)
    if field == state.hydra:
        attack_hydra(state, seat)
    elif BIT[field] & chart.safe != 0:
        return
    elif BASE[action] == SAIL_AT:
        attack_ship(state, seat, ARG2[action])
    elif state.ships_on(field, seat) > 0:
        if state.parameters.ship_choice:
            state.boarding = True
        else:
            attack_ship(state, seat, ship_at(state, field, seat))


def ship_at(state: Position, field: i64, but: i64) -> i64:
    """The seat whose ship lies there, other than this one."""
    for seat in range(state.seats):
        if seat != but and state.heroes[seat].ship == field:
            return seat
    return NONE


def land(state: Position, seat: i64, field: i64) -> None:
    """D-6.8, D-6.12, D-7.2, D-7.6 The ship comes to lie; at the Styx it is asked if it has soldiers below."""
    hero = state.heroes[seat]
    hero.ship = field
    state.step.sailing = Sailing.STOP
    if BIT[field] & state.parameters.chart.styx != 0 and hero.below > 0:
        state.styx = True


def offer_boarding(state: Position, seat: i64) -> None:
    """D-6.9 With `ship_stop = choice`: attack one of the ships here, or hold."""
    hero = state.heroes[seat]
    if hero.aboard > 0:
        for other in range(state.seats):
            if other != seat and state.heroes[other].ship == hero.ship:
                state.offer(ATTACK_SHIP + other)
    state.offer(HOLD)


def board(state: Position, action: i64) -> None:
    """D-6.9 The question is put once only."""
    state.boarding = False
    if BASE[action] == ATTACK_SHIP:
        attack_ship(state, state.stepper, ARG1[action])


def offer_landing(state: Position) -> None:
    """D-6.8, D-6.10, D-6.11, D-11.6 One attack and one settlement per stop, also without having sailed."""
    seat = state.stepper
    hero = state.heroes[seat]
    here = BIT[hero.ship]
    beside = state.parameters.chart.beside
    if not state.step.attacked and hero.aboard > 0:
        for city in range(N_CITIES):
            if beside[city] & here != 0 and state.stocked(city) > 0:
                state.offer(ATTACK + city)
    if not state.step.settled:
        for settlement in range(N_SETTLEMENTS):
            if beside[N_CITIES + settlement] & here != 0:
                holder = state.settlements[settlement]
                if holder == NONE:
                    if hero.aboard >= state.garrison(settlement):
                        state.offer(FOUND + settlement)
                elif holder != seat and hero.aboard > 0 and not state.step.attacked:
                    state.offer(ATTACK + N_CITIES + settlement)


def attack(state: Position, action: i64) -> None:
    """D-6.10 A landing deed without having sailed is a sailing of no fields."""
    state.step.sailing = Sailing.STOP
    attack_place(state, state.stepper, ARG1[action])


def found(state: Position, action: i64) -> None:
    """D-11.1, D-11.2 The printed number of soldiers moves into the empty settlement and counts at once."""
    state.step.sailing = Sailing.STOP
    state.step.settled = True
    settlement = ARG1[action]
    state.heroes[state.stepper].aboard -= state.garrison(settlement)
    state.settlements[settlement] = state.stepper
    check_target(state, state.stepper)
