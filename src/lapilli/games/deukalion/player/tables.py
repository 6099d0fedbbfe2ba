"""What a box is like for a sailor: ways over water, odds of throws, and what a point is worth later."""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from lapilli.bots.net import zeros
from lapilli.core.packed import append, vec
from lapilli.games.deukalion.actions import N_FIELDS
from lapilli.games.deukalion.rules.chart import BIT, Chart, lowest, spread

FAR: Final[i64] = 20  # no way, or too far to matter
CREW: Final[i64] = 10  # more soldiers are never thrown
HALVES: Final[i64] = 32  # half points of a strength that are told apart
PATIENCE: Final = 0.82  # what a point is worth one step later
AT_ONCE: Final = 1.3
SPEED: Final = 2.0  # fields a step, on average


@final
class PrecomputedOdds:
    """Tables of one box; made once for a table."""

    def __init__(self, chart: Chart, odds: list[float]) -> None:
        self.ways: vec[i64] = vec[i64]()  # fields between two, start * N_FIELDS + end
        for start in range(N_FIELDS):
            for steps in distances(chart, start):
                self.ways = append(self.ways, i64(steps))
        self.odds: vec[float] = zeros(i64(len(odds)))  # soldiers * HALVES + half points: the chance of at least these
        for index in range(len(odds)):
            self.odds[index] = odds[index]
        self.late: vec[float] = zeros(FAR + 1)
        for steps in range(FAR + 1):
            self.late[steps] = AT_ONCE if steps == 0 else math.pow(PATIENCE, float(steps) / SPEED)

    def wins(self, soldiers: i64, value: i64) -> float:
        """The chance that a throw reaches a value."""
        if value <= 0:
            return 1.0
        if 2 * value >= HALVES:
            return 0.0
        return self.odds[min(soldiers, CREW) * HALVES + 2 * value]

    def near(self, field: i64, fields: i64) -> float:
        """What lies on one of these fields, seen from a ship: 1 and more if it is there, less the further it is."""
        best = FAR
        while fields != 0:
            steps = self.ways[field * N_FIELDS + lowest(fields)]
            if steps < best:
                best = steps
            fields &= fields - 1
        return self.late[best]


def distances(chart: Chart, start: i64) -> list[int]:
    """Steps over water from a field to all others; the Styx is an end, never on the way."""
    row: list[int] = [int(FAR)] * int(N_FIELDS)
    if chart.water & BIT[start] == 0:
        return row
    front = BIT[start]
    seen = front
    steps: i64 = 0
    while front != 0 and steps < FAR:
        fields = front
        while fields != 0:
            row[lowest(fields)] = int(steps)
            fields &= fields - 1
        front = spread(front & ~chart.styx if steps > 0 else front) & chart.water & ~seen
        seen |= front
        steps += 1
    return row
