"""The same table for a tablet: large cards from side to side, below them the own dice, the rope, the screens."""

from __future__ import annotations

from lapilli.draw import Element, Scene, lay, rect, window
from lapilli.games.fuji.box import box_of
from lapilli.games.fuji.knowledge.view_types import View, own_seat
from lapilli.games.fuji.picture import facts
from lapilli.games.fuji.picture.board import flow, has_dice, head, mats, plaque
from lapilli.games.fuji.picture.comparison import compared, comparison
from lapilli.games.fuji.picture.ending import ending
from lapilli.games.fuji.picture.figures import names, screens
from lapilli.games.fuji.picture.grounds import PANORAMA
from lapilli.games.fuji.picture.legend import is_wanted, legend
from lapilli.games.fuji.picture.sayings import BETWEEN
from lapilli.games.fuji.picture.slope import closely, draw_slope
from lapilli.games.fuji.picture.stamina import stamina
from lapilli.games.fuji.picture.style import PALETTE
from lapilli.games.fuji.picture.summary import described
from lapilli.games.fuji.picture.tray import own_third, tray
from lapilli.games.fuji.text import WORDS

WIDTH = 820.0  # as many pixels as an upright tablet has
MARGIN, GAP = 7.0, 6.0
SKY = 90.0  # above the cards
LETTERS = 14.0
LATTICE = 28.0  # what others hold takes little room
DICE = 0.64  # the part of the row that the own dice take


def board(view: View, lang: str) -> Scene:
    """Cards, dice and the rope are in sight at once; screens come last, because they grow with what is said."""
    box, inner = box_of(view["box"]), WIDTH - 2 * MARGIN
    scene = Scene(WIDTH, 1, WORDS.say(lang, "title"), described(view, head(view, lang), lang), palette=PALETTE)
    slope = closely(view, box, MARGIN, SKY, inner)
    edge = slope.bottom + BETWEEN + 4 if slope.cells else 300.0
    scene.define("land", window(rect(0, 0, WIDTH, edge)))
    scene.add(lay(PANORAMA, 0, 0, WIDTH / PANORAMA.width, clip_path="land"), plaque(view, WIDTH, lang, LETTERS))
    if slope.cells:
        scene.add(flow(slope, WIDTH, 0), draw_slope(scene, view, box, slope, lang))
    y, under = edge + 9, len(scene.rows)
    subject = compared(view)
    if view["end"]:
        drawn, tall = ending(view, (MARGIN, y), inner, lang)
        scene.add(drawn)
        y += tall + 8
    if subject:
        drawn, tall = comparison(scene, view, box, subject, (MARGIN, y), inner, lang)
        scene.add(drawn)
        y += tall + GAP
    for part, known in ((_own, facts.row(view)), (_rope, facts.endurance(view)), (_others, facts.row(view))):
        shown, tall = scene.tall_part(part, known, y, lang)
        scene.add(shown)
        y += tall + GAP if tall else 0
    if is_wanted(view):
        drawn, tall = legend(scene, box, (MARGIN, y), inner, lang)
        scene.add(drawn)
        y += tall + GAP
    scene.height = y + 2
    scene.rows.insert(under, mats(edge, WIDTH, scene.height))
    return scene


def _own(scene: Scene, view: View, y: float, lang: str) -> tuple[list[Element], float]:
    """The own dice, and beside them the own screen; where they are two sets, the dice alone."""
    if not has_dice(view):
        return [], 0
    box, room = box_of(view["box"]), WIDTH - 2 * MARGIN - GAP
    if own_third(view):
        dice, high = tray(scene, view, box, (MARGIN, y), room + GAP, lang)
        return [dice], high
    dice, high = tray(scene, view, box, (MARGIN, y), room * DICE, lang)
    beside, own = (MARGIN + room * DICE + GAP, y), [f"p{own_seat(view) + 1}"]
    drawn, reached = screens(scene, view, box, own, [beside], room * (1 - DICE), lang, LETTERS, high, whole=True)
    return [dice, *drawn], reached


def _rope(scene: Scene, view: View, y: float, lang: str) -> tuple[Element, float]:
    return stamina(scene, view, (MARGIN, y), WIDTH - 2 * MARGIN, lang)


def _others(scene: Scene, view: View, y: float, lang: str) -> tuple[list[Element], float]:
    """The screens that do not stand beside the dice side by side, as high as what they said."""
    own = f"p{own_seat(view) + 1}" if has_dice(view) and not own_third(view) else ""
    shown = [name for name in names(view) if name != own]
    wide = (WIDTH - 2 * MARGIN + GAP) / len(shown)
    places = [(MARGIN + number * wide, y) for number in range(len(shown))]
    box = box_of(view["box"])
    return screens(scene, view, box, shown, places, wide - GAP, lang, LETTERS, whole=True, lattice=LATTICE)
