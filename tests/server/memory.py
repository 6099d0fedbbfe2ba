"""What a server keeps in memory: `python tests/server/memory.py` plays and reloads many tables and prints megabytes.

298 tables of all four games are opened, played for a while and left, of which a server with `--rooms-cached 60` keeps
60 in memory; then rooms that it has put away are opened again 917 times. `--before COMMIT` or `--before FOLDER`: as in
load.py.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
from pathlib import Path

import harness
import load
import noisy_neighbour

GOAL = 350  # megabytes


class Requester(noisy_neighbour.Player):
    """Plays a few moves and leaves."""

    async def moves(self, count: int) -> str:
        room, headers = await noisy_neighbour.table(
            self.base, noisy_neighbour.QUIET, self.game, [{"who": "me"}, {"who": "me"}]
        )
        async with noisy_neighbour.line(self.base, room, headers, parts=0) as socket:
            while not self.frame:
                await self._read(socket)
            acknowledged = 0
            while acknowledged < count and not self.frame["over"]:
                acknowledged += len(await self._act(socket))
                await self._read_all(socket)
        return room


async def evening(base: str, pid: int, given: argparse.Namespace) -> list[float]:
    """Megabytes at the start, after the tables, and after the reloads."""
    found, slots = [load.memory(pid)], asyncio.Semaphore(6)

    async def one(number: int) -> str:
        async with slots:
            return await Requester(base, load.GAMES[number % len(load.GAMES)]).moves(given.moves)

    rooms = await asyncio.gather(*(one(number) for number in range(given.tables)))
    await asyncio.sleep(given.rest)
    found.append(load.memory(pid))

    async def again(room: str) -> None:
        async with slots, noisy_neighbour.line(base, room, {}) as socket:
            while json.loads(await socket.recv())["type"] != "frame":
                pass

    for first in range(0, given.reloads, len(rooms)):
        await asyncio.gather(*(again(room) for room in rooms[: given.reloads - first]))
    await asyncio.sleep(given.rest)
    found.append(load.memory(pid))
    return found


def bear(given: argparse.Namespace, sources: Path | None) -> list[float]:
    with tempfile.TemporaryDirectory() as folder:
        process = harness.Process(harness.sqlite(Path(folder)), bot_processes=1, rooms_cached=given.cached)
        process.program = ["-m", "lapilli.server"]
        process.environment = {"LAPILLI_COLD": "0", **load.elsewhere(sources)}
        with process:
            assert process.process
            load.settle(process.process.pid)
            return asyncio.run(evening(process.base, process.process.pid, given))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=298)
    parser.add_argument("--cached", type=int, default=60)
    parser.add_argument("--reloads", type=int, default=917)
    parser.add_argument("--moves", type=int, default=25, help="of people, at each table")
    parser.add_argument("--rest", type=float, default=6.0, help="seconds until the memory is read")
    parser.add_argument("--before", default="", help="a commit (both interpreted) or the folder of another clone")
    given = parser.parse_args()
    words = "{:.0f} MB at the start, {:.0f} MB after the tables, {:.0f} MB after the reloads"
    if given.before:
        with load.sources_of(given.before) as sources:
            print(f"before: {words.format(*bear(given, sources))}", flush=True)
    now = bear(given, None)
    print(f"now: {words.format(*now)}; goal {GOAL} MB: {'reached' if max(now) < GOAL else 'missed'}", flush=True)


if __name__ == "__main__":
    main()
