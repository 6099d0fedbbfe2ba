"""Bad messages and requests: every one gets an error, none changes anything. LAPILLI_ALL=1: a hundred thousand."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import sqlite3
import threading
import time
from pathlib import Path
from typing import Any

import harness
import httpx
import pytest
from harness import Person
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

WORDS = [
    "ash",
    "basalt",
    "cinder",
    "chance",
    "",
    "lay 1",
    "keep",
    "roll 6",
    "en",
    "xx",
    "bot",
    "me",
    "steady",
    "\u0000",
    "💥" * 9,
]
FIELDS = ["seat", "text", "ply", "version", "takeback", "yes", "to", "level", "lang", "touch"]
TYPES = ["play", "undo", "takeback", "answer", "seat", "hint", "why", "switch_seat", "ready_handover", "lang", "chat"]


def anything(rng: random.Random, depth: int = 0) -> Any:
    """Some JSON value."""
    kind = rng.randrange(9 if depth < 3 else 6)
    if kind == 0:
        return rng.choice([None, True, False])
    if kind == 1:
        return rng.choice([-1, 0, 1, 2**31, -(2**63), 10**30, rng.randrange(40)])
    if kind == 2:
        return rng.choice([0.5, 1e308, -0.0])
    if kind < 6:
        return rng.choice(WORDS)
    if kind == 6:
        return [anything(rng, depth + 1) for _ in range(rng.randrange(4))]
    return {rng.choice(FIELDS + WORDS): anything(rng, depth + 1) for _ in range(rng.randrange(4))}


def bad_message(rng: random.Random) -> str | bytes:
    """A message that no table can accept: a spectator sends it, or it is none at all."""
    kind = rng.randrange(12)
    if kind == 0:
        return bytes(rng.randrange(256) for _ in range(rng.randrange(60)))
    if kind == 1:
        return "".join(
            chr(rng.choice([rng.randrange(32, 127), rng.randrange(160, 0xD000)])) for _ in range(rng.randrange(80))
        )
    if kind == 2:
        return rng.choice(["[", "{", '{"a":']) * rng.randrange(1, 900)
    if kind == 3:
        return json.dumps(anything(rng))[: rng.randrange(200)]
    if kind == 4:
        return json.dumps({"type": rng.choice(["", "Play", "frame", "sudo", "play ", "\u202eplay"]), **_fields(rng)})
    if kind == 5:
        return json.dumps({"type": "chat", "text": "x" * rng.randrange(501, 9000)})
    if kind == 6:
        return json.dumps({"type": anything(rng, 2), **_fields(rng)}).replace('"type": "', '"type": "~')
    message = {"type": rng.choice(TYPES), **_fields(rng)}
    if message["type"] == "lang" and message.get("lang") == "en":
        message["lang"] = "tlh"
    text = json.dumps(message)
    if kind == 7:  # broken somewhere
        cut = rng.randrange(len(text))
        text = text[:cut] + rng.choice(["", "\\", '"', "\ud7ff", "}", "NaN"]) + text[cut + 1 :]
        try:
            if json.loads(text).get("type") in ("ping", "full", "chance"):
                return "{"
        except (ValueError, AttributeError):
            pass
    return text


def _fields(rng: random.Random) -> dict[str, Any]:
    return {name: anything(rng, 1) for name in rng.sample(FIELDS, rng.randrange(6))}


def fingerprint(path: Path) -> str:
    """Everything the store knows."""
    with sqlite3.connect(path) as store:
        rows = [store.execute(f"SELECT * FROM {name}").fetchall() for name in ("rooms", "seats", "events", "keys")]
    return hashlib.sha256(repr(rows).encode()).hexdigest()


async def shower(base: str, room: str, cookie: str, count: int, seed: int) -> dict[str, int]:
    """Send bad messages over one socket after the other; counts the errors by code."""
    rng = random.Random(seed)
    codes: dict[str, int] = {}
    answered = 0
    url = f"{base.replace('http', 'ws', 1)}/api/tables/{room}/live"
    while answered < count:
        async with connect(url, additional_headers={"Cookie": f"lapilli={cookie}"}, max_size=None) as line:
            try:
                while answered < count:
                    batch = [bad_message(rng) for _ in range(min(25, count - answered))]
                    for message in batch:
                        await line.send(message)
                    left = len(batch)
                    while left:
                        reply = json.loads(await asyncio.wait_for(line.recv(), 20))
                        if reply["type"] == "error":
                            left -= 1
                            answered += 1
                            codes[reply["code"]] = codes.get(reply["code"], 0) + 1
                            assert reply["reason"]
                            assert reply["code"] != "bug", reply
                        else:
                            assert reply["type"] in ("frame", "presence"), reply
            except ConnectionClosed:  # too many in a row: the server hangs up, and may
                pass
    return codes


NAMES = ["..%2f..%2fetc%2fpasswd", "%00", "x" * 300, "a b", "1", "-1", "%F0%9F%92%A5", "nan", "{}"]
PATHS = [
    "/api/tables",
    "/api/tables/import",
    "/api/tables/{}",
    "/api/tables/{}/again",
    "/api/tables/{}/frame?ply={}",
    "/api/seats/{}",
    "/{}",
    "/api/tables/{}/record",
    "/api/tables/{}/dice",
    "/t/{}",
    "/r/{}",
    "/s/{}",
    "/static/{}",
    "/static/tokens/{}.css",
    "/static/styles/0/{}/nisyros.css",
    "/static/styles/0/table/{}.css",
]


async def requests(base: str, count: int, seed: int) -> dict[int, int]:
    """Bad requests; counts the answers by status."""
    rng = random.Random(seed)
    statuses: dict[int, int] = {}
    async with httpx.AsyncClient(base_url=base, timeout=20) as web:
        for _ in range(count):
            pieces = [rng.choice(NAMES)] * 2
            path = rng.choice(PATHS).format(*pieces)
            body = rng.choice(
                [b"", b"{", json.dumps(anything(rng)).encode(), json.dumps(_wish(rng)).encode(), b"\xff\xfe"]
            )
            answer = await web.request(rng.choice(["POST", "GET", "PUT", "DELETE", "PATCH"]), path, content=body)
            statuses[answer.status_code] = statuses.get(answer.status_code, 0) + 1
            assert answer.status_code < 500, (path, body, answer.text)
            if answer.status_code < 300:
                assert answer.request.method == "GET", (path, body, answer.text)
    return statuses


def _wish(rng: random.Random) -> dict[str, Any]:
    """A wish for a table with something wrong in it."""
    wish: dict[str, Any] = {"game": harness.GAME, "seats": [{"who": "me"}, {"who": "bot"}], "options": {}}
    wish[rng.choice(["game", "seats", "box", "dice", "nonsense"])] = rng.choice(
        [7, "poker", [], [{"who": "x"}], "[", {}]
    )
    wish["options"] = {rng.choice(WORDS): 1}
    return wish


def test_bad_messages_and_requests_change_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    count = harness.scaled(2_000, 100_000)
    with harness.running(database=harness.sqlite(tmp_path)) as base:
        ann, spectator = Person(base), Person(base)
        room = ann.open("me", "link")["room"]
        other = spectator.open("me", "bot:random")["room"]
        with spectator.live(other) as line:
            line.until(lambda m: m.get("by") == "basalt")  # the bot has done what it had to
            before = fingerprint(tmp_path / "tables.sqlite3")
            begin = time.monotonic()

            async def all_at_once() -> list[Any]:
                bad = [shower(base, room, spectator.cookie, count // 5, seed) for seed in range(4)]
                return await asyncio.gather(*bad, requests(base, count - 4 * (count // 5), 4))

            *codes, statuses = asyncio.run(all_at_once())
            spent = time.monotonic() - begin
            assert fingerprint(tmp_path / "tables.sqlite3") == before
            line.play()  # and play goes on
            assert line.until("frame")["by"] == "ash"
    total: dict[str, int] = {}
    for part in codes:
        for code, number in part.items():
            total[code] = total.get(code, 0) + number
    assert sum(total.values()) == 4 * (count // 5)
    with capsys.disabled():
        print(f"\n{count} bad messages and requests in {spent:.0f} s: {total}; HTTP {statuses}")


def test_a_slow_reader_and_a_flood_do_not_slow_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lapilli.server.live.SEND_TIMEOUT_SECONDS", 1.0)
    monkeypatch.setattr("lapilli.server.serve.GRACE", 1)  # who does not read does not hear that it stops either
    with harness.running(database=harness.sqlite(tmp_path), rate=1.0) as base:
        ann, bob, eve, mallory = (Person(base) for _ in range(4))
        table = ann.open("me", "link")
        bob.sit(table["links"][0]["url"])
        noise = eve.open("me", "bot:random")["room"]

        async def slow(person: Person, room: str) -> None:
            """Asks for picture after picture and reads none."""
            url = f"{base.replace('http', 'ws', 1)}/api/tables/{room}/live"
            headers = {"Cookie": f"lapilli={person.cookie}"}
            try:
                async with connect(
                    url, additional_headers=headers, max_queue=1, compression=None, close_timeout=0
                ) as line:
                    while not calm.is_set():
                        for _ in range(50):
                            await line.send('{"type": "full"}')
                        await asyncio.sleep(0.01)
            except ConnectionClosed:
                pass

        async def flood(person: Person, room: str) -> None:
            url = f"{base.replace('http', 'ws', 1)}/api/tables/{room}/live"
            try:
                headers = {"Cookie": f"lapilli={person.cookie}"}
                async with connect(url, additional_headers=headers, close_timeout=0) as line:
                    reading = asyncio.create_task(_drain(line))
                    while not calm.is_set():
                        for _ in range(50):
                            await line.send('{"type": "chat", "text": 1}')
                        await asyncio.sleep(0.01)
                    reading.cancel()
            except ConnectionClosed:
                pass

        async def trouble() -> None:
            mallory.web.get("/")
            both = [asyncio.create_task(slow(mallory, table["room"])), asyncio.create_task(flood(eve, noise))]
            raging.set()
            while not calm.is_set():
                await asyncio.sleep(0.05)
            for one in both:
                one.cancel()

        raging, calm = threading.Event(), threading.Event()
        with ann.live(table["room"]) as one, bob.live(table["room"]) as two:
            one.until("frame"), two.until("frame")

            def talk(words: str, pause: float) -> list[float]:
                waits = []
                for number in range(9):
                    begin = time.perf_counter()
                    one.send("chat", text=f"{words} {number}")
                    two.until(lambda m: m.get("text") == f"{words} {number}")  # noqa: B023
                    waits.append(time.perf_counter() - begin)
                    time.sleep(pause)
                return sorted(waits)

            before = talk("quiet", 0)
            worker = threading.Thread(target=lambda: asyncio.run(trouble()))
            worker.start()
            raging.wait()
            waits = talk("calm", 0.2)
            calm.set()
            worker.join()
        assert waits[4] < 0.5 + 5 * before[4], (before, waits)  # a busy machine is slow before as well
        assert waits[-1] < 5, waits


async def _drain(line: Any) -> None:
    async for _ in line:
        pass
