"""Luck and play of games that are over, found in a worker process, a few at a time, and kept."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from lapilli.core.table import Table
from lapilli.server.wire.errors import Wrong
from lapilli.server.workers import Workers
from lapilli.study.analyse import Analysis, analyse

KEPT: Final = 200  # analyses of the latest games
WAITING: Final = 8  # games that are being analysed or wait for it
PATIENCE: Final = 240.0  # seconds for one game, waiting included
SECONDS: Final = 60.0  # of the processor: longer games are looked at less closely
MEGABYTES: Final = 600
PLAYOUTS: Final = range(6, 49)  # for each decision, so that
EFFORT: Final = 8000  # all playouts of a game come to about this
logger = logging.getLogger("lapilli.server")


def look_again(table: Table) -> Analysis:
    """Runs in the worker."""
    decisions = max(1, sum(seat != "chance" for seat, _ in table.moves()))
    return analyse(table, playouts=min(PLAYOUTS[-1], max(PLAYOUTS[0], EFFORT // decisions)), seconds=SECONDS)


class Analyst:
    """Analyses by room; whoever asks while one is being made waits for the same."""

    def __init__(self, processes: int) -> None:
        self.workers = Workers(processes, MEGABYTES)
        self._kept: OrderedDict[str, Analysis] = OrderedDict()
        self._under_way: dict[str, asyncio.Task[Analysis]] = {}

    async def analysis(self, name: str, table: Table) -> Analysis:
        """Of a game that is over, by the name of its room."""
        if name in self._kept:
            self._kept.move_to_end(name)
            return self._kept[name]
        task = self._under_way.get(name)
        if task is None:
            if len(self._under_way) >= WAITING:
                raise Wrong("busy")
            task = self._under_way[name] = asyncio.create_task(self._make(name, table))
            task.add_done_callback(lambda _: self._under_way.pop(name, None))
        return await asyncio.shield(task)

    async def _make(self, name: str, table: Table) -> Analysis:
        try:
            found = await self.workers.run(PATIENCE, look_again, table)
        except (TimeoutError, MemoryError, BrokenProcessPool):
            logger.error("an analysis did not come to an end", extra={"game": table.game.name, "room": name})
            raise Wrong("busy") from None
        self._kept[name] = found
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return found

    def close(self) -> None:
        self.workers.stop()
