"""News between the processes that share one PostgreSQL: what was stored, and who is connected where."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from lapilli.server.room import Room
from lapilli.server.store import CHANNEL

if TYPE_CHECKING:
    from lapilli.server.house import House

logger = logging.getLogger("lapilli.server")
RETRY = 1.0
HEARTBEAT = 15.0


class News:
    """This process among the others; with SQLite there are none, and nothing is sent."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.process = secrets.token_hex(4)

    def here(self, room: Room) -> None:
        """Tell the others who is connected here."""
        if self.house.store.postgres and not self.house.stopping:
            people = ",".join(sorted({connection.person for connection in room.connections if connection.person}))
            text = f"here {room.id} {self.process} {people}"[:7000]
            self.house.later(asyncio.create_task(self.house.store.notify(text)))

    def heard(self, text: str) -> None:
        """A room's name: something was stored there. `here ...`: who is connected at another process."""
        name, _, rest = text.removeprefix("here ").partition(" ")
        room = self.house.rooms.get(name)
        if room is None:
            return
        if not text.startswith("here "):
            self.house.later(asyncio.create_task(self.house.hear(name)))
            return
        process, _, people = rest.partition(" ")
        if process == self.process:
            return
        new = process not in room.elsewhere
        room.elsewhere[process] = (frozenset(people.split(",")) - {""}, time.monotonic())
        for connection in room.connections:
            connection.present = True
            connection.wake.set()
        if new and room.connections:
            self.here(room)

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[None]:
        """Listen as long as the server runs."""
        work = (self._listen(), self._beat()) if self.house.store.postgres else ()
        tasks = [asyncio.create_task(part) for part in work]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            for room in list(self.house.rooms.values()):
                if room.connections:
                    self.here(room)

    async def _listen(self) -> None:
        import asyncpg

        url = self.house.store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                await self._until_gone(await asyncpg.connect(url))
            except (OSError, asyncpg.PostgresError) as error:
                logger.warning("no news from the database", extra={"error": type(error).__name__})
            await asyncio.sleep(RETRY)

    async def _until_gone(self, connection: Any) -> None:
        gone = asyncio.Event()
        connection.add_termination_listener(lambda *_: gone.set())
        await connection.add_listener(CHANNEL, lambda _c, _p, _ch, text: self.heard(str(text)))
        for name in list(self.house.rooms):  # whatever was missed while nobody listened
            self.heard(name)
        try:
            await gone.wait()
        finally:
            with contextlib.suppress(Exception):
                await connection.close(timeout=1)
