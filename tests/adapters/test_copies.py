"""Copies and pickles of environments go on exactly as the original would."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest

import lapilli.adapters.gymnasium  # noqa: F401  (registers the games)
from lapilli.adapters import pettingzoo
from lapilli.adapters.match import Match, Setting
from lapilli.core.registry import list_games
from tests.adapters.shipped import NAMES

WAYS: list[Callable[[Any], Any]] = [copy.deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))]


def first(mask: Any) -> int:
    return int(np.flatnonzero(mask)[-1])


@pytest.mark.parametrize("again", WAYS, ids=["copy", "pickle"])
@pytest.mark.parametrize("name", NAMES)
def test_a_match_goes_on_alike(name: str, again: Callable[[Any], Any]) -> None:
    match = Match(Setting(name, 2), 5)
    for _ in range(25):
        if not match.over:
            match.play(match.legal()[-1])
    twin = again(match)
    game = list_games()[name]
    for _ in range(25):
        assert twin.legal() == match.legal()
        assert game.rules.position(twin.state) == game.rules.position(match.state)
        if match.over:
            break
        for one in (match, twin):
            one.play(one.legal()[-1])


@pytest.mark.parametrize("again", WAYS, ids=["copy", "pickle"])
def test_environments_go_on_alike(again: Callable[[Any], Any]) -> None:
    seat: Any = gymnasium.make("lapilli/Pumice-v1", opponents="casual", disable_env_checker=True).unwrapped
    seat.reset(seed=3)
    table = pettingzoo.raw_env("pumice", 3)
    table.reset(seed=3)
    for _ in range(4):
        seat.step(first(seat.action_masks()))
        table.step(first(table.observe(table.agent_selection)["action_mask"]))
    seat_twin, table_twin = again(seat), again(table)
    for _ in range(6):
        done = [env.step(first(env.action_masks())) for env in (seat, seat_twin)]
        assert done[0][1:4] == done[1][1:4]
        assert np.array_equal(done[0][0]["observation"], done[1][0]["observation"])
        for env in (table, table_twin):
            env.step(first(env.observe(env.agent_selection)["action_mask"]))
        assert table.agent_selection == table_twin.agent_selection
        seen = [env.observe(env.agent_selection) for env in (table, table_twin)]
        assert all(np.array_equal(seen[0][key], seen[1][key]) for key in seen[0])
        if done[0][2] or table.match.over:
            break
