"""A narrow or a broad screen gets a picture of its own where the game has one; nobody else is drawn anything for it."""

from __future__ import annotations

import pytest
from harness import Person

import lapilli
from lapilli.core.game import Game
from lapilli.core.presentation import Picture, Shape
from lapilli.core.type_parameters import View
from lapilli.draw import Scene

drawn: list[Shape] = []


@pytest.fixture
def shapely(monkeypatch: pytest.MonkeyPatch) -> list[Shape]:
    """Pumice with a picture for phones; returns what was drawn in a shape."""

    def board_for(self: Game, view: View, lang: str, shape: Shape) -> Picture:
        drawn.append(shape)
        return Scene(360, 640, "for a phone")

    kind = type(lapilli.list_games()["pumice"].presentation)
    monkeypatch.setattr(kind, "shapes", ("narrow",))
    monkeypatch.setattr(kind, "board_for", board_for)
    drawn.clear()
    return drawn


def test_each_screen_gets_the_picture_of_its_shape(ann: Person, bob: Person, shapely: list[Shape]) -> None:
    table = ann.open("me", "link")
    bob.sit(table["links"][0]["url"])
    with ann.live(table["room"], shape="narrow") as phone, bob.live(table["room"]) as desk:
        narrow, usual = phone.until("frame"), desk.until("frame")
        assert narrow["shape"] == "narrow"
        assert "for a phone" in narrow["svg"]
        assert usual["shape"] == ""
        assert "for a phone" not in usual["svg"]
        assert {**narrow, "svg": ""}.keys() == usual.keys()


def test_a_screen_that_is_turned_asks_again(ann: Person, shapely: list[Shape]) -> None:
    room = ann.open("me", "bot:casual")["room"]
    with ann.live(room) as line:
        line.until(lambda message: bool(message.get("asks")))
        line.send("shape", shape="narrow")
        turned = line.until("frame")
        assert (turned["shape"], turned["kind"]) == ("narrow", "full")
        assert turned["menu"]
        line.send("shape", shape="wide")  # Pumice has none
        assert line.until("frame")["shape"] == ""
        line.send("shape", shape=["nonsense"])
        assert line.until("frame")["shape"] == ""


def test_nothing_is_drawn_in_a_shape_nobody_has(ann: Person, shapely: list[Shape]) -> None:
    room = ann.open("me", "bot:casual")["room"]
    with ann.live(room) as line:
        line.until(lambda message: bool(message.get("asks")))
        line.play()
        line.until(lambda message: bool(message.get("asks")))
    assert drawn == []


def test_a_game_without_shapes_draws_the_same_for_all(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(lapilli.list_games()["pumice"].presentation), "shapes", ())
    room = ann.open("me", "bot:casual")["room"]
    with ann.live(room, shape="narrow") as phone, ann.live(room, shape="oval") as odd:
        one = phone.until(lambda message: bool(message.get("asks")))
        other = odd.until(lambda message: bool(message.get("asks")))
    assert one["svg"] == other["svg"]
    assert one["shape"] == ""


def test_a_replay_is_drawn_in_a_shape_too(ann: Person, shapely: list[Shape]) -> None:
    room = ann.open("me", "bot:casual")["room"]
    found = ann.web.get(f"/api/tables/{room}/frame?shape=narrow").json()
    assert found["shape"] == "narrow"
    assert ann.web.get(f"/api/tables/{room}/frame?shape=oval").status_code == 422
