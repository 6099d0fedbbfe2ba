"""What a frame tells besides the picture: clauses, options in words, what may be taken back."""

from __future__ import annotations

import re
import time

import pytest
from harness import REGISTRIES, Person

import lapilli
from lapilli.server.rooms.room import Room


@pytest.mark.parametrize("game", sorted(lapilli.list_games()))
def test_a_full_frame_names_the_options_and_the_clauses_of_the_step(ann: Person, game: str) -> None:
    least = min(lapilli.list_games()[game].seats)
    room = ann.open("me", *["bot:casual"] * (least - 1), game=game)["room"]
    with ann.live(room, lang="nl") as line:
        frame = line.until("frame")
        labels = [one["label"] for one in frame["option_words"]]
        assert len(labels) == len(lapilli.list_games()[game].options)
        assert all(one["value"] for one in frame["option_words"])
        assert all(re.fullmatch(r"[A-Z]-[\d.]+\d|[A-Z]-\d+", clause) for clause in frame["rules"])
        assert all(clause in frame["help"] for clause in frame["rules"])


def test_what_may_be_taken_back_is_known_at_once_to_who_comes_back(ann: Person, bob: Person) -> None:
    """My own last action, nobody else's, on every line I open."""
    table = ann.open("me", "link")
    bob.sit(table["links"][0]["url"])
    with ann.live(table["room"]) as line, bob.live(table["room"]) as other:
        other.until("frame")
        line.until(lambda message: bool(message.get("asks")))
        assert line.frame["last"] is None
        ply = line.frame["ply"]
        line.play()
        line.until(lambda message: message.get("ply", 0) > ply)
        with ann.live(table["room"]) as again, bob.live(table["room"]) as third:
            assert again.until("frame")["last"] == ply
            assert third.until("frame")["last"] is None
        line.send("undo", seat=line.frame["you"][0])
        line.until(lambda message: message.get("kind") == "undo")
        assert line.frame["last"] is None


def drawn(room: Room) -> set[tuple[object, ...]]:
    """What is kept of frames; whose turn it is anybody may ask meanwhile, bots among them."""
    return {key for key in room.cache.contents() if key[0] not in ("acting", "awaited", "typists")}


def test_a_replay_leaves_nothing_in_memory(base: str, ann: Person) -> None:
    """The present is drawn once for all who see it, the past each time again; nothing is kept for an empty room."""
    name = ann.open("me", "bot:casual")["room"]
    room = REGISTRIES[base].rooms[name]
    with ann.live(name) as line:
        while line.until(lambda message: bool(message.get("asks")))["ply"] < 6:
            line.play()
        kept = drawn(room)
        assert kept
        for ply in range(line.frame["ply"]):
            assert ann.web.get(f"/api/tables/{name}/frame?ply={ply}").json()["svg"]
        assert drawn(room) == kept
    for _ in range(200):
        if not room.cache.contents():
            break
        time.sleep(0.02)
    assert room.cache.contents() == set()
