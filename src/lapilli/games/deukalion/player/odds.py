"""Odds of thrown soldiers: the table that a box gives the compiled players."""

from __future__ import annotations

from functools import cache

Shares = tuple[int, int, int]  # fallen, firm, leaning


@cache
def strengths(soldiers: int, shares: Shares) -> tuple[float, ...]:
    """D-12.4 The chance of each strength, in half points, of a throw of this many soldiers."""
    whole = sum(shares)
    odds = [1.0]
    for _ in range(soldiers):
        longer = [0.0] * (len(odds) + 2)
        for halves, chance in enumerate(odds):
            longer[halves] += chance * shares[0] / whole
            longer[halves + 2] += chance * shares[1] / whole
            longer[halves + 1] += chance * shares[2] / whole
        odds = longer
    return tuple(odds)


def reaches(soldiers: int, halves: int, shares: Shares) -> float:
    """The chance that a throw has at least this strength."""
    return sum(strengths(soldiers, shares)[max(halves, 0) :])
