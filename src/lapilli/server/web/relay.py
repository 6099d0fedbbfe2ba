"""Relay of a socket that reached the wrong process to its room's home, in both directions."""

from __future__ import annotations

import asyncio
import contextlib
import time
from dataclasses import dataclass

from starlette.websockets import WebSocket
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from lapilli.server.room_registry import RoomRegistry
from lapilli.server.web import origin

HEADER = "x-lapilli-relay"
OPEN_TIMEOUT_SECONDS = 3.0  # seconds that the home may take to open its door
VALID = 60.0  # seconds for which the word of another process is believed


@dataclass(frozen=True)
class Caller:
    """Who opens a socket: from which address, and under which address of ours (for links)."""

    address: str
    base: str
    relayed: bool = False  # by another process, which has looked at where it comes from


def caller(registry: RoomRegistry, socket: WebSocket) -> Caller:
    """As another of our processes says, under our common secret, or as seen from here."""
    told, _, proof = socket.headers.get(HEADER, "").rpartition(" ")
    if told and registry.signer.vouches(told, proof):
        until, room, address, base = told.split(" ")
        if room == socket.path_params["room"] and float(until) > time.time():
            return Caller(address, base, relayed=True)
    return Caller(origin.address(socket), origin.base(registry.settings, socket))


async def relay(registry: RoomRegistry, socket: WebSocket, who: Caller, home: str) -> bool:
    """Hand a socket on until either end closes it; False where the home does not answer."""
    room = socket.path_params["room"]
    told = f"{time.time() + VALID:.0f} {room} {who.address or '-'} {who.base}"
    headers = {"cookie": socket.headers.get("cookie", ""), HEADER: f"{told} {registry.signer.vouch(told)}"}
    address = f"{home.replace('http', 'ws', 1)}{socket.url.path}?{socket.url.query}"
    try:
        line = await connect(
            address,
            additional_headers=headers,
            open_timeout=OPEN_TIMEOUT_SECONDS,
            compression=None,
            max_size=None,
            proxy=None,
        )
    except (OSError, TimeoutError, WebSocketException):
        return False
    await socket.accept()
    registry.metrics.relayed.inc()
    tasks = {asyncio.create_task(_out(socket, line)), asyncio.create_task(_in(socket, line))}
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with contextlib.suppress(Exception):
            await line.close()
        with contextlib.suppress(Exception):
            await socket.close(1012 if registry.stopping else _code(line), line.close_reason or "")
    return True


def _code(line: ClientConnection) -> int:
    """How the home closed the line; a home that died is one to come back to."""
    return 1012 if line.close_code in (None, 1005, 1006) else int(line.close_code)


async def _out(socket: WebSocket, line: ClientConnection) -> None:
    """From the home to the person."""
    with contextlib.suppress(ConnectionClosed):
        async for text in line:
            await socket.send_text(text if isinstance(text, str) else text.decode())


async def _in(socket: WebSocket, line: ClientConnection) -> None:
    """From the person to the home."""
    while True:
        received = await socket.receive()
        if received["type"] == "websocket.disconnect":
            return
        with contextlib.suppress(ConnectionClosed):
            await line.send(received.get("text") or "")
