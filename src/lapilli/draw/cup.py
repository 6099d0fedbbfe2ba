"""The kylix: a flat cup with two handles and five hollows for five dice."""

from __future__ import annotations

from typing import Unpack

from lapilli.draw.element import Element, Named, Point, circle, group, path
from lapilli.draw.memo import kept

HOLLOWS: dict[str, Point] = {"middle": (0, 0), "rim1": (0, -29), "rim2": (29, 0), "rim3": (0, 29), "rim4": (-29, 0)}
"""Where the hollows lie in a cup of size 100, the rim clockwise from the north."""


def hollow(name: str, size: float = 100, at: Point = (0, 0)) -> Point:
    """The middle of a hollow of a cup that stands at `at`."""
    x, y = HOLLOWS[name]
    return at[0] + x * size / 100, at[1] + y * size / 100


@kept
def cup(at: Point = (0, 0), size: float = 100, *, body: str = "clay", **named: Unpack[Named]) -> Element:
    """The cup seen from above, `size` across without its handles."""
    handles = "M-44 -13 C-62 -18 -62 18 -44 13 M44 -13 C62 -18 62 18 44 13"
    parts = group(
        circle(1, 5, 54, fill="shade", pointer_events="none"),
        path(handles, fill="none", stroke="wood-edge", stroke_width=9, stroke_linecap="round"),
        path(handles, fill="none", stroke=body, stroke_width=5, stroke_linecap="round"),
        circle(0, 0, 50, fill="rim"),
        circle(0, 0, 48.6, fill=body, stroke="wood-edge", stroke_width=1.8, kind="edge"),
        circle(0, 0, 44, fill="none", stroke="wood-edge", stroke_width=1.4, stroke_dasharray="5 3", stroke_opacity=0.7),
        [circle(x, y, 13.6, fill="wood-edge", fill_opacity=0.75) for x, y in HOLLOWS.values()],
        path(
            "M-37 -24 A44 44 0 0 1 -20 -40",
            fill="none",
            stroke="highlight",
            stroke_width=3,
            stroke_opacity=0.5,
            stroke_linecap="round",
        ),
        scale=size / 100,
    )
    return group(parts, at=at, **named)
