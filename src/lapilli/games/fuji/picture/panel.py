"""What stands on a screen of paper: who, with which skill and injuries, dice, open cards, and what was said."""

from __future__ import annotations

from dataclasses import dataclass, field

from lapilli.core.log_lines import Word
from lapilli.draw import Element, Scene, fitting, group, label, line, measure, path, rect, seat_mark, symbol, wrap
from lapilli.games.fuji.box import Box
from lapilli.games.fuji.knowledge.view_types import FigureView, View
from lapilli.games.fuji.picture.pieces import coloured_die, seat_of, seat_word, set_aside
from lapilli.games.fuji.picture.sayings import summed
from lapilli.games.fuji.picture.summary import die_words
from lapilli.games.fuji.text import WORDS
from lapilli.words import colon

SIGNS = {"leg": "leg", "arm": "arm", "amnesia": "mind", "eye": "eye"}
FRAME = 6.0  # of wood


@dataclass
class Panel:
    """What is drawn on it so far, from the top down."""

    scene: Scene
    width: float
    small: float  # the size of its smallest letters
    large: bool  # are its cards shown large when they are looked at?
    y: float = 56.0
    lattice: float = 40.0  # height of the row in which dice lie
    parts: list[Element] = field(default_factory=list)
    cut: bool = False  # was more said than there is room for?


def head(panel: Panel, view: View, figure: FigureView, lang: str) -> None:
    """Who, with which skill, how hurt, ready or not."""
    name, small, right = figure["name"], panel.small, panel.width - 14
    word = seat_word(name, lang)
    mark = 30 if small < 18 else 42  # its letter is read from as far as the others
    panel.parts.append(seat_mark(seat_of(name), (28, 30), mark))
    panel.parts.append(
        label(36 + mark / 2, 21, word, small + 1, anchor="start", bold=True, serif=True, fill="shoji-ink")
    )
    if figure["skill"]:
        room = panel.width - 46 - mark / 2
        rows = wrap(WORDS.word(lang, "skill", figure["skill"]), room, small, 2)
        for number, row in enumerate(rows):
            spot, size = (36 + mark / 2, 42 + number * (small + 3)), fitting(row, room, small)
            panel.parts.append(label(*spot, row, size, anchor="start", fill="shoji-muted"))
        panel.y += (len(rows) - 1) * (small + 3)
    state = state_word(view, name, lang)
    if state:
        fill = "shoji-yes" if name not in view["awaited"] else "shoji-muted"
        beside = 36 + mark / 2 + measure(word, small + 1, True, True) + measure(state, small, True) + 8 < right
        at = (right, 21.0) if beside else (16.0, panel.y + 9)
        panel.parts.append(label(*at, state, small, anchor="end" if beside else "start", fill=fill, bold=True))
        panel.y += 0 if beside else small + 8
    injuries(panel, figure, right, 42, lang)
    if figure["bars"]:
        bars = WORDS.say(lang, "bars-word", {"bars": figure["bars"]})
        panel.parts.append(label(16, panel.y + 9, bars, small, anchor="start", fill="shoji-ink"))
        panel.y += 24


def state_word(view: View, name: str, lang: str) -> str:
    """Ready, done, or still thinking."""
    if name == "dummy":
        return ""
    if view["phase"] in ("planning", "gear"):
        return WORDS.say(lang, "ready-word" if name in view["ready"] else "thinking")
    if view["phase"] == "rerolls":
        return WORDS.say(lang, "done-word" if int(name[1]) - 1 in view["stopped"] else "thinking")
    return WORDS.say(lang, "done-word") if view["phase_number"] == 5 and name in view["gone"] else ""


def injuries(panel: Panel, figure: FigureView, right: float, y: float, lang: str) -> float:
    """Tokens from the right; returns where there is room again."""
    for injury in figure["injuries"]:
        sign, said = symbol(SIGNS[injury], (0, 0), 20, "shoji-alarm"), WORDS.word(lang, "injury", injury)
        name = f"injury-token/{figure['name']}.{injury}"
        panel.parts.append(group(sign, at=(right - 8, y), id=name, label=said, kind="enlarges"))
        right -= 23
    return right


def shown_dice(view: View, figure: FigureView) -> list[str]:
    """Counted dice that do not lie large in front of the viewer: the own ones, and those of p3 on his side, do."""
    if view["phase_number"] == 0 or (view["seat"] is not None and figure["name"] == f"p{view['seat'] + 1}"):
        return []
    third = figure["name"] == "p3" and view["seats"] == 2 and view["seat"] is not None and view["phase_number"] != 5
    dice = [name for name in figure["dice"] if name != view["buddy"]]
    return [name for name in dice if not (third and view["dice"].get(name, [0])[0])]


