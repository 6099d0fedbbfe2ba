"""The socket of the home page: the list of open tables, sent again whenever it has changed."""

from __future__ import annotations

import asyncio
import contextlib

from starlette.websockets import WebSocket, WebSocketDisconnect

from lapilli.core.errors import LapilliError
from lapilli.server.identity import COOKIE
from lapilli.server.open_tables import Listing
from lapilli.server.room_registry import RoomRegistry
from lapilli.server.web import origin
from lapilli.server.web.people import open_tables_for
from lapilli.server.web.table_socket import CLOSING, LATER, look_at
from lapilli.server.wire import errors
from lapilli.server.wire.errors import RequestError
from lapilli.words import LANGUAGES


async def watch_open_tables(socket: WebSocket) -> None:
    """From the handshake until the page closes it; a page has nothing to say here."""
    registry: RoomRegistry = socket.app.state.registry
    listing: Listing = socket.app.state.listing
    lang = socket.query_params.get("lang", "en")
    try:
        look_at(registry, socket)
        if not registry.limits.allow("connect", origin.address(socket)):
            raise RequestError("rate")
        with listing.watch() as news:
            await socket.accept()
            person = registry.signer.person(socket.cookies.get(COOKIE)) or ""
            gone = asyncio.create_task(socket.receive())
            sending = asyncio.create_task(_send(socket, listing, person, news))
            await asyncio.wait({gone, sending}, return_when=asyncio.FIRST_COMPLETED)
            for task in (gone, sending):
                task.cancel()
            await asyncio.gather(gone, sending, return_exceptions=True)
        with contextlib.suppress(Exception):
            await socket.close(1012 if registry.stopping else 1000)
    except LapilliError as error:
        await socket.accept()
        await socket.send_json(errors.message(error, lang if lang in LANGUAGES else "en"))
        await socket.close(CLOSING.get(error.code, LATER), error.code)


async def _send(socket: WebSocket, listing: Listing, person: str, news: asyncio.Event) -> None:
    sent = ""
    with contextlib.suppress(WebSocketDisconnect):
        while await news.wait():
            news.clear()
            tables = open_tables_for(person, listing.rooms).model_dump_json()
            if tables != sent:
                sent = tables
                await socket.send_text(tables)
