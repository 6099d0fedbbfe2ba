"""Tasks and settings are named by what they are, not by their numbers."""

from __future__ import annotations

import re
from pathlib import Path
from typing import cast

import pytest

from lapilli.core.factory import new, replay
from lapilli.core.table import Table
from lapilli.draw import Scene
from lapilli.games.deukalion.knowledge.view_types import View
from lapilli.games.deukalion.picture.cards import LEAST, SIGNS, hand
from lapilli.games.deukalion.picture.style import PALETTE
from lapilli.words import LANGUAGES

RECORD = Path(__file__).parent / "records" / "three.txt"


def at(phase: str) -> Table:
    table = new("deukalion", seats=3, seed="spelled")
    table.settle()
    while table.view()["phase"] != phase:
        table.play(table.menu(table.actors[0])[0])
        table.settle()
    return table


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_setting_of_the_kylix_says_what_it_gives(lang: str) -> None:
    table = at("kylix")
    seat = table.actors[0]
    view = table.view(seat)
    for rim, action in enumerate(table.menu(seat)):
        turned = [str(view["dice"][(rim + turn) % 4]) for turn in range(4)]
        said = table.game.presentation.note(view, action.id, lang)
        assert [letter for letter in said if letter.isdigit()] == turned


def test_a_task_that_is_turned_up_is_told_with_what_it_asks_for() -> None:
    told = " ".join(line for line in at("anchor").log("en") if "is turned up" in line)
    assert "“" in told
    assert "points)" in told


def test_only_its_owner_is_told_what_a_secret_task_is() -> None:
    table = at("anchor")
    own, other = table.seats[0], table.seats[1]
    name = table.game.words.word("en", "seat", own)
    assert any(line.startswith(f"{name} gets Task") and "“" in line for line in table.log("en", seat=own))
    assert f"{name} gets a secret task." in table.log("en", seat=other)


def test_who_fulfils_a_half_is_told_with_what_it_was() -> None:
    told = [line for line in replay(RECORD.read_text()).log("en") if "fulfils task" in line]
    assert told
    assert all("(“" in line for line in told)


def test_who_lays_down_a_task_is_told_with_what_it_was() -> None:
    told = [line for line in replay(RECORD.read_text()).log("en") if "lays down" in line]
    assert told
    assert all("(“" in line and line.count("points") == 1 for line in told)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_card_is_cut_short(lang: str) -> None:
    """Name, effect and when it acts, at letters that a tablet shows twelve pixels high."""
    scene = Scene(200, 300, "card", palette=PALETTE)
    table = new("deukalion", seats=2, seed="spelled")
    view = cast("View", {**table.view("deukalion"), "phase": "step"})
    view["heroes"]["deukalion"]["hand"] = list(SIGNS)
    scene.add(list(hand(scene, view, lang, 4000)))
    markup = scene.svg()
    assert "…" not in markup
    assert min(float(size) for size in re.findall(r'<text[^>]*font-size="([0-9.]+)"', markup)) >= LEAST


def test_before_something_is_spent_one_is_told_what_for() -> None:
    table = at("main")
    seat = table.seat_index(table.actors[0])
    view = table.view(seat)
    asked = {one.text: table.game.presentation.confirmation(view, seat, one.id, "en") for one in table.menu(seat)}
    played = {text: question for text, question in asked.items() if text.startswith("play ") and question}
    assert played
    assert all(question.endswith(")?") for question in played.values())
