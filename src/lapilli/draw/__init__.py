"""Pictures of boards: scenes, geometry, pieces, cards, dice, tracks, lava; and a character canvas for terminals."""

from lapilli.draw.box import Box
from lapilli.draw.card import card, card_back, card_frame
from lapilli.draw.colour import contrast, luminance, mix, readable
from lapilli.draw.dice import die
from lapilli.draw.drawing import Drawing, drawing
from lapilli.draw.element import (
    ROUND,
    Element,
    Named,
    Options,
    Point,
    circle,
    ellipse,
    group,
    line,
    path,
    pattern,
    polygon,
    rect,
    use,
    window,
)
from lapilli.draw.grid import Grid
from lapilli.draw.ground import Ground, Sheet, ground, lay, painted, sheet
from lapilli.draw.hex import FLAT_SIDES, POINTY_SIDES, HexGrid, disc, distance
from lapilli.draw.lava import crust, lava_box, lava_field, lava_sector, stream
from lapilli.draw.lava_tile import lava_tile
from lapilli.draw.memo import kept, kept_row, only
from lapilli.draw.noise import noise, rough
from lapilli.draw.palette import HOUSE, Gradient, Palette, Theme
from lapilli.draw.piece_style import badge, carve, piece, shade
from lapilli.draw.pieces import (
    boat,
    citizen,
    crater,
    cup,
    dam,
    flag,
    hollow,
    house,
    hydra,
    marker,
    meeple,
    ship,
    socket,
    soldier,
    token,
    treasure,
    worker,
)
from lapilli.draw.ring import Sector, polar
from lapilli.draw.scene import Scene
from lapilli.draw.seat import Seat, seat_letter, seat_mark, seat_shape
from lapilli.draw.seat_colours import SEAT_COLOURS
from lapilli.draw.spread import Spread, heap, in_box, in_sector, row, shown
from lapilli.draw.symbols import SYMBOLS, symbol
from lapilli.draw.text import fitting, label, measure, paragraph, text, wrap
from lapilli.draw.textgrid import TextGrid, below, beside, from_text, table
from lapilli.draw.textwidth import align_text, clip, width_of
from lapilli.draw.track import Track, gauge, sockets
from lapilli.draw.walls import wall, wall_on

__all__ = [
    "FLAT_SIDES", "HOUSE", "POINTY_SIDES", "ROUND", "SEAT_COLOURS", "SYMBOLS", "Box", "Drawing", "Element",
    "Gradient", "Grid", "Ground", "HexGrid", "Named", "Options", "Palette", "Point", "Scene", "Seat", "Sector",
    "Sheet", "Spread", "TextGrid", "Theme", "Track", "align_text", "badge", "below", "beside", "boat", "card",
    "card_back", "card_frame", "carve", "circle", "citizen", "clip", "contrast", "crater", "crust", "cup", "dam",
    "die", "disc", "distance", "drawing", "ellipse", "fitting", "flag", "from_text", "gauge", "ground", "group",
    "heap", "hollow", "house", "hydra", "in_box", "in_sector", "kept", "kept_row", "label", "lava_box", "lava_field",
    "lava_sector", "lava_tile", "lay", "line", "luminance", "marker", "measure", "meeple", "mix", "noise", "only",
    "painted", "paragraph", "path", "pattern", "piece", "polar", "polygon", "readable", "rect", "rough", "row",
    "seat_letter", "seat_mark", "seat_shape", "shade", "sheet", "ship", "shown", "socket", "sockets", "soldier",
    "stream", "symbol", "table", "text", "token", "treasure", "use", "wall", "wall_on", "width_of", "window",
    "worker", "wrap",
]  # fmt: skip
