"""The tiny game is installed for these tests: its metadata lies beside it, so processes started here find it too."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from lapilli.cli.app import app
from lapilli.core import registry

PLUGIN = Path(__file__).with_name("plugin")


@pytest.fixture(autouse=True)
def tiny_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Games are saved into the test's own folder; words are English, lines are wide."""
    monkeypatch.syspath_prepend(str(PLUGIN))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, [str(PLUGIN), os.environ.get("PYTHONPATH", "")])))
    monkeypatch.setenv("LAPILLI_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LAPILLI_LANG", "en")
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("TERM", "dumb")
    yield
    for name in ("tiny", "broken"):
        registry._loaded.pop(name, None)
        registry._failed.pop(name, None)


class Ran:
    """What a command did: exit code, what it printed."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err


Run = Callable[..., Ran]


@pytest.fixture
def run() -> Run:
    """Run the command in this process: `run("games", "--json")`."""

    def invoke(*arguments: str, typed: str | None = None) -> Ran:
        done = CliRunner().invoke(app, list(arguments), input=typed)
        if done.exception is not None and not isinstance(done.exception, SystemExit):
            raise done.exception
        return Ran(done.exit_code, re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", done.stdout), done.stderr)

    return invoke
