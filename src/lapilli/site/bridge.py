"""What the scripts of the page edition offer to Python (`static/pythonWorker.js` and `static/browserStore.js`)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol


class Storage(Protocol):
    """The rooms in the browser's storage. Texts are JSON; every call is one transaction."""

    kept: bool  # False: the browser stores nothing, so all of it ends with the page

    def create(self, room: str, data: str, events: str) -> Awaitable[None]: ...

    def append(self, room: str, after: int, changed: str, events: str) -> Awaitable[bool]:
        """False where the room has another version than `after`; nothing is stored then."""

    def changeHolders(self, room: str, holders: str) -> Awaitable[None]: ...

    def load(self, room: str, after: int) -> Awaitable[str]:
        """The room and its events after a version; empty where there is none."""

    def rooms(self, limit: int) -> Awaitable[str]:
        """The ids of rooms, the latest change first."""

    def get(self, key: str) -> Awaitable[str]:
        """The text kept under a key; empty where there is none."""

    def put(self, key: str, text: str) -> Awaitable[None]: ...

    def tell(self, news: str) -> None:
        """Tell the other tabs."""

    def listen(self, heard: Callable[[str], None]) -> None:
        """Hear what other tabs tell."""


class Buffer(Protocol):
    """Bytes that JavaScript holds."""

    def to_bytes(self) -> bytes: ...


class Thinker(Protocol):
    """A second worker in which bots think."""

    def work(self, payload: bytes) -> Awaitable[Buffer]: ...

    def stop(self) -> None:
        """End it, whatever it is at; the next work starts another."""


class Port(Protocol):
    """One end of a message channel: the line of a table."""

    def postMessage(self, message: str) -> None: ...

    def close(self) -> None: ...
