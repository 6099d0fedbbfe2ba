"""A queue that serves addresses in turn, so that nobody waits for all requests of another."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque

from lapilli.server.limits import network

Line = deque[asyncio.Future[None]]


class FairQueue:
    """Slots for networks in turn, and within a network for its addresses in turn."""

    def __init__(self, slots: int) -> None:
        self._free = slots
        self._waiting: OrderedDict[str, OrderedDict[str, Line]] = OrderedDict()  # next to be served first

    async def enter(self, address: str) -> None:
        """Wait for a slot; give it back with `leave`."""
        if self._free:
            self._free -= 1
            return
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        addresses = self._waiting.setdefault(network(address), OrderedDict())
        addresses.setdefault(address, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if not place.cancelled():  # the slot came together with the cancellation
                self.leave()
            raise

    def leave(self) -> None:
        """Give a slot back, to the next one who still waits."""
        while self._waiting:
            name, addresses = self._waiting.popitem(last=False)
            address, line = addresses.popitem(last=False)
            place = line.popleft()
            if line:
                addresses[address] = line
            if addresses:
                self._waiting[name] = addresses
            if not place.done():
                place.set_result(None)
                return
        self._free += 1
