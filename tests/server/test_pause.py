"""A table without people pauses: bots play for nobody, its list says so, and it goes on when somebody comes back."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import harness
import pytest
from harness import Person, running, sqlite
from test_admin import _sweep, using

from lapilli.server.rooms import seats, time_forfeit
from lapilli.server.rooms.room import Room
from lapilli.server.storage import admin_queries, schema
from lapilli.server.storage.store import Store
from lapilli.server.wire.errors import RequestError

TEN = {"minutes": 10, "bonus": 0}


@pytest.fixture
def hours(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Hours that have passed, as the clocks of tables see it."""
    passed = [0.0]
    monkeypatch.setattr(time_forfeit, "time", SimpleNamespace(time=lambda: time.time() + 3600 * passed[0]))
    return passed


def abandoned(ann: Person, bob: Person, hours: list[float]) -> str:
    """A table with a clock that both have left; its room, when the time of both is up and the bots have stopped."""
    table = ann.open("me", "link", clock=TEN)
    bob.sit(table["links"][0]["url"])
    name = str(table["room"])
    hours[0] = 1
    registry = harness.REGISTRIES[ann.base]
    del registry.rooms[name]  # read from the store, it sets its alarm
    until(ann, name, lambda told: all(seat["who"] == "bot" for seat in told["seats"]))
    hours[0] = 0
    at_rest(registry.rooms[name])
    return name


def until(person: Person, room: str, wanted: Any) -> harness.Message:
    """What is told of a table, once it is as wanted."""
    end = time.monotonic() + harness.PATIENCE
    while True:
        found: harness.Message = person.web.get(f"/api/tables/{room}").json()
        if wanted(found):
            return found
        assert time.monotonic() < end, found
        time.sleep(0.02)


def at_rest(room: Room) -> int:
    """The ply at which the bots of a room have stopped."""
    end = time.monotonic() + harness.PATIENCE
    while room.live.driver is None or not room.live.driver.done():
        assert time.monotonic() < end, "they play on"
        time.sleep(0.02)
    return room.table.ply


def test_bots_do_not_play_on_where_the_time_of_all_is_up_and_nobody_is_there(
    ann: Person, bob: Person, base: str, hours: list[float]
) -> None:
    """A stranger who looks on does not move it; the list says that it pauses."""
    name = abandoned(ann, bob, hours)
    room = harness.REGISTRIES[base].rooms[name]
    ply = room.table.ply
    assert not room.over
    listed = {table["room"]: table for table in ann.web.get("/api/tables").json()["tables"]}
    assert listed[name]["paused"]
    before = room.live.driver
    with harness.Person(base).live(name) as line:
        assert line.until("frame")["paused"]
        while room.live.driver is before:  # somebody has come: the bots are looked after
            time.sleep(0.01)
        assert at_rest(room) == ply
        assert line.frame["ply"] == ply


def test_who_comes_back_to_a_paused_table_has_the_seat_and_the_time_anew(tmp_path: Path, hours: list[float]) -> None:
    """After a restart too; anyone who comes later finds a bot on the seat, because somebody plays now."""
    with running(database=sqlite(tmp_path)) as base:
        ann, bob = Person(base), Person(base)
        name = abandoned(ann, bob, hours)
        ply = harness.REGISTRIES[base].rooms[name].table.ply
    with running(database=sqlite(tmp_path), port=int(base.rsplit(":", 1)[1])):
        assert ann.web.get(f"/api/tables/{name}").json()["paused"]
        with ann.live(name) as mine, bob.live(name) as yours:
            mine.until(lambda m: m["type"] == "frame" and m["you"] == ["ash"])
            assert not mine.frame["paused"]
            assert mine.frame["ply"] == ply
            assert mine.frame["clock"]["ash"] > 500
            yours.send("seat", seat="basalt", to="me")
            assert yours.until("error")["code"] == "time"
            mine.play()
            mine.until(lambda m: m.get("by") == "basalt")
            assert not ann.web.get(f"/api/tables/{name}").json()["paused"]


def test_where_nobody_else_plays_a_seat_is_taken_back_though_its_time_is_up(
    ann: Person, bob: Person, base: str, hours: list[float]
) -> None:
    """So too by somebody who was there when it was up."""
    room = harness.REGISTRIES[base].rooms[abandoned(ann, bob, hours)]
    [event] = seats.change(room.holders[0].person or "", "ash", "me", None)(room).events
    assert (event.payload["who"], event.payload["restart_clock"]) == ("person", True)
    room.holders[1] = replace(room.holders[1], who="person")
    with pytest.raises(RequestError, match="time"):
        seats.change(room.holders[0].person or "", "ash", "me", None)(room)


def test_a_paused_table_is_put_away_by_the_hosts_rule(tmp_path: Path, hours: list[float]) -> None:
    url, folder = sqlite(tmp_path), tmp_path / "archive"
    with running(database=url, expire_days=1.0, archive=str(folder)) as base:
        ann, bob = Person(base), Person(base)
        name = abandoned(ann, bob, hours)

        async def age(store: Store) -> None:
            from sqlalchemy import update

            here, old = schema.rooms.c.id == name, time.time() - 2 * admin_queries.DAY
            await store.do(lambda c: c.execute(update(schema.rooms).where(here).values(updated=old)))

        using(url, age)
        asyncio.run(_sweep(harness.REGISTRIES[base], url))
        assert ann.web.get(f"/api/tables/{name}").status_code == 404
        assert (folder / f"{name}.jsonl.gz").exists()
