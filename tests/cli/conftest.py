"""The tiny game is installed for these tests: its metadata lies beside it, so processes started here find it too."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from lapilli.core import registry

PLUGIN = Path(__file__).with_name("plugin")


@pytest.fixture(autouse=True)
def tiny_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Games are saved into the test's own folder; words are English, lines are wide."""
    monkeypatch.syspath_prepend(str(PLUGIN))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, [str(PLUGIN), os.environ.get("PYTHONPATH", "")])))
    monkeypatch.setenv("LAPILLI_DATA", str(tmp_path))
    monkeypatch.setenv("LAPILLI_LANG", "en")
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("TERM", "dumb")
    registry.reload()
    yield
    registry.reload()
    for name in ("tiny", "broken"):
        registry._loaded.pop(name, None)
