"""Installs the tiny game of the terminal tests for these tests too."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from lapilli.core import registry

PLUGIN = Path(__file__).parent.parent / "cli" / "plugin"


@pytest.fixture(autouse=True)
def tiny_game(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.syspath_prepend(str(PLUGIN))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, [str(PLUGIN), os.environ.get("PYTHONPATH", "")])))
    registry.reload()
    yield
    registry.reload()
    for name in ("tiny", "broken"):
        registry._loaded.pop(name, None)
