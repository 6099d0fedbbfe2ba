"""The mouth of the volcano, seen from above."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Unpack

from lapilli.draw.element import Element, Named, Point, circle, ellipse, group, path
from lapilli.draw.memo import kept


@lru_cache(256)
def ragged(radius: float, seed: int, rough: float = 0.07, corners: int = 22) -> str:
    """A closed, uneven round line, always the same for the same seed."""
    points = []
    for number in range(corners):
        swing = 1 + rough * math.sin(number * 2.7 + seed) * math.cos(number * 1.3 + seed * 2)
        angle = 2 * math.pi * number / corners
        points.append((radius * swing * math.cos(angle), radius * swing * math.sin(angle)))
    middles = [
        ((ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1], strict=True)
    ]
    data = f"M{middles[-1][0]:.3f} {middles[-1][1]:.3f}"
    for (x, y), (mx, my) in zip(points, middles, strict=True):
        data += f" Q{x:.3f} {y:.3f} {mx:.3f} {my:.3f}"
    return data + " Z"


@kept
def crater(radius: float, at: Point = (0, 0), *, active: bool = True, **named: Unpack[Named]) -> Element:
    """A crater of rock with a lake of lava in it; a quiet one holds only ash."""
    lake = group(
        path(ragged(radius * 0.6, 3), fill="crust"),
        path(ragged(radius * 0.55, 3), fill="lava-pool"),
        path(ragged(radius * 0.3, 8, 0.2, 12), fill="lava-1", fill_opacity=0.55),
        ellipse(-radius * 0.2, radius * 0.16, radius * 0.16, radius * 0.06, fill="lava-3", fill_opacity=0.75),
        ellipse(radius * 0.22, -radius * 0.14, radius * 0.13, radius * 0.05, fill="lava-3", fill_opacity=0.75),
    )
    ridges = [
        path(
            f"M{radius * 0.66 * math.cos(angle):.3f} {radius * 0.66 * math.sin(angle):.3f} "
            f"L{radius * reach * math.cos(angle + 0.08):.3f} {radius * reach * math.sin(angle + 0.08):.3f}",
            fill="none",
            stroke="shadow",
            stroke_opacity=0.3,
            stroke_width=radius * 0.035,
            stroke_linecap="round",
        )
        for angle, reach in ((math.tau * number / 13, 0.82 + 0.08 * math.sin(number * 3.1)) for number in range(13))
    ]
    return group(
        circle(0, 0, radius * 1.5, fill="glow", pointer_events="none") if active else None,
        path(
            ragged(radius, 1), fill="basalt", stroke="rim", stroke_opacity=0.35, stroke_width=radius * 0.03, kind="edge"
        ),
        path(ragged(radius * 0.8, 5), fill="basalt-light", fill_opacity=0.55),
        ridges,
        lake if active else path(ragged(radius * 0.58, 3), fill="ash"),
        at=at,
        **named,
    )
