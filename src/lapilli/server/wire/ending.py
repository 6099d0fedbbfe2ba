"""The end of a game, as it is sent."""

from __future__ import annotations

from typing_extensions import TypedDict


class StandingWords(TypedDict):
    """A row of the final table."""

    seats: list[str]
    words: str
    winner: bool
    members: list[StandingWords]


class ResultWords(TypedDict):
    outcome: str
    words: str
    reason: str
    scores: dict[str, float]
    winners: list[str]
    standings: list[StandingWords]
    counts: str  # what the lines of the chart count, where they are of the same kind


class ChartLine(TypedDict):
    name: str
    label: str
    points: list[float]
    harms: bool  # more of it is bad


class Turning(TypedDict):
    ply: int
    words: str
    changes: str  # what it did to the lines of the chart
