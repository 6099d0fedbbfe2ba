"""Eruption as the search plays it: a value net over what a seat knows."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from lapilli.bots.net import Net
from lapilli.bots.search_adapter import Valuer
from lapilli.core.packed import vec
from lapilli.core.state import State
from lapilli.games.eruption.player.features import read
from lapilli.games.eruption.rules.ending import behind
from lapilli.games.eruption.state import Position


@final
class EruptionSearchAdapter(Valuer):
    """Judges a position for a seat."""

    def __init__(self, net: Net) -> None:
        super().__init__(net)
        self.horizon = 1  # to the end of the own turn

    def read(self, state: State, seat: i64, x: vec[float]) -> None:
        assert isinstance(state, Position)
        read(state, seat, x)

    def outcome(self, state: State, seat: i64) -> float:
        """1 for a victory, its share where several tie."""
        assert isinstance(state, Position)
        equals = 1.0
        mate = state.mate(seat)
        for other in range(state.seats):
            if other in (seat, mate):
                continue
            gap = behind(state, seat, other)
            if gap > 0:
                return 0.0
            if gap == 0:
                equals += 0.5 if mate >= 0 else 1.0
        return 1.0 / equals

    def turn(self, state: State) -> i64:
        assert isinstance(state, Position)
        return state.active
