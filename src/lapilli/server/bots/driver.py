"""Plays for the bots of a room, and the actions that people let play automatically, one after the other."""

from __future__ import annotations

import asyncio
import logging
import random
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from lapilli.bots import TalkingBot, bot
from lapilli.core.errors import LapilliError
from lapilli.core.state import CHANCE
from lapilli.server.bots.pool import Pool
from lapilli.server.limits import Limits
from lapilli.server.rooms import auto_pass, chat, commands, presence
from lapilli.server.rooms.change import Decide
from lapilli.server.rooms.room import Room
from lapilli.server.wire.errors import RequestError

logger = logging.getLogger("lapilli.server")
_hesitation = random.Random()  # nothing of a game depends on it
USUAL = "steady"  # the level of bots nobody named
HESITATION = (0.6, 2.4)  # seconds before an action plays itself for a person: about as long as a person takes
BACK_OFF = (0.5, 10.0)  # seconds until the store is tried again: at first, at most
NOT_STORED = ("away", "quota", "storage")  # codes of a store that cannot store now, and may later
POLITE = 0.05  # seconds until an address whose bots are too busy is asked again


def due(room: Room) -> int | None:
    """The bot's seat for which the game waits, if any."""
    return next((seat for seat in room.awaited() if room.holders[seat].who == "bot"), None)


def reply(room: Room) -> Decide | None:
    """What a bot says although nobody waits for it, such as an answer to a question."""
    table = room.table
    seats = set(room.acting()) - (set() if room.game.players.converses else set(room.awaited()))
    for seat in sorted(seats):
        holder = room.holders[seat]
        player = bot(holder.level or USUAL, room.game) if holder.who == "bot" else None
        if isinstance(player, TalkingBot):
            said = player.speak_up(table.know(seat), seat, sorted(table.state.menu(seat)))
            if said is not None:
                return commands.play_for_bot(seat, said, table.ply)
    return None


def watched(room: Room) -> bool:
    """Is there anybody for whom bots would play?"""
    return (
        not room.moderation.closed
        and not room.presence_log.waits_for_people(room.holders)
        and not presence.paused(room)
    )


class KeyedLocks:
    """A lock for each key: the bots of all tables that one person opened wait for each other."""

    def __init__(self) -> None:
        self._locks: dict[str, asyncio.Lock] = {}
        self._users: Counter[str] = Counter()

    @asynccontextmanager
    async def of(self, name: str) -> AsyncIterator[None]:
        self._users[name] += 1
        try:
            async with self._locks.setdefault(name, asyncio.Lock()):
                yield
        finally:
            self._users[name] -= 1
            if not self._users[name]:
                del self._users[name], self._locks[name]


class Driver:
    """Drives the rooms of one process; `change` is how anything happens in a room."""

    def __init__(
        self, pool: Pool, limits: Limits, pause: float, change: Callable[[Room, Decide], Awaitable[None]]
    ) -> None:
        self._pool = pool
        self._limits = limits
        self._pause = pause
        self._change = change
        self._locks_by_name = KeyedLocks()

    async def drive(self, room: Room, delay: float) -> None:
        """Play until no automatic action is left; take what another process stored meanwhile as it is."""
        try:
            if due(room) is not None and delay:
                await asyncio.sleep(delay)
            wait = 0.0
            while True:
                try:
                    if not await self._step(room):
                        return
                    wait = 0.0
                except RequestError as error:
                    if error.code not in NOT_STORED:
                        raise
                    if not wait:
                        logger.warning("bots wait for the store", extra={"room": room.id[:6]})
                        room.complain(RequestError("stalled"))
                    wait = min(BACK_OFF[1], wait * 2 or BACK_OFF[0])
                    await asyncio.sleep(wait)
        except Exception:
            logger.exception("bots of a room stopped", extra={"room": room.id[:6]})

    async def _step(self, room: Room) -> bool:
        """Play one automatic action; return whether there was one."""
        ply = room.table.ply
        if any(holder.who == "bot" for holder in room.holders.values()):
            async with self._locks_by_name.of(room.setup.host):
                await self._quota(room)
                ply = room.table.ply
                # first, because an interruption comes before what it interrupts
                decide = None if room.moderation.closed else reply(room)
                if decide is None and watched(room) and (seat := due(room)) is not None:
                    decide = await self._bot(room, seat)
                if decide is not None:
                    await self._carry_out(room, ply, decide)
                    return True
        if room.moderation.closed:
            return False
        if (seat := auto_pass.due(room)) is not None:
            await asyncio.sleep(_hesitation.uniform(*HESITATION))
            await self._carry_out(room, ply, auto_pass.plays(seat, ply))
            return True
        if room.table.state.actor == CHANCE and not room.typists():
            await self._carry_out(room, ply, commands.play_chance(ply))
            return True
        return False

    async def _quota(self, room: Room) -> None:
        """Wait until the host, their address and its network may let a bot act, in the order of arrival."""
        async with self._locks_by_name.of(f"address {room.live.address or room.setup.host}"):
            while not self._limits.allow_shared("bot", room.setup.host, room.live.address):
                await asyncio.sleep(POLITE)

    async def _carry_out(self, room: Room, ply: int, decide: Decide) -> None:
        if room.table.ply != ply:
            return
        try:
            await self._change(room, decide)
        except LapilliError as error:
            if error.code in NOT_STORED:
                raise
            logger.info("a bot came too late", extra={"room": room.id[:6]})
            await asyncio.sleep(0.1)

    async def _bot(self, room: Room, seat: int) -> Decide:
        """What a bot wants to play."""
        table, ply = room.table, room.table.ply
        level = room.holders[seat].level or USUAL
        menu = sorted(table.state.menu(seat))
        address = room.live.address or room.setup.host
        packed = room.game.rules.pack(table.know(seat))
        thought = await self._pool.think(room.game.name, level, packed, seat, menu, room.bot_seed(seat), address)
        if chat.is_news(room, thought.plan):
            await self._change(room, chat.intend(seat, thought.plan))
        if self._pause:
            await asyncio.sleep(self._pause)
        return commands.play_for_bot(seat, thought.action, ply)
