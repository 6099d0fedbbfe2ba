"""Confidence intervals (95 %) for shares (Wilson) and for means (normal)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt
from typing import Final

Z: Final = 1.959963984540054  # 97.5 % point of the normal distribution: two-sided 95 %


@dataclass(frozen=True)
class Estimate:
    """A figure, its 95 % interval, and the number of games behind it."""

    value: float
    low: float
    high: float
    games: int

    def as_dict(self) -> dict[str, float | int]:
        return {"value": self.value, "low": self.low, "high": self.high, "games": self.games}


def share(hits: float, games: int) -> Estimate:
    """A share with its Wilson interval, which stays honest near 0 and 1 and for few games."""
    if games == 0:
        return Estimate(0.0, 0.0, 1.0, 0)
    part = hits / games
    centre = part + Z * Z / (2 * games)
    spread = Z * sqrt(part * (1 - part) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    low = 0.0 if hits == 0 else (centre - spread) / scale
    high = 1.0 if hits == games else (centre + spread) / scale
    return Estimate(part, low, high, games)


def mean(counts: Mapping[float, int]) -> Estimate:
    """The mean of values with their frequencies; summed in the order of the values, so always the same."""
    games = sum(counts.values())
    if games == 0:
        return Estimate(0.0, 0.0, 0.0, 0)
    values = sorted(counts.items())
    middle = sum(value * times for value, times in values) / games
    if games == 1:
        return Estimate(middle, middle, middle, 1)
    variance = sum((value - middle) ** 2 * times for value, times in values) / (games - 1)
    spread = Z * sqrt(variance / games)
    return Estimate(middle, middle - spread, middle + spread, games)


def quantile(counts: Mapping[float, int], part: float) -> float:
    """The smallest value that at least this part of the games does not exceed."""
    games, seen = sum(counts.values()), 0
    for value, times in sorted(counts.items()):
        seen += times
        if seen >= part * games:
            return value
    return 0.0
