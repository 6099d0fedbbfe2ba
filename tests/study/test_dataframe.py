"""Games as columns: the same rows in pandas, Polars, CSV and Parquet."""

from __future__ import annotations

import csv
import io
from pathlib import Path
from typing import Any

import pytest

import lapilli
from lapilli.core.errors import OptionError
from lapilli.study import dataframe, simulate, to_dataframe
from lapilli.study.dataframe import columns
from lapilli.study.plan import Runner
from lapilli.study.summary import Summary
from tests.cli.run_command import run


@pytest.fixture
def summary() -> Summary:
    return simulate("tiny", 12, bots="steady,random", seed=3, jobs=1, keep=True)


def test_one_row_per_game_as_it_was_played(summary: Summary) -> None:
    made = dataframe.columns(summary)
    figures = ["game", "outcome", "reason", "winners", "decisions", "began", "score_1", "score_2", "bot_1", "bot_2"]
    assert list(made)[: len(figures)] == figures
    facts = {name: set(column) for name, column in made.items() if name not in figures}
    assert facts["game_name"] == {"tiny"}
    assert facts["option_goal"] == {9}
    assert facts.keys() > {"lapilli", "kernel", "game_version", "box", "weights", "seed", "command"}
    assert made["game"] == list(range(12))
    for row, winners, first in zip(summary.tally.rows, made["winners"], made["score_1"], strict=True):
        assert winners == " ".join(str(seat + 1) for seat in row.winners)
        assert first == row.scores[0]
    assert set(made["bot_1"]) == {"steady"}


@pytest.mark.parametrize("library", ["pandas", "polars"])
def test_both_libraries_hold_the_same(summary: Summary, library: Any) -> None:
    pytest.importorskip(library)
    made = lapilli.to_dataframe(summary, library)
    assert type(made).__module__.split(".")[0] == library
    assert {name: list(made[name]) for name in made.columns} == dataframe.columns(summary)


def test_moves_of_tables() -> None:
    tables = [lapilli.new("tiny", seed=seed) for seed in (1, 2)]
    for table in tables:
        table.settle()
        table.play("leave")
    made = dataframe.columns(tables)
    assert made["game"] == [0] * tables[0].ply + [1] * tables[1].ply
    assert list(zip(made["seat"], made["action"], strict=True)) == [
        *tables[0].moves(),
        *tables[1].moves(),
    ]
    assert set(made["outcome"]) == {None}
    assert dataframe.columns(tables[0])["ply"] == list(range(tables[0].ply))


def test_csv_and_parquet_of_a_simulation(tmp_path: Path, summary: Summary) -> None:
    polars = pytest.importorskip("polars")
    for name in ("games.csv", "games.parquet"):
        words = [
            "tiny",
            "-g",
            "12",
            "--bots",
            "steady,random",
            "--seed",
            "3",
            "-j",
            "1",
            "--keep",
            str(tmp_path / name),
        ]
        assert run("study", "simulate", *words).code == 0
    rows = list(csv.DictReader(io.StringIO((tmp_path / "games.csv").read_text())))
    assert [int(row["decisions"]) for row in rows] == dataframe.columns(summary)["decisions"]
    assert polars.read_parquet(tmp_path / "games.parquet").to_dict(as_series=False) == dataframe.columns(summary)


def test_what_is_missing_is_said(summary: Summary, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with pytest.raises(OptionError, match=r"read games\.parquet with"):
        lapilli.to_dataframe("games.parquet")
    with pytest.raises(OptionError, match="keep=True"):
        to_dataframe(simulate("tiny", 3, jobs=1))
    monkeypatch.setattr(dataframe, "find_spec", lambda name: None)
    with pytest.raises(OptionError, match=r"pip install 'lapilli\[data\]'"):
        to_dataframe(summary)
    with pytest.raises(OptionError, match="Parquet needs"):
        dataframe.write(tmp_path / "x.parquet", dataframe.columns(summary))
    with pytest.raises(OptionError, match="not numpy"):
        to_dataframe(summary, "numpy")  # type: ignore[arg-type]
    done = run("study", "simulate", "tiny", "-g", "2", "--keep", str(tmp_path / "none" / "x.csv"))
    assert done.code == 2
    assert "cannot be written" in done.err


def test_the_seat_that_began_is_a_column() -> None:
    """With random bots, which are played by compiled code, as with others; it is the seat of the first decision."""
    for bots in ("random", "steady,random"):
        summary = simulate("eruption", 12, 2, bots, seed=5, jobs=1, keep=True)
        runner = Runner(summary.plan)
        first = [
            next(seat for seat, _ in runner.moves(runner.start.copy(), number) if seat >= 0) for number in range(12)
        ]
        assert columns(summary)["began"] == [seat + 1 for seat in first]
        assert set(first) == {0, 1}


def test_a_notebook_shows_a_summary() -> None:
    shown = simulate("tiny", 20, 2, "steady,random", seed=1, jobs=1)._repr_html_()
    assert shown.startswith("<table><caption>tiny, 20 games, 2 seats: steady, random</caption>")
    assert "<td>wins</td><td>1</td>" in shown
