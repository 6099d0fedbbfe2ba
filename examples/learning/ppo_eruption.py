"""MaskablePPO of sb3-contrib learns Eruption for two against random villages, from the arrays of its seat's knowledge.

    python examples/learning/ppo_eruption.py --steps 60000 --curve examples/learning/curves/ppo_eruption.csv

The curve has one row per evaluation: steps so far, the share of games won with its 95 % interval.
"""

from __future__ import annotations

import argparse
import csv
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

import lapilli.adapters.gymnasium  # noqa: F401  (makes the games known)
from lapilli.adapters.arrays import parts
from lapilli.core.registry import find
from lapilli.study.interval import share

ID = "lapilli/Eruption-v1"
RULES = find("eruption")
NUDGE = 0.03  # for ten degrees; a victory is worth 1


class Point(NamedTuple):
    """One evaluation."""

    steps: int
    won: float
    low: float
    high: float


class Seat(gymnasium.ObservationWrapper[Any, Any, Any]):
    """The array of what the seat knows, as numbers a net likes; the mask is asked for apart."""

    def __init__(self, env: gymnasium.Env[Any, Any]) -> None:
        super().__init__(env)
        inner = env.observation_space
        assert isinstance(inner, gymnasium.spaces.Dict)
        self.observation_space = gymnasium.spaces.Box(0, 4, inner["observation"].shape, np.float32)

    def lead(self, seen: Any) -> float:
        """How much cooler the own village is than the other one, from the planes of the observation."""
        planes = parts(RULES, seen["observation"])
        return float(planes["player1"][0]) - float(planes["player0"][0])

    def reset(self, **wishes: Any) -> Any:
        seen, info = self.env.reset(**wishes)
        self.before = self.lead(seen)
        return self.observation(seen), info

    def step(self, action: Any) -> Any:
        """While learning, a cooler village is a small reward at once; anyone who judges looks at the end alone."""
        seen, reward, over, cut, info = self.env.step(action)
        before, self.before = self.before, self.lead(seen)
        nudge = 0.0 if over else NUDGE * (self.before - before)
        return self.observation(seen), float(reward) + nudge, over, cut, info

    def observation(self, seen: Any) -> Any:
        return np.minimum(seen["observation"], 16).astype(np.float32) / 4

    def action_masks(self) -> Any:
        return self.get_wrapper_attr("env").get_wrapper_attr("action_masks")().astype(bool)


def table(opponents: str = "random", seat: int = 0) -> Seat:
    return Seat(gymnasium.make(ID, seats=2, seat=seat, opponents=opponents, disable_env_checker=True))


def learn(steps: int, every: int, games: int, lanes: int = 8, seed: int = 0) -> Iterator[tuple[Point, MaskablePPO]]:
    """Train, and after every so many steps see how many games are won."""
    envs = DummyVecEnv([partial(table, seat=lane % 2) for lane in range(lanes)])
    model = MaskablePPO(
        "MlpPolicy",
        envs,
        n_steps=128,
        n_epochs=4,
        batch_size=256,
        gamma=0.995,
        ent_coef=0.01,
        learning_rate=7e-4,
        seed=seed,
        policy_kwargs={"net_arch": [128]},
    )
    done = 0
    yield evaluate(model, games, 0), model
    while done < steps:
        model.learn(min(every, steps - done), reset_num_timesteps=False)
        done = model.num_timesteps
        yield evaluate(model, games, done), model


def evaluate(model: MaskablePPO, games: int, steps: int) -> Point:
    """New games, from both seats in turn, with the action the policy likes best."""
    won = 0.0
    for number in range(games):
        env = table(seat=number % 2)
        seen, _ = env.reset(seed=10_000 + number)
        over, reward = False, 0.0
        while not over:
            action, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
            seen, given, over, _, _ = env.step(np.int64(action))
            reward = float(given)
        won += (reward + 1) / 2
    estimate = share(won, games)
    return Point(steps, estimate.value, estimate.low, estimate.high)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--steps", type=int, default=60_000)
    arguments.add_argument("--every", type=int, default=5_000)
    arguments.add_argument("--games", type=int, default=100)
    arguments.add_argument("--curve", type=Path)
    chosen = arguments.parse_args()
    points = []
    for point, _ in learn(chosen.steps, chosen.every, chosen.games):
        print(f"{point.steps:>8} steps: {point.won:.0%} won ({point.low:.0%} to {point.high:.0%})", flush=True)
        points.append(point)
        if chosen.curve:
            with chosen.curve.open("w", newline="") as file:
                csv.writer(file, lineterminator="\n").writerows([Point._fields, *points])


if __name__ == "__main__":
    main()
