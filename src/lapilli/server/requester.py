"""Who asks for something: the person, the language they read, and what they may do."""

from __future__ import annotations

from lapilli.server import people
from lapilli.server.identity import fresh_person
from lapilli.server.room_registry import RoomRegistry
from lapilli.server.rooms.room import Room
from lapilli.server.wire.errors import RequestError


class Requester:
    """The person who sends a request: host, player, spectator or newcomer."""

    def __init__(self, registry: RoomRegistry, person: str, lang: str, address: str, base: str) -> None:
        self.registry = registry
        self.person = person  # empty for somebody whom nobody knows yet
        self.lang = lang
        self.address = address  # for limits
        self.base = base  # address of the server, for links

    def sit(self) -> str:
        """The person's id; a new person gets one."""
        if not self.person:
            self.person = fresh_person()
        return self.person

    async def may_open(self) -> None:
        """Opening tables is limited per address, and to those invited where the operator wishes so."""
        if self.registry.settings.invitation and not (await people.known(self.registry.store, self.person)).invited:
            raise RequestError("invitation", tried="no")
        self.limit("table")

    def may_enter(self, room: Room) -> None:
        """A table lets in those who belong there, and those to whom its door is open."""
        refused = room.moderation.door.refusal(self.person, room.belongs(self.person), self.password_hash(room))
        if refused is not None:
            raise refused

    def password_hash(self, room: Room) -> str | None:
        """Return the hash of the password of a table that this person has given, if any."""
        return None

    def limit(self, purpose: str) -> None:
        """Take one of the requests that an address has for this purpose."""
        if not self.registry.limits.allow(purpose, self.address):
            raise RequestError("rate")

    def url(self, room: Room) -> str:
        """Where a table is."""
        return f"/t/{room.id}"
