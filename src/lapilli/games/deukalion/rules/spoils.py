"""D-12.10 to D-12.13 What the winner of a fight takes: a treasure, a push, or nothing."""

from __future__ import annotations

from mypy_extensions import i64

from lapilli.games.deukalion.actions import (
    ARG1,
    BASE,
    LEAVE,
    N_COLOURS,
    PUSH,
    TAKE,
)
from lapilli.games.deukalion.rules.push import offer_ship_pushes, push_ship
from lapilli.games.deukalion.rules.steps import no_fight
from lapilli.games.deukalion.state import Position


def can_load(state: Position, seat: i64) -> bool:
    """D-12.13 A treasure needs a space, or a soldier who makes one."""
    return state.room(seat) > 0 or state.heroes[seat].aboard > 0


def offer_spoils(state: Position) -> None:
    """D-12.10 One treasure of the loser, or a push, or nothing."""
    winner = state.fight.winner
    loser = state.fight.loser
    if can_load(state, winner):
        for colour in range(N_COLOURS):
            if state.heroes[loser].cargo[colour] > 0:
                state.offer(TAKE + colour)
    offer_ship_pushes(state, loser)
    state.offer(LEAVE)


def take_spoils(state: Position, action: i64) -> None:
    """D-12.10 Without a push both ships share the field."""
    fight = state.fight
    state.fight = no_fight()
    if BASE[action] == PUSH:
        push_ship(state, action)
    elif BASE[action] == TAKE:
        state.heroes[fight.loser].cargo[ARG1[action]] -= 1
        load(state, fight.winner, ARG1[action])


def offer_plunder(state: Position) -> None:
    """D-12.12 One of the treasures in the city, or nothing."""
    if can_load(state, state.fight.thrower.seat):
        for colour in range(N_COLOURS):
            if state.cities[state.fight.place * N_COLOURS + colour] > 0:
                state.offer(TAKE + colour)
    state.offer(LEAVE)


def plunder(state: Position, action: i64) -> None:
    """D-12.12, D-12.14 A win costs nothing more."""
    fight = state.fight
    state.fight = no_fight()
    if BASE[action] == TAKE:
        state.cities[fight.place * N_COLOURS + ARG1[action]] -= 1
        load(state, fight.thrower.seat, ARG1[action])


def load(state: Position, seat: i64, colour: i64) -> None:
    """D-12.13, D-2.5 On a full ship a soldier makes room and goes below."""
    hero = state.heroes[seat]
    if state.room(seat) == 0:
        hero.aboard -= 1
        hero.below += 1
    hero.cargo[colour] += 1
