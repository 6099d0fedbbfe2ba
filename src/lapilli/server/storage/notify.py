"""Notifications between the processes that share a PostgreSQL. With SQLite there is one process."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from typing import Any

logger = logging.getLogger("lapilli.server")
RETRY = 1.0


async def listen(url: str, channels: Sequence[str], heard: Callable[[str], None], again: Callable[[], None]) -> None:
    """Pass on whatever is announced, for ever; `again` is called whenever listening begins: something was missed."""
    import asyncpg

    while True:
        try:
            await _until_gone(await asyncpg.connect(url), channels, heard, again)
        except (OSError, asyncpg.PostgresError) as error:
            logger.warning("no news from the database", extra={"error": type(error).__name__})
        await asyncio.sleep(RETRY)


async def _until_gone(
    connection: Any, channels: Sequence[str], heard: Callable[[str], None], again: Callable[[], None]
) -> None:
    gone = asyncio.Event()
    connection.add_termination_listener(lambda *_: gone.set())
    for channel in channels:
        await connection.add_listener(channel, lambda _c, _p, _ch, text: heard(str(text)))
    again()
    try:
        await gone.wait()
    finally:
        with contextlib.suppress(Exception):
            await connection.close(timeout=1)
