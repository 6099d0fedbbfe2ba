"""Path data through points: straight, smooth, or as the stroke of a brush; and the contour of a field of heights."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from lapilli.draw.box import Box
from lapilli.draw.element import Point
from lapilli.draw.noise import noise

Edge = tuple[int, int, int, int]
"""Two neighbouring points of a lattice."""


def straight(points: Sequence[Point], closed: bool = True) -> str:
    """A polygon, or a broken line."""
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + ("Z" if closed else "")


def smooth(points: Sequence[Point], closed: bool = False, bend: float = 0.17) -> str:
    """A soft line through all points (Catmull-Rom, as cubic curves)."""
    count = len(points)
    parts = [f"M{points[0][0]:.1f} {points[0][1]:.1f}"]
    for number in range(count if closed else count - 1):
        start, end = points[number], points[(number + 1) % count]
        before = points[(number - 1) % count] if closed or number else start
        after = points[(number + 2) % count] if closed or number + 2 < count else end
        parts.append(
            f"C{start[0] + (end[0] - before[0]) * bend:.1f} {start[1] + (end[1] - before[1]) * bend:.1f} "
            f"{end[0] - (after[0] - start[0]) * bend:.1f} {end[1] - (after[1] - start[1]) * bend:.1f} "
            f"{end[0]:.1f} {end[1]:.1f}"
        )
    return "".join(parts) + ("Z" if closed else "")


def brush(points: Sequence[Point], first: float, last: float, seed: int = 0) -> str:
    """The outline of a brush stroke: `first` wide where it begins, `last` where it ends, a little uneven."""
    left, right = [], []
    for number, (x, y) in enumerate(points):
        before, after = points[max(number - 1, 0)], points[min(number + 1, len(points) - 1)]
        along, down = after[0] - before[0], after[1] - before[1]
        length = math.hypot(along, down) or 1.0
        width = first + (last - first) * number / (len(points) - 1)
        half = width / 2 * (0.85 + 0.3 * noise(number * 0.7, seed, 7))
        left.append((x - down / length * half, y + along / length * half))
        right.append((x + down / length * half, y - along / length * half))
    return smooth(left + right[::-1], True)


def contour(height: Callable[[float, float], float], box: Box, step: float, level: float = 0.0) -> list[list[Point]]:
    """Closed rings where a field of heights crosses a level, inside a box (marching squares)."""
    columns, rows = int(box.width / step) + 1, int(box.height / step) + 1
    heights = [
        [
            height(box.x + column * step, box.y + row * step) - level
            if 0 < column < columns - 1 and 0 < row < rows - 1
            else -1.0
            for column in range(columns)
        ]
        for row in range(rows)
    ]
    places: dict[Edge, Point] = {}
    links: dict[Edge, list[Edge]] = {}

    def crossing(edge: Edge) -> Edge:
        column, row, column_2, row_2 = edge
        one, other = heights[row][column], heights[row_2][column_2]
        share = one / (one - other)
        places[edge] = (
            box.x + (column + (column_2 - column) * share) * step,
            box.y + (row + (row_2 - row) * share) * step,
        )
        return edge

    for row in range(rows - 1):
        for column in range(columns - 1):
            right, below = column + 1, row + 1
            corners = ((column, row), (right, row), (right, below), (column, below))
            above = [heights[y][x] > 0 for x, y in corners]
            edges: list[Edge] = [
                (column, row, right, row),
                (right, row, right, below),
                (column, below, right, below),
                (column, row, column, below),
            ]
            sides = ((0, 1), (1, 2), (3, 2), (0, 3))
            cut = [crossing(edge) for edge, (a, b) in zip(edges, sides, strict=True) if above[a] != above[b]]
            for one, other in zip(cut[::2], cut[1::2], strict=True):
                links.setdefault(one, []).append(other)
                links.setdefault(other, []).append(one)
    return [[places[edge] for edge in ring] for ring in _rings(links) if len(ring) > 5]


def _rings(links: dict[Edge, list[Edge]]) -> list[list[Edge]]:
    """Crossings that follow each other, walked round."""
    rings: list[list[Edge]] = []
    seen: set[Edge] = set()
    for start in links:
        ring: list[Edge] = []
        here: Edge | None = start
        while here is not None and here not in seen:
            seen.add(here)
            ring.append(here)
            here = next((edge for edge in links[here] if edge not in seen), None)
        if ring:
            rings.append(ring)
    return rings
