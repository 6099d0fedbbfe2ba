"""A crowd that plays: many people at many tables, who note every move that was acknowledged and how long it took."""

from __future__ import annotations

import asyncio
import json
import random
import time
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

GAME = "pumice"


@dataclass
class Intent:
    """A move somebody sent: acknowledged once a frame shows it."""

    seat: str
    text: str
    ply: int
    version: int
    sent: float
    acknowledged: int = 0  # the version that shows it


@dataclass
class Ledger:
    """What the people of one room know."""

    room: str
    intents: dict[str, list[Intent]] = field(default_factory=dict)
    shown: dict[int, tuple[str | None, int]] = field(default_factory=dict)  # version -> who acted, ply
    seconds: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    over: bool = False


class Player:
    """One person on one seat; comes back whenever the line breaks, and sends again what was not acknowledged."""

    def __init__(self, addresses: list[str], cookie: str, ledger: Ledger, seed: int, pause: float = 0.0) -> None:
        self.addresses = addresses
        self.cookie = cookie
        self.ledger = ledger
        self.rng = random.Random(seed)
        self.pause = pause
        self.version = 0
        self.pending: Intent | None = None
        self.last = Intent("", "", 0, 0, 0.0)  # what was sent last
        self.unsure = False  # something was sent again: a full picture after the pong shows its fate
        self.known = False

    async def play(self) -> None:
        while not self.ledger.over:
            base = self.addresses[0]
            url = f"{base.replace('http', 'ws', 1)}/api/tables/{self.ledger.room}/live?version={self.version}"
            try:
                async with connect(url, additional_headers={"Cookie": f"lapilli={self.cookie}"}, max_size=None) as line:
                    self.unsure, self.known = self.pending is not None, False
                    if self.pending:
                        await self._send(line, self.pending)
                        await line.send('{"type": "ping"}')
                    async for text in line:
                        if await self._hear(line, json.loads(text)):
                            return
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, EOFError):
                self.addresses = self.addresses[1:] + self.addresses[:1]
                await asyncio.sleep(0.05)

    async def _send(self, line: Any, intent: Intent) -> None:
        wish = {"type": "play", "seat": intent.seat, "text": intent.text, "ply": intent.ply, "version": intent.version}
        await line.send(json.dumps(wish))

    async def _hear(self, line: Any, message: dict[str, Any]) -> bool:
        if message["type"] == "error":
            self.ledger.errors.append(message["code"])
            assert message["code"] == "stale", message
            if not self.unsure:
                # what was sent last changed nothing: a move frame that came before the answer showed an older move,
                # one that its process had stored just before it was killed
                self.last.acknowledged = 0
                self.pending = None
        if message["type"] == "pong":
            self.known = True
            await line.send('{"type": "full"}')
        if message["type"] != "frame":
            return False
        self.version = message["version"]
        if message["kind"] == "move":
            self.ledger.shown[message["version"]] = (message["by"], message["ply"])
        mine = message["seat"]
        if self.pending and message["by"] == mine and message["version"] > self.pending.version:
            if message["kind"] == "move":  # a full picture may only repeat who acted last
                self.pending.acknowledged = message["version"]
                self.ledger.seconds.append(time.perf_counter() - self.pending.sent)
            self.pending = None
        if self.unsure and self.known and message["kind"] == "full":
            self.pending, self.unsure = None, False  # the picture shows what became of it
        if message["over"]:
            self.ledger.over = True
            return True
        if message["menu"] and not self.pending and not self.unsure:
            await asyncio.sleep(self.pause * self.rng.random() * 2)
            choice = self.rng.choice(message["menu"])["text"]
            self.pending = Intent(message["asks"], choice, message["ply"], message["version"], time.perf_counter())
            self.last = self.pending
            self.ledger.intents.setdefault(mine, []).append(self.pending)
            await self._send(line, self.pending)
        return False


async def open_room(base: str, options: dict[str, object]) -> tuple[Ledger, list[str]]:
    """A table for two; returns its ledger and the cookies of the two."""
    async with httpx.AsyncClient(base_url=base, timeout=60) as ann, httpx.AsyncClient(base_url=base, timeout=60) as bob:
        wish = {"game": GAME, "seats": [{"who": "me"}, {"who": "link"}], "options": options}
        table = (await ann.post("/api/tables", json=wish)).raise_for_status().json()
        (await bob.post("/api/seats/" + table["links"][0]["url"].rsplit("/", 1)[1], json={})).raise_for_status()
        return Ledger(table["room"]), [ann.cookies["lapilli"], bob.cookies["lapilli"]]


def check(ledger: Ledger, events: list[tuple[int, str, dict[str, Any]]], seats: tuple[str, ...]) -> int:
    """Nothing acknowledged is lost, nothing is stored twice; returns how many moves were acknowledged."""
    assert [version for version, _, _ in events] == list(range(1, len(events) + 1))
    moves = {version: payload for version, kind, payload in events if kind == "move"}
    assert [payload["ply"] for payload in moves.values()] == list(range(len(moves)))
    for version, (by, ply) in ledger.shown.items():
        seat = moves[version]["seat"]
        assert (by, ply) == ("chance" if seat < 0 else seats[seat], moves[version]["ply"] + 1)
    count = 0
    for seat, intents in ledger.intents.items():
        for intent in intents:
            if intent.acknowledged:
                count += 1
                assert moves[intent.acknowledged]["text"] == intent.text
        stored = [payload["text"] for payload in moves.values() if payload["seat"] == seats.index(seat)]
        assert len(stored) <= len(intents)
        left = iter(intent.text for intent in intents)
        assert all(text in left for text in stored), "a move was stored twice, or one nobody sent"
    return count
