"""Talk rules over the wire: a game decides what may be said, and when."""

from __future__ import annotations

import pytest
from desk import Line, Person

import lapilli

pytestmark = pytest.mark.skipif("fuji" not in lapilli.games(), reason="Fuji is not installed")
SEATS = [{"who": "me"}, {"who": "hotseat"}]


def open_fuji(ann: Person, **options: str) -> str:
    """A table of Fuji for two on one screen."""
    wish = {"game": "fuji", "seats": SEATS, "options": options}
    answer = ann.web.post("/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["room"])


def set_up(line: Line) -> None:
    """Two choices of the set-up, then planning begins."""
    line.until("frame")
    for _ in range(2):
        while not line.frame["asks"]:
            if line.frame["curtain"]:
                line.send("ready_curtain", seat=line.frame["curtain"])
            line.until("frame", 60)
        ply = line.frame["ply"]
        line.play()
        while line.frame["ply"] <= ply:
            line.until("frame", 60)
    line.send("full")
    line.until(lambda m: m.get("kind") == "full", 60)


def test_the_chat_filter_of_fuji_gives_a_message_back_with_the_reason(ann: Person) -> None:
    """F-13.18, F-13.21"""
    with ann.live(open_fuji(ann)) as line:
        set_up(line)
        assert line.frame["chat_open"] is True
        line.send("chat", text="Three of my dice are yellow.")
        error = line.until("error")
        assert (error["code"], error["rule"]) == ("talk", "F-13.18")
        assert error["reason"]
        line.send("chat", text="Many of my dice are high.")
        assert line.until("chat")["text"] == "Many of my dice are high."


def test_a_table_of_phrases_only_has_no_chat_while_planning(ann: Person) -> None:
    """F-13.2"""
    with ann.live(open_fuji(ann, talk="phrases")) as line:
        set_up(line)
        assert line.frame["chat_open"] is False
        line.send("chat", text="hello")
        assert line.until("error")["code"] == "talk"
