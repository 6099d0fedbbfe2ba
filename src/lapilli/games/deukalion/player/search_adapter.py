"""Deukalion as the search plays it: nets over what a seat knows, one to choose and one to judge."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from lapilli.bots.net import Net
from lapilli.bots.search_adapter import Valuer
from lapilli.core.packed import vec
from lapilli.core.state import State
from lapilli.games.deukalion.player.evaluation import Evaluator
from lapilli.games.deukalion.player.features import read
from lapilli.games.deukalion.player.survey import survey
from lapilli.games.deukalion.player.tables import PrecomputedOdds
from lapilli.games.deukalion.state import Position


@final
class DeukalionSearchAdapter(Valuer):
    """Judges a position for a seat."""

    def __init__(self, net: Net, judge: Net | None, tables: PrecomputedOdds, numbers: list[float]) -> None:
        super().__init__(net, judge)
        self.tables = tables
        self.evaluator = Evaluator(tables, numbers)
        self.horizon = 2  # the next turn too
        # Where all other cards are on hands Hermes draws Hermes again and a turn need not end; usually two have 30-80
        self.longest = 400

    def read(self, state: State, seat: i64, x: vec[float]) -> None:
        assert isinstance(state, Position)
        read(state, self.tables, seat, x)

    def survey(self, state: State, seat: i64, y: vec[float]) -> None:
        assert isinstance(state, Position)
        survey(state, self.evaluator, seat, y)

    def outcome(self, state: State, seat: i64) -> float:
        """1 for a victory; a game that was broken off counts its share."""
        assert isinstance(state, Position)
        if state.winner < 0:
            return 1.0 / float(state.seats)
        return 1.0 if state.winner == seat else 0.0

    def turn(self, state: State) -> i64:
        assert isinstance(state, Position)
        return state.turn
