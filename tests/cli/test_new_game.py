"""`lapilli dev new-game`: the copy is a game that installs, loads and passes the kit."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.run_command import run


def test_a_new_game_is_renamed_throughout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = run("dev", "new-game", "obsidian")
    assert done.code == 0
    assert "pip install -e obsidian" in done.out
    files = [path for path in Path("obsidian").rglob("*") if path.is_file()]
    assert Path("obsidian/src/obsidian/game.py") in files
    for path in files:
        assert "pumice" not in str(path).lower()
        assert "pumice" not in path.read_text(encoding="utf-8").lower(), path
        assert "egg-info" not in str(path)
    assert "class Obsidian" in Path("obsidian/src/obsidian/game.py").read_text()


@pytest.mark.parametrize(("wish", "only"), [((), ("--only", "menus")), (("--minimal",), ())], ids=["whole", "minimal"])
def test_a_new_game_loads_and_plays(wish: tuple[str, ...], only: tuple[str, ...], tmp_path: Path) -> None:
    """The minimal game passes every check of the kit: its defaults are checked like any game."""
    assert run("dev", "new-game", "obsidian", "--into", str(tmp_path / "mine"), *wish).code == 0
    source = tmp_path / "mine" / "src"
    metadata = source / "obsidian-1.dist-info"  # what an installer would write
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: obsidian\nVersion: 1\n")
    (metadata / "entry_points.txt").write_text("[lapilli.games]\nobsidian = obsidian:GAME\n")
    path = os.pathsep.join([str(source), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, "-c", "from lapilli.cli import main; main()", "dev", "check", "obsidian", *only],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Obsidian passes" in done.stdout


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "precious.txt").write_text("mine")
    done = run("dev", "new-game", "obsidian", "--into", str(tmp_path / "full"))
    assert done.code == 2
    assert "not empty" in done.err
    assert [path.name for path in (tmp_path / "full").iterdir()] == ["precious.txt"]


@pytest.mark.parametrize("name", ["json", "test", "numpy", "pytest", "nisyros", "pumice", "lapilli", "for", "Up", "_x"])
def test_names_that_would_hide_something_are_refused(name: str, tmp_path: Path) -> None:
    done = run("dev", "new-game", name, "--into", str(tmp_path / "mine"))
    assert done.code == 2
    assert repr(name) in done.err
    assert not (tmp_path / "mine").exists()


def test_a_minimal_game_is_a_page_and_plays_with_buttons(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run("dev", "new-game", "ember", "--into", str(tmp_path / "ember"), "--minimal").code == 0
    page = (tmp_path / "ember" / "src" / "ember" / "__init__.py").read_text()
    assert len(page.splitlines()) <= 60
    assert "stones" not in page.replace("three stones", "").replace("many stones", "").lower()
    monkeypatch.syspath_prepend(str(tmp_path / "ember" / "src"))
    import importlib

    from lapilli.core import registry

    game = importlib.import_module("ember").GAME
    registry.register(game)
    try:
        done = run("terminal", "ember", "--seed", "1", "--option", "heap=12", typed="1\ntake 2\nquit\n")
        assert done.code == 0
        assert "heap: 12" in done.out
        assert "first: take 1" in done.out
    finally:
        registry._loaded.pop("ember")
