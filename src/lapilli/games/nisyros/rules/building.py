"""N-5: dams and boats are built, one at a time, as long as stone, wood, spots and pieces last."""

from __future__ import annotations

from mypy_extensions import i64

from lapilli.games.nisyros.actions import BUILD_BOAT, BUILD_DAM, BUILD_DONE, COAST, DAM, WORKPLACES, YARD, ZONES
from lapilli.games.nisyros.state import STONE, WOOD, Island, Phase


def begin(state: Island) -> None:
    """N-5.1 N-5.3 N-5.4 Each standing worker, whatever his colour, builds one piece in this zone, two with a die."""
    state.at_step = 5
    state.phase = Phase.BUILD
    for zone in range(ZONES):
        state.quota[zone] = capacity(state, zone * WORKPLACES + DAM)
        state.quota[ZONES + zone] = capacity(state, zone * WORKPLACES + YARD)


def capacity(state: Island, place: i64) -> i64:
    """N-5.1 Nothing where the coast is gassed."""
    if state.is_gassed(place):
        return 0
    return state.hands(place) * 2 if state.die_on(place) else state.hands(place)


def list_builds(state: Island) -> None:
    """N-5.2 N-5.5 N-5.6 Free spots of uncovered areas, boats at their own coast; or stop."""
    found = False
    if state.stock[STONE] > 0 and state.dams_left() > 0:
        for zone in range(ZONES):
            if state.quota[zone] == 0:
                continue
            for level in range(state.lava[zone], COAST + 1):
                if state.dams[zone * 5 + level] < state.terms.spots[level]:
                    state.offer(BUILD_DAM + zone * 5 + level)
                    found = True
    if state.stock[WOOD] > 0 and state.boats_left() > 0:
        for zone in range(ZONES):
            if state.quota[ZONES + zone] > 0:
                state.offer(BUILD_BOAT + zone)
                found = True
    if found:
        state.offer(BUILD_DONE)


def build_dam(state: Island, area: i64) -> None:
    """N-5.1 One stone each, doubled ones too."""
    state.dams[area] += 1
    state.stock[STONE] -= 1
    state.quota[area // 5] -= 1


def build_boat(state: Island, zone: i64) -> None:
    """N-5.3 One wood each; the boat lies at this coast."""
    state.boats[zone] += 1
    state.stock[WOOD] -= 1
    state.quota[ZONES + zone] -= 1


def finish(state: Island) -> None:
    """N-5.6 The workers stay where they are."""
    for index in range(8):
        state.quota[index] = 0
