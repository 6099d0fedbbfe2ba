"""The Hydra: three necks out of one coil, seen from the side."""

from __future__ import annotations

from typing import Unpack

from lapilli.draw.element import Element, Named, Point, circle, group, path
from lapilli.draw.memo import kept
from lapilli.draw.piece_style import piece, shade

NECKS = (
    "M-7.6 13 C-16 9 -8 2 -12 -4.4 C-12.8 -6 -12.4 -7.6 -11.4 -8.6",
    "M0 13 C-4.6 6 4.4 1 0 -6.6 C-1 -8.6 -0.6 -10.4 0.4 -11.8",
    "M7.6 13 C16 10 8.4 4 11 -0.6",
)
COIL = "M-18 14.4 C-12 9.8 -6 17.4 0 13.6 C6 9.8 12 17.4 18 13.2"
HEAD = "M-4.4 2.4 C-5.6 -3 -2.4 -6 1.4 -5.4 L8.4 -3.6 L4 -1 L7.6 1.8 C4.4 4.6 -2.6 6 -4.4 2.4 Z"
HEADS: tuple[tuple[Point, float], ...] = (((-9.6, -11.4), -8), ((2.0, -14.2), 0), ((13.0, -4.2), 10))


@kept
def hydra(at: Point = (0, 0), size: float = 44, *, body: str = "leaf", **named: Unpack[Named]) -> Element:
    """The sea serpent."""
    necks = " ".join((*NECKS, COIL))
    rim = [
        path(HEAD, fill="rim", stroke="rim", stroke_width=4.6, stroke_linejoin="round", at=place, turn=turn)
        for place, turn in HEADS
    ]
    heads = [
        group(
            path(HEAD, fill=body, stroke="crust", stroke_width=1.4, stroke_linejoin="round"),
            circle(0.4, -1.8, 1.6, fill="lava-1", stroke="crust", stroke_width=0.7),
            at=place,
            turn=turn,
        )
        for place, turn in HEADS
    ]
    return piece(
        shade(0, 17, 21, 5),
        path(necks, fill="none", stroke="rim", stroke_width=10.6, stroke_linecap="round", kind="edge"),
        *rim,
        path(necks, fill="none", stroke="crust", stroke_width=7.6, stroke_linecap="round"),
        path(necks, fill="none", stroke=body, stroke_width=5, stroke_linecap="round"),
        path(
            necks,
            fill="none",
            stroke="highlight",
            stroke_width=1.2,
            stroke_opacity=0.4,
            stroke_dasharray="0.1 3.4",
            stroke_linecap="round",
        ),
        *heads,
        at=at,
        size=size,
        **named,
    )
