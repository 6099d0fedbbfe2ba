"""Hexagons in axial coordinates (q, r), standing on a side (flat-top) or on a corner (pointy); y runs downwards."""

from __future__ import annotations

import math
from dataclasses import dataclass

from lapilli.draw.element import Point
from lapilli.draw.memo import cached_drawing

Cell = tuple[int, int]

FLAT_SIDES = ("n", "ne", "se", "s", "sw", "nw")
POINTY_SIDES = ("ne", "e", "se", "sw", "w", "nw")
FLAT_STEPS: tuple[Cell, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
POINTY_STEPS: tuple[Cell, ...] = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))


def distance(one: Cell, other: Cell = (0, 0)) -> int:
    """How many steps lie between two hexes."""
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


def disc(radius: int, centre: Cell = (0, 0)) -> list[Cell]:
    """All hexes within `radius` steps, ring by ring not ordered: by q, then r."""
    span = range(-radius, radius + 1)
    return [(centre[0] + q, centre[1] + r) for q in span for r in span if distance((q, r)) <= radius]


@dataclass(frozen=True, slots=True)
class HexGrid:
    """A field of hexes; `size` is the distance from the middle to a corner."""

    size: float
    origin: Point = (0, 0)
    flat: bool = True

    @property
    def sides(self) -> tuple[str, ...]:
        """The names of the sides, clockwise."""
        return FLAT_SIDES if self.flat else POINTY_SIDES

    @property
    def apothem(self) -> float:
        """The distance from the middle to a side."""
        return self.size * math.sqrt(3) / 2

    def centre(self, q: int, r: int) -> Point:
        """The middle of a hex."""
        along, across = (1.5 * q, math.sqrt(3) * (r + q / 2))
        if not self.flat:
            along, across = (math.sqrt(3) * (q + r / 2), 1.5 * r)
        return self.origin[0] + self.size * along, self.origin[1] + self.size * across

    def at(self, x: float, y: float) -> Cell:
        """The hex in which a point lies."""
        x, y = (x - self.origin[0]) / self.size, (y - self.origin[1]) / self.size
        q, r = (2 / 3 * x, y / math.sqrt(3) - x / 3) if self.flat else (x / math.sqrt(3) - y / 3, 2 / 3 * y)
        near_q, near_r, near_s = round(q), round(r), round(-q - r)
        off_q, off_r, off_s = abs(near_q - q), abs(near_r - r), abs(near_s + q + r)
        if off_q > off_r and off_q > off_s:
            return -near_r - near_s, near_r
        return (near_q, -near_q - near_s) if off_r > off_s else (near_q, near_r)

    def corners(self, q: int, r: int, inset: float = 0) -> list[Point]:
        """The six corners clockwise; side number i runs from corner i to corner i + 1."""
        x, y = self.centre(q, r)
        reach = self.size - inset * 2 / math.sqrt(3)
        first = -120 if self.flat else -90
        angles = [math.radians(first + 60 * number) for number in range(6)]
        return [(x + reach * math.cos(angle), y + reach * math.sin(angle)) for angle in angles]

    def index(self, side: str) -> int:
        """The number of a side, 0 to 5 clockwise."""
        if side not in self.sides:
            raise ValueError(f"no such side of this hex: {side!r}")
        return self.sides.index(side)

    def side(self, q: int, r: int, side: str, inset: float = 0) -> tuple[Point, Point]:
        """The two ends of a side, clockwise."""
        corners, number = self.corners(q, r, inset), self.index(side)
        return corners[number], corners[(number + 1) % 6]

    def middle(self, q: int, r: int, side: str, inset: float = 0) -> Point:
        """The middle of a side."""
        (x1, y1), (x2, y2) = self.side(q, r, side, inset)
        return (x1 + x2) / 2, (y1 + y2) / 2

    def angle(self, side: str) -> float:
        """The direction in which a side looks, in degrees clockwise from the right."""
        return (-90 if self.flat else -60) + 60 * self.index(side)

    def neighbour(self, q: int, r: int, side: str) -> Cell:
        """The hex beyond a side."""
        step = (FLAT_STEPS if self.flat else POINTY_STEPS)[self.index(side)]
        return q + step[0], r + step[1]

    def opposite(self, side: str) -> str:
        """The side across."""
        return self.sides[(self.index(side) + 3) % 6]

    @cached_drawing
    def path(self, q: int, r: int, inset: float = 0) -> str:
        """The outline as path data."""
        corners = self.corners(q, r, inset)
        return "M" + " L".join(f"{x:.4f} {y:.4f}" for x, y in corners) + " Z"
