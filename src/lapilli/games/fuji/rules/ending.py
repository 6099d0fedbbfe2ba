"""F-7: victory and defeat."""

from __future__ import annotations

from mypy_extensions import i64

from lapilli.games.fuji.rules.masks import single
from lapilli.games.fuji.rules.names import Phase
from lapilli.games.fuji.state import Position


def over(state: Position, end: i64) -> None:
    """F-7.1 The whole team, at once."""
    state.end = end
    state.phase = Phase.OVER


def all_safe(state: Position) -> bool:
    """F-7.2, F-7.3 Do all meeples stand on village cards?"""
    standing: i64 = 0
    for figure in state.figures:
        standing |= single(figure.cell)
    return standing & ~state.villages == 0
