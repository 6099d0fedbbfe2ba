"""N-8 and N-9: lava flows down where no dams hold it, and the volcano erupts."""

from __future__ import annotations

from mypy_extensions import i64

from lapilli.games.nisyros.actions import DICE, ERUPT, FLOW, ZONES
from lapilli.games.nisyros.rules.cards import Card
from lapilli.games.nisyros.rules.dice import MINUS, PLUS
from lapilli.games.nisyros.rules.events import drop
from lapilli.games.nisyros.rules.geography import offer_ways, offer_zones, zones_of
from lapilli.games.nisyros.rules.steps import Eruptions, Flood, Flow, Phase
from lapilli.games.nisyros.state import Position


def is_protected(state: Position, area: i64) -> bool:
    """N-8.3 Every dam spot of the area holds a dam, and there is at least one spot."""
    spots = state.parameters.spots[area % 5]
    return spots > 0 and state.dams[area] >= spots


def begin_flow(state: Position) -> None:
    """N-8.2 No zone has flowed yet."""
    state.at_step = 8
    state.phase = Phase.FLOW
    state.step = Flow(0)


def flowing(state: Position) -> i64:
    """N-8.1 N-8.2 N-8.6 From round 2 on each zone with lava covers the area just below, once per round."""
    mask: i64 = 0
    if state.round == 1:
        return mask
    flowed = flow_of(state).flowed
    for zone in range(ZONES):
        lava = state.lava[zone]
        if 0 < lava < 5 and not flowed >> zone & 1 and not is_protected(state, zone * 5 + lava):
            mask |= 1 << zone
    return mask


def flow_of(state: Position) -> Flow:
    """The step that goes on."""
    step = state.step
    assert isinstance(step, Flow)
    return step


def list_flows(state: Position) -> None:
    """N-8.5 The active seat picks the next zone; in board order while no threatened area holds a person."""
    crowded = False
    zones = flowing(state)
    for zone in range(ZONES):
        if zones >> zone & 1 and state.people_on(zone * 5 + state.lava[zone]) > 0:
            crowded = True
    for position in range(ZONES):
        zone = state.order[position]
        if zones >> zone & 1:
            state.offer(FLOW + zone)
            if not crowded:
                return


def flow(state: Position, zone: i64) -> None:
    """N-8.2 A zone flows, once in this round."""
    flow_of(state).flowed |= 1 << zone
    cover(state, zone)


def cover(state: Position, zone: i64) -> None:
    """N-8.4 N-9.4 N-4.6 The topmost uncovered area turns to lava: its dams go, its token is lost, its people flee.

    N-11.12 Workers of this colour elsewhere are not touched; its home is simply not living any more.
    """
    area = zone * 5 + state.lava[zone]
    state.dams[area] = 0
    if state.lava[zone] == 0:
        state.bonus &= ~(1 << zone)
    state.lava[zone] += 1
    state.flood = Flood(area)
    state.phase = Phase.FLEE


def begin_eruptions(state: Position) -> None:
    """N-9.1 Base of the level, plus and minus dice, one less in round 1; never below none or above the level's most."""
    state.at_step = 9
    number = state.parameters.eruptions
    for die in range(DICE):
        if state.faces[die] == PLUS:
            number += 1
        elif state.faces[die] == MINUS:
            number -= 1
    if state.round == 1:
        number -= state.parameters.fewer
    number = min(state.parameters.most, max(0, number))
    state.step = Eruptions(number)
    state.phase = Phase.VOLCANO
    if number > 0 and state.waiting[Card.ORACLE] > 0:
        state.phase = Phase.ERUPT


def eruptions_of(state: Position) -> Eruptions:
    """The step that goes on."""
    step = state.step
    assert isinstance(step, Eruptions)
    return step


def qualifying(state: Position) -> i64:
    """N-9.2 Zones that are not covered down to the coast."""
    mask: i64 = 0
    for zone in range(ZONES):
        if state.lava[zone] < 5:
            mask |= 1 << zone
    return mask


def list_ways(state: Position) -> None:
    """N-9.2 The volcano die is thrown for each eruption."""
    if eruptions_of(state).left > 0:
        offer_ways(state)


def turn(state: Position, way: i64) -> None:
    """N-9.2 A throw that shows no zone with ground left is repeated."""
    state.way = way
    if zones_of(way) & qualifying(state) != 0:
        state.phase = Phase.ERUPT


def list_eruptions(state: Position) -> None:
    """N-9.2 N-9.3 Two zones: the team decides. The oracle leaves it the choice among all."""
    mask = qualifying(state)
    if state.waiting[Card.ORACLE] == 0:
        mask &= zones_of(state.way)
    offer_zones(state, ERUPT, mask)


def erupt(state: Position, zone: i64) -> None:
    """N-9.4 N-9.5 N-15.13 One eruption; dams never help, unowned zones are hit like all others."""
    drop(state, Card.ORACLE)
    eruptions_of(state).left -= 1
    cover(state, zone)
