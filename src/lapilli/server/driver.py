"""Plays the bots of a room, one action after the other, as long as one is due."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from lapilli.core.errors import LapilliError
from lapilli.server import orders
from lapilli.server.room import Room

if TYPE_CHECKING:
    from lapilli.server.house import House

logger = logging.getLogger("lapilli.server")


def due(room: Room) -> int | None:
    """The bot's seat for which the game waits, if any."""
    return next((seat for seat in room.awaited() if room.chairs[seat].who == "bot"), None)


async def drive(house: House, room: Room, patience: float) -> None:
    """Until no bot is due; whatever another process stored meanwhile is taken as it is."""
    try:
        if due(room) is not None and patience:
            version = room.version
            await asyncio.sleep(patience)
            if room.version != version:
                patience = 0.0
        while (seat := due(room)) is not None:
            table, ply = room.table, room.table.ply
            view, menu = table.view(seat), [action.id for action in table.menu(seat)]
            level = room.chairs[seat].level or "steady"
            action = await house.thinkers.choose(room.game.name, level, view, seat, menu)
            if house.settings.bot_pause:
                await asyncio.sleep(house.settings.bot_pause)
            if room.table.ply == ply:
                try:
                    await house.change(room, orders.bot_plays(seat, action, ply))
                except LapilliError:
                    logger.info("a bot came too late", extra={"room": room.id[:6]})
                    await asyncio.sleep(0.1)
    except Exception:
        logger.exception("bots of a room stopped", extra={"room": room.id[:6]})
