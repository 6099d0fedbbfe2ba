"""What was acknowledged is stored: kill -9 at random moments under load, and start again."""

from __future__ import annotations

from pathlib import Path

import harness
import kills
import pytest


def test_kill_9_loses_and_doubles_no_acknowledged_move(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = kills.survive(tmp_path, harness.scaled(5, 100), seed=20)
    with capsys.disabled():
        print(f"\n{told}")
