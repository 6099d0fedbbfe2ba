"""Bots think in worker processes: they are sent a seat's view and menu, never a state."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from lapilli.bots import bot, homes, recall
from lapilli.core.game import View
from lapilli.core.registry import find
from lapilli.core.rng import Rng

logger = logging.getLogger("lapilli.server")
PATIENCE = 60.0  # seconds a bot may think


def think(game: str, level: str, view: View, seat: int, menu: list[int], seed: int) -> int:
    """One choice; runs in a worker."""
    return int(bot(level, find(game)).choose(view, seat, menu, Rng(seed)))


class Pool:
    """The pool of workers; begun when the first bot is asked, begun anew should a worker die."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: Executor | None = None

    def _workers(self) -> Executor:
        if self._pool is None:
            if self._processes:
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(
                    self._processes, mp_context=context, initializer=recall, initargs=(homes(),)
                )
            else:
                self._pool = ThreadPoolExecutor(1)
        return self._pool

    async def choose(self, game: str, level: str, view: View, seat: int, menu: list[int], seed: int) -> int:
        """A bot's choice; should it fail, some action of the menu, and the failure is logged."""
        loop = asyncio.get_running_loop()
        for _ in range(2):
            try:
                asked = loop.run_in_executor(self._workers(), think, game, level, view, seat, menu, seed)
                async with asyncio.timeout(PATIENCE):
                    chosen = await asked
                if chosen in menu:
                    return chosen
                logger.error("bot chose what is not on its menu", extra={"game": game, "level": level})
            except BrokenProcessPool:
                logger.warning("a bot's worker died; beginning anew")
                self._pool = None
                continue
            except Exception:
                logger.exception("bot failed", extra={"game": game, "level": level})
            break
        return menu[Rng(seed).below(len(menu))]

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
