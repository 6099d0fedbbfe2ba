"""Limits: sizes of messages and rooms, and token buckets per person, address and network."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from dataclasses import dataclass

MESSAGE_BYTES = 4_096  # one WebSocket message
BODY_BYTES = 1_000_000  # one HTTP request (a record, a box file)
BOX_CHARACTERS = 200_000
CHAT_CHARACTERS = 500
NAME_CHARACTERS = 40
PASSWORD_CHARACTERS = 100
ID_CHARACTERS = 40  # of the id a client gives its move
ROOM_CHARACTERS = 40  # of the name of a room
TOKEN_CHARACTERS = 200  # of the link that gives a seat
CHAT_PER_ROOM = 2_000
CONNECTIONS_PER_ROOM = 60
CONNECTIONS_PER_PERSON = 20
BUCKETS = 20_000  # remembered; the longest unused are forgotten


@dataclass(frozen=True)
class Rate:
    """So many at once, then so many per second."""

    burst: float
    per_second: float


RATES = {
    "message": Rate(60, 15),  # WebSocket messages of a person
    "address": Rate(300, 80),  # WebSocket messages of an address
    "connect": Rate(60, 4),  # sockets of an address
    "request": Rate(200, 25),  # HTTP requests of an address
    "table": Rate(20, 0.1),  # tables opened by an address
    "bot": Rate(60, 12),  # actions of the bots at all tables that a person opened; shared, see SHARES
    "replay": Rate(60, 6),  # pictures of the past, for an address
    "name": Rate(5, 0.1),  # names a person takes
    "words": Rate(10, 0.01),  # phrases, passwords and invitations tried by an address
    "analysis": Rate(6, 0.1),  # finished games looked at again, for an address
    "think": Rate(10, 0.5),  # hints of a person; shared, see SHARES
    "win_probability": Rate(20, 2),  # chances of winning that a person is shown; shared, see SHARES
    "why": Rate(60, 10),  # clicks on what is not live, and half-made choices: as fast as somebody can click
}

# A new cookie makes a new person. What is costly is therefore also counted for the address and for its network, which
# have a multiple of one person's rate: families and schools share an address.
SHARES = (1.0, 2.0, 4.0)  # of a person, an address, a network
NETWORK_BITS = {4: 24, 6: 56}  # what a provider gives one customer, or one server


def network(address: str) -> str:
    """The network of an address as `origin.address` writes it; what is no address is a network of its own."""
    try:
        parsed = ipaddress.ip_network(address)
    except ValueError:
        return address
    bits = NETWORK_BITS[parsed.version]
    return str(parsed.supernet(new_prefix=bits) if parsed.prefixlen > bits else parsed)


class Limits:
    """Token buckets by purpose and name; `scale` 0 switches them off."""

    def __init__(self, scale: float = 1.0) -> None:
        self._scale = scale
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def allow(self, purpose: str, name: str, now: float | None = None) -> bool:
        """Take one token; False where there is none left."""
        return self._take(purpose, ((name, 1.0),), now)

    def allow_shared(self, purpose: str, person: str, address: str, now: float | None = None) -> bool:
        """Take one token each of the person, the address and its network; False, and none taken, where one has none."""
        names = (person, f"address {address}", f"network {network(address)}") if address else (person,)
        return self._take(purpose, tuple(zip(names, SHARES, strict=False)), now)

    def _take(self, purpose: str, shares: tuple[tuple[str, float], ...], now: float | None) -> bool:
        if self._scale == 0:
            return True
        rate = RATES[purpose]
        moment = time.monotonic() if now is None else now
        found = []
        for name, share in shares:
            burst = rate.burst * self._scale * share
            left, last = self._buckets.pop((purpose, name), (burst, moment))
            found.append((name, min(burst, left + (moment - last) * rate.per_second * self._scale * share)))
        granted = all(left >= 1 for _, left in found)
        for name, left in found:
            self._buckets[purpose, name] = (left - 1 if granted else left, moment)
        while len(self._buckets) > BUCKETS:
            self._buckets.popitem(last=False)
        return granted
