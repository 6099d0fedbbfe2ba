"""The scripts of the pages: what changes is kept in one state object, and they know no game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lapilli.core.registry import list_games

STATIC = Path(__file__).parents[2] / "src" / "lapilli" / "server" / "static"
SCRIPTS = sorted(STATIC.glob("*.js"))
CODE = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.stem)
def test_no_module_keeps_something_that_changes(script: Path) -> None:
    """State that is shown lives in the one state object of the page (state.js)."""
    found = re.findall(r"^(?:export )?(?:let|var)\b.*", script.read_text(encoding="utf-8"), re.MULTILINE)
    assert found == []


@pytest.mark.parametrize("page", ["table", "replay", "home"])
def test_every_page_draws_from_one_state(page: str) -> None:
    source = (STATIC / f"{page}.js").read_text(encoding="utf-8")
    assert len(re.findall(r"^const state = new State\(", source, re.MULTILINE)) == 1


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.stem)
def test_no_script_knows_a_game(script: Path) -> None:
    """Neither games nor their pieces: pictures say by marks what tumbles or creeps."""
    names = {*list_games(), "dice", "die", "lava", "boat", "dam", "village", "volcano", "hydra"}
    checked = (
        "resultCard",
        "tablePanel",
        "prompt",
        "replay",
        "setupDialog",
    )  # where the dice of any game are typed in or verified
    allowed = {"dice"} if script.stem in checked else set()
    words = set(re.findall(r"[a-z]+", CODE.sub("", script.read_text(encoding="utf-8"))))
    assert words & (names - allowed) == set()
