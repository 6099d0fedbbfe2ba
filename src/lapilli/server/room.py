"""A room: one table, the people round it, and what has been said; always the sum of its stored events."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lapilli.core.registry import find
from lapilli.core.rng import WIDE
from lapilli.core.seed import generator
from lapilli.core.state import CHANCE
from lapilli.core.table import CHANCE_SEAT, Table, position
from lapilli.server import dice
from lapilli.server.clock import Clock
from lapilli.server.sight import Sight
from lapilli.server.store import Chair, Event, Setup
from lapilli.server.wrong import Wrong

if TYPE_CHECKING:
    from lapilli.server.connection import Connection

FORGOTTEN = 45.0  # seconds without a word from another process: its people are gone
REMEMBERED = 40  # events kept for those who missed a few


@dataclass
class Takeback:
    """A request to go back to an earlier ply, waiting for the others' consent."""

    version: int
    seat: int
    ply: int
    agreed: set[int] = field(default_factory=set)


@dataclass(frozen=True)
class Moment:
    """What one event changed: enough to tell it again to somebody who missed it."""

    version: int
    kind: str
    ply: int
    by: str | None
    event: Event


class Room:
    """The table and everything round it, in memory."""

    def __init__(self, setup: Setup, chairs: Iterable[Chair]) -> None:
        self.id = setup.id
        self.setup = setup
        self.chairs = {chair.seat: chair for chair in chairs}
        self.table = lay(setup)
        self.game = self.table.game
        self.version = 0
        self.updated = setup.updated
        self.hands: list[str] = []  # who played each ply: "person", "bot", "server" or "typed" (dice)
        self.movers: list[int] = []  # which seat (-1: chance)
        self.times: list[float] = []  # when
        self.played: dict[tuple[str, str], int] = {}  # versions of moves by their marks: sender, and the id he gave
        self.sights: dict[int | None, Sight] = {viewer: Sight() for viewer in (*range(setup.seats), None)}
        self.chat: list[dict[str, Any]] = []
        self.takeback: Takeback | None = None
        self.clock: Clock | None = None
        if setup.clock:
            self.clock = Clock(setup.clock["minutes"], setup.clock["bonus"], setup.seats, setup.created)
        self.again: str | None = None  # the room where the same people play again
        self.moments: deque[Moment] = deque(maxlen=REMEMBERED)
        self.lock = asyncio.Lock()  # held while something is decided and stored
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, tuple[frozenset[str], float]] = {}  # people connected at other processes, as of when
        self.driver: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None  # rings when somebody's time is up
        self.pictures: dict[tuple[object, ...], Any] = {}  # made once for all who see the same
        self.links: dict[int, str] = {}  # tokens of the seats that wait for somebody

    def whim(self, seat: int) -> int:
        """What a bot of this seat has for chance: it follows from the room's seed and from what the seat was told.

        So neither a take-back nor asking again gets another answer out of it.
        """
        return int(generator(self.table.seed, "bot", seat, self.sights[seat].ply(self.table.ply)).below(WIDE))

    def leave(self, connection: Connection) -> None:
        """A socket is gone; without any the pictures need not be kept."""
        self.connections.discard(connection)
        if not self.connections:
            self.pictures.clear()

    # -- events -------------------------------------------------------------------------------------------------

    def apply(self, events: Iterable[Event], chairs: Iterable[Chair] = ()) -> None:
        """Take in what has been stored."""
        for chair in chairs:
            self.chairs[chair.seat] = chair
        for _, together in groupby(events, key=lambda event: event.at):  # stored in one go, at one time
            self._apply_together(list(together))
        self.pictures.clear()

    def _apply_together(self, events: list[Event]) -> None:
        first = self.table.ply
        for event in events:
            if event.version != self.version + 1:
                raise RuntimeError(f"room {self.id}: event {event.version} after {self.version}")
            told = self._told(event)
            by = self._take(event, seen=None in told)
            self.version = event.version
            self.updated = event.at
            self.moments.append(Moment(event.version, event.kind, self.table.ply, by, event))
            if event is events[-1] and event.kind == "move":
                for viewer in self._surprised(first, self.sights.keys() - told):
                    self.sights[viewer].unnamed.add(event.version)
                    told.add(viewer)
            for viewer in told:
                ply = event.payload["ply"] if event.kind == "move" else None
                self.sights[viewer].add(event.version, ply, event.at)
            if event.kind == "undo":
                for sight in self.sights.values():
                    sight.rewind(event.payload["ply"])

    def _surprised(self, ply: int, unaware: set[int | None]) -> set[int | None]:
        """Of those who were told nothing since a ply: for whom something is different, though nobody says why."""
        if not unaware:
            return set()
        before = self.table.at(ply)
        return {viewer for viewer in unaware if before.view(viewer) != self.table.view(viewer)}

    def _told(self, event: Event) -> set[int | None]:
        """Who is told of an event that is about to happen."""
        if event.kind == "undo":
            gone = event.payload["ply"]
            return {viewer for viewer, sight in self.sights.items() if sight.plies and sight.plies[-1] >= gone}
        if event.kind != "move":
            return set(self.sights)
        seat, action = event.payload["seat"], self.game.space.parse(event.payload["text"])
        state, witness = self.table.state, self.game.witness
        return {viewer for viewer in self.sights if witness(state, seat, action, viewer) is not None}

    def _take(self, event: Event, seen: bool) -> str | None:
        """Carry it out; what only some can see stops no clock with a bonus and ends no request that all can see."""
        payload = event.payload
        match event.kind:
            case "move":
                seat = self.table.seat_name(payload["seat"])
                if self.clock:
                    self.clock.moved(self.awaited(), payload["seat"] if seen else CHANCE, event.at)
                self.table.play(payload["text"], seat)
                self.hands.append(payload["by"])
                self.movers.append(payload["seat"])
                self.times.append(event.at)
                if seen:
                    self.takeback = None
                if "mark" in payload:
                    person, id = payload["mark"]
                    self.played[person, id] = event.version
                return seat
            case "undo":
                self.table.rewind(payload["ply"])
                del self.hands[payload["ply"] :], self.times[payload["ply"] :], self.movers[payload["ply"] :]
                self.takeback = None
                return self.table.seat_name(payload["seat"])
            case "takeback":
                self.takeback = Takeback(event.version, payload["seat"], payload["ply"])
            case "answer":
                if self.takeback and self.takeback.version == payload["takeback"]:
                    if payload["yes"]:
                        self.takeback.agreed.add(payload["seat"])
                    else:
                        self.takeback = None
            case "seat":
                if self.clock and payload.get("taken"):
                    self.clock.restart(event.at)
                elif self.clock and payload.get("late"):
                    self.clock.used[payload["seat"]] = self.clock.limit
            case "again":
                self.again = payload["room"]
            case "chat":
                self.chat.append({**payload, "at": event.at, "version": event.version})
        return None

    # -- people -------------------------------------------------------------------------------------------------

    def seats_of(self, person: str) -> list[int]:
        """The seats this person plays now."""
        return [seat for seat, chair in sorted(self.chairs.items()) if chair.who == "person" and chair.person == person]

    def belongs(self, person: str) -> bool:
        """Has this person a seat here, also one a bot stands in for, or opened it?"""
        return self.setup.host == person or any(chair.person == person for chair in self.chairs.values())

    def last_of(self, person: str) -> int | None:
        """The ply of this person's last action: what they may ask to take back."""
        mine = self.seats_of(person)
        plies = range(len(self.movers) - 1, -1, -1)
        return next((ply for ply in plies if self.movers[ply] in mine and self.hands[ply] == "person"), None)

    def people(self) -> list[int]:
        """The seats played by people."""
        return [seat for seat, chair in sorted(self.chairs.items()) if chair.who == "person"]

    def humans(self) -> list[int]:
        """The seats that no bot plays, those too that wait for somebody."""
        return [seat for seat, chair in sorted(self.chairs.items()) if chair.who != "bot"]

    def connected(self, seat: int) -> bool:
        person = self.chairs[seat].person
        if any(connection.person == person for connection in self.connections):
            return True
        fresh = time.monotonic() - FORGOTTEN
        return any(person in people and at > fresh for people, at in self.elsewhere.values())

    def wake(self) -> None:
        """There is news: everybody connected looks for it."""
        for connection in self.connections:
            connection.wake.set()

    # -- the table ----------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return not self.table.actors

    def acting(self) -> list[int]:
        """The seats that may act now."""
        actors = self.table.actors
        return [] if CHANCE_SEAT in actors else [self.table.seat_index(name) for name in actors]

    def typists(self) -> tuple[int, ...]:
        """The seats whose people type in what chance does next, where real dice are thrown."""
        key = ("typists", tuple(self.humans()))
        if key not in self.pictures:
            self.pictures[key] = dice.typists(self.table, self.setup.dice, self.humans())
        found: tuple[int, ...] = self.pictures[key]
        return found

    def awaited(self) -> list[int]:
        """The seats without whom the game cannot go on."""
        if not self.acting():
            return []
        mask = self.table.state.awaited()
        return [seat for seat in self.acting() if mask >> seat & 1]


def lay(setup: Setup) -> Table:
    """The table of a room before its first event."""
    game = find(setup.game)
    if setup.game_version not in (game.version, *game.replays):
        raise Wrong("version", game=game.title, stored=setup.game_version, installed=game.version)
    with boxed(setup.box) as path:
        if setup.origin is not None:
            origin = game.position_of(setup.game_version, setup.origin)
            return position(setup.game, origin, seed=setup.seed, box=path)
        options = game.choose_options(setup.seats, {**game.former.get(setup.game_version, {}), **setup.options})
        box = game.load_box(path)
        return Table(game, game.start(setup.seats, options, box), options=options, box=box, seed=setup.seed)


@contextmanager
def boxed(text: str | None) -> Iterator[Path | None]:
    """An owner's box file, for as long as it is being read."""
    if text is None:
        yield None
        return
    with tempfile.TemporaryDirectory(prefix="lapilli") as folder:
        path = Path(folder, "box.toml")
        path.write_text(text, encoding="utf-8")
        yield path
