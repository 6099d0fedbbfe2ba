"""Who comes and goes stands in the log; a table may wait until all are here."""

from __future__ import annotations

from typing import Any

import pytest
from harness import Person

from lapilli.server import live


def texts(frame: dict[str, Any]) -> list[str]:
    return [line["text"] for line in frame["log"]]


def test_a_table_waits_until_all_are_here(ann: Person, bob: Person) -> None:
    """Nothing is asked and no bot plays before; then it begins by itself, and the log says who has come."""
    table = ann.open("me", "link", "bot:steady", wait=True)
    with ann.live(table["room"]) as line:
        frame = line.until("frame")
        assert frame["waiting"]
        assert frame["asks"] is None
        assert not frame["menu"]
        bob.sit(table["links"][0]["url"])
        while frame["waiting"]:
            frame = line.until("frame")
        assert any("somebody has joined" in text for text in texts(frame))


def test_somebody_may_start_at_once(ann: Person) -> None:
    table = ann.open("me", "link", wait=True)
    with ann.live(table["room"]) as line:
        frame = line.until("frame")
        line.send("begin")
        while frame["waiting"]:
            frame = line.until("frame")
        assert frame["asks"] or frame["may_act"] == []


def test_a_bot_that_takes_over_stands_in_the_log(ann: Person, bob: Person) -> None:
    table = ann.open("me", "link")
    bob.sit(table["links"][0]["url"])
    with ann.live(table["room"]) as line:
        frame = line.until("frame")
        other = next(seat["name"] for seat in frame["seats"] if seat["name"] not in frame["you"])
        line.send("seat", seat=other, to="bot", level="steady")
        while not any("plays for" in text for text in texts(frame)):
            frame = line.until("frame")


def test_a_seat_that_is_free_again_stands_in_the_log(ann: Person, bob: Person) -> None:
    """Somebody was sent away, or has handed the seat over."""
    table = ann.open("me", "link")
    bob.sit(table["links"][0]["url"])
    with ann.live(table["room"]) as line:
        frame = line.until("frame")
        [mine] = frame["you"]
        other = next(seat["name"] for seat in frame["seats"] if seat["name"] != mine)
        for sent, words in (
            ({"type": "remove", "seat": other}, "sent away"),
            ({"type": "hand_over", "seat": mine}, "handed over"),
        ):
            line.send(**sent)
            while not any(words in text for text in texts(frame)):
                frame = line.until("frame")


def test_who_leaves_for_more_than_a_moment_stands_in_the_log_and_who_is_back(
    ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "AWAY", 0.05)
    table = ann.open("me", "link")
    bob.sit(table["links"][0]["url"])
    with ann.live(table["room"]) as line:
        frame = line.until("frame")
        with bob.live(table["room"]) as other:
            other.until("frame")
        while not any("has left" in text for text in texts(frame)):
            frame = line.until("frame")
        with bob.live(table["room"]):
            while not any("is back" in text for text in texts(frame)):
                frame = line.until("frame")


def test_a_page_that_is_loaded_anew_is_no_leaving(ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "AWAY", 60.0)
    table = ann.open("me", "link")
    bob.sit(table["links"][0]["url"])
    with ann.live(table["room"]) as line, bob.live(table["room"]) as other:
        line.until("frame")
        other.until("frame")
        line.send("full")
        before = texts(line.until(lambda m: m.get("kind") == "full"))
        other.close()
        with bob.live(table["room"]) as again:
            again.until("frame")
        line.send("full")
        assert texts(line.until(lambda m: m.get("kind") == "full")) == before


@pytest.mark.parametrize("game", ["fuji", "eruption"])
def test_values_say_with_how_many_they_can_be_chosen(ann: Person, game: str) -> None:
    """Clans are for even numbers, the third figure is for two: other numbers are not offered them."""
    found = next(one for one in ann.web.get("/api/games").json()["games"] if one["name"] == game)
    name, value, seats = {"fuji": ("two_player", "b", [2]), "eruption": ("clans", True, [4, 6])}[game]
    option = next(one for one in found["options"] if one["name"] == name)
    assert next(one for one in option["values"] if one["value"] == value)["seats"] == seats
