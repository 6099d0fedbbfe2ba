"""Impossible positions and boxes are refused, with the reason."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import lapilli
from lapilli.games.eruption import GAME

TEXT = files("lapilli.games.eruption").joinpath("box.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        ({"seats": 7}, "2 to 6"),
        ({"seats": 2, "colour": 1}, "no 'colour'"),
        ({"seats": 2, "active": "green"}, "'green' is not known"),
        ({"seats": 2, "tiles": {"e5": "wide/9"}}, "no tile"),
        ({"seats": 2, "tiles": {"e5": "straight/4"}}, "no tile"),
        ({"seats": 2, "tiles": {"z9": "wide/0"}}, "'z9' is not known"),
        ({"seats": 2, "tiles": {"e5": "straight/0"}}, "E-2.3"),
        ({"seats": 2, "tiles": {"e5": "sharp/2"}}, "E-2.4|E-2.3"),
        ({"seats": 2, "tiles": {"e5": "wide/0", "e4": "straight/1"}}, "E-2.2"),
        ({"seats": 2, "tiles": {"c8": "straight/0"}}, "tied to no source"),
        ({"seats": 2, "tiles": {"e5": "wide/0", "g4": "wide/2", "h5": "wide/4"}}, "too many of wide"),
        ({"seats": 2, "walls": {"e5.n": "straw"}}, "does not stand on lava"),
        ({"seats": 2, "walls": {"red.1": "straw"}}, "nobody owns"),
        ({"seats": 2, "temperature": {"orange": 300}}, "300 degrees"),
        ({"seats": 2, "temperature": {"orange": 15}}, "15 degrees"),
        ({"seats": 2, "temperature": {"orange": 60}, "eruptions": ["row", "row", "row"]}, "claimed"),
        ({"seats": 2, "eruptions": ["b8", "row", "row"]}, "eruption tiles"),
        ({"seats": 2, "eruptions": ["row"]}, "three eruption tiles"),
        ({"seats": 2, "hands": {"orange": ["rain"] * 5}}, "too many of rain"),
        ({"seats": 2, "hands": {"orange": ["snow"]}}, "'snow' is not known"),
        ({"seats": 2, "stock": {"orange": {"stone": 20}}}, "too many of stone"),
        ({"seats": 2, "deck": {"rain": 1}}, "cards"),
        ({"seats": 2, "options": {"forecast": True}}, "three stacks"),
        ({"seats": 2, "phase": "place"}, "tile is in hand"),
        ({"seats": 2, "phase": "lunch"}, "'lunch' is not known"),
        ({"seats": 2, "end": {"left": [1, 0]}}, "without Annihilation"),
        ({"seats": 2, "end": {"left": [0]}}, "each of the 2 seats"),
        ({"phase": "place"}, "cannot be read"),
    ],
)
def test_an_impossible_position_is_refused(data: dict[str, Any], reason: str) -> None:
    with pytest.raises(lapilli.LapilliError, match=reason):
        lapilli.position("eruption", data)


def test_a_position_with_nothing_said_is_the_first_turn() -> None:
    table = lapilli.position("eruption", {"seats": 3})
    assert table.position()["active"] == "orange"
    assert sum(table.position()["deck"].values()) == 36


def owners(tmp_path: Path, old: str, new: str) -> Path:
    assert old in TEXT
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace(old, new), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('e5 = "e4 f4 f5.nw', 'e5 = "e3 f4 f5.nw', "leads to e4"),
        ('e5 = "e4 f4 f5.nw', 'e5 = "e4 f4 rock', "touched exactly once|names and shapes"),
        ('a8 = "red.7 b7 b8 a9 sea sea"', 'a8 = "red.7 b7 b8 a9 sea"', "six sides"),
        ('a8 = "red.7', 'a8 = "moon', "nothing that lies beyond"),
        ("forecast = [14, 13, 13]", "forecast = [14, 13, 12]", "all 40 tiles"),
        ('straw = ["f4"', 'straw = ["f6"', "no space"),
        ('trade = "stone" }\nbomb', 'trade = "gold" }\nbomb', "no material"),
        ('2 = ["orange", "blue"]', '2 = ["orange", "orange"]', "different villages"),
        ("zones = [50, 120, 200]", "zones = [50, 40, 200]", "one after the other"),
        ("zones = [50, 120, 200]", "zones = [55, 120, 200]", "multiple of 10"),
        ("rain_cools = 30", "rain_cools = -30", "must be positive"),
        ("dealt = 3", "dealt = 9", "enough cards"),
        ("straw = { count = 18", "straw = { count = 4", "enough walls"),
        ('end = { sides = "n"', 'end = { sides = "n s"', "names and shapes"),
        ("top = 290", 'top = "hot"', "wrong type"),
    ],
)
def test_a_box_that_does_not_add_up_is_refused_with_its_line(tmp_path: Path, old: str, new: str, reason: str) -> None:
    path = owners(tmp_path, old, new)
    with pytest.raises(lapilli.BoxError, match=reason) as caught:
        GAME.load_box(path)
    assert caught.value.line is not None
    rows = path.read_text(encoding="utf-8").splitlines()
    assert rows[caught.value.line - 1].strip()


def test_an_owner_may_change_numbers(tmp_path: Path) -> None:
    path = owners(tmp_path, "rain = { count = 4", "rain = { count = 6")
    table = lapilli.new("eruption", 2, box=path, seed=1, start="blue")
    assert sum(table.position()["deck"].values()) == 38
    while table.actors:
        table.throw() if table.actors == ("chance",) else table.play(table.menu()[0])
    assert lapilli.core.record.read(table.record()).replay(box=path).record() == table.record()
    with pytest.raises(lapilli.RecordError, match="another box"):
        lapilli.replay(table.record())
