"""The picture of a view: the steps above, the island, and below it Kos and Hades, goods, dice and events."""

from __future__ import annotations

from lapilli.core.game import View
from lapilli.draw import Scene, group
from lapilli.games.nisyros.island_picture import HEIGHT, PALETTE, WIDTH, IslandPicture
from lapilli.games.nisyros.speech import WORDS
from lapilli.games.nisyros.table_picture import (
    CARD_HEIGHT,
    CARDS,
    DICE_HEIGHT,
    GOODS_HEIGHT,
    KOS_HEIGHT,
    STEPS_HEIGHT,
    TablePicture,
    summary,
)

MARGIN = 6.0


def board(view: View, lang: str) -> Scene:
    """One sheet, narrow enough for a phone; every clickable thing bears its id."""
    island_top = STEPS_HEIGHT
    kos_top = island_top + HEIGHT + 6
    goods_top = kos_top + KOS_HEIGHT
    dice_top = goods_top + GOODS_HEIGHT
    cards_top = dice_top + DICE_HEIGHT
    height = cards_top + CARDS * CARD_HEIGHT + MARGIN
    scene = Scene(WIDTH + 2 * MARGIN, height, WORDS.say(lang, "title"), summary(view, lang), palette=PALETTE)
    table = TablePicture(view, lang)
    scene.add(
        group(
            group(table.steps(), at=(0, 2)),
            group(IslandPicture(view, lang).draw(), at=(0, island_top)),
            table.shores(kos_top),
            table.goods(goods_top),
            table.dice(dice_top),
            table.cards(cards_top),
            at=(MARGIN, 0),
        )
    )
    return scene
