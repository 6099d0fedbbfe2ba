"""Hexagonal lava tiles: cooled rock with a channel of lava to each of some sides, which meets that of the next tile."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Unpack

from lapilli.draw.element import Element, Named, circle, group, path
from lapilli.draw.hex import HexGrid
from lapilli.draw.lava import LAYERS
from lapilli.draw.memo import cached_drawing

WIDTH = 0.44
"""How wide a channel is, as a share of the hex's size."""


def channel(grid: HexGrid, q: int, r: int, sides: Sequence[str]) -> str:
    """Path data from the middles of the given sides, a hair beyond them, to each other through the middle."""
    x, y = grid.centre(q, r)
    ends = [grid.middle(q, r, side, -0.6) for side in sides]
    if len(ends) == 2:
        (ax, ay), (bx, by) = ends
        return f"M{ax:.3f} {ay:.3f} Q{x:.3f} {y:.3f} {bx:.3f} {by:.3f}"
    return " ".join(f"M{ax:.3f} {ay:.3f} L{x:.3f} {y:.3f}" for ax, ay in ends)


def chips(size: float, seed: int) -> str:
    """Blocks of cooled rock, always the same for the same seed."""
    data = []
    for number in range(8):
        turn = math.radians((seed * 47 + number * 137) % 360)
        far = size * (0.34 + 0.4 * ((seed * 13 + number * 29) % 100) / 100)
        x, y = far * math.cos(turn), far * math.sin(turn)
        bulk = size * (0.13 + 0.05 * (number % 3))
        ring = [
            (x + bulk * math.cos(at), y + 0.85 * bulk * math.sin(at))
            for at in (0.2 + 0.1 * number, 1.4, 2.6 + 0.1 * (number % 4), 3.8, 5.1)
        ]
        data.append("M" + "L".join(f"{px:.1f} {py:.1f}" for px, py in ring) + "Z")
    return "".join(data)


@cached_drawing
def lava_tile(
    grid: HexGrid, q: int, r: int, sides: Sequence[str], *, source: bool = False, **named: Unpack[Named]
) -> Element:
    """A tile of cooled rock whose lava joins the given sides; a source has a vent in its middle."""
    local = HexGrid(grid.size, (0, 0), grid.flat)
    width = grid.size * WIDTH
    data = channel(local, 0, 0, sides)
    pool = width * (1.0 if source else 0.0 if len(sides) == 2 else 0.76)
    parts: list[Element] = []
    for token, share in LAYERS:
        parts.append(
            path(data, fill="none", stroke=token, stroke_width=width * share, kind="channel" if share < 0.9 else None)
        )
        if pool:
            parts.append(circle(0, 0, pool * (share if share > 0.3 else 0.28), fill=token))
    seed = sum(grid.index(side) for side in sides) + q * 7 + r * 3
    return group(
        path(local.path(0, 0, 0.4), fill="basalt", kind="edge"),
        path(chips(grid.size, seed), fill="shadow", fill_opacity=0.4, stroke="basalt-light", stroke_width=0.8),
        path(local.path(0, 0, 2.2), fill="none", stroke="basalt-light", stroke_width=1.2, stroke_opacity=0.8),
        path(local.path(0, 0, 0.4), fill="none", stroke="shadow", stroke_width=1.2),
        path(data, fill="none", stroke="lava-2", stroke_width=width * 1.5, stroke_opacity=0.26),
        parts,
        path(data, fill="none", stroke="highlight", stroke_width=width * 0.08, stroke_opacity=0.7, kind="channel"),
        circle(0, 0, pool * 0.45, fill="lava-1") if source else None,
        at=grid.centre(q, r),
        **named,
    )
