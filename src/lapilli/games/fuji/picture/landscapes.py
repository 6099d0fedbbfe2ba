"""The landscapes on the cards, one kind for each kind of requirement; drawn side by side on one sheet."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator

from lapilli.draw import Element, Scene, ellipse, group, noise, path, rect, straight, window
from lapilli.games.fuji.box import Requirement
from lapilli.games.fuji.picture.look import PRINT
from lapilli.games.fuji.picture.scenery import cherry, cut, house, pine, rock, stroke, torii

WIDTH, HEIGHT = 104.0, 60.0
KINDS = ("rice", "river", "cherry", "wood", "rocks", "village", "rubble")
SKETCHES = 2  # of each kind
SHEET = WIDTH * len(KINDS) * SKETCHES
ONE_COLOUR = {"yellow": "rice", "blue": "river", "pink": "cherry"}


def kind_of(requirement: Requirement | None, sign: str) -> str:
    """Rice for yellow, a river for blue, cherries for pink, a wood for two colours, rocks for figures alone."""
    if sign == "r":
        return "rubble"
    if sign in "hH":
        return "village"
    if requirement is None or len(requirement.colours) > 1:
        return "wood"
    return ONE_COLOUR[requirement.colours[0]] if requirement.colours else "rocks"


def place(kind: str, sketch: int) -> float:
    """Where on the sheet a sketch begins."""
    return (KINDS.index(kind) * SKETCHES + sketch) * WIDTH


def landscapes() -> Scene:
    """All sketches of all kinds in a row."""
    scene = Scene(SHEET, HEIGHT, "Fuji", palette=PRINT, background=None)
    scene.define("sketch", window(rect(0, 0, WIDTH, HEIGHT)))
    for kind in KINDS:
        for sketch in range(SKETCHES):
            drawn = group(DRAWN[kind](random.Random(sketch * 7 + 3)), clip_path="sketch")
            scene.add(group(drawn, at=(place(kind, sketch), 0)))
    return scene


def _sky(colour: str = "card-sky") -> Element:
    return rect(0, 0, WIDTH, HEIGHT, fill=colour)


def _wood(rng: random.Random) -> Iterator[Element]:
    w, h = WIDTH, HEIGHT
    yield _sky()
    yield cut(f"M0 {h * 0.42}Q{w * 0.3} {h * 0.12} {w * 0.55} {h * 0.4}T{w} {h * 0.25}V{h}H0Z", "moss", 0.8)
    yield cut(f"M0 {h * 0.74}Q{w * 0.5} {h * 0.6} {w} {h * 0.78}V{h}H0Z", "pine-light", 0.8)
    for x, y, size in ((0.1, 0.66, 0.8), (0.3, 0.68, 0.75), (0.48, 0.62, 0.75), (0.66, 0.66, 0.8), (0.9, 0.64, 0.8)):
        yield pine((w * x, h * y), size, True)
    for x, y, size in ((0.22, 0.99, 1.25), (0.42, 1.02, 1.1), (0.6, 0.95, 1.1), (0.8, 1.02, 1.3)):
        yield pine((w * x + rng.uniform(-6, 6), h * y), size)


def _rice(rng: random.Random) -> Iterator[Element]:
    """Terraces, each with its rows of seedlings."""
    w, h = WIDTH, HEIGHT
    yield _sky()
    yield cut(f"M0 {h * 0.3}Q{w * 0.35} {h * 0.02} {w * 0.62} {h * 0.26}T{w} {h * 0.2}V{h}H0Z", "moss", 0.8)
    lean = rng.choice((5, -5))
    for terrace in range(4):
        y, tilt = h * (0.3 + 0.19 * terrace), lean if terrace % 2 else -lean
        bend = f"C{w * 0.3:.1f} {y - 7:.1f} {w * 0.6:.1f} {y + 9:.1f} {w} {y - tilt:.1f}"
        yield cut(f"M0 {y + tilt:.1f}{bend}V{h}H0Z", "rice-green" if terrace % 2 else "rice", 1)
        yield stroke(f"M0 {y + tilt + 3:.1f}{bend}", "paper", 1.2, opacity=0.6)
        for plant in range(12):
            x, foot = 4 + plant * w / 11.6 + rng.uniform(-2, 2), y + 10 + 3 * math.sin(plant + terrace)
            yield stroke(f"M{x:.1f} {foot:.1f}l-2 -5m2 5v-6m0 6l2 -5", "pine", 0.9, opacity=0.75)


def _rocks(rng: random.Random) -> Iterator[Element]:
    w, h = WIDTH, HEIGHT
    yield _sky()
    crags = ((0.2, 0.8, 1.25), (0.78, 0.78, 1.3), (0.36, 0.7, 1.2), (0.56, 0.9, 1.5), (0.1, 1.02, 0.9), (0.86, 1.05, 1))
    for x, y, size in crags:
        yield rock((w * x, h * y), rng.uniform(12, 15) * size, rng.uniform(20, 27) * size)
    yield cut(f"M0 {h}Q{w * 0.25} {h - 9} {w * 0.5} {h - 4}T{w} {h - 6}V{h}Z", "moss", 0.8)


def _river(rng: random.Random) -> Iterator[Element]:
    """Water between wooded banks, and a red bridge."""
    w, h = WIDTH, HEIGHT
    yield _sky("card-wood")
    banks = (
        f"M{w * 0.38} 0C{w * 0.26} {h * 0.4} {w * 0.2} {h * 0.6} {w * 0.08} {h}"
        f"H{w * 0.92}C{w * 0.75} {h * 0.7} {w * 0.68} {h * 0.3} {w * 0.6} 0Z"
    )
    yield cut(banks, "card-river", 1)
    for ripple in range(6):
        q, start = 0.18 + ripple * 0.13, 0.4 + ripple * 0.035
        yield stroke(
            f"M{w * start:.1f} 0C{w * (0.32 + q * 0.33):.1f} {h * 0.4:.1f} {w * (q * 0.7 + 0.14):.1f} {h * 0.7:.1f} "
            f"{w * (q + 0.02):.1f} {h}",
            "paper",
            1,
            opacity=0.6,
        )
    for x in (0.06, 0.93) if rng.random() < 0.6 else (0.1, 0.88):
        yield pine((w * x, h * 0.42), 0.9, True)
    left, right, y = 12.0, w - 12.0, h * 0.66
    rail = f"M{left} {y - 8}Q{w / 2} {y - 33} {right} {y - 8}"
    yield cut(f"M{left} {y}Q{w / 2} {y - 25} {right} {y}v6Q{w / 2} {y - 18} {left} {y + 6}Z", "vermilion", 1.2)
    yield stroke(rail, "key", 3.4)
    yield stroke(rail, "vermilion", 1.8)
    for post in range(8):
        share = post / 7
        x = left + share * (right - left)
        yield stroke(f"M{x:.1f} {y - 50 * share * (1 - share):.1f}v-8", "key", 1.7)


def _cherry(rng: random.Random) -> Iterator[Element]:
    w, h = WIDTH, HEIGHT
    yield _sky("card-cherry")
    yield cut(f"M0 {h * 0.8}Q{w * 0.5} {h * 0.64} {w} {h * 0.82}V{h}H0Z", "moss", 0.9)
    for x, y, size in ((0.52, 0.82, 0.75), (0.76, 0.88, 0.95), (0.28, 0.98, 1.15)):
        yield cherry((w * x + rng.uniform(-3, 3), h * y), size)
    for _ in range(13):
        x, y = rng.uniform(2, w), rng.uniform(h * 0.5, h)
        yield ellipse(x, y, 1.6, 1.1, fill="blossom-light", stroke="key", stroke_width=0.4)


def _village(rng: random.Random) -> Iterator[Element]:
    """Roofs round a gate."""
    w, h = WIDTH, HEIGHT
    yield _sky("card-dusk")
    yield cut(f"M0 {h * 0.55}Q{w * 0.3} {h * 0.3} {w * 0.6} {h * 0.5}T{w} {h * 0.4}V{h}H0Z", "moss", 0.8)
    for x, y, size in ((0.2, 0.72, 1.1), (0.82, 0.68, 1.15), (0.36, 0.6, 0.9), (0.64, 0.58, 0.9)):
        yield house((w * x + rng.uniform(-2, 2), h * y), size)
    yield path(f"M{w * 0.38} {h}L{w * 0.47} {h * 0.66}H{w * 0.54}L{w * 0.64} {h}Z", fill="plaster", opacity=0.9)
    yield torii((w * 0.51, h * 0.99), 1.05)


def _rubble(rng: random.Random) -> Iterator[Element]:
    yield _sky("rock")
    for stone in range(34):
        x, y, size = rng.uniform(0, WIDTH), rng.uniform(0, HEIGHT), rng.uniform(4, 9)
        ring = [
            (x + size * math.cos(turn) * (1 + 0.2 * noise(stone, turn)), y + size * 0.7 * math.sin(turn))
            for turn in (0, 1.1, 2.2, 3.2, 4.3, 5.3)
        ]
        yield cut(straight(ring), ("rock-light", "rock-dark", "rock")[stone % 3], 0.9)


DRAWN = {
    "rice": _rice,
    "river": _river,
    "cherry": _cherry,
    "wood": _wood,
    "rocks": _rocks,
    "village": _village,
    "rubble": _rubble,
}
