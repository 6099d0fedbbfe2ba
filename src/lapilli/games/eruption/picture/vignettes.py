"""A small picture for each of the eight kinds of cards, on one sheet."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable

from lapilli.draw import Element, HexGrid, Scene, circle, ellipse, group, lava_tile, path, rect, wall, window
from lapilli.draw.landscape import cloud, crown, hut
from lapilli.games.eruption.names import CARD_KINDS
from lapilli.games.eruption.picture.grounds import ACROSS, CARDS, VIGNETTE
from lapilli.games.eruption.picture.paints import PAINTS

WIDTH, HEIGHT = VIGNETTE
MIDDLE = (WIDTH / 2, HEIGHT / 2)


def _trees(count: int, step: int = 37) -> list[Element]:
    leaves = ("crown-1", "crown-2", "crown-3", "crown-4")
    return [
        group(crown(7.5, leaves[n % 4], "lit", "key", n), at=(8 + n * 23 % 96, 8 + n * step % 80)) for n in range(count)
    ]


def _ground(paint: str) -> Element:
    return rect(0, 0, WIDTH, HEIGHT, fill=paint)


def _hut(x: float, y: float, radius: float = 13) -> Element:
    return hut((x, y), radius, "thatch", "thatch-light", "thatch-dark", "key")


def _line(data: str, paint: str, width: float = 3) -> Element:
    return path(data, fill="none", stroke=paint, stroke_width=width, stroke_linecap="round", stroke_linejoin="round")


def _shape(data: str, paint: str, edge: str = "key", width: float = 1.4) -> Element:
    return path(data, fill=paint, stroke=edge, stroke_width=width, stroke_linejoin="round")


def _arrow(turn: float) -> Element:
    bow = "M0 -34A34 34 0 0 1 32 12"
    head = "M32 20L24 6L40 8Z"
    return group(_line(bow, "key", 8), _line(bow, "lava-1", 4.6), _shape(head, "lava-1"), at=MIDDLE, turn=turn)


def _aftershock() -> Iterable[Element]:
    yield from (_ground("crown-4"), *_trees(24))
    yield lava_tile(HexGrid(26, MIDDLE), 0, 0, ("n", "se"))
    yield from (_arrow(0), _arrow(180))


def _bomb() -> Iterable[Element]:
    yield _ground("water-deep")
    yield _shape("M0 92L34 50L42 56L52 48L60 55L66 50L108 92Z", "rock")
    yield _line("M50 52Q34 24 66 16", "lava-2", 4)
    yield _line("M54 52Q60 34 84 32", "lava-2", 3)
    for x, y, size in ((72, 16, 10), (90, 34, 7), (28, 26, 6)):
        yield circle(x, y, size + 4, fill="lava-2", opacity=0.4)
        yield circle(x, y, size, fill="rock-dark", stroke="lava-1", stroke_width=2)
    yield wall("stone", (14, 82), (56, 82), 12)


def _lavaflow() -> Iterable[Element]:
    yield from (_ground("crown-4"), *_trees(26))
    grid = HexGrid(24, (34, 40))
    yield lava_tile(grid, 0, 0, ("nw", "se"))
    yield lava_tile(grid, 1, 0, ("nw", "s"))


def _quake() -> Iterable[Element]:
    yield from (_ground("crown-4"), *_trees(22))
    crack = "M0 44l20 8l9 -13l16 18l13 -15l18 11l13 -9l22 8v9l-22 -4l-13 9l-18 -9l-13 15l-16 -17l-9 11l-20 -8z"
    yield _shape(crack, "rock-dark")
    yield _line("M0 49l20 8l9 -12l16 16l13 -14l18 9l13 -9l22 7", "lava-2")


def _rain() -> Iterable[Element]:
    yield _ground("water")
    yield cloud([(30, 26, 17, 12), (54, 18, 23, 16), (78, 27, 16, 11)], "cloud", "key")
    for number in range(9):
        yield _line(f"M{14 + number * 10} {44 + number % 3 * 7}l-6 16", "surf", 2.4)
    yield _hut(54, 80, 13)


def _reinforce() -> Iterable[Element]:
    yield _ground("glade")
    yield _shape("M0 28q28 -13 54 -4t56 -6V0H0Z", "lava-2", "lava-3", 3)
    yield _line("M0 24q28 -13 54 -4t56 -6", "lava-1")
    for row in range(4):
        for column in range(7):
            paint = "ruin" if (column + row) % 3 else "zone-none"
            yield rect(
                -6 + column * 18 - row % 2 * 9, 34 + row * 13, 17, 12, 3, fill=paint, stroke="key", stroke_width=1.2
            )


def _relocate() -> Iterable[Element]:
    yield from (_ground("earth"), _hut(26, 24, 15), _hut(82, 66, 15))
    yield wall("wood", (18, 62), (56, 62), 12)
    yield wall("straw", (56, 30), (94, 30), 12)
    way = "M46 52Q52 44 62 42"
    yield from (_line(way, "key", 7), _line(way, "surf", 4), _shape("M70 40L58 36L62 48Z", "surf"))


def _sinkhole() -> Iterable[Element]:
    yield from (_ground("crown-4"), *_trees(26, 41))
    for number, paint in enumerate(("glade-dark", "rock", "rock-dark", "#0a0605")):
        across, down = 38 - number * 8.5, 25 - number * 5.5
        yield ellipse(54, 46 + number * 2, across, down, fill=paint, stroke="key", stroke_width=1.2)
    yield _line(f"M{54 + 20 * math.cos(2):.1f} 40l-4 5", "ridge", 2)


PICTURES: dict[str, Callable[[], Iterable[Element]]] = {
    "aftershock": _aftershock,
    "bomb": _bomb,
    "lavaflow": _lavaflow,
    "quake": _quake,
    "rain": _rain,
    "reinforce": _reinforce,
    "relocate": _relocate,
    "sinkhole": _sinkhole,
}


def vignettes() -> Scene:
    """All eight, in the order of their names in the box."""
    scene = Scene(CARDS.width, CARDS.height, "Eruption", palette=PAINTS, background=None)
    scene.define("frame", window(rect(0, 0, WIDTH, HEIGHT)))
    for number, kind in enumerate(CARD_KINDS):
        row, column = divmod(number, ACROSS)
        scene.add(group(group(list(PICTURES[kind]()), clip_path="frame"), at=(WIDTH * column, HEIGHT * row)))
    return scene
