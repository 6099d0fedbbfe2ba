"""The mountain of the panorama: its body and snow, its plume, and the fire that leaves it."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from itertools import pairwise

from lapilli.draw import Element, Point, ellipse, group, noise, path, smooth, straight
from lapilli.games.fuji.picture.scenery import Lobe, cut, lava_stream, stroke, union

PEAK, TOP, DEPTH = 236.0, 70.0, 250.0  # the crater, and how far down the mountain reaches


def _half(depth: float) -> float:
    """Half the width of the mountain, from the rim (0) to its foot (1)."""
    return 27 + 470 * float(depth**1.65)


def _on(across: float, depth: float) -> Point:
    return PEAK + across * _half(depth), TOP + DEPTH * depth


RIM = [(PEAK + x, TOP + y) for x, y in ((-26, 0), (-15, 7), (-6, 3), (4, 9), (14, 4), (26, 0))]


def body() -> str:
    """Its outline."""
    left = smooth([_on(-1, 1 - step / 14) for step in range(15)])
    right = smooth([_on(1, step / 14) for step in range(15)])
    return left + "".join(f"L{x:.1f} {y:.1f}" for x, y in RIM) + "L" + right[1:] + "Z"


def mountain(rng: random.Random) -> Iterator[Element]:
    """The body, hatched down its slopes, woods at its foot, and snow that reaches down in fingers."""
    yield cut(body(), "slopes", 1.8)
    for _ in range(70):
        across, start = rng.uniform(-0.97, 0.97), rng.uniform(0.3, 0.75)
        length = rng.uniform(0.06, 0.16)
        yield stroke(smooth([_on(across, start + length * step / 3) for step in range(4)]), "key", 0.9, opacity=0.35)
    for row in range(6):
        depth = 0.8 + row * 0.036
        trees = int(_half(depth) / 7)
        for tree in range(trees):
            x, y = _on((-1 + 2 * (tree + rng.random()) / trees) * 0.98, depth)
            colour = "pine" if (tree + row) % 3 else "pine-light"
            yield path(f"M{x - 3:.1f} {y:.1f}l3 -8l3 8z", fill=colour, opacity=0.85)
    edge = [_on(-1 + step / 8, _snow_line(step)) for step in range(17)][::-1]
    outline = [_on(-1, t) for t in (0.42, 0.3, 0.2, 0.12, 0.06, 0)] + RIM[1:-1]
    outline += [_on(1, t) for t in (0, 0.06, 0.12, 0.2, 0.3, 0.42)]
    snow = straight(outline, closed=False)
    for (x, y), (x2, y2) in pairwise(edge):
        snow += f"Q{(x + x2) / 2 + (x2 - PEAK) * 0.03:.1f} {max(y, y2) - 10:.1f} {x2:.1f} {y2:.1f}"
    shade = [RIM[3], RIM[5], *(_on(1, t) for t in (0.1, 0.2, 0.3, 0.42)), *(p for p in edge if p[0] > PEAK + 4)]
    yield group(cut(snow + "Z", "summit", 1.3), clip_path="body")
    yield group(path(straight(shade), fill="summit-shade", opacity=0.8), clip_path="body")
    yield cut(body(), width=1.8)
    for _ in range(16):
        across = rng.uniform(-0.9, 0.9)
        yield stroke(smooth([_on(across, t) for t in (0.05, 0.1, 0.16)]), "mount-light", 0.8, opacity=0.5)


def _snow_line(step: int) -> float:
    """How far down the snow lies: valleys and tips in turn."""
    if step in (0, 16):
        return 0.42
    across = abs(-1 + step / 8)
    if step % 2:
        return 0.47 - 0.1 * across + 0.2 * (noise(step * 0.9, 2, 4) - 0.5)
    return 0.2 + 0.07 * noise(step, 1, 5)


def smoke() -> Element:
    """A plume that drifts east, lit from below."""
    lobes: list[Lobe] = []
    for number in range(15):
        share = number / 14
        lobes.append(
            (
                PEAK + 6 + 14 * math.sin(number * 0.9) + 150 * share**1.8,
                TOP - 4 - 54 * share**0.8 + 4 * math.cos(number * 2),
                12 + 24 * share + 5 * noise(number, 3, 9),
                10 + 15 * share + 4 * noise(number, 5, 9),
            )
        )
    curls = [
        stroke(
            f"M{x - a * 0.5:.1f} {y + b * 0.1:.1f}a{a * 0.5:.1f} {b * 0.5:.1f} 0 1 1 {a * 0.8:.1f} {b * 0.2:.1f}"
            f"a{a * 0.26:.1f} {b * 0.26:.1f} 0 1 1 {-a * 0.4:.1f} {-b * 0.1:.1f}",
            "key",
            1.1,
            opacity=0.6,
        )
        for x, y, a, b in lobes[2::2]
    ]
    lit: list[Lobe] = [(x + 1, y + 3, a * 0.5, b * 0.45) for x, y, a, b in lobes[:3]]
    light: list[Lobe] = [(x - 3, y - 3, a * 0.78, b * 0.74) for x, y, a, b in lobes[::-1]]
    return group(
        union(lobes[::-1], "plume", 1.6),
        union(light, "plume-light"),
        curls,
        union(lit, "plume-fire"),
        clip_path="above",
    )


def course() -> list[Point]:
    """The way of the great stream from the rim down."""
    return [
        _on(-0.3 * min(1, 0.3 + step / 8) * (1 + 0.5 * (noise(step * 0.55, 1, 21) - 0.5)), 0.02 + 0.74 * step / 16)
        for step in range(17)
    ]


def fire(rng: random.Random) -> Iterator[Element]:
    """The crater glows; three streams leave it."""
    yield ellipse(PEAK, TOP + 4, 70, 46, fill="glow")
    great = course()
    side = [
        _on(0.24 * min(1, 0.3 + step / 8) * (1 + 0.9 * (noise(step * 0.5, 2, 21) - 0.5)), 0.02 + 0.62 * step / 16)
        for step in range(17)
    ]
    branch = [
        great[9],
        *(
            (great[9 + n][0] + dx, great[9 + n][1] + dy)
            for n, dx, dy in ((1, 10, 0), (2, 22, -2), (3, 30, 0), (4, 44, -2))
        ),
    ]
    for points, first, last in ((side, 9.0, 2.5), (branch, 7.0, 1.5), (great[:12], 9.0, 11.0)):
        yield from lava_stream(points, first, last)
    yield cut(straight([*RIM, (PEAK + 18, TOP + 15), (PEAK, TOP + 19), (PEAK - 18, TOP + 15)]), "lava-3", 1.2)
    yield path(
        straight([*((x, y + 3) for x, y in RIM[1:-1]), (PEAK + 8, TOP + 13), (PEAK - 8, TOP + 13)]), fill="lava-1"
    )
    for _ in range(13):
        angle, far = rng.uniform(-2.6, -0.5), rng.uniform(20, 60)
        x, y = PEAK + far * math.cos(angle) * 0.8, TOP + far * math.sin(angle)
        yield stroke(f"M{x:.1f} {y:.1f}l{3 * math.cos(angle):.1f} {4 * math.sin(angle):.1f}", "lava-1", 2.2)
