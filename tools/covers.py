"""Covers of the home page: a part of a real board, or a picture in its style."""

from __future__ import annotations

import math
from collections.abc import Iterator

from lapilli.core.table import Table
from lapilli.draw import Element, Scene, circle, group, rect
from lapilli.games.deukalion.picture.brushwork import stroke
from lapilli.games.deukalion.picture.look import PRINT
from lapilli.games.deukalion.picture.pieces import trireme
from lapilli.games.deukalion.picture.vignettes import serpent
from lapilli.games.fuji.picture.panorama import vista

SHAPE = 4 / 3
WIDTH = 360.0
CUTS = {"nisyros": (40, 168, 420), "eruption": (96, 204, 540)}  # what of the board is shown: left, top, width


def scene(table: Table, ply: int) -> Scene:
    """The board for a broad screen, as the first seat saw it."""
    game = table.game
    drawn = game.presentation.board_for(game.rules.observe(table.at(ply).state, 0), "en", "wide")
    assert isinstance(drawn, Scene)
    return drawn


def cover(table: Table) -> tuple[Scene, tuple[float, float, float]]:
    """What the cover of a game is cut from, and where: left, top, width. The middle of its game, if a board."""
    name = table.game.name
    if name == "fuji":
        return mountain(), (0, 0, mountain().width)
    if name == "deukalion":
        return vase(), (0, 0, WIDTH)
    return scene(table, table.ply // 2), CUTS[name]


def mountain() -> Scene:
    """Fuji with room for words beside it: the head of the home page, whose cards show the middle of the same file."""
    return vista(-300, 850, 340)


def vase() -> Scene:
    """A ship under the sun meets the Hydra; keys above, waves below."""
    high = WIDTH / SHAPE
    drawn = Scene(WIDTH, high, "Deukalion", palette=PRINT, background=None)
    drawn.add(rect(0, 0, WIDTH, high, fill="clayware"))
    drawn.add(_keys(0), _keys(high - 20), _sun((282, 70)))
    drawn.add(group(serpent(swims=True), at=(274, 190), scale=1.5))
    drawn.add(group(trireme("deukalion", None, 190), at=(116, 136)))
    swell = "".join(f"M{x} 236q13 -26 26 -10q8 10 -4 14q8 4 16 -4" for x in range(-30, int(WIDTH), 36))
    drawn.add(stroke(swell, width=6), stroke("M0 247H360", width=3))
    return drawn


def _keys(top: float) -> Iterator[Element]:
    """A band of the key pattern."""
    keys = "".join(f"M{x} 16V4H{x + 15}V12H{x + 6}V8H{x + 10}M{x} 16H{x + 20}" for x in range(0, int(WIDTH), 20))
    yield rect(0, top, WIDTH, 20, fill="terracotta")
    yield stroke(keys, width=2.4, at=(0, top))
    yield stroke(f"M0 {top}H{WIDTH}M0 {top + 20}H{WIDTH}", width=3)


def _sun(at: tuple[float, float]) -> Iterator[Element]:
    rays = "".join(
        f"M{34 * math.cos(a):.1f} {34 * math.sin(a):.1f}L{44 * math.cos(a):.1f} {44 * math.sin(a):.1f}"
        for a in (n * math.tau / 16 for n in range(16))
    )
    yield circle(*at, 26, fill="none", stroke="slip", stroke_width=4)
    yield stroke(rays, width=3.4, at=at)
