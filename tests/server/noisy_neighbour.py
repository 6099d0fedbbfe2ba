"""A noisy neighbour: `python tests/server/noisy_neighbour.py` times a player while others let bots play.

One address opens twenty tables of six bots, each with a new cookie, and looks on at all of them. A player from another
address plays meanwhile, and every acknowledgement is timed. `--before COMMIT` or `--before FOLDER`: as in load.py.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import statistics
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import harness
import httpx
import load
from websockets.asyncio.client import ClientConnection, connect

NOISY, QUIET = "192.0.2.1", "198.51.100.1"  # addresses that are nobody's
PAUSE = 0.1  # seconds between two moves of the player: below the limit of messages
GOAL = (20.0, 60.0)  # milliseconds: half, and 99 of 100 acknowledgements


@dataclass(frozen=True)
class Figures:
    """What the player met."""

    alone: list[float]  # seconds to acknowledgements, before the noise
    beside: list[float]  # and during it
    actions: int  # of the bots, during it
    seconds: float
    share: float  # of a core that the server took during it

    def __str__(self) -> str:
        return (
            f"alone {_quantiles(self.alone)}, beside {_quantiles(self.beside)} ({len(self.beside)} moves); "
            f"{self.actions / self.seconds:.0f} actions of bots a second, {self.share:.0%} of a core"
        )


def _quantiles(waits: list[float]) -> str:
    half, most = quantiles(waits)
    return f"p50 {half:.0f} p99 {most:.0f} ms"


def quantiles(waits: list[float]) -> tuple[float, float]:
    """Milliseconds within which half, and 99 of 100, were acknowledged."""
    cut = statistics.quantiles(waits, n=100, method="inclusive")
    return cut[49] * 1000, cut[98] * 1000


async def table(base: str, address: str, game: str, seats: list[dict[str, str]]) -> tuple[str, dict[str, str]]:
    """A new person of this address opens a table: its room, and the headers of this person's sockets."""
    async with httpx.AsyncClient(base_url=base, headers={"X-Forwarded-For": address}, timeout=60) as web:
        answer = await web.post("/api/tables", json={"game": game, "seats": seats})
        assert answer.status_code == 201, answer.text
        return answer.json()["room"], {"X-Forwarded-For": address, "Cookie": f"lapilli={web.cookies['lapilli']}"}


def line(base: str, room: str, headers: dict[str, str], parts: int = 1) -> connect:
    url = f"{base.replace('http', 'ws', 1)}/api/tables/{room}/live?parts={parts}"
    return connect(url, additional_headers=headers, max_size=None)


class Noise:
    """Tables of bots, all of one address, and how often they act."""

    def __init__(self) -> None:
        self.actions = 0
        self.tasks: list[asyncio.Task[None]] = []

    async def begin(self, base: str, tables: int, game: str, bots: int, level: str) -> None:
        for _ in range(tables):
            room, headers = await table(base, NOISY, game, [{"who": "bot", "level": level}] * bots)
            self.tasks.append(asyncio.create_task(self._look_on(base, room, headers)))

    async def _look_on(self, base: str, room: str, headers: dict[str, str]) -> None:
        async with line(base, room, headers) as socket:
            async for text in socket:
                message = json.loads(text)
                self.actions += message["type"] == "frame" and message.get("kind") == "move"

    async def end(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


class Player:
    """Plays both seats of a table at random, and then of another one."""

    def __init__(self, base: str, game: str) -> None:
        self.base, self.game = base, game
        self.rng = random.Random(1)
        self.frame: dict[str, Any] = {}

    async def play(self, seconds: float) -> list[float]:
        """For so long; the seconds to each acknowledgement."""
        waits: list[float] = []
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            room, headers = await table(self.base, QUIET, self.game, [{"who": "me"}, {"who": "me"}])
            async with line(self.base, room, headers, parts=0) as socket:
                self.frame = {}
                while time.perf_counter() < end and not self.frame.get("over"):
                    await asyncio.sleep(PAUSE)
                    await self._read_all(socket)
                    waits += await self._act(socket)
        return waits

    async def _act(self, socket: ClientConnection) -> list[float]:
        """What the table waits for; the seconds to the acknowledgement if that is a move."""
        frame = self.frame
        if frame["handover"]:
            await socket.send(json.dumps({"type": "ready_handover", "seat": frame["handover"]}))
        elif frame["asks"]:
            wish = {"seat": frame["asks"], "text": self.rng.choice(frame["menu"])["text"], "ply": frame["ply"]}
            began = time.perf_counter()
            await socket.send(json.dumps({"type": "play", **wish, "id": f"{began}"}))
            while True:
                message = await self._read(socket)
                if message["type"] == "played":
                    return [time.perf_counter() - began]
                if message["type"] == "error":
                    assert message["code"] in ("stale", "seat", "illegal"), message  # a new picture is on its way
                    break
        elif frame["may_act"]:
            await socket.send(json.dumps({"type": "switch_seat", "seat": frame["may_act"][0]}))
        return []

    async def _read_all(self, socket: ClientConnection) -> None:
        with contextlib.suppress(TimeoutError):
            while True:
                await asyncio.wait_for(self._read(socket), 0.02 if self.frame else 20)

    async def _read(self, socket: ClientConnection) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await socket.recv())
        if message["type"] == "frame":
            self.frame = message
        return message


async def evening(base: str, pid: int, given: argparse.Namespace) -> Figures:
    """First the player alone, then beside the noise."""
    player, noise = Player(base, given.game), Noise()
    alone = await player.play(given.alone)
    await noise.begin(base, given.tables, given.game, given.bots, given.level)
    await asyncio.sleep(given.wait)
    actions, used, began = noise.actions, load.processor(pid), time.perf_counter()
    beside = await player.play(given.seconds)
    seconds = time.perf_counter() - began
    figures = Figures(alone, beside, noise.actions - actions, seconds, (load.processor(pid) - used) / seconds)
    await noise.end()
    return figures


def bear(given: argparse.Namespace, sources: Path | None) -> Figures:
    """Let a server with its real limits bear it."""
    with tempfile.TemporaryDirectory() as folder:
        process = harness.Process(harness.sqlite(Path(folder)), rate=1, bot_processes=1, proxies="127.0.0.1")
        process.program = ["-m", "lapilli.server"]
        process.environment = {"LAPILLI_COLD": "0", **load.elsewhere(sources)}
        with process:
            assert process.process
            load.settle(process.process.pid)
            return asyncio.run(evening(process.base, process.process.pid, given))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="eruption")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--bots", type=int, default=6)
    parser.add_argument("--level", default="steady")
    parser.add_argument("--alone", type=float, default=10.0, help="seconds before the noise")
    parser.add_argument("--wait", type=float, default=2.0, help="seconds until it is counted")
    parser.add_argument("--seconds", type=float, default=20.0, help="seconds beside it")
    parser.add_argument("--before", default="", help="a commit (both interpreted) or the folder of another clone")
    parser.add_argument("--turns", type=int, default=1, help="how often each bears it, by turns")
    given = parser.parse_args()
    for _ in range(given.turns):
        if given.before:
            with load.sources_of(given.before) as sources:
                print(f"before: {bear(given, sources)}", flush=True)
        now = bear(given, None)
        reached = all(found < goal for found, goal in zip(quantiles(now.beside), GOAL, strict=True))
        print(f"now: {now}; goal {GOAL[0]:.0f} and {GOAL[1]:.0f} ms: {'reached' if reached else 'missed'}", flush=True)


if __name__ == "__main__":
    main()
