"""The WebSocket of a table: from the handshake to the room's line."""

from __future__ import annotations

import contextlib

from starlette.websockets import WebSocket, WebSocketDisconnect

from lapilli.core.errors import LapilliError
from lapilli.server.frames.connection import Connection
from lapilli.server.identity import COOKIE
from lapilli.server.live import LineClosed, connect, serve
from lapilli.server.room_registry import RoomRegistry
from lapilli.server.web import origin
from lapilli.server.web.caller import password_hash
from lapilli.server.web.relay import Caller, caller, relay
from lapilli.server.wire import errors
from lapilli.server.wire.errors import RequestError
from lapilli.words import LANGUAGES

REFUSED, MISSING, LATER = 4403, 4404, 1013  # how a line is closed: for good, for good, and for now
DOOR = ("password", "sent-away", "ask", "refused", "shut")  # why a table does not let somebody in
CLOSING = dict.fromkeys(("origin", "foreign", "banned", *DOOR), REFUSED) | {"gone": MISSING}


class SocketLine:
    """A WebSocket as a line."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket

    async def send(self, text: str) -> None:
        try:
            await self._socket.send_text(text)
        except WebSocketDisconnect as error:
            raise LineClosed from error

    async def receive(self) -> str | None:
        try:
            received = await self._socket.receive()
        except (WebSocketDisconnect, RuntimeError) as error:
            raise LineClosed from error
        if received["type"] == "websocket.disconnect":
            raise LineClosed
        text: str | None = received.get("text")
        return text


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
    try:
        await serve(registry, SocketLine(socket), connection)
    finally:
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
    known = password_hash(registry, socket, room, person)
    connection = connect(room, person, known, dict(socket.query_params), lang, who.base, who.address)
    await socket.accept()
    return connection
