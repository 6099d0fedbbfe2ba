"""Hexagonal lava tiles: cooled rock with a channel of lava to each of some sides, which meets that of the next tile."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Unpack

from lapilli.draw.element import Element, Named, circle, group, path
from lapilli.draw.hex import HexGrid
from lapilli.draw.kept import kept
from lapilli.draw.lava import LAYERS

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


def cracks(size: float, seed: int) -> str:
    """A few short cracks in cooled rock, always the same for the same seed."""
    data = []
    for number in range(5):
        angle = math.radians((seed * 47 + number * 97) % 360)
        turn = math.radians((seed * 31 + number * 53) % 70 - 35) + angle + 1.6
        x, y = size * 0.64 * math.cos(angle), size * 0.64 * math.sin(angle)
        data.append(f"M{x:.3f} {y:.3f} l{size * 0.2 * math.cos(turn):.3f} {size * 0.2 * math.sin(turn):.3f}")
    return " ".join(data)


@kept
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
        parts.append(path(data, fill="none", stroke=token, stroke_width=width * share))
        if pool:
            parts.append(circle(0, 0, pool * (share if share > 0.3 else 0.28), fill=token))
    seed = sum(grid.index(side) for side in sides) + q * 7 + r * 3
    return group(
        path(local.path(0, 0, 0.4), fill="basalt", kind="edge"),
        path(local.path(0, 0, 1.4), fill="none", stroke="basalt-light", stroke_width=1, stroke_opacity=0.7),
        path(cracks(grid.size, seed), fill="none", stroke="basalt-light", stroke_width=1.3, stroke_linecap="round"),
        path(data, fill="none", stroke="lava-2", stroke_width=width * 1.5, stroke_opacity=0.2),
        parts,
        circle(0, 0, pool * 0.45, fill="lava-1") if source else None,
        at=grid.centre(q, r),
        **named,
    )
