"""One click (docs/explanation/one-click.md): its modules exist, are named once, and a real click enters them."""

from __future__ import annotations

import re
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import harness
import pytest

import lapilli

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "lapilli"
GAME = "nisyros"
PLACES = (SOURCE / "server", SOURCE / "server" / "static", SOURCE / "games" / GAME, SOURCE)
WALK = (ROOT / "docs" / "explanation" / "one-click.md").read_text(encoding="utf-8")
STEPS = dict(re.findall(r"^(\d)\. (.*?)(?=^\d\. |\Z)", WALK, re.MULTILINE | re.DOTALL))
ELSEWHERE = {"player/players.py", "storage/notify.py"}  # in a worker process; with several processes
TYPES = {"rooms/change.py", "wire/outgoing.py"}  # nothing in them runs, or next to nothing


def named(step: str) -> list[str]:
    return re.findall(r"`([\w/]+\.(?:py|js))`", STEPS[step])


def module(name: str) -> Path:
    """The file of that name: of the server, of the page, of the game, or of the package."""
    if name.startswith("server/"):
        return SOURCE / name
    return next((place / name for place in PLACES if (place / name).exists()), Path(name))


def test_every_module_of_the_walk_exists_and_is_named_once() -> None:
    names = [name for step in STEPS for name in named(step)]
    assert sorted(STEPS) == list("12345678")
    assert [name for name in names if not module(name).exists()] == []
    assert sorted(names) == sorted(set(names))


@pytest.mark.skipif(lapilli.interpreted.compiled(), reason="compiled code is not seen by a profiler")
def test_a_click_enters_every_module_of_the_walk(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    entered: set[str] = set()

    def notice(frame: FrameType, event: str, argument: Any) -> None:
        entered.add(frame.f_code.co_filename)

    profile: Callable[[FrameType, str, Any], None] = notice
    threading.setprofile(profile)
    try:
        with harness.running(database=harness.sqlite(tmp_path)) as base:
            ann = harness.Person(base)
            room = ann.open("me", "bot", game=GAME)["room"]
            with ann.live(room, parts=1) as line:
                line.until("frame")
                asks = whole(line)
                entered.clear()
                line.send("play", seat=asks["asks"], text="place mandraki mandraki.theatre to pali.2", ply=asks["ply"])
                line.until("error")
                line.send("play", seat=asks["asks"], text=asks["text"], ply=asks["ply"])
                line.until(lambda message: message["type"] == "frame" and bool(message.get("menu")))
    finally:
        threading.setprofile(None)
        sys.setprofile(None)
    missed = [
        name
        for step in "234567"
        for name in named(step)
        if name not in ELSEWHERE | TYPES and str(module(name)) not in entered
    ]
    assert missed == []


def whole(line: harness.Line) -> dict[str, Any]:
    """Who is asked, the first action on offer, and when."""
    first, *things = line.frame["new"]
    entry = things[line.frame["menu"][0] - first]
    return {"asks": line.frame["asks"], "ply": line.frame["ply"], "text": entry["text"]}
