"""`lapilli bots match` and `lapilli bots ladder`."""

from __future__ import annotations

import csv
import json
from dataclasses import replace
from pathlib import Path

import pytest

import lapilli
from lapilli.bots import bot
from lapilli.bots.levels import Strong
from lapilli.core.errors import OptionError
from lapilli.study.execution import ALONE
from lapilli.study.match import match
from lapilli.study.think_time import moments, pace
from tests.cli.run_command import run


def test_pairings_as_data(tmp_path: Path) -> None:
    rows = tmp_path / "rows.csv"
    done = run(
        *(
            "bots",
            "match",
            "tiny",
            "steady",
            "casual",
            "random",
            "--seats",
            "2",
            "--games",
            "60",
            "--seed",
            "m",
            "--jobs",
            "1",
        ),
        *("--json", "-", "--csv", str(rows)),
    )
    assert done.code == 0
    found = json.loads(done.out)
    assert [(one["one"], one["other"]) for one in found] == [
        ("steady", "casual"),
        ("steady", "random"),
        ("casual", "random"),
    ]
    for one in found:
        assert one["games"] == 60
        assert 0 <= one["low"] <= one["won"] <= one["high"] <= 1
        assert one["elo_low"] <= one["elo"] <= one["elo_high"]
    assert found[1]["won"] > 0.6
    assert found[1]["elo"] > 0
    with rows.open(encoding="utf-8") as file:
        assert len(list(csv.DictReader(file))) == 3


def test_one_against_several_has_a_fair_share_and_no_elo() -> None:
    (one,) = match("tiny", ["steady", "random"], 30, 3, seed=1, execution=ALONE)
    assert (one.one, one.other) == ("steady", "random")
    assert one.fair == pytest.approx(1 / 3)
    assert one.elo is None


def test_an_equal_wins_its_fair_share() -> None:
    (one,) = match("tiny", ["random", "random"], 200, 2, seed=4, execution=ALONE)
    assert one.low < 0.5 < one.high


def test_a_ladder_prints_each_step_and_the_time_of_each_level() -> None:
    done = run("bots", "ladder", "tiny", "--seats", "2", "--games", "10", "--bots", "random,steady", "--jobs", "1")
    assert done.code == 0
    assert "steady" in done.out
    assert "Elo" in done.out
    assert "ms of processor time" in done.out


def test_a_match_needs_two() -> None:
    with pytest.raises(OptionError, match="needs two"):
        match("tiny", ["steady"], 1, 2)


def test_the_stopwatch_counts_choices_only() -> None:
    game = lapilli.list_games()["pumice"]
    timed = pace(game, "steady", 2, {}, 1)
    assert timed.decisions > 0
    assert timed.longest <= timed.seconds


def test_all_levels_are_timed_on_the_same_decisions() -> None:
    game = lapilli.list_games()["pumice"]
    asked = moments(game, 2, {}, 3, 4)
    assert len(asked) == 4
    assert all(len(moment.menu) > 1 for moment in asked)
    assert [game.rules.pack(one.known) for one in moments(game, 2, {}, 3, 4)] == [
        game.rules.pack(one.known) for one in asked
    ]
    done = run("bots", "timing", "pumice", "--bots", "random,steady", "--decisions", "4", "--json")
    found = json.loads(done.out)
    assert [(one["game"], one["bot"], one["decisions"]) for one in found] == [
        ("pumice", "random", 4),
        ("pumice", "steady", 4),
    ]
    assert all(0 <= one["mean"] <= one["longest"] for one in found)
    assert "steady" in run("bots", "timing", "pumice", "--bots", "steady", "--decisions", "2").out


def test_playouts_behind_a_name_are_counted_without_a_clock() -> None:
    game = lapilli.list_games()["eruption"]
    player = bot("strong:60", game)
    assert isinstance(player, Strong)
    assert player.budget == replace(game.players.budgets["strong"], playouts=60, seconds=0.0)
    for wrong in ("steady:60", "strong:many", "strong:-1"):
        with pytest.raises(OptionError, match="strong:60"):
            bot(wrong, game)
