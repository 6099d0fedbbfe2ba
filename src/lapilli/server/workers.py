"""Worker processes with limits of time and memory, for slow or risky work."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from lapilli.bots import bot_modules, import_bots
from lapilli.core.registry import list_games
from lapilli.server.fair_queue import FairQueue
from lapilli.server.runtime import Result, WorkerDied

logger = logging.getLogger("lapilli.server")


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


def prepare(megabytes: int, nice: int, known: tuple[str, ...]) -> None:
    """What a worker begins with: the bots that were registered by hand, its priority and its limits."""
    import_bots(known)
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    limit_memory(megabytes)


def begin() -> None:
    """The first work of a worker: to load what all of it needs."""
    list_games()


class Workers:
    """Worker processes that start with the first task, and again after a crash or a timeout.

    Addresses are served in turn (`FairQueue`): as many pieces of work are handed over as there are workers.
    """

    def __init__(self, processes: int, megabytes: int = 0, nice: int = 0) -> None:
        self.processes = processes  # 0: a thread of this process, without limits of memory
        self._megabytes = megabytes
        self._nice = nice
        self._pool: Executor | None = None
        self._queue = FairQueue(max(1, processes))

    def _workers(self) -> Executor:
        if self._pool is None:
            if self.processes:
                context = multiprocessing.get_context("spawn")
                facts = (self._megabytes, self._nice, bot_modules())
                self._pool = ProcessPoolExecutor(
                    self.processes, mp_context=context, initializer=prepare, initargs=facts
                )
            else:
                self._pool = ThreadPoolExecutor(1)
        return self._pool

    async def run(self, seconds: float, work: Callable[..., Result], *facts: object, address: str = "") -> Result:
        """Run work for an address when it is its turn.

        TimeoutError after `seconds` of working, MemoryError or WorkerDied where a worker dies.
        """
        for last in (False, True):
            try:
                if self._pool is None:  # to begin takes its time, which is not the work's
                    await (await self._hand_over(address, begin))
                asked = await self._hand_over(address, work, *facts)
                async with asyncio.timeout(seconds):
                    return await asked
            except BrokenProcessPool as error:
                logger.warning("a worker process died; starting another")
                self._pool = None
                if last:
                    raise WorkerDied from error
            except TimeoutError:
                self.stop()
                raise
        raise AssertionError

    async def _hand_over(self, address: str, work: Callable[..., Result], *facts: object) -> asyncio.Future[Result]:
        """Give work to a worker once a slot is free, which it keeps to its end, be it waited for or not."""
        await self._queue.enter(address)
        loop = asyncio.get_running_loop()

        def done(_: Future[Result]) -> None:
            with contextlib.suppress(RuntimeError):  # the loop is closed: the server has stopped
                loop.call_soon_threadsafe(self._queue.leave)

        try:
            asked = self._workers().submit(work, *facts)
        except BaseException:
            self._queue.leave()
            raise
        asked.add_done_callback(done)
        return asyncio.wrap_future(asked)

    def stop(self) -> None:
        """End the workers, whatever they are at."""
        pool, self._pool = self._pool, None
        if isinstance(pool, ProcessPoolExecutor):
            for process in list((pool._processes or {}).values()):
                process.kill()
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)
