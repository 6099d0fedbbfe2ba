"""One line to a table: orders come in, frames go out, each direction at its own pace."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from typing import Protocol

from lapilli.core.errors import LapilliError
from lapilli.server import dispatch
from lapilli.server.frames.connection import Connection
from lapilli.server.limits import CONNECTIONS_PER_PERSON, CONNECTIONS_PER_ROOM
from lapilli.server.room_registry import RoomRegistry
from lapilli.server.rooms import presence, time_forfeit
from lapilli.server.rooms.room import Room
from lapilli.server.wire import errors, messages
from lapilli.server.wire.errors import RequestError

logger = logging.getLogger("lapilli.server")
SEND_TIMEOUT_SECONDS = 30.0  # seconds a reader may take for one message
AWAY = 30.0  # seconds without a connection, then it stands in the log: a page that is loaded again is no leaving
BAD_MESSAGES = 200  # refused for rate or form in a row, then the line is closed


class LineClosed(Exception):
    """The other end is gone."""


class Line(Protocol):
    """A WebSocket, or the port of a page."""

    async def send(self, text: str) -> None: ...

    async def receive(self) -> str | None:
        """The next message, None for one that is no text; LineClosed when there will be none."""


def connect(
    room: Room, person: str, password_hash: str | None, query: dict[str, str], lang: str, base: str, address: str
) -> Connection:
    """Open a connection to a room for a person whom its door lets in, as the query of the address wishes."""
    if refused := room.moderation.door.refusal(person, room.belongs(person), password_hash):
        raise refused
    connections = room.live.connections
    mine = sum(other.person == person for other in connections) if person else 0
    if mine >= CONNECTIONS_PER_PERSON or (len(connections) >= CONNECTIONS_PER_ROOM and not room.belongs(person)):
        raise RequestError("full")
    version = query.get("version", "0")
    seen = int(version) if version.isascii() and version.isdecimal() and len(version) < 10 else 0
    shape = messages.shape_of(query.get("shape", ""))
    connection = Connection(room, person, lang, seen, base, shape, query.get("parts") == "1", address)
    connection.password_hash = password_hash
    return connection


async def serve(registry: RoomRegistry, line: Line, connection: Connection) -> None:
    """Serve a line from its first frame to its end."""
    room = connection.room
    room.live.connections.add(connection)
    room.live.address = room.live.address or connection.address
    registry.metrics.sockets.inc()
    _presence(registry, connection)
    registry.run_in_background(_arrived(registry, connection))
    writer = asyncio.create_task(_write(registry, line, connection))
    reader = asyncio.create_task(_read(registry, line, connection))
    try:
        await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        room.leave(connection)
        for task in (writer, reader):
            task.cancel()
        for ended in await asyncio.gather(writer, reader, return_exceptions=True):
            if isinstance(ended, Exception) and not isinstance(ended, LineClosed):
                logger.error("a socket failed", exc_info=ended, extra={"room": room.id[:6]})
        _presence(registry, connection)
        registry.run_in_background(_parted(registry, room.id, connection.person, AWAY))


def _presence(registry: RoomRegistry, changed: Connection) -> None:
    """Somebody came or went: tell everybody else at the table, at this process and the others."""
    registry.peers.here(changed.room)
    presence.notify(changed.room, but=changed)


async def _arrived(registry: RoomRegistry, changed: Connection) -> None:
    """Somebody is here (again): a table that paused for want of people goes on."""
    try:
        if changed.person and not registry.stopping:
            await registry.change(changed.room, time_forfeit.come_back(changed.person))
            await registry.change(changed.room, presence.note_departure(changed.person))
    finally:
        registry.run_bots(changed.room, delay=0.5)


async def _parted(registry: RoomRegistry, room: str, person: str, delay: float) -> None:
    """Tell in the log who has left for more than a moment, and who is back; meanwhile the room may leave memory."""
    if person and not registry.stopping:
        await asyncio.sleep(delay)
        await registry.change(await registry.room(room), presence.note_departure(person))


async def _write(registry: RoomRegistry, line: Line, connection: Connection) -> None:
    while True:
        connection.wake.clear()
        if refused := connection.refusal():  # sent away, or the door was closed: told so, and nothing else
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(SEND_TIMEOUT_SECONDS):
                    await line.send(_json(errors.message(refused, connection.lang)))
            return
        while True:
            with registry.metrics.frame_seconds.time():
                message = connection.next()
            if message is None:
                break
            text = _json(message)
            try:
                async with asyncio.timeout(SEND_TIMEOUT_SECONDS):  # wait_for may swallow the cancellation that ends us
                    await line.send(text)
            except TimeoutError:
                registry.metrics.slow_readers.inc()
                return
            registry.metrics.messages_out.labels(message["type"]).inc()
            registry.metrics.bytes_out.inc(len(text))
            await asyncio.sleep(0)  # sending rarely waits: let the others have their turn
        await connection.wake.wait()


async def _read(registry: RoomRegistry, line: Line, connection: Connection) -> None:
    bad, where = 0, connection.address
    while bad < BAD_MESSAGES:
        try:
            received = await line.receive()
        except LineClosed:
            return
        begin = time.perf_counter()
        message: dict[str, object] = {}
        try:
            limits = registry.limits
            message = messages.read(received)
            if not (limits.allow("message", connection.person or where) and limits.allow("address", where)):
                await asyncio.sleep(0.05)
                raise RequestError("rate")
            wanted = messages.understand(message)
            registry.metrics.messages_in.labels(message["type"]).inc()
            await dispatch.handle(registry, connection, wanted)
            bad = 0
        except LapilliError as error:
            bad += error.code in ("rate", "malformed", "large", "unknown")
            registry.metrics.refused.labels(error.code).inc()
            connection.answer(errors.message(error, connection.lang, messages.id_of(message)))
            if error.code in ("stale", "busy"):
                connection.refresh()
        except Exception:
            logger.exception("a message failed", extra={"room": connection.room.id[:6]})
            connection.answer(errors.message(RequestError("bug"), connection.lang, messages.id_of(message)))
        registry.metrics.message_seconds.observe(time.perf_counter() - begin)


def _json(message: object) -> str:
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))
