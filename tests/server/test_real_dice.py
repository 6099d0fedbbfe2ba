"""Real dice behind a screen: anyone who sees them types them in, and nobody else learns anything."""

from __future__ import annotations

import harness
import pytest
from harness import Line, Person

import lapilli
from lapilli.server.rooms import dice

pytestmark = pytest.mark.skipif("fuji" not in lapilli.list_games(), reason="Fuji is not installed")


def sit(ann: Person, bob: Person) -> tuple[Line, Line]:
    wish = {"game": "fuji", "seats": [{"who": "me"}, {"who": "link"}], "dice": "typed"}
    table = ann.web.post("/api/tables", json=wish).json()
    bob.sit(table["links"][0]["url"])
    return ann.live(table["room"]), bob.live(table["room"])


def play_one(line: Line) -> None:
    ply = line.frame["ply"]
    line.play()
    line.until(lambda message: message["type"] == "frame" and message["ply"] > ply)


def hidden(lines: tuple[Line, Line]) -> tuple[Line, Line]:
    """Play until one of them, and not the other, is asked what fell; that one, then the other."""
    for _ in range(200):
        harness.level(*lines)
        asked = [line for line in lines if line.frame["asks"]]
        typing = [line for line in asked if line.frame["asks"] == "chance"]
        if len(typing) == 1:
            return typing[0], next(line for line in lines if line is not typing[0])
        play_one(asked[0])
    raise AssertionError("no die ever fell behind a screen")


def test_who_sees_the_die_is_asked_and_nobody_else_sees_it(ann: Person, bob: Person) -> None:
    mine, other = hidden(sit(ann, bob))
    assert len(mine.frame["menu"]) > 1
    assert other.frame["asks"] is None
    other.send("play", seat="chance", text=mine.frame["menu"][0]["text"], ply=other.frame["ply"])
    assert other.until("error")["code"] == "foreign"
    text = mine.frame["menu"][-1]["text"]
    heard, ply = len(other.heard), mine.frame["ply"]
    mine.play(text)
    mine.until(lambda message: message["type"] == "frame" and message["ply"] > ply)
    other.until(lambda message: message["type"] == "frame" and message["ply"] > ply)
    assert not any(text in sent for sent in other.heard[heard:])


def test_what_comes_from_a_hidden_deck_is_drawn_by_the_server() -> None:
    """Everybody at the table is a person, and still no list of what is possible is shown."""
    table = lapilli.new("deukalion", 2, seed="deck")
    while not (table.actors == ("chance",) and "draw" in table.menu("chance")[0].text):
        if table.actors == ("chance",):
            table.step_chance()
        else:
            table.play(table.menu(table.actors[0])[0])
    assert dice.typists(table, "typed", (0, 1)) == ()


def test_where_a_bot_has_taken_over_the_server_throws() -> None:
    table = lapilli.new("fuji", 2, seed="screen")
    while not (table.actors == ("chance",) and table.view(None)["phase"] == "rolling"):
        if table.actors == ("chance",):
            table.step_chance()
        else:
            table.play(table.menu(table.actors[0])[0])
    (seat,) = dice.typists(table, "typed", (0, 1))
    assert dice.typists(table, "typed", (1 - seat,)) == ()
    assert dice.typists(table, "server", (0, 1)) == ()
