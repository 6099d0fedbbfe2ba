"""News between the processes that share one PostgreSQL: each hears what the others have stored."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from lapilli.server.house import House
from lapilli.server.store import CHANNEL

logger = logging.getLogger("lapilli.server")
RETRY = 1.0


@asynccontextmanager
async def listen(house: House) -> AsyncIterator[None]:
    """Listen as long as the server runs; with SQLite there is one process and nothing to hear."""
    task = asyncio.create_task(_listen(house)) if house.store.postgres else None
    try:
        yield
    finally:
        if task:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task


async def _listen(house: House) -> None:
    import asyncpg

    url = house.store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            connection: Any = await asyncpg.connect(url)
            gone = asyncio.Event()
            connection.add_termination_listener(lambda *_: gone.set())
            await connection.add_listener(CHANNEL, lambda _c, _p, _ch, room: _heard(house, str(room)))
            for name in list(house.rooms):  # whatever was missed while nobody listened
                _heard(house, name)
            await gone.wait()
        except (OSError, asyncpg.PostgresError) as error:
            logger.warning("no news from the database", extra={"error": type(error).__name__})
        await asyncio.sleep(RETRY)


def _heard(house: House, room: str) -> None:
    if room in house.rooms:
        house.later(asyncio.create_task(house.hear(room)))
