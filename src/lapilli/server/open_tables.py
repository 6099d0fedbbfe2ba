"""The list of tables that strangers may join, computed once for everybody who watches it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Iterator

from lapilli.server.room_registry import RoomRegistry
from lapilli.server.rooms.room import Room
from lapilli.server.wire.errors import RequestError

logger = logging.getLogger("lapilli.server")
LOOK = 2.0  # seconds between two looks at the store, for all watchers together and only while there are any
WATCHERS = 1_000  # pages that watch the list at one process


class Listing:
    """Open tables, the newest first; wakes its watchers when the list may have changed."""

    def __init__(self, registry: RoomRegistry) -> None:
        self._registry = registry
        self._watchers: set[asyncio.Event] = set()
        self._task: asyncio.Task[None] | None = None
        self._fresh = False  # has the list been looked up since somebody watches?
        self.rooms: list[Room] = []

    async def look(self) -> list[Room]:
        """The tables that are listed, wait for somebody and can be opened here."""
        found = [await self._registry.try_room(name) for name in await self._registry.store.listed()]
        return [room for room in found if isinstance(room, Room) and not room.moderation.closed]

    @contextlib.contextmanager
    def watch(self) -> Iterator[asyncio.Event]:
        """An event that is set when there is a list in `rooms`, and whenever it may have changed."""
        if len(self._watchers) >= WATCHERS:
            raise RequestError("full")
        event = asyncio.Event()
        self._watchers.add(event)
        if self._task is None:
            self._task = asyncio.create_task(self._keep_looking())
        elif self._fresh:
            event.set()
        try:
            yield event
        finally:
            self._watchers.discard(event)
            if not self._watchers:
                self._task.cancel()
                self._task, self._fresh = None, False

    async def _keep_looking(self) -> None:
        while True:
            try:
                self.rooms, self._fresh = await self.look(), True
                for event in self._watchers:
                    event.set()
            except RequestError as error:  # the store is away, and will be back
                logger.warning("no list of open tables now", extra={"code": error.code})
            await asyncio.sleep(LOOK)
