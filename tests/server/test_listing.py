"""The list of open tables, live: anyone who watches it is told when a table comes, fills or goes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import harness
import pytest
from harness import Person, running, sqlite
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from lapilli.server import open_tables
from lapilli.server.storage.store import Store


@pytest.fixture(autouse=True)
def brisk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_tables, "LOOK", 0.05)


@contextmanager
def watching(person: Person, **headers: str) -> Iterator[ClientConnection]:
    cookie = {"Cookie": f"lapilli={person.cookie}"} if person.cookie else {}
    url = f"{person.base.replace('http', 'ws', 1)}/api/open/live"
    with connect(url, additional_headers={**cookie, **headers}, open_timeout=harness.PATIENCE) as line:
        yield line


def told(line: ClientConnection) -> dict[str, int]:
    """Rooms and their free seats, as they are told next."""
    sent = json.loads(line.recv(timeout=harness.PATIENCE))
    return {table["room"]: table["free"] for table in sent["tables"]}


def test_who_watches_the_list_hears_of_tables_that_come_fill_and_go(tmp_path: Path) -> None:
    """What one opened oneself is not in it, nor what is not listed; it is the list of `GET /api/open`."""
    with running(database=sqlite(tmp_path)) as base:
        ann, bob, carl = Person(base), Person(base), Person(base)
        ann.web.get("/")
        with watching(bob) as line, watching(ann) as mine:
            assert told(line) == told(mine) == {}
            ann.open("me", "link")
            room = ann.open("me", "link", "link", listed=True)["room"]
            assert told(line) == {room: 2}
            assert [table["room"] for table in bob.web.get("/api/open").json()["tables"]] == [room]
            carl.web.post(f"/api/tables/{room}/join", json={})
            assert told(line) == {room: 1}
            with watching(Person(base)) as late:
                assert told(late) == {room: 1}
            Person(base).web.post(f"/api/tables/{room}/join", json={})
            assert told(line) == {}
            other = carl.open("me", "link", listed=True)["room"]
            assert told(mine) == {other: 1}, "it was told nothing of its own table before"


def test_the_store_is_looked_at_once_for_all_and_not_at_all_for_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = 0
    look = Store.listed

    async def counted(self: Store, limit: int = 30) -> list[str]:
        nonlocal looks
        looks += 1
        return await look(self, limit)

    monkeypatch.setattr(Store, "listed", counted)
    monkeypatch.setattr(open_tables, "LOOK", 3600.0)
    with running(database=sqlite(tmp_path)) as base:
        bob = Person(base)
        bob.web.get("/")
        assert looks == 0
        with watching(bob) as one, watching(bob) as two, watching(Person(base)) as three:
            assert told(one) == told(two) == told(three) == {}
            assert looks == 1


@pytest.mark.parametrize(
    ("headers", "code", "closing"), [({}, "full", 1013), ({"Origin": "https://elsewhere.example"}, "origin", 4403)]
)
def test_too_many_watchers_and_other_sites_are_refused(
    headers: dict[str, str], code: str, closing: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a server of its own: anyone who watched before may still be counted for a moment."""
    monkeypatch.setattr(open_tables, "WATCHERS", 1)
    with running(database=sqlite(tmp_path)) as base, watching(Person(base)) as first:
        told(first)
        with watching(Person(base), **headers) as second:
            assert json.loads(second.recv(timeout=harness.PATIENCE))["code"] == code
            with pytest.raises(ConnectionClosed):
                second.recv(timeout=harness.PATIENCE)
            assert second.close_code == closing


def test_who_talks_to_the_list_is_not_listened_to(base: str) -> None:
    with watching(Person(base)) as line:
        told(line)
        line.send("x" * 1000)
        with pytest.raises(ConnectionClosed):
            line.recv(timeout=harness.PATIENCE)
