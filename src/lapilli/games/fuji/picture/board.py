"""The table as a picture: the slope with its lava, stamina, figures with screens, own dice."""

from __future__ import annotations

from lapilli.draw import Scene, label, rect
from lapilli.games.fuji.knowledge.seen import View
from lapilli.games.fuji.knowledge.view import box_of
from lapilli.games.fuji.picture.comparison import compared, comparison
from lapilli.games.fuji.picture.figures import figure_panels
from lapilli.games.fuji.picture.pieces import PALETTE
from lapilli.games.fuji.picture.slope import across, draw_slope
from lapilli.games.fuji.picture.stamina import stamina
from lapilli.games.fuji.picture.tray import tray
from lapilli.games.fuji.text import WORDS


def board(view: View, lang: str) -> Scene:
    """Everything this viewer may see, the map as printed."""
    box = box_of(view)
    slope = across(view, box, 24, 66)
    width = max(slope.right + 24, 900.0)
    scene = Scene(width, 1, WORDS.say(lang, "title"), head(view, lang), palette=PALETTE)
    scene.add(label(24, 28, WORDS.say(lang, "title"), 26, anchor="start", serif=True, bold=True))
    scene.add(label(width - 24, 28, head(view, lang), 18, anchor="end", fill="muted"))
    if slope.cells:
        scene.add(rect(12, 52, width - 24, slope.bottom - 40, 14, fill="tray", fill_opacity=0.55))
        scene.add(draw_slope(view, box, slope, lang))
    inner = width - 48
    y = slope.bottom + 22
    subject = compared(view)
    if subject:
        drawn, tall = comparison(view, box, subject, (24, y), inner, lang)
        scene.add(drawn)
        y += tall + 12
    if has_dice(view):
        drawn, tall = tray(view, box, (24, y), inner, lang)
        scene.add(drawn)
        y += tall + 8
    drawn, tall = stamina(view, box, (24, y), inner, lang)
    scene.add(drawn)
    y += tall + 4
    panels, tall = figure_panels(view, box, (24, y), inner, lang, stacked=False)
    scene.add(panels)
    scene.height = y + tall + 14
    return scene


def head(view: View, lang: str) -> str:
    """Round, phase, level."""
    phase = WORDS.word(lang, "phase", str(view["number"]))
    round_ = WORDS.say(lang, "round", {"round": view["round"]})
    level = WORDS.say(lang, "level", {"level": view["options"]["level"]})
    return f"{round_} · {view['number']}. {phase} · {level}"


def has_dice(view: View) -> bool:
    return view["seat"] is not None and view["number"] > 0
