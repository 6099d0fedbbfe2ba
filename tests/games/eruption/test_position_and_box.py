"""Impossible positions and boxes are refused, with the reason."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import lapilli
from lapilli.core.rng import Rng
from lapilli.core.state import CHANCE, NOBODY
from lapilli.games.eruption import GAME

TEXT = files("lapilli.games.eruption").joinpath("box.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        ({"seats": 7}, "seats: 7 .* from 2 to 6"),
        ({"seats": 2, "colour": 1}, "colour: there is no such field"),
        ({"seats": 2, "active": "green"}, "active: 'green' .* one of orange, blue"),
        ({"seats": 2, "tiles": {"e5": "wide/9"}}, "tiles.e5: 'wide/9'"),
        ({"seats": 2, "tiles": {"e5": "straight/4"}}, "tiles.e5: 'straight/4'"),
        ({"seats": 2, "tiles": {"z9": "wide/0"}}, "tiles.z9: there is no such entry"),
        ({"seats": 2, "tiles": {"e5": "straight/0"}}, "E-2.3"),
        ({"seats": 2, "tiles": {"e5": "sharp/2"}}, "E-2.4|E-2.3"),
        ({"seats": 2, "tiles": {"e5": "wide/0", "e4": "straight/1"}}, "E-2.2"),
        ({"seats": 2, "tiles": {"c8": "straight/0"}}, "tied to no source"),
        ({"seats": 2, "tiles": {"e5": "wide/0", "g4": "wide/2", "h5": "wide/4"}}, "too many of wide"),
        ({"seats": 2, "walls": {"e5.n": "straw"}}, "does not stand on lava"),
        ({"seats": 2, "walls": {"red.1": "straw"}}, "nobody owns"),
        ({"seats": 2, "temperature": {"orange": 300}}, "temperature.orange: 300 .* multiple of 10 from 0 to 290"),
        ({"seats": 2, "temperature": {"orange": 15}}, "temperature.orange: 15"),
        ({"seats": 2, "temperature": {"orange": 60}, "eruptions": ["row", "row", "row"]}, "claimed"),
        ({"seats": 2, "eruptions": ["b8", "row", "row"]}, "eruption tiles"),
        ({"seats": 2, "eruptions": ["row"]}, "eruptions: .* 3 entries"),
        ({"seats": 2, "hands": {"orange": ["rain"] * 5}}, "too many of rain"),
        ({"seats": 2, "hands": {"orange": ["snow"]}}, "hands.orange.snow"),
        ({"seats": 2, "stock": {"orange": {"stone": 20}}}, "too many of stone"),
        ({"seats": 2, "deck": {"rain": 1}}, "cards"),
        ({"seats": 2, "options": {"forecast": True}}, "three stacks"),
        ({"seats": 2, "phase": "place"}, "tile is in hand"),
        ({"seats": 2, "phase": "lunch"}, "phase: 'lunch'"),
        ({"seats": 2, "end": {"left": [1, 0]}}, "without Annihilation"),
        ({"seats": 2, "end": {"left": [0]}}, "end.left: .* 2 entries"),
        ({"seats": "two"}, "seats: 'two'"),
        ({"seats": 2, "hands": 3}, "hands: 3 is not possible here"),
        ({"seats": 2, "walls": ["e5.n"]}, "walls: .* a mapping"),
        ({"seats": 2, "walls": {"orange.1": "gold"}}, "walls.orange.1: 'gold' .* straw, wood, stone"),
        ({"seats": 2, "turn": {"built": 3}}, "turn.built: 3 .* from 0 to 2"),
        ({"seats": 2, "turn": {"tile": "five"}}, "turn.tile: nothing of that kind happens in this phase"),
        ({"seats": 2, "phase": "cards", "turn": {"moves": 3}}, "turn.moves: nothing of that kind"),
        ({"seats": 2, "phase": "move", "turn": {"moves": 9}}, "turn.moves: .* 1 to 5"),
        ({"seats": 2, "phase": "cards", "turn": {"roll": "wall", "tested": "f5.nw"}}, "turn.roll"),
        ({"seats": 2, "turn": {"cards_due": -1}}, "turn.cards_due: -1"),
        ({"seats": 2, "turn": {"used_up": 1}}, "turn.used_up: 1 .* true or false"),
        ({"seats": 2, "turn": {"lunch": 1}}, "turn.lunch: there is no such field"),
        ({"seats": 2, "end": {"idle": 99}}, "end.idle: 99"),
        ({"seats": 2, "end": {"last": ["red"]}}, r"end.last\[0\]: 'red'"),
        ({"seats": 2, "options": {"rain": "wet"}}, "options: option rain is one of on, off"),
        ({"seats": 2, "options": {"wind": True}}, "options.wind: there is no such option"),
        ({"seats": 3, "options": {"clans": True}}, "options: clans are played by 4 or 6"),
        ({"seats": 2, "villages": ["orange", "orange"]}, "villages: each seat has a village of its own"),
        ({"seats": 2, "villages": ["orange", "red"]}, "villages: each seat has a village of its own"),
        ({"seats": 2, "phase": "build", "villages": ["orange", None]}, "villages: every player must have one"),
        ({"phase": "place"}, "seats: the field is missing"),
    ],
)
def test_an_impossible_position_is_refused(data: dict[str, Any], reason: str) -> None:
    with pytest.raises(lapilli.LapilliError, match=reason):
        lapilli.position("eruption", data)


def test_a_position_with_nothing_said_is_the_first_turn() -> None:
    table = lapilli.position("eruption", {"seats": 3})
    assert table.position()["active"] == "orange"
    assert sum(table.position()["deck"].values()) == 36


def test_a_player_who_is_out_has_no_damage_where_no_phase_is_named() -> None:
    """E-11.3 As in play: no test of his walls, straight to the question of a tile."""
    data = {
        "seats": 3,
        "options": {"annihilation": True},
        "tiles": {"e5": "wide/0", "e4": "left/0", "e3": "straight/0"},
        "walls": {"orange.6": "stone"},
        "temperature": {"orange": 290},
        "hands": {},
        "stock": {"orange": []},
        "end": {"left": [1, 0, 0]},
    }
    table = lapilli.position("eruption", data)
    assert table.position()["phase"] == "out"
    assert [action.text for action in table.menu()] == ["done", "tile"]


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
        GAME.rules.load_box(path)
    assert caught.value.line is not None
    rows = path.read_text(encoding="utf-8").splitlines()
    assert rows[caught.value.line - 1].strip()


def test_an_owner_may_change_numbers(tmp_path: Path) -> None:
    path = owners(tmp_path, "rain = { count = 4", "rain = { count = 6")
    table = lapilli.new("eruption", 2, box=path, seed=1, start="blue")
    assert sum(table.position()["deck"].values()) == 38
    while table.actors:
        table.step_chance() if table.actors == ("chance",) else table.play(table.menu()[0])
    assert lapilli.replay(table.record(), box=path).record() == table.record()
    with pytest.raises(lapilli.RecordError, match="another box"):
        lapilli.replay(table.record())


def test_an_owners_box_travels_as_its_text(tmp_path: Path) -> None:
    """A process of its own knows the box from the view alone; a bot there from packed knowledge."""
    path = owners(tmp_path, "hand_limit = 3", "hand_limit = 2")
    table = lapilli.new("eruption", 2, box=path, seed=1, start="blue")
    table.settle()
    view = json.loads(json.dumps(table.view("blue")))
    packed = table.game.rules.pack(table.know("blue")).hex()
    assert view["box"] == path.read_text(encoding="utf-8")
    assert lapilli.new("eruption", 2, seed=1).view(None)["box"] is None
    script = (
        "import json, sys; from lapilli.core.rng import Rng; from lapilli.games.eruption import GAME;"
        "packed, view = json.load(sys.stdin); known = GAME.rules.unpack(bytes.fromhex(packed));"
        "world = GAME.rules.imagine(view, Rng(1)); menu = world.menu(1);"
        "print(world.parameters.hand_limit, GAME.players.choose_by_heuristic(known, 1, menu, Rng(2)) in menu,"
        "GAME.rules.observe(world, 1) == view, GAME.rules.view(known) == view)"
    )
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, input=json.dumps([packed, view]), capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["2", "True", "True", "True"]


def test_with_a_changed_box_menu_and_reasons_agree(tmp_path: Path) -> None:
    """No number of the box is written into the rules, the reasons or the pictures."""
    path = tmp_path / "mine.toml"
    changes = {
        "hand_limit = 3": "hand_limit = 2",
        "relocate_moves = 6": "relocate_moves = 3",
        "zones = [50, 120, 200]": "zones = [30, 60, 90]",
        "rain_cools = 30": "rain_cools = 50",
        "contact = 20": "contact = 40",
    }
    text = TEXT
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new)
    path.write_text(text, encoding="utf-8")
    box, rng = GAME.rules.load_box(path), Rng(5)
    state = GAME.rules.start(3, GAME.rules.choose_options(3, {}), box)
    for ply in range(600):
        if state.actor == NOBODY:
            break
        if state.actor >= 0 and ply % 20 == 0:
            menu = state.menu(state.actor)
            probe = {*menu, *range(ply % 37, GAME.space.size, 37)}
            assert {action for action in probe if GAME.coaching.why_not(state, state.actor, action) is None} == set(
                menu
            )
            assert GAME.presentation.board(GAME.rules.observe(state, int(state.actor)), "en").svg()
        state.play(state.sample(rng) if state.actor == CHANCE else state.legal[rng.below(state.n_legal)])
