"""Code that repeats a declaration is written by `tools/generate.py` and `tools/generate_types.py`, never by hand."""

from __future__ import annotations

from pathlib import Path

import generate
import generate_types
import pytest


@pytest.mark.parametrize("path", generate.sources(), ids=lambda path: str(path.relative_to(generate.GAMES)))
def test_regenerating_changes_nothing(path: Path) -> None:
    assert generate.generated(path) == path.read_text("utf-8"), "run make generate"


def test_every_game_declares_its_fields_once() -> None:
    folders = {path.relative_to(generate.GAMES).parts[0] for path in generate.sources()}
    assert folders == {"nisyros", "fuji", "eruption", "deukalion"}


def test_regenerating_the_types_of_messages_changes_nothing() -> None:
    assert generate_types.generated() == generate_types.FILE.read_text("utf-8"), "run make generate"
