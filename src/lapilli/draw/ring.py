"""Pieces of a ring round a centre; angles in degrees, 0 is north, clockwise."""

from __future__ import annotations

import math
from dataclasses import dataclass

from lapilli.draw.element import Point


def polar(centre: Point, radius: float, angle: float) -> Point:
    """The point at that distance in that direction."""
    turn = math.radians(angle)
    return centre[0] + radius * math.sin(turn), centre[1] - radius * math.cos(turn)


@dataclass(frozen=True, slots=True)
class Sector:
    """The part of a ring between two radii and two directions."""

    inner: float
    outer: float
    start: float
    end: float
    centre: Point = (0, 0)

    @property
    def middle(self) -> Point:
        """The point halfway in both ways."""
        return self.point(0.5, 0.5)

    @property
    def direction(self) -> float:
        """The angle of its middle line."""
        return (self.start + self.end) / 2

    def point(self, along: float, out: float) -> Point:
        """The point at a share (0 to 1) along the arc, clockwise, and a share of the way outwards."""
        angle = self.start + (self.end - self.start) * along
        return polar(self.centre, self.inner + (self.outer - self.inner) * out, angle)

    def length(self, out: float = 0.5) -> float:
        """How long the arc is at a share of the way outwards."""
        return math.radians(self.end - self.start) * (self.inner + (self.outer - self.inner) * out)

    def inset(self, margin: float) -> Sector:
        """The sector with a margin taken off on all four sides, the same width everywhere along the arcs' middle."""
        turn = math.degrees(margin / max((self.inner + self.outer) / 2, 1e-9))
        return Sector(self.inner + margin, self.outer - margin, self.start + turn, self.end - turn, self.centre)

    def split(self, parts: int, gap: float = 0) -> list[Sector]:
        """Equal parts side by side, clockwise, `gap` degrees between them."""
        turn = (self.end - self.start - gap * (parts - 1)) / parts
        starts = [self.start + number * (turn + gap) for number in range(parts)]
        return [Sector(self.inner, self.outer, start, start + turn, self.centre) for start in starts]

    def layers(self, parts: int, gap: float = 0) -> list[Sector]:
        """Equal parts one outside the other, from the inside."""
        depth = (self.outer - self.inner - gap * (parts - 1)) / parts
        radii = [self.inner + number * (depth + gap) for number in range(parts)]
        return [Sector(radius, radius + depth, self.start, self.end, self.centre) for radius in radii]

    def path(self) -> str:
        """The outline as path data."""
        long = 1 if self.end - self.start > 180 else 0
        (ax, ay), (bx, by) = self.point(0, 1), self.point(1, 1)
        (cx, cy), (dx, dy) = self.point(1, 0), self.point(0, 0)
        inner = f"A{self.inner:.4f} {self.inner:.4f} 0 {long} 0 {dx:.4f} {dy:.4f}" if self.inner > 0 else ""
        return (
            f"M{ax:.4f} {ay:.4f} A{self.outer:.4f} {self.outer:.4f} 0 {long} 1 {bx:.4f} {by:.4f} "
            f"L{cx:.4f} {cy:.4f} {inner} Z"
        )

    def arc(self, out: float = 0.5) -> str:
        """A line along the sector at a share of the way outwards, as path data."""
        radius = self.inner + (self.outer - self.inner) * out
        (ax, ay), (bx, by) = self.point(0, out), self.point(1, out)
        long = 1 if self.end - self.start > 180 else 0
        return f"M{ax:.4f} {ay:.4f} A{radius:.4f} {radius:.4f} 0 {long} 1 {bx:.4f} {by:.4f}"
