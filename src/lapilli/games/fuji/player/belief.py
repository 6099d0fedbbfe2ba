"""What a seat believes: the table as it sees it, samples of hidden dice, and the heuristic's values of them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lapilli.core.rng import Rng
from lapilli.core.search_result import SearchBudget
from lapilli.games.fuji.actions import CELL_NAMES
from lapilli.games.fuji.knowledge.knowledge import Known
from lapilli.games.fuji.knowledge.sample_world import deal_secrets, hand_seeds
from lapilli.games.fuji.player.heuristic import Heuristic
from lapilli.games.fuji.player.requests import Requests
from lapilli.games.fuji.player.search_adapter import FujiSearchAdapter
from lapilli.games.fuji.player.team_planning import Team
from lapilli.games.fuji.player.training import TUNED, USUAL, trained_adapter
from lapilli.games.fuji.rules.engine import Engine

FRANK: Final = 20  # dice phrases of a strong player
MASTERLY: Final = 100  # who may play so many playouts says all it can, listens closely and plans for everybody
MOST: Final = 40  # dice phrases of such a player


@final
class PlayStyle:
    """How much is said: who hears more knows more."""

    __slots__ = ("early", "enough", "every", "numbers", "together")

    def __init__(self, numbers: str, early: i64, enough: i64, every: bool, together: bool) -> None:
        self.numbers = numbers  # the row of the heuristic's numbers: usual, or tuned for the figures of the table
        self.early = early  # dice phrases said before markers show what matters
        self.enough = enough  # dice phrases in phase 2 of its own accord; half of it in phase 4
        self.every = every  # early phrases are about every card somebody can reach, not about plain topics alone
        self.together = together  # everybody's destinations are chosen together


BRIEF: Final = PlayStyle(USUAL, 2, 6, every=False, together=False)


def style_for(budget: SearchBudget) -> PlayStyle:
    """The manner of a strong player who may think so much."""
    together = budget.playouts >= MASTERLY
    early = MOST if together else FRANK
    return PlayStyle(TUNED, early, early + 4, every=True, together=together)


@final
class Belief:
    """What a seat thinks of destinations and of the round; it imagines dice only when needed: many words need none."""

    def __init__(self, known: Known, seat: i64, rng: Rng, style: PlayStyle = BRIEF) -> None:
        state = known.shown()
        assert isinstance(state, Engine)
        self.state: Engine = state
        self.seat = seat
        self.rng = rng
        self.style = style
        self.requests = Requests(state, seat, seat)  # what others want of the own figure
        self.known: Team | None = None

    @property
    def team(self) -> Team:
        """The heuristic, over the dice as they may lie."""
        team = self.known
        if team is None:
            team = self.imagined()
            self.known = team
        return team

    def imagined(self) -> Team:
        """F-13.17 Hidden dice lie in many ways; F-3.3 whether a Scout has thrown again is guessed."""
        state = self.state
        adapter: FujiSearchAdapter = trained_adapter(state, self.style.numbers)
        team = Team(Heuristic(adapter.heuristic.evaluator, adapter.heuristic.odds))
        deal_secrets(state, self.seat, False, Rng(hand_seeds(self.rng)[1] + 1))
        team.heuristic.plan.samples.imagine(state, self.seat, self.rng)
        team.heuristic.evaluator.look(state)
        return team

    def score(self, figure: i64, cell: i64) -> float:
        """How good a destination is."""
        return self.team.heuristic.mark(self.state, figure, cell)

    def chance(self, figure: i64, cell: i64) -> float:
        """How likely a figure gets there."""
        heuristic = self.team.heuristic
        heuristic.expect(self.state, figure, cell)
        return heuristic.plan.success.chance

    def round_value(self, figure: i64, thrown: i64, times: i64) -> float:
        """How good the round will be for all, if a figure throws these of its dice again."""
        return self.team.heuristic.plan.team(self.state, figure, thrown, times, False)

    def cell(self, name: str) -> int:
        """The number of a cell on this map."""
        return int(self.state.map.at[CELL_NAMES.index(name)])
