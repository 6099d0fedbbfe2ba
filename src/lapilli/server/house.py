"""The house: all rooms of one server process, their store, and the way every change goes: decide, store, tell."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable

from lapilli.server import clock
from lapilli.server.change import Change
from lapilli.server.config import Settings
from lapilli.server.limits import Limits
from lapilli.server.meter import Meter
from lapilli.server.news import News
from lapilli.server.person import Signer
from lapilli.server.room import Room
from lapilli.server.store import Chair, Conflict, Store
from lapilli.server.thinkers import Thinkers
from lapilli.server.wrong import Wrong

logger = logging.getLogger("lapilli.server")
ATTEMPTS = 8


class House:
    """Rooms by name, the busiest in memory."""

    def __init__(self, settings: Settings, store: Store, signer: Signer) -> None:
        self.settings = settings
        self.store = store
        self.signer = signer
        self.limits = Limits(settings.rate)
        self.meter = Meter()
        self.thinkers = Thinkers(settings.bot_processes)
        self.news = News(self)
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.tasks: set[asyncio.Task[None]] = set()
        self._opening: dict[str, asyncio.Lock] = {}
        self.stopping = False

    async def room(self, name: str) -> Room:
        """The room of that name, from memory or replayed from the store."""
        if room := self.rooms.get(name):
            self.rooms.move_to_end(name)
            return room
        async with self._opening.setdefault(name, asyncio.Lock()):
            room = self.rooms.get(name) or await self._open(name)
        self._opening.pop(name, None)
        self.rooms[name] = room
        self._forget()
        self.watch(room)
        return room

    async def _open(self, name: str) -> Room:
        found = await self.store.load(name) if name.isascii() and len(name) <= 40 else None
        if found is None:
            raise Wrong("gone")
        setup, chairs, events = found
        room = Room(setup, chairs)
        room.apply(events)
        room.links = {seat: self.signer.link(name, seat) for seat, chair in room.chairs.items() if chair.link}
        self.meter.count("rooms_opened")
        return room

    def _forget(self) -> None:
        """Rooms that nobody looks at leave memory, the longest unused first."""
        for name in list(self.rooms):
            if len(self.rooms) <= self.settings.rooms_cached:
                return
            room = self.rooms[name]
            if not room.connections and not room.lock.locked() and (room.driver is None or room.driver.done()):
                del self.rooms[name]

    async def change(self, room: Room, decide: Callable[[Room], Change]) -> None:
        """Decide, store, then tell. A lost race is decided again on the fresh table, never half done."""
        async with room.lock:
            for _ in range(ATTEMPTS):
                wanted = decide(room)
                if not wanted.events:
                    return
                try:
                    with self.meter.timed("store_seconds"):
                        stored = await self.store.append(
                            room.id,
                            room.version,
                            wanted.events,
                            ply=wanted.ply,
                            over=wanted.over,
                            chairs=wanted.chairs,
                        )
                except Conflict:
                    self.meter.count("conflicts")
                    await self._catch_up(room)
                    continue
                room.apply(stored, wanted.chairs)
                break
            else:
                raise Wrong("busy")
        self.meter.count("moves", sum(event.kind == "move" for event in stored))
        self.tell(room)

    async def keep(self, room: Room, decide: Callable[[Room], Chair]) -> None:
        """Remember what a seat lets play itself; no event, so nobody else can tell."""
        async with room.lock:
            chair = decide(room)
            await self.store.keep_windows(room.id, chair)
            room.chairs[chair.seat] = chair
        self.drive(room)

    def tell(self, room: Room, patience: float = 0.0) -> None:
        """Something is stored: people see it, bots go on, the clock is set."""
        room.wake()
        self.drive(room, patience)
        self.watch(room)

    def watch(self, room: Room) -> None:
        """Set the alarm of a room with a clock."""
        if room.alarm:
            room.alarm.cancel()
            room.alarm = None
        left = clock.next_flag(room)
        if left is not None and not self.stopping:
            room.alarm = asyncio.get_running_loop().call_later(
                max(0.0, left) + 0.05, lambda: self.later(asyncio.create_task(self._flag(room)))
            )

    async def _flag(self, room: Room) -> None:
        if clock.next_flag(room) is not None:
            await self.change(room, clock.flag())

    async def _catch_up(self, room: Room) -> bool:
        found = await self.store.load(room.id, room.version)
        if found is None:
            raise Wrong("gone")
        _, chairs, events = found
        room.apply(events, chairs)
        return bool(events)

    async def hear(self, name: str) -> None:
        """Another process has stored something."""
        room = self.rooms.get(name)
        if room is None:
            return
        async with room.lock:
            news = await self._catch_up(room)
        if news:
            self.tell(room, patience=3.0)

    # -- bots ---------------------------------------------------------------------------------------------------

    def drive(self, room: Room, patience: float = 0.0) -> None:
        """See to it that the bots of a room play when they are due; others may be at it, hence the patience."""
        from lapilli.server.driver import drive

        if self.stopping or (room.driver is not None and not room.driver.done()):
            return
        room.driver = asyncio.create_task(drive(self, room, patience))

    def later(self, task: asyncio.Task[None]) -> None:
        """Keep a background task alive until it is done."""
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def close(self) -> None:
        """Stop the bots, let what is being stored be stored, close the store."""
        self.stopping = True
        for task in (*self.tasks, *(room.driver for room in self.rooms.values() if room.driver)):
            task.cancel()
        for room in self.rooms.values():
            async with room.lock:
                pass
        self.thinkers.close()
        await self.store.close()
