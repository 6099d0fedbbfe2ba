"""How every piece is made: one soft shadow, a pale rim that lifts it off any ground, a flat body, one highlight."""

from __future__ import annotations

from typing import Unpack

from lapilli.draw.element import Element, Named, Point, circle, ellipse, group, path
from lapilli.draw.memo import cached_drawing
from lapilli.draw.text import label

FIELD = 40.0
"""Pieces are drawn on a field of 40 by 40 round the origin and scaled to their size."""


@cached_drawing
def shade(x: float, y: float, across: float, down: float) -> Element:
    """The soft shadow under a piece."""
    return ellipse(x, y, across, down, fill="shade", pointer_events="none")


@cached_drawing
def carve(outline: str, body: str, edge: str, gloss: str = "", rim: float = 4.4) -> Element:
    """A body cut out along `outline`; `gloss` is the line where light catches it."""
    return group(
        path(outline, fill="rim", stroke="rim", stroke_width=rim, stroke_linejoin="round"),
        path(outline, fill=body, stroke=edge, stroke_width=1.5, stroke_linejoin="round", kind="edge"),
        path(gloss, fill="none", stroke="highlight", stroke_width=2, stroke_linecap="round", stroke_opacity=0.5)
        if gloss
        else None,
    )


@cached_drawing
def badge(number: int, at: Point = (14, -12), radius: float = 9.5) -> Element:
    """The number of pieces that one piece stands for."""
    size = radius * (1.35 if number < 10 else 1.15 if number < 100 else 0.9)
    return group(
        circle(0, 0, radius, fill="ink", stroke="rim", stroke_width=1.6),
        label(0, 0, str(number), size, bold=True, fill="ground"),
        at=at,
        kind="count",
    )


def piece(
    *parts: Element | None,
    at: Point,
    size: float,
    number: int | None = None,
    field: float = FIELD,
    **named: Unpack[Named],
) -> Element:
    """The parts of a piece at its place: the outer group moves, the inner one has the size."""
    counted = badge(number) if number is not None else None
    return group(group(*parts, counted, scale=size / field), at=at, **named)
