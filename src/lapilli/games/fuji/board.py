"""The table as a picture: the slope with its lava, stamina, figures with screens, own dice; broad or for a phone."""

from __future__ import annotations

from lapilli.core.game import View
from lapilli.draw import Scene, label, rect
from lapilli.games.fuji.box import FujiBox
from lapilli.games.fuji.comparison import compared, comparison
from lapilli.games.fuji.drawn import PALETTE
from lapilli.games.fuji.figures import figure_panels
from lapilli.games.fuji.slope import across, downhill, draw_slope
from lapilli.games.fuji.stamina import stamina
from lapilli.games.fuji.tray import tray
from lapilli.games.fuji.view import box_of
from lapilli.games.fuji.wording import WORDS

NARROW = 360.0
MARGIN = 8.0


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
    subject = compared(view, box)
    if subject:
        drawn, tall = comparison(view, box, subject, (24, y), inner, lang)
        scene.add(drawn)
        y += tall + 12
    if _has_dice(view):
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


def narrow_board(view: View, lang: str) -> Scene:
    """The same for a phone: what just happened and the own dice first, then the way downhill, then the others."""
    box = box_of(view)
    scene = Scene(NARROW, 1, WORDS.say(lang, "title"), head(view, lang), palette=PALETTE)
    inner = NARROW - 2 * MARGIN
    scene.add(label(NARROW / 2, 16, head(view, lang), 14, bold=True, fill="muted"))
    y = 32.0
    subject = compared(view, box)
    if subject:
        drawn, tall = comparison(view, box, subject, (MARGIN, y), inner, lang)
        scene.add(drawn)
        y += tall + 8
    if _has_dice(view):
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


def head(view: View, lang: str) -> str:
    """Round, phase, level."""
    phase = WORDS.word(lang, "phase", str(view["number"]))
    round_ = WORDS.say(lang, "round", {"round": view["round"]})
    level = WORDS.say(lang, "level", {"level": view["options"]["level"]})
    return f"{round_} · {view['number']}. {phase} · {level}"


def _has_dice(view: View) -> bool:
    return view["seat"] is not None and view["number"] > 0


def prompt(view: View, seat: int | None, lang: str) -> str:
    """One sentence: who must do what."""
    what = WORDS.say(lang, f"prompt-{view['phase']}")
    own = None if seat is None else f"p{seat + 1}"
    if own in view["awaited"]:
        return WORDS.say(lang, "your-turn", {"who": WORDS.word(lang, "seat", str(own)), "what": what})
    if view["awaited"]:
        who = ", ".join(WORDS.word(lang, "seat", name) for name in view["awaited"])
        return WORDS.say(lang, "waiting", {"who": who, "what": what})
    return what
