"""The picture: every legal tile as a ghost, what it would heat, and everything that can be clicked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import cast
from xml.etree import ElementTree

import pytest

import lapilli
from lapilli.core.factory import replay
from lapilli.core.presentation import Shape
from lapilli.draw import Scene, wrap
from lapilli.games.eruption import GAME
from lapilli.games.eruption.knowledge.view_types import View
from lapilli.games.eruption.log_lines import WORDS
from lapilli.games.eruption.names import CARD_KINDS
from lapilli.games.eruption.picture import board, own_area
from lapilli.games.eruption.picture.cards import LETTERS, LINES, NAME, TEXT

from .positions import at, play

Box = tuple[float, float, float, float]
NEAR = "e5:wide/0 e4:left/0"


def svg(table, seat: str | None = None, lang: str = "en") -> str:  # type: ignore[no-untyped-def]
    return str(GAME.presentation.board(table.view(seat), lang).svg())


def ids(table, seat: str | None) -> list[str]:  # type: ignore[no-untyped-def]
    return GAME.presentation.board(table.view(seat), "en").ids()


def test_every_legal_placement_is_drawn_as_a_hidden_ghost() -> None:
    table = play(at(NEAR), "draw tile arrow")
    wanted = {"turn/" + action.text.removeprefix("place ").replace(" ", "/") for action in table.menu()}
    assert {name for name in ids(table, "orange") if name.startswith("turn/")} == wanted
    assert not any(name.startswith("turn/") for name in ids(table, "blue"))
    picture = svg(table, "orange")
    assert picture.count('class="ghost"') == len(wanted)
    assert all('opacity="0"' in tag for tag in re.findall(r'<g data-id="turn/[^>]*>', picture))


def test_a_ghost_says_whom_it_would_heat() -> None:
    table = play(at(NEAR, "orange.6:straw"), "draw tile arrow")
    picture = svg(table, "orange")
    label = re.search(r'data-id="turn/e3/0" class="ghost"[^>]*aria-label="([^"]*)"', picture)
    assert label is not None
    assert "Orange up to +30" in label[1]  # 20 at the open side, 10 if the straw wall is lost
    assert "Touches no village" not in label[1]


@pytest.mark.parametrize(
    "table",
    [
        at(NEAR, temp={"orange": 50}, holds={"orange": "1"}),
        play(at(NEAR, hand={"orange": "quake"}, phase="cards"), "play quake", "draw tile five"),
        at(NEAR, hand={"orange": "aftershock rain"}, phase="cards"),
    ],
    ids=["eruption", "quake", "aftershock"],
)
def test_eruptions_quakes_and_aftershocks_have_ghosts_too(table) -> None:  # type: ignore[no-untyped-def]
    drawn = set(ids(table, "orange"))
    for action in table.menu():
        for element in action.click_path:
            if element.startswith("turn/"):
                assert element in drawn


def test_the_declared_clicks_name_space_and_turn() -> None:
    action = GAME.space.parse("place e5 2")
    assert GAME.space.click_path(action) == ("space/e5", "turn/e5/2")


def test_a_drawn_ghost_is_chosen_with_one_click() -> None:
    table = play(at(), "draw tile straight")
    assert {action.click_path for action in table.menu()} >= {("turn/e5/2",), ("turn/g7/0",)}


def test_builders_see_every_place_and_every_wall() -> None:
    table = at(NEAR, "e4.n:straw orange.2:wood", phase="build")
    drawn = set(ids(table, "orange"))
    for action in table.menu():
        if action.text != "done":
            assert set(action.click_path) <= drawn
    assert {"wall/e4.n", "wall/orange.2"} <= drawn


def test_own_cards_and_their_goals_are_drawn_for_their_owner_alone() -> None:
    table = at(NEAR, hand={"orange": "rain rain bomb"}, phase="cards")
    assert {"card/rain", "card/bomb", "trade/wall", "trade/tile"} <= set(ids(table, "orange"))
    assert not any(name.startswith("card/") for name in (*ids(table, "blue"), *ids(table, None)))


@pytest.mark.parametrize("lang", ["en", "nl", "de", "fr"])
def test_the_picture_speaks_every_language(lang: str) -> None:
    table = play(
        at(NEAR, "orange.2:wood", hand={"orange": "rain bomb"}, temp={"orange": 60}, holds={"orange": "1"}), "erupt b8"
    )
    for seat in ("orange", "blue", None):
        assert table.svg(seat, lang)
        assert table.text(seat, lang)


def test_the_text_board_shows_tiles_walls_and_villages() -> None:
    text = play(at(NEAR, "orange.2:wood"), "draw tile five").text("orange", "en")
    assert text.count("*") == 2
    assert "[O]" in text
    assert "In hand: Five streams" in text
    assert "Orange" in text


@pytest.mark.parametrize("seats", range(2, 7))
def test_on_a_broad_screen_the_island_decides_the_height(seats: int) -> None:
    """With six seats a full hand needs a little more."""
    table = lapilli.new("eruption", seats=seats, seed=1)
    table.settle()
    scene = table.picture(table.actors[0], "en", "wide")
    assert isinstance(scene, Scene)
    assert board.ISLAND <= scene.height < board.ISLAND * 1.05


@pytest.mark.parametrize(("top", "kinds", "rows"), [(300, 3, False), (300, 6, True), (440, 2, True)])
def test_cards_beside_the_island_are_rows_where_faces_would_be_too_small(top: int, kinds: int, rows: bool) -> None:
    """All of them are there, inside the picture; where cards are missing their places are drawn (E-3.8)."""
    hand = ["rain", "bomb", "quake", "relocate", "sinkhole", "reinforce"][:kinds]
    table = at(NEAR, seats=3, hand={"orange": " ".join(hand)}, temp={"orange": 40}, phase="cards")
    scene = table.picture("orange", "en", "wide")
    assert isinstance(scene, Scene)
    assert {f"card/{kind}" for kind in hand} <= set(scene.ids())
    column = own_area.beside(cast(View, table.view("orange")), top, board.RIGHT, board.ISLAND, "en")[0]
    cards = [part for part in column if (part.id or "").startswith("card/")]
    heights = {dict(card.children[0].children[0].children[-1].attributes).get("height") for card in cards}
    assert (heights == {own_area.ROW}) is rows
    empty = [part for part in column if part.tag == "rect"]
    assert len(empty) == max(0, 3 - kinds)


def test_spectators_have_the_discards_beside_the_island() -> None:
    table = at(NEAR, hand={"orange": "rain"}, temp={"orange": 40}, phase="cards")
    play(table, "play rain")
    seen, played = (table.svg(seat, shape="wide").count("#eruption-picture-rain") for seat in (None, "blue"))
    assert seen == played + 1


def test_the_card_played_last_lies_face_up_on_the_discards() -> None:
    """E-3.3 Every card, a traded one too, for everybody; until the discards become the deck (E-3.9)."""
    table = at(NEAR, hand={"orange": "rain bomb"}, temp={"orange": 40}, phase="cards")
    assert table.view("blue")["turn"]["last_card"] is None
    play(table, "play rain")
    for viewer in ("blue", None):
        assert table.view(viewer)["turn"]["last_card"] == "rain"
        assert "picture-rain" in svg(table, viewer)
        assert "Played last: Rain" in svg(table, viewer)
    play(table, "trade bomb")
    assert "Played last: Rain" not in svg(table)
    assert table.view(None)["turn"]["last_card"] == "bomb"
    kept = lapilli.position("eruption", table.position())
    assert kept.view(None)["turn"]["last_card"] == "bomb"


def test_dice_lie_beside_the_wall_they_decided_until_the_turn_is_over() -> None:
    """E-5.12"""
    hit = "e5:wide/0 e4:right/0 e3:arrow/0"
    table = play(at(hit, "orange.6:straw"), "1/6")
    assert table.view(None)["turn"]["tested"] is None
    assert table.view(None)["turn"]["last_place"] == "orange.6"
    beside = re.search(r'data-id="die/white"[^>]*', svg(table))
    play(table, "T", "done")
    assert table.view(None)["turn"]["last_place"] is None
    corner = re.search(r'data-id="die/white"[^>]*', svg(table))
    assert beside is not None
    assert corner is not None
    assert beside[0] != corner[0]


@pytest.mark.parametrize("shape", ["narrow", "wide"])
def test_a_hand_shows_how_many_cards_it_may_hold(shape: Shape) -> None:
    """Limits are drawn as empty places, so an empty hand leaves no hole in the table."""
    table = replay((Path(__file__).parent / "records" / "3-players-burned.txt").read_text())
    for ply in (table.ply // 4, table.ply // 2, table.ply):
        held = sum(table.at(ply).view(0)["hands"][table.seats[0]].values())
        places = table.picture(0, "en", shape, ply).svg().count('stroke-dasharray="6 5"')
        assert places == max(0, 3 - held)


def boxes(element: ElementTree.Element, kind: str, x: float = 0, y: float = 0, scale: float = 1) -> Iterator[Box]:
    """Where the rectangles and circles of a class lie inside an element: left, top, right, bottom."""
    for child in element:
        move = re.search(r"translate\(([-\d.]+) ([-\d.]+)\)", child.get("transform", ""))
        size = re.search(r"scale\(([-\d.]+)\)", child.get("transform", ""))
        dx, dy = (float(move[1]), float(move[2])) if move else (0, 0)
        inner = (x + scale * dx, y + scale * dy, scale * float(size[1]) if size else scale)
        if child.get("class") == kind and child.tag.endswith("rect"):
            right, low = (float(child.get(side, "")) * scale for side in ("width", "height"))
            yield x, y, x + right, y + low
        elif child.get("class") == kind:
            radius = float(child[0].get("r", "")) * inner[2]
            yield inner[0] - radius, inner[1] - radius, inner[0] + radius, inner[1] + radius
        else:
            yield from boxes(child, kind, *inner)


@pytest.mark.parametrize("kinds", ["rain rain", "rain rain quake aftershock relocate"], ids=["faces", "rows"])
@pytest.mark.parametrize("shape", ["", "narrow", "wide"])
def test_how_many_of_a_card_are_held_is_said_inside_it(kinds: str, shape: Shape) -> None:
    """The ring round a card that can be played would cross out a number on its edge."""
    table = at(NEAR, hand={"orange": kinds}, phase="cards")
    tree = ElementTree.fromstring(table.svg("orange", shape=shape))
    card = next(one for one in tree.iter() if one.get("data-id") == "card/rain")
    frame, number = next(boxes(card, "edge")), next(boxes(card, "count"))
    assert all(inside > outside + 3 for inside, outside in zip(number[:2], frame[:2], strict=True))
    assert all(inside < outside - 3 for inside, outside in zip(number[2:], frame[2:], strict=True))


@pytest.mark.parametrize("lang", ["en", "nl", "de", "fr"])
def test_no_card_is_cut_short(lang: str) -> None:
    """What a card does stands on it whole, in every language."""
    for kind in CARD_KINDS:
        words = WORDS.say(lang, f"effect-{kind}")
        room = LINES - len(wrap(WORDS.word(lang, "card", kind), TEXT, NAME, 2, True, True))
        assert len(wrap(words, TEXT, LETTERS)) <= room, words
