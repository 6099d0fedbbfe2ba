"""A seat's own thoughts: one world that it imagines, and the rule of thumb that judges its hidden dice in many ways."""

from __future__ import annotations

from functools import cached_property

from lapilli.core.rng import Rng
from lapilli.games.fuji.actions import CELL_NAMES
from lapilli.games.fuji.knowledge.recall import recall
from lapilli.games.fuji.knowledge.seen import View
from lapilli.games.fuji.player.learned import mind_for
from lapilli.games.fuji.player.manner import BRIEF, Manner
from lapilli.games.fuji.player.team import Team
from lapilli.games.fuji.player.thumb import Thumb
from lapilli.games.fuji.rules.course import Course

WAYS = 12  # in which the hidden dice may lie; the own dice are reckoned exactly


class Judgement:
    """What a seat thinks of destinations and of the round; imagined only when needed, as many words need no world."""

    def __init__(self, view: View, seat: int, rng: Rng, manner: Manner = BRIEF) -> None:
        self.view, self.seat, self.rng, self.manner = view, seat, rng, manner

    @cached_property
    def state(self) -> Course:
        state = recall(self.view).world(self.rng)
        assert isinstance(state, Course)
        return state

    @cached_property
    def team(self) -> Team:
        """The rule of thumb, over the dice as they may lie."""
        thumb = mind_for(self.state, self.manner.numbers).thumb
        team = Team(Thumb(thumb.outlook, thumb.lore))
        team.thumb.plan.imagine(self.state, self.seat, WAYS, self.rng)
        team.thumb.outlook.look(self.state)
        return team

    def scores(self, figure: int, cells: list[int]) -> dict[int, float]:
        """How good each destination is."""
        return {cell: self.team.thumb.mark(self.state, figure, cell) for cell in cells}

    def chance(self, figure: int, cell: int) -> float:
        """How likely a figure gets there."""
        self.team.thumb.expect(self.state, figure, cell)
        return self.team.thumb.plan.chance

    def outlook(self, figure: int, thrown: int = 0, times: int = 0) -> float:
        """How good the round will be for all, if a figure throws these of its dice again."""
        return self.team.thumb.plan.team(self.state, figure, thrown, times, False)

    def cell(self, name: str) -> int:
        """The number of a cell on this map."""
        return int(self.state.map.at[CELL_NAMES.index(name)])
