"""Entries of the store: the setup of a room, its seats, and the log of its events."""

from __future__ import annotations

import ipaddress
import time
from dataclasses import dataclass
from typing import Any, NamedTuple

Payload = dict[str, Any]  # what an event says; of what form is known by its kind
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


@dataclass(frozen=True)
class Event:
    """One entry of a room's log: a move, a word of chat, a change of seats, something taken back."""

    kind: str
    payload: Payload
    version: int = 0
    at: float = 0.0


@dataclass(frozen=True)
class SeatHolder:
    """Who sits on a seat: a person, a bot standing in or playing, or nobody yet (a link was given out)."""

    seat: int
    who: str
    label: str = ""
    person: str | None = None
    level: str | None = None
    link: str | None = None
    auto_pass: tuple[str, ...] = ()  # phases in which its action plays itself


@dataclass(frozen=True)
class Setup:
    """A room's row."""

    id: str
    game: str
    game_version: int
    seats: int
    options: dict[str, object]
    box: str | None
    origin: dict[str, object] | None
    seed: str
    imported: bool
    dice: str
    clock: dict[str, float] | None
    lang: str
    host: str
    created: float
    updated: float
    version: int
    ply: int
    over: bool
    listed: bool = False
    password: str | None = None


@dataclass(frozen=True)
class Person:
    """Somebody who has a name or can be known again; everybody else is a cookie."""

    person: str
    name: str = ""
    phrase: str | None = None
    invited: bool = False
    updated: float = 0.0


class Ban(NamedTuple):
    """A network from which nobody is let in, for good or until a moment."""

    network: Network
    until: float | None

    def is_banned(self, address: Network) -> bool:
        """Does it hold for this address, now?"""
        if self.until is not None and self.until <= time.time():
            return False
        return address.version == self.network.version and address.subnet_of(self.network)  # type: ignore[arg-type]
