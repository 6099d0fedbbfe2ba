"""A round as the whole team's: destinations and throws are good as far as they help everybody home."""

from __future__ import annotations

from functools import cached_property
from itertools import product
from math import exp, log

from lapilli.games.fuji.player.home import Future, Home, home_for, together
from lapilli.games.fuji.player.judgement import Judgement
from lapilli.games.fuji.player.land import FEAR
from lapilli.games.fuji.rules.masks import bits
from lapilli.games.fuji.rules.prospects import CERTAIN, prospects

POINTS = 25.0  # of the rule of thumb for a factor of e in the chance to get home
COOL = 8.0  # points of fear that leave a chance of one in e
HOPELESS = 1e-3  # a chance too small to reckon with: then each does what is best for itself
SELFISH = 1.0  # what is best for oneself counts too: one knows one's own dice best
CARE = 0.6  # of the failures foreseen while planning come true: throws, cards and help are still to come
EASE = 0.75  # of the losses
GUESSES = 12  # ways of the dice to lie in which others' destinations are weighed
WISHES = 3  # destinations thought of for a figure that has not marked one


class Together(Judgement):
    """What the round may bring each figure, by what the seat knows, and what that is worth to all together."""

    @cached_property
    def home(self) -> Home:
        return home_for(int(self.view["options"]["level"]), int(self.state.count))

    def future(self, figure: int, cell: int, chance: float, loss: float) -> Future:
        """A figure that tries to go to a cell: it gets there or stays, and loses stamina; lava and alarms count."""
        land, one = self.land, self.state.figures[figure]
        here, spent = int(one.cell), int(one.stamina)
        most = int(self.state.terms.loss[self.state.terms.level * 64])
        lost = max(0.0, loss - (1 - chance) * most) / chance if chance > 0 else 0.0
        if self.state.phase == 2:
            chance, lost = 1 - CARE * (1 - chance), EASE * lost
        alarm = self.alarm(figure, cell)
        return self.home.after(
            land.to_village[here],
            (
                (chance * self._safe(cell) * exp(-alarm / COOL), land.to_village[cell], spent + lost),
                ((1 - chance) * self._safe(here), land.to_village[here], float(spent + most)),
            ),
        )

    def _safe(self, cell: int) -> float:
        return exp(-FEAR.get(self.land.burns_in[cell], 0.0) / COOL)

    def usual(self, figure: int) -> Future:
        one = self.state.figures[figure]
        return self.home.usual(self.land.to_village[int(one.cell)], int(one.stamina))

    @staticmethod
    def points(futures: list[Future]) -> float:
        """The chance that all get home, on the scale of the rule of thumb."""
        return POINTS * log(HOPELESS + max(0.0, together(futures)))

    def worth(self, found: dict[int, tuple[float, float]]) -> float:
        return self.points(
            [
                self.future(other, int(one.marker), *found[other]) if other in found else self.usual(other)
                for other, one in enumerate(self.state.figures)
            ]
        )

    def chance(self) -> float:
        """That all get home, as far as the seat can tell in the middle of a round; onlookers hear no dice."""
        figures = self.state.figures
        marked = [other for other, one in enumerate(figures) if one.marker >= 0 and self.seat >= 0]
        found = {other: self.prospects(other, [int(figures[other].marker)]) for other in marked}
        return together(
            [
                self._gone(other)
                if self.state.gone >> other & 1
                else self.future(other, int(one.marker), *found[other][int(one.marker)])
                if other in found
                else self.usual(other)
                for other, one in enumerate(figures)
            ]
        )

    def _gone(self, figure: int) -> Future:
        """A figure that had its turn in this round."""
        one = self.state.figures[figure]
        steps = self.land.to_village[int(one.cell)]
        return self.home.after(steps, ((1.0, steps, float(one.stamina)),))

    # -- destinations --------------------------------------------------------------------------------------------

    def scores(self, figure: int, cells: list[int]) -> dict[int, float]:
        """How good each destination of a figure is for all: the others go where they mean to, or where they should."""
        plans = [self.wishes[other] for other in range(len(self.state.figures)) if other != figure]
        near = [bool(self.state.neighbours(figure) >> other & 1) for other in range(len(plans) + 1) if other != figure]
        best = {}
        alone = super().scores(figure, cells)
        for cell, found in self.prospects(figure, cells).items():
            own = self.future(figure, cell, *found)
            best[cell] = SELFISH * alone[cell] + max(
                (
                    self.points([own, *(future for _, future in others)])
                    for others in product(*plans)
                    if not any(close and goal == cell for close, (goal, _) in zip(near, others, strict=True))
                ),
                default=self.points([own]),
            )
        return best

    @cached_property
    def wishes(self) -> list[list[tuple[int, Future]]]:
        """Where each figure goes: to its marker; without one to the few places that are best for it; -1 is anywhere."""
        found = []
        for figure, one in enumerate(self.state.figures):
            marker = int(one.marker)
            if marker >= 0:
                found.append([(marker, self.future(figure, marker, *self.prospects(figure, [marker])[marker]))])
            elif figure == self.seat or self.state.phase != 2:
                found.append([(-1, self.usual(figure))])
            else:
                found.append(self._best(figure))
        return found

    def _best(self, figure: int) -> list[tuple[int, Future]]:
        """The most promising destinations of somebody whose dice are hidden."""
        cells = self.reach(figure)
        futures = {cell: self.future(figure, cell, *guess) for cell, guess in self._guessed(figure, cells).items()}
        rest = [self.usual(other) for other in range(len(self.state.figures)) if other != figure]
        ranked = sorted(futures, key=lambda cell: -together([futures[cell], *rest]))
        return [(cell, futures[cell]) for cell in ranked[:WISHES]] or [(-1, self.usual(figure))]

    def _guessed(self, figure: int, cells: list[int]) -> dict[int, tuple[float, float]]:
        """Chance and loss for each cell, over some ways of the dice to lie; misses are thrown again."""
        state, worlds = self.state, self.worlds[:GUESSES]
        rerolls = [self.rerolls(figure, cell) for cell in cells]
        dice = int(state.figures[figure].dice)
        before = [(die, int(state.value[die])) for die in bits(dice)]
        sums = [0] * (2 * len(cells))
        for world in worlds:
            for die, _ in before:
                state.value[die] = world[die]
            for index, number in enumerate(prospects(state, figure, dice, cells, rerolls, [world])):
                sums[index] += int(number)
        for die, face in before:
            state.value[die] = face
        whole = int(CERTAIN) * len(worlds)
        return {cell: (sums[2 * index] / whole, sums[2 * index + 1] / whole) for index, cell in enumerate(cells)}
