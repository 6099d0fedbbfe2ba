"""What the rule-of-thumb player thinks of cards and dice: chances of success, for itself and for the team."""

from __future__ import annotations

from functools import cached_property

from mypy_extensions import i64

from lapilli.core.packed import vec
from lapilli.core.rng import Rng
from lapilli.games.fuji.actions import CELL_NAMES
from lapilli.games.fuji.knowledge.recall import recall
from lapilli.games.fuji.knowledge.seen import View
from lapilli.games.fuji.player.land import Land
from lapilli.games.fuji.player.manner import BRIEF, Manner
from lapilli.games.fuji.rules.board import markable
from lapilli.games.fuji.rules.course import Course
from lapilli.games.fuji.rules.guess import worlds
from lapilli.games.fuji.rules.masks import bits
from lapilli.games.fuji.rules.names import AFTER_REROLLS
from lapilli.games.fuji.rules.planning import rerolls_allowed
from lapilli.games.fuji.rules.prospects import CERTAIN, outlook, prospects


class Judgement:
    """One imagined world of the viewer, and many ways in which the hidden dice may lie in it."""

    def __init__(self, view: View, seat: int, rng: Rng, manner: Manner = BRIEF) -> None:
        self.view, self.seat, self.rng, self.manner = view, seat, rng, manner
        self._alarms: dict[tuple[int, int], float] = {}

    @cached_property
    def state(self) -> Course:
        """Imagined only when it is needed: for many answers the view is enough."""
        state = recall(self.view).redeal(self.rng)
        assert isinstance(state, Course)
        return state

    @cached_property
    def land(self) -> Land:
        return Land(self.state)

    @cached_property
    def hidden(self) -> list[int]:
        """The dice of each hand that the seat does not see."""
        unknown = sum(1 << die for die in range(24) if not self.state.known[die] >> self.seat & 1)
        return [int(self.state.hand_dice(hand)) & unknown for hand in range(self.state.hands)]

    @property
    def unseen(self) -> int:
        return sum(self.hidden)

    @cached_property
    def worlds(self) -> list[vec[i64]]:
        """F-13.17 The dice as they may lie, given what was said."""
        return worlds(self.state, self.hidden, self.manner.samples, self.rng)

    def prospects(self, figure: int, cells: list[int]) -> dict[int, tuple[float, float]]:
        """For each cell as destination: chance of success, and the stamina lost on average."""
        rerolls = [self.rerolls(figure, cell) for cell in cells]
        mine = int(self.state.figures[figure].dice) & ~self.unseen
        found = prospects(self.state, figure, mine, cells, rerolls, self.worlds)
        return {cell: self._share(found, index) for index, cell in enumerate(cells)}

    def outlook(self, figure: int, mine: int, thrown: int = 0, times: int = 0) -> float:
        """How good the round will be for the whole team, if the figure throws these of its dice again."""
        shares = outlook(self.state, figure, mine, thrown, times, self.worlds)
        marked = [other for other, one in enumerate(self.state.figures) if one.marker >= 0]
        found = {other: self._share(shares, other) for other in marked}
        return self.worth(found)

    def worth(self, found: dict[int, tuple[float, float]]) -> float:
        """How good a round is in which the marked figures have these chances, and lose so much."""
        return sum(self.score(other, int(self.state.figures[other].marker), *one) for other, one in found.items())

    def _share(self, found: vec[i64], index: int) -> tuple[float, float]:
        whole = len(self.worlds) * int(CERTAIN)
        return int(found[2 * index]) / whole, int(found[2 * index + 1]) / whole

    def rerolls(self, figure: int, cell: int) -> int:
        """How often the figure may still throw again if that is its destination."""
        state, one = self.state, self.state.figures[figure]
        if AFTER_REROLLS >> state.phase & 1:
            return 0
        if state.phase == 3:
            return int(one.rerolls)
        marker = one.marker
        one.marker = cell
        allowed = min(int(rerolls_allowed(state, figure)), 2)
        one.marker = marker
        return allowed

    def score(self, figure: int, cell: int, chance: float, loss: float) -> float:
        """Chance times progress, minus what the lost stamina is worth."""
        land, here = self.land, int(self.state.figures[figure].cell)
        gain = land.worth(cell) - self.alarm(figure, cell)
        return chance * gain + (1 - chance) * land.worth(here) - land.stamina(figure) * loss

    def alarm(self, figure: int, cell: int) -> float:
        """What eruptions on the way cost, reckoned once for each destination."""
        if (figure, cell) not in self._alarms:
            self._alarms[figure, cell] = self.land.alarm(figure, cell)
        return self._alarms[figure, cell]

    def scores(self, figure: int, cells: list[int]) -> dict[int, float]:
        """How good each destination is."""
        return {cell: self.score(figure, cell, *found) for cell, found in self.prospects(figure, cells).items()}

    def reach(self, figure: int) -> list[int]:
        """Where the figure may put its marker."""
        return list(bits(int(markable(self.state, figure))))

    def cell(self, name: str) -> int:
        """The number of a cell on this map."""
        return int(self.state.map.at[CELL_NAMES.index(name)])

    def name(self, cell: int) -> str:
        return CELL_NAMES[self.state.map.cells[cell]]
