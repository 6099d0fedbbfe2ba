"""Lava, the only thing that glows: pools, covered fields, and channels that run from side to side of a hex."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Unpack

from lapilli.draw.box import Box
from lapilli.draw.element import Element, Named, Point, circle, group, path
from lapilli.draw.hex import HexGrid
from lapilli.draw.ring import Sector

LAYERS = (("crust", 1.0), ("lava-3", 0.8), ("lava-2", 0.56), ("lava-1", 0.2))
"""Strokes from the cool edge to the hot middle, each with its share of the width."""


def stream(data: str, width: float, glow: bool = True) -> Element:
    """Lava flowing along a path: a cool edge, a hot middle, and light on the ground beside it."""
    light = path(
        data, fill="none", stroke="lava-2", stroke_width=width * 1.7, stroke_opacity=0.2, stroke_linejoin="round"
    )
    strokes = [
        path(data, fill="none", stroke=token, stroke_width=width * share, stroke_linejoin="round")
        for token, share in LAYERS
    ]
    return group(light if glow else None, strokes)


def channel(grid: HexGrid, q: int, r: int, sides: Sequence[str]) -> str:
    """Path data from the middles of the given sides to each other, bending through the middle of the hex."""
    x, y = grid.centre(q, r)
    ends = [grid.middle(q, r, side) for side in sides]
    if len(ends) == 2:
        (ax, ay), (bx, by) = ends
        return f"M{ax:.3f} {ay:.3f} Q{x:.3f} {y:.3f} {bx:.3f} {by:.3f}"
    return " ".join(f"M{ax:.3f} {ay:.3f} L{x:.3f} {y:.3f}" for ax, ay in ends)


def lava_tile(
    grid: HexGrid, q: int, r: int, sides: Sequence[str], *, source: bool = False, **named: Unpack[Named]
) -> Element:
    """A tile of cooled rock whose lava joins the given sides and meets that of the next tile; a source has a vent."""
    x, y = grid.centre(q, r)
    local = HexGrid(grid.size, (0, 0), grid.flat)
    width = grid.size * 0.44
    pool = width * (1.0 if source else 0.74 if len(sides) != 2 else 0)
    spots = [circle(0, 0, pool * share, fill=token) for token, share in LAYERS] if pool else []
    vent = circle(0, 0, pool * 0.46, fill="lava-1") if source else None
    return group(
        path(local.path(0, 0, 0.6), fill="basalt", stroke="basalt-light", stroke_width=1.2, kind="edge"),
        path(
            _cracks(grid.size, sum(map(grid.index, sides)) + q * 7 + r * 3),
            fill="none",
            stroke="basalt-light",
            stroke_width=1.2,
            stroke_linecap="round",
            stroke_opacity=0.7,
        ),
        _merged(channel(local, 0, 0, sides), width, spots),
        vent,
        at=(x, y),
        **named,
    )


def _merged(data: str, width: float, spots: Sequence[Element]) -> Element:
    """Channel and pool laid down layer by layer, so that they melt into one."""
    light = path(data, fill="none", stroke="lava-2", stroke_width=width * 1.5, stroke_opacity=0.2) if data else None
    parts: list[Element] = []
    for number, (token, share) in enumerate(LAYERS):
        if data:
            parts.append(path(data, fill="none", stroke=token, stroke_width=width * share, stroke_linejoin="round"))
        if spots:
            parts.append(spots[number])
    return group(light, parts)


def _cracks(size: float, seed: int) -> str:
    """A few short cracks in cooled rock, always the same for the same seed."""
    data = []
    for number in range(4):
        angle = math.radians((seed * 47 + number * 97) % 360)
        turn = math.radians((seed * 31 + number * 53) % 70 - 35)
        x, y = size * 0.62 * math.cos(angle), size * 0.62 * math.sin(angle)
        reach = size * 0.2
        data.append(
            f"M{x:.2f} {y:.2f} l{reach * math.cos(angle + turn + 1.6):.2f} {reach * math.sin(angle + turn + 1.6):.2f}"
        )
    return " ".join(data)


def lava_field(outline: str, veins: Sequence[str] = (), width: float = 5, **named: Unpack[Named]) -> Element:
    """A covered area of any shape: dark crust, broken by glowing veins, with a hot rim."""
    return group(
        path(outline, fill="lava-3", stroke="crust", stroke_width=width * 0.7, stroke_linejoin="round", kind="edge"),
        path(outline, fill="lava", fill_opacity=0.5),
        [
            path(
                vein, fill="none", stroke="lava-2", stroke_width=width * 1.9, stroke_opacity=0.4, stroke_linecap="round"
            )
            for vein in veins
        ],
        [
            path(
                vein, fill="none", stroke="lava-2", stroke_width=width, stroke_linecap="round", stroke_linejoin="round"
            )
            for vein in veins
        ],
        [
            path(
                vein,
                fill="none",
                stroke="lava-1",
                stroke_width=width * 0.42,
                stroke_linecap="round",
                stroke_linejoin="round",
            )
            for vein in veins
        ],
        **named,
    )


def curve(points: Sequence[Point]) -> str:
    """A smooth line through points, as path data."""
    data = f"M{points[0][0]:.3f} {points[0][1]:.3f}"
    for (ax, ay), (bx, by) in pairwise(points[1:]):
        data += f" Q{ax:.3f} {ay:.3f} {(ax + bx) / 2:.3f} {(ay + by) / 2:.3f}"
    return data + f" L{points[-1][0]:.3f} {points[-1][1]:.3f}"


def wander(number: int, step: int) -> float:
    """A small swing between -1 and 1, always the same for the same numbers."""
    return math.sin(number * 12.9898 + step * 4.1414)


def lava_sector(sector: Sector, width: float = 5, **named: Unpack[Named]) -> Element:
    """A covered sector: veins run outwards, as lava flows."""
    count = max(1, round(sector.length() / 26))
    veins = []
    for number in range(count):
        along = (number + 0.5) / count
        steps = [(along + wander(number, step) * 0.22 / count, 0.06 + 0.22 * step) for step in range(5)]
        veins.append(curve([sector.point(share, min(out, 0.94)) for share, out in steps]))
    return lava_field(sector.path(), veins, width, **named)


def lava_box(box: Box, width: float = 5, **named: Unpack[Named]) -> Element:
    """A covered card or square: veins run downwards."""
    count = max(1, round(box.width / 26))
    veins = []
    for number in range(count):
        along = (number + 0.5) / count
        steps = [(along + wander(number, step) * 0.26 / count, 0.06 + 0.22 * step) for step in range(5)]
        veins.append(curve([box.point(share, min(down, 0.94)) for share, down in steps]))
    corner = min(box.width, box.height) * 0.08
    across, down = box.width - 2 * corner, box.height - 2 * corner
    outline = (
        f"M{box.x + corner:.3f} {box.y:.3f} h{across:.3f} a{corner:.3f} {corner:.3f} 0 0 1 {corner:.3f} {corner:.3f} "
        f"v{down:.3f} a{corner:.3f} {corner:.3f} 0 0 1 {-corner:.3f} {corner:.3f} h{-across:.3f} "
        f"a{corner:.3f} {corner:.3f} 0 0 1 {-corner:.3f} {-corner:.3f} v{-down:.3f} "
        f"a{corner:.3f} {corner:.3f} 0 0 1 {corner:.3f} {-corner:.3f} Z"
    )
    return lava_field(outline, veins, width, **named)