def dice_row(panel: Panel, view: View, box: Box, dice: list[str], lang: str) -> None:
    """Faces where this viewer knows them, else shadows behind the paper; beneath, what they remember."""
    if not dice:
        return
    left, right, y = FRAME, panel.width - FRAME, panel.y
    step = min(panel.lattice + 2, (right - left - 4) / len(dice))
    high = panel.lattice
    bars = f"M{left} {y}H{right}M{left} {y + high}H{right}" + "".join(
        f"M{left + number * (right - left) / 6:.1f} {y}v{high}" for number in range(1, 6)
    )
    grid = path(bars, fill="none", stroke="frame-edge", stroke_width=1.5, stroke_opacity=0.7)
    remembered = False
    lying: list[Element] = []
    for place, name in enumerate(dice):
        value, _, memory = view["dice"].get(name, [0, 0, 0])
        at = (left + 4 + (place + 0.5) * step, y + high / 2 - 1)
        said = die_words(box, name, value, lang)
        size = min(high - 6, step - 3)
        lying.append(coloured_die(panel.scene, box, name, value, at, size, id=f"die/{name}", label=said))
        if memory and not value:
            lying.append(label(at[0], y + high + panel.small * 0.8, f"({memory})", panel.small, fill="shoji-muted"))
            remembered = True
    panel.parts += [grid, *lying]
    panel.y += high + 6 + (panel.small + 4 if remembered else 0)


def aside(panel: Panel, view: View, box: Box, name: str, lang: str) -> None:
    """F-11.3, F-12.7 Dice set aside lie open beside the screen, crossed out: they count for nobody."""
    dice = set_aside(view, name)
    if not dice:
        return
    word = WORDS.say(lang, "aside-word")
    panel.parts.append(label(16, panel.y + 14, word, panel.small, anchor="start", fill="shoji-muted"))
    x = 16 + measure(word, panel.small) + 22
    for place, die in enumerate(dice):
        value = view["dice"][die][0]
        said = WORDS.say(lang, "aside-die", {"die": Word("die", die), "value": value})
        lying = coloured_die(panel.scene, box, die, value, (0, 0), 29)
        crossed = line((-16, 16), (16, -16), stroke="shoji-alarm", stroke_width=3.4)
        panel.parts.append(group(lying, crossed, at=(x + 36 * place, panel.y + 14), id=f"aside/{die}", label=said))
    panel.y += 36


def cards(panel: Panel, figure: FigureView, lang: str, left: float = 14, right: float = 12) -> None:
    """F-4.7 Equipment lies open: name, tapped or fresh."""
    high, grows = panel.small + 11, "enlarges" if panel.large else None
    x, y = left, panel.y + 2
    for card in figure["cards"]:
        word = WORDS.word(lang, "card", card)
        wide = measure(word, panel.small) + 18
        if x > left and x + wide > panel.width - right:
            x, y = left, y + high + 4
        dim = card in figure["fresh"] or card in figure["tapped"]
        back = rect(
            *(0, 0, wide, high, 4),
            fill="paper" if not dim else "shoji",
            stroke="key",
            stroke_width=1.2,
            kind="edge",
            stroke_dasharray="4 3" if dim else "none",
        )
        words = label(wide / 2, high / 2, word, panel.small, fill="shoji-muted" if dim else "card-ink")
        help_ = f"{word}{colon(lang)}{WORDS.word(lang, 'card-help', card)}"
        panel.parts.append(group(back, words, at=(x, y), id=f"card/{card}", label=help_, kind=grows))
        if panel.large:
            _enlarge(panel.scene, card, word, lang)
        x += wide + 6
    panel.y = y + high + 6 if figure["cards"] else panel.y


def _enlarge(scene: Scene, card: str, word: str, lang: str) -> None:
    """A card of equipment as it is looked at: its name, and what it does."""
    rows = wrap(WORDS.word(lang, "card-help", card), 200, 18)
    texts = [label(116, 56 + 22 * number, row, 18, fill="card-ink") for number, row in enumerate(rows)]
    paper = rect(0, 0, 232, 60 + 22 * len(rows), 8, fill="paper", stroke="key", kind="edge")
    title = label(116, 24, word, 19, bold=True, fill="card-ink")
    scene.stamp(f"large-card/{card}", lambda: group(paper, title, texts))


def said(panel: Panel, view: View, name: str, lang: str, lines: int | None = None) -> None:
    """What this seat has said of its dice this round, in this many lines; what is cut is read where it is looked at."""
    words, width = summed(view, int(name[1]) - 1, lang), panel.width - 32
    whole = wrap(words, width, panel.small)
    panel.cut = lines is not None and len(whole) > lines
    for row in wrap(words, width, panel.small, lines) if panel.cut else whole:
        spot = (16, panel.y + panel.small / 2 + 2)
        panel.parts.append(label(*spot, row, panel.small, anchor="start", fill="shoji-muted"))
        panel.y += panel.small + 5
    if panel.cut:
        panel.scene.stamp(f"large-figure/{name}", lambda: _all_said(name, words, lang))


def _all_said(name: str, words: str, lang: str) -> Element:
    """A sheet with everything that somebody said."""
    rows = wrap(words, 340, 18)
    texts = [label(18, 64 + 23 * number, row, 18, anchor="start", fill="shoji-ink") for number, row in enumerate(rows)]
    return group(
        rect(0, 0, 376, 70 + 23 * len(rows), 8, fill="shoji", stroke="frame-edge", stroke_width=1.5, kind="edge"),
        seat_mark(seat_of(name), (32, 30), 30),
        label(56, 30, seat_word(name, lang), 19, anchor="start", bold=True, serif=True, fill="shoji-ink"),
        texts,
    )
