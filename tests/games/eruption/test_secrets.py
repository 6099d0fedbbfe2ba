"""Section 8 of the digest: who sees what."""

from __future__ import annotations

import json
from typing import Any

import pytest

import lapilli
from lapilli.core.rng import Rng
from lapilli.games.eruption.names import CARD_KINDS

from .positions import at, play

GAME = lapilli.list_games()["eruption"]

HANDS = {"orange": "rain bomb quake", "blue": "sinkhole lavaflow"}


def test_hands_are_private_their_sizes_public() -> None:
    table = at(hand=HANDS)
    assert table.view("orange")["hands"] == {"orange": {"rain": 1, "bomb": 1, "quake": 1}, "blue": None}
    assert table.view("blue")["hands"]["orange"] is None
    assert table.view(None)["hands"] == {"orange": None, "blue": None}
    for viewer in ("orange", "blue", None):
        assert table.view(viewer)["hand_sizes"] == {"orange": 3, "blue": 2}


def test_a_drawn_card_is_seen_by_its_drawer_alone() -> None:
    table = play(at("e5:wide/0 e4:left/0", active="blue"), "draw tile straight", "place e3 0", "draw card rain")
    assert "Blue draws Rain." in table.log("en", "blue")
    for viewer in ("orange", None):
        assert "Blue draws a card." in table.log("en", viewer)
        assert not any("Rain" in line for line in table.log("en", viewer))


def test_a_given_card_is_seen_by_giver_and_mate() -> None:
    table = at(seats=4, options={"clans": True}, hand={"yellow": "rain bomb"}, phase="cards")
    play(table, "give card rain")
    for viewer in ("yellow", "purple"):
        assert any("Rain" in line for line in table.log("en", viewer))
    for stranger in ("green", "red", None):
        assert not any("Rain" in line for line in table.log("en", stranger))


def test_the_deck_has_a_number_but_no_contents() -> None:
    view = at(hand=HANDS).view("orange")
    assert view["deck"] == 31
    assert "counts" not in json.dumps(view["deck"])


@pytest.mark.parametrize("options", [{}, {"forecast": True}, {"clans": True, "mates_see_hands": False}])
def test_an_imagined_world_looks_the_same_in_every_phase(options: dict[str, Any]) -> None:
    """The leak test in every phase: what a viewer sees of an imagined world is what he sees of the real one."""
    table = lapilli.new("eruption", 4, seed="phases", **options)
    rng, phases = Rng(5), set()
    while table.actors and table.ply < 260:
        seats = (*range(4), None)
        for viewer in seats:
            view = GAME.rules.observe(table.state, viewer)
            if (viewer, view["phase"]) not in phases:
                phases.add((viewer, view["phase"]))
                world = GAME.rules.imagine(view, rng)
                assert GAME.rules.observe(world, viewer) == view
                assert not GAME.rules.audit(world)
        if table.actors == ("chance",):
            table.step_chance()
        else:
            menu = table.menu()
            table.play(menu[rng.below(len(menu))])
    assert len({phase for _, phase in phases}) >= 8


def test_imagined_hands_differ_from_world_to_world() -> None:
    table = at(hand=HANDS)
    worlds = {
        json.dumps(GAME.rules.position(GAME.rules.imagine(table.view("orange"), Rng(seed)))["hands"]["blue"])
        for seed in range(40)
    }
    assert len(worlds) > 10


def test_a_giver_remembers_what_he_gave() -> None:
    """E-10.8 With hidden hands the card given is in the mate's hand in every imagined world."""
    options = {"clans": True, "mates_see_hands": False}
    table = at(seats=4, options=options, hand={"yellow": "rain bomb", "purple": "quake"}, phase="cards")
    play(table, "give card rain")
    for seed in range(20):
        world = GAME.rules.position(GAME.rules.imagine(table.view("yellow"), Rng(seed)))
        assert world["hands"]["purple"].get("rain", 0) >= 1


def test_after_a_reshuffle_nobody_forgets_what_the_old_cards_were() -> None:
    """E-3.9 When the discards become the deck, the cards outside it are known to lie in the hands."""
    rest = dict(zip(CARD_KINDS, (5, 4, 3, 5, 4, 6, 5, 4), strict=True))
    rest["sinkhole"] -= 2
    rest["quake"] -= 1
    discards = " ".join(kind for kind, count in rest.items() for _ in range(count))
    table = at("e5:wide/0 e4:left/0", deck="quake", discards=discards, hand={"blue": "sinkhole sinkhole"})
    play(table, "draw tile arrow", "place e3 0", "draw card quake", "draw card rain")
    for seed in range(20):
        world = GAME.rules.position(GAME.rules.imagine(table.view("orange"), Rng(seed)))
        assert world["hands"]["blue"] == {"sinkhole": 2}
