"""The examples of examples/learning in their short form, and the curves of their long runs.

The learners need PyTorch, which the development set-up does not install because it is larger than everything else
together: `make test-learning` installs it and runs these tests in full.
"""

from __future__ import annotations

import csv
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import imitate
import numpy as np
import pytest
import q_stones
import short_box

from lapilli.core.check.suite import everything
from lapilli.core.registry import find

CURVES = Path(__file__).parents[1] / "examples" / "learning" / "curves"


def curve(name: str) -> list[dict[str, float]]:
    with (CURVES / f"{name}.csv").open() as file:
        return [{key: float(value) for key, value in row.items()} for row in csv.DictReader(file)]


def test_a_table_learns_the_winning_moves_of_stones() -> None:
    learned = q_stones.learn(400, 200)
    assert learned[0][1] < 0.6
    assert learned[-1] == (400, 1.0)


def test_steady_is_imitated_better_than_blindly() -> None:
    learned = imitate.imitate("pumice", 900, 3, seats=3)
    _, agrees, blind = learned[-1]
    assert agrees > blind + 0.15
    assert agrees >= learned[0][1]


@pytest.mark.skipif(not everything(), reason="PyTorch takes long to load: make test-all")
def test_maskable_ppo_learns_a_little() -> None:
    pytest.importorskip("sb3_contrib")
    import ppo_eruption

    points = [point for point, _ in ppo_eruption.learn(256, 256, games=2, lanes=2)]
    assert [point.steps for point in points] == [0, 256]
    assert all(0 <= point.low <= point.won <= point.high <= 1 for point in points)


@pytest.fixture
def selfplay() -> ModuleType:
    pytest.importorskip("torch", reason="PyTorch is not installed: make test-learning")
    return import_module("selfplay")


def test_the_short_box_is_a_whole_box(tmp_path: Path) -> None:
    rules = find("eruption").rules
    short, printed = rules.load_box(short_box.short_box(tmp_path / "short.toml")), rules.load_box()
    assert 10 < sum(short.tile_counts) < sum(printed.tile_counts) / 2
    assert sum(short.forecast) == sum(short.tile_counts)


def test_menus_hold_the_legal_actions_of_each_row(selfplay: ModuleType) -> None:
    masks = np.array([[0, 1, 0, 1, 1], [1, 0, 0, 0, 0], [0, 0, 1, 0, 1]], np.int8)
    menus = selfplay.Menus.of(masks)
    assert [row[legal].tolist() for row, legal in zip(*menus, strict=True)] == [[1, 3, 4], [0], [2, 4]]
    few = menus.rows(np.array([1, 2]))
    assert few.actions.shape == (2, 2)
    both = selfplay.Menus.joined([few, menus])
    assert [row[legal].tolist() for row, legal in zip(*both, strict=True)] == [[0], [2, 4], [1, 3, 4], [0], [2, 4]]


def test_returns_follow_each_seat_to_its_own_next_decision(selfplay: ModuleType) -> None:
    """One lane, two seats: seat 0, seat 1, seat 0, end of the game (seat 0 wins), then seat 1 of the next game."""
    actors, values = np.array([[0], [1], [0], [1]]), np.array([[0.1], [0.2], [0.4], [0.0]], np.float32)
    rewards = np.zeros((4, 1, 2), np.float32)
    rewards[2, 0] = 1, -1
    dones = np.array([[False], [False], [True], [False]])
    window = selfplay.Window(np.zeros((4, 1, 1)), [], np.zeros((4, 1), int), actors, rewards, dones)
    last, next_actor = np.array([0.5], np.float32), np.array([0])
    found, known = selfplay.returns(window, values, last, next_actor, 0.5)
    assert found[2, 0] == pytest.approx(1)  # the end of the game follows
    assert found[1, 0] == pytest.approx(-1)  # and for the other seat too
    assert found[0, 0] == pytest.approx(0.5 * 0.4 + 0.5 * 1)  # half its next estimate, half its next return
    assert known[:, 0].tolist() == [True, True, True, False]  # seat 1 does not act again in this window


def short_run(name: str, tmp_path: Path, seconds: float, games: int) -> list[Any]:
    """Learn Eruption for two with the short box for some seconds; the points of the curve."""
    module, selfplay = import_module(name), import_module("selfplay")
    box = short_box.short_box(tmp_path / "short.toml")
    words = ["--box", str(box), "--minutes", str(seconds / 60), "--points", "1", "--games", str(games)]
    words += ["--curve", str(tmp_path / "curve.csv"), "--net", str(tmp_path / "net.pt")]
    chosen = selfplay.arguments(None).parse_args(words)
    _, curve = module.learn(selfplay.table_of(chosen), chosen)
    assert len((tmp_path / "curve.csv").read_text().splitlines()) == 1 + len(curve.points)
    assert (tmp_path / "net.pt").stat().st_size > 10_000
    found: list[Any] = curve.points
    return found


@pytest.mark.parametrize("name", ["ppo", "dqn"])
def test_learners_learn(selfplay: ModuleType, name: str, tmp_path: Path) -> None:
    """In full: after a minute the share of games won against random bots is above a half, with its whole interval."""
    points = short_run(name, tmp_path, 60 if everything() else 2, 100 if everything() else 4)
    assert points[0].decisions == 0 < points[-1].decisions
    assert points[0].low < 0.5 < points[0].high
    if everything():
        assert points[-1].low > 0.5


@pytest.mark.parametrize("game", ["nisyros", "fuji", "deukalion"])
def test_learners_take_every_game(selfplay: ModuleType, game: str) -> None:
    """Of another game one window is enough: its end is far, and no random team wins."""
    ppo, dqn = import_module("ppo"), import_module("dqn")
    options = {"talk": "chat", "scenario": "1"} if game == "fuji" else {}
    table = selfplay.Table(game, 2, options)
    for learner in (ppo.Learner(table, 2, 16, 0), dqn.Learner(table, 2, 16, 0)):
        before = [one.clone() for one in learner.net.body.parameters()]
        learner.improve(0.0)
        assert any(bool((old != new).any()) for old, new in zip(before, learner.net.body.parameters(), strict=True))


def test_recorded_learners_beat_random_and_casual_bots() -> None:
    """Three minutes against random bots, with three seeds; a longer run against casual ones."""
    for name in ("ppo", "dqn"):
        points = table_of_points(f"{name}_short")
        for seed in {point["seed"] for point in points}:
            curve = [point for point in points if point["seed"] == seed]
            assert float(curve[-1]["seconds"]) <= 200
            assert float(curve[-1]["low"]) > max(0.5, float(curve[0]["high"]))
    casual = [point for point in table_of_points("ppo_casual") if point["opponent"] == "casual"]
    assert float(casual[0]["high"]) < 0.5 < float(casual[-1]["low"])


def table_of_points(name: str) -> list[dict[str, str]]:
    with (CURVES / f"{name}.csv").open() as file:
        return list(csv.DictReader(file))


def test_recorded_curves_rise() -> None:
    stones, steady = curve("q_stones"), curve("imitate_nisyros")
    eruption = curve("ppo_eruption")
    assert eruption[-1]["low"] > 0.65 > eruption[0]["won"]
    assert stones[-1]["right"] == 1.0 > stones[0]["right"]
    assert steady[-1]["agrees"] > 2 * steady[-1]["blind"]
    assert steady[-1]["agrees"] > steady[0]["agrees"]
