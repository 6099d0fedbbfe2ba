"""The mountain over its lake, and the plain before it where the cards lie: one print, as wide as the table."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator

from lapilli.draw import (
    Element,
    Point,
    Scene,
    blur,
    brush,
    circle,
    group,
    noise,
    path,
    rect,
    smooth,
    window,
)
from lapilli.games.fuji.picture.look import PRINT
from lapilli.games.fuji.picture.mountain import body, course, fire, mountain, smoke
from lapilli.games.fuji.picture.scenery import (
    bough,
    cut,
    house,
    lava_stream,
    mist,
    pagoda,
    pine,
    rock,
    sail,
    scales,
    stroke,
    torii,
)

WIDTH, HEIGHT = 1132.0, 1040.0
HORIZON = 266.0
FOOT = (112.0, 300.0)
"""Where the lava of the print ends; on the table it runs on to the volcano."""
LETTERS = ("M0 16V0H10M0 7H8", "M0 0V11Q0 16 5 16T10 11V0", "M9 0V11Q9 16 4 16T0 11", "M5 0V16")


def panorama(name: bool = True) -> Scene:
    """Sky, mountain, lake, village, plain; as a print that bears its name, or without."""
    scene = Scene(WIDTH, HEIGHT, "Fuji", palette=PRINT, background=None)
    scene.define("soft", blur(4))
    scene.define("body", window(path(body())))
    scene.define("above", window(rect(0, 0, WIDTH, HORIZON + 20)))
    rng = random.Random(5)
    scene.add(_sky(rng), _ranges(), _lake(), mountain(rng), smoke(), fire(rng), _shore(rng))
    scene.add(_branch(), _plain(rng))
    scene.add(lava_stream([*course()[9:], (132, 276), (120, 290), FOOT], 11, 18))
    scene.add(mist((170, HORIZON + 16, 300, 13), (330, HORIZON + 6, 250, 13)))
    scene.add(mist((690, HORIZON + 22, 260, 15), (840, HORIZON + 10, 190, 13)))
    scene.add(mist((420, 148, 150, 11), (470, 160, 150, 10)), mist((-40, 108, 120, 11), (10, 120, 110, 10)))
    if name:  # where nothing is ever laid over it: a comparison takes the sky beside the mountain
        scene.add(_nameplate((22, 40)))
    return scene


def vista(left: float, right: float, high: float) -> Scene:
    """The mountain alone with room on both sides of it: from `left`, which may be west of the print, to `right`."""
    scene = Scene(right - left, high, "Fuji", palette=PRINT, background=None)
    scene.define("soft", blur(4))
    scene.define("body", window(path(body())))
    scene.define("above", window(rect(left, 0, right - left, HORIZON + 20)))
    rng = random.Random(5)
    drawn: list[Iterator[Element] | Element] = [_sky(rng, left, (378, 170)), _ranges(left), _lake(), mountain(rng)]
    drawn += [smoke(), fire(rng), _shore(rng), _plain(rng, left)]
    stream = lava_stream([*course()[9:], (132, 276), (120, 290), FOOT, (96, 330), (88, 380), (84, 450)], 11, 24)
    clouds = mist((left + 40, 150, 150, 11), (left + 90, 162, 150, 10)), mist((440, 60, 130, 11), (480, 72, 140, 10))
    haze = mist((170, HORIZON + 16, 300, 13), (330, HORIZON + 6, 250, 13)), mist((-210, HORIZON + 10, 200, 13))
    scene.add(group(*drawn, stream, *clouds, *haze, at=(-left, 0)))
    return scene


def _sky(rng: random.Random, left: float = 0, orb: Point = (774, 104)) -> Iterator[Element]:
    """Paler towards the horizon, with the grain of the block; a red sun, or moon and stars."""
    yield rect(left, 0, WIDTH - left, HORIZON + 12, fill="sky")
    for _ in range(70):
        at, size = (rng.uniform(left, WIDTH), rng.uniform(4, 150)), rng.choice((0.8, 1.0, 1.5))
        yield circle(*at, size, fill="star", opacity=round(rng.uniform(0.2, 0.95), 2))
    yield circle(*orb, 44, fill="orb", opacity=0.13)
    yield circle(*orb, 33, fill="orb")
    for line in range(24):
        y = 6 + line * 10.5
        points = [
            (float(x), y + 5 * (noise(x / 170, line * 0.35, 3) - 0.5)) for x in range(int(left), int(WIDTH) + 90, 90)
        ]
        yield stroke(smooth(points), "grain", 0.8, opacity=0.13)
    for x, y in ((500, 76), (526, 66), (546, 80), (572, 70), (520, 92)):
        yield stroke(f"M{x - 8} {y - 2}q5 -5 8 1q3 -6 8 -1", "key", 1.5)


def _ranges(left: float = 380) -> Iterator[Element]:
    for number, (base, rise, colour) in enumerate(((HORIZON - 38, 46, "farther"), (HORIZON - 18, 40, "far"))):
        points = [
            (
                float(x),
                base - rise * abs(noise(x / 95 + number * 9, number, 11) - 0.25) * 1.4 + 12 * math.sin(x / 60 + number),
            )
            for x in range(int(left), int(WIDTH) + 44, 22)
        ]
        yield cut(smooth(points) + f"V{HORIZON + 30}H{left}Z", colour, 1, stroke_opacity=0.55)


def _lake() -> Iterator[Element]:
    yield rect(530, HORIZON - 14, WIDTH - 530, 40, fill="water")
    for row in range(4):
        for x in range(526 + row % 2 * 17, int(WIDTH) + 20, 34):
            yield from scales(x, HORIZON - 2 + row * 9, (15, 10, 5))


def _shore(rng: random.Random) -> Iterator[Element]:
    """Hills beyond the lake with the village that everybody runs for."""
    hills = [(700, 8), (745, -12), (800, -30), (858, -36), (930, -46), (1010, -62), (WIDTH + 10, -84)]
    yield cut(smooth([(x, HORIZON + y) for x, y in hills]) + f"V{HORIZON + 30}H700Z", "foot-light", 1.3)
    for tree in range(30):
        x = rng.uniform(800, WIDTH)
        y = HORIZON - 26 - (x - 800) * 0.16 + rng.uniform(-2, 22)
        yield cut(f"M{x - 5:.1f} {y:.1f}q5 -16 10 0z", "pine" if tree % 3 else "pine-light", 0.7)
    for x, y, size in ((850, 4, 1), (886, -6, 1.15), (925, 2, 1.3), (975, -12, 1.2), (1012, 2, 1.35), (1062, -14, 1.2)):
        yield house((x, HORIZON + y), size)
    yield pagoda((952, HORIZON - 14), 1.05)
    yield torii((770, HORIZON + 14), 0.95)
    yield from (sail(x, HORIZON + y, size) for x, y, size in ((640, -2, 1), (690, 12, 1.4), (600, 8, 1.1)))


def _nameplate(at: Point) -> Element:
    """The four letters and a seal, as a print bears them."""
    strokes = [stroke(letter, "orb", 3, at=(12, 10 + number * 24)) for number, letter in enumerate(LETTERS)]
    return group(
        rect(0, 0, 34, 128, 3, fill="mist", stroke="key", stroke_width=1.4),
        rect(3, 3, 28, 122, 2, fill="none", stroke="vermilion", stroke_width=1.4),
        strokes,
        rect(9, 106, 16, 16, 3, fill="vermilion"),
        path("M12 119L16 110h2L22 119Z", fill="mist"),
        at=at,
    )


def _branch() -> Iterator[Element]:
    """An old pine reaches in from the right."""
    limb = [(WIDTH + 10, 80), (WIDTH - 40, 110), (WIDTH - 88, 114), (WIDTH - 140, 138), (WIDTH - 186, 134)]
    yield cut(brush(limb, 15, 4, 2), "bark", 1)
    for x, y, reach in ((22, 84, 44), (84, 98, 46), (142, 120, 38), (190, 128, 26), (52, 142, 34)):
        yield from bough(WIDTH - x, y, reach)


def _plain(rng: random.Random, left: float = 0) -> Iterator[Element]:
    """Furrowed earth with a wood at its far edge, single pines and rocks."""
    edge = [
        (float(x), HORIZON + 16 + 16 * (noise(x / 70, 4, 6) - 0.5)) for x in range(int(left) - 20, int(WIDTH) + 60, 36)
    ]
    yield cut(smooth(edge) + f"V{HEIGHT}H{left - 20:.0f}Z", "plain", 1)
    for x in range(int(left) + 8, 640, 17):
        yield pine((x, HORIZON + 20 + 12 * noise(x / 9, 1, 2)), 0.62, x % 3 == 1)
    for row in range(40):
        y = HORIZON + 34 + row * 19
        points = [
            (float(x), y + 9 * (noise(x / 120, row * 0.5, 8) - 0.5)) for x in range(int(left), int(WIDTH) + 80, 80)
        ]
        yield stroke(smooth(points), "pine", 1, opacity=0.16)
    number = 0
    for y in range(int(HORIZON) + 62, int(HEIGHT) + 20, 34):
        for x in range(int(left) - 8, int(WIDTH) + 20, 46):
            number += 1
            at = (x + rng.uniform(-17, 17), y + rng.uniform(-13, 13))
            if noise(at[0] / 90, at[1] / 90, 17) < 0.42:
                continue
            if number % 6 == 5:
                yield rock(at, rng.uniform(8, 12), rng.uniform(9, 13))
            else:
                yield pine(at, 0.82 + 0.35 * (at[1] - HORIZON) / HEIGHT, number % 3 == 1)
