"""Gymnasium's own checker on every game, and whole games against bots."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import lapilli.adapters.gymnasium  # noqa: F401  (registers the games)
from lapilli.adapters.match import Setting
from lapilli.core.rng import Rng
from tests.adapters.shipped import NAMES, SCALE


def make(name: str, **arguments: Any) -> Any:
    return gymnasium.make(f"lapilli/{name.title()}-v1", disable_env_checker=True, **arguments)


def play(env: Any, seed: int) -> tuple[float, int]:
    """A whole game by legal choices drawn at random: the reward at its end and how many choices it took."""
    rng = Rng(seed)
    _, info = env.reset(seed=seed)
    steps, over, reward = 0, False, 0.0
    while not over:
        legal = np.flatnonzero(info["action_mask"])
        _, reward, over, cut, info = env.step(int(legal[rng.below(len(legal))]))
        assert not cut
        steps += 1
    return float(reward), steps


@pytest.mark.parametrize("name", NAMES)
def test_the_checker_of_gymnasium_is_content(name: str) -> None:
    check_env(make(name, opponents="random", render_mode="rgb_array", render_scale=SCALE).unwrapped)


@pytest.mark.parametrize("name", NAMES)
def test_whole_games_end_with_a_reward_and_repeat_themselves(name: str) -> None:
    env = make(name, opponents="random", seats=2)
    first, again = play(env, 5), play(env, 5)
    assert first == again
    assert -1 <= first[0] <= 1


@pytest.mark.parametrize("name", NAMES)
def test_an_illegal_action_loses(name: str) -> None:
    env = make(name, opponents="random")
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over) == (-1.0, True)
    assert info["illegal"] == env.unwrapped.actions.text(illegal)


def test_several_games_at_once() -> None:
    envs = gymnasium.make_vec("lapilli/Pumice-v1", num_envs=3, vectorization_mode="sync", opponents="steady")
    seen, info = envs.reset(seed=3)
    assert seen["action_mask"].shape == (3, Setting("pumice").actions.size)
    actions = np.array([np.flatnonzero(row)[0] for row in info["action_mask"]])
    envs.step(actions)
    envs.close()


def test_a_seat_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ValueError, match="from 0 to 1"):
        make("pumice", seats=2, seat=2)
