"""The picture: everything that is clicked is drawn, in every language, and the fight shows who falls."""

from __future__ import annotations

from typing import cast

import pytest

import lapilli
from lapilli import interpreted
from lapilli.core.rng import Rng
from lapilli.core.state import CHANCE, NOBODY
from lapilli.core.table import Table
from lapilli.games.deukalion.knowledge.view_types import View
from lapilli.games.deukalion.picture.board import described
from tests.games.deukalion.positions import run, table

GAME = lapilli.list_games()["deukalion"]

BUTTONS = {"done", "end", "pass", "hold", "leave", "few/1", "few/2", "few/3"}


def test_what_is_clicked_is_drawn_or_a_button() -> None:
    """Every element of every click path, for all actions of sampled menus of whole games."""
    drawn = 0
    for seats in (2, 3, 4):
        state = GAME.rules.start(
            seats, GAME.rules.choose_options(seats, {"ship_stop": "choice"}), GAME.rules.load_box()
        )
        rng = Rng(seats)
        number = 0
        while state.actor != NOBODY:
            number += 1
            seat = int(state.actor)
            if seat != CHANCE and number % (11 if interpreted.compiled() else 41) == 0:
                view = GAME.rules.observe(state, seat)
                ids = set(GAME.presentation.board(view, "en").ids())
                for action in state.menu(seat):
                    for target in GAME.presentation.click_path(view, seat, action):
                        assert target in ids or target in BUTTONS, (GAME.space.text(action), target)
                drawn += 1
            state.play(state.sample(rng) if seat == CHANCE else state.legal[rng.below(state.n_legal)])
    assert drawn > 20


@pytest.mark.parametrize("lang", ["en", "nl", "de", "fr"])
def test_a_fight_shows_both_crews_and_who_falls(lang: str) -> None:
    t = table(ships={"perseus": "c4", "hercules": "d4"}, hand={"perseus": "athena"}, aboard={"hercules": 4})
    run(t, "> sail d4\n> toss perseus 3 2 5\n> toss hercules 0 4 0")
    picture = GAME.presentation.board(t.view("perseus"), lang)
    assert {f"soldier/perseus.{number}" for number in range(10)} <= set(picture.ids())
    assert {f"soldier/hercules.{number}" for number in range(4)} <= set(picture.ids())
    svg = picture.svg("light")
    for stance, count in (("fallen", 3), ("leaning", 5), ("firm", 2)):
        in_fight = svg.count(f'href="#deukalion-perseus-{stance}-light"')
        assert in_fight == count + (stance == "fallen")  # and the fallen one of the underworld


def cup_of(t: Table) -> str:
    """The cup on the chart as it is printed."""
    return next(part for part in t.svg("deukalion").split("<g ") if 'data-id="kylix"' in part)


def test_the_kylix_shows_what_each_setting_would_give() -> None:
    """D-5.1 Four settings before one is chosen, four actions afterwards."""
    t = table(turn_phase="kylix", active="deukalion", stepper=None, dice=[1, 2, 3, 3, 1])
    ids = GAME.presentation.board(t.view("deukalion"), "en").ids()
    assert {"kylix/rim1", "kylix/rim2", "kylix/rim3", "kylix/rim4"} <= set(ids)
    assert "cards 2, soldiers 3, sailing 3, Hydra 1" in t.svg("deukalion")
    for word in ("Cards", "Soldiers", "Sailing", "Hydra"):
        assert f">{word}</text>" in t.svg("deukalion"), "signs have words above them"
    assert "rotate(" not in cup_of(t)
    t.play("kylix rim2")
    assert "rotate(-90)" in cup_of(t), "what lay in the east lies in the north now"
    ids = GAME.presentation.board(t.view("deukalion"), "en").ids()
    assert {"kylix/cards", "kylix/soldiers", "kylix/sailing", "kylix/hydra"} <= set(ids)


def test_the_story_tells_what_followed() -> None:
    t = table(ships={"perseus": "h4"}, settlements={"salamis": "achilles"})
    run(t, "> attack salamis\n> toss perseus 5 2 3")
    assert t.log("en")[-7:] == [
        "Perseus throws: 5 fallen, 2 upright, 3 leaning.",
        "Perseus wins the fight.",
        "To the underworld: 5 of Perseus.",
        "To the underworld: 2 of Achilles.",
        "Salamis now belongs to Perseus.",
        "Perseus now has 2 of 12 points.",
        "Achilles now has 0 of 12 points.",
    ]
    assert "Salamine est maintenant à Persée." in t.log("fr")


def test_before_the_first_turn_no_turn_is_named() -> None:
    begun = lapilli.new("deukalion", seats=2, seed=1)
    begun.settle()
    assert begun.view(None)["turn"] == 0
    assert "Turn 0" not in begun.svg(None)
    assert "Set-up" in begun.svg(None)
    assert "Deukalion. Soldiers: 10" in described(cast(View, begun.view(None)), "en"), "no ship is anywhere yet"
