"""A room: one table, its people, and what has been said. Its state is the sum of its stored events."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import groupby
from typing import Protocol

from lapilli.core.errors import LapilliError
from lapilli.core.rng import WIDE
from lapilli.core.seed import generator
from lapilli.core.state import CHANCE, NOBODY, State
from lapilli.core.table import Table
from lapilli.server.rooms import dice
from lapilli.server.rooms.cache import Cache, Slot
from lapilli.server.rooms.clock import Clock
from lapilli.server.rooms.door import Door, first_door
from lapilli.server.rooms.initial_table import lay
from lapilli.server.rooms.presence_log import PresenceLog
from lapilli.server.rooms.visibility import Visibility
from lapilli.server.storage.entries import Event, Payload, SeatHolder, Setup

PEER_TIMEOUT_SECONDS = 45.0  # seconds without a word from another process: its people are gone
RECENT_EVENTS = 80  # events kept for those who missed a few

ACTING: Slot[tuple[()], list[int]] = Slot("acting")
AWAITED: Slot[tuple[()], list[int]] = Slot("awaited")
TYPISTS: Slot[tuple[int, ...], tuple[int, ...]] = Slot("typists")


class Listener(Protocol):
    """Somebody connected to a room."""

    person: str
    wake: asyncio.Event
    present: bool  # the list of who is here has changed

    def refresh(self) -> None: ...

    def complain(self, error: LapilliError) -> None: ...


@dataclass
class Takeback:
    """A request to go back to an earlier ply, waiting for the others' consent."""

    version: int
    seat: int
    ply: int
    agreed: set[int] = field(default_factory=set)


@dataclass(frozen=True)
class RecentEvent:
    """What one event changed: enough to tell it again to somebody who missed it."""

    version: int
    kind: str
    ply: int
    by: str | None
    event: Event


@dataclass
class Moves:
    """Who played each ply, and when."""

    by: list[str] = field(default_factory=list)  # "person", "bot", "server" or "typed" (dice)
    at: list[float] = field(default_factory=list)
    versions: dict[tuple[str, str], int] = field(default_factory=dict)  # by sender and the id that they gave the move

    def cut(self, ply: int) -> None:
        """Forget everything from a ply on."""
        del self.by[ply:], self.at[ply:]


@dataclass
class Takebacks:
    """The request that waits for an answer, and how many were granted although somebody had learned something."""

    pending: Takeback | None = None
    granted: int = 0


@dataclass
class Moderation:
    """What hosts have decided: who may come in, who may talk, and which links were replaced."""

    door: Door
    closed: bool = False  # by the operator of the server: nothing is played here any more
    muted: set[int] = field(default_factory=set)  # seats that may not talk
    link_revisions: Counter[int] = field(default_factory=Counter)  # how often the link of a seat was replaced


