"""The picture of a view: the sea between Kos and Hades with the island in it, and the steps, goods, dice and events."""

from __future__ import annotations

from lapilli.core.presentation import Shape
from lapilli.draw import Element, Scene, group, label, lay, rect
from lapilli.games.nisyros.knowledge.view_types import View
from lapilli.games.nisyros.picture.grounds import SCENERY_TALL, SCENERY_WIDE, TALL, WIDE
from lapilli.games.nisyros.picture.pieces import PALETTE, define
from lapilli.games.nisyros.picture.prompt import WORDS
from lapilli.games.nisyros.picture.quarters import draw_island
from lapilli.games.nisyros.picture.relief import HEIGHT, WIDTH
from lapilli.games.nisyros.picture.shores import Shores
from lapilli.games.nisyros.picture.table import STEPS_HEIGHT, STEPS_LARGE, TablePicture, summary

SHAPES: tuple[Shape, ...] = ("narrow", "wide", "square")
MARGIN = 6.0
BROAD = 1.45  # how much larger the island is in a broad picture
CRATER = (345.0, 425.0)  # where it lies there
# what is painted on the sea, as (x, y, width, height): an islet and two boats; on the tall picture an empty corner
SCENERY_ON_SEA = ((802.0, 572.0, 226.0, 92.0), (717.0, 547.0, 48.0, 44.0), (979.0, 603.0, 74.0, 62.0))
OPEN_SEA = ((8.0, 410.0, 40.0, 34.0),)


def board(view: View, lang: str) -> Scene:
    """One sheet, one part below the other; every clickable thing has its id."""
    return _tall(view, lang)


def board_for(view: View, lang: str, shape: Shape) -> Scene:
    """The same with large letters for a phone; for a broad screen the island left, the rest right."""
    return _wide(view, lang) if shape in ("wide", "square") else _tall(view, lang, large=shape == "narrow")


def _tall(view: View, lang: str, large: bool = False) -> Scene:
    table = TablePicture(view, lang, large)
    width, sea = SCENERY_TALL
    steps = STEPS_LARGE if large else STEPS_HEIGHT
    below = steps + sea + 8
    scene = _sheet(view, lang, width, below + table.height + MARGIN, bare=large)
    shores = Shores(view, lang, width, narrow=True, large=large)
    scene.add(group(table.head(scene), at=(MARGIN, 2)))
    scene.add(
        group(
            lay(TALL),
            _sea(lang, OPEN_SEA),
            group(draw_island(scene, view, lang, large), at=((width - WIDTH) / 2, 289 - HEIGHT / 2)),
            shores.draw(scene, 68, sea - 42),
            at=(0, steps),
        )
    )
    return scene.add(group(table.below(scene, below), at=(MARGIN, 0)))


def _wide(view: View, lang: str) -> Scene:
    width, height = SCENERY_WIDE
    scene = _sheet(view, lang, width, height)
    shores, table = Shores(view, lang, width, narrow=False), TablePicture(view, lang, slim=True)
    corner = (CRATER[0] - WIDTH / 2 * BROAD, CRATER[1] - HEIGHT / 2 * BROAD)
    scene.add(
        lay(WIDE), _sea(lang, SCENERY_ON_SEA), group(draw_island(scene, view, lang, edge=-16), at=corner, scale=BROAD)
    )
    scene.add(shores.draw(scene, 102, height - 56))
    hades = WORDS.say(lang, "ui-hades")
    scene.add(label(width - 18, height - 56, hades, 24, anchor="end", serif=True, bold=True, fill="ashes"))
    return scene.add(group(table.below(scene, STEPS_HEIGHT + 22), at=(width - table.width - 24, 124)))


def _sea(lang: str, parts: tuple[tuple[float, float, float, float], ...]) -> Element:
    """The painted things on the sea, so that they answer a click too."""
    shapes = [rect(*part, fill="transparent") for part in parts]
    return group(shapes, id="sea", label=WORDS.say(lang, "ui-sea"))


def _sheet(view: View, lang: str, width: float, height: float, bare: bool = False) -> Scene:
    scene = Scene(width, height, WORDS.say(lang, "title"), summary(view, lang), palette=PALETTE)
    define(scene, view["people"], bare)
    return scene
