"""Who came, who left a bot in his place, who came back; and a table that waits until all are here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from lapilli.server.storage.entries import Chair, Event


@dataclass(frozen=True)
class Coming:
    """One line of the log that is no move."""

    message: str
    seat: int
    name: str
    level: str
    ply: int  # before which it happened
    at: float


@dataclass
class Comings:
    """What a room's events say about its people."""

    lines: list[Coming] = field(default_factory=list)
    waits: bool = False  # nothing is played until all are here

    def note(self, event: Event, ply: int) -> None:
        """Take in an event; a new name alone is no coming."""
        payload = event.payload
        if event.kind == "wait":
            self.waits = payload["yes"]
        if event.kind != "seat":
            return
        left = next((one.message == "log-bot" for one in reversed(self.lines) if one.seat == payload["seat"]), False)
        message = "log-joined" if payload.get("taken") else "log-bot" if payload["who"] == "bot" else "log-back"
        if message == "log-joined" or (message == "log-bot") != left:
            name, level = payload.get("label") or "", payload.get("level") or ""
            self.lines.append(Coming(message, payload["seat"], name, level, ply, event.at))

    def awaited(self, chairs: Mapping[int, Chair]) -> bool:
        """Does the table still wait for somebody?"""
        return self.waits and any(chair.who == "link" for chair in chairs.values())
