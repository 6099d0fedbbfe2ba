"""The land as the rule-of-thumb player sees it: ways to the village, lava to come, where it is good to stand."""

from __future__ import annotations

from functools import cached_property

from lapilli.games.fuji.rules.board import spread, walk_kinds, walk_limit, walkable, within
from lapilli.games.fuji.rules.course import Course
from lapilli.games.fuji.rules.masks import bits

FAR = 30
STEP = 1.6  # what a step nearer to the village is worth, in points of stamina of a fresh figure
FEAR = {1: 60.0, 2: 14.0, 3: 5.0, 4: 1.5}  # of a card that burns in so many eruptions
MINDS = 1.0  # what an eruption costs that endangers nobody at once


class Land:
    """One position, for its map, lava and tokens."""

    def __init__(self, state: Course) -> None:
        self.state = state

    def _waves(self, start: int, ground: int) -> list[int]:
        """For each cell the number of the wave that reaches it from the start; FAR if none does."""
        found = [FAR] * len(self.state.map.cells)
        reached, edge, number = start, start, 0
        while edge:
            for cell in bits(edge):
                found[cell] = number
            edge = int(spread(self.state, reached, ground)) & ~reached
            reached |= edge
            number += 1
        return found

    @cached_property
    def to_village(self) -> list[int]:
        """Steps from each cell to the nearest village."""
        return self._waves(int(self.state.villages), int(walkable(self.state)))

    @cached_property
    def burns_in(self) -> list[int]:
        """Number of the coming eruption in which each cell burns; FAR for villages."""
        return self._waves(int(self.state.lava), int(self.state.map.land | self.state.map.rubble))

    def worth(self, cell: int) -> float:
        """How good it is to stand on a cell when the round ends: near the village, away from the lava."""
        return -STEP * self.to_village[cell] - FEAR.get(self.burns_in[cell], 0.0)

    def alarm(self, figure: int, cell: int) -> float:
        """F-5.15 What the eruptions cost that a walk to a cell cannot but trigger.

        Whoever is out of danger all the same hardly minds: where every way leads past a token, waiting makes it worse.
        """
        count = self.triggered(figure, cell)
        if not count:
            return 0.0
        standing = [int(one.cell) for other, one in enumerate(self.state.figures) if other != figure]
        killed = sum(1 for place in (cell, *standing) if 1 < self.burns_in[place] <= count + 1)
        return count * MINDS + 0.5 * FEAR[1] * killed  # about half of all walks fail, and then they stay there

    def triggered(self, figure: int, cell: int) -> int:
        """The least number of eruptions that the figure triggers on its way."""
        state, one = self.state, self.state.figures[figure]
        steps = int(walk_limit(state, figure))
        if cell == one.cell or not state.eruption & within(state, one.cell, steps):
            return 0
        marker, one.marker = one.marker, cell
        walks = walk_kinds(state, figure, steps)
        one.marker = marker
        return min((self.passes(code) for code in walks), default=0)

    def passes(self, code: int) -> int:
        """How many eruptions a walk triggers (packed as in `actions.pack`)."""
        tokens = 0
        while code:
            cell = int(self.state.map.at[code % 91 - 1])
            tokens += (int(self.state.eruption) >> cell & 1) + (int(self.state.doubles) >> cell & 1)
            code //= 91
        return tokens

    def stamina(self, figure: int) -> float:
        """What a point of stamina is worth to a figure: more and more."""
        spent = int(self.state.figures[figure].stamina) / int(self.state.terms.spaces)
        return 0.5 + 2.5 * spent**2
