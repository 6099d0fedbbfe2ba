"""PostgreSQL: several processes serve one room; one is killed, play goes on."""

from __future__ import annotations

import asyncio
import json
from typing import Any
from urllib.parse import urlsplit

import asyncpg
import harness
import load_players
import pytest
from harness import Person
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from lapilli.core.errors import OptionError
from lapilli.server.preflight import check_database
from lapilli.server.settings import Settings
from lapilli.server.storage.store import Store
from lapilli.server.wire.errors import RequestError


def stored(database: str, room: str) -> list[tuple[int, str, dict[str, Any]]]:
    async def ask() -> list[tuple[int, str, dict[str, Any]]]:
        connection: Any = await asyncpg.connect(database)
        rows = await connection.fetch(
            "SELECT version, kind, payload FROM events WHERE room = $1 ORDER BY version", room
        )
        await connection.close()
        return [(row["version"], row["kind"], json.loads(row["payload"])) for row in rows]

    return asyncio.run(ask())


def test_two_processes_serve_the_same_room(database: str) -> None:
    with harness.running(database=database) as here, harness.running(database=database) as there:
        ann, bob = Person(here), Person(there)
        table = ann.open("me", "link")
        link = table["links"][0]["url"].rsplit("/", 1)[1]
        with ann.live(table["room"]) as one:
            one.until("frame")
            assert bob.web.post(f"/api/seats/{link}", json={}).status_code == 200
            assert one.until(lambda m: m.get("kind") == "seat")["seats"][1]["who"] == "person"
            with bob.live(table["room"]) as two:
                two.until("frame")
                one.until(lambda m: m["type"] == "presence" and m["seats"][1]["connected"])
                one.play()
                assert two.until(lambda m: m.get("by") == "ash")["version"] == one.until("frame")["version"]
                two.send("chat", text="heard you")
                assert one.until("chat")["text"] == "heard you"
                two.play(ply=two.frame["ply"])
                assert one.until(lambda m: m.get("by") == "basalt")
                one.send("seat", seat="basalt", to="bot", level="steady")
                assert one.until("error")["code"] == "present"
            one.until(lambda m: m["type"] == "presence" and not m["seats"][1]["connected"])


@pytest.mark.parametrize("state", ["53100", "53300", "57P01", "57P03", "25006", "40P01", "55P03"])
def test_what_passes_is_no_bug(database: str, state: str) -> None:
    """A full disk, no connection left, being stopped and started, read-only, locks: the driver tells them alike."""

    async def ask(code: str) -> None:
        store = await Store.open(Settings(database=database).url)
        raising = text(f"DO $$ BEGIN RAISE EXCEPTION 'for a test' USING ERRCODE = '{code}'; END $$")
        try:
            await store.do(lambda connection: connection.execute(raising))
        finally:
            await store.close()

    with pytest.raises(RequestError) as told:
        asyncio.run(ask(state))
    assert told.value.code == "away"
    with pytest.raises(DBAPIError):  # division by zero: that would be ours
        asyncio.run(ask("22012"))


def test_a_database_or_role_that_is_not_there_is_told_in_a_sentence(database: str) -> None:
    for wrong in (database + "_not", database.replace("lapilli@", "nobody_here@")):
        with pytest.raises(OptionError, match="does not exist"):
            asyncio.run(check_database(Settings(database=wrong).url))


def test_a_seat_is_taken_once_over_all_processes(database: str) -> None:
    from concurrent.futures import ThreadPoolExecutor

    with harness.running(database=database) as here, harness.running(database=database) as there:
        token = Person(here).open("me", "link")["links"][0]["url"].rsplit("/", 1)[1]
        with ThreadPoolExecutor(6) as many:
            answers = many.map(
                lambda n: Person((here, there)[n % 2]).web.post(f"/api/seats/{token}", json={}).status_code, range(6)
            )
            assert sorted(answers) == [200] + [410] * 5


async def more(ledgers: list[load_players.Ledger], moves: int) -> None:
    """Until so many more are acknowledged."""

    def acknowledged() -> int:
        return sum(len(ledger.heard) for ledger in ledgers)

    goal = acknowledged() + moves
    while acknowledged() < goal and not all(ledger.over for ledger in ledgers):
        await asyncio.sleep(0.01)


def test_one_of_two_processes_is_killed_and_play_goes_on(database: str) -> None:
    first, second = harness.Process(database), harness.Process(database)
    kills = harness.scaled(2, 10)

    async def evening() -> list[load_players.Ledger]:
        ledgers, players = [], []
        for number in range(4):
            ledger, cookies = await load_players.open_room(first.base, {"rounds": 8})
            ledgers.append(ledger)
            ways = [[first.base, second.base], [second.base, first.base]]
            players += [
                load_players.Player(ways[seat], c, ledger, number, 0.06, seat) for seat, c in enumerate(cookies)
            ]
        playing = asyncio.gather(*(player.play() for player in players))
        for number in range(kills):
            await more(ledgers, 6)
            victim = (first, second)[number % 2]
            victim.kill()
            await more(ledgers, 6)  # at the other one
            if number + 1 < kills:
                await asyncio.to_thread(victim.start)
                await asyncio.to_thread(victim.ready)
        await asyncio.wait_for(playing, 90)
        return ledgers

    with first, second:
        ledgers = asyncio.run(evening())
    assert all(ledger.over for ledger in ledgers)
    assert all(load_players.check(ledger, stored(database, ledger.room)) > 4 for ledger in ledgers)


def test_a_process_that_lost_the_database_hears_again(database: str, cluster: str) -> None:
    with harness.running(database=database) as here, harness.running(database=database) as there:
        ann, bob = Person(here), Person(there)
        table = ann.open("me", "link")
        link = table["links"][0]["url"].rsplit("/", 1)[1]
        bob.web.post(f"/api/seats/{link}", json={})
        with ann.live(table["room"]) as one, bob.live(table["room"]) as two:
            one.until("frame"), two.until("frame")

            async def cut() -> None:
                connection: Any = await asyncpg.connect(cluster)
                await connection.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1",
                    urlsplit(database).path[1:],
                )
                await connection.close()

            asyncio.run(cut())
            one.play()  # the pool finds a new connection
            assert two.until(lambda m: m.get("by") == "ash", patience=20)["ply"] == one.frame["ply"] + 1
