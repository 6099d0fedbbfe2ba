"""The store of rooms in a browser: what is stored is on the disk before it is acknowledged."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import asdict, replace
from typing import TypeVar

from lapilli.server.storage.entries import Event, Person, SeatHolder, Setup
from lapilli.server.storage.room_store import Conflict
from lapilli.server.wire.errors import RequestError
from lapilli.site.bridge import Storage

Found = TypeVar("Found")
FULL = "QuotaExceededError"


class BrowserStore:
    """Rooms in IndexedDB. Tabs share it as processes share a database: each change is a compare-and-set."""

    shared = True

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def _do(self, work: Awaitable[Found]) -> Found:
        """Wait for the browser; what it refuses is an error in plain words."""
        try:
            return await work
        except Exception as error:
            raise RequestError("quota" if FULL in str(error) else "storage") from error

    async def create(self, setup: Setup, holders: Sequence[SeatHolder], events: Sequence[Event]) -> None:
        data = json.dumps({"setup": asdict(setup), "holders": [asdict(holder) for holder in holders]})
        await self._do(self._storage.create(setup.id, data, _texts(events)))

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
        now = time.time()
        stored = [Event(new.kind, new.payload, after + n, now) for n, new in enumerate(events, 1)]
        row = {"version": after + len(events), "ply": ply, "over": over, "updated": now}
        sitting = [{name: value for name, value in asdict(holder).items() if name != "auto_pass"} for holder in holders]
        changed = json.dumps({"setup": row, "holders": sitting})
        if not await self._do(self._storage.append(room, after, changed, _texts(stored))):
            raise Conflict(room)
        await self.notify(tell, room)
        return stored

    async def save_auto_pass(self, room: str, holder: SeatHolder, tell: Sequence[str] = ()) -> None:
        chosen = json.dumps([{"seat": holder.seat, "auto_pass": holder.auto_pass}])
        await self._do(self._storage.changeHolders(room, chosen))
        await self.notify(tell, room)

    async def load(self, room: str, after: int = 0) -> tuple[Setup, list[SeatHolder], list[Event]] | None:
        text = await self._do(self._storage.load(room, after))
        if not text:
            return None
        found = json.loads(text)
        holders = [SeatHolder(**{**row, "auto_pass": tuple(row["auto_pass"])}) for row in found["holders"]]
        return Setup(**found["setup"]), holders, [Event(**row) for row in found["events"]]

    async def rooms_of(self, person: str, limit: int = 50) -> list[str]:
        """All rooms of this browser: there is one person here."""
        return [str(name) for name in json.loads(await self._do(self._storage.rooms(limit)))]

    async def listed(self, limit: int = 30) -> list[str]:
        return []  # nobody else can come here

    async def person(self, **known: str) -> Person | None:
        """Somebody by their id; nobody is known by a phrase here."""
        text = await self._do(self._storage.get(f"person {known['person']}")) if "person" in known else ""
        return Person(**json.loads(text)) if text else None

    async def keep_person(self, person: Person) -> None:
        await self._do(self._storage.put(f"person {person.person}", json.dumps(asdict(replace(person, phrase=None)))))

    async def seat_of_link(self, link: str) -> tuple[str, int] | None:
        return None  # links lead to a server

    async def key(self, name: str) -> str:
        """A secret kept under a name, made when it is asked for first."""
        found = await self._do(self._storage.get(name))
        if not found:
            found = secrets.token_urlsafe(24)
            await self._do(self._storage.put(name, found))
        return found

    async def notify(self, tell: Sequence[str], news: str) -> None:
        if tell:
            self._storage.tell(news)

    async def listen(self, channels: Sequence[str], heard: Callable[[str], None], again: Callable[[], None]) -> None:
        self._storage.listen(heard)
        again()
        await asyncio.Event().wait()

    async def probe(self) -> None:
        await self._do(self._storage.put("probe", str(time.time())))

    async def close(self) -> None:
        return None  # every call is finished when it returns


def _texts(events: Sequence[Event]) -> str:
    """Events as the storage keeps them: the version, and the event as a text."""
    return json.dumps([[event.version, json.dumps(asdict(event))] for event in events])
