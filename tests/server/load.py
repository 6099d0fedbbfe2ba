"""A scripted load: `python tests/server/load.py --rooms 200 --think 10` prints latency and memory; nothing may be lost.

Every room has two people on their own sockets, in one process beside the server's; latency is from sending a move to
holding the picture that shows it (stored, drawn, sent, read).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import sqlite3
import statistics
import tempfile
import time
from pathlib import Path

import crowd
import desk
import httpx

from lapilli import new


async def evening(base: str, game: str, rooms: int, think: float) -> tuple[list[crowd.Ledger], float]:
    """Open the rooms a few at a time, then play them all to their end."""
    opening = asyncio.Semaphore(8)

    async def one() -> tuple[crowd.Ledger, list[str]]:
        async with opening:
            return await crowd.open_room(base, {"rounds": 8} if game == crowd.GAME else {}, game)

    tables = await asyncio.gather(*(one() for _ in range(rooms)))
    begin = time.perf_counter()

    async def late(player: crowd.Player) -> None:
        await asyncio.sleep(random.random() * think)
        await player.play()

    await asyncio.gather(
        *(
            late(crowd.Player([base], cookie, ledger, number, think))
            for number, (ledger, cookies) in enumerate(tables)
            for cookie in cookies
        )
    )
    return [ledger for ledger, _ in tables], time.perf_counter() - begin


def gauge(base: str, name: str) -> float:
    found = re.search(rf"^lapilli_{name} (\S+)$", httpx.get(base + "/metrics", timeout=60).text, re.M)
    return float(found[1]) if found else 0.0


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default=crowd.GAME, help="one that two people play")
    parser.add_argument("--rooms", type=int, default=200)
    parser.add_argument("--think", type=float, default=10.0, help="mean seconds between a menu and its move")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, desk.Process(desk.sqlite(Path(folder))) as process:
        busy = gauge(process.base, "process_cpu_seconds_total")
        before = gauge(process.base, "process_resident_memory_bytes")
        ledgers, seconds = asyncio.run(evening(process.base, given.game, given.rooms, given.think))
        spent = gauge(process.base, "process_cpu_seconds_total") - busy
        after = gauge(process.base, "process_resident_memory_bytes")
        metrics = httpx.get(process.base + "/metrics", timeout=60).text
        with sqlite3.connect(Path(folder) / "tables.sqlite3") as store:
            rows = store.execute("SELECT room, version, kind, payload FROM events ORDER BY room, version").fetchall()
    events: dict[str, list[tuple[int, str, dict[str, object]]]] = {}
    for room, version, kind, payload in rows:
        events.setdefault(room, []).append((version, kind, json.loads(payload)))
    seats = new(given.game, 2).seats
    acknowledged = sum(crowd.check(ledger, events[ledger.room], seats) for ledger in ledgers)
    assert all(ledger.over for ledger in ledgers)
    waits = sorted(wait for ledger in ledgers for wait in ledger.seconds)
    quantiles = statistics.quantiles(waits, n=100)
    stored = re.findall(r"lapilli_(\w+_seconds)_count(?:{.*?})? (\S+)\nlapilli_\w+_sum(?:{.*?})? (\S+)", metrics)
    print(
        f"{given.game}: {given.rooms} rooms, {2 * given.rooms} people, {seconds:.0f} s: "
        f"{acknowledged} moves acknowledged, all stored once, all games over\n"
        f"latency p50 {quantiles[49] * 1000:.0f} ms, p90 {quantiles[89] * 1000:.0f} ms, "
        f"p99 {quantiles[98] * 1000:.0f} ms, most {waits[-1] * 1000:.0f} ms; {acknowledged / seconds:.0f} moves/s\n"
        f"memory of the server {before / 1e6:.0f} MB -> {after / 1e6:.0f} MB; "
        f"processor {spent / acknowledged * 1000:.1f} ms a move, {spent / seconds * 100:.0f} % of a core; "
        f"load of the machine {os.getloadavg()[0]:.1f}"
    )
    for name, count, total in stored:
        if float(count):
            print(f"{name}: {float(total) / float(count) * 1000:.1f} ms on average, {float(count):.0f} times")


if __name__ == "__main__":
    main()
