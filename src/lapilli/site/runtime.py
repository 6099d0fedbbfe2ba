"""The runtime of a web page: bots think in a second worker, and nothing is counted."""

from __future__ import annotations

import asyncio
import contextlib
import pickle
from collections.abc import Callable

from lapilli.server.fair_queue import FairQueue
from lapilli.server.runtime import Counter, Histogram, Instruments, Result, WorkerDied, WorkerPool
from lapilli.site.bridge import Thinker


class Uncounted:
    """An instrument that forgets what it is told."""

    def labels(self, *values: object) -> Uncounted:
        return self

    def inc(self, amount: float = 1) -> None: ...

    def observe(self, amount: float) -> None: ...

    def time(self) -> contextlib.AbstractContextManager[object]:
        return contextlib.nullcontext()


class NoInstruments:
    """Nobody looks at the numbers of a page."""

    def counter(self, name: str, about: str, *labels: str) -> Counter:
        return Uncounted()

    def histogram(self, name: str, about: str, *labels: str) -> Histogram:
        return Uncounted()

    def gauge(self, name: str, about: str, now: Callable[[], float]) -> None: ...

    def text(self) -> str:
        return ""


class ThinkerPool:
    """Work in the second worker, one piece after the other."""

    def __init__(self, thinker: Thinker, queue: FairQueue) -> None:
        self._thinker = thinker
        self._queue = queue

    async def run(self, seconds: float, work: Callable[..., Result], *facts: object, address: str = "") -> Result:
        await self._queue.enter(address)
        try:
            async with asyncio.timeout(seconds):
                answer = await self._thinker.work(pickle.dumps((work, facts)))
        except TimeoutError:
            self._thinker.stop()
            raise
        except Exception as error:
            raise WorkerDied from error
        finally:
            self._queue.leave()
        fine, found = pickle.loads(answer.to_bytes())
        if not fine:
            raise found
        result: Result = found
        return result

    def stop(self) -> None:
        self._thinker.stop()


class PageRuntime:
    """The parts of a page: all pools share the one second worker."""

    def __init__(self, thinker: Thinker) -> None:
        self.instruments: Instruments = NoInstruments()
        self._pool = ThinkerPool(thinker, FairQueue(1))

    def workers(self, processes: int, megabytes: int = 0, nice: int = 0) -> WorkerPool:
        return self._pool

    async def run_in_thread(self, work: Callable[..., Result], *facts: object) -> Result:
        """There are no threads here; others wait for a moment."""
        await asyncio.sleep(0)
        return work(*facts)
