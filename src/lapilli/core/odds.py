"""Measured odds: how often a team of heuristic players wins, shown before people choose a level."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files


@dataclass(frozen=True)
class Odds:
    """One measurement: the share of games won with its 95 % interval."""

    seats: int
    options: Mapping[str, object]
    won: float
    low: float
    high: float
    games: int


def read_odds(package: str) -> tuple[Odds, ...]:
    """The measurements a game carries in `odds.toml` (written by `lapilli study odds`); none if it has no such file."""
    source = files(package).joinpath("odds.toml")
    if not source.is_file():
        return ()
    return tuple(Odds(**row) for row in tomllib.loads(source.read_text(encoding="utf-8"))["odds"])
