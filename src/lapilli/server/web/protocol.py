"""How a connection begins: a request must arrive in time and of a size, and an address has so many at once."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from lapilli.server.web.proxied import Proxies

HEAD_BYTES = 32_768  # of a request line and its headers
SECONDS = 15.0  # for a whole request, from its first byte, or from the connection's beginning
PER_ADDRESS = 100  # connections without a socket of a table; proxies whose headers are believed are not counted


class Doorkeeper:
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
                self._head = 0
                self._counted = self._address not in keeper.proxies
                if self._counted:
                    keeper.open[self._address] += 1
                    if keeper.open[self._address] > keeper.per_address:
                        transport.abort()
                        return
                self._wait()

            def data_received(self, data: bytes) -> None:
                before = self.cycle
                super().data_received(data)
                if self.transport.get_protocol() is not self:  # a socket of a table from now on
                    self._gone()
                    return
                if self.cycle is not before:
                    self._head = 0
                elif self._unread():
                    self._head += len(data)
                    if self._head > HEAD_BYTES:
                        self.transport.abort()
                if self._unread() or self.cycle.more_body:
                    self._wait()
                else:
                    self._stop()

            def connection_lost(self, exc: Exception | None) -> None:
                self._gone()
                super().connection_lost(exc)

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