@dataclass
class Live:
    """What exists only while the room is in memory."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)  # held while something is decided and stored
    connections: set[Listener] = field(default_factory=set)
    elsewhere: dict[str, tuple[frozenset[str], float]] = field(default_factory=dict)  # people at other processes
    address: str = ""  # of the first socket: the bots of the room count for it
    driver: asyncio.Task[None] | None = None
    alarm: asyncio.TimerHandle | None = None  # rings when somebody's time is up
    links: dict[int, str] = field(default_factory=dict)  # tokens of the seats that wait for somebody


class Room:
    """The table and everything round it, in memory."""

    def __init__(self, setup: Setup, holders: Iterable[SeatHolder]) -> None:
        self.id = setup.id
        self.setup = setup
        self.holders = {holder.seat: holder for holder in holders}
        self.table = lay(setup)
        self.game = self.table.game
        self.first_names = self.table.seats  # a game may let seats choose theirs
        self.version = 0
        self.updated = setup.updated
        self.moves = Moves()
        self.recent_events: deque[RecentEvent] = deque(maxlen=RECENT_EVENTS)
        self.visibility: dict[int | None, Visibility] = {seat: Visibility() for seat in (*range(setup.seats), None)}
        self.chat: list[Payload] = []
        self.presence_log = PresenceLog()
        self.takebacks = Takebacks()
        self.moderation = Moderation(first_door(setup.password))
        times = setup.clock
        self.clock = Clock(times["minutes"], times["bonus"], setup.seats, setup.created) if times else None
        self.rematch: str | None = None  # the room where the same people play again
        self.live = Live()
        self.cache = Cache()

    def bot_seed(self, seat: int | None) -> int:
        """Seed of the RNG of this seat's bot: it follows from the room's seed and from what the seat was told.

        So neither a take-back nor asking again gets another answer out of it.
        """
        return int(generator(self.table.seed, "bot", seat, self.visibility[seat].ply(self.table.ply)).below(WIDE))

    def leave(self, connection: Listener) -> None:
        """A socket is gone; without any, pictures and views need not be kept."""
        self.live.connections.discard(connection)
        if not self.live.connections:
            self.cache.clear()
            self.table.drop_caches()

    # -- events -------------------------------------------------------------------------------------------------

    def apply(self, events: Iterable[Event], holders: Iterable[SeatHolder] = (), played: Table | None = None) -> None:
        """Take in what has been stored; `played` is a table on which its moves have been played already."""
        for holder in holders:
            self.holders[holder.seat] = holder
        for _, together in groupby(events, key=lambda event: event.at):  # stored in one go, at one time
            self._apply_together(list(together), played)
        self.cache.clear()

    def _apply_together(self, events: list[Event], played: Table | None) -> None:
        first = self.table.ply
        if played is not None:
            self.table = played
        for event in events:
            if event.version != self.version + 1:
                raise RuntimeError(f"room {self.id[:6]}: event {event.version} after {self.version}")
            if played is None and event.kind == "move":
                self.table.play(event.payload["text"], self.table.seat_name(event.payload["seat"]))
            told = self._viewers_told(event)
            by = self._apply_event(event, seen=None in told)
            self.version = event.version
            self.updated = event.at
            ply = event.payload["ply"] + 1 if event.kind == "move" else self.table.ply
            self.recent_events.append(RecentEvent(event.version, event.kind, ply, by, event))
            if event is events[-1] and event.kind == "move":
                for viewer in self._changed_unnoticed(first, self.visibility.keys() - told):
                    self.visibility[viewer].unnamed.add(event.version)
                    told.add(viewer)
            for viewer in told:
                self.visibility[viewer].add(event.version, ply - 1 if event.kind == "move" else None, event.at)
            if event.kind == "undo":
                for visibility in self.visibility.values():
                    visibility.rewind(event.payload["ply"])

    def _changed_unnoticed(self, ply: int, unaware: set[int | None]) -> set[int | None]:
        """Of those who were told nothing since a ply: for whom something is different, though nobody says why."""
        return {viewer for viewer in unaware if self.table.cached_view(viewer, ply) != self.table.cached_view(viewer)}

    def _viewers_told(self, event: Event) -> set[int | None]:
        """Who is told of an event."""
        if event.kind == "undo":
            gone = event.payload["ply"]
            return {
                viewer
                for viewer, visibility in self.visibility.items()
                if visibility.plies and visibility.plies[-1] >= gone
            }
        if event.kind != "move":
            return set(self.visibility)
        seat, action = self.table.move(event.payload["ply"])
        before, shown = self.table.state_at(event.payload["ply"]), self.game.rules.public_notation
        return {viewer for viewer in self.visibility if shown(before, seat, action, viewer) is not None}

    def _apply_event(self, event: Event, seen: bool) -> str | None:
        """Note it; what only some can see stops no clock with a bonus and ends no request that all can see."""
        payload = event.payload
        self.presence_log.note(event, self.table.ply)
        self.moderation.door.note(event)
        match event.kind:
            case "move":
                before, mover = self.table.state_at(payload["ply"]), payload["seat"]
                if self.clock:
                    self.clock.moved(awaited(before), mover if seen else CHANCE, event.at)
                self.moves.by.append(payload["by"])
                self.moves.at.append(event.at)
                if seen:
                    self.takebacks.pending = None
                if "request_key" in payload:
                    person, id = payload["request_key"]
                    self.moves.versions[person, id] = event.version
                return "chance" if mover == CHANCE else self.table.names_at(payload["ply"])[mover]
            case "undo":
                self.table.rewind(payload["ply"])
                self.moves.cut(payload["ply"])
                self.takebacks.granted += bool(payload.get("granted"))
                self.takebacks.pending = None
                return self.table.seat_name(payload["seat"])
            case "takeback":
                self.takebacks.pending = Takeback(event.version, payload["seat"], payload["ply"])
            case "answer":
                pending = self.takebacks.pending
                if pending and pending.version == payload["takeback"]:
                    if payload["yes"]:
                        pending.agreed.add(payload["seat"])
                    else:
                        self.takebacks.pending = None
            case "seat":
                if self.clock:
                    self.clock.seated(payload, event.at)
            case "rematch":
                self.rematch = payload["room"]
            case "close":
                self.moderation.closed = payload["yes"]
            case "mute":
                (self.moderation.muted.add if payload["yes"] else self.moderation.muted.discard)(payload["seat"])
            case "remove":
                self.moderation.link_revisions[payload["seat"]] += 1
                self.moderation.muted.discard(payload["seat"])
            case "handed":
                self.moderation.link_revisions[payload["seat"]] += 1
            case "chat":
                self.chat.append({**payload, "at": event.at, "version": event.version})
        return None

    def typed_names(self, table: Table) -> dict[str, str]:
        """Return the names that people typed, by seat as it is called at a table and as it was at the beginning."""
        people = [(seat, holder.label) for seat, holder in sorted(self.holders.items()) if holder.label]
        return {names[seat]: label for names in (self.first_names, table.seats) for seat, label in people}

    # -- people -------------------------------------------------------------------------------------------------

    def seats_of(self, person: str) -> list[int]:
        """The seats this person plays now."""
        return [
            seat for seat, holder in sorted(self.holders.items()) if holder.who == "person" and holder.person == person
        ]

    def belongs(self, person: str) -> bool:
        """Has this person a seat here, also one a bot stands in for, or opened it?"""
        return self.setup.host == person or any(holder.person == person for holder in self.holders.values())

    def last_of(self, person: str) -> int | None:
        """The ply of this person's last action: what they may ask to take back."""
        mine = self.seats_of(person)
        plies = range(self.table.ply - 1, -1, -1)
        return next((ply for ply in plies if self.table.move(ply)[0] in mine and self.moves.by[ply] == "person"), None)

    def first_decision(self) -> int:
        """Return the ply, as a spectator counts, at which somebody decides for the first time: a replay opens there."""
        table = self.table
        ply = next((ply for ply in range(table.ply) if table.move(ply)[0] != CHANCE), table.ply)
        return self.visibility[None].ply(ply)

    def link_revision(self, seat: int, ahead: int = 0) -> str:
        """Return the suffix that makes the link of a seat new each time it is given out."""
        number = self.moderation.link_revisions[seat] + ahead
        return f" {number}" if number else ""

    def human_seats(self) -> list[int]:
        """The seats played by people."""
        return [seat for seat, holder in sorted(self.holders.items()) if holder.who == "person"]

    def non_bot_seats(self) -> list[int]:
        """The seats that no bot plays, those too that wait for somebody."""
        return [seat for seat, holder in sorted(self.holders.items()) if holder.who != "bot"]

    def here(self) -> set[str]:
        """Who is connected, at this process or another; "" stands for people without a cookie."""
        fresh = time.monotonic() - PEER_TIMEOUT_SECONDS
        elsewhere = [people for people, at in self.live.elsewhere.values() if at > fresh]
        return {connection.person for connection in self.live.connections}.union(*elsewhere)

    def connected(self, seat: int) -> bool:
        return self.holders[seat].person in self.here()

    def wake(self) -> None:
        """There is news: everybody connected looks for it."""
        for connection in self.live.connections:
            connection.wake.set()

    def complain(self, error: LapilliError) -> None:
        """Something is wrong that everybody here should know."""
        for connection in self.live.connections:
            connection.complain(error)

    # -- the table ----------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return bool(self.table.state.actor == NOBODY)

    def acting(self) -> list[int]:
        """The seats that may act now."""
        return self.cache.get(ACTING, (), lambda: acting(self.table.state))

    def typists(self) -> tuple[int, ...]:
        """The seats whose people type in what chance does next, where real dice are thrown."""
        humans = tuple(self.non_bot_seats())
        return self.cache.get(TYPISTS, humans, lambda: dice.typists(self.table, self.setup.dice, humans))

    def awaited(self) -> list[int]:
        """The seats without whom the game cannot go on."""
        return self.cache.get(AWAITED, (), lambda: awaited(self.table.state))


def acting(state: State) -> list[int]:
    """The seats that may act in a state."""
    if state.actor < 0:
        return []
    mask = state.actors()
    return [seat for seat in range(state.seats) if mask >> seat & 1]


def awaited(state: State) -> list[int]:
    """The seats without whom the game cannot go on from a state."""
    mask = state.required_actors() if state.actor >= 0 else 0
    return [seat for seat in acting(state) if mask >> seat & 1]
