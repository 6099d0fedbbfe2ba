"""Measured odds: written by one command, read by a game."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from lapilli.cli.app import app
from lapilli.core.game import Game
from lapilli.core.odds import Odds, read_odds
from lapilli.core.registry import find, register
from lapilli.study.execution import ALONE
from lapilli.study.odds import as_toml, combinations, measure
from pumice.game import GAME, PumiceRules


class Together(PumiceRules):
    """Pumice as if its players won together."""

    name = "together"
    cooperative = True


TOGETHER = Game(Together(), GAME.presentation, GAME.coaching, GAME.players)


def test_each_number_of_seats_and_value_gets_a_row_with_an_interval() -> None:
    register(TOGETHER)
    rows = measure(TOGETHER, {"rounds": (6, 4, 8)}, 10, seed=1, execution=ALONE)
    assert [(row.seats, row.options["rounds"]) for row in rows] == [(s, r) for s in (2, 3, 4) for r in (6, 4, 8)]
    assert all(0 <= row.low <= row.won <= row.high <= 1 and row.games == 10 for row in rows)


def test_options_are_combined_as_far_as_the_game_allows() -> None:
    fuji = find("fuji")
    found = list(combinations(fuji, {"level": (1, "2"), "two_player": ("a", "b")}))
    assert found == [
        *((2, {"level": level, "two_player": variant}) for level in (1, 2) for variant in "ab"),
        *((seats, {"level": level, "two_player": "a"}) for seats in (3, 4) for level in (1, 2)),
    ]


def test_what_is_written_is_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [Odds(3, {"level": "zeus"}, 0.25, 0.2, 0.3, 400), Odds(2, {"level": 1}, 0.5, 0.4, 0.6, 100)]
    package = tmp_path / "carrier"
    package.mkdir()
    (package / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(tmp_path)
    assert read_odds("carrier") == ()
    (package / "odds.toml").write_text(as_toml(TOGETHER, rows, "lapilli study odds together"))
    assert read_odds("carrier") == tuple(rows)
    sys.modules.pop("carrier", None)


def test_the_command_writes_the_file_and_refuses_games_for_one_winner(tmp_path: Path) -> None:
    register(TOGETHER)
    out = tmp_path / "odds.toml"
    done = CliRunner().invoke(
        app, ["study", "odds", "together", "-o", "rounds", "-g", "3", "-j", "1", "--out", str(out)]
    )
    assert done.exit_code == 0, done.output
    assert out.read_text().count("[[odds]]") == 9
    some = CliRunner().invoke(app, ["study", "odds", "together", "-o", "rounds=4,8", "-g", "2", "-j", "1"])
    assert some.output.count("[[odds]]") == 6
    two = CliRunner().invoke(app, ["study", "odds", "together", "-o", "rounds=4", "-n", "2", "-g", "2", "-j", "1"])
    assert two.output.count("[[odds]]") == 1
    assert CliRunner().invoke(app, ["study", "odds", "pumice", "-o", "rounds"]).exit_code == 2
