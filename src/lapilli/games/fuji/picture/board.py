"""The table as a picture: the mountain, the slope with its lava before it, and on the mats dice, screens, stamina."""

from __future__ import annotations

from lapilli.draw import Element, Scene, group, label, lay, line, measure, rect, stream, window
from lapilli.games.fuji.box import box_of
from lapilli.games.fuji.knowledge.view_types import View, own_seat
from lapilli.games.fuji.picture import facts
from lapilli.games.fuji.picture.comparison import compared, comparison
from lapilli.games.fuji.picture.ending import ending
from lapilli.games.fuji.picture.figures import names, own_strip, screens
from lapilli.games.fuji.picture.grounds import FOOT, PANORAMA
from lapilli.games.fuji.picture.legend import is_wanted, legend
from lapilli.games.fuji.picture.sayings import LANE
from lapilli.games.fuji.picture.slope import Slope, across, draw_slope
from lapilli.games.fuji.picture.stamina import stamina
from lapilli.games.fuji.picture.style import PALETTE
from lapilli.games.fuji.picture.summary import described
from lapilli.games.fuji.picture.tray import own_third, tray
from lapilli.games.fuji.text import WORDS

MARGIN, GAP = 16.0, 8.0
BROAD = 1264.0  # as wide as fills such a screen
SKY = {3: 276.0, 4: 236.0, 5: 196.0, 6: 160.0}  # above the map, by its rows
RAISED = 30.0  # how much of the sky is cut off, for larger cards


def board(view: View, lang: str) -> Scene:
    """Everything this viewer may see, the map as printed."""
    return _board(view, lang, 1000.0)


def broad_board(view: View, lang: str) -> Scene:
    """The same for a broad screen: the land goes on beside the map."""
    return _board(view, lang, BROAD)


def _board(view: View, lang: str, least: float) -> Scene:
    box = box_of(view["box"])
    top = SKY[max((int(cell[1:]) for cell in across(view, box, 0, 0).cells), default=3)]
    room = least - 2 * MARGIN
    printed = across(view, box, MARGIN, top, room)
    width = max(printed.right + MARGIN, least)
    slope = across(view, box, (width - printed.right + MARGIN) / 2, top, room) if printed.cells else printed
    edge = slope.bottom + LANE + 4 if slope.cells else 300.0
    scene = Scene(width, 1, WORDS.say(lang, "title"), described(view, head(view, lang), lang), palette=PALETTE)
    scene.define("land", window(rect(0, 0, width, edge)))
    scene.add(lay(PANORAMA, 0, -RAISED, width / PANORAMA.width, clip_path="land"), plaque(view, width, lang))
    if slope.cells:
        scene.add(flow(slope, width), draw_slope(scene, view, box, slope, lang))
    y = edge + 14
    under = len(scene.rows)
    subject = compared(view)
    if subject or view["end"]:
        above = top > 200
        at, room = ((330.0, 62.0), width - 330 - MARGIN) if above else ((MARGIN, y), width - 2 * MARGIN)
        shown = comparison(scene, view, box, subject, at, room, lang) if subject else ending(view, at, room, lang)
        drawn, tall = shown
        scene.add(drawn)
        y += 0 if above else tall + GAP
    elif is_wanted(view) and top > 200:
        scene.add(legend(scene, box, (360.0, 66.0), width - 360 - MARGIN, lang)[0])
    drawn_row, tall = scene.tall_part(_row, facts.row(view), y, width, lang)
    scene.add(drawn_row)
    y += tall + GAP
    rope, tall = scene.tall_part(stamina, facts.endurance(view), (MARGIN, y), width - 2 * MARGIN, lang)
    scene.add(rope)
    y += tall + GAP
    if is_wanted(view) and top <= 200:
        drawn, tall = legend(scene, box, (MARGIN, y), width - 2 * MARGIN, lang)
        scene.add(drawn)
        y += tall + GAP
    scene.height = y + 4
    scene.rows.insert(under, mats(edge, width, scene.height))
    return scene


def head(view: View, lang: str) -> str:
    """Round, phase, level; before the first round there is only the set-up."""
    phase = WORDS.word(lang, "phase", str(view["phase_number"]))
    level = WORDS.say(lang, "level", {"level": view["options"]["level"]})
    if not view["phase_number"]:
        return f"{phase[0].upper()}{phase[1:]} · {level}"
    round_ = WORDS.say(lang, "round", {"round": view["round"]})
    return f"{round_} · {view['phase_number']}. {phase} · {level}"


def has_dice(view: View) -> bool:
    return view["seat"] is not None and view["phase_number"] > 0


def plaque(view: View, width: float, lang: str, size: float = 18) -> Element:
    """Round, phase and level on a sheet of paper in the sky."""
    words = head(view, lang)
    wide = measure(words, size, True, True) + 30
    return group(
        rect(0, 0, wide, 2 * size, 4, fill="plaque", stroke="vermilion", stroke_width=1.6),
        label(wide / 2, size, words, size, bold=True, serif=True, fill="card-ink"),
        at=(width - wide - MARGIN, 12),
    )


def flow(slope: Slope, width: float, raised: float = RAISED) -> Element:
    """Lava runs on from the foot of the mountain to the volcano of the map."""
    scale = width / PANORAMA.width
    x, y = FOOT[0] * scale, FOOT[1] * scale - raised
    volcano = slope.cells[slope.burnt[0]]
    end = (volcano.x + volcano.width / 2, volcano.y + 8)
    middle = (y + end[1]) / 2
    bend = f"C{x - 30:.1f} {middle:.1f} {end[0] + 34:.1f} {middle:.1f} {end[0]:.1f} {end[1]:.1f}"
    return stream(f"M{x:.1f} {y - 6:.1f}{bend}", 20)


def mats(top: float, width: float, bottom: float) -> Element:
    """Straw mats with a rail of wood before the land."""
    weave = ((width / 2, top + 8), (width / 2, bottom))
    return group(
        rect(0, top, width, bottom - top, fill="mats"),
        line(*weave, stroke="key", stroke_width=width, stroke_opacity=0.18, stroke_dasharray="0.6 5.4"),
        rect(0, top, width, 6, fill="frame-edge"),
    )


def _row(scene: Scene, view: View, y: float, width: float, lang: str) -> tuple[list[Element], float]:
    """The own dice in the middle of the others' screens; screens alone for who only looks on."""
    box, shown = box_of(view["box"]), names(view)
    room = width - 2 * MARGIN
    if not has_dice(view):
        wide = (room - GAP * (len(shown) - 1)) / len(shown)
        places = [(MARGIN + number * (wide + GAP), y) for number in range(len(shown))]
        return screens(scene, view, box, shown, places, wide, lang)
    own = f"p{own_seat(view) + 1}"
    others = [name for name in shown if name != own]
    middle = room * (0.55 if own_third(view) else 0.5 if len(others) < 3 else 0.45)
    wide = (room - middle - GAP * len(others)) / len(others)
    left = len(others) // 2  # as many on one side as on the other
    x = MARGIN + left * (wide + GAP)
    dice, high = tray(scene, view, box, (x, y), middle, lang)
    strip, low = own_strip(scene, view, box, own, (x, y + high + 6), middle, lang)
    tall = high + 6 + low
    places = [
        (MARGIN + number * (wide + GAP) + (middle + GAP if number >= left else 0), y) for number in range(len(others))
    ]
    drawn, reached = screens(scene, view, box, others, places, wide, lang, least=tall)
    return [dice, strip, *drawn], reached
