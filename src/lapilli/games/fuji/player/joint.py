"""Destinations of a whole team as one choice: what all could do together, in worlds that one of them imagines."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lapilli.bots.net import zeros
from lapilli.core.packed import vec
from lapilli.games.fuji.actions import FIGURES
from lapilli.games.fuji.player.evaluation import MOST_CELLS
from lapilli.games.fuji.player.heuristic import Heuristic
from lapilli.games.fuji.rules.engine import Engine
from lapilli.games.fuji.rules.names import NONE
from lapilli.games.fuji.state import Position

TOGETHER: Final[i64] = 1 << 24  # plans are numbers from here on: all actions are less (a literal has 32 bits)
PLACE: Final[i64] = 6  # bits of one figure in a plan: its destination and one, 0 if it has none yet


def plan_of(goals: list[int]) -> int:
    """The number of a plan: the destination of each figure, or NONE."""
    plan: i64 = TOGETHER
    for index in range(len(goals)):
        plan |= i64(goals[index] + 1) << PLACE * i64(index)
    return int(plan)


def goal_of(plan: i64, index: i64) -> i64:
    """The destination of one figure in a plan."""
    return (plan - TOGETHER >> PLACE * index & 63) - 1


def adopt(state: Position, plan: i64) -> None:
    """Let the markers lie as planned; who has no destination in it keeps its marker."""
    for index in range(state.count):
        goal = goal_of(plan, index)
        if goal != NONE:
            state.figures[index].marker = goal


@final
class Wishes:
    """How good each destination of each figure looks to the rule of thumb, summed over imagined worlds."""

    def __init__(self, thumb: Heuristic) -> None:
        self.thumb = thumb
        self.marks: vec[float] = zeros(FIGURES * MOST_CELLS)

    def look(self, world: Engine) -> None:
        """Add the marks of one world, in which nobody has marked yet: markers may still be moved."""
        for one in world.figures:
            one.marker = NONE
        self.thumb.outlook.look(world)
        for index in range(world.count):
            reach = world.figures[index].reach
            for cell in range(len(world.map.cells)):
                if reach >> cell & 1:
                    self.marks[index * MOST_CELLS + cell] += self.thumb.mark(world, index, cell)

    def best(self, index: i64, cells: list[int], most: i64) -> list[int]:
        """The most promising of these destinations of a figure, the best first."""
        found: list[tuple[float, int]] = []
        for cell in cells:
            found.append((-self.marks[index * MOST_CELLS + i64(cell)], cell))
        found.sort()
        return [cell for _, cell in found[:most]]

    def plans(self, world: Engine, goals: list[list[int]], most: i64) -> list[int]:
        """The most promising plans with one of these destinations for each seat's figure; F-2.3 neighbours' differ."""
        found: list[tuple[float, int]] = [(0.0, int(TOGETHER))]
        for index in range(world.seats):
            near = world.neighbours(index)
            longer: list[tuple[float, int]] = []
            for cell in goals[index]:
                goal = i64(cell)
                for mark, plan in found:
                    free = True
                    for other in range(index):
                        if near >> other & 1 and goal_of(plan, other) == goal:
                            free = False
                    if free:
                        place: i64 = goal + 1 << PLACE * index
                        longer.append((mark - self.marks[index * MOST_CELLS + goal], int(plan + place)))
            found = longer
        found.sort()
        return [plan for _, plan in found[:most]]
