"""The sea of Nisyros between Kos on the horizon and Hades below."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator

from lapilli.draw import Element, Point, Scene, blur, circle, group, noise, path, rect, rough, smooth, straight
from lapilli.draw.landscape import cottage, tree
from lapilli.games.nisyros.picture.paints import PAINTS


def scenery(
    size: Point, horizon: float, floor: float, houses: tuple[float, float], islet: Point | None = None
) -> Scene:
    """Sky over Kos, the open sea, perhaps with an islet, and at the bottom of it Hades."""
    width, height = size
    scene = Scene(width, height, "Nisyros", palette=PAINTS, background=None).define("softer", blur(4))
    chance = random.Random(7)
    scene.add(rect(0, 0, width, horizon + 4, fill="sky"), rect(0, horizon, width, height - horizon, fill="deep"))
    stars = [(chance.uniform(0, width), chance.uniform(2, horizon * 0.6)) for _ in range(int(width / 18))]
    scene.add([circle(x, y, chance.choice((0.8, 1.2)), fill="star", opacity=0.7) for x, y in stars])
    scene.add(_kos(width, horizon, houses), _swell(width, horizon, floor), _hades(width, floor, height, chance))
    scene.add(group(*_islet(), at=islet) if islet else None)
    return scene


def _kos(width: float, horizon: float, houses: tuple[float, float]) -> Iterator[Element]:
    """Two ranges of hills, a town of white houses, a quay."""
    for number, (base, high, fill) in enumerate(((horizon - 22, 44, "hill-far"), (horizon - 5, 34, "hill"))):
        tops = []
        for x in range(-20, int(width) + 40, 24):
            slope = max(0.0, min(1.0, (x + 40) / 160, (width + 40 - x) / 160))
            tops.append((float(x), base - high * (rough(x / 130 + number * 5, 1, 6) - 0.2) * slope))
        data = f"{smooth(tops)}V{horizon}H-20Z"
        yield path(data, fill=fill, stroke="key", stroke_width=1, stroke_opacity=0.5)
    first, last = houses
    count = int((last - first) / 7.4)
    town = sorted(
        (horizon - 13 - 6.5 * (n % 3) - 4 * noise(n, 1, 1), first + n * 7.4 + (n % 3) * 3, n) for n in range(count)
    )
    for y, across, number in town:
        yield house((across, y), 10, 6, number % 5 == 0)
    yield path(f"M30 {horizon}h{width - 60}", fill="none", stroke="white", stroke_width=2.4, opacity=0.75)


def house(at: Point, width: float, height: float, chapel: bool = False) -> Element:
    return cottage(
        at, width, height, top="white", front="white-dark", door="door", key="key", dome="dome" if chapel else ""
    )


def _swell(width: float, horizon: float, floor: float) -> Iterator[Element]:
    """Long waves, closer together towards the horizon."""
    for row in range(30):
        y = horizon + 6 + (floor - horizon) * (row / 30) ** 1.35
        points = [
            (float(x), y + (2 + row * 0.12) * math.sin(x / 38 + row * 2.1) + 5 * (noise(x / 90, row, 2) - 0.5))
            for x in range(-10, int(width) + 30, 24)
        ]
        yield path(
            smooth(points),
            fill="none",
            stroke="surf",
            stroke_width=1 + row * 0.02,
            opacity=0.16,
            stroke_dasharray=f"{30 + row * 2} {26 + row * 13 % 40}",
        )


def _islet() -> Iterator[Element]:
    """Where nobody lives: a beach, a grove and a chapel, and two sails that pass it."""

    def shore(out: float) -> str:
        turns = [number * math.tau / 26 for number in range(26)]
        return smooth([(_far(t, out) * math.cos(t), _far(t, out) * 0.46 * math.sin(t)) for t in turns], True)

    for out, width, dashes in ((26, 1.4, "16 22 40 14"), (17, 1.8, "40 12 20 16"), (8, 3, "60 6")):
        yield path(shore(out), fill="none", stroke="surf", stroke_width=width, opacity=0.7, stroke_dasharray=dashes)
    yield path(shore(1), fill="key", opacity=0.3, at=(4, 6))
    yield path(shore(0), fill="beach", stroke="key", stroke_width=1.4)
    yield path(shore(-22), fill="grove", stroke="key", stroke_width=1, at=(-4, -6))
    for number in range(16):
        x, y = -62 + number * 8.2 + 5 * noise(number, 2, 3), -12 + 24 * (noise(number * 1.7, 4, 5) - 0.4)
        if abs(x - 18) > 18:
            yield tree((x, y), 1.05, "olive", "olive-light", "key")
    yield house((18, 2), 20, 13, chapel=True)
    for x, y, scale in ((-146, -26, 1.0), (128, 36, 1.3)):
        yield group(
            path("M-16 0H16Q12 8 6 8H-8Q-14 8 -16 0Z", fill="ferry", stroke="key", stroke_width=1),
            path("M-2 -3V-30Q12 -20 14 -4ZM-5 -4V-24Q-14 -14 -13 -5Z", fill="white", stroke="key", stroke_width=1),
            path("M-26 11q6 -4 12 0t12 0t12 0t12 0", fill="none", stroke="surf", stroke_width=1.6, opacity=0.8),
            at=(x, y),
            scale=scale,
        )


def _far(turn: float, out: float) -> float:
    return 86 + out + 16 * (noise(3 + 2 * math.cos(turn), 3 + 2 * math.sin(turn), 8) - 0.5)


def _hades(width: float, top: float, bottom: float, chance: random.Random) -> Iterator[Element]:
    """The bed of the sea opens: rock, the dark, a river of fire, and the ferryman."""
    rim = [(float(x), top + 18 * (noise(x / 22, 3, 4) - 0.5)) for x in range(-10, int(width) + 30, 14)]
    yield path(f"{straight(rim, False)}V{bottom + 10}H-10Z", fill="underworld", stroke="key", stroke_width=2)
    for _ in range(int(width / 16)):
        x, y = chance.uniform(0, width), top - 2 + chance.uniform(-2, 4)
        tip, back = chance.uniform(10, 26), chance.uniform(9, 20)
        yield path(f"M{x - 7:.1f} {y:.1f}l7 {tip:.1f}l7 {-back:.1f}z", fill="rock", stroke="key", stroke_width=0.8)
    fire = smooth([(float(x), bottom - 14 + 4 * math.sin(x / 40)) for x in range(-10, int(width) + 40, 30)])
    yield path(fire, fill="none", stroke="lava-2", stroke_width=7, opacity=0.5, filter="softer")
    yield path(fire, fill="none", stroke="lava-3", stroke_width=4)
    yield path(fire, fill="none", stroke="lava-1", stroke_width=1.6)
    yield group(_ferryman(), at=(width * 0.86, bottom - 36), scale=min(1.0, (bottom - top) / 108))


def _ferryman() -> Iterator[Element]:
    hull = "M-34 -2Q-40 -16 -32 -22Q-32 -12 -24 -8H22Q30 -10 30 -20Q38 -14 32 -2Q28 6 16 7H-18Q-30 6 -34 -2Z"
    for data, width in ((hull, 1.6), ("M-6 -8Q-9 -30 0 -36Q9 -30 7 -8Z", 1.4)):
        yield path(data, fill="ferry", stroke="ferry-edge", stroke_width=width)
    yield path("M12 4L20 -44", fill="none", stroke="ferry-edge", stroke_width=2.6)
    yield path("M-44 10q6 -4 12 0t12 0t12 0t12 0t12 0t12 0t12 0", fill="none", stroke="ferry-edge", stroke_width=1.6)
