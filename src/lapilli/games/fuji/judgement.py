"""What the rule-of-thumb player thinks of cards and dice: sampled chances, ways to the village, lava to come."""

from __future__ import annotations

from functools import cached_property

from lapilli.core.game import View
from lapilli.core.rng import Rng
from lapilli.core.state import packed
from lapilli.games.fuji.actions import CELL_NAMES
from lapilli.games.fuji.rules.board import spread, walkable, within
from lapilli.games.fuji.rules.course import Course
from lapilli.games.fuji.rules.guess import prospects
from lapilli.games.fuji.rules.planning import rerolls_allowed
from lapilli.games.fuji.view import imagine

SAMPLES = 120
FAR = 30


class Judgement:
    """One imagined world of the viewer, with the hidden dice thrown again and again."""

    def __init__(self, view: View, seat: int, rng: Rng) -> None:
        self.view, self.seat, self.rng = view, seat, rng
        self.state: Course = imagine(view, rng)
        viewer = 1 << seat
        self.hidden = [
            sum(
                1 << die
                for die in range(24)
                if self.state.hand_dice(hand) >> die & 1 and not self.state.known[die] & viewer
            )
            for hand in range(self.state.hands)
        ]

    # -- the land -----------------------------------------------------------------------------------------------

    @cached_property
    def to_village(self) -> list[int]:
        """Steps from each cell to the nearest village."""
        state = self.state
        ground = walkable(state)
        found: dict[int, int] = {}
        edge, steps = int(state.villages), 0
        while edge:
            for cell in range(len(state.map.cells)):
                if edge >> cell & 1:
                    found.setdefault(cell, steps)
            wider = int(spread(state, edge, ground))
            edge = wider if wider != edge else 0
            steps += 1
        return [found.get(cell, FAR) for cell in range(len(state.map.cells))]

    @cached_property
    def burns_in(self) -> list[int]:
        """Number of the coming eruption in which each cell burns; FAR for villages."""
        state = self.state
        lava, times = int(state.lava), [FAR] * len(state.map.cells)
        for number in range(1, FAR):
            wider = int(spread(state, lava, state.map.land | state.map.rubble))
            for cell in range(len(times)):
                if wider >> cell & 1 and not lava >> cell & 1:
                    times[cell] = number
            if wider == lava:
                break
            lava = wider
        return times

    def worth_standing(self, cell: int) -> float:
        """How good it is to stand on a cell when the round ends: near the village, away from the lava."""
        time = self.burns_in[cell]
        fear = {1: 60.0, 2: 14.0, 3: 5.0, 4: 1.5}.get(time, 0.0)
        return -1.6 * self.to_village[cell] - fear

    def crowd(self, cell: int) -> float:
        """F-5.15 An eruption token on the way: worse the nearer the lava is to anybody."""
        state = self.state
        if not state.eruption >> cell & 1:
            return 0.0
        nearest = min(self.burns_in[figure.cell] for figure in state.figures)
        return 40.0 if nearest <= 2 else 4.0 if nearest <= 3 else 1.0

    # -- the dice -----------------------------------------------------------------------------------------------

    def prospects(self, figure: int, cells: list[int]) -> dict[int, tuple[float, float]]:
        """For each cell as destination: chance of success, and the stamina lost on average."""
        rerolls = packed([self._rerolls(figure, cell) for cell in cells])
        found = prospects(self.state, figure, packed(self.hidden), packed(cells), rerolls, SAMPLES, self.rng)
        return {
            cell: (int(found[2 * index]) / SAMPLES, int(found[2 * index + 1]) / SAMPLES)
            for index, cell in enumerate(cells)
        }

    def _rerolls(self, figure: int, cell: int) -> int:
        state, one = self.state, self.state.figures[figure]
        if state.phase > 3:
            return 0
        if state.phase == 3:
            return int(one.rerolls)
        marker = one.marker
        one.marker = cell
        allowed = min(int(rerolls_allowed(state, figure)), 2)
        one.marker = marker
        return allowed

    def scores(self, figure: int, cells: list[int]) -> dict[int, float]:
        """How good each destination is: chance times progress, minus what stamina is worth now."""
        state, one = self.state, self.state.figures[figure]
        stay = self.worth_standing(one.cell)
        dear = 0.5 + 2.5 * (int(one.stamina) / int(state.sheet.spaces)) ** 2
        found = {}
        for cell, (chance, loss) in self.prospects(figure, cells).items():
            gain = self.worth_standing(cell) - self.crowd(cell)
            found[cell] = chance * gain + (1 - chance) * stay - dear * loss
        return found

    def near(self, figure: int) -> list[int]:
        """Cells next to a figure on which it could walk."""
        cells = within(self.state, self.state.figures[figure].cell, 1) & walkable(self.state)
        return [cell for cell in range(len(self.state.map.cells)) if cells >> cell & 1]

    def name(self, cell: int) -> str:
        return CELL_NAMES[self.state.map.cells[cell]]
