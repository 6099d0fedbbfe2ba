"""The other processes on the same store: messages to them and from them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine, MutableMapping
from typing import Any, Protocol

from lapilli.server.cluster.membership import ALIVE, BEAT, EVERYBODY, GONE, Membership, channel
from lapilli.server.rooms import presence
from lapilli.server.rooms.room import Room
from lapilli.server.storage.room_store import RoomStore
from lapilli.server.wire.errors import RequestError

HEARTBEAT = 15.0  # seconds between two words about who is connected here


class Rooms(Protocol):
    """What this needs of the registry."""

    process: str
    store: RoomStore
    stopping: bool

    @property
    def rooms(self) -> MutableMapping[str, Room]: ...

    def run_in_background(self, work: Coroutine[Any, Any, None]) -> None: ...

    def notify_changed(self, room: Room, delay: float = 0.0) -> None: ...

    async def catch_up(self, room: Room) -> bool: ...


class Peers:
    """The other processes that share a store, and what is announced to them. A server with its own store has none."""

    def __init__(self, registry: Rooms, address: str) -> None:
        self.registry = registry
        self.membership = Membership(registry.process, address)

    def work(self) -> tuple[Coroutine[Any, Any, None], ...]:
        """What is to be done as long as the server runs."""
        if not self.registry.store.shared:
            return ()
        channels = (EVERYBODY, channel(self.registry.process))
        return self.registry.store.listen(channels, self.heard, self.reload), self._beat(), self._live()

    def audience(self, room: Room) -> list[str]:
        """The channels of those who must hear of what happens in a room."""
        if not self.registry.store.shared:
            return []
        looking = [process for process, (people, _) in room.live.elsewhere.items() if people]
        return self.membership.audience(room.id, looking)

    def here(self, room: Room) -> None:
        """Tell the others who is connected here."""
        if self.registry.store.shared and not self.registry.stopping:
            news = presence.announcement(room, self.registry.process)
            self.registry.run_in_background(self.registry.store.notify(self.audience(room), news))

    async def look(self, room: Room) -> None:
        """Nobody tells us of a room that is at home elsewhere unless somebody is here: look before it is shown."""
        if self.membership.away(room.id) and not room.live.connections:
            await self._hear(room)

    def heard(self, text: str) -> None:
        """A room's name: something was stored there. `here ...`: who is connected at another process.

        `alive ...` and `gone ...`: what a process says about itself.
        """
        if text.startswith((f"{ALIVE} ", f"{GONE} ")):
            if self.membership.heard(text):
                self.registry.run_in_background(self.registry.store.notify([EVERYBODY], self.membership.line()))
            return
        told = text.removeprefix(f"{presence.WORD} ")
        name, _, rest = told.partition(" ")
        room = self.registry.rooms.get(name)
        if room is None:
            return
        if told == text:
            self.registry.run_in_background(self._hear(room))
            return
        process, _, people = rest.partition(" ")
        if process != self.registry.process and presence.receive(room, process, people) and room.live.connections:
            self.here(room)

    async def _hear(self, room: Room) -> None:
        """Another process has stored something."""
        try:
            async with room.live.lock:
                news = await self.registry.catch_up(room)
        except RequestError as error:
            if error.code == "gone":  # it was removed
                self.registry.rooms.pop(room.id, None)
                room.complain(error)
            raise
        if news:
            self.registry.notify_changed(room, delay=3.0)
            if self.membership.home(room.id) == self.registry.process:  # the writer told the home, which tells the rest
                await self.registry.store.notify(self.audience(room), room.id)

    def reload(self) -> None:
        """Whatever was stored while nobody listened."""
        for room in list(self.registry.rooms.values()):
            self.registry.run_in_background(self._hear(room))

    async def _live(self) -> None:
        """Let the others know of this process, and forget those that have gone."""
        while True:
            with contextlib.suppress(RequestError):  # the store is away
                await self.registry.store.notify([EVERYBODY], self.membership.line())
            await asyncio.sleep(BEAT)
            self.membership.look_round()

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            for room in list(self.registry.rooms.values()):
                if room.live.connections:
                    self.here(room)

    async def leave(self) -> None:
        """This process stops: its rooms find another home."""
        if self.registry.store.shared:
            with contextlib.suppress(RequestError):
                await self.registry.store.notify([EVERYBODY], self.membership.parting())
