"""A server stays available: no bomb, no freeze, no silence."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import re
import socket
import sqlite3
import time
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import Any

import harness
import httpx
import pytest
from harness import Person
from sqlalchemy.exc import DBAPIError
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

import lapilli
from lapilli.core.errors import BoxError
from lapilli.core.registry import list_games
from lapilli.core.search_result import SearchResult
from lapilli.draw.ground import LAID
from lapilli.server import housekeeping, memory
from lapilli.server.bots import driver, pool
from lapilli.server.fair_queue import FairQueue
from lapilli.server.limits import RATES, Limits, Rate, network
from lapilli.server.rooms import boxes
from lapilli.server.settings import Settings
from lapilli.server.storage import store
from lapilli.server.storage.entries import Event
from lapilli.server.storage.faults import TRANSIENT_ERRORS
from lapilli.server.storage.lock import Taken, held
from lapilli.server.storage.store import Store
from lapilli.server.web import assets
from lapilli.server.web.protocol import HEAD_BYTES, ConnectionLimits
from lapilli.server.web.proxy_headers import Proxies
from lapilli.server.workers import Workers

ROOT = Path(__file__).parents[2]


# -- 1: bombs -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "bomb",
    [
        ".".join("a" * 16_000) + " = 1",
        "x = { " + ".".join("ab" * 600) + " = 1 }",
        '"' + '"."'.join("a" * 900) + '" = 1',
        "[" + " . ".join("a" * 900) + "]",
        "x = " + "[" * 900 + "]" * 900,
        "\n".join(["x = ["] + ["["] * 50),
        "x = " + "{a=" * 90 + "1" + "}" * 90,
        "x = '" + "y" * 5000 + "'",
    ],
)
def test_a_box_that_is_a_bomb_is_refused_in_words_before_it_is_parsed(ann: Person, bomb: str) -> None:
    began = time.process_time()
    with pytest.raises(BoxError):
        boxes.look_over(bomb)
    assert time.process_time() - began < 0.5
    for path, wish in (
        ("/api/tables", {"game": harness.GAME, "seats": [{"who": "me"}, {"who": "bot"}]}),
        ("/api/tables/import", {"record": "game pumice 1\n"}),
    ):
        answer = ann.web.post(path, json={**wish, "box": bomb})
        assert (answer.status_code, answer.json()["error"]["code"]) == (422, "box")


def test_the_boxes_of_all_games_are_no_bombs() -> None:
    found = [*ROOT.glob("src/lapilli/games/*/*.toml"), *ROOT.glob("examples/**/box.toml")]
    assert len(found) >= len(list_games())
    for box in found:
        boxes.look_over(box.read_text())


def test_a_worker_that_does_not_end_or_takes_too_much_is_ended_and_the_next_one_works() -> None:
    async def ask() -> None:
        workers = Workers(1, 300)
        with pytest.raises(TimeoutError):
            await workers.run(0.5, time.sleep, 60)
        with pytest.raises(MemoryError):
            await workers.run(30, bytes, 2_000_000_000)
        assert await workers.run(30, len, "four") == 4
        workers.stop()

    asyncio.run(ask())


# -- 2: names that nobody has --------------------------------------------------------------------------------------


def test_rooms_that_do_not_exist_leave_nothing_in_memory(base: str) -> None:
    with httpx.Client(base_url=base, timeout=60) as web:
        for number in range(30):
            assert web.get(f"/api/tables/nowhere{number}").status_code == 404
    assert harness.REGISTRIES[base]._opening == {}


# -- 3: half a request ---------------------------------------------------------------------------------------------


@contextlib.contextmanager
def door(monkeypatch: pytest.MonkeyPatch, folder: Path, **keeper: Any) -> Any:
    monkeypatch.setattr("lapilli.server.serve.ConnectionLimits", lambda proxies: ConnectionLimits(proxies, **keeper))
    with harness.running(database=harness.sqlite(folder)) as base:
        yield base, ("127.0.0.1", int(base.rsplit(":", 1)[1]))


def closed(line: socket.socket) -> bool:
    line.settimeout(20)
    try:
        return line.recv(1) == b""
    except ConnectionError:
        return True
    except TimeoutError:
        return False


def test_a_request_must_arrive_in_time(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with door(monkeypatch, tmp_path, seconds=0.5) as (base, where):
        silent, half, body = (socket.create_connection(where) for _ in range(3))
        half.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
        body.sendall(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 50\r\n\r\n{")
        for line in (silent, half, body):
            assert b"200 OK" not in answered(line)
            assert closed(line)
        person = Person(base)
        with person.live(person.open("me", "link")["room"]) as live:
            live.until("frame")
            time.sleep(0.8)  # a socket of a table is no unfinished request
            live.send("ping")
            live.until("pong")


def answered(line: socket.socket) -> bytes:
    """All that comes until the line is closed."""
    answer = b""
    with contextlib.suppress(ConnectionError, TimeoutError):
        line.settimeout(20)
        while part := line.recv(4096):
            answer += part
    return answer


def test_a_head_without_end_is_not_read_to_its_end(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """By its size, long before its time is up."""
    with door(monkeypatch, tmp_path, seconds=600.0) as (_, where):
        long = socket.create_connection(where)
        with contextlib.suppress(ConnectionError):
            long.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Long: " + b"x" * (HEAD_BYTES + 70_000))
        assert b"200 OK" not in answered(long)
        assert closed(long)


@pytest.mark.parametrize("implementation", [H11Protocol, HttpToolsProtocol])
@pytest.mark.parametrize("pieces", [1, 40])
@pytest.mark.parametrize(
    ("path", "header", "status"),
    [
        (60_000, 10, 414),
        (10, 80_000, 431),
        (20_000, 20_000, 431),
        (10, HEAD_BYTES - 200, 200),
    ],
)
def test_a_head_beyond_the_limit_is_refused_in_words(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    implementation: type,
    pieces: int,
    path: int,
    header: int,
    status: int,
) -> None:
    """Also where all of it comes at once, which both parsers would take."""
    monkeypatch.setattr("lapilli.server.web.protocol.AutoHTTPProtocol", implementation)
    head = f"GET /health/live?{'p' * path} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Long: {'x' * header}\r\n"
    request = f"{head}Connection: close\r\n\r\n".encode()
    with door(monkeypatch, tmp_path, seconds=600.0) as (_, where), socket.create_connection(where) as line:
        step = len(request) // pieces + 1
        for first in range(0, len(request), step):
            line.sendall(request[first : first + step])
        assert answered(line).split(b"\r\n")[0].startswith(f"HTTP/1.1 {status} ".encode())


def test_an_address_has_so_many_connections_at_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with door(monkeypatch, tmp_path, seconds=60.0, per_address=5) as (base, where):
        lines = [socket.create_connection(where) for _ in range(5)]
        assert closed(socket.create_connection(where))
        lines.pop().close()
        time.sleep(0.3)
        assert httpx.get(base + "/health/live", timeout=20).status_code == 200


@pytest.mark.parametrize(
    ("proxies", "address", "trusted"),
    [
        ("", "10.0.0.7", False),
        ("127.0.0.1", "10.0.0.7", False),
        ("127.0.0.1, 10.0.0.7", "10.0.0.7", True),
        ("10.0.0.0/8", "10.0.0.7", True),
        ("10.0.0.0/8", "11.0.0.7", False),
        ("*", "10.0.0.7", True),  # as in the composition, where nobody else can reach a process
        ("10.0.0.0/8", "", False),
    ],
)
def test_a_proxy_is_not_one_address_with_too_many_connections(proxies: str, address: str, trusted: bool) -> None:
    assert (address in Proxies(proxies)) is trusted


# -- 4: a school behind one router ----------------------------------------------------------------------------------


def test_files_of_pages_are_named_by_content_kept_for_good_compressed_and_not_counted(tmp_path: Path) -> None:
    with (
        harness.running(database=harness.sqlite(tmp_path), rate=0.02) as base,
        httpx.Client(base_url=base, timeout=60) as web,
    ):
        page = web.get("/").text  # the only requests that this address has are spent
        assert [web.get("/").status_code for _ in range(6)][-1] == 429
        links = set(re.findall(r'(?:href|src)="(/static/[^"]+\.(?:js|css|svg))"', page))
        assert len(links) == 2  # styles and scripts: the rest is in the page
        for link in links:
            answer = web.get(link)
            assert answer.status_code == 200, link
            assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
            assert len(answer.content) < 500 or answer.headers["content-encoding"] == "gzip"
        script = next(link for link in links if link.endswith("page/home.js"))
        assert assets.version() in script
        old = script.replace(assets.version(), "0" * 16)
        assert web.get(old).headers["cache-control"] == "no-cache", "a page of yesterday"
        assert web.get("/static/home.js").headers["cache-control"] == "no-cache"
        assert web.get(script.replace("page/home.js", "../settings.py")).status_code == 404
        assert web.get(script.replace("page/home.js", "%2e%2e/settings.py")).status_code == 404


def test_grounds_of_boards_are_kept_for_good_and_not_counted(tmp_path: Path) -> None:
    list_games()["nisyros"].presentation.board(
        lapilli.new("nisyros").view(None), "en"
    )  # which knows its grounds from then on
    ground = LAID["nisyros/island"]
    with (
        harness.running(database=harness.sqlite(tmp_path), rate=0.02) as base,
        httpx.Client(base_url=base, timeout=60) as web,
    ):
        assert [web.get("/").status_code for _ in range(7)][-1] == 429
        picture = web.get(ground.address("dark"))
        assert picture.content == ground.bytes("dark")
        assert picture.headers["content-type"] == "image/webp"
        assert picture.headers["cache-control"] == "public, max-age=31536000, immutable"
        old = "/static/ground/nisyros/island.dark.000000000000.webp"
        assert web.get(old).headers["cache-control"] == "no-cache", "a page of yesterday"
        assert web.get(old.replace("island", "nothing")).status_code == 404


# -- 5, 8: the store is away -----------------------------------------------------------------------------------------


@contextlib.contextmanager
def locked(folder: Path) -> Any:
    """Somebody else writes into the file and does not come to an end."""
    other = sqlite3.connect(folder / "tables.sqlite3", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


def test_a_store_that_is_away_is_told_and_bots_go_on_when_it_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert store.LOCKED <= 3  # seconds; nobody should sit through more, and this test neither through so many
    monkeypatch.setattr(store, "LOCKED", 0.3)
    monkeypatch.setattr(driver, "BACK_OFF", (0.2, 0.5))
    with harness.running(database=harness.sqlite(tmp_path), bot_pause=0.4) as base:
        ann = Person(base)
        room = ann.open("me", "bot:steady")["room"]
        with ann.live(room) as line:
            line.until("frame")
            with locked(tmp_path):
                began = time.monotonic()
                line.play(id="mine")
                codes = {line.until("error")["code"], line.until("error")["code"]}
                assert codes <= {"away", "stalled"}
                assert time.monotonic() - began < 20
                health = httpx.get(base + "/health", timeout=20)
                assert (health.status_code, health.json()) == (503, {"status": "away"})
                assert httpx.get(base + "/health/live", timeout=20).status_code == 200
                opened = ann.web.post(
                    "/api/tables", json={"game": harness.GAME, "seats": [{"who": "me"}, {"who": "bot"}]}
                )
                assert (opened.status_code, opened.json()["error"]["code"]) == (503, "away")
            line.until(lambda m: m.get("by") == "basalt")
            assert httpx.get(base + "/health", timeout=20).status_code == 200


# -- 6, 7: sent again, and lost races ---------------------------------------------------------------------------------


@pytest.mark.parametrize("fault", TRANSIENT_ERRORS)
def test_no_fault_of_the_database_is_told_as_a_bug(ann: harness.Person, base: str, fault: type[Exception]) -> None:
    """Nor that all its connections are taken, as under load."""

    def fails(work: object) -> object:
        raise fault("SELECT 1", {}, Exception("gone")) if issubclass(fault, DBAPIError) else fault("taken")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(harness.REGISTRIES[base].store, "_transact", fails)
        answer = ann.web.post("/api/tables", json={"game": harness.GAME, "seats": [{"who": "me"}, {"who": "me"}]})
        assert (answer.status_code, answer.json()["error"]["code"]) == (503, "away")


def test_what_is_stored_is_found_by_its_id_whatever_the_seat_is_called_now(ann: Person, bob: Person) -> None:
    """Nisyros' seats are named by the villages that are chosen."""
    table = ann.open("me", "link", game="nisyros", options={"villages": "free"})
    bob.sit(table["links"][0]["url"])
    with ann.live(table["room"]) as one, bob.live(table["room"]) as two:
        one.until("frame"), two.until("frame")
        mover = one if one.frame["asks"] else two
        wish = {"seat": mover.frame["asks"], "text": mover.frame["menu"][0]["text"], "ply": mover.frame["ply"]}
        mover.send("play", **wish, id="village")
        version = mover.until("played")["version"]
        mover.until(lambda m: m["type"] == "frame" and wish["seat"] not in [seat["name"] for seat in m["seats"]])
        mover.send("play", **wish, id="village")
        assert mover.until(lambda m: m["type"] in ("played", "error")) == {
            "type": "played",
            "id": "village",
            "version": version,
        }


