"""The burn meter as a ring of thirty carved stones."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator

from lapilli.draw import Element, Point, Scene, blur, circle, ellipse, group, noise, path, polar, straight
from lapilli.games.eruption.box import box_of
from lapilli.games.eruption.picture.grounds import SHEET
from lapilli.games.eruption.picture.island import CENTRE
from lapilli.games.eruption.picture.meter import INNER, OUTER, zone_of
from lapilli.games.eruption.picture.paints import PAINTS

JOINT = 0.45  # degrees between two stones, on each side


def meter() -> Scene:
    """The stones of the box as it is printed; the numbers are written by the board."""
    box = box_of(None)
    scene = Scene(*SHEET, "Eruption", palette=PAINTS, background=None).define("soft", blur(2))
    middle, band = (INNER + OUTER) / 2, OUTER - INNER
    scene.add(
        circle(CENTRE[0] + 3, CENTRE[1] + 5, middle, fill="none", stroke="#000000", stroke_width=band, opacity=0.3)
    )
    scene.add(circle(*CENTRE, middle, fill="none", stroke="bedrock", stroke_width=band + 8))
    chance = random.Random(2)
    cells = box.top // box.step + 1
    for cell in range(cells):
        scene.add(_stone(cell, 360 / cells, zone_of(cell * box.step, box.top, box.zones), chance))
    return scene


def _point(far: float, angle: float) -> Point:
    return polar(CENTRE, far, angle)


def _stone(cell: int, turn: float, zone: str, chance: random.Random) -> Iterator[Element]:
    """One stone: uneven edges, a bevel by the light, notches, pits; moss where it is cool, cracks where it is hot."""
    start, end, middle = (cell - 0.5) * turn + JOINT, (cell + 0.5) * turn - JOINT, cell * turn
    outer, inner = (
        [
            _point(far + 2.2 * (noise(cell * 3 + step, seed, 3) - 0.5), start + (end - start) * step / 4)
            for step in range(5)
        ]
        for far, seed in ((OUTER, 1), (INNER, 7))
    )
    yield path(straight(outer + inner[::-1]), fill=zone, stroke="key", stroke_width=1.6)
    lit = math.cos(math.radians(middle + 45)) > 0  # the light comes from the north west
    inward, light = math.radians(middle), ("#ffffff", "#000000") if lit else ("#000000", "#ffffff")
    for edge, paint, shift in ((outer, light[0], -2), (inner, light[1], 2)):
        yield path(
            straight(edge, False),
            fill="none",
            stroke=paint,
            stroke_width=2.4,
            opacity=0.3,
            at=(shift * math.sin(inward), -shift * math.cos(inward)),
        )
    for _ in range(5):
        at = _point(chance.uniform(INNER + 4, OUTER - 4), chance.uniform(start + 1, end - 1))
        yield circle(*at, chance.uniform(0.7, 1.6), fill="#000000", opacity=0.22)
    if zone == "zone-none" and cell % 2:
        yield group(ellipse(0, 0, 9, 3, fill="moss", opacity=0.85), at=_point(OUTER - 4, middle + 3), turn=middle + 3)
    if zone in ("zone-three", "zone-burn"):
        ways = ((OUTER - 2, 2.9), (OUTER - 16, 2), (OUTER - 26, 3.4), (INNER + 12, 1.7), (INNER + 3, 2.9))
        crack = straight([_point(far, start + shift) for far, shift in ways], False)
        yield path(crack, fill="none", stroke="lava-2", stroke_width=4, opacity=0.6, filter="soft")
        yield path(crack, fill="none", stroke="lava-1", stroke_width=1.6)
    notches = "".join(
        straight([_point(INNER + 4, at - 1), _point(INNER + 10, at), _point(INNER + 4, at + 1)], False)
        for at in (middle + shift for shift in (-4.3, -2.2, 0, 2.2, 4.3))
    )
    yield path(notches, fill="none", stroke="#ffffff", stroke_width=1.6, opacity=0.35, at=(0.9, 0.9))
    yield path(notches, fill="none", stroke="#1a0d06", stroke_width=1.6, opacity=0.62)
