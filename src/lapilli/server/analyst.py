"""Luck and play of games that are over."""

from __future__ import annotations

from typing import Final

from lapilli.core.table import Table
from lapilli.server.made import Made
from lapilli.server.workers import Workers
from lapilli.study.analyse import Analysis, analyse

KEPT: Final = 200  # analyses of the latest games
WAITING: Final = 8  # games that are being analysed or wait for it
PATIENCE: Final = 240.0  # seconds for one game, waiting included
SECONDS: Final = 60.0  # of the processor: longer games are looked at less closely
MEGABYTES: Final = 600
PLAYOUTS: Final = range(6, 49)  # for each decision, so that
EFFORT: Final = 8000  # all playouts of a game come to about this


def look_again(table: Table) -> Analysis:
    """Runs in the worker."""
    decisions = max(1, sum(seat != "chance" for seat, _ in table.moves()))
    return analyse(table, playouts=min(PLAYOUTS[-1], max(PLAYOUTS[0], EFFORT // decisions)), seconds=SECONDS)


class Analyst(Made[Analysis]):
    """Analyses by room."""

    def __init__(self, processes: int) -> None:
        super().__init__(Workers(processes, MEGABYTES), KEPT, WAITING, PATIENCE)

    async def analysis(self, name: str, table: Table) -> Analysis:
        """Of a game that is over, by the name of its room."""
        return await self.get(name, look_again, table)
