"""Shapes with the dark line of a vase painter, and what towns are built of."""

from __future__ import annotations

from typing import Unpack

from lapilli.draw import Element, Options, Point, ellipse, group, path, rect

DOLPHIN = (
    "M-30 6Q-14 -18 12 -10Q22 -8 30 2Q22 0 16 3Q8 10 -6 6Q-18 4 -24 12Q-26 18 -34 18Q-30 12 -31 8Q-36 6 -38 2"
    "Q-33 2 -30 6ZM-4 -12Q-4 -20 -12 -22Q-10 -15 -13 -9Z"
)


def cut(data: str, body: str = "none", width: float = 1.0, key: str = "slip", **options: Unpack[Options]) -> Element:
    """A shape with its line."""
    options["fill"], options["stroke"], options["stroke_width"] = body, key, width
    options["stroke_linejoin"] = options["stroke_linecap"] = "round"
    return path(data, **options)


def stroke(data: str, key: str = "slip", width: float = 1.0, **options: Unpack[Options]) -> Element:
    """A line alone."""
    return cut(data, "none", width, key, **options)


def meander(width: float, height: float) -> list[Element]:
    """The key pattern round a sheet, on clay."""
    unit = 20

    def side(length: float, at: Point, turn: float) -> Element:
        count = round(length / unit)
        keys = "".join(
            f"M{n * unit} 16V4H{n * unit + 15}V12H{n * unit + 6}V8H{n * unit + 10}M{n * unit} 16H{n * unit + 20}"
            for n in range(count)
        )
        return group(stroke(keys, width=2.3), at=at, turn=turn)

    inner = 4.0
    return [
        rect(0, 0, width, height, 6, fill="slip"),
        rect(inner, inner, width - 2 * inner, height - 2 * inner, 3, fill="clayware"),
        side(width - 2 * inner, (inner, inner), 0),
        side(width - 2 * inner, (width - inner, height - inner), 180),
        side(height - 2 * inner, (width - inner, inner), 90),
        side(height - 2 * inner, (inner, height - inner), -90),
    ]


def hut(x: float, y: float, width: float, high: float) -> list[Element]:
    """White walls under a red roof; its lower left corner at a point."""
    roof = f"M{x - 1.5} {y - high}L{x + width / 2} {y - high - width * 0.42}L{x + width + 1.5} {y - high}Z"
    return [
        rect(x, y - high, width, high, fill="wall", stroke="slip"),
        cut(roof, "tile"),
        rect(x + width * 0.38, y - high * 0.6, width * 0.26, high * 0.6, fill="slip"),
    ]


def temple(at: Point, width: float, scale: float = 1) -> Element:
    """Four columns under a gable."""
    columns = [
        rect(-width / 2 + 1 + n * (width - 5) / 3, -14, 3.4, 11, fill="wall", stroke="slip", stroke_width=0.9)
        for n in range(4)
    ]
    return group(
        rect(-width / 2 + 1, -14, width - 2, 11, fill="parchment-dark"),
        rect(-width / 2 - 2, -3, width + 4, 3, fill="wall", stroke="slip"),
        columns,
        cut(f"M{-width / 2 - 3} -14L0 {-14 - width * 0.3}L{width / 2 + 3} -14Z", "tile", 1.1),
        at=at,
        scale=scale,
    )


def city(at: Point) -> Element:
    """Walls with crenels and two towers, a temple above the roofs."""
    stones = "".join(f"M{-27 + n * 7 + row % 2 * 3} {-9 + row * 4}h4" for n in range(8) for row in range(3))
    towers = [
        group(
            cut("M0 2V-20v-3h2.2v3h2.2v-3h2.4v3h2.2V2z", "wall", 1.2),
            rect(3.4, -14, 2.4, 5, fill="slip"),
            at=(x, 0),
        )
        for x in (-32, 23)
    ]
    return group(
        ellipse(0, 2, 34, 8, fill="slip", opacity=0.25),
        cut("M-30 0Q-26 -26 0 -32Q26 -26 30 0Z", "parchment-dark"),
        hut(-22, -12, 11, 8) + hut(12, -12, 11, 8),
        temple((0, -20), 24),
        hut(-13, -8, 10, 7) + hut(3, -8, 11, 7),
        cut("M-30 0V-13" + "h3v-3h3v3" * 10 + "V0Q0 5 -30 0Z", "wall", 1.2),
        stroke(stones, "wall-shade", 1.2),
        towers,
        path("M-5 2V-6a5 5 0 0 1 10 0V2Z", fill="slip"),
        at=at,
    )


def hamlet(at: Point) -> Element:
    """Three huts behind a fence."""
    posts = "".join(f"M{-28 + n * 8} 6v-7" for n in range(8) if abs(-28 + n * 8) > 6)
    return group(
        ellipse(0, 2, 30, 7, fill="slip", opacity=0.22),
        hut(-26, -4, 14, 10) + hut(11, -5, 14, 10) + hut(-9, 0, 18, 13),
        stroke("M-30 3Q0 9 30 3", width=2.2),
        stroke(posts, width=1.8),
        at=at,
    )


def acropolis(at: Point) -> Element:
    """Athens: a great temple on its rock."""
    return group(
        cut("M-36 2Q-30 -14 -24 -18L-20 -26H20L24 -18Q32 -12 36 2Q0 8 -36 2Z", "parchment-dark", 1.3),
        stroke("M-22 -20L-14 -10L-22 0M18 -24L16 -12L28 -4", width=0.9, opacity=0.6),
        temple((0, -24), 34, 1.15),
        hut(-26, 0, 11, 8) + hut(16, 0, 11, 8),
        at=at,
    )
