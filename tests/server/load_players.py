"""A crowd of players at many tables, who record every acknowledged move and its latency."""

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
PATIENCE = 5.0  # seconds that the last move may take


@dataclass
class Intent:
    """A move somebody sent: acknowledged once the server says that it is stored."""

    id: str
    seat: str
    text: str
    ply: int
    version: int
    sent: float
    acknowledged: int = 0  # the version it was stored as
    refused: bool = False


@dataclass
class Ledger:
    """What the people of one room know."""

    room: str
    intents: dict[int, list[Intent]] = field(default_factory=dict)  # by the number of the seat
    shown: dict[int, tuple[str | None, int]] = field(default_factory=dict)  # version -> who acted, ply
    heard: list[float] = field(default_factory=list)  # seconds from sending a move to its acknowledgement
    seconds: list[float] = field(default_factory=list)  # from sending a move to holding the picture that shows it
    received: int = 0  # bytes of messages, before compression
    again: int = 0  # moves sent again
    errors: list[str] = field(default_factory=list)
    over: bool = False


class PartCache:
    """The client's half of frames in parts (docs/reference/protocol.md): each part under its number."""

    def __init__(self) -> None:
        self.things: dict[int, Any] = {}
        self.frame: dict[str, Any] = {}

    def take(self, message: dict[str, Any]) -> dict[str, Any]:
        """A frame as it arrived -> the whole frame; its picture stays in numbers, which this crowd does not look at."""
        if "svg" in message:  # from a server that knows no parts
            return message
        if message.get("whole"):
            self.things.clear()
            self.frame = {}
        first, *new = message.get("new", [0])
        self.things.update(enumerate(new, first))
        if "menu" in message:
            message = {**message, "menu": [self.things[number] for number in message["menu"]]}
        self.frame = {**self.frame, **message}
        return self.frame


class Player:
    """One person on one seat; comes back whenever the line breaks, and sends again what was not acknowledged."""

    def __init__(
        self,
        addresses: list[str],
        cookie: str,
        ledger: Ledger,
        seed: int,
        pause: float = 0.0,
        seat: int = 0,
        end: float | None = None,
    ) -> None:
        self.addresses = addresses
        self.cookie = cookie
        self.ledger = ledger
        self.seat = seat
        self.end = end  # when to stop, by the clock of `perf_counter`; None: when the game is over
        self.rng = random.Random(seed)
        self.pause = pause
        self.version = 0
        self.pending: Intent | None = None  # sent, and not yet acknowledged or refused
        self.frame: dict[str, Any] = {}  # the last one
        self.unseen: Intent | None = None  # acknowledged, and not yet shown

    async def play(self) -> None:
        """Play until the game is over, or until it is time to stop and nothing is under way."""
        try:
            async with asyncio.timeout(None if self.end is None else self.end - time.perf_counter() + PATIENCE):
                await self._play()
        except TimeoutError:
            assert not self.pending, "a move was not acknowledged"

    async def _play(self) -> None:
        while not self.ledger.over and not self._late:
            base = self.addresses[0]
            url = f"{base.replace('http', 'ws', 1)}/api/tables/{self.ledger.room}/live?version={self.version}&parts=1"
            part_cache = PartCache()
            try:
                async with connect(url, additional_headers={"Cookie": f"lapilli={self.cookie}"}, max_size=None) as line:
                    if self.pending:
                        self.ledger.again += 1
                        await self._send(line, self.pending)
                    async for text in line:
                        self.ledger.received += len(text)
                        message = json.loads(text)
                        if await self._hear(line, part_cache.take(message) if message["type"] == "frame" else message):
                            return
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, EOFError):
                self.addresses = self.addresses[1:] + self.addresses[:1]
                await asyncio.sleep(0.05)

    @property
    def _late(self) -> bool:
        return self.end is not None and time.perf_counter() > self.end

    async def _send(self, line: Any, intent: Intent) -> None:
        names = ("seat", "text", "ply", "version", "id")
        await line.send(json.dumps({"type": "play", **{name: getattr(intent, name) for name in names}}))

    async def _hear(self, line: Any, message: dict[str, Any]) -> bool:
        match message["type"]:
            case "error":
                self.ledger.errors.append(message["code"])
                assert message["code"] in ("stale", "illegal"), message  # others acted meanwhile
                assert self.pending
                self.pending.refused, self.pending = True, None  # a full picture follows
            case "played":
                assert self.pending
                assert message["id"] == self.pending.id
                self.pending.acknowledged = message["version"]
                self.ledger.heard.append(time.perf_counter() - self.pending.sent)
                self.unseen, self.pending = self.pending, None
                if self.version >= self.unseen.acknowledged:  # sent again: the picture came first
                    return await self._see(line, self.frame)
            case "frame":
                self.frame = message
                return await self._see(line, message)
        return False

    async def _see(self, line: Any, frame: dict[str, Any]) -> bool:
        self.version = frame["version"]
        if frame["kind"] == "move":
            self.ledger.shown[frame["version"]] = (frame["by"], frame["ply"])
        if self.unseen and self.version >= self.unseen.acknowledged:
            self.ledger.seconds.append(time.perf_counter() - self.unseen.sent)
            self.unseen = None
        if frame["over"]:
            self.ledger.over = True
            return True
        if self._late and not self.pending:
            return True
        if frame["menu"] and not self.pending and not self.unseen:
            await asyncio.sleep(self.pause * self.rng.random() * 2)
            if self._late:
                return True
            choice = self.rng.choice(frame["menu"])["text"]
            mine = self.ledger.intents.setdefault(self.seat, [])
            now = time.perf_counter()
            self.pending = Intent(f"{len(mine)}", frame["asks"], choice, frame["ply"], frame["version"], now)
            mine.append(self.pending)
            await self._send(line, self.pending)
        return False


