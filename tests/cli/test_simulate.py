"""`lapilli study simulate`."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from tests.cli.run_command import run


def test_it_prints_shares_with_intervals() -> None:
    done = run("study", "simulate", "tiny", "--games", "200", "--bots", "steady,random", "--jobs", "1")
    assert done.code == 0
    assert "Tiny: 200 games, 2 seats, bots: steady, random" in done.out
    assert "95 %" in done.out
    assert "Decisions per game" in done.out


def test_only_options_that_were_changed_are_named() -> None:
    assert "options changed: -; seed: 0" in run("study", "simulate", "tiny", "--games", "5").out
    done = run("study", "simulate", "tiny", "--games", "5", "--option", "mild=on", "--option", "goal=9")
    assert "options changed: mild=on; seed: 0" in done.out


def test_it_speaks_dutch() -> None:
    assert "partijen" in run("study", "simulate", "tiny", "--games", "20", "--lang", "nl").out


def test_the_number_of_processes_does_not_change_the_figures() -> None:
    arguments = [
        "study",
        "simulate",
        "tiny",
        "--games",
        "6000",
        "--bots",
        "casual",
        "--seed",
        "x",
        "--json",
        "-",
        "--jobs",
    ]
    one, two = run(*arguments, "1"), run(*arguments, "2")
    assert one.code == two.code == 0
    assert one.out == two.out
    assert json.loads(one.out)["games"] == 6000


def test_files(tmp_path: Path) -> None:
    figures, games, data = tmp_path / "f.csv", tmp_path / "g.csv", tmp_path / "d.json"
    done = run(
        *("study", "simulate", "tiny", "--games", "50", "--seats", "3", "--option", "goal=15", "--bots", "random"),
        *("--csv", str(figures), "--keep", str(games), "--json", str(data)),
    )
    assert done.code == 0
    summary = json.loads(data.read_text())
    assert summary["options"] == {"goal": 15, "mild": False}
    rows = list(csv.DictReader(games.open()))
    assert [int(row["game"]) for row in rows] == list(range(50))
    assert all(max(float(row[f"score_{seat}"]) for seat in (1, 2, 3)) >= 15 for row in rows)
    won = {(row["figure"], row["of"]): float(row["value"]) for row in csv.DictReader(figures.open())}
    for seat in ("1", "2", "3"):
        assert won["wins", seat] == pytest.approx(sum(seat in row["winners"] for row in rows) / 50)
