"""A seat's own thoughts: the table as it sees it, and the rule of thumb that judges hidden dice in many ways."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from lapilli.core.rng import Rng
from lapilli.games.fuji.actions import CELL_NAMES
from lapilli.games.fuji.knowledge.knowledge import Known
from lapilli.games.fuji.knowledge.sample_world import deal_secrets, hand_seeds
from lapilli.games.fuji.player.hearing import Hearing
from lapilli.games.fuji.player.heuristic import Heuristic
from lapilli.games.fuji.player.learned import mind_for
from lapilli.games.fuji.player.manner import BRIEF, Manner
from lapilli.games.fuji.player.search_adapter import FujiMind
from lapilli.games.fuji.player.team import Team
from lapilli.games.fuji.rules.engine import Engine


@final
class Judgement:
    """What a seat thinks of destinations and of the round; it imagines dice only when needed: many words need none."""

    def __init__(self, known: Known, seat: i64, rng: Rng, manner: Manner = BRIEF) -> None:
        state = known.shown()
        assert isinstance(state, Engine)
        self.state: Engine = state
        self.seat = seat
        self.rng = rng
        self.manner = manner
        self.hearing = Hearing(state, seat, seat)  # what others want of the own figure
        self.known: Team | None = None

    @property
    def team(self) -> Team:
        """The rule of thumb, over the dice as they may lie."""
        team = self.known
        if team is None:
            team = self.imagined()
            self.known = team
        return team

    def imagined(self) -> Team:
        """F-13.17 Hidden dice lie in many ways; F-3.3 whether a Scout has thrown again is guessed."""
        state = self.state
        mind: FujiMind = mind_for(state, self.manner.numbers)
        team = Team(Heuristic(mind.thumb.outlook, mind.thumb.lore))
        deal_secrets(state, self.seat, False, Rng(hand_seeds(self.rng)[1] + 1))
        team.thumb.plan.ways.imagine(state, self.seat, self.rng)
        team.thumb.outlook.look(state)
        return team

    def score(self, figure: i64, cell: i64) -> float:
        """How good a destination is."""
        return self.team.thumb.mark(self.state, figure, cell)

    def chance(self, figure: i64, cell: i64) -> float:
        """How likely a figure gets there."""
        thumb = self.team.thumb
        thumb.expect(self.state, figure, cell)
        return thumb.plan.scales.chance

    def outlook(self, figure: i64, thrown: i64, times: i64) -> float:
        """How good the round will be for all, if a figure throws these of its dice again."""
        return self.team.thumb.plan.team(self.state, figure, thrown, times, False)

    def cell(self, name: str) -> int:
        """The number of a cell on this map."""
        return int(self.state.map.at[CELL_NAMES.index(name)])
