"""The picture: letters large enough for a phone, everything in it, and a comparison that says why."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import lapilli
from lapilli import new
from lapilli.core.presentation import Shape
from lapilli.core.table import Table
from lapilli.words import LANGUAGES
from tests.games.fuji.positions import close_planning, play, scene, texts

GAME = lapilli.list_games()["fuji"]

LEAST = 13.0
SVG = "{http://www.w3.org/2000/svg}"
CARDS = {"p1": ["water", "shovel", "knife"], "p2": ["carabiner", "binoculars"], "p3": ["flaregun", "firstaid"]}
MARKS = {"p1": "d1", "p2": "e2", "p3": "d3"}


def words(node: ElementTree.Element, scale: float = 1.0) -> Iterator[tuple[str, float]]:
    """Every text of a picture with the size in which it appears."""
    found = re.search(r"scale\(([-\d.]+)", node.get("transform", ""))
    scale *= float(found[1]) if found else 1.0
    if node.tag == f"{SVG}text":
        yield "".join(node.itertext()), float(node.get("font-size", "16")) * scale
    for child in node:
        yield from words(child, scale)


def letters(table: Table, seat: str | None, lang: str, shape: str) -> list[tuple[str, float]]:
    """Words of a picture; single characters on pieces are not meant to be read, their shape and colour say the same."""
    drawn = table.svg(seat, lang, shape=shape)  # type: ignore[arg-type]
    return [(text, size) for text, size in words(ElementTree.fromstring(drawn)) if len(text) > 1]


def tables() -> Iterator[Table]:
    for number in range(1, 8):
        yield scene(4, scenario=number)
    yield scene(phase="gear", marks=MARKS, cards=CARDS)
    yield scene(phase="rerolls", marks=MARKS, figures={"p1": {"rerolls": 1}})
    yield play(scene(phase="turns", marks=MARKS), "p1: go")
    yield scene(2, two_player="b", skills=("scout", "survivalist", "buddy"))
    yield scene(2, marks={"p1": "d1", "p2": "e2"})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_letters_on_a_phone_are_never_smaller_than_thirteen(lang: str) -> None:
    """The narrow picture is 360 units wide, so that a unit is a pixel on a small phone."""
    for table in tables():
        for seat in ("p1", None):
            found = letters(table, seat, lang, "narrow")
            assert found
            assert [(text, size) for text, size in found if size < LEAST] == []


@pytest.mark.parametrize(
    ("lang", "begins"), [("en", "Set-up · Level 1"), ("de", "Aufbau · "), ("fr", "Mise en place · ")]
)
def test_before_the_first_round_no_round_is_named(lang: str, begins: str) -> None:
    table = new("fuji", seats=3, seed=1)
    table.settle()
    assert any(text.startswith(begins) for text, _ in letters(table, "p1", lang, "wide"))


def test_letters_of_the_broad_picture_allow_for_its_being_made_smaller() -> None:
    """A map of thirteen columns is 1132 units wide: on a tablet held upright it shrinks to 0.73."""
    for table in tables():
        small = [(text, size) for text, size in letters(table, "p1", "en", "") if size < LEAST / 0.73]
        assert small == []


def test_a_requirement_is_drawn_whole_on_the_narrowest_map() -> None:
    """F-14.7: six cells side by side."""
    table = scene(4, scenario=2, terrain={"d6": "land10"})
    shown = [text for text, _ in letters(table, "p1", "en", "narrow")]
    assert "1·3·5" in shown
    assert {"d6", "l3"} <= set(shown)


def test_the_odds_of_neighbours_come_from_what_the_viewer_sees() -> None:
    """Section 8: hidden dice count as fresh throws, a lowered screen as it is."""
    place: dict[str, Any] = {"marks": MARKS, "cards": {"p2": ["radio"]}, "terrain": {"d1": "land01"}, "phase": "gear"}
    low = scene(dice={"p1": "2 2 3 3 4 4", "p2": "1 1 1 1 2 2", "p3": "2 2 2 2 2 2"}, **place)
    high = scene(dice={"p1": "2 2 3 3 4 4", "p2": "5 5 4 4 6 6", "p3": "2 2 2 2 2 2"}, **place)
    shares = [[text for text, _ in letters(one, "p1", "en", "") if text.endswith(" %")] for one in (low, high)]
    assert shares[0] == shares[1]
    assert len(shares[0]) == 2
    assert "can stop you" in [text for text, _ in letters(low, "p1", "en", "")], "nobody need guess what they mean"
    for one in (low, high):
        play(one, "p2: use radio")
    shares = [[text for text, _ in letters(one, "p1", "en", "") if text.endswith(" %")] for one in (low, high)]
    assert (shares[0][0], shares[1][0]) == ("0 %", "100 %")
    assert shares[0][1] == shares[1][1]


def test_a_comparison_is_open_while_power_bars_can_be_spent() -> None:
    """F-5.7 F-11.5: only then does it say success or failure."""
    table = scene(
        phase="turns",
        skills=("gatherer", "manager", "buddy"),
        marks={"p1": "d2", "p2": "e2", "p3": "d3"},
        figures={"p1": {"bars": 1}},
        dice={"p1": "2 2 2 2 2 2", "p2": "1 1 1 1 1 1", "p3": "1 1 1 1 1 1"},
        terrain={"d2": "land22"},
    )
    play(table, "p1: go")
    assert "bar p1" in texts(table, "p1")
    before = [text for text, _ in letters(table, None, "en", "")]
    assert "not decided yet" in before
    assert "Player 1 to d2: 12 : 6" in before
    play(table, "p1: bar p1")
    after = [text for text, _ in letters(table, None, "en", "")]
    assert "success by 7" in after
    assert "Player 1: 12 + 1" in after


def test_both_pictures_show_the_same_things() -> None:
    """So that whatever can be clicked on a desk can be clicked on a phone."""
    for table in tables():
        for viewer in (0, None):
            view = GAME.rules.observe(table.state, viewer)
            assert set(GAME.presentation.board(view, "en").ids()) == set(
                GAME.presentation.board_for(view, "en", "narrow").ids()
            )


@pytest.mark.parametrize(("seats", "houses"), [(3, 5), (4, 6)])
def test_a_chosen_map_lies_there_before_its_cards_are_dealt(seats: int, houses: int) -> None:
    """F-0.8 Cells without requirements, the village of four only where four play; on a phone the figures come first."""
    table = new("fuji", seats=seats, scenario=2, seed=1)
    table.settle()
    assert table.view("p1")["terrain"] == {}
    wide, narrow = table.svg("p1"), table.svg("p1", shape="narrow")
    assert len(set(re.findall(r'data-id="(cell/\w+)"', wide))) == 1 + 2 + 24 + houses
    assert narrow.index('data-id="figure/p1"') < narrow.index('data-id="cell/a')


def test_nothing_stands_for_a_map_still_to_be_drawn() -> None:
    table = new("fuji", seats=3, scenario="random", seed=1)
    table.settle()
    assert "cell/" not in table.svg("p1") + table.svg("p1", shape="narrow")


@pytest.mark.parametrize("viewer", ["p1", "p2", None])
def test_dice_set_aside_lie_open_for_all(viewer: str | None) -> None:
    """F-11.3 F-12.7: by Buddy and Machete alike, in both shapes and in the terminal."""
    marks = {"p1": "d2", "p2": "e2", "p3": "d3"}
    machete = scene(phase="gear", cards={"p1": ["machete"]}, marks=marks, dice={"p1": "1 6 3 4 2 6"})
    play(machete, "p1: use machete", "p1: aside v2", "p1: aside u1")
    buddy = close_planning(scene(cards={"p2": ["map"]}, marks=marks, dice={"p1": "1 6 3 4 2 6"}))
    play(buddy, "p1: aside v2")
    early = GAME.presentation.board(buddy.view(viewer), "en").ids()
    assert ("aside/p1.v2" in early) == (viewer == "p1")  # F-3.9 the others see it when the phase closes
    play(buddy, "p1: stop", "p2: stop", "p3: stop")
    for table, dice in ((machete, ["u1", "v2"]), (buddy, ["v2"])):
        view = table.view(viewer)
        for scene_ in (GAME.presentation.board(view, "en"), GAME.presentation.board_for(view, "en", "narrow")):
            assert [name for name in scene_.ids() if name.startswith("aside/")] == [f"aside/p1.{die}" for die in dice]
        row = next(
            line for line in GAME.presentation.text_board(view, "en").splitlines() if line.startswith("Player 1")
        )
        assert "set aside:" in row
        assert row.split("set aside:")[1].split("|")[0].split()[-1] == "v2=Y4"
        assert "v2=" not in row.split("set aside:")[0]


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_the_rule_of_the_level_is_drawn(level: int) -> None:
    """F-5.19: what a failure costs, then each lead up to the one that costs nothing more."""
    box = GAME.rules.load_box()
    table = scene(level=level)
    shown = [text for text, _ in words(ElementTree.fromstring(table.svg("p1", "en")))]
    costs = [text for text in shown if text.startswith("−")]
    assert costs == [f"−{loss}" for loss in (box.failure[level - 1], *box.losses[level - 1]) if loss]


def test_cards_show_what_they_ask_for() -> None:
    """Rice for yellow, a river for blue, cherries for pink, a wood for two colours, rocks for figures alone."""
    table = scene(terrain={"d1": "land01", "d2": "land04", "d3": "land07", "e1": "land10", "e2": "land22"})
    drawn = ElementTree.fromstring(table.svg("p1", "en"))
    fills = {
        cell.get("data-id"): [node.get("fill", "") for node in cell.iter(f"{SVG}rect")]
        for cell in drawn.iter(f"{SVG}g")
        if (cell.get("data-id") or "").startswith("cell/")
    }
    for cell, kind in (("d1", "rice"), ("d2", "river"), ("d3", "cherry"), ("e1", "wood"), ("e2", "rocks")):
        assert any(f"-{kind}-" in fill for fill in fills[f"cell/{cell}"]), cell


def test_no_card_reaches_beyond_its_paper() -> None:
    """A landscape is a fill, not a clipped sheet: rings and ways in a browser go by what an element covers."""
    drawn = table_of_landscapes()
    for node in drawn.iter(f"{SVG}g"):
        if (node.get("data-id") or "").startswith("cell/"):
            used = [one.get("href", "") for one in node.iter(f"{SVG}use")]
            assert not any("landscapes" in name for name in used)


def table_of_landscapes() -> ElementTree.Element:
    return ElementTree.fromstring(scene(4, scenario=1).svg("p1", "en"))


def test_dice_are_pinned_until_the_game_is_over() -> None:
    """At the end nothing lies on the village that was reached."""
    kept = Path(__file__).parent / "records" / "three-victory.txt"
    table = lapilli.replay(kept.read_text())
    assert "pinned" not in table.svg("p1", shape="narrow")
    assert "pinned" in table.at(table.ply - 1).svg("p1", shape="narrow")


def test_the_goal_says_how_many_have_arrived() -> None:
    table = scene(at={"p2": "l1"})
    assert table.game.presentation.goal(table.view("p1"), 0, "en").endswith("Arrived: 1 of 3.")


@pytest.mark.parametrize("lang", ["en", "nl", "de", "fr"])
@pytest.mark.parametrize("shape", ["narrow", "square", "wide"])
@pytest.mark.parametrize(
    ("record", "seats", "words"),
    [
        ("three-lava", ("p1", "p2"), "The lava caught Player 1, Player 2 on d2."),
        ("two-b-exhausted", ("p3",), "Player 3 has no stamina left and collapses."),
        ("three-victory", ("p1", "p2", "p3"), "All of you have reached the village!"),
    ],
)
def test_the_ending_is_told_on_the_board(
    record: str, seats: tuple[str, ...], words: str, shape: Shape, lang: str
) -> None:
    """F-7.1 F-7.2 Who and where, with the figures in the lava, in place of the last comparison."""
    table = lapilli.replay((Path(__file__).parent / "records" / f"{record}.txt").read_text())
    drawn = table.svg("p1", lang, shape=shape)
    assert 'data-id="comparison"' not in drawn
    told = drawn.split('data-id="fate"')[1].split("aria-label=")[1]
    if lang == "en":
        assert told.startswith(f'"{words}"')
    assert drawn.count('class="sinks"') == (len(seats) if "lava" in record else 0)
    assert table.result is not None
    reason = table.game.presentation.reason_words(table.result, lang)
    if "victory" not in record:
        assert told.startswith(f'"{reason}"')
        for seat in seats:
            assert table.game.words.word(lang, "figure", seat) in reason
