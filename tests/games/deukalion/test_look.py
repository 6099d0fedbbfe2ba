"""The picture keeps inside its frames: names on ribbons, words on cards; and the window of a phone."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import cast
from xml.etree import ElementTree

import pytest

import lapilli
from lapilli.draw import Scene, measure
from lapilli.games.deukalion import GAME
from lapilli.games.deukalion.actions import CITIES, SETTLEMENTS
from lapilli.games.deukalion.knowledge.view_types import View
from lapilli.games.deukalion.picture import chart, narrow
from lapilli.games.deukalion.picture.board import ROOM, SEA
from lapilli.games.deukalion.picture.cards import HAND, LEAST, TASK, WINDOWS, hand, lines
from lapilli.games.deukalion.picture.chart import NAME, ribbon
from lapilli.games.deukalion.picture.seats import column
from lapilli.games.deukalion.picture.style import CHART, EDGE, WORDS, centre
from lapilli.games.deukalion.rules.game_state import GameState
from lapilli.words import LANGUAGES
from tests.games.deukalion.positions import table


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_is_inside_its_ribbon_and_every_ribbon_inside_the_sheet(lang: str) -> None:
    box = GAME.rules.load_box()
    for place in (*CITIES, *SETTLEMENTS):
        words = WORDS.word(lang, "place", place)
        drawn = ribbon(words, centre(box.squares[place]))
        band = dict(drawn.children[0].attributes)["d"]
        wide = float(re.findall(r"h(-?[\d.]+)", str(band))[0])
        found = re.search(r"translate\(([-\d.]+)", str(dict(drawn.attributes)["transform"]))
        assert found is not None
        x = float(found[1])
        assert measure(words, NAME, True) < wide
        assert x - wide / 2 >= EDGE
        assert x + wide / 2 <= CHART[0] - EDGE


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_of_a_task_are_never_wider_than_the_card(lang: str) -> None:
    room = TASK[0] - 22
    for message in ("half-hydra", "half-beat"):
        for line in lines(WORDS.say(lang, message), (0, 0), room):
            size = float(dict(line.attributes)["font-size"])
            assert size >= LEAST
            assert measure(line.words, size) <= room
            assert "…" not in line.words


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_on_a_phone_the_window_begins_at_the_own_ship(seats: int) -> None:
    t = lapilli.new("deukalion", seats, seed="window")
    t.settle()
    for seat in range(seats):
        assert isinstance(t.state, GameState)
        view = GAME.rules.observe(t.state, seat)
        name = view["seat"]
        ship = view["heroes"][name]["ship"] if name else None
        x, y = narrow._corner(view)
        assert 0 <= x <= CHART[0] - narrow.WIDTH
        assert 0 <= y <= CHART[1] - narrow.HEIGHT
        if ship:
            across, down = centre(ship)
            assert x < across < x + narrow.WIDTH
            assert y < down < y + narrow.HEIGHT


def test_all_shapes_show_the_same_things() -> None:
    t = table(ships={"perseus": "c4", "hercules": "d4"}, hand={"perseus": "athena"})
    for viewer in ("perseus", None):
        view = t.view(viewer)
        ids = [set(GAME.presentation.board_for(view, "en", shape).ids()) for shape in ("", "narrow", "wide")]  # type: ignore[arg-type]
        assert ids[0] == ids[1] == ids[2]


def test_a_map_of_ones_own_has_no_print_of_another() -> None:
    """The printed Aegean lies only under the printed map."""
    text = files("lapilli.games.deukalion").joinpath("box.toml").read_text(encoding="utf-8")
    other = text.replace('"C~~~~~~E#",', '"C~~~~~E~#",')
    assert other != text
    for own, printed in ((None, True), (other, False)):
        shown = [element.tag for element in chart._sheet(own)]
        assert (shown == ["image"]) is printed


def test_the_picture_is_well_formed() -> None:
    for shape in ("", "narrow", "wide"):
        ElementTree.fromstring(GAME.presentation.board_for(table().view("perseus"), "en", shape).svg("dark"))  # type: ignore[arg-type]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_on_a_broad_screen_everything_has_its_room(seats: int) -> None:
    """The ships end above the dice, however many they are; where two play the Kylix stands below them, large."""
    t = lapilli.new("deukalion", seats=seats, seed=3)
    t.settle()
    plans, end = column(cast(View, t.view(None)), "en", (0, 118), SEA - 120)
    assert len(plans) == seats
    assert end <= SEA + 6
    assert (end < SEA - ROOM) is (seats == 2)
    cups = t.svg(shape="wide").count('href="#deukalion-cup-')
    assert cups == (2 if seats == 2 else 1) + (t.view(None)["dice"][0] == 0)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kinds", [2, 3, 4, 5, 8])
def test_no_card_of_the_hand_covers_another_one(lang: str, kinds: int) -> None:
    """Where cards have no room they are slips in columns; the whole card is shown when one is looked at."""
    held = list(WINDOWS)[:kinds]
    view = cast("View", table(hand={"perseus": " ".join(held)}).view("perseus"))
    room, boxes = 381.0, []
    for one in hand(Scene(800, 220, "hand"), view, lang, room):
        moved = re.search(r"translate\(([-\d.]+)[ ,]([-\d.]+)\)", str(dict(one.attributes).get("transform", "")))
        x, y = (float(part) for part in moved.groups()) if moved else (0.0, 0.0)
        edge = next(dict(part.attributes) for part in one.children if part.kind == "edge")
        boxes.append((x, y, x + float(str(edge["width"])), y + float(str(edge["height"]))))
    assert len(boxes) == kinds
    assert all(right <= room + 0.1 and low <= HAND[1] + 0.1 for _, _, right, low in boxes)
    for number, (x, y, right, low) in enumerate(boxes):
        assert not any(x < e and a < right and y < f and b < low for a, b, e, f in boxes[number + 1 :])
