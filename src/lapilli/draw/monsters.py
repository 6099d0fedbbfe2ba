"""The Hydra: three necks out of one coil, seen from the side."""

from __future__ import annotations

from typing import Unpack

from lapilli.draw.carved import piece, shade
from lapilli.draw.element import Element, Named, Point, circle, group, path

NECKS = (
    "M-9 13 C-15 7 -6 3 -11 -3.4 C-13 -6 -12.6 -9.6 -9.6 -11",
    "M0 13 C-3.4 6 4.6 1 0.6 -6.4 C-1 -9.6 0.4 -13.6 4 -14",
    "M9 13 C15.4 8 8 3 11.8 -2 C13.2 -3.8 15 -4.4 16.6 -4",
)
HEADS = ((-9.6, -11.2), (4.0, -14.2), (16.0, -4.2))
COIL = "M-17.6 14.6 C-12 9.6 -6 17.6 0 13.6 C6 9.6 12 17.6 17.6 13.6"


def hydra(at: Point = (0, 0), size: float = 44, *, body: str = "leaf-deep", **named: Unpack[Named]) -> Element:
    """The sea serpent."""
    strokes = [*NECKS, COIL]
    rim = [
        path(data, fill="none", stroke="rim", stroke_width=9.4, stroke_linecap="round", kind="edge") for data in strokes
    ]
    rim += [circle(x, y, 6.2, fill="rim") for x, y in HEADS]
    dark = [path(data, fill="none", stroke="crust", stroke_width=6.8, stroke_linecap="round") for data in strokes]
    skin = [path(data, fill="none", stroke=body, stroke_width=4.4, stroke_linecap="round") for data in strokes]
    heads = [
        group(
            path(
                (
                    "M-4.6 0.6 C-4.6 -3.4 -1.6 -4.8 1.4 -4.4 C4.6 -4 6.8 -1.8 7 0.8 C4.4 1 3 1.4 2.4 3 C-0.8 4.6 -4.6 "
                    "4 -4.6 0.6 Z"
                ),
                fill=body,
                stroke="crust",
                stroke_width=1.3,
            ),
            circle(0.6, -1.2, 1.5, fill="lava-1", stroke="crust", stroke_width=0.6),
            at=head,
        )
        for head in HEADS
    ]
    gloss = path(
        "M-12 -6.4 C-12 -8 -11.4 -9 -10 -9.6 M-1 -8 C-1 -10 0.4 -11.8 2.4 -12.2",
        fill="none",
        stroke="highlight",
        stroke_width=1.4,
        stroke_opacity=0.5,
        stroke_linecap="round",
    )
    return piece(shade(0, 17, 21, 5), *rim, *dark, *skin, gloss, *heads, at=at, size=size, **named)
