"""D-7 The Styx, where soldiers return from the underworld."""

from __future__ import annotations

from mypy_extensions import i64

from lapilli.core.packed import append
from lapilli.games.deukalion.actions import ARG1, BASE, N_COLOURS, STYX_PASS, STYX_TAKE, UNLOAD
from lapilli.games.deukalion.rules.ending import gain_points
from lapilli.games.deukalion.rules.steps import DUE_RADIX
from lapilli.games.deukalion.rules.turn import bring_aboard
from lapilli.games.deukalion.state import Position


def offer_styx(state: Position, seat: i64) -> None:
    """D-7.2 to D-7.4 Take what fits, pass, or first make room."""
    hero = state.heroes[seat]
    room = state.room(seat)
    if room > 0:
        state.offer(STYX_TAKE)
    state.offer(STYX_PASS)
    if room < hero.below:
        for colour in range(N_COLOURS):
            if hero.cargo[colour] > 0:
                state.offer(UNLOAD + colour)


def cross(state: Position, seat: i64, action: i64) -> None:
    """D-7.2 to D-7.4 An unloaded treasure is handed back without points, then the seat decides again."""
    if BASE[action] == UNLOAD:
        state.dues = append(state.dues, seat * DUE_RADIX + ARG1[action])
        return
    state.styx = False
    if BASE[action] == STYX_TAKE:
        scores = majority(state, seat)
        bring_aboard(state, seat, state.heroes[seat].below)
        if scores:
            gain_points(state, seat, state.parameters.majority[state.seats])


def majority(state: Position, seat: i64) -> bool:
    """D-7.5 Strictly more soldiers in the underworld than every other seat; a tie gives nothing."""
    for other in range(state.seats):
        if other != seat and state.heroes[other].below >= state.heroes[seat].below:
            return False
    return True
