"""Luck and play of games that are over."""

from __future__ import annotations

from functools import partial
from math import ceil
from typing import Final

from lapilli.core.table import Table
from lapilli.server.made import Made
from lapilli.server.workers import Workers
from lapilli.study.analyse import Analysis, Moment, account, decisions, look_at
from lapilli.study.judge import Judge, judge

KEPT: Final = 200  # analyses of the latest games
WAITING: Final = 8  # games that are being analysed or wait for it
PATIENCE: Final = 240.0  # seconds for one stretch of a game, waiting included
SECONDS: Final = 60.0  # of the processor: longer games are looked at less closely
STRETCHES: Final = 20  # of a game: after each the reader hears how far it is, and other games have their turn
MEGABYTES: Final = 600
PLAYOUTS: Final = range(6, 49)  # for each decision, so that
EFFORT: Final = 8000  # all playouts of a game come to about this


def judging(table: Table) -> Judge:
    """Whoever weighs the decisions of a game, the more closely the fewer they are."""
    count = max(1, sum(seat != "chance" for seat, _ in table.moves()))
    return judge(table.game, min(PLAYOUTS[-1], max(PLAYOUTS[0], EFFORT // count)))


def chosen(table: Table) -> list[int]:
    """The plies to look at; runs in the worker."""
    return decisions(table, judging(table), SECONDS)


def stretch(table: Table, plies: list[int]) -> list[Moment]:
    """Some of them looked at; runs in the worker."""
    judge = judging(table)
    return [look_at(table, judge, ply) for ply in plies]


class Analyst(Made[Analysis]):
    """Analyses by room."""

    def __init__(self, processes: int) -> None:
        super().__init__(Workers(processes, MEGABYTES), KEPT, WAITING, PATIENCE)
        self._shares: dict[str, float] = {}  # of what is under way

    async def analysis(self, name: str, table: Table) -> Analysis:
        """Of a game that is over, by the name of its room."""
        return await self.get(name, partial(self._look_again, name, table))

    def share(self, name: str) -> float:
        """How much of it is done, from 0 to 1; nothing of what nobody has asked for."""
        return 1.0 if name in self._kept else self._shares.get(name, 0.0)

    async def _look_again(self, name: str, table: Table) -> Analysis:
        moments: list[Moment] = []
        try:
            plies = await self.work(chosen, table)
            step = max(1, ceil(len(plies) / STRETCHES))
            for first in range(0, len(plies), step):
                moments += await self.work(stretch, table, plies[first : first + step])
                self._shares[name] = len(moments) / len(plies)
            return account(table, moments)
        finally:
            self._shares.pop(name, None)
