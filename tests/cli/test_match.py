"""`lapilli match` and `lapilli ladder`."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

import lapilli
from lapilli.core.errors import OptionError
from lapilli.study.match import match, pace
from tests.cli.ran import run


def test_pairings_as_data(tmp_path: Path) -> None:
    rows = tmp_path / "rows.csv"
    done = run(
        *("match", "tiny", "random", "steady", "casual", "--seats", "2", "--games", "60", "--seed", "m", "--jobs", "1"),
        *("--json", "-", "--csv", str(rows)),
    )
    assert done.code == 0
    found = json.loads(done.out)
    assert [(one["one"], one["other"]) for one in found] == [
        ("steady", "random"),
        ("casual", "random"),
        ("casual", "steady"),
    ]
    for one in found:
        assert one["games"] == 60
        assert 0 <= one["low"] <= one["won"] <= one["high"] <= 1
        assert one["elo_low"] <= one["elo"] <= one["elo_high"]
    assert found[0]["won"] > 0.6
    assert found[0]["elo"] > 0
    with rows.open(encoding="utf-8") as file:
        assert len(list(csv.DictReader(file))) == 3


def test_one_against_several_has_a_fair_share_and_no_elo() -> None:
    (one,) = match("tiny", ["random", "steady"], 30, 3, seed=1, jobs=1)
    assert one.fair == pytest.approx(1 / 3)
    assert one.elo is None


def test_an_equal_wins_its_fair_share() -> None:
    (one,) = match("tiny", ["random", "random"], 200, 2, seed=4, jobs=1)
    assert one.low < 0.5 < one.high


def test_a_ladder_prints_each_step_and_the_time_of_each_level() -> None:
    done = run("ladder", "tiny", "--seats", "2", "--games", "10", "--bots", "random,steady", "--jobs", "1")
    assert done.code == 0
    assert "steady" in done.out
    assert "Elo" in done.out
    assert "ms of processor time" in done.out


def test_a_match_needs_two() -> None:
    with pytest.raises(OptionError, match="needs two"):
        match("tiny", ["steady"], 1, 2)


def test_the_stopwatch_counts_choices_only() -> None:
    game = lapilli.games()["pumice"]
    timed = pace(game, "steady", 2, {}, 1)
    assert timed.decisions > 0
    assert timed.longest <= timed.seconds
