"""The chart of the Aegean as one print: a border like a vase's, waves, coasts, hills, towns, winds."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator

from lapilli.draw import Box as Area
from lapilli.draw import (
    Element,
    Point,
    Scene,
    circle,
    contour,
    ellipse,
    group,
    noise,
    path,
    rect,
    rough,
    smooth,
    straight,
    window,
)
from lapilli.games.deukalion.actions import CITIES, FIELDS, SETTLEMENTS
from lapilli.games.deukalion.box import Box, printed_box
from lapilli.games.deukalion.picture.brushwork import DOLPHIN, acropolis, city, cut, hamlet, meander, stroke
from lapilli.games.deukalion.picture.look import CELL, CHART, EDGE, PRINT, centre, corner

SEA = Area(EDGE, EDGE, CHART[0] - 2 * EDGE, CHART[1] - 2 * EDGE)
WATER = ("sea", "anchor", "styx", "kylix")
Height = Callable[[float, float], float]


def aegean() -> Scene:
    """The whole sheet, from the map of the printed box."""
    box = printed_box()
    scene = Scene(*CHART, "Deukalion", palette=PRINT, background=None)
    scene.define("sheet", window(rect(SEA.x, SEA.y, SEA.width, SEA.height)))
    rng = random.Random(3)
    height = _height(box)
    around = Area(SEA.x - 45, SEA.y - 45, SEA.width + 90, SEA.height + 90)
    coast = "".join(smooth(ring, True) for ring in contour(height, around, 6.5))
    scene.define("land", window(path(coast)))
    rose = _quiet(box)
    inside = [
        rect(SEA.x, SEA.y, SEA.width, SEA.height, fill="waters"),
        *_waves(box, height, rng),
        *(_rays(rose) if rose else ()),
        *_coast(coast),
        *_styx(box),
        *_hills(box),
        *_olives(height, rng),
        *_grid(),
        *(_anchor(centre(field)) for field in box.fields("anchor")),
        *_dolphins(box, rose),
        *(_rose(centre(rose)) if rose else ()),
        *_towns(box),
    ]
    scene.add(meander(*CHART), group(inside, clip_path="sheet"))
    scene.add(rect(SEA.x, SEA.y, SEA.width, SEA.height, fill="none", stroke="slip", stroke_width=3))
    for column in range(9):
        scene.add(rect(EDGE + (column + 0.5) * CELL - 12, 2, 24, 22, 3, fill="slip"))
    for row in range(7):
        scene.add(rect(2, EDGE + (row + 0.5) * CELL - 12, 22, 24, 3, fill="slip"))
    return scene


def _cell(field: str) -> tuple[int, int]:
    return ord(field[0]) - ord("a"), int(field[1]) - 1


def _height(box: Box) -> Height:
    """Land above, sea below zero: rounded squares that join their neighbours, made ragged."""
    land = {_cell(field) for field in FIELDS if box.terrain(field) not in WATER}
    towns = {_cell(box.squares[place]) for place in (*CITIES, *SETTLEMENTS)}

    def joins(one: tuple[int, int], other: tuple[int, int]) -> bool:
        """Islands with a town each stay apart when they lie one above the other."""
        return other in land and not (one in towns and other in towns and one[0] == other[0])

    areas = []
    for i, j in land:
        left, top, right, bottom = (
            EDGE + i * CELL + 5,
            EDGE + j * CELL + 5,
            EDGE + i * CELL + 75,
            EDGE + j * CELL + 75,
        )
        left -= 30 * (i == 0 or joins((i, j), (i - 1, j)))
        right += 30 * (i == 8 or joins((i, j), (i + 1, j)))
        top -= 30 * (j == 0 or joins((i, j), (i, j - 1)))
        bottom += 30 * (j == 6 or joins((i, j), (i, j + 1)))
        areas.append((left + 22, top + 22, right - 22, bottom - 22))

    def height(x: float, y: float) -> float:
        best = max(
            22 - math.hypot(max(left - x, x - right, 0), max(top - y, y - bottom, 0))
            for left, top, right, bottom in areas
        )
        return best + 11 * (rough(x / 26, y / 26, 4) - 0.5) + 5 * (noise(x / 8, y / 8, 9) - 0.5)

    return height


def _waves(box: Box, height: Height, rng: random.Random) -> Iterator[Element]:
    """Small double scallops in staggered rows, none near a shore."""
    black = [corner(field) for field in box.fields("styx")]
    for row in range(26):
        for column in range(23):
            x = SEA.x + 16 + column * 32 + row % 2 * 16 + rng.uniform(-4, 4)
            y = SEA.y + 12 + row * 22 + rng.uniform(-3, 3)
            size = rng.uniform(6, 9)
            if height(x, y) > -14 or height(x + 20, y) > -14 or noise(x / 60, y / 60, 5) < 0.22:
                continue
            if any(left - 20 < x < left + CELL + 10 and top - 10 < y < top + CELL + 10 for left, top in black):
                continue
            hump = f"q{size / 2:.1f} {-size * 0.75:.1f} {size:.1f} 0"
            yield stroke(f"M{x:.1f} {y:.1f}{hump}{hump}", "wave", 1.5, opacity=0.55)


def _coast(coast: str) -> Iterator[Element]:
    """Water lining round the land, then the land with its hatched edge."""
    for width, strength in ((34, 0.13), (25, 0.16), (16, 0.22)):
        yield stroke(coast, "shore", width, opacity=strength)
    for width in (21, 12):
        yield stroke(coast, "shore", width + 1.4, opacity=0.5)
        yield stroke(coast, "water-light", width, opacity=0.9)
    yield path(coast, fill="shadow", opacity=0.4, at=(2, 4))
    yield cut(coast, "soil", 2.2)
    yield stroke(coast, "cream", 0.8, opacity=0.7, at=(0.6, -1.2))
    yield group(
        path(coast, fill="none", stroke="parchment-dark", stroke_width=13, stroke_dasharray="1.2 3.6", opacity=0.8),
        path(coast, fill="none", stroke="parchment-dark", stroke_width=24, stroke_dasharray="1 7.2", opacity=0.6),
        clip_path="land",
    )


def _styx(box: Box) -> Iterator[Element]:
    """The black river: one body of water over all its fields, with slow lines."""
    fields = [corner(field) for field in box.fields("styx")]
    if not fields:
        return

    def height(x: float, y: float) -> float:
        best = -999.0
        for left, top in fields:
            low_x = left + 26 if (left - CELL, top) not in fields and left > SEA.x else left - 30
            high_x = (
                left + CELL - 26 if (left + CELL, top) not in fields and left + CELL < SEA.right else left + CELL + 30
            )
            low_y = top + 26 if (left, top - CELL) not in fields and top > SEA.y else top - 30
            high_y = (
                top + CELL - 26 if (left, top + CELL) not in fields and top + CELL < SEA.bottom else top + CELL + 30
            )
            best = max(best, 24 - math.hypot(max(low_x - x, x - high_x, 0), max(low_y - y, y - high_y, 0)))
        return best + 10 * (rough(x / 22, y / 22, 14) - 0.5)

    around = Area(SEA.x - 45, SEA.y - 45, SEA.width + 90, SEA.height + 90)
    yield cut("".join(smooth(ring, True) for ring in contour(height, around, 7)), "styx", 2.2)
    for left, top in fields:
        for line in range(6):
            points = [
                (left + 8 + n * 9.0, top + 12 + line * 11 + 4.5 * math.sin(n * 1.05 + line * 1.4)) for n in range(8)
            ]
            yield stroke(smooth(points), "styx-light", 1.6, opacity=0.75)


def _hills(box: Box) -> Iterator[Element]:
    """Molehills where nobody lives."""
    spots = ((22, 34, 1.1), (50, 28, 1.25), (34, 66, 1.0), (62, 58, 0.9))
    for field in box.fields("land"):
        x, y = corner(field)
        for right, down, size in spots:
            side = f"Q{5 * size:.1f} {-6 * size:.1f} {13 * size:.1f} 0"
            rise = f"M{-13 * size:.1f} 0Q{-6 * size:.1f} {-4 * size:.1f} {-size:.1f} {-17 * size:.1f}"
            back = f"Q{-2 * size:.1f} {-8 * size:.1f} {-size:.1f} {-17 * size:.1f}Z"
            dark = f"M{-size:.1f} {-17 * size:.1f}{side}H{2 * size:.1f}{back}"
            yield group(
                cut(f"{rise}{side}Z", "parchment-low", 1.2),
                path(dark, fill="parchment-dark", opacity=0.75),
                at=(x + right, y + down),
            )


def _olives(height: Height, rng: random.Random) -> Iterator[Element]:
    for _ in range(70):
        x, y = rng.uniform(SEA.x + 4, SEA.right - 4), rng.uniform(SEA.y + 4, SEA.bottom - 4)
        across, down = (x - SEA.x) % CELL, (y - SEA.y) % CELL
        if height(x, y) < 9 or (14 < across < 66 and 8 < down < 74):
            continue
        yield stroke(f"M{x:.1f} {y:.1f}v-4", width=1.2)
        yield ellipse(x, y - 6, 4.4, 3.6, fill="olive", stroke="slip", stroke_width=0.9)
        yield ellipse(x - 1, y - 7, 2, 1.4, fill="olive-light")


def _grid() -> Iterator[Element]:
    """Hair lines, and a small cross at every corner."""
    down = "".join(f"M{SEA.x + n * CELL} {SEA.y}V{SEA.bottom}" for n in range(1, 9))
    across = "".join(f"M{SEA.x} {SEA.y + n * CELL}H{SEA.right}" for n in range(1, 7))
    yield stroke(down + across, "cream", 1, opacity=0.4, stroke_dasharray="2 5")
    crosses = "".join(f"M{SEA.x + i * CELL - 4} {SEA.y + j * CELL}h8m-4 -4v8" for i in range(1, 9) for j in range(1, 7))
    yield stroke(crosses, "cream", 1.3, opacity=0.65)


def _anchor(at: Point) -> Element:
    """A haven: here nobody is attacked."""
    return group(
        stroke("M0 -15v26M-7 -9h14M-13 3q1 11 13 11q12 0 13 -11", "cream", 2.4, opacity=0.75),
        circle(0, -18, 3, fill="none", stroke="cream", stroke_width=2, opacity=0.75),
        at=(at[0], at[1] + 4),
    )


def _quiet(box: Box) -> str | None:
    """A field of open sea with only sea round it, as far south as can be: there the winds are drawn."""
    open_sea = set(box.fields("sea", "anchor", "kylix"))
    for field in sorted(box.fields("sea"), key=lambda field: (-int(field[1]), abs(ord(field[0]) - ord("f")))):
        column, row = _cell(field)
        near = [
            f"{'abcdefghi'[column + x]}{row + 1 + y}"
            for x, y in ((-1, 0), (1, 0), (0, -1))
            if 0 <= column + x < 9 and row + y >= 0
        ]
        if all(one in open_sea for one in near):
            return field
    return None


def _rays(rose: str) -> Iterator[Element]:
    x, y = centre(rose)
    rays = "".join(
        f"M{x} {y}l{900 * math.cos(n * math.tau / 32):.1f} {900 * math.sin(n * math.tau / 32):.1f}" for n in range(32)
    )
    yield stroke(rays, "cream", 0.7, opacity=0.13)


def _rose(at: Point, size: float = 30) -> Iterator[Element]:
    x, y = at
    yield circle(x, y, size, fill="none", stroke="cream", opacity=0.5)
    yield circle(x, y, size * 0.78, fill="none", stroke="cream", stroke_width=0.8, opacity=0.4)
    for point in range(16):
        turn = point * math.tau / 16
        length = size * (1.05 if point % 4 == 0 else 0.8 if point % 2 == 0 else 0.5)
        across, along = (math.cos(turn), math.sin(turn)), (math.sin(turn), -math.cos(turn))
        tip = (x + length * along[0], y + length * along[1])
        half = size * 0.12
        one = (x + half * across[0], y + half * across[1])
        other = (x - half * across[0], y - half * across[1])
        yield path(straight([tip, one, at]), fill="cream", opacity=0.75)
        yield path(straight([tip, at, other]), fill="slip", opacity=0.65)


def _dolphins(box: Box, rose: str | None) -> Iterator[Element]:
    """They leap where nothing else is drawn."""
    free = [field for field in box.fields("sea") if field != rose]
    for number, field in enumerate(free[3::7]):
        x, y = centre(field)
        yield group(
            path(DOLPHIN, fill="slip", opacity=0.55),
            stroke("M-24 4Q-6 -6 14 -1", "cream", 1.1, opacity=0.65),
            circle(16, -3.5, 1.5, fill="cream", opacity=0.8),
            at=(x, y),
            turn=(-14, 160 - 180, 10)[number % 3],
            scale=0.85,
        )


def _towns(box: Box) -> Iterator[Element]:
    for place in (*CITIES, *SETTLEMENTS):
        x, y = centre(box.squares[place])
        yield city((x, y + 11)) if place in CITIES else hamlet((x, y + 12))
    for field in box.fields("athens"):
        x, y = centre(field)
        yield acropolis((x, y + 17))
