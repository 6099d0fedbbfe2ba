"""Frames as differences: what is put together from them is what a reader of whole frames gets."""

from __future__ import annotations

import json
import random
from typing import Any

import cost
import harness
import pytest

from lapilli.server.frames import connection, part_cache
from lapilli.server.frames.connection import Connection
from lapilli.server.frames.frame import markup

GAMES = ("pumice", "nisyros", "fuji", "eruption", "deukalion")


class Reader:
    """A client that caches parts as docs/reference/protocol.md says."""

    def __init__(self) -> None:
        self.things: dict[int, Any] = {}
        self.frame: dict[str, Any] = {}
        self.new = 0

    def unpack(self, message: dict[str, Any]) -> dict[str, Any]:
        if message.pop("whole", False):
            self.things, self.frame = {}, {}
        first, *fresh = message.pop("new", [0])
        self.new = len(json.dumps(fresh))
        for number, thing in enumerate(fresh, first):
            assert number not in self.things
            self.things[number] = thing
        for once in part_cache.ONCE:
            self.frame.pop(once, None)
        self.frame |= message
        shown = {name: value for name, value in self.frame.items() if name != "picture"}
        shown["svg"] = markup(self._tree(self.frame["picture"]))
        shown["menu"] = [self.things[number] for number in self.frame["menu"]]
        return shown

    def _tree(self, numbers: list[int]) -> Any:
        things = [self.things[number] for number in numbers]
        return [self._tree(thing) if isinstance(thing, list) else thing for thing in things]


@pytest.mark.parametrize("game", GAMES)
def test_frames_put_together_from_their_parts_are_the_whole_frames(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(part_cache, "MOST", 900)  # so that it is emptied now and then
    rng, room = random.Random(3), cost.table(game, "shelf")
    pairs = [
        (Connection(room, person, "en", 0, parts=True), Connection(room, person, "en", 0), Reader())
        for person in (*cost.PEOPLE, "spectator")
    ]
    brought = []
    for number in range(25):
        for parts, whole, reader in pairs:
            while (message := whole.next()) is not None:
                packed = parts.next()
                assert packed is not None
                assert reader.unpack(json.loads(json.dumps(packed))) == json.loads(json.dumps(message))
                brought.append(reader.new)
            assert parts.next() is None
        if not room.over:
            cost.play(room, rng, number)
    assert max(brought[:3]) > 8000, "a first frame brings everything"
    assert sorted(brought)[len(brought) // 2] < 2000, "most frames bring little"


def in_parts(line: Connection) -> dict[str, Any]:
    return json.loads(json.dumps(line.next()))  # type: ignore[no-any-return]


def test_a_shelf_never_uses_a_number_twice_and_forgets_when_another_viewer_looks() -> None:
    room = cost.table("fuji", "shelf")
    line = Connection(room, "ann", "en", 0, parts=True)
    first = in_parts(line)
    assert first["whole"]
    last = first["new"][0] + len(first["new"]) - 1
    line.refresh()
    again = in_parts(line)
    assert again["whole"]
    assert again["new"][0] == last, "numbers go on"
    assert len(again["new"]) == len(first["new"])


def test_a_reader_who_does_not_ask_for_parts_gets_whole_pictures(ann: harness.Person) -> None:
    room = ann.open("me", "link")["room"]
    with ann.live(room) as line, ann.live(room, parts=1) as other:
        assert line.until("frame")["svg"].startswith("<svg")
        frame = other.until("frame")
        assert "svg" not in frame
        assert Reader().unpack(frame)["svg"].endswith("</svg>")


def test_a_map_that_is_laid_out_is_shown_in_one_picture_and_told_line_by_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def told(line: Connection) -> tuple[int, list[Any], dict[str, Any]]:
        frames: list[Any] = list(iter(line.next, None))
        return len(frames), [entry for frame in frames for entry in frame["log"]], frames[-1]

    rng, room = random.Random(1), cost.table("fuji", "map")
    people = (*cost.PEOPLE, "spectator")
    lines, patient = ([Connection(room, person, "en", 0) for person in people] for _ in range(2))
    most = 0
    for number in range(12):
        cost.play(room, rng, number)
        for line, other in zip(lines, patient, strict=True):
            shown, log, last = told(line)
            with monkeypatch.context() as patch:
                patch.setattr(connection, "THROWS", 1000)
                steps, all_, newest = told(other)
            assert (log, last["svg"], last["ply"]) == (all_, newest["svg"], newest["ply"]), "nothing is left out"
            assert shown <= 1 + connection.THROWS
            most = max(most, steps - shown)
    assert most > 30, "a map was laid out"
