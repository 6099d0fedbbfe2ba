"""N-7: workers eat; where wheat is missing, some fall ill."""

from __future__ import annotations

from mypy_extensions import i64

from lapilli.games.nisyros.actions import PLACES, SICK, ZONES
from lapilli.games.nisyros.rules.cards import to_village
from lapilli.games.nisyros.rules.events import drop
from lapilli.games.nisyros.state import WHEAT, Card, Island, Phase


def meals(state: Island, colour: i64) -> i64:
    """N-7.1 One wheat for one to five workers of a colour, two for more; citizens do not eat."""
    count = state.count_workers(colour)
    if count == 0:
        return 0
    return 1 if count <= state.terms.crew else 2


def begin(state: Island) -> None:
    """N-7.2 N-7.4 N-15.7 The sum is paid as far as the stock goes; a fasting team skips the step."""
    state.at_step = 7
    state.phase = Phase.SICK
    state.left = 0
    state.done = 0
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
    state.left = (need - paid) * state.terms.ill
    if state.left >= total:  # all must go: nothing to choose
        state.left = 0
        if need > paid:
            for index in range(ZONES * PLACES):
                while state.workers[index] > 0:
                    to_village(state, index // PLACES, index % PLACES)


def list_sick(state: Island) -> None:
    """N-7.3 For each missing wheat two workers of any colours fall ill; the team picks them."""
    if state.left == 0:
        return
    for index in range(ZONES * PLACES):
        if state.workers[index] > 0:
            state.offer(SICK + index)


def fall_ill(state: Island, colour: i64, place: i64) -> None:
    """N-7.3 He becomes a citizen in his home village."""
    to_village(state, colour, place)
    state.left -= 1
