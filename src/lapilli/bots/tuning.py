"""Tuning a row of numbers by the cross-entropy method: sample rows, play them, fit the next sample to the best."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

ROWS = 40  # drawn at a time
BEST = 10  # of them shape the next
OLD = 0.3  # share of the former middle in the next one
LEAST = 0.3  # of the former spread that is kept, however much the best agree


class Tuning:
    """Where the numbers are by now, and how far from there the next ones are looked for."""

    def __init__(self, usual: Sequence[float], spread: Sequence[float], seed: int) -> None:
        self.middle, self.spread = list(usual), list(spread)
        self.turns = 0
        self._chance = random.Random(seed)

    def turn(self, judge: Callable[[list[float]], float]) -> None:
        """One more generation; what `judge` gives most of is best."""
        self.turns += 1
        drawn = [
            [max(0.0, m + s * self._chance.gauss(0, 1)) for m, s in zip(self.middle, self.spread, strict=True)]
            for _ in range(ROWS)
        ]
        drawn.sort(key=lambda row: -judge(row))
        columns = list(zip(*drawn[:BEST], strict=True))
        means = [sum(column) / BEST for column in columns]
        self.middle = [OLD * m + (1 - OLD) * mean for m, mean in zip(self.middle, means, strict=True)]
        widths = [(sum((x - m) ** 2 for x in column) / BEST) ** 0.5 for column, m in zip(columns, means, strict=True)]
        self.spread = [0.5 * s + 0.5 * max(width, LEAST * s) for s, width in zip(self.spread, widths, strict=True)]
