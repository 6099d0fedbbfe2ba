"""Whom an environment plays against, what it pays, and how it is shown."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from lapilli.adapters.arrays import observation
from lapilli.adapters.gymnasium import SeatEnv
from lapilli.adapters.rewards import WEIGHT, potential, score_difference
from lapilli.core.errors import BotError, LapilliError


def first(view: object, seat: int, menu: Sequence[int], rng: object) -> int:
    return menu[0]


class Policy:
    """As sb3-contrib's MaskablePPO answers: an array and a state."""

    def __init__(self) -> None:
        self.seen: list[dict[str, Any]] = []

    def predict(self, observation: dict[str, Any], *, action_masks: Any) -> tuple[Any, None]:
        assert np.array_equal(observation["action_mask"], action_masks)
        self.seen.append(observation)
        return np.array(int(np.flatnonzero(action_masks)[-1])), None


def played(env: SeatEnv, seed: int = 3) -> list[float]:
    """The rewards of a game in which this seat plays at random."""
    _, info = env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    paid, over = [], False
    while not over:
        mask: Any = info["action_mask"]
        _, reward, over, _, info = env.step(np.int64(rng.choice(np.flatnonzero(mask))))
        paid.append(reward)
    return paid


def test_an_opponent_for_each_seat() -> None:
    policy = Policy()
    env = SeatEnv("eruption", seats=3, seat=1, opponents=[first, policy])
    played(env)
    assert policy.seen, "seat 3 is played by the policy"
    assert all(env.observation_space["observation"].contains(one["observation"]) for one in policy.seen)  # type: ignore[index]
    by_seat = played(SeatEnv("eruption", seats=3, seat=1, opponents=["random", "steady"]))
    assert by_seat != played(SeatEnv("eruption", seats=3, seat=1, opponents=["steady", "random"]))


def test_the_seats_of_an_environment_see_their_own_secrets_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """A policy on seat 2 gets the observation of seat 2."""
    asked: list[int] = []

    def noted(game: Any, state: Any, seat: int) -> Any:
        asked.append(seat)
        return observation(game, state, seat)

    monkeypatch.setattr("lapilli.adapters.opponents.observation", noted)
    played(SeatEnv("eruption", seats=2, seat=0, opponents=Policy()))
    assert set(asked) == {1}


@pytest.mark.parametrize(
    ("opponents", "words"),
    [(["steady"], "1 opponents do not fit 2 other seats"), ("nobody", "no bot 'nobody'"), ([5, 5], "5 is no bot")],
)
def test_wrong_opponents_are_refused(opponents: Any, words: str) -> None:
    with pytest.raises(LapilliError, match=words):
        SeatEnv("eruption", seats=3, opponents=opponents)


def test_an_opponent_that_cheats_is_found_out() -> None:
    env = SeatEnv("eruption", seats=2, opponents=lambda view, seat, menu, rng: -1)
    with pytest.raises(BotError, match="seat 1 chose -1"):
        played(env)


@pytest.mark.parametrize("game", ["eruption", "deukalion", "nisyros"])
def test_rewards(game: str) -> None:
    result = played(SeatEnv(game, seats=2, opponents="random"))
    score = played(SeatEnv(game, seats=2, opponents="random", reward="score"))
    env = SeatEnv(game, seats=2, opponents="random", reward="shaped")
    shaped = played(env)
    assert len(result) == len(score) == len(shaped), "the same game"
    assert not any(result[:-1])
    assert not any(score[:-1])
    assert score[-1] == score_difference(env.match, 0)
    env.reset(seed=3)
    before = potential(env.match, 0)
    played(env)
    gained = WEIGHT * (potential(env.match, 0) - before)
    assert sum(shaped) == pytest.approx(result[-1] + gained), "shaping is a potential: it sums up to its change"
    assert any(shaped[:-1])


def test_rewards_of_another_name_are_refused() -> None:
    with pytest.raises(LapilliError, match="no reward 'money'; there are result, score, shaped"):
        SeatEnv("eruption", reward="money")


def test_copies_keep_opponents_and_rewards() -> None:
    env = SeatEnv("eruption", seats=2, opponents=[first], reward="shaped")
    env.reset(seed=1)
    for again in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert played(again) == played(env)


def test_human_rendering_prints_the_board(capsys: pytest.CaptureFixture[str]) -> None:
    env = SeatEnv("pumice", render_mode="human")
    env.reset(seed=1)
    shown = capsys.readouterr().out
    assert shown == text_of(env) + "\n"
    assert env.render() is None


def text_of(env: SeatEnv) -> str:
    game = env.setting.game
    return game.presentation.text_board(game.rules.observe(env.match.state, 0), "en")
