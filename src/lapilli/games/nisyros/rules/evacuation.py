"""N-10: anyone who gets a boat crosses to Kos, calmly and without a throw."""

from __future__ import annotations

from mypy_extensions import i64

from lapilli.games.nisyros.actions import EVACUATE, EVACUATE_DONE, PLACES, SPOTS, VILLAGE, WORKPLACES, ZONES
from lapilli.games.nisyros.rules.steps import Phase, Step
from lapilli.games.nisyros.state import WHEAT, Position


def begin(state: Position) -> None:
    """N-10.1 The last step."""
    state.at_step = 10
    state.phase = Phase.EVACUATE
    state.step = Step()


def list_evacuations(state: Position) -> None:
    """N-10.2 Any person with any boat, as long as boats, wheat and people last; or stop."""
    if state.stock[WHEAT] < state.parameters.fare:
        return
    harbours: i64 = 0
    for zone in range(ZONES):
        if state.boats[zone] > 0:
            harbours |= 1 << zone
    if harbours == 0:
        return
    for colour in range(ZONES):
        for place in range(PLACES):
            if state.workers[colour * PLACES + place] > 0:
                offer_boats(state, colour, place // WORKPLACES * SPOTS + place % WORKPLACES, harbours)
        for zone in range(ZONES):
            if state.citizens[colour * ZONES + zone] > 0:
                offer_boats(state, colour, zone * SPOTS + VILLAGE, harbours)
    state.offer(EVACUATE_DONE)


def offer_boats(state: Position, colour: i64, spot: i64, harbours: i64) -> None:
    for zone in range(ZONES):
        if harbours >> zone & 1:
            state.offer(EVACUATE + (colour * 32 + spot) * ZONES + zone)


def evacuate(state: Position, colour: i64, spot: i64, harbour: i64) -> None:
    """N-10.1 One boat returns to the supply; on heracles and zeus one wheat goes along."""
    zone = spot // SPOTS
    kind = spot % SPOTS
    if kind == VILLAGE:
        state.citizens[colour * ZONES + zone] -= 1
    else:
        state.workers[colour * PLACES + zone * WORKPLACES + kind] -= 1
    state.kos[colour] += 1
    state.boats[harbour] -= 1
    state.stock[WHEAT] -= state.parameters.fare
