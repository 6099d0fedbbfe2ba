"""What is made of games that are over, which takes seconds: in a worker process, a few at a time, once, and kept."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from concurrent.futures.process import BrokenProcessPool
from typing import Generic, TypeVar

from lapilli.server.wire.errors import Wrong
from lapilli.server.workers import Result, Workers

Thing = TypeVar("Thing")
logger = logging.getLogger("lapilli.server")


class Made(Generic[Thing]):
    """Things by name, which begins with the room's; whoever asks while one is being made waits for the same."""

    def __init__(self, workers: Workers, kept: int, waiting: int, patience: float) -> None:
        self.workers = workers
        self._most = kept
        self._waiting = waiting  # how many are being made or wait for it
        self._patience = patience  # seconds for a piece of work, waiting included
        self._kept: OrderedDict[Hashable, Thing] = OrderedDict()
        self._under_way: dict[Hashable, asyncio.Task[Thing]] = {}

    async def get(self, name: Hashable, make: Callable[[], Awaitable[Thing]]) -> Thing:
        """What was made before, or is made now."""
        if name in self._kept:
            self._kept.move_to_end(name)
            return self._kept[name]
        task = self._under_way.get(name)
        if task is None:
            if len(self._under_way) >= self._waiting:
                raise Wrong("busy")
            task = self._under_way[name] = asyncio.create_task(self._make(name, make))
            task.add_done_callback(lambda _: self._under_way.pop(name, None))
        return await asyncio.shield(task)

    async def work(self, work: Callable[..., Result], *facts: object) -> Result:
        """What `work(*facts)` gives in the worker."""
        return await self.workers.run(self._patience, work, *facts)

    async def _make(self, name: Hashable, make: Callable[[], Awaitable[Thing]]) -> Thing:
        try:
            found = await make()
        except (TimeoutError, MemoryError, BrokenProcessPool):
            room, *what = name if isinstance(name, tuple) else (name,)
            facts = {"room": str(room)[:6], "of": str(what[0]) if what else ""}
            logger.error("what a worker made did not come to an end", extra=facts)
            raise Wrong("busy") from None
        self._kept[name] = found
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return found

    def close(self) -> None:
        """End the worker."""
        self.workers.stop()
