"""The live socket of a table: orders come in, frames go out, each direction at its own pace."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time

from starlette.websockets import WebSocket, WebSocketDisconnect

from lapilli.core.errors import LapilliError
from lapilli.server.frames.connection import Connection
from lapilli.server.identity import COOKIE
from lapilli.server.limits import CONNECTIONS_PER_PERSON, CONNECTIONS_PER_ROOM
from lapilli.server.room_registry import RoomRegistry
from lapilli.server.rooms import presence, time_forfeit
from lapilli.server.web import dispatch, origin
from lapilli.server.web.caller import proved
from lapilli.server.web.relay import Caller, caller, relay
from lapilli.server.wire import errors, messages
from lapilli.server.wire.errors import RequestError
from lapilli.words import LANGUAGES

logger = logging.getLogger("lapilli.server")
SEND_TIMEOUT_SECONDS = 30.0  # seconds a reader may take for one message
REFUSED, MISSING, LATER = 4403, 4404, 1013  # how a line is closed: for good, for good, and for now
DOOR = ("password", "sent-away", "ask", "refused", "shut")  # why a table does not let somebody in
CLOSING = dict.fromkeys(("origin", "foreign", "banned", *DOOR), REFUSED) | {"gone": MISSING}
AWAY = 30.0  # seconds without a connection, then it stands in the log: a page that is loaded again is no leaving
BAD_MESSAGES = 200  # refused for rate or form in a row, then the socket is closed


async def live(socket: WebSocket) -> None:
    """One socket from its handshake to its end."""
    registry: RoomRegistry = socket.app.state.registry
    lang = socket.query_params.get("lang", "en")
    lang = lang if lang in LANGUAGES else "en"
    who = caller(registry, socket)
    try:
        if not who.relayed:
            look_at(registry, socket)
            home = registry.peers.membership.away(socket.path_params["room"])
            if home and await relay(registry, socket, who, home):
                return
        connection = await _admit(registry, socket, who, lang)
    except LapilliError as error:
        await socket.accept()
        await socket.send_json(errors.message(error, lang))
        await socket.close(CLOSING.get(error.code, LATER), error.code)
        return
    room = connection.room
    room.live.connections.add(connection)
    room.live.address = room.live.address or who.address
    registry.metrics.sockets.inc()
    _presence(registry, connection)
    registry.run_in_background(_arrived(registry, connection))
    writer = asyncio.create_task(_write(registry, socket, connection))
    reader = asyncio.create_task(_read(registry, socket, connection, who.address))
    try:
        await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        room.leave(connection)
        for task in (writer, reader):
            task.cancel()
        for ended in await asyncio.gather(writer, reader, return_exceptions=True):
            if isinstance(ended, Exception) and not isinstance(ended, WebSocketDisconnect):
                logger.error("a socket failed", exc_info=ended, extra={"room": room.id[:6]})
        _presence(registry, connection)
        registry.run_in_background(_parted(registry, room.id, connection.person, AWAY))
        with contextlib.suppress(Exception):
            await socket.close(1012 if registry.stopping else REFUSED if connection.refusal() else 1000)


def look_at(registry: RoomRegistry, socket: WebSocket) -> None:
    """Refuse who comes from another site, and whom the operator has banned."""
    if not origin.same_site(registry.settings, socket) or not origin.known_host(registry.settings, socket):
        raise RequestError("origin")
    if registry.is_banned(origin.address(socket)):
        raise RequestError("banned")


async def _admit(registry: RoomRegistry, socket: WebSocket, who: Caller, lang: str) -> Connection:
    if not registry.limits.allow("connect", who.address):
        raise RequestError("rate")
    room = await registry.room(socket.path_params["room"])
    person = registry.signer.person(socket.cookies.get(COOKIE)) or ""
    known = proved(registry, socket, room, person)
    if refused := room.moderation.door.refusal(person, room.belongs(person), known):
        raise refused
    connections = room.live.connections
    mine = sum(other.person == person for other in connections) if person else 0
    if mine >= CONNECTIONS_PER_PERSON or (len(connections) >= CONNECTIONS_PER_ROOM and not room.belongs(person)):
        raise RequestError("full")
    version = socket.query_params.get("version", "0")
    await socket.accept()
    seen = int(version) if version.isascii() and version.isdecimal() and len(version) < 10 else 0
    parts = socket.query_params.get("parts") == "1"
    shape = messages.shape_of(socket.query_params.get("shape", ""))
    connection = Connection(room, person, lang, seen, who.base, shape, parts, who.address)
    connection.proved = known
    return connection


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


async def _write(registry: RoomRegistry, socket: WebSocket, connection: Connection) -> None:
    while True:
        connection.wake.clear()
        if refused := connection.refusal():  # sent away, or the door was closed: told so, and nothing else
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(SEND_TIMEOUT_SECONDS):
                    await socket.send_json(errors.message(refused, connection.lang))
            return
        while True:
            with registry.metrics.frame_seconds.time():
                message = connection.next()
            if message is None:
                break
            text = json.dumps(message, ensure_ascii=False, separators=(",", ":"))
            try:
                async with asyncio.timeout(SEND_TIMEOUT_SECONDS):  # wait_for may swallow the cancellation that ends us
                    await socket.send_text(text)
            except TimeoutError:
                registry.metrics.slow_readers.inc()
                return
            registry.metrics.messages_out.labels(message["type"]).inc()
            registry.metrics.bytes_out.inc(len(text))
            await asyncio.sleep(0)  # sending rarely waits: let the others have their turn
        await connection.wake.wait()


async def _read(registry: RoomRegistry, socket: WebSocket, connection: Connection, where: str) -> None:
    bad = 0
    while bad < BAD_MESSAGES:
        try:
            received = await socket.receive()
        except (WebSocketDisconnect, RuntimeError):
            return
        if received["type"] == "websocket.disconnect":
            return
        begin = time.perf_counter()
        message: dict[str, object] = {}
        try:
            limits = registry.limits
            message = messages.read(received.get("text"))
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
