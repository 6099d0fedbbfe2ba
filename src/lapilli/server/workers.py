"""Work that takes long or may go wrong leaves this process: workers with limits of time and memory."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from lapilli.bots import homes, recall
from lapilli.core.registry import games

logger = logging.getLogger("lapilli.server")
Result = TypeVar("Result")


def limit_memory(megabytes: int) -> None:
    """From now on this process may take so much more than it has (0: as it likes); runs in a worker."""
    if not megabytes:
        return
    try:
        import resource

        with open("/proc/self/statm") as file:
            taken = int(file.read().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (taken + megabytes * 1_000_000,) * 2)
    except (ImportError, OSError, ValueError):
        logger.info("memory of workers is not limited here")


def prepare(megabytes: int, known: tuple[str, ...]) -> None:
    """What a worker begins with: the bots that were registered by hand, and its limits."""
    recall(known)
    limit_memory(megabytes)


def begin() -> None:
    """The first work of a worker: to load what all of it needs."""
    games()


class Workers:
    """Begun when something is first to be done; begun anew should a worker die or not come to an end."""

    def __init__(self, processes: int, megabytes: int = 0) -> None:
        self.processes = processes  # 0: a thread of this process, without limits of memory
        self._megabytes = megabytes
        self._pool: Executor | None = None

    def _workers(self) -> Executor:
        if self._pool is None:
            if self.processes:
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(
                    self.processes, mp_context=context, initializer=prepare, initargs=(self._megabytes, homes())
                )
            else:
                self._pool = ThreadPoolExecutor(1)
        return self._pool

    async def run(self, patience: float, work: Callable[..., Result], *facts: object) -> Result:
        """Carry out work; TimeoutError after so many seconds, MemoryError or BrokenProcessPool where a worker dies."""
        for last in (False, True):
            try:
                if self._pool is None:  # to begin takes its time, which is not the work's
                    await asyncio.get_running_loop().run_in_executor(self._workers(), begin)
                asked = asyncio.get_running_loop().run_in_executor(self._workers(), work, *facts)
                async with asyncio.timeout(patience):
                    return await asked
            except BrokenProcessPool:
                logger.warning("a worker died; beginning anew")
                self._pool = None
                if last:
                    raise
            except TimeoutError:
                self.stop()
                raise
        raise AssertionError

    def stop(self) -> None:
        """End the workers, whatever they are at."""
        pool, self._pool = self._pool, None
        if isinstance(pool, ProcessPoolExecutor):
            for process in list((pool._processes or {}).values()):
                process.kill()
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)
