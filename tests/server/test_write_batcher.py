"""Moves that wait for the disk are stored in one transaction, and each is stored or refused for itself."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import cost
import harness
import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from lapilli.server.storage.entries import Event
from lapilli.server.storage.room_store import Conflict
from lapilli.server.storage.store import Store
from lapilli.server.wire.errors import RequestError

ROOMS = ("a", "b", "c", "d", "e")


def with_rooms(folder: Path, work: Callable[[Store], Awaitable[Any]]) -> Any:
    """Do something with a store of a few rooms."""

    async def run() -> Any:
        store = await Store.open(harness.sqlite(folder))
        for name in ROOMS:
            room = cost.table("pumice", name)
            await store.create(replace(room.setup, id=name), list(room.holders.values()), [])
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def move(store: Store, room: str, after: int) -> Awaitable[list[Event]]:
    return store.append(
        room, after, [Event("move", {"ply": 0, "seat": 0, "text": room, "by": "person"})], ply=1, over=False
    )


async def all_at_once(store: Store, after: dict[str, int]) -> list[Any]:
    """Appends that wait while the disk is busy."""
    busy = asyncio.create_task(store.do(lambda _: time.sleep(0.2)))
    await asyncio.sleep(0)
    moves = [asyncio.ensure_future(move(store, room, version)) for room, version in after.items()]
    await busy
    return await asyncio.gather(*moves, return_exceptions=True)


def test_what_waits_is_stored_together_and_a_lost_race_is_lost_alone(tmp_path: Path) -> None:
    commits = []

    async def work(store: Store) -> list[Any]:
        event.listen(store.engine, "commit", lambda _: commits.append(1))
        return await all_at_once(store, {**dict.fromkeys(ROOMS, 0), "c": 7})

    async def look(store: Store) -> list[int]:
        found = [await store.load(room) for room in ROOMS]
        return [one[0].version for one in found if one]

    async def both(store: Store) -> None:
        answers = await work(store)
        assert [isinstance(answer, Conflict) for answer in answers] == [room == "c" for room in ROOMS]
        assert len(commits) == 2, "the one that kept the disk busy, and all others"
        assert await look(store) == [1, 1, 0, 1, 1]

    with_rooms(tmp_path, both)


def test_where_the_disk_fails_nobody_is_told_that_it_is_stored(tmp_path: Path) -> None:
    def fails(_: object) -> None:
        if broken:
            raise OperationalError("COMMIT", {}, Exception("disk I/O error"))

    broken: list[int] = []

    async def work(store: Store) -> None:
        event.listen(store.engine, "commit", fails)
        await store.do(lambda _: None)
        broken.append(1)
        moves = [asyncio.ensure_future(move(store, room, 0)) for room in ROOMS]
        answers = await asyncio.gather(*moves, return_exceptions=True)
        broken.clear()
        assert [getattr(answer, "code", answer) for answer in answers] == ["away"] * len(ROOMS)
        assert all(isinstance(answer, RequestError) for answer in answers)
        again = await asyncio.gather(*(move(store, room, 0) for room in ROOMS))
        assert [stored[0].version for stored in again] == [1] * len(ROOMS), "and then it is"

    with_rooms(tmp_path, work)


def test_who_no_longer_waits_is_left_out(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        busy = asyncio.create_task(store.do(lambda _: time.sleep(0.2)))
        await asyncio.sleep(0)
        gone, stays = (asyncio.ensure_future(move(store, room, 0)) for room in ("a", "b"))
        await asyncio.sleep(0)
        gone.cancel()
        await busy
        assert (await stays)[0].version == 1
        with pytest.raises(asyncio.CancelledError):
            await gone
        assert [(await store.load(room))[0].version for room in "ab"] == [0, 1]  # type: ignore[index]

    with_rooms(tmp_path, work)
