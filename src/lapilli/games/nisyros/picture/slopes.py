"""The slopes of Nisyros by what they give, and lava over them: whole rings, of which a board shows some areas."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator

from lapilli.draw import Element, Point, Scene, blur, circle, noise, path, polar, smooth
from lapilli.draw.landscape import boulder, plate, sheaf, tree
from lapilli.games.nisyros.picture.grounds import LAVA_SIZE, SLOPE_SIZE, UNIT
from lapilli.games.nisyros.picture.paints import PAINTS
from lapilli.games.nisyros.picture.relief import RADII, edge

KINDS = {"stone": "quarry", "wood": "grove", "wheat": "field"}


class Sheet:
    """A drawing of something round the crater, in units of the sheet; `centre` is where the crater lies on it."""

    def __init__(self, size: Point, centre: Point) -> None:
        self.scene = Scene(*size, "Nisyros", palette=PAINTS, background=None)
        self.centre = centre
        self.scene.define("soft", blur(2)).define("softer", blur(4))

    def at(self, radius: float, angle: float) -> Point:
        return polar(self.centre, radius, angle)

    def far(self, level: int, angle: float) -> float:
        """Where a level ends, in units of the sheet."""
        return edge(level, round(angle % 360, 3)) * UNIT

    def ring(self, level: int, out: float = 0.0) -> str:
        return smooth([self.at(self.far(level, a) + out, a) for a in range(0, 360, 5)], True)

    def tree(self, at: Point, size: float) -> Element:
        return tree(at, size, "olive", "olive-light", "key")


def terraces(sheet: Sheet, kind: str) -> Iterator[Element]:
    """The four slopes one above the other, each with the shadow it throws and its rim; all of one kind."""
    for level in (4, 3, 2, 1):
        ring = sheet.ring(level)
        drop = (5 - level * 0.4, 7 - level * 0.5)
        yield path(ring, fill="#1c1206", at=drop, opacity=0.38, filter="soft")
        yield path(ring, fill=KINDS.get(kind, "bare"))
        if kind != "bare":
            yield from MOTIFS[kind](sheet, level)
        yield _hachures(sheet, level)
        yield path(ring, fill="none", stroke="key", stroke_width=1.6)
        yield path(ring, fill="none", stroke="white", stroke_width=1, opacity=0.5, at=(-0.8, -1.2))


def _hachures(sheet: Sheet, level: int) -> Element:
    """The drop below a terrace, longer where the light does not reach."""
    count = int(RADII[level] * UNIT * math.tau / 5)
    strokes = []
    for number in range(count):
        angle = number * 360 / count
        away = 0.5 + 0.5 * math.cos(math.radians(angle - 135))
        (x, y), (far_x, far_y) = (
            sheet.at(sheet.far(level, angle) + out, angle)
            for out in (-1, 2.5 + (5 * noise(number, level, 5) + 3.5) * away)
        )
        strokes.append(f"M{x:.1f} {y:.1f}L{far_x:.1f} {far_y:.1f}")
    return path("".join(strokes), fill="none", stroke="key", stroke_width=1.1, opacity=0.6)


def walls(sheet: Sheet, outer: float) -> Iterator[Element]:
    """Dry stone walls between the zones, from the crater to the sea."""
    for angle in (0, 90, 180, 270):
        points = [sheet.at(far, angle + 0.7 * math.sin(far / 14)) for far in range(42, int(outer), 10)]
        line = smooth(points)
        yield path(line, fill="none", stroke="#000000", stroke_width=6, opacity=0.3, at=(2, 3))
        yield path(line, fill="none", stroke="key", stroke_width=6.4)
        yield path(line, fill="none", stroke="mortar", stroke_width=4.4)
        yield path(line, fill="none", stroke="quarry-dark", stroke_width=4.4, stroke_dasharray="1.2 5")


def _bounds(level: int) -> tuple[float, float]:
    return RADII[level - 1] * UNIT + 9, RADII[level] * UNIT - 7


def _grove(sheet: Sheet, level: int) -> Iterator[Element]:
    """Olives in rows, with gaps."""
    chance = random.Random(level)
    near, far = _bounds(level)
    rows = max(2, int((far - near) / 12))
    found = []
    for row in range(rows + 1):
        radius = near + (far - near) * row / rows
        count = int(math.tau * radius / 15)
        for number in range(count):
            angle = 360 * (number + 0.5 + row % 2 * 0.5) / count + math.degrees(chance.uniform(-0.02, 0.02))
            x, y = sheet.at(radius + chance.uniform(-2, 2), angle)
            size = chance.uniform(0.85, 1.2)
            if noise(angle / 11, row * 2 + level * 10, 3) >= 0.2:
                found.append((y, x, size))
    for y, x, size in sorted(found):
        yield sheet.tree((x, y), size)


def _field(sheet: Sheet, level: int) -> Iterator[Element]:
    """Furrows, and sheaves here and there."""
    chance = random.Random(level + 20)
    near, far = _bounds(level)
    for row in range(int((far - near) / 6) + 2):
        furrow = [
            sheet.at(near - 3 + row * 6 + 1.6 * math.sin(math.radians(9 * angle)), angle) for angle in range(0, 360, 8)
        ]
        odd = row % 2
        yield path(
            smooth(furrow, True),
            fill="none",
            stroke="field-dark" if odd else "field-light",
            stroke_width=2.1 if odd else 1.5,
            stroke_dasharray="5 3" if odd else "none",
            opacity=0.85,
        )
    for _ in range(int(math.tau * far / 34)):
        yield sheaf(sheet.at(chance.uniform(near, far), chance.uniform(0, 360)), "field-light", "field-dark")


def _quarry(sheet: Sheet, level: int) -> Iterator[Element]:
    """Blocks that were cut and left."""
    chance = random.Random(level + 40)
    near, far = _bounds(level)
    count = int(math.tau * (near + far) / 2 * (far - near) / 230)
    found = sorted(
        (y, x, chance.uniform(3.6, 7.4))
        for x, y in (sheet.at(chance.uniform(near, far), chance.uniform(0, 360)) for _ in range(count))
    )
    for y, x, size in found:
        yield boulder((x, y), size, "quarry-dark", "quarry-light", "key")


MOTIFS: dict[str, Callable[[Sheet, int], Iterator[Element]]] = {"wood": _grove, "wheat": _field, "stone": _quarry}


def slopes(kind: str) -> Scene:
    """All four slopes of all zones as if they gave the same; a board shows the parts that do."""
    side = SLOPE_SIZE[0]
    sheet = Sheet(SLOPE_SIZE, (side / 2, side / 2))
    sheet.scene.add(terraces(sheet, kind), walls(sheet, side / 2 + 8))
    return sheet.scene.add(circle(side / 2, side / 2, 309, fill="relief"))


def lava() -> Scene:
    """The whole island under lava: plates of crust, and what glows between them."""
    side = LAVA_SIZE[0]
    sheet = Sheet(LAVA_SIZE, (side / 2, side / 2))
    chance = random.Random(5)
    sheet.scene.add(circle(*sheet.centre, side / 2, fill="molten"))
    radius = 46.0
    while radius < side / 2 + 8:
        count = max(3, int(math.tau * radius / 22))
        for number in range(count):
            angle = 360 * (number + 0.5 + chance.uniform(-0.12, 0.12)) / count + radius * 7
            at = sheet.at(radius + chance.uniform(-2, 2), angle)
            half = math.pi * radius / count - 2.6
            shape = plate(at, math.radians(angle), half, 5.6, chance)
            sheet.scene.add(path(shape, fill="crust", stroke="lava-3", stroke_width=1.2))
        radius += 15.5
    return sheet.scene
