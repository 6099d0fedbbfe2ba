"""Eruption as the search plays it: a value net over what a seat knows."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from lapilli.bots.mind import Valuer
from lapilli.bots.net import Net
from lapilli.core.packed import vec
from lapilli.core.state import State
from lapilli.games.eruption.player.features import read
from lapilli.games.eruption.rules.ending import points
from lapilli.games.eruption.state import Position


def behind(state: Position, one: i64, other: i64) -> i64:
    """E-8.10-8.13 Above 0 if the first has lost to the second, 0 if they tie; with Clans their teams."""
    if state.left[one] != state.left[other]:  # who is out comes last, who went later is better
        return 1 if state.left[one] > 0 and (state.left[other] == 0 or state.left[one] < state.left[other]) else -1
    heat = team_heat(state, one) - team_heat(state, other)
    return heat if heat != 0 else team_points(state, other) - team_points(state, one)


def team_heat(state: Position, seat: i64) -> i64:
    mate = state.mate(seat)
    return state.temperature[seat] + (state.temperature[mate] if mate >= 0 else 0)


def team_points(state: Position, seat: i64) -> i64:
    mate = state.mate(seat)
    return points(state, seat) + (points(state, mate) if mate >= 0 else 0)


@final
class EruptionMind(Valuer):
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
