"""A scripted load: `python tests/server/load.py --rooms 200 --think 10` prints latency, processor time and memory.

Every room has two people on their own sockets, in one process beside the server's, who read frames in parts as our
page does; nothing acknowledged may be lost. With `--before COMMIT` a server of that commit bears the same load in turn,
and what is printed are ratios, which a busy machine spoils less than milliseconds. `--before FOLDER` takes the server
of another clone instead, with its compiled kernel where it has one.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import sqlite3
import statistics
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import harness
import load_players

GAMES = ("nisyros", "fuji", "eruption", "deukalion")
ROOT = Path(__file__).parents[2]
OPEN = ("nisyros", "eruption", load_players.GAME)  # everybody counts all moves


@dataclass(frozen=True)
class Figures:
    """What a load did to a server."""

    moves: int
    seconds: float
    heard: list[float]  # seconds to the acknowledgement of a move
    seen: list[float]  # and to the picture that shows it
    processor: float  # seconds
    memory: tuple[float, float]  # megabytes, before and after
    sent: float  # kilobytes before compression

    @property
    def cost(self) -> float:
        """Milliseconds of a processor per move."""
        return self.processor / self.moves * 1000

    @property
    def share(self) -> float:
        return self.processor / self.seconds

    def late(self, of: int = 99) -> float:
        """Milliseconds within which so many of a hundred moves were acknowledged."""
        return statistics.quantiles(self.heard, n=100)[of - 1] * 1000

    def __str__(self) -> str:
        drawn = statistics.quantiles(self.seen, n=100)
        return (
            f"{self.moves} moves in {self.seconds:.0f} s; acknowledged p50 {self.late(50):.0f}, "
            f"p90 {self.late(90):.0f}, p99 {self.late():.0f} ms; "
            f"shown p50 {drawn[49] * 1000:.0f}, p99 {drawn[98] * 1000:.0f} ms; "
            f"{self.cost:.1f} ms of a processor and {self.sent / self.moves:.1f} kB (not compressed) a move, "
            f"{self.share:.0%} of a core; memory {self.memory[0]:.0f} -> {self.memory[1]:.0f} MB"
        )


@dataclass(frozen=True)
class Reading:
    """A server's meters at a moment."""

    at: float
    moves: int
    processor: float
    sent: float

    @classmethod
    def take(cls, pid: int, ledgers: list[load_players.Ledger]) -> Reading:
        moves, sent = (sum(many) for many in zip(*((len(one.heard), one.received) for one in ledgers), strict=True))
        return cls(time.perf_counter(), moves, processor(pid), sent)


async def evening(
    base: str, pid: int, game: str, rooms: int, think: float, seconds: float
) -> tuple[list[load_players.Ledger], Reading, Reading]:
    """Open the rooms a few at a time, then play them all; the meters are read once everybody is at play."""
    opening = asyncio.Semaphore(8)

    async def one() -> tuple[load_players.Ledger, list[str]]:
        async with opening:
            return await load_players.open_room(base, {"rounds": 8} if game == load_players.GAME else {}, game)

    tables = await asyncio.gather(*(one() for _ in range(rooms)))
    ledgers = [ledger for ledger, _ in tables]
    end = time.perf_counter() + think + seconds

    async def late(player: load_players.Player) -> None:
        await asyncio.sleep(random.random() * think)
        await player.play()

    playing = asyncio.gather(
        *(
            late(load_players.Player([base], cookie, ledger, number, think, seat, end))
            for number, (ledger, cookies) in enumerate(tables)
            for seat, cookie in enumerate(cookies)
        )
    )
    await asyncio.sleep(think)  # until everybody is there
    first = Reading.take(pid, ledgers)
    await asyncio.sleep(max(0.0, end - time.perf_counter()))
    last = Reading.take(pid, ledgers)
    await playing
    return ledgers, first, last


