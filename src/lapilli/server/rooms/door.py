"""The door of a table: who may watch and take a seat. Its host decides and can change it at any time."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from lapilli.server.storage.entries import Event, Payload
from lapilli.server.wire.errors import RequestError

Kind = Literal["open", "password", "ask", "closed"]
ASKING = 20  # newcomers who wait for an answer; more are told to come back later


@dataclass
class Door:
    """To whom a table is open, as its events tell it; people are named by their ids, which nobody is sent."""

    to: Kind = "open"
    password: str | None = None  # its salted hash
    barred: set[str] = field(default_factory=set)  # sent away
    admitted: set[str] = field(default_factory=set)  # let in by the host, whatever the door is now
    refused: set[str] = field(default_factory=set)
    asking: dict[int, tuple[str, str]] = field(default_factory=dict)  # newcomers by number: person and name
    _count: int = 0

    def note(self, event: Event) -> None:
        """Take in an event."""
        payload = event.payload
        match event.kind:
            case "door":
                self.to, self.password = payload["to"], payload["password"]
                self.barred |= set(payload.get("barred", ()))
                self.admitted |= set(payload.get("admitted", ()))
                self.refused.clear()
                self.asking.clear()
            case "knock":
                self._count += 1
                self.asking[self._count] = payload["person"], payload["name"]
            case "admit":
                self.asking = {n: one for n, one in self.asking.items() if one[0] != payload["person"]}
                (self.admitted if payload["yes"] else self.refused).add(payload["person"])
            case "remove":
                self.barred.add(payload["person"])
                self.admitted.discard(payload["person"])

    def refusal(self, person: str, belongs: bool, password_hash: str | None = None) -> RequestError | None:
        """Why somebody may not look on, if so; `password_hash` is the password that they have given, as it is kept."""
        if person and person in self.barred:
            return RequestError("sent-away")
        if belongs or self.to == "open" or (person and person in self.admitted):
            return None
        if self.to == "password":
            return None if password_hash == self.password else RequestError("password", tried="no")
        if self.to == "closed":
            return RequestError("shut")
        return RequestError("refused") if person in self.refused else RequestError("ask")

    def refusal_to_sit(self, person: str, belongs: bool, link: bool) -> RequestError | None:
        """Return why a person may not take a seat, if so. A seat link replaces the password and the admission."""
        refused = self.refusal(person, belongs, self.password)
        return None if refused and link and refused.code in ("ask", "refused") else refused

    def waits(self, person: str) -> bool:
        """Has somebody asked to come in, and has no answer yet?"""
        return bool(person) and any(person == one for one, _ in self.asking.values())

    def carried(self) -> Payload | None:
        """The same door for another table of the same people; None where it was never touched."""
        if self == Door(password=None):
            return None
        known = {"barred": sorted(self.barred), "admitted": sorted(self.admitted)}
        return {"to": self.to, "password": self.password, **known}


def first_door(password: str | None) -> Door:
    """The door of a new table."""
    return Door("password" if password else "open", password)
