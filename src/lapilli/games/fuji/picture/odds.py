"""How often a fresh throw of public dice beats a total: for the picture, from public knowledge."""

from __future__ import annotations

from functools import cache

from lapilli.games.fuji.box import Requirement


@cache
def beaten_share(dice: tuple[tuple[str, ...], ...], requirement: Requirement, total: int) -> float:
    """The share of the throws of these dice that reach at least this total (equal is enough to stop a move)."""
    counts = {0: 1}
    for colours in dice:
        wider: dict[int, int] = {}
        for reached, number in counts.items():
            for value in range(1, 7):
                worth = value if requirement.valid(colours[value - 1], value) else 0
                wider[reached + worth] = wider.get(reached + worth, 0) + number
        counts = wider
    return sum(number for reached, number in counts.items() if reached >= total) / sum(counts.values())
