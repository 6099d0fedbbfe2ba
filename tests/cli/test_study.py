"""`lapilli study what-if` and `lapilli study data`; what `simulate` keeps and tells on demand."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import lapilli
from tests.cli.run_command import run


def test_the_record_of_a_game_on_demand() -> None:
    words = ["study", "simulate", "tiny", "--bots", "steady,random", "--seed", "4"]
    first, other = run(*words, "--record", "0"), run(*words, "--record", "3")
    assert first.code == other.code == 0
    assert first.out != other.out
    assert lapilli.replay(first.out).result is not None


def test_an_interrupted_simulation_goes_on(tmp_path: Path) -> None:
    journal = tmp_path / "j.jsonl"
    words = ["study", "simulate", "tiny", "-g", "500", "-j", "1", "--json", "-"]
    whole = run(*words).out
    assert run(*words, "--resume", str(journal)).out == whole
    lines = journal.read_text().splitlines()
    journal.write_text("\n".join(lines[:2]) + "\n")
    assert run(*words, "--resume", str(journal)).out == whole
    assert len(journal.read_text().splitlines()) >= len(lines)
    refused = run("study", "simulate", "tiny", "-g", "500", "--seed", "other", "--resume", str(journal))
    assert refused.code == 2
    assert "cannot be resumed here" in refused.err


def test_cases_side_by_side() -> None:
    words = ["study", "what-if", "tiny", "-g", "60", "-j", "1", "--case", "usual", "--case", "longer:goal=15"]
    told = run(*words)
    assert told.code == 0
    assert "longer" in told.out
    found = {(one["case"], one["figure"]): one for one in json.loads(run(*words, "--json", "-").out)}
    assert found["usual", "decisions"]["more"] is None
    assert found["longer", "decisions"]["more"]["low"] > 0
    assert run("study", "what-if", "tiny", "--case", "usual").code == 2


def test_decisions_into_a_file(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    done = run("study", "data", "tiny", "--positions", "30", "--bots", "random", "--to", str(tmp_path / "tiny.parquet"))
    assert done.code == 0
    assert "30" in done.out
    assert (tmp_path / "tiny.parquet").stat().st_size > 500
    record = tmp_path / "game.txt"
    record.write_text(run("study", "simulate", "tiny", "--record", "0").out)
    assert run("study", "data", "tiny", "--records", str(record), "--to", str(tmp_path / "parts")).code == 0
    assert (tmp_path / "parts" / "part-00000.npz").exists()


def test_a_record_is_analysed(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    record.write_text(run("study", "simulate", "tiny", "--bots", "random", "--seed", "2", "--record", "1").out)
    words = ["study", "analyse", str(record), "--playouts", "8", "--level", "random"]
    told = run(*words)
    assert told.code == 0
    assert "Without luck" in told.out
    found = json.loads(run(*words, "--json", "-").out)
    for share in found["shares"]:
        parts = share["first"] + share["play"] + share["others"] + share["luck"]
        assert parts == pytest.approx(share["result"])
    assert run(*words, "--lang", "fr").out.count("Mieux") == len(found["worst"])
