"""The picture of a view: the steps above, the island, and below it Kos and Hades, goods, dice and events."""

from __future__ import annotations

from lapilli.core.game import Shape
from lapilli.draw import Scene, group
from lapilli.games.nisyros.knowledge.view import IslandView
from lapilli.games.nisyros.picture.crowd import HEIGHT, WIDTH
from lapilli.games.nisyros.picture.island import PALETTE, IslandPicture
from lapilli.games.nisyros.picture.prompt import WORDS
from lapilli.games.nisyros.picture.table import STEPS_HEIGHT, TablePicture, summary

SHAPES: tuple[Shape, ...] = ("narrow", "wide")
MARGIN = 6.0
ISLAND, TABLE = 1.9, 1.08  # how much larger the two halves of a broad picture are


def board(view: IslandView, lang: str) -> Scene:
    """One sheet, one part below the other; every clickable thing bears its id."""
    return _tall(view, lang, TablePicture(view, lang), IslandPicture(view, lang))


def board_for(view: IslandView, lang: str, shape: Shape) -> Scene:
    """The same with large letters for a phone; for a broad screen the island left, the rest right."""
    if shape == "narrow":
        return _tall(view, lang, TablePicture(view, lang, large=True), IslandPicture(view, lang, large=True))
    return _wide(view, lang) if shape == "wide" else board(view, lang)


def _tall(view: IslandView, lang: str, table: TablePicture, island: IslandPicture) -> Scene:
    below = STEPS_HEIGHT + HEIGHT + 6
    scene = _sheet(view, lang, WIDTH + 2 * MARGIN, below + table.height + MARGIN)
    steps = group(table.steps(), at=(0, 2))
    ground = group(island.draw(), at=(0, STEPS_HEIGHT))
    return scene.add(group(steps, ground, table.below(below), at=(MARGIN, 0)))


def _wide(view: IslandView, lang: str) -> Scene:
    table = TablePicture(view, lang, slim=True)
    width, height = (WIDTH * ISLAND + table.width * TABLE + 4 * MARGIN), HEIGHT * ISLAND + 2 * MARGIN
    scene = _sheet(view, lang, width, height)
    scene.add(group(IslandPicture(view, lang).draw(), at=(MARGIN, MARGIN), scale=ISLAND))
    rest = (table.steps(), table.below(STEPS_HEIGHT + 14))
    return scene.add(group(*rest, at=(WIDTH * ISLAND + 3 * MARGIN, MARGIN), scale=TABLE))


def _sheet(view: IslandView, lang: str, width: float, height: float) -> Scene:
    return Scene(width, height, WORDS.say(lang, "title"), summary(view, lang), palette=PALETTE)
