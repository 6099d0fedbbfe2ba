"""Kill -9 under load: `python tests/server/kills.py --kills 100` kills a server at random moments while people play.

What was acknowledged must be stored, once; a smaller number of kills is a test (test_durability.py).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sqlite3
import tempfile
from pathlib import Path
from typing import Any

import harness
import load_players

ROOMS = 6
Events = list[tuple[int, str, dict[str, Any]]]


def stored(path: Path, room: str) -> Events:
    """The events of a room, read from the file itself."""
    with sqlite3.connect(path) as store:
        rows = store.execute("SELECT version, kind, payload FROM events WHERE room = ? ORDER BY version", (room,))
        return [(version, kind, json.loads(payload)) for version, kind, payload in rows]


async def storm(process: harness.Process, kills: int, seed: int) -> list[load_players.Ledger]:
    """People play on and on while the server is killed and started again; the last games are played to their end."""
    rng = random.Random(seed)
    ledgers: list[load_players.Ledger] = []
    ending = False

    async def table(number: int) -> None:
        while not ending:
            try:
                ledger, cookies = await load_players.open_room(process.base, {"rounds": 8})
            except Exception:  # the server is down: nothing was promised
                await asyncio.sleep(0.05)
                continue
            ledgers.append(ledger)
            people = [
                load_players.Player([process.base], cookie, ledger, seed * 99 + number + n, seat=n)
                for n, cookie in enumerate(cookies)
            ]
            await asyncio.gather(*(person.play() for person in people))

    def acknowledged() -> int:
        return sum(len(ledger.seconds) for ledger in ledgers)

    tables = [asyncio.create_task(table(number)) for number in range(ROOMS)]
    for _ in range(kills):
        goal = acknowledged() + rng.randint(1, 12)  # in the middle of play, however slow the machine
        while acknowledged() < goal:
            await asyncio.sleep(0.002)
        await asyncio.sleep(rng.uniform(0, 0.03))
        process.kill()
        await asyncio.to_thread(lambda: process.start().ready())
    ending = True
    playing = asyncio.gather(*tables)
    while not playing.done():  # however long it takes, as long as they get on
        before = acknowledged()
        done, _ = await asyncio.wait({playing}, timeout=harness.PATIENCE)
        assert done or acknowledged() > before, "nobody gets on"
    await playing
    return ledgers


def survive(folder: Path, kills: int, seed: int) -> str:
    """Go through a storm and look at what is left; says how it went."""
    process = harness.Process(harness.sqlite(folder))
    with process:
        ledgers = asyncio.run(storm(process, kills, seed))
        assert all(ledger.over for ledger in ledgers)
    acknowledged = sum(load_players.check(ledger, stored(folder / "tables.sqlite3", ledger.room)) for ledger in ledgers)
    assert acknowledged > kills
    again = sum(ledger.again for ledger in ledgers)
    return (
        f"{kills} kills, {len(ledgers)} games, {acknowledged} moves acknowledged, all stored once; {again} sent again"
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--seed", type=int, default=20)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(survive(Path(folder), given.kills, given.seed))


if __name__ == "__main__":
    main()