async def open_room(base: str, options: dict[str, object], game: str = GAME) -> tuple[Ledger, list[str]]:
    """A table for two; returns its ledger and the cookies of the two."""
    async with httpx.AsyncClient(base_url=base, timeout=60) as ann, httpx.AsyncClient(base_url=base, timeout=60) as bob:
        wish = {"game": game, "seats": [{"who": "me"}, {"who": "link"}], "options": options}
        table = (await ann.post("/api/tables", json=wish)).raise_for_status().json()
        (await bob.post("/api/seats/" + table["links"][0]["url"].rsplit("/", 1)[1], json={})).raise_for_status()
        return Ledger(table["room"]), [ann.cookies["lapilli"], bob.cookies["lapilli"]]


def check(ledger: Ledger, events: list[tuple[int, str, dict[str, Any]]], open_: bool = True) -> int:
    """Nothing acknowledged is lost, nothing is stored twice; returns how many moves were acknowledged.

    Where a game is not `open_`, people are told of their own count of versions, which says nothing about the store's.
    """
    assert [version for version, _, _ in events] == list(range(1, len(events) + 1))
    moves = {version: payload for version, kind, payload in events if kind == "move"}
    assert [payload["ply"] for payload in moves.values()] == list(range(len(moves)))
    for version, (by, ply) in ledger.shown.items() if open_ else ():
        assert (by == "chance", ply) == (moves[version]["seat"] < 0, moves[version]["ply"] + 1)
    count = 0
    for seat, intents in ledger.intents.items():
        mine = {
            payload["request_key"][1]: (version, payload["text"])
            for version, payload in moves.items()
            if payload["seat"] == seat and payload["by"] == "person"
        }
        theirs = [payload for payload in moves.values() if payload["seat"] == seat and payload["by"] == "person"]
        assert len(mine) == len(theirs), "stored twice"
        assert set(mine) <= {intent.id for intent in intents}, "nobody sent it"
        for intent in intents:
            if intent.acknowledged:
                count += 1
                version, text = mine[intent.id]
                assert text == intent.text, "an acknowledged move is lost"
                assert version == intent.acknowledged or not open_, "an acknowledged move is another one"
            if intent.refused:
                assert intent.id not in mine, "refused, and yet stored"
    return count
