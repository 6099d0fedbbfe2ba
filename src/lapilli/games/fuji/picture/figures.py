"""A screen of paper per figure, beside or below each other; the own one is a strip under the dice."""

from __future__ import annotations

from lapilli.draw import Element, Scene, group, label, measure, rect, seat_mark
from lapilli.games.fuji.box import Box
from lapilli.games.fuji.knowledge.view_types import View
from lapilli.games.fuji.picture.panel import (
    FRAME,
    Panel,
    aside,
    cards,
    dice_row,
    head,
    injuries,
    said,
    shown_dice,
    state_word,
)
from lapilli.games.fuji.picture.pieces import dummy_dice, seat_of, seat_word
from lapilli.games.fuji.text import WORDS

Shown = tuple[list[Element], float]


def names(view: View) -> list[str]:
    """All figures and the dummy."""
    return [*(figure["name"] for figure in view["figures"]), *(["dummy"] if dummy_dice(view) else [])]


def screens(
    scene: Scene,
    view: View,
    box: Box,
    shown: list[str],
    places: list[tuple[float, float]],
    width: float,
    lang: str,
    small: float = 18,
    least: float = 0,
    whole: bool = False,
    lattice: float = 40,
) -> Shown:
    """The screens of these figures with their top left corners there, all of one height; and that height.

    `whole` ones are as high as all that was said needs.
    """
    room = None if whole else least
    panels = [_panel(scene, view, box, name, width, small, lang, room, lattice) for name in shown]
    high = max((least, *(panel.y for panel in panels)))
    drawn = [_framed(view, name, panel, high, at, lang) for name, panel, at in zip(shown, panels, places, strict=True)]
    return drawn, high


def stacked(scene: Scene, view: View, box: Box, at: tuple[float, float], width: float, lang: str) -> Shown:
    """All of them one below the other, each as high as it needs."""
    drawn: list[Element] = []
    y = at[1]
    for name in names(view):
        panel = _panel(scene, view, box, name, width, 13, lang)
        drawn.append(_framed(view, name, panel, panel.y, (at[0], y), lang))
        y += panel.y + 8
    return drawn, y - at[1] - 8


def own_strip(
    scene: Scene, view: View, box: Box, name: str, at: tuple[float, float], width: float, lang: str
) -> tuple[Element, float]:
    """The viewer's own figure under its dice, in a line: skill, cards, injuries, readiness."""
    panel = Panel(scene, width, 18, view["phase_number"] > 0, 10.0)
    figure = next(one for one in view["figures"] if one["name"] == name)
    skill = WORDS.word(lang, "skill", figure["skill"]) if figure["skill"] else ""
    panel.parts += [
        seat_mark(seat_of(name), (27, 26), 42),
        label(50, 26, skill, 18, anchor="start", bold=True, serif=True, fill="shoji-ink"),
    ]
    state = state_word(view, name, lang)
    right = width - 16
    if state:
        fill = "shoji-yes" if name not in view["awaited"] else "shoji-muted"
        panel.parts.append(label(right, 26, state, 18, anchor="end", fill=fill, bold=True))
        right -= measure(state, 18, True) + 12
    right = injuries(panel, figure, right, 26, lang)
    if figure["bars"]:
        words = WORDS.say(lang, "bars-word", {"bars": figure["bars"]})
        panel.parts.append(label(right, 26, words, 18, anchor="end", fill="shoji-ink"))
        right -= measure(words, 18) + 12
    left = 62 + measure(skill, 18, True, True)
    cards(panel, figure, lang, left, width - right)
    panel.y = max(panel.y, 42)
    aside(panel, view, box, name, lang)
    said(panel, view, name, lang, 2)
    panel.y += 8
    return _framed(view, name, panel, panel.y, at, lang), panel.y


def _framed(view: View, name: str, panel: Panel, high: float, at: tuple[float, float], lang: str) -> Element:
    """Wood round paper; the player who must act has a red frame."""
    awaited = name in view["awaited"]
    wide = panel.width
    wood = rect(
        *(0, 0, wide, high, 6), fill="vermilion" if awaited else "frame", stroke="key", stroke_width=1.5, kind="edge"
    )
    inner = 2 * FRAME
    paper = rect(FRAME, FRAME, wide - inner, high - inner, 3, fill="shoji", stroke="frame-edge", stroke_width=1.2)
    state = state_word(view, name, lang)
    said = ", ".join(word for word in (seat_word(name, lang), state) if word)
    kind = "voice enlarges" if panel.cut else "voice"
    return group(wood, paper, *panel.parts, at=at, id=f"figure/{name}", label=said, kind=kind)


def _panel(
    scene: Scene,
    view: View,
    box: Box,
    name: str,
    width: float,
    small: float,
    lang: str,
    least: float | None = None,
    lattice: float = 40,
) -> Panel:
    """One screen; what was said takes the room that is left of a least height, or as much as it needs."""
    panel = Panel(scene, width, small, view["phase_number"] > 0, lattice=lattice)
    if name == "dummy":
        word = seat_word(name, lang)
        panel.parts.append(label(16, 24, word, small + 1, anchor="start", bold=True, serif=True, fill="shoji-ink"))
        panel.y = 42
        dice_row(panel, view, box, dummy_dice(view), lang)
    else:
        figure = next(one for one in view["figures"] if one["name"] == name)
        head(panel, view, figure, lang)
        dice_row(panel, view, box, shown_dice(view, figure), lang)
        aside(panel, view, box, name, lang)
        cards(panel, figure, lang)
        room = None if least is None else max(2, int((least - 8 - panel.y) / (small + 5)))
        said(panel, view, name, lang, room)
    panel.y += 8
    return panel
