"""D-13 The Hydra moves and attacks."""

from __future__ import annotations

from mypy_extensions import i64

from lapilli.games.deukalion.actions import ARG1, ARG2, BASE, HYDRA_AT, PLAY_CALL_AT
from lapilli.games.deukalion.rules.chart import lowest, reach
from lapilli.games.deukalion.rules.fights import begin
from lapilli.games.deukalion.rules.parameters import SelfHydra
from lapilli.games.deukalion.rules.steps import NONE, Kind
from lapilli.games.deukalion.state import Position


def may_meet(state: Position, mover: i64, seat: i64) -> bool:
    """D-13.6 Others always; the own ship as the option says."""
    if seat != mover:
        return True
    rule = state.parameters.hydra_self
    return rule == SelfHydra.FREE or (rule == SelfHydra.ONCE and state.sent >> mover & 1 == 0)


def offer_moves(state: Position, mover: i64, steps: i64, plain: i64, named: i64) -> None:
    """D-13.1 to D-13.3 Over open sea, past no ship; an end with several ships names one of them."""
    sea = state.parameters.chart.sea
    ships = state.ships(NONE)
    ends = reach(state.hydra, steps, sea, sea & ~ships)
    meetings = ends & ships
    ends ^= meetings
    while ends != 0:
        state.offer(plain + lowest(ends))
        ends &= ends - 1
    while meetings != 0:
        field = lowest(meetings)
        meetings &= meetings - 1
        alone = state.ships_on(field, NONE) == 1
        for seat in range(state.seats):
            if state.heroes[seat].ship == field and may_meet(state, mover, seat):
                state.offer(plain + field if alone else named + field * 4 + seat)


def move_hydra(state: Position, mover: i64, action: i64) -> None:
    """D-13.2 to D-13.4 It comes to lie; a ship there (the named one of several) is attacked."""
    state.hydra = ARG1[action]
    seat: i64 = NONE
    if BASE[action] == HYDRA_AT or BASE[action] == PLAY_CALL_AT:
        seat = ARG2[action]
    else:
        for other in range(state.seats):
            if state.heroes[other].ship == state.hydra:
                seat = other
    if seat != NONE:
        if seat == mover:
            state.sent |= 1 << mover
        begin(state, Kind.HYDRA_ATTACKS, mover, seat, NONE, NONE)
