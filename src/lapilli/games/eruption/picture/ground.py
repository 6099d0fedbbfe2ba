"""The grounds of Eruption: jungle and surf, the volcano, villages with and without people, the meter, and the cards.

Drawn for `make grounds`; boards lay the files (grounds.py) and draw only what changes.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator

from lapilli.draw import (
    Box,
    Element,
    Point,
    Scene,
    blur,
    circle,
    contour,
    group,
    noise,
    path,
    rect,
    rough,
    smooth,
    straight,
    stream,
    use,
    window,
)
from lapilli.draw.landscape import crown, hut, palm
from lapilli.games.eruption.actions import BOX
from lapilli.games.eruption.box import VOLCANO, axial
from lapilli.games.eruption.names import SPACES
from lapilli.games.eruption.picture.grounds import SHEET
from lapilli.games.eruption.picture.island import CENTRE, GRID, SIZE, VILLAGE_HEXES
from lapilli.games.eruption.picture.paints import PAINTS
from lapilli.games.eruption.picture.stones import meter
from lapilli.games.eruption.picture.vignettes import vignettes

SEA = 306.0  # radius of the lagoon
APOTHEM = SIZE * 0.866
LAND = (*SPACES, *VOLCANO, *(name for hexes in VILLAGE_HEXES.values() for name in hexes))
CROWNS = (("crown-1", 7.5), ("crown-2", 7.0), ("crown-3", 6.0), ("crown-4", 8.0))


def centre(name: str) -> Point:
    return GRID.centre(*axial(name))


def corners(name: str, margin: float) -> str:
    return GRID.path(*axial(name), margin)


def sheet() -> Scene:
    """An empty sheet with the trees that are used on it."""
    scene = Scene(*SHEET, "Eruption", palette=PAINTS, background=None).define("soft", blur(2))
    for number, (leaf, radius) in enumerate(CROWNS):
        scene.define(f"tree-{number}", crown(radius, leaf, "lit", "key", number))
    return scene.define("palm", palm("frond", "thatch-dark", "key"))


def island() -> Scene:
    """Sea, surf, beach, jungle, villages where nobody lives, and the volcano."""
    scene, chance = sheet(), random.Random(4)
    scene.define("lagoon-edge", window(circle(*CENTRE, SEA)))
    parts = [circle(*CENTRE, SEA, fill="lagoon"), *_water(chance), *_beach(chance), *_jungle(chance)]
    parts += [part for village in VILLAGE_HEXES for part in _village(village, inhabited=False)]
    parts += _volcano()
    scene.add(group(parts, clip_path="lagoon-edge"))
    scene.add(circle(*CENTRE, SEA - 3, fill="none", stroke="water-deep", stroke_width=7, opacity=0.4))
    return scene.add(circle(*CENTRE, SEA, fill="relief", opacity=0.75))


def huts() -> Scene:
    """The same villages where people live."""
    scene = Scene(*SHEET, "Eruption", palette=PAINTS, background=None)
    for village in VILLAGE_HEXES:
        scene.add(_village(village, inhabited=True))
    return scene


# -- water and beach ------------------------------------------------------------------------------------------------


def _height(x: float, y: float) -> float:
    """Above zero on land: a ragged line round all hexagons."""
    near = min(math.hypot(x - a, y - b) for a, b in MIDDLES)
    return SIZE * 1.06 - near + 13 * (rough(x / 22, y / 22, 3) - 0.42)


MIDDLES = [centre(name) for name in LAND]


def _lines(level: float) -> str:
    box = Box(CENTRE[0] - 310, CENTRE[1] - 310, 620, 620)
    return "".join(smooth(ring, True) for ring in contour(_height, box, 8, -level))


def _water(chance: random.Random) -> Iterator[Element]:
    for _ in range(130):
        turn, far = chance.uniform(0, math.tau), chance.uniform(225, 300)
        x, y = CENTRE[0] + far * math.cos(turn), CENTRE[1] + far * math.sin(turn)
        if _height(x, y) < -16:
            data = f"M{x - 6:.1f} {y:.1f}q3 -4 6 0t6 0"
            yield path(data, fill="none", stroke="surf", stroke_width=1.3, opacity=0.45)


def _beach(chance: random.Random) -> Iterator[Element]:
    far, near, foam, shore = (_lines(level) for level in (20, 12, 5, 0))
    yield path(far, fill="shallow", opacity=0.5)
    yield path(far, fill="none", stroke="surf", stroke_width=1.6, stroke_dasharray="26 18 50 12", opacity=0.65)
    yield path(near, fill="shallow", opacity=0.6)
    yield path(near, fill="none", stroke="surf", stroke_width=2.4, stroke_dasharray="60 9 24 12", opacity=0.85)
    yield path(foam, fill="surf", opacity=0.95)
    yield path(shore, fill="beach-dark", stroke="key", stroke_width=1)
    yield path(_lines(-3.5), fill="beach")
    for _ in range(240):
        x, y = CENTRE[0] + chance.uniform(-300, 300), CENTRE[1] + chance.uniform(-300, 300)
        if 3 < _height(x, y) < 12:
            yield circle(x, y, 1, fill="beach-dark")


# -- jungle ---------------------------------------------------------------------------------------------------------


def _jungle(chance: random.Random) -> Iterator[Element]:
    """A dark floor under each space and crowns on top; the seam between two spaces stays free, and so do glades."""
    yield path("".join(corners(name, 0.2) for name in SPACES), fill="floor")
    trees = []
    for number, name in enumerate(SPACES):
        x, y = centre(name)
        yield path(corners(name, 1.6), fill="floor-light" if number % 2 else "floor")
        glade = name in BOX.resources
        if glade:
            yield _glade((x, y), number)
        for column in range(-4, 5):
            for row in range(-3, 4):
                across = column * 9.4 + row % 2 * 4.7 + chance.uniform(-2, 2)
                down = row * 9.2 + chance.uniform(-2, 2)
                size, leaf, rare = chance.uniform(0.8, 1.08), chance.random(), chance.random()
                outside = abs(down) > APOTHEM - 8 or abs(across) * 0.866 + abs(down) * 0.5 > APOTHEM - 8
                if outside or (glade and math.hypot(across, down) < 21):
                    continue
                bright = noise((x + across) / 60, (y + down) / 60, 8) > 0.45
                leaves = ((0, 1, 2, 3) if bright else (0, 3, 3, 1))[int(leaf * 4)]
                trees.append((y + down, x + across, "palm" if rare < 0.07 else f"tree-{leaves}", size))
    for far, side, kind, size in sorted(trees):
        yield use(kind, at=(side, far), scale=round(size, 2))


def _glade(at: Point, number: int) -> Element:
    points = [
        (at[0] + far * math.cos(turn), at[1] + far * math.sin(turn))
        for far, turn in ((18 + 3 * noise(step, number, 2), step * math.tau / 12) for step in range(12))
    ]
    return path(smooth(points, True), fill="glade", stroke="glade-dark", stroke_width=2)


# -- villages and the volcano ---------------------------------------------------------------------------------------


def _village(village: str, inhabited: bool) -> Iterator[Element]:
    hexes = VILLAGE_HEXES[village]
    shape = "".join(corners(name, 0.5) for name in hexes)
    ground = "earth" if inhabited else "ruin"
    yield path(shape, fill="key", stroke="key", stroke_width=3)
    yield path(shape, fill=ground)
    for name in hexes:
        x, y = centre(name)
        if inhabited:
            yield path(corners(name, 4.5), fill=f"seat-{village}", opacity=0.5)
            for turn, (dx, dy, radius) in enumerate(((-9, -7, 10.5), (10, -3, 9.2), (-2, 11, 8.6))):
                yield hut((x + dx, y + dy), radius, "thatch", "thatch-light", "thatch-dark", "key", turn)
            yield from _palisade(name)
        else:
            for number in range(3):
                at = (x - 12 + number * 9, y - 6 + number % 2 * 8)
                yield rect(*at, 8, 7, 1, fill="ruin-dark", stroke="key", stroke_width=0.9)
                yield rect(at[0] + 2, at[1] + 2.4, 4, 4.6, fill="ruin")


def _palisade(name: str) -> Iterator[Element]:
    """Stakes towards the sea."""
    x, y = centre(name)
    for side in GRID.sides:
        (ax, ay), (bx, by) = GRID.side(*axial(name), side, 2)
        beyond = (ax + bx - x, ay + by - y)
        if all(math.dist(beyond, other) > 10 for other in MIDDLES):
            for step in range(8):
                at = (ax + (bx - ax) * step / 7, ay + (by - ay) * step / 7)
                yield circle(*at, 2.8, fill="stake", stroke="key", stroke_width=0.9)


def _volcano() -> Iterator[Element]:
    """The mountain: ridges lit on one side, lava in the six exits, and the crater."""
    middles = [centre(name) for name in VOLCANO]

    def height(x: float, y: float) -> float:
        near = min(math.hypot(x - a, y - b) for a, b in middles)
        return SIZE * 1.02 - near + 6 * (noise(x / 9, y / 9, 2) - 0.5)

    box = Box(CENTRE[0] - 120, CENTRE[1] - 120, 240, 240)
    foot = smooth(max(contour(height, box, 6), key=len), True)
    yield path(foot, fill="#000000", opacity=0.45, at=(4, 6), filter="soft")
    yield path(foot, fill="mountain", stroke="key", stroke_width=2)
    chance = random.Random(9)
    for number in range(26):
        yield from _ridge(number * math.tau / 26 + chance.uniform(-0.06, 0.06), chance)
    yield circle(*CENTRE, 78, fill="glow")
    for exit_ in BOX.exits:
        hexagon, _, side = exit_.partition(".")
        x, y = GRID.middle(*axial(hexagon), side, -0.8)
        turn = centre(hexagon)
        yield stream(f"M{CENTRE[0]:.2f} {CENTRE[1]:.2f} Q{turn[0]:.2f} {turn[1]:.2f} {x:.2f} {y:.2f}", SIZE * 0.44)
    rim = [_at(28 + 5 * noise(step, 1, 3), step * math.tau / 20) for step in range(20)]
    yield path(smooth(rim, True), fill="rock-dark", stroke="key", stroke_width=2)
    x, y = CENTRE
    yield circle(x, y, 22, fill="lava-3", stroke="key", stroke_width=1.5)
    yield circle(x, y, 19.5, fill="lava-pool")
    yield path(
        f"M{x - 12} {y - 3}q8 -8 14 0t9 1M{x - 8} {y + 8}q7 -5 14 0", fill="none", stroke="lava-3", stroke_width=2
    )


def _at(far: float, turn: float) -> Point:
    return CENTRE[0] + far * math.cos(turn), CENTRE[1] + far * math.sin(turn)


def _ridge(turn: float, chance: random.Random) -> Iterator[Element]:
    reach, wide = chance.uniform(50, 78), chance.uniform(0.05, 0.1)
    lit = math.cos(turn - math.radians(135)) > 0
    start, tip = _at(27, turn), _at(reach, turn + 0.04)
    left, right = _at(reach * 0.92, turn - wide), _at(reach * 0.92, turn + wide * 1.6)
    yield path(straight([start, tip, left]), fill="ridge" if lit else "rock-dark", opacity=0.8)
    yield path(straight([start, tip, right]), fill="rock-dark" if lit else "ridge", opacity=0.7)


GROUNDS: dict[str, Callable[[], Scene]] = {"island": island, "huts": huts, "meter": meter, "cards": vignettes}
