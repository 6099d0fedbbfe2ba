"""Limits of connections: a request must arrive in time and be small enough; connections per address are limited."""

from __future__ import annotations

import asyncio
from collections import Counter
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from lapilli.server.web.proxy_headers import Proxies

HEAD_BYTES = 32_768  # of a request line and its headers
END = b"\r\n\r\n"  # of a head
SECONDS = 15.0  # for a whole request, from its first byte, or from the connection's beginning
PER_ADDRESS = 100  # connections without a socket of a table; proxies whose headers are believed are not counted


class SocketProtocol(WebSocketsSansIOProtocol):
    """A socket of uvicorn that waits for slow readers instead of buffering for them, and is freed when it ends."""

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        # the parser is a generator that refers to its connection: both, with 45 kB of compression, would stay until the
        # next full garbage collection, half an hour later
        self.conn.parser.close()


class ConnectionLimits:
    """What all connections of one server share."""

    def __init__(self, proxies: str = "", seconds: float = SECONDS, per_address: int = PER_ADDRESS) -> None:
        self.open: Counter[str] = Counter()
        self.proxies = Proxies(proxies)
        self.seconds = seconds
        self.per_address = per_address

    def protocol(self) -> type[asyncio.Protocol]:
        """uvicorn's protocol with an eye on the clock."""
        keeper = self

        class Patient(AutoHTTPProtocol):  # type: ignore[misc,valid-type]
            """Either of uvicorn's; both have `transport` and, once a head was read, `cycle`."""

            def connection_made(self, transport: Any) -> None:
                super().connection_made(transport)
                self._address = (transport.get_extra_info("peername") or ("",))[0]
                self._waiting: asyncio.TimerHandle | None = None
                self._head = bytearray()  # what has come of a request line and headers, and one byte beyond the limit
                self._refused = False
                self._counted = self._address not in keeper.proxies
                if self._counted:
                    keeper.open[self._address] += 1
                    if keeper.open[self._address] > keeper.per_address:
                        transport.abort()
                        return
                self._wait()

            def data_received(self, data: bytes) -> None:
                if self._refused:  # a client that still sends can read the answer before the connection closes
                    return
                if self._unread() and (status := self._too_long(data)):
                    self._refuse(status)
                    return
                before = self.cycle
                super().data_received(data)
                if self.transport.get_protocol() is not self:  # a socket of a table from now on
                    self._gone()
                    # nobody tells this protocol of the end: without the parser, which refers to it, it is freed at once
                    self.parser = self.conn = None
                    return
                if self.cycle is not before:
                    self._head.clear()
                if self._unread() or self.cycle.more_body:
                    self._wait()
                else:
                    self._stop()

            def connection_lost(self, exc: Exception | None) -> None:
                self._gone()
                super().connection_lost(exc)

            def _too_long(self, data: bytes) -> HTTPStatus | None:
                """Why a head is refused, if it does not end within the limit: both parsers would take a longer one."""
                known = len(self._head)
                self._head += data[: HEAD_BYTES + 1 - known]
                if len(self._head) <= HEAD_BYTES or self._head.find(END, max(0, known - len(END))) >= 0:
                    return None
                whole_line = b"\r\n" in self._head
                return HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE if whole_line else HTTPStatus.REQUEST_URI_TOO_LONG

            def _refuse(self, status: HTTPStatus) -> None:
                self._refused = True
                words = f"{status.phrase}: {HEAD_BYTES} bytes at most"
                head = f"HTTP/1.1 {status.value} {status.phrase}\r\nContent-Type: text/plain\r\nConnection: close\r\n"
                self.transport.write(f"{head}Content-Length: {len(words)}\r\n\r\n{words}".encode())
                self.transport.write_eof()
                self._wait()

            def _unread(self) -> bool:
                """Is the head of a request still to come?"""
                if self.cycle is None:
                    return True
                refused = self.cycle.more_body  # answered before its body came: that is still under way
                return bool(self.cycle.response_complete and not refused)

            def _wait(self) -> None:
                if self._waiting is None:
                    self._waiting = asyncio.get_running_loop().call_later(keeper.seconds, self._late)

            def _late(self) -> None:
                if not self.transport.is_closing():
                    self.transport.abort()

            def _stop(self) -> None:
                if self._waiting is not None:
                    self._waiting.cancel()
                    self._waiting = None

            def _gone(self) -> None:
                self._stop()
                if self._counted:
                    self._counted = False
                    keeper.open[self._address] -= 1
                    if not keeper.open[self._address]:
                        del keeper.open[self._address]

        return Patient
