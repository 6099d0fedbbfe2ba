"""Small signs drawn by us: what the land gives, signs of dice and counts, places and powers."""

from __future__ import annotations

from typing import Unpack

from lapilli.draw.element import Element, Named, Point, group, path
from lapilli.draw.memo import kept
from lapilli.draw.signs import SYMBOLS


@kept
def symbol(name: str, at: Point = (0, 0), size: float = 24, fill: str = "ink", **named: Unpack[Named]) -> Element:
    """A sign centred on a point."""
    if name not in SYMBOLS:
        raise ValueError(f"no such symbol: {name!r}")
    sign = SYMBOLS[name]
    solid = path(sign.solid, fill=fill, fill_rule="evenodd") if sign.solid else None
    lines = (
        path(
            sign.lines,
            fill="none",
            stroke=fill,
            stroke_width=sign.weight,
            stroke_linecap="round",
            stroke_linejoin="round",
        )
        if sign.lines
        else None
    )
    scale = size / 24
    return group(group(solid, lines, at=(-12 * scale, -12 * scale), scale=scale), at=at, **named)
