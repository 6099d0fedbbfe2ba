"""The live socket of a table: orders come in, frames go out, each direction at its own pace."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from lapilli.core.errors import LapilliError
from lapilli.core.game import LANGUAGES
from lapilli.server import messages, origin
from lapilli.server.connection import Connection
from lapilli.server.house import House
from lapilli.server.limits import CONNECTIONS_PER_PERSON, CONNECTIONS_PER_ROOM, ID_CHARACTERS, MESSAGE_BYTES
from lapilli.server.person import COOKIE
from lapilli.server.wrong import Wrong, answer

logger = logging.getLogger("lapilli.server")
SEND_PATIENCE = 30.0  # seconds a reader may take for one message
BAD_MESSAGES = 200  # refused for rate or form in a row, then the socket is closed


async def live(socket: WebSocket) -> None:
    """One socket from its handshake to its end."""
    house: House = socket.app.state.house
    lang = socket.query_params.get("lang", "en")
    lang = lang if lang in LANGUAGES else "en"
    try:
        connection = await _admit(house, socket, lang)
    except LapilliError as error:
        await socket.accept()
        await socket.send_json({"type": "error", **answer(error, lang)})
        await socket.close(4403 if error.code in ("origin", "foreign") else 4404, error.code)
        return
    room = connection.room
    room.connections.add(connection)
    house.meter.count("sockets")
    _presence(house, connection)
    house.drive(room, patience=0.5)
    writer = asyncio.create_task(_write(house, socket, connection))
    reader = asyncio.create_task(_read(house, socket, connection))
    try:
        await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        room.leave(connection)
        for task in (writer, reader):
            task.cancel()
        for ended in await asyncio.gather(writer, reader, return_exceptions=True):
            if isinstance(ended, Exception) and not isinstance(ended, WebSocketDisconnect):
                logger.error("a socket failed", exc_info=ended, extra={"room": room.id[:6]})
        _presence(house, connection)
        with contextlib.suppress(Exception):
            await socket.close(1012 if house.stopping else 1000)


async def _admit(house: House, socket: WebSocket, lang: str) -> Connection:
    if not origin.same_site(house.settings, socket) or not origin.known_host(house.settings, socket):
        raise Wrong("origin")
    if not house.limits.allow("connect", origin.address(socket)):
        raise Wrong("rate")
    room = await house.room(socket.path_params["room"])
    person = house.signer.person(socket.cookies.get(COOKIE)) or ""
    mine = sum(other.person == person for other in room.connections) if person else 0
    if mine >= CONNECTIONS_PER_PERSON or (len(room.connections) >= CONNECTIONS_PER_ROOM and not room.belongs(person)):
        raise Wrong("full")
    version = socket.query_params.get("version", "0")
    await socket.accept()
    known = int(version) if version.isascii() and version.isdecimal() and len(version) < 10 else 0
    shape = messages.shape_of(socket.query_params.get("shape", ""))
    return Connection(room, person, lang, known, origin.base(house.settings, socket), shape)


def _presence(house: House, changed: Connection) -> None:
    """Whoever else is here learns that somebody came or went."""
    house.news.here(changed.room)
    for other in changed.room.connections:
        if other is not changed:
            other.present = True
            other.wake.set()


async def _write(house: House, socket: WebSocket, connection: Connection) -> None:
    while True:
        connection.wake.clear()
        while True:
            with house.meter.timed("frame_seconds"):
                message = connection.next()
            if message is None:
                break
            text = json.dumps(message, ensure_ascii=False, separators=(",", ":"))
            try:
                async with asyncio.timeout(SEND_PATIENCE):  # wait_for may swallow the cancellation that ends us
                    await socket.send_text(text)
            except TimeoutError:
                house.meter.count("slow_readers")
                return
            house.meter.count("messages_out")
            await asyncio.sleep(0)  # sending rarely waits: let the others have their turn
        await connection.wake.wait()


async def _read(house: House, socket: WebSocket, connection: Connection) -> None:
    bad = 0
    where = origin.address(socket)
    while bad < BAD_MESSAGES:
        try:
            received = await socket.receive()
        except (WebSocketDisconnect, RuntimeError):
            return
        if received["type"] == "websocket.disconnect":
            return
        house.meter.count("messages_in")
        begin = time.perf_counter()
        message: dict[str, Any] = {}
        try:
            limits = house.limits
            message = parse(received)
            if not (limits.allow("message", connection.person or where) and limits.allow("address", where)):
                await asyncio.sleep(0.05)
                raise Wrong("rate")
            await messages.handle(house, connection, message)
            bad = 0
        except LapilliError as error:
            bad += error.code in ("rate", "malformed", "large", "unknown")
            house.meter.count("refused")
            connection.answer({"type": "error", **answer(error, connection.lang), **named(message)})
            if error.code in ("stale", "busy"):
                connection.refresh()
        except Exception:
            logger.exception("a message failed", extra={"room": connection.room.id[:6]})
            connection.answer({"type": "error", **answer(Wrong("bug"), connection.lang), **named(message)})
        house.meter.observe("message_seconds", time.perf_counter() - begin)


def named(message: dict[str, Any]) -> dict[str, str]:
    """The id a client gave its message, for the answer to bear."""
    id = message.get("id")
    return {"id": id} if isinstance(id, str) and len(id) <= ID_CHARACTERS else {}


def parse(received: Any) -> dict[str, Any]:
    """A message as data; whatever is not a small JSON object with a `type` is refused."""
    text = received.get("text")
    if text is None:
        raise Wrong("malformed")
    if len(text) > MESSAGE_BYTES or len(text.encode("utf-8", "replace")) > MESSAGE_BYTES:
        raise Wrong("large", most=MESSAGE_BYTES)
    try:
        message = json.loads(text)
    except (ValueError, RecursionError):
        raise Wrong("malformed") from None
    if not isinstance(message, dict) or not isinstance(message.get("type"), str):
        raise Wrong("malformed")
    return message