def test_what_was_stored_elsewhere_is_told_also_where_the_race_ends_in_a_refusal(tmp_path: Path) -> None:
    with harness.running(database=harness.sqlite(tmp_path)) as base:
        ann, bob = Person(base), Person(base)
        table = ann.open("me", "link")
        room = table["room"]
        bob.sit(table["links"][0]["url"])
        with ann.live(room) as one, bob.live(room) as two:
            one.until("frame"), two.until("frame")
            version, ply = one.frame["version"], one.frame["ply"]
            text = one.frame["menu"][0]["text"]

            async def elsewhere() -> None:
                other = await Store.open(harness.sqlite(tmp_path))
                move = {"ply": ply, "seat": 0, "text": text, "by": "person"}
                await other.append(room, version, [Event("move", move)], ply=ply + 1, over=False)
                await other.close()

            asyncio.run(elsewhere())
            one.play(text)  # the seat has acted already, at another process
            assert one.until("error")["code"] == "stale"
            assert two.until("frame")["version"] == version + 1


# -- 9: one person's bots ----------------------------------------------------------------------------------------------


def test_the_bots_of_one_host_take_turns_and_share_a_quota() -> None:
    async def turns() -> list[str]:
        order: list[str] = []
        line = driver.KeyedLocks()

        async def bot(host: str, number: int) -> None:
            async with line.of(host):
                order.append(f"{host}{number} begins")
                await asyncio.sleep(0.02)
                order.append(f"{host}{number} ends")

        await asyncio.gather(*(bot("a", number) for number in range(3)), bot("b", 0))
        assert not line._locks
        return order

    order = asyncio.run(turns())
    mine = [what for what in order if what.startswith("a")]
    assert mine == [f"a{number} {what}" for number in range(3) for what in ("begins", "ends")]
    assert order.index("b0 begins") < order.index("a0 ends"), "others do not wait"
    limits = Limits()
    assert 20 < sum(limits.allow("bot", "host", 0.0) for _ in range(500)) < 100


