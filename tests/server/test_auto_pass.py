"""What a seat lets play itself: played for it, stored like any move, and seen by nobody else."""

from __future__ import annotations

import json
import random
from functools import cache
from pathlib import Path

import harness
import pytest
from harness import Line, Person

import lapilli
from lapilli.server.bots import driver
from lapilli.server.rooms import dice

pytestmark = pytest.mark.skipif("deukalion" not in lapilli.list_games(), reason="Deukalion is not installed")
SEED = "auto_pass"


@cache
def asked() -> tuple[list[tuple[str, str]], int, str]:
    """Moves to a moment when a seat may pass in a window; the seat; the phase."""
    rng = random.Random(1)
    table = lapilli.new("deukalion", 2, seed=SEED, poker_face=True)
    phases = table.game.rules.auto_pass
    dice.deal(table, "server")
    while True:
        name = rng.choice(table.actors)
        seat = table.seat_index(name)
        phase = table.view(seat)["phase"]
        texts = [action.text for action in table.menu(seat)]
        if phase in phases and phases[phase] in texts:
            return list(table.moves()), seat, phase
        table.play(rng.choice(texts), seat)
        dice.deal(table, "server")


def sit(one: Person, two: Person) -> tuple[str, int, list[Line], str]:
    """A table at that moment: the room, the seat that is asked, both lines, the phase."""
    moves, seat, phase = asked()
    with harness.begun(SEED, moves):
        table = one.open("me", "link", game="deukalion")
    two.sit(table["links"][0]["url"])
    lines = [person.live(table["room"]) for person in (one, two)]
    for line in lines:
        line.until("frame")
    return table["room"], seat, lines, phase


def test_a_ticked_window_plays_itself_and_nobody_else_can_tell(
    ann: Person, bob: Person, base: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver, "HESITATION", (0.2, 0.3))
    name, seat, lines, phase = sit(ann, bob)
    room = harness.REGISTRIES[base].rooms[name]
    mine, other = lines[seat], lines[1 - seat]
    ply, version = room.table.ply, room.version
    assert {window["phase"]: window["yes"] for window in mine.frame["auto_pass"]} == {
        "muster": False,
        "reckoning": False,
    }
    assert len({window["label"] for window in mine.frame["auto_pass"]}) == 2
    other.quiet()
    begin = len(other.heard)
    mine.send("auto_pass", seat=mine.frame["seat"], phase=phase, yes=True)
    ticked = mine.until("frame")
    assert [window["phase"] for window in ticked["auto_pass"] if window["yes"]] == [phase]
    assert ticked["version"] == version
    seen = other.until("frame")
    assert (seen["kind"], seen["by"], seen["version"]) == ("move", mine.frame["seat"], version + 1)
    assert room.table.moves()[ply] == (mine.frame["seat"], room.game.rules.auto_pass[phase])
    assert room.moves.by[ply] == "person"
    for text in other.heard[begin:]:
        assert not any(window["yes"] for window in json.loads(text).get("auto_pass", []))
    spectator = Person(base).live(name)
    assert spectator.until("frame")["auto_pass"] == []


def test_what_is_not_ticked_any_more_is_asked(
    ann: Person, bob: Person, base: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver, "HESITATION", (0.5, 0.5))
    name, seat, lines, phase = sit(ann, bob)
    room = harness.REGISTRIES[base].rooms[name]
    ply, line = room.table.ply, lines[seat]
    other = next(known for known in room.game.rules.auto_pass if known != phase)
    for which, yes in ((other, True), (phase, True), (phase, False)):
        line.send("auto_pass", seat=line.frame["seat"], phase=which, yes=yes)
        line.until("frame")
    line.quiet(1.2)
    assert room.table.ply == ply
    for fields, code in (
        ({"seat": line.frame["seat"], "phase": "no such", "yes": True}, "malformed"),
        ({"seat": line.frame["seat"], "phase": [], "yes": True}, "malformed"),
        ({"seat": line.frame["seat"], "phase": phase, "yes": 1}, "malformed"),
        ({"seat": lines[1 - seat].frame["seat"], "phase": phase, "yes": True}, "foreign"),
    ):
        line.send("auto_pass", **fields)
        assert line.until("error")["code"] == code
    assert room.table.ply == ply


def test_what_is_ticked_outlives_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "HESITATION", (60.0, 60.0))
    with harness.running(database=harness.sqlite(tmp_path)) as base:
        people = [Person(base), Person(base)]
        name, seat, lines, phase = sit(people[0], people[1])
        lines[seat].send("auto_pass", seat=lines[seat].frame["seat"], phase=phase, yes=True)
        lines[seat].until("frame")
        for line in lines:
            line.close()
    with harness.running(database=harness.sqlite(tmp_path)) as base:
        people[seat].base = base
        with people[seat].live(name) as line:
            assert [window["phase"] for window in line.until("frame")["auto_pass"] if window["yes"]] == [phase]


def test_a_game_without_phases_shows_none(ann: Person) -> None:
    with ann.live(ann.open("me", "bot:random")["room"]) as line:
        assert line.until("frame")["auto_pass"] == []
        line.send("auto_pass", seat="ash", phase="muster", yes=True)
        assert line.until("error")["code"] == "malformed"
