"""What the covers of the home page show: a part of a real board, or a drawing in `tools/covers/`."""

from __future__ import annotations

import io
from pathlib import Path

import grounds
from PIL import Image

from lapilli.core.table import Table
from lapilli.draw import Scene
from lapilli.draw.ground import Shade

SHAPE = 4 / 3
CUTS = {"nisyros": (40, 168, 420), "eruption": (96, 204, 540)}  # what of the board is shown: left, top, width
DRAWINGS = Path(__file__).with_name("covers")


def scene(table: Table, ply: int) -> Scene:
    """The board for a broad screen, as the first seat saw it."""
    game = table.game
    drawn = game.presentation.board_for(game.rules.observe(table.at(ply).state, 0), "en", "wide")
    assert isinstance(drawn, Scene)
    return drawn


def board(table: Table) -> Scene:
    """The board in the middle of a game."""
    return scene(table, table.ply // 2)


def drawing(game: str, shade: Shade) -> str:
    """The drawing of a cover, in the colours of the game."""
    return grounds.recoloured(DRAWINGS / f"{game}.svg", grounds.paints(game), shade)


def cut(table: Table, width: int, shade: Shade) -> Image.Image:
    """A part of the board, so many pixels wide."""
    drawn = board(table)
    left, top, across = CUTS[table.game.name]
    scale = width / across
    box = (left, top, left + across, top + across / SHAPE)
    whole = Image.open(io.BytesIO(drawn.png(scale, shade))).convert("RGB")
    return whole.crop(tuple(round(side * scale) for side in box))  # type: ignore[arg-type]


def paint(game: str, width: int, shade: Shade) -> Image.Image:
    """A drawing, so many pixels wide."""
    drawn = drawing(game, shade)
    return grounds.paint(drawn, width / float(drawn.split(' width="', 1)[1].split('"', 1)[0])).convert("RGB")
