"""Walls of straw, wood or stone on the side of a hex."""

from __future__ import annotations

import math
from typing import Unpack

from lapilli.draw.element import Element, Named, Point, group, path, rect
from lapilli.draw.hex import HexGrid
from lapilli.draw.memo import cached_drawing

BODY = {"straw": ("straw", "wheat-edge"), "wood": ("wood", "wood-edge"), "stone": ("stone", "stone-edge")}  # of walls


def grain(material: str, length: float, thick: float) -> Element:
    """The pattern that tells the materials apart without colour: stalks, planks, blocks."""
    half, low = length / 2, thick / 2
    edge = BODY[material][1]
    if material == "straw":
        count = max(3, round(length / thick * 1.7))
        steps = [-half + length * (number + 0.5) / count for number in range(count)]
        data = " ".join(
            f"M{x - 0.16 * thick:.3f} {0.8 * low:.3f} L{x + 0.16 * thick:.3f} {-0.8 * low:.3f}" for x in steps
        )
    elif material == "wood":
        data = f"M{-0.86 * half:.3f} 0 H{0.5 * half:.3f} M{0.62 * half:.3f} 0 H{0.86 * half:.3f}"
    else:
        data = f"M{-half:.3f} 0 H{half:.3f} " + " ".join(
            f"M{half * share:.3f} {low * side:.3f} V0"
            for share, side in ((-0.5, -1), (0.2, -1), (0.75, -1), (-0.2, 1), (0.45, 1), (-0.8, 1))
        )
    return path(data, fill="none", stroke=edge, stroke_width=thick * 0.11, stroke_linecap="round")


@cached_drawing
def wall(material: str, start: Point, end: Point, thick: float = 10, **named: Unpack[Named]) -> Element:
    """A wall between two points."""
    length = math.dist(start, end)
    middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    turn = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
    body, edge = BODY[material]
    half, low = length / 2, thick / 2
    corner = thick * {"straw": 0.5, "wood": 0.22, "stone": 0.12}[material]
    parts = group(
        rect(-half - 2, -low + 1, length + 4, thick + 2.5, corner + 2, fill="shadow", fill_opacity=0.22),
        rect(-half, -low, length, thick, corner, fill="rim", stroke="rim", stroke_width=thick * 0.26),
        rect(-half, -low, length, thick, corner, fill=body, stroke=edge, stroke_width=thick * 0.11, kind="edge"),
        grain(material, length, thick),
        turn=turn,
    )
    return group(parts, at=middle, **named)


@cached_drawing
def wall_on(
    grid: HexGrid, q: int, r: int, side: str, material: str, thick: float | None = None, **named: Unpack[Named]
) -> Element:
    """A wall standing on a side of a hex, a little shorter than the side."""
    (x1, y1), (x2, y2) = grid.side(q, r, side)
    share = 0.13
    start = (x1 + (x2 - x1) * share, y1 + (y2 - y1) * share)
    end = (x2 - (x2 - x1) * share, y2 - (y2 - y1) * share)
    return wall(material, start, end, thick or grid.size * 0.24, **named)
