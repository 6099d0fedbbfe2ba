"""Many games at once in preallocated arrays, for fast learning.

    games = Batch("nisyros", 1024, seats=3, seed=7)
    while learning:
        games.step(policy(games.observations, games.masks))

The seat to act on a lane acts; a game that ends is counted in `dones` and `rewards` of that step, and the next one
begins on its lane at once. `observations` and `masks` are the kernel's own memory, not copies: read them before the
next step, and copy what is to be kept. Actions are those of the table (`setting.actions`, adapters/action_space.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from lapilli.adapters.arrays import length, observation
from lapilli.adapters.match import Setting, utilities
from lapilli.core.errors import OptionError
from lapilli.core.seed import generator
from lapilli.core.vector_env import BatchedGames

SEEDS = 1 << 59


class Batch:
    """`count` lanes of one setting; game number n of lane l is the same whenever it is played with the same seed."""

    def __init__(
        self,
        game: str,
        count: int,
        seats: int | None = None,
        seed: object = 0,
        box: Path | str | None = None,
        **options: object,
    ) -> None:
        if count < 1:
            raise OptionError(f"a batch has at least one lane, not {count}")
        self.setting = Setting(game, seats, options, box)
        self.count, self.seed = count, str(seed)
        self._told = bool(self.setting.game.rules.observation_fields)
        self._length = length(self.setting.game)
        self._lanes = BatchedGames(
            self.setting.start(), count, self._length if self._told else 0, self.setting.actions.columns
        )
        self._number = [0] * count  # games begun on each lane
        self._chance = generator(self.seed, "choices")
        self.rewards: NDArray[np.float32] = np.zeros((count, self.setting.seats), np.float32)
        self.dones: NDArray[np.bool_] = np.zeros(count, np.bool_)
        self.decisions = 0
        self._generic: NDArray[np.uint8] = np.zeros((count, self._length), np.uint8)
        for lane in range(count):
            self._begin(lane)
        self.observations, self.masks, self.actors = self._look()

    def step(self, actions: Sequence[int] | NDArray[np.integer]) -> None:
        """The actor of each lane plays an action of the table; then the arrays tell of the seat that acts next."""
        chosen = np.asarray(actions)
        if len(chosen) != self.count:
            raise OptionError(f"{self.count} lanes need {self.count} actions, not {len(chosen)}")
        if chosen.min() < 0 or chosen.max() >= self.setting.actions.size:
            raise OptionError(f"actions of this table are numbered from 0 to {self.setting.actions.size - 1}")
        self.dones.fill(False)
        for lane in self._lanes.step(self.setting.actions.ids[chosen].tolist()):
            self.dones[lane] = True
            self.rewards[lane] = utilities(self.setting.game, self._lanes.states[lane])
            self._begin(lane)
        self.rewards[~self.dones] = 0
        self.decisions += self.count
        self.observations, self.masks, self.actors = self._look()

    def sample(self) -> list[int]:
        """A legal action for each lane, all equally likely."""
        return self.setting.actions.of(self._lanes.choose(self._chance))

    def _begin(self, lane: int) -> None:
        seed = generator(self.seed, "lane", lane, self._number[lane]).below(SEEDS)
        self._number[lane] += 1
        self._lanes.begin(lane, seed)

    def _look(self) -> tuple[NDArray[np.uint8], NDArray[np.int8], NDArray[np.int64]]:
        """Views of the kernel's arrays; where it is interpreted, or a game declares no observation fields, copies."""
        lanes = self._lanes
        if self._told:
            seen = np.asarray(lanes.seen.numbers, np.uint8).reshape(self.count, self._length)
        else:
            seen = self._generic
            for lane, state in enumerate(lanes.states):
                seen[lane] = observation(self.setting.game, state, int(state.actor))
        masks = np.asarray(lanes.masks.numbers, np.uint8).view(np.int8).reshape(self.count, self.setting.actions.size)
        return seen, masks, np.asarray(lanes.actors, np.int64)
