"""Slow products of finished games, made once in a worker process and cached."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass
from typing import Generic, TypeVar

from lapilli.server.limits import network
from lapilli.server.runtime import Result, WorkerDied, WorkerPool
from lapilli.server.wire.errors import RequestError

Thing = TypeVar("Thing")
logger = logging.getLogger("lapilli.server")
PER_ADDRESS = 2  # things that one address has under way
PER_NETWORK = 4


@dataclass
class Job(Generic[Thing]):
    """Something under way."""

    task: asyncio.Task[Thing]
    address: str  # of the first request
    waiting: int = 0  # how many wait for it


class RenderCache(Generic[Thing]):
    """A cache by key, which begins with the room's name; requests for a thing that is being made wait for it.

    Work that nobody waits for any more is cancelled.
    """

    def __init__(self, workers: WorkerPool, kept: int, waiting: int, seconds: float) -> None:
        self.workers = workers
        self._most = kept
        self._waiting = waiting  # how many are being made or wait for it
        self._seconds = seconds  # seconds for a piece of work
        self._kept: OrderedDict[Hashable, Thing] = OrderedDict()
        self._under_way: dict[Hashable, Job[Thing]] = {}

    async def get(self, name: Hashable, make: Callable[[], Awaitable[Thing]], address: str = "") -> Thing:
        """What was made before, or is made now, for an address; "busy" where too much is under way."""
        if name in self._kept:
            self._kept.move_to_end(name)
            return self._kept[name]
        job = self._under_way.get(name)
        if job is None:
            if self._full(address):
                raise RequestError("busy")
            job = self._under_way[name] = Job(asyncio.create_task(self._make(name, make)), address)
            job.task.add_done_callback(lambda _: self._under_way.pop(name, None))
        job.waiting += 1
        try:
            return await asyncio.shield(job.task)
        finally:
            job.waiting -= 1
            if not job.waiting and self._under_way.get(name) is job:
                del self._under_way[name]
                job.task.cancel()

    def _full(self, address: str) -> bool:
        """Is as much under way as may be, for everybody or for this address and its network?"""
        others = [job.address for job in self._under_way.values() if address]
        here = network(address)
        return (
            len(self._under_way) >= self._waiting
            or others.count(address) >= PER_ADDRESS
            or sum(network(other) == here for other in others) >= PER_NETWORK
        )

    async def work(self, work: Callable[..., Result], *facts: object, address: str = "") -> Result:
        """What `work(*facts)` gives in the worker, which serves addresses in turn."""
        return await self.workers.run(self._seconds, work, *facts, address=address)

    async def _make(self, name: Hashable, make: Callable[[], Awaitable[Thing]]) -> Thing:
        try:
            found = await make()
        except (TimeoutError, MemoryError, WorkerDied):
            room, *what = name if isinstance(name, tuple) else (name,)
            facts = {"room": str(room)[:6], "of": str(what[0]) if what else ""}
            logger.error("what a worker made did not come to an end", extra=facts)
            raise RequestError("busy") from None
        self._kept[name] = found
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return found

    def close(self) -> None:
        """End the worker."""
        self.workers.stop()
