"""Log of arrivals and departures; and tables that wait until everybody is here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from lapilli.server.storage.entries import Event, SeatHolder

AWAY = ("log-left", "log-returned")
LEAVING = {"remove": "log-sent-away", "handed": "log-handed"}  # the seat waits for somebody else


@dataclass(frozen=True)
class PresenceLine:
    """One line of the log that is no move."""

    message: str
    seat: int
    name: str
    level: str
    ply: int  # before which it happened
    at: float


@dataclass
class PresenceLog:
    """What a room's events say about its people."""

    lines: list[PresenceLine] = field(default_factory=list)
    waits: bool = False  # nothing is played until all are here
    late: set[int] = field(default_factory=set)  # seats that a bot plays because their time is up

    def note(self, event: Event, ply: int) -> None:
        """Take in an event; a new name alone is not logged."""
        payload = event.payload
        if event.kind == "wait":
            self.waits = payload["yes"]
        if event.kind in LEAVING:
            self.lines.append(PresenceLine(LEAVING[event.kind], payload["seat"], "", "", ply, event.at))
        if event.kind == "away":
            message = "log-left" if payload["yes"] else "log-returned"
            self.lines.append(PresenceLine(message, payload["seat"], payload.get("label") or "", "", ply, event.at))
        if event.kind != "seat":
            return
        (self.late.add if payload.get("late") else self.late.discard)(payload["seat"])
        left = next((one.message == "log-bot" for one in reversed(self.lines) if self._seated(one, payload)), False)
        message = "log-joined" if payload.get("taken") else "log-bot" if payload["who"] == "bot" else "log-back"
        if message == "log-joined" or (message == "log-bot") != left:
            name, level = payload.get("label") or "", payload.get("level") or ""
            self.lines.append(PresenceLine(message, payload["seat"], name, level, ply, event.at))

    @staticmethod
    def _seated(line: PresenceLine, payload: Mapping[str, object]) -> bool:
        """Does a line tell who plays this seat? (That somebody closed their browser does not.)"""
        return line.seat == payload["seat"] and line.message not in AWAY

    def has_left(self, seat: int) -> bool:
        """Say whether the log tells that the player of this seat has left, and not yet that they are back."""
        return next((line.message == "log-left" for line in reversed(self.lines) if line.seat == seat), False)

    def waits_for_people(self, holders: Mapping[int, SeatHolder]) -> bool:
        """Does the table still wait for somebody?"""
        return self.waits and any(holder.who == "link" for holder in holders.values())
