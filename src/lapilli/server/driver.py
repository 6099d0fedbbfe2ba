"""Plays what plays itself in a room, one action after the other: bots, and what people let play for them."""

from __future__ import annotations

import asyncio
import logging
import random
from typing import TYPE_CHECKING

from lapilli.core.errors import LapilliError
from lapilli.core.state import CHANCE
from lapilli.server import orders, windows
from lapilli.server.room import Room

if TYPE_CHECKING:
    from lapilli.server.house import House

logger = logging.getLogger("lapilli.server")
_hesitation = random.Random()  # nothing of a game depends on it
HESITATION = (0.6, 2.4)  # seconds before an action plays itself for a person: about as long as a person takes


def due(room: Room) -> int | None:
    """The bot's seat for which the game waits, if any."""
    return next((seat for seat in room.awaited() if room.chairs[seat].who == "bot"), None)


async def _bot(house: House, room: Room, seat: int) -> orders.Decide:
    """What a bot wants to play."""
    table, ply = room.table, room.table.ply
    view, menu = table.view(seat), [action.id for action in table.menu(seat)]
    level = room.chairs[seat].level or "steady"
    action = await house.thinkers.choose(room.game.name, level, view, seat, menu, room.whim(seat))
    if house.settings.bot_pause:
        await asyncio.sleep(house.settings.bot_pause)
    return orders.bot_plays(seat, action, ply)


def reply(room: Room) -> orders.Decide | None:
    """What a bot says although nobody waits for it, such as an answer to a question."""
    table = room.table
    for seat in set(room.acting()) - set(room.awaited()):
        chair = room.chairs[seat]
        if chair.who == "bot" and chair.level != "random":
            said = room.game.speak_up(table.view(seat), seat, [action.id for action in table.menu(seat)])
            if said is not None:
                return orders.bot_plays(seat, said, table.ply)
    return None


async def drive(house: House, room: Room, patience: float) -> None:
    """Until nothing plays itself any more; whatever another process stored meanwhile is taken as it is."""
    try:
        if due(room) is not None and patience:
            version = room.version
            await asyncio.sleep(patience)
            if room.version != version:
                patience = 0.0
        while True:
            ply = room.table.ply
            if (seat := due(room)) is not None:
                decide = await _bot(house, room, seat)
            elif (said := reply(room)) is not None:
                decide = said
            elif (seat := windows.due(room)) is not None:
                await asyncio.sleep(_hesitation.uniform(*HESITATION))
                decide = windows.plays(seat, ply)
            elif room.table.state.actor == CHANCE and not room.typists():
                decide = orders.deals(ply)
            else:
                return
            if room.table.ply == ply:
                try:
                    await house.change(room, decide)
                except LapilliError:
                    logger.info("a bot came too late", extra={"room": room.id[:6]})
                    await asyncio.sleep(0.1)
    except Exception:
        logger.exception("bots of a room stopped", extra={"room": room.id[:6]})
