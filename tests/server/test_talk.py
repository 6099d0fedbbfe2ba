"""Talk rules over the wire: a game decides what may be said, and when."""

from __future__ import annotations

import pytest
from harness import Line, Person

import lapilli
from lapilli.server.rooms import references

pytestmark = pytest.mark.skipif("fuji" not in lapilli.list_games(), reason="Fuji is not installed")
SEATS = [{"who": "me"}, {"who": "hotseat"}]


def open_fuji(ann: Person, **options: str) -> str:
    """A table of Fuji for two on one screen."""
    wish = {"game": "fuji", "seats": SEATS, "options": options}
    answer = ann.web.post("/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["room"])


def set_up(line: Line) -> None:
    """However many choices the deal asks for, then planning begins: a card can be marked."""
    line.until("frame")
    while not any(action["text"].startswith("mark ") for action in line.frame["menu"] or []):
        if line.frame["handover"]:
            line.send("ready_handover", seat=line.frame["handover"])
        elif line.frame["asks"]:
            before = line.frame["ply"], line.frame["asks"]  # each seat counts its own plies
            line.play()
            while (line.frame["ply"], line.frame["asks"]) == before:
                line.until("frame")
            continue
        line.until("frame")
    line.send("full")
    line.until(lambda m: m.get("kind") == "full")


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
        heard = line.until(lambda m: m["type"] == "chat" or bool(m.get("chat")))  # a full picture tells it too
        assert "Many of my dice are high." in (heard.get("text"), *(said["text"] for said in heard.get("chat", [])))


def test_a_bot_that_is_ready_answers_a_question(ann: Person) -> None:
    """F-13.15, F-13.16"""
    wish = {
        "game": "fuji",
        "seats": [{"who": "me"}, {"who": "bot", "level": "steady"}, {"who": "bot", "level": "steady"}],
    }
    room = ann.web.post("/api/tables", json=wish).json()["room"]
    with ann.live(room) as line:
        line.until("frame")
        question = "talk ask p2 even"
        while not (line.frame["asks"] and question in {action["text"] for action in line.frame["menu"]}):
            if line.frame["asks"]:
                line.play()
            line.until("frame")
        while line.frame["seats"][1]["awaited"] or not line.frame["asks"]:
            line.until("frame")  # it says what it has to say, and is ready
        heard = {"code": "stale"}
        while heard.get("code") == "stale":  # the other bot may have spoken at the same moment
            line.play(question)
            heard = line.until(lambda m: "code" in m or m.get("by") == "p2")
        assert heard["log"]


def test_a_table_of_phrases_only_has_no_chat_while_planning(ann: Person) -> None:
    """F-13.2"""
    with ann.live(open_fuji(ann, talk="phrases")) as line:
        set_up(line)
        assert line.frame["chat_open"] is False
        line.send("chat", text="hello")
        assert line.until("error")["code"] == "talk"


def test_things_are_pointed_at_and_named_in_the_readers_language(ann: Person, bob: Person) -> None:
    """F-13.25 What was clicked is no text: it passes the filter, and everybody reads its name in his own language."""
    wish = {"game": "fuji", "seats": [{"who": "me"}, {"who": "link"}]}
    table = ann.web.post("/api/tables", json=wish).json()
    bob.sit(table["links"][0]["url"])
    with ann.live(table["room"]) as line, bob.live(table["room"], lang="de") as other:
        first = line.until("frame")
        assert first["things"]["points"]["meeple"] == "figure"
        assert first["things"]["names"]["card/rope"] == "Rope"
        other.until("frame")
        line.send("chat", text="Go to [cell/f2] with the [card/rope]!")
        heard = other.until("chat")
        assert heard["text"] == "Go to [cell/f2] with the [card/rope]!"
        assert heard["things"] == {"cell/f2": "f2", "card/rope": "Seil"}
        other.send("full")  # other pictures, without the talk, may still be on their way
        assert other.until(lambda m: m.get("kind") == "full")["chat"][0]["things"] == heard["things"]


@pytest.mark.parametrize("thing", ["[cell/z99]", "[card/nonsense]", "[seat/p1]", "[cell/f2.svg]"])
def test_what_does_not_exist_cannot_be_pointed_at(ann: Person, thing: str) -> None:
    with ann.live(open_fuji(ann)) as line:
        line.until("frame")
        line.send("chat", text=f"Look: {thing}")
        error = line.until("error")
        assert error["code"] == "thing"
        assert thing.strip("[]") in error["reason"]


def test_more_than_three_things_are_too_many_even_where_talk_is_free(ann: Person) -> None:
    """F-13.25"""
    with ann.live(open_fuji(ann)) as line:
        line.until("frame")
        line.send("chat", text="[cell/a1] [cell/a2] [cell/a3] [cell/a4]")
        assert line.until("error")["code"] == "things"


def test_where_nothing_can_be_pointed_at_brackets_are_brackets(ann: Person) -> None:
    with ann.live(ann.open("me", "bot:casual")["room"]) as line:
        line.until("frame")
        line.send("chat", text="a [cell/f2] b")
        heard = line.until("chat")
        assert (heard["text"], heard["things"]) == ("a [cell/f2] b", {})


@pytest.mark.parametrize(("lang", "words"), [("en", "I want to …"), ("nl", "Ik wil …"), ("de", "Ich will …")])
def test_buttons_of_phrases_speak_the_readers_language(lang: str, words: str) -> None:
    """Every id of every phrase that no picture draws has a name; none is an id in disguise."""
    game = lapilli.list_games()["fuji"]
    kinds = [kind for kind in game.space.kinds if any(target.startswith("say/") for target in kind.click_path)]
    touches = [game.space.click_path(kind.base + number) for kind in kinds for number in range(kind.size)]
    targets = {target for touch in touches for target in touch}
    names = references.undrawn(game, targets, lang)
    assert names["say/will"] == words
    assert {target for target in targets if target.startswith("say/")} <= names.keys()
    assert {"topic/yellow", "topic/low"} <= names.keys()
