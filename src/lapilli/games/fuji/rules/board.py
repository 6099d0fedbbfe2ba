"""F-14.1 to F-14.4: the board, where one may walk, how far things are; F-5.9: kinds of walks."""

from __future__ import annotations

from mypy_extensions import i64

from lapilli.games.fuji.actions import CELL_NAMES
from lapilli.games.fuji.rules.masks import single
from lapilli.games.fuji.rules.names import NONE, Skill
from lapilli.games.fuji.state import Position


def map_cells(state: Position) -> list[str]:
    """Names of the cells of the map, in cell order."""
    return [CELL_NAMES[cell] for cell in state.map.cells]


def walkable(state: Position) -> i64:
    """F-14.2 Face-up landscape cards and village cards; never lava, rubble or the volcano."""
    return (state.map.land | state.villages) & ~state.lava


def spread(state: Position, cells: i64, ground: i64) -> i64:
    """F-14.1 These cells and those that share a side with one of them, as far as they belong to the ground."""
    reached = cells
    cell: i64 = 0
    rest = cells
    while rest:
        if rest & 1:
            reached |= state.map.near[cell]
        rest >>= 1
        cell += 1
    return (reached & ground) | cells


def within(state: Position, start: i64, steps: i64) -> i64:
    """F-14.4 Cells at most this many steps away over walkable cards; other meeples do not hinder (F-14.3)."""
    ground = walkable(state)
    near = state.map.near
    reached: i64 = single(start)
    edge = reached
    for _time in range(steps):
        found: i64 = 0
        cell: i64 = 0
        rest = edge
        while rest:
            if rest & 255 == 0:
                rest >>= 8
                cell += 8
                continue
            if rest & 1:
                found |= near[cell]
            rest >>= 1
            cell += 1
        edge = found & ground & ~reached
        if edge == 0:
            return reached
        reached |= edge
    return reached


def distance(state: Position, start: i64, goal: i64, limit: i64) -> i64:
    """F-14.4 Least number of steps, or NONE beyond the limit."""
    for steps in range(limit + 1):
        if within(state, start, steps) >> goal & 1:
            return steps
    return NONE


def longest_mark(state: Position, figure: i64) -> i64:
    """F-2.2, F-11.2 M: three steps, four for a Scout without amnesia."""
    return state.parameters.scout_steps if state.figures[figure].able(Skill.SCOUT) else state.parameters.steps


def survey(state: Position) -> None:
    """F-2.2 Work out for every figure which cells it could mark, neighbours' markers ignored."""
    for index in range(state.count):
        figure = state.figures[index]
        figure.reach = within(state, figure.cell, longest_mark(state, index)) & walkable(state)


def markable(state: Position, figure: i64) -> i64:
    """F-2.2, F-2.3 Cells that it may mark now: not where its own marker or a neighbour's lies."""
    cells = state.figures[figure].reach
    neighbours = state.neighbours(figure)
    for other in range(state.count):
        marker = state.figures[other].marker
        if marker != NONE and (other == figure or neighbours >> other & 1):
            cells &= ~single(marker)
    return cells


def walk_limit(state: Position, figure: i64) -> i64:
    """F-5.4 W: three steps; four for a Scout who made no reroll in phase 3."""
    if state.figures[figure].able(Skill.SCOUT) and state.made[figure] == 0:
        return state.parameters.scout_steps
    return state.parameters.steps


def walk_kinds(state: Position, figure: i64, limit: i64) -> list[int]:
    """F-5.9 One walk for each set of eruption tokens passed: fewest steps, then the first in cell order.

    A walk is packed as in `actions.pack`.
    """
    walks: list[int] = []
    kinds: list[int] = []
    mover = state.figures[figure]
    for steps in range(1, limit + 1):
        _walk(state, mover.cell, mover.marker, steps, single(mover.cell), 0, 0, walks, kinds)
    return walks


def _walk(
    state: Position,
    at: i64,
    goal: i64,
    steps: i64,
    seen: i64,
    tokens: i64,
    code: i64,
    walks: list[int],
    kinds: list[int],
) -> None:
    ground = walkable(state)
    near = state.map.near[at] & ground & ~seen
    for cell in range(len(state.map.cells)):
        if not near >> cell & 1 or (cell == goal) != (steps == 1):
            continue
        passed = tokens | (state.eruption & single(cell))
        longer = code * 91 + state.map.cells[cell] + 1
        if steps > 1:
            _walk(state, cell, goal, steps - 1, seen | single(cell), passed, longer, walks, kinds)
        elif int(passed) not in kinds:
            kinds.append(int(passed))
            walks.append(int(longer))
