"""N-15: the cards that act at once and ask something of chance or of the team."""

from __future__ import annotations

from mypy_extensions import i64

from lapilli.games.nisyros.actions import (
    CREVICE,
    GAS,
    PANIC,
    PANIC_IDLE,
    PLACES,
    SEARCH,
    SEARCH_NONE,
    SIESTA,
    THEATRE,
    TREMOR,
    UNDAM,
    WASH,
    WORKPLACES,
    WRECK,
    ZONES,
)
from lapilli.games.nisyros.rules.geography import offer_ways, offer_zones, refuges, zones_of
from lapilli.games.nisyros.state import Island, Phase


def to_village(state: Island, colour: i64, place: i64) -> None:
    """A worker becomes a citizen in the home village of his colour."""
    state.workers[colour * PLACES + place] -= 1
    state.citizens[colour * ZONES + state.home[colour]] += 1


# -- 9 siesta and 20 panic ------------------------------------------------------------------------------------------


def list_siesta(state: Island) -> None:
    """N-15.9 Two workers of the team in all lie down; only those who stand."""
    if state.left == 0:
        return
    for index in range(ZONES * PLACES):
        if state.workers[index] > state.idle[index]:
            state.offer(SIESTA + index)


def lie_down(state: Island, colour: i64, place: i64) -> None:
    """N-15.9 He neither gathers, builds, calls nor runs until the end of step 6."""
    state.idle[colour * PLACES + place] += 1
    state.left -= 1


def list_panic(state: Island) -> None:
    """N-15.20 Two workers of the team in all run back to their villages, idle or not."""
    if state.left == 0:
        return
    for index in range(ZONES * PLACES):
        if state.workers[index] > state.idle[index]:
            state.offer(PANIC + index)
        if state.idle[index] > 0:
            state.offer(PANIC_IDLE + index)


def panic(state: Island, colour: i64, place: i64, idle: bool) -> None:
    """N-15.20 He becomes a citizen again."""
    if idle:
        state.idle[colour * PLACES + place] -= 1
    to_village(state, colour, place)
    state.left -= 1


# -- 10 fumes -------------------------------------------------------------------------------------------------------


def working_zones(state: Island) -> i64:
    """N-15.10 Zones with at least one worker, standing or idle."""
    mask: i64 = 0
    for place in range(PLACES):
        if state.crowd(place) > 0:
            mask |= 1 << place // WORKPLACES
    return mask


def list_fumes(state: Island) -> None:
    """N-15.10 The volcano die is thrown until a zone with workers comes up; without any worker it is not thrown."""
    if working_zones(state) != 0:
        offer_ways(state)


def turn_fumes(state: Island, way: i64) -> None:
    """N-15.10 A useless throw is repeated."""
    state.way = way
    if zones_of(way) & working_zones(state) != 0:
        state.phase = Phase.GAS


def list_gas(state: Island) -> None:
    """N-15.10 Two zones come into question: the team picks."""
    offer_zones(state, GAS, zones_of(state.way) & working_zones(state))


def gas(state: Island, zone: i64) -> None:
    """N-15.10 The highest area with workers is silenced; all its workers lie down."""
    for level in range(5):
        area = zone * 5 + level
        first = zone * WORKPLACES + level
        last = first if level < 4 else zone * WORKPLACES + THEATRE
        found = False
        for place in range(first, last + 1):
            for colour in range(ZONES):
                index = colour * PLACES + place
                if state.workers[index] > 0:
                    state.idle[index] = state.workers[index]
                    found = True
        if found:
            state.gassed |= 1 << area
            return


# -- 11 search, 12 boat, 19 wind, 14 crevice ------------------------------------------------------------------------


def list_search(state: Island) -> None:
    """N-15.11 One figure may come back from Hades."""
    found = False
    for colour in range(ZONES):
        if state.hades[colour] > 0:
            state.offer(SEARCH + colour)
            found = True
    if found:
        state.offer(SEARCH_NONE)


def rescue(state: Island, colour: i64) -> None:
    """N-15.11 As a standing worker on the theatre of its home."""
    state.hades[colour] -= 1
    state.workers[colour * PLACES + state.home[colour] * WORKPLACES + THEATRE] += 1


def list_wash(state: Island) -> None:
    """N-15.12 A boat from the supply drifts to a refuge coast."""
    offer_zones(state, WASH, refuges(state))


def list_wreck(state: Island) -> None:
    """N-15.19 The wind takes one boat."""
    for zone in range(ZONES):
        if state.boats[zone] > 0:
            state.offer(WRECK + zone)


def list_crevice(state: Island) -> None:
    """N-15.14 A zone with lava must be chosen, if there is any."""
    for zone in range(ZONES):
        if state.lava[zone] > 0:
            state.offer(CREVICE + zone)


# -- 17 tremor and 18 quake -----------------------------------------------------------------------------------------


def dammed_zones(state: Island) -> i64:
    """N-15.17 Zones with a dam."""
    mask: i64 = 0
    for zone in range(ZONES):
        if state.dams_of(zone) > 0:
            mask |= 1 << zone
    return mask


def list_shake(state: Island) -> None:
    """N-15.17 The volcano die is thrown until a zone with a dam comes up; without any dam it is not thrown."""
    if dammed_zones(state) != 0:
        offer_ways(state)


def turn_shake(state: Island, way: i64) -> None:
    """N-15.17 A useless throw is repeated."""
    state.way = way
    if zones_of(way) & dammed_zones(state) != 0:
        state.phase = Phase.TREMOR


def list_tremor(state: Island) -> None:
    """N-15.17 Two zones come into question: the team picks."""
    offer_zones(state, TREMOR, zones_of(state.way) & dammed_zones(state))


def list_undam(state: Island) -> None:
    """N-15.17 N-15.18 The zones lose their dam in board order; the team picks the area."""
    for position in range(ZONES):
        zone = state.order[position]
        if state.pending >> zone & 1:
            for level in range(5):
                if state.dams[zone * 5 + level] > 0:
                    state.offer(UNDAM + zone * 5 + level)
            return


def undam(state: Island, area: i64) -> None:
    """N-15.18 One dam returns to the supply."""
    state.dams[area] -= 1
    state.pending &= ~(1 << area // 5)
