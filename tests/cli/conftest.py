"""The tiny game is installed for these tests: its metadata lies beside it, so processes started here find it too."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

PLUGIN = Path(__file__).with_name("plugin")
if str(PLUGIN) not in sys.path:
    sys.path.insert(0, str(PLUGIN))


@pytest.fixture(autouse=True)
def quiet_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are saved into the test's own folder; words are English, lines are wide."""
    monkeypatch.setenv("LAPILLI_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LAPILLI_LANG", "en")
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, [str(PLUGIN), os.environ.get("PYTHONPATH", "")])))
