"""Symbols: what the land gives, signs of dice and counts, places and powers."""

from __future__ import annotations

from typing import Unpack

from lapilli.draw.drawing import drawing, names
from lapilli.draw.element import Element, Named, Point, group
from lapilli.draw.memo import cached_drawing

SYMBOLS = names(__file__, "symbols")


@cached_drawing
def symbol(name: str, at: Point = (0, 0), size: float = 24, fill: str = "ink", **named: Unpack[Named]) -> Element:
    """A symbol centred on a point."""
    if name not in SYMBOLS:
        raise ValueError(f"no such symbol: {name!r}")
    scale = size / 24
    sign = drawing(__file__, f"symbols/{name}").draw({"ink": fill})
    return group(group(sign, at=(-12 * scale, -12 * scale), scale=scale), at=at, **named)
