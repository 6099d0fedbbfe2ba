"""An owner's box and a given position: what does not add up is refused, with line or reason."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import lapilli
from lapilli.games.nisyros import GAME

from .island import at, table

STANDARD = files("lapilli.games.nisyros").joinpath("box.toml").read_text(encoding="utf-8")


def changed(tmp_path: Path, old: str, new: str) -> Path:
    assert old in STANDARD
    path = tmp_path / "mine.toml"
    path.write_text(STANDARD.replace(old, new, 1), encoding="utf-8")
    return path


def line_of(old: str) -> int:
    return STANDARD[: STANDARD.index(old)].count("\n") + 1


def table_of(old: str) -> int:
    """The line of the table in which the text stands."""
    return STANDARD[: STANDARD.rindex("\n[", 0, STANDARD.index(old)) + 1].count("\n") + 1


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('order = ["mandraki", "pali", "emporios", "nikia"]', 'order = ["pali", "pali", "emporios", "nikia"]', "once"),
        (
            "ring_1 = { stone = 2, wood = 1, wheat = 1 }",
            "ring_1 = { stone = 3, wood = 1, wheat = 1 }",
            "four tiles, not 5",
        ),
        (
            "ring_2 = { stone = 1, wood = 2, wheat = 1 }",
            "ring_2 = { gold = 1, wood = 2, wheat = 1 }",
            "stone, wood and wheat",
        ),
        ('nikia = ["wheat", "stone", "wood", "stone"]', 'nikia = ["wheat", "stone", "wood"]', "four tiles"),
        ('nikia = ["wheat", "stone", "wood", "stone"]', 'nikia = ["wheat", "stone", "wood", "wheat"]', "ring 4"),
        (
            "default = { 1 = 0, 2 = 1, 3 = 2, 4 = 2, coast = 3 }",
            "default = { 1 = 0, 2 = 1, 3 = 2, 4 = 2, coast = 4 }",
            "36 dam spots for 32 dams",
        ),
        (
            "default = { 1 = 0, 2 = 1, 3 = 2, 4 = 2, coast = 3 }",
            "default = { 2 = 1, 3 = 2, 4 = 2, coast = 3 }",
            "dam spots are given",
        ),
        ("figures_per_colour = 10", "figures_per_colour = 1", "only 1 figures"),
        ("boats = 32", "boats = 0", "nobody can leave"),
        ("boats = 32", 'boats = "many"', "wrong type"),
        ("yard = 3", "yard = 0", "at least 1"),
        ("small = 7", "small = 10", "does not hold"),
        ("faces = [1, 1, 2, 2, 3, 3]", "faces = [1, 1, 2, 2, 3, 4]", "1, 2 or 3"),
        ("deadly = [2]", "deadly = [6]", "deadly"),
        ('"mandraki-emporios", "pali-nikia"]', '"emporios-mandraki", "pali-nikia"]', "no face"),
        ('"mandraki-emporios", "pali-nikia"]', '"mandraki-emporios"]', "six faces"),
        (
            '"pali", "emporios", "nikia", "mandraki-emporios", "pali-nikia"]',
            '"pali", "pali", "pali", "pali", "pali"]',
            "every zone",
        ),
        (
            'e = ["stone", "wood", "dam", "boat", "theatre", "hermes"]',
            'e = ["stone", "wood", "dam", "boat", "theatre", "joker"]',
            "'joker' is no face",
        ),
        ('e = ["stone", "wood", "dam", "boat", "theatre", "hermes"]', 'e = ["stone"]', "six faces"),
        ("stars_ahead = 5", "stars_ahead = 50", "cannot lie on top"),
        ("eruptions = 3\nmost = 6", "eruptions = 7\nmost = 6", "at most 6"),
        ("eruptions = 3\nmost = 6", "eruptions = 1\nmost = 6", "may never end"),
        (
            "start = { stone = 0, wood = 0, wheat = 6 }",
            "start = { stone = 0, wood = 0, wheat = 60 }",
            "more wheat than 16",
        ),
        ("start = { stone = 0, wood = 0, wheat = 6 }", "start = { wood = 0, wheat = 6 }", "stone, wood and wheat"),
    ],
)
def test_a_box_that_does_not_add_up_is_refused(tmp_path: Path, old: str, new: str, reason: str) -> None:
    with pytest.raises(lapilli.BoxError) as refused:
        GAME.load_box(changed(tmp_path, old, new))
    assert reason in str(refused.value)
    assert refused.value.line is not None
    assert table_of(old) <= refused.value.line <= line_of(old) + 1


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("copies = 2\nstars = 1", "copies = 2\nstars = 3", "card 10 has 3 stars"),
        ("good = true\nstep = 9", "good = true\nstep = 8", "card 13 acts in step 9"),
        ("good = true\nstep = 9", "good = true", "card 13 acts in step 9"),
        ("[events.14] ", "[events.21] ", "missing"),
        ("amount = 3 ", "amount = 0 ", "at least 1"),
    ],
)
def test_cards_that_do_not_add_up_are_refused(tmp_path: Path, old: str, new: str, reason: str) -> None:
    with pytest.raises(lapilli.BoxError) as refused:
        GAME.load_box(changed(tmp_path, old, new))
    assert reason in str(refused.value)


def test_broken_toml_names_its_line(tmp_path: Path) -> None:
    with pytest.raises(lapilli.BoxError) as refused:
        GAME.load_box(changed(tmp_path, "[pieces]", "[pieces"))
    assert refused.value.line == line_of("[pieces]")


def test_an_owners_box_is_played(tmp_path: Path) -> None:
    """Its numbers are in force, its fingerprint is in the record, and its views imagine the same world."""
    path = changed(tmp_path, "level_1 = 2\nlevel_2 = 2\nlevel_3", "level_1 = 5\nlevel_2 = 2\nlevel_3")
    t = lapilli.new("nisyros", 2, seed=1, box=path, layout="fixed", villages="mandraki,pali")
    t.play("place pali pali.theatre to pali.1")
    t.play("ready pali")
    t.play("ready mandraki")
    world = GAME.imagine(t.view(), lapilli.core.rng.Rng(1))
    assert GAME.position(world) == t.position()
    while t.position()["step"] < 4 and t.position()["round"] == 1:
        t.settle()
        if t.actors and t.position()["step"] < 4:
            t.play(t.menu()[-1])
    assert at(t, "stock.wood") >= 5
    again = lapilli.replay(t.record(), box=path)
    assert again.position() == t.position()
    with pytest.raises(lapilli.RecordError):
        lapilli.replay(t.record())


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"lava": {"pali": 6}}, "lava 6"),
        ({"lava": {"athens": 1}}, "'athens' is no place for lava"),
        ({"lava": {"pali": -1}}, "no number of lava"),
        ({"dams": {"pali.2": 2}}, "2 dams on pali.2"),
        ({"dams": {"pali.2": 1}, "lava": {"pali": 2}}, "dams on covered pali.2"),
        ({"lava": {"pali": 5}}, "people on covered pali.coast"),
        ({"boats": {"pali": 33}}, "more boats or dams than there are"),
        ({"stock": {"wood": 25}}, "25 wood in stock"),
        ({"who": {"pali": {"pali.1": 3}}}, "3 workers on pali.1"),
        ({"who": {"pali": {"pali.theatre": 2, "idle": {"pali.theatre": 1}}}}, "idle workers or gas in step 1"),
        ({"waiting": (13,)}, "cards wait in step 1"),
        ({"phase": "dance"}, "'dance' is no phase"),
        ({"phase": "build"}, "build in step"),
        ({"round": -2}, "no number for the round"),
        ({"order": ["mandraki", "pali", "pali", "nikia"]}, "twice"),
        ({"active": "athens"}, "no seat"),
        ({"seats": ("mandraki", "mandraki")}, "chosen twice"),
        ({"seats": ("mandraki",)}, "two to four"),
        ({"cards": {"deck": {"1": 1}}}, "card 2 is there 0 times"),
        ({"now": {"gassed": ["pali.9"]}}, "no area"),
        ({"options": {"level": "hades"}}, "option level"),
    ],
)
def test_an_impossible_position_is_refused(change: dict[str, Any], reason: str) -> None:
    with pytest.raises(lapilli.LapilliError) as refused:
        table(1, **change)
    assert reason in str(refused.value)


def test_a_figure_too_many_is_noticed() -> None:
    data = table(1).position()
    data["people"]["pali"]["kos"] = 1
    with pytest.raises(lapilli.PositionError, match="pali has 11 figures, not 10"):
        lapilli.position("nisyros", data)


def test_citizens_live_at_home() -> None:
    data = table(1).position()
    data["people"]["pali"]["citizens"] = {"nikia": 8}
    with pytest.raises(lapilli.PositionError, match="outside their village"):
        lapilli.position("nisyros", data)
