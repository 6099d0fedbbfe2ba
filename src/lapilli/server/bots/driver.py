"""Plays what plays itself in a room, one action after the other: bots, and what people let play for them."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable

from lapilli.core.errors import LapilliError
from lapilli.core.state import CHANCE
from lapilli.server.bots.pool import Pool
from lapilli.server.rooms import autopass, commands
from lapilli.server.rooms.change import Decide
from lapilli.server.rooms.room import Room

logger = logging.getLogger("lapilli.server")
_hesitation = random.Random()  # nothing of a game depends on it
HESITATION = (0.6, 2.4)  # seconds before an action plays itself for a person: about as long as a person takes


def due(room: Room) -> int | None:
    """The bot's seat for which the game waits, if any."""
    return next((seat for seat in room.awaited() if room.chairs[seat].who == "bot"), None)


def reply(room: Room) -> Decide | None:
    """What a bot says although nobody waits for it, such as an answer to a question."""
    table = room.table
    for seat in set(room.acting()) - set(room.awaited()):
        chair = room.chairs[seat]
        if chair.who == "bot" and chair.level != "random":
            said = room.game.speak_up(table.seen(seat), seat, sorted(table.state.menu(seat)))
            if said is not None:
                return commands.plays(seat, said, table.ply)
    return None


class Driver:
    """Drives the rooms of one process; `change` is how anything happens in a room."""

    def __init__(self, pool: Pool, pause: float, change: Callable[[Room, Decide], Awaitable[None]]) -> None:
        self._pool = pool
        self._pause = pause
        self._change = change

    async def drive(self, room: Room, patience: float) -> None:
        """Until nothing plays itself any more; whatever another process stored meanwhile is taken as it is."""
        try:
            if due(room) is not None and patience:
                await asyncio.sleep(patience)
            while True:
                ply = room.table.ply
                decide = await self._next(room, ply)
                if decide is None:
                    return
                if room.table.ply == ply:
                    try:
                        await self._change(room, decide)
                    except LapilliError:
                        logger.info("a bot came too late", extra={"room": room.id[:6]})
                        await asyncio.sleep(0.1)
        except Exception:
            logger.exception("bots of a room stopped", extra={"room": room.id[:6]})

    async def _next(self, room: Room, ply: int) -> Decide | None:
        """What plays itself next, once it is time for it."""
        if (seat := due(room)) is not None:
            return await self._bot(room, seat)
        if (said := reply(room)) is not None:
            return said
        if (seat := autopass.due(room)) is not None:
            await asyncio.sleep(_hesitation.uniform(*HESITATION))
            return autopass.plays(seat, ply)
        if room.table.state.actor == CHANCE and not room.typists():
            return commands.deals(ply)
        return None

    async def _bot(self, room: Room, seat: int) -> Decide:
        """What a bot wants to play."""
        table, ply = room.table, room.table.ply
        level = room.chairs[seat].level or "steady"
        menu = sorted(table.state.menu(seat))
        action = await self._pool.choose(room.game.name, level, table.seen(seat), seat, menu, room.whim(seat))
        if self._pause:
            await asyncio.sleep(self._pause)
        return commands.plays(seat, action, ply)
