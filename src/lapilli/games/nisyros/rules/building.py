"""N-5: dams and boats are built, one at a time, as long as stone, wood, spots and pieces last."""

from __future__ import annotations

from mypy_extensions import i64

from lapilli.games.nisyros.actions import BUILD_BOAT, BUILD_DAM, BUILD_DONE, COAST, DAM, WORKPLACES, YARD, ZONES
from lapilli.games.nisyros.rules.steps import NOTHING, Building, Phase
from lapilli.games.nisyros.state import STONE, WOOD, Position


def begin(state: Position) -> None:
    """N-5.1 N-5.3 Nothing is built yet."""
    state.at_step = 5
    state.phase = Phase.BUILD
    step = Building(NOTHING[: 2 * ZONES], NOTHING[: 2 * ZONES])
    state.step = step
    set_limits(state, step)


def set_limits(state: Position, step: Building) -> None:
    """N-5.1 N-5.3 How much may be built in each zone."""
    for zone in range(ZONES):
        step.most[zone] = capacity(state, zone * WORKPLACES + DAM)
        step.most[ZONES + zone] = capacity(state, zone * WORKPLACES + YARD)


def building_of(state: Position) -> Building:
    """The step that goes on."""
    step = state.step
    assert isinstance(step, Building)
    return step


def capacity(state: Position, place: i64) -> i64:
    """N-5.1 N-5.4 Each standing worker, whatever his colour, builds one, two with a die; none on a gassed coast."""
    if state.is_gassed(place):
        return 0
    return state.hands(place) * 2 if state.die_on(place) else state.hands(place)


def list_builds(state: Position) -> None:
    """N-5.2 N-5.5 N-5.6 Free spots of uncovered areas, boats at their own coast; or stop."""
    found = False
    step = building_of(state)
    if state.stock[STONE] > 0 and state.dams_left() > 0:
        for zone in range(ZONES):
            if step.built[zone] >= step.most[zone]:
                continue
            for level in range(state.lava[zone], COAST + 1):
                if state.dams[zone * 5 + level] < state.parameters.spots[level]:
                    state.offer(BUILD_DAM + zone * 5 + level)
                    found = True
    if state.stock[WOOD] > 0 and state.boats_left() > 0:
        for zone in range(ZONES):
            if step.built[ZONES + zone] < step.most[ZONES + zone]:
                state.offer(BUILD_BOAT + zone)
                found = True
    if found:
        state.offer(BUILD_DONE)


def build_dam(state: Position, area: i64) -> None:
    """N-5.1 One stone each, doubled ones too."""
    state.dams[area] += 1
    state.stock[STONE] -= 1
    building_of(state).built[area // 5] += 1


def build_boat(state: Position, zone: i64) -> None:
    """N-5.3 One wood each; the boat lies at this coast."""
    state.boats[zone] += 1
    state.stock[WOOD] -= 1
    building_of(state).built[ZONES + zone] += 1
