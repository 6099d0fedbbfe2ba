"""Many games side by side: one call plays an action in each and writes what its actor knows."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from lapilli.core.observation_buffer import ActionMasks, ObservationBuffer
from lapilli.core.packed import append, vec
from lapilli.core.rng import Rng
from lapilli.core.state import CHANCE, NOBODY, State


@final
class BatchedGames:
    """The games of a batch. Sheets hold all lanes in a row: `seen` what the actors know, `masks` what they may do."""

    def __init__(self, start: State, count: i64, planes: i64, columns: list[int]) -> None:
        self.start = start
        self.count = count
        self.planes = planes
        self.states: list[State] = [start.copy() for _ in range(count)]
        self.dice: list[Rng] = [Rng(0) for _ in range(count)]
        self.seen = ObservationBuffer(planes, count)
        self.masks = ActionMasks(columns, count)
        self.actors: vec[i64] = vec[i64]()
        for _time in range(count):
            self.actors = append(self.actors, 0)

    def begin(self, lane: i64, seed: i64) -> None:
        """A new game on this lane."""
        self.states[lane] = self.start.copy()
        self.dice[lane] = Rng(seed)
        self.settle(lane)
        self.tell(lane)

    def settle(self, lane: i64) -> None:
        """Chance plays until somebody has a choice or the game is over."""
        state, dice = self.states[lane], self.dice[lane]
        while state.actor == CHANCE:
            state.play(state.sample(dice))

    def tell(self, lane: i64) -> None:
        """Write what the actor of this lane knows, and what it may do."""
        state = self.states[lane]
        actor = state.actor
        self.actors[lane] = actor
        self.masks.write(lane, state.legal, state.n_legal)
        if self.planes > 0 and actor >= 0:
            self.seen.begin(lane)
            state.know_view(actor).encode(self.seen)

    def step(self, actions: list[int]) -> list[int]:
        """Play one action on each lane; returns the lanes whose games are over."""
        finished: list[int] = []
        for lane in range(self.count):
            state = self.states[lane]
            if state.first_index(actions[lane]) < 0:
                raise ValueError(f"lane {lane}: {actions[lane]} is not among the legal actions")
            state.play(actions[lane])
            self.settle(lane)
            self.tell(lane)
            if state.actor == NOBODY:
                finished.append(lane)
        return finished

    def choose(self, rng: Rng) -> list[int]:
        """A legal action for each lane, all equally likely."""
        chosen: list[int] = []
        for lane in range(self.count):
            state = self.states[lane]
            chosen.append(state.legal[rng.below(state.n_legal)])
        return chosen
