"""Analysis of luck and skill in finished games, in worker processes."""

from __future__ import annotations

import logging
from functools import partial
from math import ceil
from time import process_time
from typing import Final

from lapilli.core.table import Table
from lapilli.server.render_cache import RenderCache
from lapilli.server.runtime import WorkerDied, WorkerPool
from lapilli.study.analyse import Analysis, DecisionPoint, account, decisions, evenly, look_at
from lapilli.study.move_values import MoveValues, judge

KEPT: Final = 200  # analyses of the latest games
WAITING: Final = 16  # games that are being analysed or wait for it
STRETCH_TIMEOUT_SECONDS: Final = 120.0  # seconds for one stretch of a game, on a busy machine
SECONDS: Final = 60.0  # of the processor: what could not be looked at by then is left out
DECISION: Final = 1.0  # of the processor, for one decision
STRETCH: Final = 2.0  # of the processor: after that other games have their turn
STRETCHES: Final = 20  # of a game, at least: after each the reader hears how far it is
MEGABYTES: Final = 600
NICE: Final = 15  # nobody's move waits for it
PLAYOUTS: Final = range(6, 49)  # for each decision, so that
EFFORT: Final = 8000  # all playouts of a game come to about this
logger = logging.getLogger("lapilli.server")


def judging(table: Table) -> MoveValues:
    """Work out how many playouts each decision of a game gets: the fewer decisions, the more."""
    count = max(1, sum(seat != "chance" for seat, _ in table.moves()))
    playouts = min(PLAYOUTS[-1], max(PLAYOUTS[0], EFFORT // count))
    return judge(table.game, playouts, seconds=DECISION)


def stretch(table: Table, plies: list[int], seconds: float) -> tuple[list[DecisionPoint], float]:
    """The first of these plies, as many as fit into so much processor time, and what they took; runs in the worker."""
    judge, moments, began = judging(table), list[DecisionPoint](), process_time()
    for ply in plies:
        moments.append(look_at(table, judge, ply))
        if process_time() - began > seconds:
            break
    return moments, process_time() - began


class AnalysisPool(RenderCache[Analysis]):
    """Analyses by room."""

    def __init__(self, workers: WorkerPool) -> None:
        super().__init__(workers, KEPT, WAITING, STRETCH_TIMEOUT_SECONDS)
        self._shares: dict[str, float] = {}  # of what is under way

    async def analysis(self, name: str, table: Table, address: str = "") -> Analysis:
        """Of a game that is over, by the name of its room, for an address."""
        return await self.get(name, partial(self._look_again, name, table, address), address)

    def share(self, name: str) -> float:
        """How much of it is done, from 0 to 1; nothing of what nobody has asked for."""
        return 1.0 if name in self._kept else self._shares.get(name, 0.0)

    async def _look_again(self, name: str, table: Table, address: str) -> Analysis:
        """Decision by decision, evenly spread, until all are looked at or the time is over."""
        moments, spent = list[DecisionPoint](), 0.0
        try:
            plies = await self.work(decisions, table, address=address)
            left, step = evenly(plies), max(1, ceil(len(plies) / STRETCHES))
            while left and spent < SECONDS:
                try:
                    some, took = await self.work(
                        stretch, table, left[:step], min(STRETCH, SECONDS - spent), address=address
                    )
                except (TimeoutError, MemoryError, WorkerDied):
                    if not moments:
                        raise
                    logger.warning("an analysis was broken off", extra={"room": name[:6], "decisions": len(moments)})
                    break
                moments, spent, left = moments + some, spent + took, left[len(some) :]
                self._shares[name] = max(len(moments) / len(plies), spent / SECONDS)
            return account(table, moments, len(plies))
        finally:
            self._shares.pop(name, None)
