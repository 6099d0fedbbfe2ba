"""Periodic work of a server: decisions of the operator made elsewhere, and expired rooms."""

from __future__ import annotations

import asyncio
import logging
import time
from pathlib import Path

from lapilli.core.errors import LapilliError
from lapilli.server import memory
from lapilli.server.identity import Signer
from lapilli.server.room_registry import RoomRegistry
from lapilli.server.settings import data_folder
from lapilli.server.storage import admin_queries, archive
from lapilli.server.storage.store import Store

logger = logging.getLogger("lapilli.server")
LOOK = 5.0  # seconds between two looks at what the operator has decided
SWEEP = 600.0  # seconds between two looks for rooms that have expired
AT_ONCE = 200  # rooms put away in one sweep: the store has other work too
HIGH_WATER = 0.9  # share of the operator's bound from which rooms leave: between two looks a process grows on
GROWN = 1.05  # by so much a process that cannot be made smaller must have grown before that is tried again


async def run_housekeeping(registry: RoomRegistry, store: Store) -> None:
    """For as long as the server runs."""
    mark, swept, least = "", 0.0, 0.0
    while True:
        least = reduce_memory(registry, least)
        try:
            found = await store.key(admin_queries.MARK, " ")
            if found != mark:
                await apply_admin_changes(registry, store, everything=bool(mark))
                mark = found
            if registry.settings.expire_days and time.monotonic() - swept > SWEEP:
                swept = time.monotonic()
                await sweep(registry, store)
        except LapilliError as error:  # the store is away and will be back, or nothing can be put away
            logger.warning("no housekeeping now", extra={"code": error.code, "about": str(error)})
        await asyncio.sleep(LOOK)


def reduce_memory(registry: RoomRegistry, least: float = 0.0) -> float:
    """Keep this process below the operator's bound: evict half of the rooms that rest, and return its bytes afterwards.

    `least` is what it had after the last time, which is not tried again in vain. Cached drawings stay: they have limits
    of their own, and without them all tables in use would be drawn and sent again.
    """
    high_water = registry.settings.memory * 1_000_000 * HIGH_WATER
    if not high_water or memory.taken() < max(high_water, least * GROWN):
        return least
    before, rooms = memory.taken(), registry.evict_rooms((len(registry.rooms) + 1) // 2)
    if rooms:
        memory.give_back()
        sizes = [round(size / 1e6) for size in (before, memory.taken())]
        logger.info("memory was given back", extra={"rooms": rooms, "megabytes": sizes})
    else:
        logger.warning("tables in use need more memory than --memory", extra={"megabytes": round(before / 1e6)})
    return memory.taken()


async def apply_admin_changes(registry: RoomRegistry, store: Store, everything: bool = True) -> None:
    """Take over what the operator has decided: whom to keep out, new secrets; rooms that were closed or removed."""
    registry.banned = await admin_queries.bans(store)
    if not registry.settings.secret:
        registry.signer = Signer(*await admin_queries.signing(store))
    if everything:
        registry.peers.reload()


async def sweep(registry: RoomRegistry, store: Store) -> int:
    """Put rooms away that nobody has touched for so long; how many?"""
    old = time.time() - registry.settings.expire_days * admin_queries.DAY
    folder = Path(registry.settings.archive or data_folder() / "archive")
    count = 0
    for row in await admin_queries.rooms(store, before=old, most=AT_ONCE):
        if (room := registry.rooms.get(row.id)) and room.live.connections:
            continue
        registry.rooms.pop(row.id, None)
        count += await archive.archive_room(store, row.id, folder)
    if count:
        registry.metrics.rooms_expired.inc(count)
        logger.info("rooms have expired", extra={"rooms": count})
    return count
