"""The host and the store of the page edition in plain Python: as the worker uses them, with a storage in memory."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest

from lapilli.server.storage.entries import Event
from lapilli.server.storage.room_store import Conflict
from lapilli.site import thinker
from lapilli.site.host import Host, start
from lapilli.site.store import BrowserStore


class Memory:
    """A storage as browserStore.js has it without IndexedDB; `problem` is what the browser refuses with."""

    kept = False

    def __init__(self) -> None:
        self.all: dict[str, dict[str, Any]] = {}
        self.keys: dict[str, str] = {}
        self.told: list[str] = []
        self.problem: Exception | None = None

    def _check(self) -> None:
        if self.problem:
            raise self.problem

    async def create(self, room: str, data: str, events: str) -> None:
        self._check()
        self.all[room] = {**json.loads(data), "events": json.loads(events)}

    async def append(self, room: str, after: int, changed: str, events: str) -> bool:
        self._check()
        found = self.all[room]
        if found["setup"]["version"] != after:
            return False
        found["setup"].update(json.loads(changed)["setup"])
        await self.changeHolders(room, json.dumps(json.loads(changed)["holders"]))
        found["events"] += json.loads(events)
        return True

    async def changeHolders(self, room: str, holders: str) -> None:
        for holder in json.loads(holders):
            self.all[room]["holders"][holder["seat"]].update(holder)

    async def load(self, room: str, after: int) -> str:
        if room not in self.all:
            return ""
        found = self.all[room]
        return json.dumps({**found, "events": [json.loads(text) for n, text in found["events"] if n > after]})

    async def rooms(self, limit: int) -> str:
        return json.dumps(list(self.all)[:limit])

    async def get(self, key: str) -> str:
        return self.keys.get(key, "")

    async def put(self, key: str, text: str) -> None:
        self.keys[key] = text

    def tell(self, news: str) -> None:
        self.told.append(news)

    def listen(self, heard: Callable[[str], None]) -> None: ...


class Bytes:
    """Bytes that JavaScript would hold."""

    def __init__(self, content: bytes) -> None:
        self.content = content

    def to_bytes(self) -> bytes:
        return self.content


class Here:
    """The second worker, in this process."""

    async def work(self, payload: bytes) -> Bytes:
        return Bytes(thinker.work(Bytes(payload)))

    def stop(self) -> None: ...


class Port:
    """The page's end of a line."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []

    def postMessage(self, message: str) -> None:
        self.sent.append(json.loads(message))

    def close(self) -> None: ...


def with_host(work: Callable[[Host, Memory], Any]) -> None:
    async def run() -> None:
        memory = Memory()
        host = await start(memory, Here(), "https://example.org/lapilli/", "{}")
        try:
            await work(host, memory)
        finally:
            await host.running.aclose()

    asyncio.run(run())


async def ask(host: Host, method: str, address: str, body: object = None) -> tuple[int, Any]:
    found = await host.request(method, address, "" if body is None else json.dumps(body), "en")
    return found.status, json.loads(found.text) if found.media == "application/json" else found.text


TABLE = {"game": "eruption", "seats": [{"who": "me"}, {"who": "bot", "level": "casual"}]}


def test_a_table_is_opened_played_and_listed() -> None:
    async def work(host: Host, memory: Memory) -> None:
        status, table = await ask(host, "POST", "/api/tables", TABLE)
        assert status == 200
        assert table["url"] == f"/t/{table['room']}?game=eruption"
        port = Port()
        line = host.open(f"/api/tables/{table['room']}/live?version=0&lang=en&parts=0", port)
        frame = await _frame(port, lambda one: one["menu"])
        mine = frame["you"][0]
        line.hear(json.dumps({"type": "play", "seat": mine, "text": frame["menu"][0]["text"], "ply": frame["ply"]}))
        later = await _frame(port, lambda one: one["ply"] > frame["ply"])
        assert later["kind"] in ("move", "full")
        stored = memory.all[table["room"]]
        assert stored["setup"]["ply"] >= later["ply"]  # before anybody was told
        line.hear(None)
        listed = (await ask(host, "GET", "/api/tables"))[1]["tables"]
        assert [one["room"] for one in listed] == [table["room"]]

    with_host(work)


async def _frame(port: Port, wanted: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    for _ in range(600):
        for message in port.sent:
            if message["type"] == "frame" and wanted(message):
                return message
        await asyncio.sleep(0.05)
    raise AssertionError(port.sent[-1:])


def test_a_refused_store_changes_nothing_and_is_told_in_words() -> None:
    async def work(host: Host, memory: Memory) -> None:
        memory.problem = RuntimeError("QuotaExceededError: no space")
        status, told = await ask(host, "POST", "/api/tables", TABLE)
        assert (status, told["error"]["code"]) == (507, "quota")
        assert "no space left" in told["error"]["reason"]
        memory.problem = RuntimeError("InvalidStateError")
        assert (await ask(host, "POST", "/api/tables", TABLE))[1]["error"]["code"] == "storage"
        assert memory.all == {}

    with_host(work)


@pytest.mark.parametrize(
    ("method", "address", "body", "code"),
    [
        ("GET", "/api/tables/nowhere", None, "gone"),
        ("GET", "/api/elsewhere", None, "gone"),
        ("POST", "/api/tables", {"game": "eruption", "seats": [], "extra": 1}, "malformed"),
        ("POST", "/api/tables", {"game": "chess", "seats": [{"who": "me"}]}, "option"),
        ("POST", "/api/tables/import", {"record": "no record"}, "record"),
        ("POST", "/api/tables/import", {"record": "x" * 1_000_001}, "large"),
        ("POST", "/api/practice", {"game": "eruption", "position": {"a": 1}}, "position"),
    ],
)
def test_what_cannot_be_is_refused_as_on_a_server(method: str, address: str, body: object, code: str) -> None:
    async def work(host: Host, memory: Memory) -> None:
        status, told = await ask(host, method, address, body)
        assert status >= 400
        assert told["error"]["code"] == code
        assert memory.all == {}

    with_host(work)


def test_a_lost_race_between_two_tabs_is_a_conflict() -> None:
    async def work(host: Host, memory: Memory) -> None:
        _, table = await ask(host, "POST", "/api/tables", TABLE)
        version = memory.all[table["room"]]["setup"]["version"]
        store = BrowserStore(memory)
        news = [Event("chat", {"seat": 0, "from": "", "text": "one"})]
        await store.append(table["room"], version, news, ply=0, over=False, tell=["all"])
        assert memory.told[-1] == table["room"]
        with pytest.raises(Conflict):
            await store.append(table["room"], version, news, ply=0, over=False)
        found = await store.load(table["room"], version)
        assert found is not None
        assert [event.payload["text"] for event in found[2]] == ["one"]

    with_host(work)


def test_an_unknown_person_and_links_of_servers_are_nobody_here() -> None:
    async def work(host: Host, memory: Memory) -> None:
        store = BrowserStore(memory)
        assert await store.person(phrase="x") is None
        assert await store.seat_of_link("x") is None
        assert await store.listed() == []

    with_host(work)
