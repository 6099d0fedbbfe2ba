"""Batches in the benchmark: ours with observations and masks, and those of other libraries."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from time import process_time
from typing import Any, Final

from lapilli.study.bench_cases import BenchCase, Lap

LANES: Final = 64  # their positions, observations and masks fit into the cache next to a core
WIDE: Final = 256  # for Pgx: many lanes for the price of one call
QUIET: Final[dict[str, dict[str, object]]] = {"fuji": {"talk": "chat"}}  # without phrases: dice and paths decide


class BatchTrack(BenchCase):
    """Random choices on many lanes; every step writes observations and masks of the seat that acts next."""

    def __init__(self, name: str) -> None:
        self.batch: Any = importlib.import_module("lapilli.adapters.batch").Batch(
            name, LANES, seed="bench", **QUIET.get(name, {})
        )

    def lap(self, seconds: float) -> Lap:
        batch, games, before, began = self.batch, 0, self.batch.decisions, process_time()
        while (spent := process_time() - began) < seconds:
            batch.step(batch.sample())
            games += int(batch.dones.sum())
        return Lap(spent, batch.decisions - before, games)


class Pgx(BenchCase):
    """Pgx: the same on more lanes, compiled by JAX for the processor; its time for compiling is not counted."""

    def __init__(self, game: str) -> None:
        jax, pgx = importlib.import_module("jax"), importlib.import_module("pgx")
        numpy = importlib.import_module("jax.numpy")
        wrappers = importlib.import_module("pgx.experimental.wrappers")
        env = pgx.make(game)
        step = wrappers.auto_reset(env.step, env.init)

        def play(state: Any, key: Any) -> tuple[Any, Any]:
            key, choice, chance = jax.random.split(key, 3)
            logits = numpy.log(state.legal_action_mask.astype(numpy.float32))
            action = jax.random.categorical(choice, logits, axis=-1)
            return jax.vmap(step)(state, action, jax.random.split(chance, WIDE)), key

        self.play: Callable[..., tuple[Any, Any]] = jax.jit(play)
        key = jax.random.PRNGKey(7)
        self.state, self.key = jax.jit(jax.vmap(env.init))(jax.random.split(key, WIDE)), key
        self.state, self.key = self.play(self.state, self.key)

    def lap(self, seconds: float) -> Lap:
        decisions, began = 0, process_time()
        while (spent := process_time() - began) < seconds:
            self.state, self.key = self.play(self.state, self.key)
            self.state.observation.block_until_ready()
            decisions += WIDE
        return Lap(spent, decisions, 0)


class Classic(BenchCase):
    """PettingZoo's classic games: an AEC environment, observations and masks asked for before every choice."""

    def __init__(self, module: str) -> None:
        self.env: Any = importlib.import_module(f"pettingzoo.classic.{module}").env()
        self.number = 0

    def lap(self, seconds: float) -> Lap:
        env, decisions, games, began = self.env, 0, 0, process_time()
        while (spent := process_time() - began) < seconds:
            self.number += 1
            env.reset(seed=self.number)
            for agent in env.agent_iter():
                seen, _, over, cut, _ = env.last()
                env.step(None if over or cut else env.action_space(agent).sample(seen["action_mask"]))
                decisions += not (over or cut)
            games += 1
        return Lap(spent, decisions, games)