@pytest.mark.parametrize(
    ("address", "same"),
    [
        ("192.0.2.7", "192.0.2.0/24"),
        ("2001:db8:1:2ff::/64", "2001:db8:1:200::/56"),
        ("10.0.0.0/8", "10.0.0.0/8"),
        ("testclient", "testclient"),
    ],
)
def test_a_network_is_what_one_customer_has(address: str, same: str) -> None:
    assert network(address) == same


@pytest.mark.parametrize("purpose", ["bot", "think", "win_probability"])
def test_new_cookies_and_new_addresses_of_a_network_do_not_give_more(purpose: str) -> None:
    limits, burst = Limits(), int(RATES[purpose].burst)
    people = (f"person {number}" for number in range(100_000))
    assert sum(limits.allow_shared(purpose, "ann", "192.0.2.1", 0.0) for _ in range(500)) == burst
    assert sum(limits.allow_shared(purpose, next(people), "192.0.2.1", 0.0) for _ in range(500)) == burst
    neighbours = [f"192.0.2.{number}" for number in range(2, 200)]
    assert sum(limits.allow_shared(purpose, next(people), one, 0.0) for one in neighbours * 5) == 2 * burst
    assert limits.allow_shared(purpose, "bob", "198.51.100.1", 0.0), "others are as free as before"
    assert sum(limits.allow_shared(purpose, "bob", "198.51.100.1", 0.0) for _ in range(500)) == burst - 1
    left = {name: bucket for name, bucket in limits._buckets.items() if "198.51.100" in name[1]}
    assert not limits.allow_shared(purpose, "bob", "198.51.100.1", 0.0)
    assert {name: limits._buckets[name] for name in left} == left, "a refusal takes nothing from the neighbours"


