"""`lapilli bots train` leaves what the bots play with alone, unless it is told to replace it."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from lapilli.bots import training
from lapilli.core.registry import find
from tests.cli.run_command import run

OLD = '{"made": "long ago"}'


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the net of this installation lies, which is trained in a moment; the current folder is another."""
    folder, here = tmp_path / "package", tmp_path / "here"
    folder.mkdir()
    here.mkdir()
    monkeypatch.chdir(here)
    net = folder / "two.json"
    net.write_text(OLD)
    game = find("eruption")
    [two] = [one for one in game.players.trainings() if isinstance(one, training.NetTraining) and one.name == "two"]
    quick = replace(two, path=net, hidden=2)
    monkeypatch.setattr(type(game.players), "trainings", lambda self: [quick])
    monkeypatch.setattr(training, "TRIAL", 1)
    monkeypatch.setattr(training, "BATCH", 2)
    return net


def trained(file: Path) -> bool:
    return len(json.loads(file.read_text())["weights"]) > 100


def train(*more: str) -> Any:
    return run("bots", "train", "eruption", "--minutes", "0.0001", *more)


def test_a_training_writes_into_the_current_folder(package: Path) -> None:
    done = train()
    assert done.code == 0, done.err
    assert package.read_text() == OLD
    assert [one.name for one in package.parent.iterdir()] == ["two.json"]
    assert trained(Path("two.json"))
    assert "two.json" in done.out
    assert train().code == 0, "it may go on from its own file"


def test_a_training_writes_where_it_is_told_to(package: Path) -> None:
    assert train("--output", "some/where").code == 0
    assert trained(Path("some/where/two.json"))
    assert package.read_text() == OLD
    assert list(Path().glob("*.json")) == []


def test_a_training_is_installed_on_request_and_the_old_file_is_kept(package: Path) -> None:
    assert train("--install").code == 0
    assert trained(package)
    first = package.read_text()
    assert package.with_name("two.json.1").read_text() == OLD
    assert train("--install").code == 0
    assert package.with_name("two.json.1").read_text() == OLD
    assert package.with_name("two.json.2").read_text() == first
    assert list(Path().iterdir()) == []


def test_a_training_overwrites_nothing_else_and_says_so_before_it_begins(package: Path) -> None:
    Path("two.json").write_text("{}")
    refused = train()
    assert refused.code == 2
    assert "two.json" in refused.err
    assert Path("two.json").read_text() == "{}"
    assert train("--install", "--output", ".").code == 2
    Path("file").write_text("")
    assert train("--output", "file").code == 2
    assert package.read_text() == OLD
