"""The rooms of one server process. Every change is decided, stored, then sent."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import logging
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager

from lapilli.core.errors import LapilliError
from lapilli.server import analysis_pool
from lapilli.server.analysis_pool import AnalysisPool
from lapilli.server.bots import pool
from lapilli.server.bots.driver import Driver
from lapilli.server.bots.pool import Pool
from lapilli.server.cluster.peers import Peers
from lapilli.server.identity import Signer
from lapilli.server.limits import ROOM_CHARACTERS, Limits
from lapilli.server.metrics import Metrics
from lapilli.server.render_cache import RenderCache
from lapilli.server.rooms import time_forfeit
from lapilli.server.rooms.change import Decide
from lapilli.server.rooms.room import Room
from lapilli.server.runtime import Runtime
from lapilli.server.settings import Settings
from lapilli.server.storage.entries import Ban, Event, SeatHolder, Setup
from lapilli.server.storage.room_store import Conflict, RoomStore
from lapilli.server.wire.errors import RequestError

ATTEMPTS = 8
PICTURES = 64  # of games that are over: so many are kept
READER_MEGABYTES = 400
logger = logging.getLogger("lapilli.server")


class RoomRegistry:
    """Rooms by name, the busiest in memory."""

    def __init__(self, settings: Settings, store: RoomStore, signer: Signer, runtime: Runtime) -> None:
        self.settings = settings
        self.store = store
        self.signer = signer
        self.limits = Limits(settings.rate)
        self.runtime = runtime
        self.metrics = Metrics(runtime.instruments)
        self.metrics.gauge("rooms", "Tables in memory", lambda: len(self.rooms))
        self.metrics.gauge("connections", "Open sockets", self._connections)
        thinkers = runtime.workers(settings.bot_processes, pool.MEGABYTES, pool.NICE)
        self.pool = Pool(thinkers, lambda *why: self.metrics.bot_failures.labels(*why).inc())
        few = min(1, settings.bot_processes)
        self.analyst = AnalysisPool(runtime.workers(few, analysis_pool.MEGABYTES, analysis_pool.NICE))
        painters = runtime.workers(few, nice=analysis_pool.NICE)
        self.painter: RenderCache[bytes] = RenderCache(painters, PICTURES, 8, 60)
        self.reader = runtime.workers(1, READER_MEGABYTES)  # of what strangers send: boxes, records
        self.driver = Driver(self.pool, self.limits, settings.bot_pause, self.change)
        self.process = secrets.token_hex(4)  # this one among those that share the store
        self.peers = Peers(self, settings.address)
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.tasks: set[asyncio.Task[None]] = set()
        self._unreadable: set[str] = set()  # stored tables that cannot be opened here, and were logged
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self.banned: list[Ban] = []
        self.stopping = False

    def _connections(self) -> int:
        return sum(len(room.live.connections) for room in self.rooms.values())

    def is_banned(self, address: str) -> bool:
        """Return whether the operator has banned this address; count it."""
        if not self.banned:
            return False
        try:
            here = ipaddress.ip_network(address)
        except ValueError:
            return False
        out = any(ban.is_banned(here) for ban in self.banned)
        if out:
            self.metrics.banned.inc()
        return out

    async def room(self, name: str) -> Room:
        """The room of that name, from memory or replayed from the store."""
        if room := self.rooms.get(name):
            self.rooms.move_to_end(name)
            await self.peers.look(room)
            return room
        opening = self._opening.get(name)
        if opening is None:  # one task for all who ask meanwhile; gone as soon as it is done, room or no room
            opening = self._opening[name] = asyncio.create_task(self._open(name))
            opening.add_done_callback(lambda _: self._opening.pop(name, None))
        return await asyncio.shield(opening)

    async def try_room(self, name: str) -> Room | LapilliError:
        """The room of that name, or why it cannot be opened here: one broken table must not break a list."""
        try:
            return await self.room(name)
        except RequestError as error:
            if error.code == "away":
                raise
            reason: LapilliError = error
        except LapilliError as error:
            reason = error
        except Exception:
            reason = RequestError("bug")
            if name not in self._unreadable:
                logger.exception("a stored table cannot be replayed", extra={"room": name[:6]})
        if name not in self._unreadable and reason.code != "gone":
            logger.warning(
                "a stored table cannot be opened",
                extra={"room": name[:6], "code": reason.code, "about": str(reason)[:200]},
            )
            self._unreadable.add(name)
        return reason

    async def _open(self, name: str) -> Room:
        found = await self.store.load(name) if name.isascii() and len(name) <= ROOM_CHARACTERS else None
        if found is None:
            raise RequestError("gone")
        setup, holders, events = found
        room = await self.runtime.run_in_thread(_replayed, setup, holders, events)
        room.live.links = {seat: self.link(room, seat) for seat, holder in room.holders.items() if holder.link}
        self.rooms[name] = room
        self.metrics.rooms_opened.inc()
        self.evict_excess_rooms()
        self.schedule_timeout(room)
        return room

    def link(self, room: Room, seat: int, ahead: int = 0) -> str:
        """The token that gives a seat now, or once its link is given out again."""
        known = "" if ahead else room.holders[seat].link or ""
        return self.signer.link(room.id, seat, known, room.link_revision(seat, ahead))

    def evict_excess_rooms(self) -> None:
        """Keep no more rooms in memory than the operator wishes."""
        self.evict_rooms(len(self.rooms) - self.settings.rooms_cached)

    def evict_rooms(self, most: int) -> int:
        """Rooms that rest leave memory, the longest unused first, at most so many; how many did?"""
        resting = [name for name, room in self.rooms.items() if _rests(room)][: max(0, most)]
        for name in resting:
            del self.rooms[name]
        return len(resting)

    async def change(self, room: Room, decide: Decide) -> None:
        """Apply a change: check, store, notify. A lost race is decided again on the fresh table, never half done."""
        news = False  # has anything happened here, be it stored by somebody else?
        try:
            async with room.live.lock:
                for _ in range(ATTEMPTS):
                    if room.moderation.closed:
                        raise RequestError("closed")
                    wanted = decide(room)
                    if not wanted.events:
                        return
                    try:
                        with self.metrics.store_seconds.time():
                            stored = await self.store.append(
                                room.id,
                                room.version,
                                wanted.events,
                                ply=wanted.ply,
                                over=wanted.over,
                                holders=wanted.holders,
                                tell=self.peers.audience(room),
                            )
                    except Conflict:
                        self.metrics.conflicts.inc()
                        news |= await self.catch_up(room)
                        continue
                    room.apply(stored, wanted.holders, wanted.table)
                    room.live.links.update({c.seat: self.link(room, c.seat) for c in wanted.holders if c.who == "link"})
                    news = True
                    break
                else:
                    raise RequestError("busy")
        finally:  # also where it ends in a refusal: the others are told of what was stored
            if news:
                self.notify_changed(room)
        for event in stored:
            if event.kind == "move":
                self.metrics.moves.labels(room.game.name, event.payload["by"]).inc()

    async def save_auto_pass(self, room: Room, decide: Callable[[Room], SeatHolder]) -> None:
        """Store which phases a seat lets pass; no event, so nobody else can tell."""
        async with room.live.lock:
            holder = decide(room)
            await self.store.save_auto_pass(room.id, holder, self.peers.audience(room))
            room.holders[holder.seat] = holder
        self.run_bots(room)

    def notify_changed(self, room: Room, delay: float = 0.0) -> None:
        """After a change is stored: wake the screens, start the bots and set the clock."""
        room.wake()
        self.run_bots(room, delay)
        self.schedule_timeout(room)

    def schedule_timeout(self, room: Room) -> None:
        """Schedule the moment at which a seat runs out of time, if the room has a clock."""
        if room.live.alarm:
            room.live.alarm.cancel()
            room.live.alarm = None
        left = time_forfeit.next_flag(room)
        if left is not None and not self.stopping:
            room.live.alarm = asyncio.get_running_loop().call_later(
                max(0.0, left) + 0.05, lambda: self.run_in_background(self._flag(room))
            )

    async def _flag(self, room: Room) -> None:
        if time_forfeit.next_flag(room) is not None:
            await self.change(room, time_forfeit.flag())

    async def catch_up(self, room: Room) -> bool:
        """Take in what others have stored; was there anything?"""
        found = await self.store.load(room.id, room.version)
        if found is None:
            raise RequestError("gone")
        _, holders, events = found
        room.apply(events, holders)
        room.live.links.update(
            {holder.seat: self.link(room, holder.seat) for holder in holders if holder.who == "link"}
        )
        return bool(events)

    def run_bots(self, room: Room, delay: float = 0.0) -> None:
        """Start the bots of a room if they are due, after `delay` seconds: another process may be at it."""
        if not self.stopping and (room.live.driver is None or room.live.driver.done()):
            room.live.driver = asyncio.create_task(self.driver.drive(room, delay))

    def run_in_background(self, work: Coroutine[None, None, None]) -> None:
        """Run a coroutine in the background; a failure of the store is logged."""
        task = asyncio.create_task(self._logged(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _logged(self, work: Coroutine[None, None, None]) -> None:
        try:
            await work
        except LapilliError as error:  # the store is down: the next request tries again
            logger.warning("something in the background failed", extra={"code": error.code})

    # -- from start to end --------------------------------------------------------------------------------------

    @asynccontextmanager
    async def running(self, *others: Coroutine[None, None, None]) -> AsyncIterator[None]:
        """Listen to the other processes until the server stops; then let what is being stored be stored."""
        tasks = [asyncio.create_task(part) for part in (*self.peers.work(), *others)]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
            await self._close()

    async def _close(self) -> None:
        self.stopping = True
        for task in (*self.tasks, *(room.live.driver for room in self.rooms.values() if room.live.driver)):
            task.cancel()
        for room in self.rooms.values():
            async with room.live.lock:
                pass
        await self.peers.leave()
        self.pool.close()
        self.reader.stop()
        self.analyst.close()
        self.painter.close()
        await self.store.close()


def _rests(room: Room) -> bool:
    """Does nobody look at it, and is nothing under way?"""
    live = room.live
    return not live.connections and not live.lock.locked() and (live.driver is None or live.driver.done())


def _replayed(setup: Setup, holders: list[SeatHolder], events: list[Event]) -> Room:
    """A room as its events tell it; a long game takes a while."""
    room = Room(setup, holders)
    room.apply(events)
    return room
