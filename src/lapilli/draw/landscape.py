"""What grows and stands on illustrated grounds, seen from above with the light from the north west.

Each takes the tokens it is painted with, for every game has paints of its own; `key` is its dark line.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from lapilli.draw.curve import smooth, straight
from lapilli.draw.element import Element, Point, circle, ellipse, group, path, rect

DARK = "#0d1208"  # shadows on land


def tree(at: Point, size: float, leaf: str, lit: str, key: str) -> Element:
    """A round crown with its shadow."""
    x, y = at
    edge, turn = 4.4 * size, f"a{4.4 * size:.2f} {4.4 * size:.2f} 0 0 1 {6.6 * size:.2f} {-3 * size:.2f}"
    back = f"a{4 * size:.2f} {4 * size:.2f} 0 0 0 {-6.6 * size:.2f} {3 * size:.2f}Z"
    return group(
        ellipse(x + 2.6 * size, y + 3 * size, 5.2 * size, 4.4 * size, fill=DARK, opacity=0.4),
        circle(x, y, 5.4 * size, fill=leaf, stroke=key, stroke_width=0.7),
        path(f"M{x - edge:.2f} {y - 0.5 * size:.2f}{turn}{back}", fill=lit),
    )


def lobed(radius: float, lobes: int = 6, turn: float = 0.0, depth: float = 0.16) -> str:
    """The outline of a crown in lobes, round the origin."""
    corners = 3 * lobes
    angles = [number * math.tau / corners for number in range(corners)]
    reach = [radius * (1 + depth * math.cos(lobes * angle + turn)) for angle in angles]
    return smooth([(far * math.cos(a), far * math.sin(a)) for far, a in zip(reach, angles, strict=True)], True)


def crown(radius: float, leaf: str, lit: str, key: str, turn: float = 0.0) -> Element:
    """A tree of the jungle, round the origin; to be defined once and used often."""
    bend, flat = radius * 0.7, radius * 0.8
    gleam = (
        f"M{-bend:.2f} {-0.05 * radius:.2f}a{bend:.2f} {bend:.2f} 0 0 1 {0.9 * radius:.2f} {-0.6 * radius:.2f}"
        f"a{flat:.2f} {flat:.2f} 0 0 0 {-0.9 * radius:.2f} {0.6 * radius:.2f}z"
    )
    return group(
        ellipse(2.6, 3.2, radius, radius * 0.92, fill=DARK, opacity=0.45),
        path(lobed(radius, turn=turn), fill=leaf, stroke=key, stroke_width=0.8),
        path(gleam, fill=lit, opacity=0.85),
    )


def palm(leaf: str, trunk: str, key: str) -> Element:
    """A palm from above, round the origin."""

    def frond(angle: float) -> Element:
        (ax, ay), (bx, by), (cx, cy) = (
            (far * math.cos(angle + off), far * math.sin(angle + off)) for far, off in ((6, -0.3), (11, 0), (5, 0.35))
        )
        data = f"M0 0Q{ax:.2f} {ay:.2f} {bx:.2f} {by:.2f}Q{cx:.2f} {cy:.2f} 0 0Z"
        return path(data, fill=leaf, stroke=key, stroke_width=0.7)

    fronds = [frond(number * math.tau / 7 + 0.2) for number in range(7)]
    return group(ellipse(3, 4, 9, 7, fill=DARK, opacity=0.35), fronds, circle(0, 0, 1.8, fill=trunk))


def boulder(at: Point, size: float, body: str, lit: str, key: str) -> Element:
    """A block of stone: a lit face, a dark one, and its shadow."""
    x, y = at

    def shape(*corners: Point) -> str:
        return straight([(x + dx * size, y + dy * size) for dx, dy in corners])

    return group(
        path(shape((-0.6, 0.9), (1.4, 1.1), (1.3, -0.1)), fill="#000000", opacity=0.22),
        path(
            shape((-1, -0.3), (-0.2, -0.85), (0.9, -0.5), (1, 0.5), (0, 1), (-0.9, 0.5)),
            fill=body,
            stroke=key,
            stroke_width=0.8,
        ),
        path(shape((-1, -0.3), (-0.2, -0.85), (0.9, -0.5), (0.1, 0.05)), fill=lit),
    )


def sheaf(at: Point, body: str, edge: str) -> Element:
    """A sheaf that stands in a field."""
    x, y = at
    return group(
        ellipse(x + 2, y + 2, 4.5, 3, fill="#3a2505", opacity=0.35),
        path(straight([(x - 4, y + 3), (x, y - 6), (x + 4, y + 3)]), fill=body, stroke=edge, stroke_width=1.2),
    )


def cottage(
    at: Point,
    width: float,
    height: float,
    *,
    top: str,
    front: str,
    door: str,
    key: str,
    dome: str = "",
) -> Element:
    """A whitewashed house seen from above and in front; with a dome it is a chapel."""
    x, y = at
    left, roof = x - width / 2, y - height - width * 0.5
    bend = f"a{width * 0.36:.2f} {width * 0.4:.2f} 0 0 1 {width * 0.72:.2f} 0z"
    chapel = (
        [
            path(f"M{x - width * 0.36:.2f} {y - height - width * 0.2:.2f}{bend}", fill=dome, stroke=key),
            path(
                f"M{x:.2f} {y - height - width * 0.58:.2f}v-5m-2.4 2.4h4.8", fill="none", stroke=key, stroke_width=1.2
            ),
        ]
        if dome
        else []
    )
    return group(
        path(f"M{left + 3:.2f} {y + 1:.2f}h{width:.2f}l5 4h{-width:.2f}z", fill="#000000", opacity=0.25),
        rect(left, y - height, width, height, fill=front, stroke=key, stroke_width=1),
        rect(left, roof, width, width * 0.5, fill=top, stroke=key, stroke_width=1),
        rect(x - 1.8, y - height * 0.62, 3.6, height * 0.62, fill=door),
        chapel,
    )


def hut(at: Point, radius: float, straw: str, lit: str, dark: str, key: str, turn: float = 0.0) -> Element:
    """A round thatched roof from above: strokes of straw, a light quarter and a dark one."""
    x, y = at
    bend = f"A{radius:.2f} {radius:.2f} 0 0 1"
    spokes = "".join(
        f"M{x + radius * 0.25 * math.cos(a):.2f} {y + radius * 0.25 * math.sin(a):.2f}"
        f"L{x + radius * 0.94 * math.cos(a):.2f} {y + radius * 0.94 * math.sin(a):.2f}"
        for a in (number * math.tau / 18 + turn for number in range(18))
    )
    light = f"M{x - radius:.2f} {y:.2f}{bend} {x:.2f} {y - radius:.2f}L{x:.2f} {y:.2f}Z"
    shadow = f"M{x + radius:.2f} {y:.2f}{bend} {x:.2f} {y + radius:.2f}L{x:.2f} {y:.2f}Z"
    return group(
        ellipse(x + radius * 0.35, y + radius * 0.42, radius * 1.02, radius * 0.95, fill="#000000", opacity=0.4),
        circle(x, y, radius, fill=straw, stroke=key, stroke_width=1.4),
        path(light, fill=lit, opacity=0.8),
        path(shadow, fill=dark, opacity=0.55),
        path(spokes, fill="none", stroke=dark, stroke_width=1.1),
        circle(x, y, radius * 0.56, fill="none", stroke=dark, stroke_width=1),
        circle(x, y, radius * 0.2, fill=dark, stroke=key, stroke_width=1),
    )


def cloud(puffs: Sequence[tuple[float, float, float, float]], body: str, key: str, line: float = 1.4) -> Element:
    """Smoke, a cloud, blossom: ellipses (x, y, across, down) as one shape with one outline."""
    return group(
        [ellipse(x, y, across + line, down + line, fill=key) for x, y, across, down in puffs],
        [ellipse(x, y, across, down, fill=body) for x, y, across, down in puffs],
    )


def plate(at: Point, along: float, half: float, thick: float, chance: random.Random) -> str:
    """One plate of cooled crust on lava, `along` its length in radians, as path data."""
    x, y = at
    corners = ((-1, -0.6), (-0.4, -1), (0.5, -0.95), (1, -0.4), (0.9, 0.7), (0.2, 1), (-0.7, 0.9), (-1.05, 0.3))
    points = []
    for across, down in corners:
        reach = half * across * (1 + 0.2 * chance.uniform(-1, 1))
        deep = thick * down * (1 + 0.2 * chance.uniform(-1, 1))
        points.append(
            (x + math.cos(along) * reach - math.sin(along) * deep, y + math.sin(along) * reach + math.cos(along) * deep)
        )
    return smooth(points, True, 0.12)
