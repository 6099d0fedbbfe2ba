"""Time what a seat knows: `python tools/time_knowledge.py fuji` prints the median microseconds of each step.

Positions come from random games, every fifth decision, 80 per number of seats; each is timed for the seat to act and
for a spectator, the best of three laps. Run it in the work trees to be compared in turn: ratios of one run say more
than figures of two days.
"""

from __future__ import annotations

import json
import statistics
import sys
import time
from collections.abc import Callable
from functools import partial

from lapilli.core.game import Game
from lapilli.core.registry import find
from lapilli.core.rng import Rng
from lapilli.core.state import CHANCE, NOBODY, SPECTATOR, State

Task = Callable[[], object]


def positions(game: Game, number: int = 80) -> list[State]:
    """Moments of random games, as many for each of three numbers of seats."""
    found: list[State] = []
    for seats in game.seats[:3]:
        state = game.rules.start(seats, game.rules.choose_options(seats, {}), game.rules.load_box())
        rng, decisions, most = Rng(7), 0, len(found) + number
        while state.actor != NOBODY and len(found) < most:
            if state.actor == CHANCE:
                state.play(state.sample(rng))
                continue
            decisions += 1
            if decisions % 5 == 0:
                found.append(state.copy())
            state.play(state.legal[rng.below(state.n_legal)])
    return found


def lap(task: Task, times: int = 5) -> float:
    """Microseconds of one call: the best of three laps."""
    best = float("inf")
    for _ in range(3):
        began = time.perf_counter_ns()
        for _ in range(times):
            task()
        best = min(best, (time.perf_counter_ns() - began) / times / 1000)
    return best


def first_redeal(state: State, viewer: int, rng: Rng) -> State:
    """A world from knowledge that nobody has used yet."""
    return state.know(viewer).sample_world(rng)


def medians(game: Game) -> dict[str, float]:
    """By what is timed."""
    laps: dict[str, list[float]] = {
        name: [] for name in ("observe", "know", "first sample_world", "sample_world", "copy")
    }
    rng = Rng(3)
    for state in positions(game):
        for seat in (max(0, int(state.actor)), None):
            viewer = SPECTATOR if seat is None else seat
            known = state.know(viewer)
            tasks: dict[str, Task] = {
                "observe": partial(game.rules.observe, state, seat),
                "know": partial(state.know, viewer),
                "first sample_world": partial(first_redeal, state, viewer, rng),
                "sample_world": partial(known.sample_world, rng),
                "copy": state.copy,
            }
            for name, task in tasks.items():
                laps[name].append(lap(task))
    return {name: round(statistics.median(found), 1) for name, found in laps.items()}


if __name__ == "__main__":
    for wanted in sys.argv[1:] or ("nisyros", "fuji", "eruption", "deukalion"):
        print(json.dumps({wanted: medians(find(wanted))}), flush=True)
