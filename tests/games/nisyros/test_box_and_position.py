"""An owner's box and a given position: what does not add up is refused, with line or reason."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import lapilli

from .positions import ZONES, at, table

GAME = lapilli.list_games()["nisyros"]

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
        GAME.rules.load_box(changed(tmp_path, old, new))
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
        GAME.rules.load_box(changed(tmp_path, old, new))
    assert reason in str(refused.value)


def test_broken_toml_names_its_line(tmp_path: Path) -> None:
    with pytest.raises(lapilli.BoxError) as refused:
        GAME.rules.load_box(changed(tmp_path, "[pieces]", "[pieces"))
    assert refused.value.line == line_of("[pieces]")


def test_an_owners_box_is_played(tmp_path: Path) -> None:
    """Its numbers are in force, its fingerprint is in the record, and its views imagine the same world."""
    path = changed(tmp_path, "level_1 = 2\nlevel_2 = 2\nlevel_3", "level_1 = 5\nlevel_2 = 2\nlevel_3")
    t = lapilli.new("nisyros", 2, seed=1, box=path, layout="fixed", villages="mandraki,pali")
    t.play("place pali pali.theatre to pali.1")
    t.play("ready pali")
    t.play("ready mandraki")
    world = GAME.rules.imagine(t.view(), lapilli.core.rng.Rng(1))
    assert GAME.rules.position(world) == t.position()
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
    ("change", "field", "allowed"),
    [
        ({"lava": {"pali": 6}}, "lava.pali", "from 0 to 5"),
        ({"lava": {"athens": 1}}, "lava.athens", "one of mandraki, pali, emporios, nikia"),
        ({"lava": {"pali": -1}}, "lava.pali", "from 0 to 5"),
        ({"lava": {"pali": "much"}}, "lava.pali", "a whole number"),
        ({"lava": {"pali": True}}, "lava.pali", "a whole number"),
        ({"dams": 3}, "dams", "for some of mandraki"),
        ({"dams": {"pali.2": 4}}, "dams.pali.2", "from 0 to 3"),
        ({"boats": {"pali": 33}}, "boats.pali", "from 0 to 32"),
        ({"stock": {"wood": 25}}, "stock.wood", "from 0 to 24"),
        ({"stock": {"gold": 1}}, "stock.gold", "one of stone, wood, wheat"),
        ({"round": 99}, "round", "from 0 to 30"),
        ({"round": -2}, "round", "from 0 to 30"),
        ({"round": "two"}, "round", "a whole number"),
        ({"round": 0}, "round", "from 1 to 30"),
        ({"step_": 1}, "step_", "one of options, seats"),
        ({"phase": "dance"}, "phase", "one of lay-coast"),
        ({"phase": ["place"]}, "phase", "one of lay-coast"),
        ({"phase": "build"}, "step", "5 in the phase build"),
        ({"order": ["mandraki", "pali", "pali", "nikia"]}, "order", "different zones"),
        ({"order": ["mandraki", "pali"]}, "order", "all four zones"),
        ({"order": "mandraki"}, "order", "a list"),
        ({"layout": {}}, "layout.mandraki", "a list with 4 entries"),
        ({"layout": {zone: ["stone", "wood", None, "wood"] for zone in ZONES}}, "layout", "four resources"),
        ({"active": "athens"}, "active", "one of mandraki"),
        ({"seats": ("mandraki", "mandraki")}, "seats[1]", "no other seat has"),
        ({"seats": ("mandraki", "athens")}, "seats[1]", "a village"),
        ({"seats": ("mandraki",)}, "seats", "two to four"),
        ({"bonus": ["pali", "pali"]}, "bonus[1]", "different words"),
        ({"bonus": 3}, "bonus", "a list"),
        ({"people": []}, "people", "a mapping"),
        ({"people": {}}, "people.mandraki", "home, citizens"),
        ({"cards": {"deck": {"21": 1}}}, "cards.deck.21", "one of 1, 2"),
        ({"cards": {"deck": {"1": "x"}}}, "cards.deck.1", "from 0 to 2"),
        ({"cards": {"turned": [0]}}, "cards.turned[0]", "from 1 to 20"),
        ({"cards": {"turned": [3, 3]}}, "cards.turned", "different numbers"),
        ({"cards": {"hand": {}}}, "cards.hand", "one of stars"),
        ({"dice": {"f": {"face": "wood"}}}, "dice", "some of a, b"),
        ({"dice": {"a": {"face": "gold"}}}, "dice.a.face", "one of stone"),
        ({"dice": {"a": {"face": "wood", "at": "sea"}}}, "dice.a.at", "one of hand"),
        ({"dice": {"a": "wood"}}, "dice.a", "face, at"),
        ({"now": {"gassed": ["pali.9"]}}, "now.gassed[0]", "mandraki.1"),
        ({"now": {"done": ["athens"]}}, "now.done[0]", "mandraki"),
        ({"now": {"sails": 65}}, "now.sails", "from 0 to 64"),
        ({"now": {"placed": {"pali": 51}}}, "now.placed.pali", "from 0 to 50"),
        ({"now": {"red": 4}}, "now.red", "from 0 to 3"),
        ({"now": {"volcano": "north"}}, "now.volcano", "mandraki"),
        ({"now": {"flight": 1}}, "now.flight", "colour, from, to"),
        ({"now": {"dance": 1}}, "now.dance", "one of done"),
        ({"now": 7}, "now", "a mapping"),
    ],
)
def test_every_field_says_what_is_allowed(change: dict[str, Any], field: str, allowed: str) -> None:
    with pytest.raises(lapilli.PositionError) as refused:
        table(1, **change)
    assert str(refused.value).startswith(f"{field}: ")
    assert allowed in str(refused.value)


def test_options_and_seats_are_checked_before_all_else() -> None:
    data = table(1).position()
    with pytest.raises(lapilli.PositionError, match=r"^options: .*a mapping"):
        lapilli.position("nisyros", {**data, "options": []})
    seats = ["mandraki", "pali", "emporios", "s4"]
    people = {name: folk for name, folk in data["people"].items() if name != "nikia"}
    with pytest.raises(lapilli.PositionError, match=r"^seats: .*a list of villages"):
        lapilli.position("nisyros", {**data, "seats": seats, "people": people})


@pytest.mark.parametrize("field", ["home", "citizens", "workers", "idle", "kos", "hades", "shoes"])
def test_every_field_of_a_people_is_checked(field: str) -> None:
    data = table(1).position()
    data["people"]["pali"][field] = -1
    with pytest.raises(lapilli.PositionError, match=rf"^people\.pali\.{field}: "):
        lapilli.position("nisyros", data)


@pytest.mark.parametrize("field", ["seats", "order", "layout", "round", "step", "active", "phase", "stock", "people"])
def test_no_field_may_be_missing(field: str) -> None:
    data = table(1).position()
    del data[field]
    with pytest.raises(lapilli.PositionError, match=f"^{field}: the field is missing"):
        lapilli.position("nisyros", data)


@pytest.mark.parametrize(
    ("phase", "step", "field"),
    [
        ("gas", 2, "now.volcano"),
        ("tremor", 2, "now.volcano"),
        ("erupt", 9, "now.volcano"),
        ("flee", 8, "now.flood"),
        ("escape", 9, "now.flood"),
        ("dice", 3, "dice"),
        ("run", 3, "dice"),
    ],
)
def test_what_a_phase_needs_is_asked_for(phase: str, step: int, field: str) -> None:
    data = {**table(1).position(), "phase": phase, "step": step}
    with pytest.raises(lapilli.PositionError, match=f"^{field}: "):
        lapilli.position("nisyros", data)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"dams": {"pali.2": 2}}, "2 dams on pali.2"),
        ({"dams": {"pali.2": 1}, "lava": {"pali": 2}}, "dams on covered pali.2"),
        ({"lava": {"pali": 5}}, "people on covered pali.coast"),
        ({"boats": {"pali": 20, "nikia": 20}}, "more boats or dams than there are"),
        ({"who": {"pali": {"pali.1": 3}}}, "3 workers on pali.1"),
        ({"who": {"pali": {"pali.theatre": 2, "idle": {"pali.theatre": 1}}}}, "idle workers or gas in step 1"),
        ({"waiting": (13,)}, "cards wait in step 1"),
        ({"cards": {"deck": {"1": 1}}}, "card 2 is there 0 times"),
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
