"""The examples of examples/learning in their short form, and the curves of their long runs."""

from __future__ import annotations

import csv
from pathlib import Path

import imitate
import pytest
import q_stones

from lapilli.core.check.suite import everything

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


def test_recorded_curves_rise() -> None:
    stones, steady = curve("q_stones"), curve("imitate_nisyros")
    eruption = curve("ppo_eruption")
    assert eruption[-1]["low"] > 0.65 > eruption[0]["won"]
    assert stones[-1]["right"] == 1.0 > stones[0]["right"]
    assert steady[-1]["agrees"] > 2 * steady[-1]["blind"]
    assert steady[-1]["agrees"] > steady[0]["agrees"]
