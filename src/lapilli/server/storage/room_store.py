"""The interface of a store of rooms: a database of a server, or the storage of a browser."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from lapilli.server.storage.entries import Event, Person, SeatHolder, Setup


class Conflict(Exception):
    """Somebody else appended first; nothing was stored."""


class RoomStore(Protocol):
    """What is stored is on the disk when a call returns."""

    @property
    def shared(self) -> bool:
        """Do other processes use the store too, and tell each other what they have stored?"""

    async def create(self, setup: Setup, holders: Sequence[SeatHolder], events: Sequence[Event]) -> None:
        """A new room with its first events, all or nothing."""

    async def append(
        self,
        room: str,
        after: int,
        events: Sequence[Event],
        *,
        ply: int,
        over: bool,
        holders: Sequence[SeatHolder] = (),
        tell: Sequence[str] = (),
    ) -> list[Event]:
        """Add events if the last version is still `after`, else raise Conflict; returns them with their versions."""

    async def save_auto_pass(self, room: str, holder: SeatHolder, tell: Sequence[str] = ()) -> None:
        """What a seat lets play itself: no event, for it is nobody else's business."""

    async def load(self, room: str, after: int = 0) -> tuple[Setup, list[SeatHolder], list[Event]] | None:
        """A room with its holders and its events after a version, as of one moment."""

    async def rooms_of(self, person: str, limit: int = 50) -> list[str]:
        """Rooms where this person has a seat, the most recent first."""

    async def listed(self, limit: int = 30) -> list[str]:
        """Rooms that strangers may find and that still wait for somebody, the newest first."""

    async def person(self, **known: str) -> Person | None:
        """Somebody by their id or by the hash of their phrase."""

    async def keep_person(self, person: Person) -> None:
        """Remember somebody as they are now."""

    async def seat_of_link(self, link: str) -> tuple[str, int] | None:
        """Room and seat that a link's hash stands for."""

    async def notify(self, tell: Sequence[str], news: str) -> None:
        """Tell other processes something that is not stored, on these channels."""

    async def listen(self, channels: Sequence[str], heard: Callable[[str], None], again: Callable[[], None]) -> None:
        """Pass on what other processes tell, for ever; `again` is called when something may have been missed."""

    async def probe(self) -> None:
        """Write something: refused where the store is away, locked, or full."""

    async def close(self) -> None:
        """Finish what has been begun."""
