"""N-7: workers eat; where wheat is missing, some fall ill."""

from __future__ import annotations

from mypy_extensions import i64

from lapilli.games.nisyros.actions import PLACES, SICK, ZONES
from lapilli.games.nisyros.rules.cards import Card
from lapilli.games.nisyros.rules.events import drop
from lapilli.games.nisyros.rules.steps import Feeding, Phase
from lapilli.games.nisyros.state import WHEAT, Position


def meals(state: Position, colour: i64) -> i64:
    """N-7.1 One wheat for one to five workers of a colour, two for more; citizens do not eat."""
    count = state.count_workers(colour)
    if count == 0:
        return 0
    if count <= state.parameters.crew:
        return 1
    return 2


def begin(state: Position) -> None:
    """N-7.2 N-7.4 N-15.7 The sum is paid as far as the stock goes; a fasting team skips the step."""
    state.at_step = 7
    state.phase = Phase.SICK
    step = Feeding(0)
    state.step = step
    if state.waiting[Card.FASTING] > 0:
        drop(state, Card.FASTING)
        return
    need: i64 = 0
    total: i64 = 0
    for colour in range(ZONES):
        need += meals(state, colour)
        total += state.count_workers(colour)
    paid = min(need, state.stock[WHEAT])
    state.stock[WHEAT] -= paid
    ill = (need - paid) * state.parameters.ill
    if ill < total:
        step.left = ill
    elif need > paid:  # all must go: nothing to choose
        for index in range(ZONES * PLACES):
            while state.workers[index] > 0:
                state.send_home(index // PLACES, index % PLACES)


def feeding_of(state: Position) -> Feeding:
    """The step that goes on."""
    step = state.step
    assert isinstance(step, Feeding)
    return step


def list_sick(state: Position) -> None:
    """N-7.3 For each missing wheat two workers of any colours fall ill; the team picks them."""
    if feeding_of(state).left == 0:
        return
    for index in range(ZONES * PLACES):
        if state.workers[index] > 0:
            state.offer(SICK + index)


def fall_ill(state: Position, colour: i64, place: i64) -> None:
    """N-7.3 He becomes a citizen in his home village."""
    state.send_home(colour, place)
    feeding_of(state).left -= 1