def processor(pid: int) -> float:
    """Seconds of a processor that a process has used, as Linux counts them."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def settle(pid: int) -> None:
    """Until it has drawn ahead what it draws ahead."""
    before = -1.0
    while processor(pid) - before > 0.02:
        before = processor(pid)
        time.sleep(1)


def memory(pid: int) -> float:
    """Megabytes that it has."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def bear(game: str, rooms: int, think: float, seconds: float, sources: Path | None) -> Figures:
    """Let a server bear the load, and see that everything it acknowledged is stored once."""
    with tempfile.TemporaryDirectory() as folder:
        process = harness.Process(harness.sqlite(Path(folder)))
        process.program = ["-m", "lapilli.server"]
        process.environment = {"LAPILLI_COLD": "0"}  # as it is for people
        process.environment |= elsewhere(sources)
        with process:
            assert process.process
            pid = process.process.pid
            settle(pid)
            before = memory(pid)
            gc.disable()  # what the crowd's own process does now and then is no delay of the server
            ledgers, first, last = asyncio.run(evening(process.base, pid, game, rooms, think, seconds))
            after = memory(pid)
            with sqlite3.connect(Path(folder) / "tables.sqlite3") as store:
                rows = store.execute("SELECT room, version, kind, payload FROM events ORDER BY room, version")
                events: dict[str, list[tuple[int, str, dict[str, object]]]] = {}
                for room, version, kind, payload in rows:
                    events.setdefault(room, []).append((version, kind, json.loads(payload)))
    assert sum(load_players.check(ledger, events[ledger.room], game in OPEN) for ledger in ledgers) >= last.moves
    return Figures(
        last.moves - first.moves,
        last.at - first.at,
        [wait for ledger in ledgers for wait in ledger.heard],
        [wait for ledger in ledgers for wait in ledger.seconds],
        last.processor - first.processor,
        (before, after),
        (last.sent - first.sent) / 1000,
    )


def elsewhere(sources: Path | None) -> dict[str, str]:
    """What lets a process run the server of another folder."""
    if sources is None:
        return {}
    return {"PYTHONPATH": f"{sources / 'src'}{os.pathsep}{sources / 'examples/pumice/src'}"}


@contextmanager
def sources_of(before: str) -> Iterator[Path]:
    """Another clone as it is, or the files of a commit in a folder of their own, which are not compiled."""
    if Path(before, "src").is_dir():
        yield Path(before).resolve()
        return
    os.environ["LAPILLI_INTERPRETED"] = "1"  # for the present one, too
    with tempfile.TemporaryDirectory() as folder:
        packed = subprocess.run(["git", "archive", before], cwd=ROOT, capture_output=True, check=True).stdout
        subprocess.run(["tar", "x", "-C", folder], input=packed, check=True)
        yield Path(folder)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", action="append", help="ones that two people play; all four unless given")
    parser.add_argument("--rooms", type=int, default=200)
    parser.add_argument("--think", type=float, default=10.0, help="mean seconds between a menu and its move")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long, once everybody is there")
    parser.add_argument("--turns", type=int, default=1, help="how often each bears it, by turns; with --before")
    parser.add_argument("--before", default="", help="a commit (both interpreted) or the folder of another clone")
    given = parser.parse_args()
    load = (given.rooms, given.think, given.seconds)
    if not given.before:
        for game in given.game or GAMES:
            print(f"{game}: {given.rooms} rooms, {2 * given.rooms} people: {bear(game, *load, None)}", flush=True)
        return
    with sources_of(given.before) as sources:
        for game in [game for game in given.game or GAMES for _ in range(given.turns)]:
            then, now = bear(game, *load, sources), bear(game, *load, None)
            print(f"{game}, {given.rooms} rooms\n  {given.before}: {then}\n  now: {now}")
            print(
                f"  processor per move {now.cost / then.cost:.2f}, bytes per move "
                f"{now.sent / now.moves / (then.sent / then.moves):.3f}, p99 {now.late() / then.late():.2f} of before",
                flush=True,
            )


if __name__ == "__main__":
    main()
