"""The same table for a phone."""

from __future__ import annotations

from lapilli.draw import Scene, label, rect
from lapilli.games.fuji.box import FujiBox
from lapilli.games.fuji.knowledge.seen import View
from lapilli.games.fuji.knowledge.view import box_of
from lapilli.games.fuji.picture.board import has_dice, head
from lapilli.games.fuji.picture.comparison import compared, comparison
from lapilli.games.fuji.picture.figures import figure_panels
from lapilli.games.fuji.picture.pieces import PALETTE
from lapilli.games.fuji.picture.slope import downhill, draw_slope
from lapilli.games.fuji.picture.stamina import stamina
from lapilli.games.fuji.picture.tray import tray
from lapilli.games.fuji.text import WORDS

NARROW = 360.0
MARGIN = 8.0


def board(view: View, lang: str) -> Scene:
    """What just happened and the own dice first, then the way downhill, then the others."""
    box = box_of(view)
    scene = Scene(NARROW, 1, WORDS.say(lang, "title"), head(view, lang), palette=PALETTE)
    inner = NARROW - 2 * MARGIN
    scene.add(label(NARROW / 2, 16, head(view, lang), 14, bold=True, fill="muted"))
    y = 32.0
    subject = compared(view)
    if subject:
        drawn, tall = comparison(view, box, subject, (MARGIN, y), inner, lang)
        scene.add(drawn)
        y += tall + 8
    if has_dice(view):
        drawn, tall = tray(view, box, (MARGIN, y), inner, lang)
        scene.add(drawn)
        y += tall + 8
    if view["terrain"]:
        y = _way_down(scene, view, box, y, lang)
    drawn, tall = stamina(view, box, (MARGIN, y), inner, lang)
    scene.add(drawn)
    y += tall + 4
    panels, tall = figure_panels(view, box, (MARGIN, y), inner, lang, stacked=True)
    scene.add(panels)
    y += tall + 10
    if not view["terrain"]:  # in the set-up people choose among the cards in front of the figures
        y = _way_down(scene, view, box, y, lang)
    scene.height = y
    return scene


def _way_down(scene: Scene, view: View, box: FujiBox, y: float, lang: str) -> float:
    """The map of a narrow picture; returns where the next thing begins."""
    slope = downhill(view, box, MARGIN, y + 6, NARROW - 2 * MARGIN)
    if not slope.cells:
        return y
    scene.add(rect(2, y, NARROW - 4, slope.bottom - y + 8, 12, fill="tray", fill_opacity=0.55))
    scene.add(draw_slope(view, box, slope, lang))
    return slope.bottom + 16