def test_hints_and_chances_count_for_the_address_whatever_the_cookie(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for purpose in ("think", "win_probability"):  # what is spent does not come back while the test runs
        monkeypatch.setitem(RATES, purpose, Rate(3, 0))
    with harness.running(database=harness.sqlite(tmp_path), proxies="127.0.0.1", rate=1) as base:

        def refused(address: str) -> bool:
            """Does a new person of this address get neither hint nor chance?"""
            person = Person(base, **{"X-Forwarded-For": address})
            answer = person.web.post(
                "/api/tables", json={"game": harness.GAME, "seats": [{"who": "me"}, {"who": "link"}]}
            )
            room = answer.json()["room"]
            codes = []
            with harness.Line(person, room, forwarded=address) as line:
                line.until("frame")
                for wish in ("hint", "win_probability"):
                    line.send(wish, **({"seat": line.frame["asks"]} if wish == "hint" else {}))
                    codes.append(line.until(lambda m: m["type"] in ("hint", "win_probability", "error")).get("code"))
            return codes == ["rate", "rate"]

        assert [refused("192.0.2.1") for _ in range(7)] == [False] * 6 + [True]
        assert not refused("198.51.100.1")


def test_workers_serve_networks_and_addresses_in_turn() -> None:
    async def serve() -> list[str]:
        queue, served = FairQueue(1), list[str]()
        await queue.enter("192.0.2.1")

        async def ask(name: str, address: str) -> None:
            await queue.enter(address)
            served.append(name)
            queue.leave()

        asked = [(f"a{number}", "192.0.2.1") for number in range(20)]
        asked += [(f"b{number}", f"192.0.2.{number + 2}") for number in range(3)]  # the same network
        asked += [("bob", "198.51.100.1")]
        tasks = [asyncio.create_task(ask(*one)) for one in asked]
        await asyncio.sleep(0)
        tasks[0].cancel()  # nobody waits for a0 any more
        queue.leave()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert not queue._waiting
        assert queue._free == 1
        return served

    served = asyncio.run(serve())
    assert len(served) == 23
    assert served.index("bob") <= 1, "one turn of another network, however many it waits for"
    assert served.index("b2") <= 6, "and within it the neighbours' turns"
    assert [name for name in served if name[0] == "a"] == [f"a{number}" for number in range(1, 20)]


def test_a_worker_keeps_its_slot_until_its_work_is_done_or_it_is_ended() -> None:
    async def ask() -> list[str]:
        workers, done = Workers(1, 300), list[str]()
        await workers.run(30, len, "begun")

        async def work(name: str, of: str, seconds: float) -> None:
            await workers.run(30, time.sleep, seconds, address=of)
            done.append(name)

        first = asyncio.create_task(work("cancelled", "a", 0.5))
        await asyncio.sleep(0.1)
        first.cancel()
        many = [asyncio.create_task(work(f"a{number}", "a", 0.01)) for number in range(5)]
        await asyncio.sleep(0)
        other = asyncio.create_task(work("b", "b", 0.01))
        await asyncio.gather(*many, other)
        workers.stop()
        return done

    done = asyncio.run(ask())
    assert sorted(done) == ["a0", "a1", "a2", "a3", "a4", "b"]
    assert done.index("b") <= 1


def test_the_bots_of_a_room_count_for_the_first_address_that_looks_on(tmp_path: Path) -> None:
    """A room read again from the store, too; the address itself is not stored."""
    with harness.running(database=harness.sqlite(tmp_path), proxies="127.0.0.1") as base:
        ann = Person(base)
        room = ann.open("me", "bot:random")["room"]
        rooms = harness.REGISTRIES[base].rooms
        for opener, later in (("192.0.2.1", "192.0.2.2"), ("198.51.100.1", "192.0.2.1")):
            with harness.Line(ann, room, forwarded=opener) as line, harness.Line(ann, room, forwarded=later) as other:
                line.until("frame"), other.until("frame")
                assert rooms[room].live.address == opener
            rooms.pop(room)
    assert b"192.0.2.1" not in (tmp_path / "tables.sqlite3").read_bytes()


def test_a_table_of_bots_alone_plays_only_while_somebody_looks_on(tmp_path: Path) -> None:
    with harness.running(database=harness.sqlite(tmp_path), bot_pause=0.3) as base:
        ann = Person(base)
        room = ann.open("bot:random", "bot:random", options={"rounds": 8})["room"]
        with ann.live(room) as line:
            line.until(lambda m: m.get("by") in ("ash", "basalt"))
        time.sleep(1.0)  # what was begun is played
        left = ann.web.get(f"/api/tables/{room}").json()
        time.sleep(1.5)
        seen = ann.web.get(f"/api/tables/{room}").json()
        assert not seen["over"]
        assert seen["ply"] == left["ply"]
        with ann.live(room) as line:
            line.until(lambda m: m["type"] == "frame" and m["ply"] > left["ply"])


# -- memory ----------


def test_a_room_that_is_put_away_leaves_memory_at_once(tmp_path: Path) -> None:
    """Nothing refers to it any longer, so that no collection of garbage is needed, nor does anybody wait for one."""
    with harness.running(database=harness.sqlite(tmp_path)) as base:
        registry, ann = harness.REGISTRIES[base], Person(base)
        room = ann.open("me", "link")["room"]
        with ann.live(room) as line:
            line.until("frame")
            line.play()
            line.until("frame")
            assert registry.evict_rooms(10) == 0, "somebody looks at it"
            known = weakref.ref(registry.rooms[room])
        gc.disable()
        try:
            wait_until(lambda: registry.evict_rooms(10) == 1)
            wait_until(lambda: known() is None)
        finally:
            gc.enable()
        with ann.live(room) as line:
            assert line.until("frame")["ply"] > 0


def test_a_table_at_rest_keeps_neither_views_nor_log_lines(tmp_path: Path) -> None:
    with harness.running(database=harness.sqlite(tmp_path)) as base:
        ann = Person(base)
        room = ann.open("me", "link")["room"]
        table = harness.REGISTRIES[base].rooms[room].table
        with ann.live(room) as line:
            log = line.until("frame")["log"]
            assert table._views
        wait_until(lambda: not table._views)
        assert not table._lines
        with ann.live(room) as line:
            assert line.until("frame")["log"] == log


def test_rooms_at_rest_leave_a_process_that_takes_more_than_its_bound(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with harness.running(database=harness.sqlite(tmp_path)) as base:
        registry, ann = harness.REGISTRIES[base], Person(base)
        for _ in range(5):
            ann.open("me", "link")
        size = [314e6]
        monkeypatch.setattr(memory, "taken", lambda: size[0])
        assert housekeeping.reduce_memory(registry) == 0
        assert len(registry.rooms) == 5, "it is well below its bound"
        size[0] = 316e6
        least = housekeeping.reduce_memory(registry)
        assert len(registry.rooms) == 2
        assert housekeeping.reduce_memory(registry, least) == least
        assert len(registry.rooms) == 2, "it has not grown since: that would not help"
        size[0] = 500e6
        for rooms in (1, 0):
            housekeeping.reduce_memory(registry)
            assert len(registry.rooms) == rooms
        caplog.clear()
        assert housekeeping.reduce_memory(registry) == 500e6
        assert "tables in use need more memory" in caplog.text


def wait_until(test: Callable[[], bool]) -> None:
    end = time.monotonic() + harness.PATIENCE
    while not test():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_replays_have_a_bucket_of_their_own(tmp_path: Path) -> None:
    with harness.running(database=harness.sqlite(tmp_path), rate=0.2) as base:
        ann = Person(base)
        room = ann.open("me", "link")["room"]
        statuses = [ann.web.get(f"/api/tables/{room}/frame").status_code for _ in range(20)]
        assert statuses[0] == 200
        assert 429 in statuses
        assert ann.web.get(f"/api/tables/{room}").status_code == 200


# -- 10: one file, one process -----------------------------------------------------------------------------------


def test_a_second_server_on_the_same_sqlite_file_is_refused(tmp_path: Path) -> None:
    with harness.running(database=harness.sqlite(tmp_path)):
        with (
            pytest.raises(Taken, match="SQLite is for one process"),
            held(Settings(database=harness.sqlite(tmp_path)).url),
        ):
            pass
        second = harness.Process(harness.sqlite(tmp_path))
        second.log = str(tmp_path / "log")
        second.start()
        assert second.process
        assert second.process.wait(90) != 0
        assert "another server is using" in (tmp_path / "log").read_text()
    with held(Settings(database=harness.sqlite(tmp_path)).url):
        pass


def test_a_server_open_to_everybody_under_any_name_warns(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    for origins, warned in ((("https://play.example.org",), False), ((), True)):
        caplog.clear()
        with caplog.at_level(logging.WARNING, "lapilli.server"):
            with harness.running(database=harness.sqlite(tmp_path), host="0.0.0.0", origins=origins):
                pass
            assert any("--origin" in record.message for record in caplog.records) is warned


def test_the_documented_path_for_sqlite_is_writable_under_the_documented_unit() -> None:
    text, unit = ((ROOT / path).read_text() for path in ("docs/how-to/host-a-server.md", "deploy/lapilli@.service"))
    state = re.search(r"^StateDirectory=(\S+)$", unit, re.M)
    paths = re.findall(r"sqlite:///(/\S+?)[`\s]", text)
    assert state
    assert paths
    assert all(path.startswith(f"/var/lib/{state[1]}/") for path in paths)
    assert int(re.search(r"^LimitNOFILE=(\d+)$", unit, re.M)[1]) >= 4096  # type: ignore[index]


# -- 11: bots that fail --------------------------------------------------------------------------------------------


def test_a_bot_that_fails_is_replaced_by_the_rule_of_thumb_counted_and_logged_with_its_seed(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def think(game: str, level: str, packed: bytes, seat: int, menu: list[int], seed: int) -> SearchResult:
        if level == "casual":
            raise RuntimeError("a bot's own bug")
        return SearchResult(menu[-1] if level == pool.RULE_OF_THUMB else 99_999)

    monkeypatch.setattr(pool, "think", think)
    failed: list[tuple[str, ...]] = []

    async def ask(level: str) -> int:
        bots = pool.Pool(Workers(0), lambda *why: failed.append(why))
        return await bots.choose("pumice", level, b"", 0, list(range(40)), 77)

    assert asyncio.run(ask("casual")) == 39
    assert asyncio.run(ask("random")) == 39
    assert failed == [("pumice", "casual", "fault"), ("pumice", "random", "illegal")]
    assert [record.bot_seed for record in caplog.records] == [77, 77]  # type: ignore[attr-defined]
