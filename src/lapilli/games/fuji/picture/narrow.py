"""The same table for a phone: the mountain as a strip, the own dice, the way downhill in columns, the screens."""

from __future__ import annotations

from lapilli.draw import Element, Scene, group, label, lay, measure, rect
from lapilli.games.fuji.box import Box, box_of
from lapilli.games.fuji.knowledge.view_types import View
from lapilli.games.fuji.picture import facts
from lapilli.games.fuji.picture.board import has_dice, head
from lapilli.games.fuji.picture.comparison import compared, comparison
from lapilli.games.fuji.picture.ending import ending
from lapilli.games.fuji.picture.figures import stacked
from lapilli.games.fuji.picture.grounds import PANORAMA
from lapilli.games.fuji.picture.legend import is_wanted, legend
from lapilli.games.fuji.picture.slope import downhill, draw_slope
from lapilli.games.fuji.picture.stamina import stamina
from lapilli.games.fuji.picture.style import PALETTE
from lapilli.games.fuji.picture.summary import described
from lapilli.games.fuji.picture.tray import tray
from lapilli.games.fuji.text import WORDS

NARROW = 360.0
MARGIN = 8.0
STRIP = 118.0  # of the panorama that is free


def board(view: View, lang: str) -> Scene:
    """What just happened and the own dice first, then the way downhill, then the others."""
    box = box_of(view["box"])
    scene = Scene(NARROW, 1, WORDS.say(lang, "title"), described(view, head(view, lang), lang), palette=PALETTE)
    inner = NARROW - 2 * MARGIN
    scene.add(rect(0, 0, NARROW, 1, fill="plain"), lay(PANORAMA, -22, -14, 0.8), _plaque(view, lang))
    y = STRIP - 8
    subject = compared(view)
    if view["end"]:
        drawn, tall = ending(view, (MARGIN, y), inner, lang)
        scene.add(drawn)
        y += tall + 8
    if subject:
        drawn, tall = comparison(scene, view, box, subject, (MARGIN, y), inner, lang)
        scene.add(drawn)
        y += tall + 8
    if has_dice(view):
        drawn, tall = tray(scene, view, box, (MARGIN, y), inner, lang)
        scene.add(drawn)
        y += tall + 8
    if view["terrain"]:
        y = _way_down(scene, view, box, y, lang)
    rope, tall = scene.tall_part(stamina, facts.endurance(view), (MARGIN, y), inner, lang)
    scene.add(rope)
    y += tall + 8
    panels, tall = stacked(scene, view, box, (MARGIN, y), inner, lang)
    scene.add(panels)
    y += tall + 10
    if is_wanted(view):
        drawn, tall = legend(scene, box, (MARGIN, y), inner, lang)
        scene.add(drawn)
        y += tall + 8
    if not view["terrain"]:  # in the set-up people choose among the cards in front of the figures
        y = _way_down(scene, view, box, y, lang)
    scene.height = y
    scene.rows[0] = rect(0, 0, NARROW, y, fill="plain")  # below the print the plain goes on
    return scene


def _plaque(view: View, lang: str) -> Element:
    words = head(view, lang)
    wide = min(measure(words, 13.5, True) + 16, NARROW - 8)
    return group(
        rect(-wide / 2, 0, wide, 24, 4, fill="plaque", stroke="key"),
        label(0, 12, words, 13.5, bold=True, fill="card-ink"),
        at=(NARROW / 2, STRIP - 38),
    )


def _way_down(scene: Scene, view: View, box: Box, y: float, lang: str) -> float:
    """The map of a narrow picture; returns where the next thing begins."""
    slope = downhill(view, box, MARGIN, y + 6, NARROW - 2 * MARGIN)
    if not slope.cells:
        return y
    scene.add(draw_slope(scene, view, box, slope, lang))
    return slope.bottom + 16
