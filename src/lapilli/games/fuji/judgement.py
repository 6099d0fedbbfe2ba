"""What the rule-of-thumb player thinks of cards and dice: chances from sampled dice, ways to the village, lava to come."""

from __future__ import annotations

from functools import cached_property

from lapilli.core.game import View
from lapilli.core.rng import Rng
from lapilli.games.fuji.actions import CELL_NAMES
from lapilli.games.fuji.rules.board import spread, walkable, within
from lapilli.games.fuji.rules.course import Course
from lapilli.games.fuji.rules.dice import requirement_of
from lapilli.games.fuji.rules.guess import guess, reroll_misses
from lapilli.games.fuji.rules.odds import total
from lapilli.games.fuji.rules.planning import rerolls_allowed
from lapilli.games.fuji.view import imagine

SAMPLES = 40
FAR = 30


class Judgement:
    """One imagined world of the viewer, with the hidden dice thrown again and again."""

    def __init__(self, view: View, seat: int, rng: Rng) -> None:
        self.view, self.seat, self.rng = view, seat, rng
        self.state: Course = imagine(view, rng)
        viewer = 1 << seat
        self.hidden = [
            sum(1 << die for die in range(24) if self.state.hand_dice(hand) >> die & 1 and not self.state.known[die] & viewer)
            for hand in range(self.state.hands)
        ]

    # -- the land -----------------------------------------------------------------------------------------------

    @cached_property
    def to_village(self) -> list[int]:
        """Steps from each cell to the nearest village."""
        state = self.state
        ground = walkable(state)
        found, edge, steps = {}, int(state.villages), 0
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
        fear = {1: 60.0, 2: 9.0, 3: 3.0}.get(time, 0.0)
        return -1.6 * self.to_village[cell] - fear

    def crowd(self, cell: int) -> float:
        """F-5.15 An eruption token on the way: worse the nearer the lava is to anybody."""
        state = self.state
        if not state.eruption >> cell & 1:
            return 0.0
        nearest = min(self.burns_in[figure.cell] for figure in state.figures)
        return 40.0 if nearest <= 2 else 4.0 if nearest <= 3 else 1.0

    # -- the dice -----------------------------------------------------------------------------------------------

    def throw_hidden(self, after_rerolls: bool) -> None:
        """Others' dice as they may lie, given what was said; after phase 3 with their misses thrown again."""
        state = self.state
        for hand in range(state.hands):
            if not self.hidden[hand]:
                continue
            figure = state.figures[state.hand_figure(hand)]
            stale = state.phase >= 3 and figure.rerolls > 0
            guess(state, hand, self.hidden[hand], stale, self.rng)
            if (after_rerolls or stale) and figure.marker >= 0:
                times = figure.rerolls if state.phase >= 3 else rerolls_allowed(state, state.hand_figure(hand))
                for _ in range(min(int(times), 2)):
                    reroll_misses(state, self.hidden[hand], requirement_of(state, figure.marker), self.rng)

    def prospects(self, figure: int, cells: list[int]) -> dict[int, tuple[float, float]]:
        """For each cell as destination: chance of success, and the stamina lost on average."""
        state, one = self.state, self.state.figures[figure]
        mine = int(one.dice) & ~sum(self.hidden)
        values = [int(value) for value in state.value]
        requirements = {cell: int(requirement_of(state, cell)) for cell in cells}
        rerolls = {cell: self._rerolls(figure, cell) for cell in cells}
        won, lost = dict.fromkeys(cells, 0), dict.fromkeys(cells, 0)
        neighbours = [other for other in range(state.count) if state.neighbours(figure) >> other & 1]
        level = int(state.level) * 64
        for _ in range(SAMPLES):
            self.throw_hidden(state.phase == 2)
            for cell in cells:
                requirement = requirements[cell]
                for _ in range(rerolls[cell]):
                    reroll_misses(state, mine, requirement, self.rng)
                own = total(state, one.dice, requirement) + 3 * one.flares
                best = max((total(state, state.figures[other].dice, requirement) for other in neighbours), default=0)
                if state.dummy:
                    best = max(best, self._dummy(requirement))
                if rerolls[cell]:
                    for die in range(24):
                        if mine >> die & 1:
                            state.value[die] = values[die]
                gap = max(own - best, 0)
                won[cell] += gap > 0
                lost[cell] += state.sheet.loss[level + min(gap, 63)]
        for die in range(30):
            state.value[die] = values[die]
        return {cell: (won[cell] / SAMPLES, lost[cell] / SAMPLES) for cell in cells}

    def _dummy(self, requirement: int) -> int:
        """F-10.1 Open dice as they lie, hidden ones thrown at a guess."""
        state = self.state
        for die in (25, 27, 29):
            state.value[die] = self.rng.below(6) + 1
        found = int(total(state, state.dummy_dice(), requirement))
        for die in (25, 27, 29):
            state.value[die] = 0
        return found

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
        dear = 0.5 + 2.5 * (one.stamina / state.sheet.spaces) ** 2
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
