"""What stands in the landscape of Fuji, drawn as woodblocks are: flat colours inside one dark line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Unpack

from lapilli.draw import Element, Options, Point, brush, ellipse, group, noise, path, rect, smooth

Lobe = tuple[float, float, float, float]
"""An ellipse: its middle and its two radii."""


def cut(data: str, body: str = "none", width: float = 1.0, key: str = "key", **options: Unpack[Options]) -> Element:
    """A shape with its key line."""
    options["fill"], options["stroke"], options["stroke_width"] = body, key, width
    options["stroke_linejoin"] = options["stroke_linecap"] = "round"
    return path(data, **options)


def stroke(data: str, key: str, width: float = 1.0, **options: Unpack[Options]) -> Element:
    """A line alone."""
    return cut(data, "none", width, key, **options)


def union(lobes: Sequence[Lobe], fill: str, width: float = 0.0) -> list[Element]:
    """Many ellipses as one shape: all of them fat in the key colour, then all in theirs."""
    fat = [ellipse(x, y, across + width, down + width, fill="key") for x, y, across, down in lobes] if width else []
    return fat + [ellipse(x, y, across, down, fill=fill) for x, y, across, down in lobes]


def pine(at: Point, scale: float, light: bool = False) -> Element:
    """Three tiers on a short trunk."""
    tiers = "M-10 -4Q0 -8 10 -4L5 -12Q0 -13 -5 -12ZM-8 -11Q0 -15 8 -11L4 -19Q0 -20 -4 -19ZM-6 -18Q0 -22 6 -18L0 -30Z"
    return group(
        ellipse(2, 0, 10, 3, fill="shadow", opacity=0.18),
        stroke("M0 0v-6", "bark", 2.4),
        cut(tiers, "pine-light" if light else "pine", 0.9),
        stroke("M-6 -6L-3 -11M-4 -13L-2 -18M-2 -21L0 -26", "moss", 1.1, opacity=0.7),
        at=at,
        scale=scale,
    )


def house(at: Point, scale: float) -> Element:
    """A farmhouse; by night there is light in it."""
    return group(
        rect(-9, -8, 18, 9, fill="plaster", stroke="key", stroke_width=0.8),
        rect(-3, -6, 6, 7, fill="window"),
        cut("M-14 -7Q-7 -10 -5 -17L5 -17Q7 -10 14 -7Z", "thatch", 1),
        stroke("M-5 -17h10", "key", 2),
        at=at,
        scale=scale,
    )


def pagoda(at: Point, scale: float) -> Element:
    """Four storeys."""
    parts: list[Element] = []
    for storey in range(4):
        wide, y = 17 - storey * 3, -storey * 15
        parts.append(rect(-wide * 0.55, y - 9, wide * 1.1, 9, fill="vermilion", stroke="key", stroke_width=0.8))
        roof = (
            f"M{-wide - 4} {y - 7}Q{-wide * 0.6} {y - 10} {-wide * 0.45} {y - 15}"
            f"H{wide * 0.45}Q{wide * 0.6} {y - 10} {wide + 4} {y - 7}Z"
        )
        parts.append(cut(roof, "tiles", 0.9))
    return group(parts, stroke("M0 -60v-14", "key", 1.6), at=at, scale=scale)


def torii(at: Point, scale: float) -> Element:
    """A gate of two posts and two beams."""
    posts = "M-15 0L-13 -30M15 0L13 -30"
    return group(
        stroke(posts, "key", 6.6),
        stroke(posts, "vermilion", 4.4),
        rect(-17, -24, 34, 4, fill="vermilion", stroke="key", stroke_width=1),
        cut("M-25 -34Q0 -28 25 -34L23 -29Q0 -25 -23 -29Z", "vermilion", 1.1),
        stroke("M-25 -36Q0 -30 25 -36", "key", 2.6),
        rect(-2, -29, 4, 6, fill="vermilion", stroke="key", stroke_width=0.8),
        at=at,
        scale=scale,
    )


def cherry(at: Point, scale: float) -> Element:
    """A tree in blossom."""
    crown: list[Lobe] = [(-12, -26, 9, 7), (0, -33, 12, 9), (13, -28, 9, 7), (-3, -24, 8, 6), (7, -22, 6, 4)]
    return group(
        cut("M-3 0Q-1 -12 -8 -20L-5 -22Q0 -16 1 -18Q3 -24 9 -28L11 -25Q4 -18 3 0Z", "bark", 0.8),
        union(crown, "blossom", 1),
        union([(-13, -28, 5, 3.6), (-1, -36, 7, 4.4), (13, -30, 5, 3.4)], "blossom-light"),
        at=at,
        scale=scale,
    )


def rock(at: Point, across: float, down: float) -> Element:
    """Six corners, the light face to the north west."""
    ring = [(-1, 0.25), (-0.8, -0.5), (-0.15, -1), (0.5, -0.75), (1, -0.15), (0.9, 0.25)]
    points = [(x * across, y * down) for x, y in ring]
    dark = [*points[2:], (0.2 * across, 0.25 * down), (0.1 * across, -0.45 * down)]
    shape = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"
    shade = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in dark) + "Z"
    return group(cut(shape, "card-rock", 1.2), path(shade, fill="rock-dark", opacity=0.75), at=at)


def bough(x: float, y: float, reach: float) -> list[Element]:
    """A cloud of needles on the branch of an old pine."""
    lobes = max(3, round(reach / 9))
    shape = f"M{x - reach:.1f} {y:.1f}" + f"q{reach / lobes:.1f} {-reach * 0.52:.1f} {2 * reach / lobes:.1f} 0" * lobes
    parts = [cut(shape + f"q{-reach:.1f} {reach * 0.28:.1f} {-2 * reach:.1f} 0Z", "pine", 1.1)]
    needles = int(reach / 2.6)
    for number in range(needles):
        along = -reach + 4 + number * 2 * (reach - 4) / needles
        tip = y - 8 - 5 * noise(number, reach, 3)
        parts.append(stroke(f"M{x + along * 0.92:.1f} {y + 1:.1f}L{x + along:.1f} {tip:.1f}", "pine-light"))
    return parts


def mist(*bands: tuple[float, float, float, float]) -> list[Element]:
    """Bands of mist, as printers draw them: rounded at both ends, one over the other."""
    edges = [rect(x - 1.2, y - 1.2, w + 2.4, h + 2.4, h / 2, fill="mist-line") for x, y, w, h in bands]
    bodies = [rect(x, y, w, h, h / 2, fill="mist") for x, y, w, h in bands]
    lines = [stroke(f"M{x + 12} {y + h - 4}h{w - 40}", "mist-line", 0.9, opacity=0.7) for x, y, w, h in bands]
    return edges + bodies + lines


def lava_stream(points: Sequence[Point], first: float, last: float) -> list[Element]:
    """Lava down a slope: light beside it, a cool edge, a hot middle."""
    return [
        path(brush(points, first * 2.2, last * 2.4, 3), fill="lava-2", opacity=0.5, filter="soft"),
        cut(brush(points, first, last, 4), "lava-3", 1.2),
        path(brush(points, first * 0.72, last * 0.72, 5), fill="lava-2"),
        path(brush(points, first * 0.34, last * 0.3, 6), fill="lava-1"),
        stroke(smooth([(x + 2.2, y) for x, y in points[::2]]), "lava-3", 1, opacity=0.6, stroke_dasharray="7 9"),
    ]


def scales(x: float, y: float, radii: Iterable[float]) -> list[Element]:
    """One scale of the pattern that stands for water."""
    return [stroke(f"M{x - r:.1f} {y:.1f}a{r} {r * 0.62:.2f} 0 0 1 {2 * r} 0", "mist", 0.9, opacity=0.5) for r in radii]


def sail(x: float, y: float, scale: float) -> Element:
    """A boat on the lake."""
    return group(
        path("M0 0l16 0l-3 4l-10 0z", fill="bark"),
        cut("M7 -1l0 -15q7 7 7 14z", "mist", 0.8),
        at=(x, y),
        scale=scale,
    )
