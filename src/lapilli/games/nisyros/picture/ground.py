"""The grounds of Nisyros: the sea between Kos and Hades, the island, its slopes by what they give, lava and events.

Drawn for `make grounds`; boards lay the files (grounds.py) and draw only what changes.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator

from lapilli.draw import Element, Point, Scene, circle, group, noise, path, rect, rough, smooth, straight
from lapilli.games.nisyros.picture.grounds import ISLAND_SIZE, SCENERY_TALL, SCENERY_WIDE
from lapilli.games.nisyros.picture.relief import COAST, start_of
from lapilli.games.nisyros.picture.scenery import house, scenery
from lapilli.games.nisyros.picture.slopes import Sheet, lava, slopes, terraces, walls
from lapilli.games.nisyros.picture.vignettes import vignettes


def island() -> Scene:
    """Surf, beach, the bare terraces, the paths, what stands on the coasts, and the crater."""
    sheet = Sheet(ISLAND_SIZE, (ISLAND_SIZE[0] / 2, ISLAND_SIZE[1] / 2))
    scene, chance = sheet.scene, random.Random(7)
    scene.add(circle(*sheet.centre, 350, fill="shallows", opacity=0.75))
    surf = ((24, 1.6, 0.45, "16 22 40 14"), (17, 2.0, 0.6, "50 12 24 20"), (11, 2.6, 0.8, "70 8 30 10"))
    for out, width, opacity, dashes in surf:
        line = _shore(sheet, out)
        scene.add(path(line, fill="none", stroke="surf", stroke_width=width, opacity=opacity, stroke_dasharray=dashes))
    scene.add(path(_shore(sheet, 5), fill="none", stroke="surf", stroke_width=4.4, opacity=0.95))
    scene.add(path(_shore(sheet, 3), fill="key", opacity=0.3, at=(4, 6)))
    scene.add(path(_shore(sheet, 2), fill="beach-dark", stroke="key", stroke_width=1.4))
    scene.add(path(_shore(sheet, -3), fill="beach"))
    scene.add(_scrub(sheet, chance))
    walk = smooth([sheet.at(sheet.far(4, a) + 9 + 2 * math.sin(a / 6), a) for a in range(0, 360, 6)], True)
    scene.add(path(walk, fill="none", stroke="mortar", stroke_width=3, stroke_dasharray="7 5", opacity=0.9))
    scene.add(_fences(sheet))
    for place in range(4):
        scene.add(_coast(sheet, place, inhabited=True))
    scene.add(terraces(sheet, "bare"), walls(sheet, 299))
    scene.add(circle(*sheet.centre, 309, fill="relief"), _crater(sheet))
    return scene


def _shore(sheet: Sheet, out: float) -> str:
    """The line of the water, or a line so far outside it: coves at the yards, capes between the zones."""
    points = []
    for number in range(130):
        angle = number * 360 / 130
        bulge = sum(
            high * math.exp(-((((angle - start_of(place) - middle + 180) % 360 - 180) / wide) ** 2))
            for place in range(4)
            for middle, wide, high in ((56.25, 5.7, -9), (1, 9.2, 8), (34, 7.4, 5))
        )
        x, y = math.sin(math.radians(angle)), -math.cos(math.radians(angle))
        far = sheet.far(COAST, angle) + 8 + out + bulge * (1 if out < 10 else 0.7)
        points.append(sheet.at(far + 16 * (rough(6 * x + 9, 6 * y + out / 30, 12) - 0.5), angle))
    return smooth(points, True)


def _scrub(sheet: Sheet, chance: random.Random) -> Iterator[Element]:
    """Bushes and grass between the places of the coast."""
    for number in range(230):
        angle, reach = chance.uniform(0, 360), chance.random()
        far = sheet.far(4, angle) + 8 + 58 * reach
        within = angle % 22.5 / 22.5
        if far > sheet.far(COAST, angle) - 4 or (0.12 < within < 0.88 and 0.1 < reach < 0.95):
            continue
        x, y = sheet.at(far, angle)
        if number % 3:
            yield sheet.tree((x, y), chance.uniform(0.55, 0.9))
        else:
            yield path(f"M{x:.1f} {y:.1f}l-2.5 -4m2.5 4v-5m0 5l2.5 -4", fill="none", stroke="olive", stroke_width=1.2)


def _fences(sheet: Sheet) -> Iterator[Element]:
    """What parts the four places of a coast."""
    for angle in range(0, 720, 45):
        turn = angle / 2
        if turn % 90:
            (x, y), (far_x, far_y) = sheet.at(sheet.far(4, turn) + 10, turn), sheet.at(sheet.far(5, turn) - 2, turn)
            data = f"M{x:.1f} {y:.1f}L{far_x:.1f} {far_y:.1f}"
            yield path(data, fill="none", stroke="beach-dark", stroke_width=3, stroke_dasharray="2 5")


def _coast(sheet: Sheet, place: int, inhabited: bool) -> Iterator[Element]:
    """Theatre, village, yard and dam works; a coast where nobody lives has ruins."""
    turns = [start_of(place) + 11.25 + 22.5 * number for number in range(4)]
    yield _theatre(sheet.at(278, turns[0]), turns[0], inhabited)
    x, y = sheet.at(276, turns[1])
    yield group(_village(inhabited), at=(x, y + 8), scale=1.15)
    yield _yard(sheet.at(288, turns[2]), turns[2] + 180, inhabited)
    yield _works(sheet.at(284, turns[3]), turns[3])


def _village(inhabited: bool) -> Iterator[Element]:
    rows = ((-15, -7, 13, 8, 0), (15, -8, 13, 8, 0), (0, -11, 15, 10, 1), (-9, 4, 13, 8, 0), (9, 4, 14, 8, 0))
    if inhabited:
        for x, y, width, height, chapel in (*rows, (23, 5, 10, 7, 0), (-23, 6, 11, 7, 0)):
            yield house((x, y), width, height, bool(chapel))
        yield circle(-2, 5, 2.6, fill="blossom")
        yield circle(17, 6, 2.2, fill="blossom")
        return
    for x, y, width, height, _ in rows:  # walls without roofs
        wall = f"M{x - width / 2:.1f} {y:.1f}v{-height:.1f}l{width * 0.3:.1f} -3l{width * 0.2:.1f} 4h{width * 0.5:.1f}"
        yield path(f"{wall}v{height * 0.7:.1f}", fill="quarry", stroke="key", stroke_width=1.1)
        yield rect(x - 1.8, y - 5, 3.6, 5, fill="rock")


def _theatre(at: Point, turn: float, inhabited: bool) -> Element:
    """Rows of seats round a stage; stones where nobody comes."""
    rows = [
        path(
            f"M{-r} 6A{r} {r} 0 0 1 {r} 6L{r - 5} 6A{r - 5} {r - 5} 0 0 0 {5 - r} 6Z",
            fill="quarry" if number % 2 == 0 or not inhabited else "quarry-light",
            stroke="key",
            stroke_width=1,
            stroke_dasharray="" if inhabited else "9 5",
        )
        for number, r in enumerate((24.0, 18.5, 13.0))
    ]
    stage = path("M-8 6A8 8 0 0 1 8 6Z", fill="beach", stroke="key", stroke_width=1)
    scene = rect(-10, 9, 20, 4.5, 1, fill="quarry-light", stroke="key", stroke_width=1)
    return group(rows, stage, scene if inhabited else None, at=at, turn=turn, scale=0.86)


def _yard(at: Point, turn: float, inhabited: bool) -> Element:
    """A basin with quays, and a boat upon the slip."""
    quay = "M-17 8V-16H17V8"
    boat = path("M0 -8Q6 0 4 10H-4Q-6 0 0 -8Z", fill="#9b6a3a", stroke="key", stroke_width=1.2)
    ribs = path("M-3 1H3M-3 5H3", fill="none", stroke="key", stroke_width=1)
    return group(
        path(quay, fill="none", stroke="key", stroke_width=8.4),
        path(quay, fill="none", stroke="mortar" if inhabited else "quarry", stroke_width=6),
        rect(-11, -10, 22, 24, 3, fill="shallow" if inhabited else "beach-dark", stroke="key", stroke_width=1),
        (boat, ribs) if inhabited else None,
        at=at,
        turn=turn,
        scale=0.9,
    )


def _works(at: Point, turn: float) -> Element:
    """Blocks in courses, ready for dams."""
    blocks = [
        rect(
            -16 + number % 4 * 8.2 - number // 4 % 2 * 3,
            -8 + number // 4 * 6.4,
            8,
            6.2,
            1,
            fill="quarry-light" if number % 3 else "quarry",
            stroke="key",
            stroke_width=0.9,
        )
        for number in range(12)
    ]
    return group(blocks, at=at, turn=turn, scale=0.84)


def _crater(sheet: Sheet) -> Iterator[Element]:
    """Rock round a lake of lava."""
    x, y = sheet.centre
    rim = [sheet.at(39 + 3 * noise(number, 2, 3), number * 9) for number in range(40)]
    yield path(smooth(rim, True), fill="rock", stroke="key", stroke_width=2)
    for number in range(40):
        near, far = sheet.at(27, number * 9), sheet.at(33 + 7 * noise(number, 1, 1), number * 9)
        yield path(straight([near, far], False), fill="none", stroke="rock-light", stroke_width=2)
    yield circle(x, y, 25, fill="lava-3", stroke="key", stroke_width=1.5)
    yield circle(x, y, 22, fill="lava-pool")
    ripples = f"M{x - 12} {y - 4}q8 -8 14 0t10 2M{x - 8} {y + 8}q7 -5 14 0"
    yield path(ripples, fill="none", stroke="lava-3", stroke_width=2, stroke_linecap="round")


def deserted() -> Scene:
    """The coasts as they look where nobody lives."""
    sheet = Sheet(ISLAND_SIZE, (ISLAND_SIZE[0] / 2, ISLAND_SIZE[1] / 2))
    sheet.scene.add(path(sheet.ring(COAST, -2) + sheet.ring(4, 2), fill="beach", fill_rule="evenodd"))
    sheet.scene.add(_scrub(sheet, random.Random(7)), _fences(sheet))
    for place in range(4):
        sheet.scene.add(_coast(sheet, place, inhabited=False))
    return sheet.scene.add(path(sheet.ring(COAST, -2) + sheet.ring(4, 2), fill="relief", fill_rule="evenodd"))


ZOOMS = {"lava": 1.0}  # pixels per unit; what has no fine lines can do with fewer
GROUNDS: dict[str, Callable[[], Scene]] = {
    "wide": lambda: scenery(SCENERY_WIDE, 104, SCENERY_WIDE[1] - 108, (392, 640), (888, 612)),
    "tall": lambda: scenery(SCENERY_TALL, 70, SCENERY_TALL[1] - 76, (150, 290)),
    "island": island,
    "deserted": deserted,
    "stone": lambda: slopes("stone"),
    "wood": lambda: slopes("wood"),
    "wheat": lambda: slopes("wheat"),
    "lava": lava,
    "events": vignettes,
}
