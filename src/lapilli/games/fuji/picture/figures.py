"""A screen of paper per figure: name, skill, readiness, injuries, the dice behind it, open cards, and what was said."""

from __future__ import annotations

from dataclasses import dataclass, field

from lapilli.core.story import Word
from lapilli.draw import Element, Scene, fitting, group, label, line, measure, path, rect, seat_mark, symbol, wrap
from lapilli.games.fuji.box import Box
from lapilli.games.fuji.knowledge.seen import FigureView, View
from lapilli.games.fuji.picture.pieces import coloured_die, dummy_dice, seat_of, seat_word, set_aside
from lapilli.games.fuji.picture.sayings import summed
from lapilli.games.fuji.picture.summary import die_words
from lapilli.games.fuji.text import WORDS

SIGNS = {"leg": "leg", "arm": "arm", "amnesia": "mind", "eye": "eye"}
FRAME = 6.0  # of wood
Shown = tuple[list[Element], float]


@dataclass
class Panel:
    """What is drawn on it so far, from the top down."""

    scene: Scene
    width: float
    small: float  # the size of its smallest letters
    large: bool  # are its cards shown large when they are looked at?
    y: float = 56.0
    parts: list[Element] = field(default_factory=list)
    cut: bool = False  # was more said than there is room for?


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
) -> Shown:
    """The screens of these figures with their top left corners there, all of one height; and that height."""
    panels = [_panel(scene, view, box, name, width, small, lang, least) for name in shown]
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
    panel = Panel(scene, width, 18, view["number"] > 0, 10.0)
    figure = next(one for one in view["figures"] if one["name"] == name)
    skill = WORDS.word(lang, "skill", figure["skill"]) if figure["skill"] else ""
    panel.parts += [
        seat_mark(seat_of(name), (27, 26), 42),
        label(50, 26, skill, 18, anchor="start", bold=True, serif=True, fill="shoji-ink"),
    ]
    state = _state_word(view, name, lang)
    right = width - 16
    if state:
        fill = "shoji-yes" if name not in view["awaited"] else "shoji-muted"
        panel.parts.append(label(right, 26, state, 18, anchor="end", fill=fill, bold=True))
        right -= measure(state, 18, True) + 12
    right = _injuries(panel, figure, right, 26, lang)
    if figure["bars"]:
        words = WORDS.say(lang, "bars-word", {"bars": figure["bars"]})
        panel.parts.append(label(right, 26, words, 18, anchor="end", fill="shoji-ink"))
        right -= measure(words, 18) + 12
    left = 62 + measure(skill, 18, True, True)
    _cards(panel, figure, lang, left, width - right)
    panel.y = max(panel.y, 42)
    _aside(panel, view, box, name, lang)
    _said(panel, view, name, lang, 2)
    panel.y += 8
    return _framed(view, name, panel, panel.y, at, lang), panel.y


def _injuries(panel: Panel, figure: FigureView, right: float, y: float, lang: str) -> float:
    """Tokens from the right; returns where there is room again."""
    for injury in figure["injuries"]:
        sign, said = symbol(SIGNS[injury], (0, 0), 20, "shoji-alarm"), WORDS.word(lang, "injury", injury)
        name = f"injury-token/{figure['name']}.{injury}"
        panel.parts.append(group(sign, at=(right - 8, y), id=name, label=said, kind="enlarges"))
        right -= 23
    return right


def _framed(view: View, name: str, panel: Panel, high: float, at: tuple[float, float], lang: str) -> Element:
    """Wood round paper; whoever is waited for has a red frame."""
    awaited = name in view["awaited"]
    wide = panel.width
    wood = rect(
        *(0, 0, wide, high, 6),
        fill="vermilion" if awaited else "frame",
        stroke="key",
        stroke_width=1.5,
        kind="edge",
    )
    inner = 2 * FRAME
    paper = rect(FRAME, FRAME, wide - inner, high - inner, 3, fill="shoji", stroke="frame-edge", stroke_width=1.2)
    state = _state_word(view, name, lang)
    said = ", ".join(word for word in (seat_word(name, lang), state) if word)
    grows = "enlarges" if panel.cut else None
    return group(wood, paper, *panel.parts, at=at, id=f"figure/{name}", label=said, kind=grows)


def _panel(
    scene: Scene, view: View, box: Box, name: str, width: float, small: float, lang: str, least: float | None = None
) -> Panel:
    """One screen; what was said takes the room that is left of a least height, or as much as it needs."""
    panel = Panel(scene, width, small, view["number"] > 0)
    if name == "dummy":
        word = seat_word(name, lang)
        panel.parts.append(label(16, 24, word, small + 1, anchor="start", bold=True, serif=True, fill="shoji-ink"))
        panel.y = 42
        _dice(panel, view, box, dummy_dice(view), lang)
    else:
        figure = next(one for one in view["figures"] if one["name"] == name)
        _head(panel, view, figure, lang)
        _dice(panel, view, box, _shown_dice(view, figure), lang)
        _aside(panel, view, box, name, lang)
        _cards(panel, figure, lang)
        room = None if least is None else max(2, int((least - 8 - panel.y) / (small + 5)))
        _said(panel, view, name, lang, room)
    panel.y += 8
    return panel


def _head(panel: Panel, view: View, figure: FigureView, lang: str) -> None:
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
    state = _state_word(view, name, lang)
    if state:
        fill = "shoji-yes" if name not in view["awaited"] else "shoji-muted"
        beside = 36 + mark / 2 + measure(word, small + 1, True, True) + measure(state, small, True) + 8 < right
        at = (right, 21.0) if beside else (16.0, panel.y + 9)
        panel.parts.append(label(*at, state, small, anchor="end" if beside else "start", fill=fill, bold=True))
        panel.y += 0 if beside else small + 8
    _injuries(panel, figure, right, 42, lang)
    if figure["bars"]:
        bars = WORDS.say(lang, "bars-word", {"bars": figure["bars"]})
        panel.parts.append(label(16, panel.y + 9, bars, small, anchor="start", fill="shoji-ink"))
        panel.y += 24


def _state_word(view: View, name: str, lang: str) -> str:
    """Ready, done, or still thinking."""
    if name == "dummy":
        return ""
    if view["phase"] in ("planning", "gear"):
        return WORDS.say(lang, "ready-word" if name in view["ready"] else "thinking")
    if view["phase"] == "rerolls":
        return WORDS.say(lang, "done-word" if int(name[1]) - 1 in view["stopped"] else "thinking")
    return WORDS.say(lang, "done-word") if view["number"] == 5 and name in view["gone"] else ""


def _shown_dice(view: View, figure: FigureView) -> list[str]:
    """Counted dice that do not lie large in front of the viewer: the own ones, and those of p3 on his side, do."""
    if view["number"] == 0 or (view["seat"] is not None and figure["name"] == f"p{view['seat'] + 1}"):
        return []
    third = figure["name"] == "p3" and view["seats"] == 2 and view["seat"] is not None and view["number"] != 5
    dice = [name for name in figure["dice"] if name != view["buddy"]]
    return [name for name in dice if not (third and view["dice"].get(name, [0])[0])]


def _dice(panel: Panel, view: View, box: Box, dice: list[str], lang: str) -> None:
    """Faces where this viewer knows them, else shadows behind the paper; beneath, what he remembers."""
    if not dice:
        return
    left, right, y = FRAME, panel.width - FRAME, panel.y
    step = min(42.0, (right - left - 4) / len(dice))
    lattice = f"M{left} {y}H{right}M{left} {y + 40}H{right}" + "".join(
        f"M{left + number * (right - left) / 6:.1f} {y}v40" for number in range(1, 6)
    )
    grid = path(lattice, fill="none", stroke="frame-edge", stroke_width=1.5, stroke_opacity=0.7)
    remembered = False
    lying: list[Element] = []
    for place, name in enumerate(dice):
        value, _, memory = view["dice"].get(name, [0, 0, 0])
        at = (left + 4 + (place + 0.5) * step, y + 19)
        said = die_words(box, name, value, lang)
        size = min(34.0, step - 3)
        lying.append(coloured_die(panel.scene, box, name, value, at, size, id=f"die/{name}", label=said))
        if memory and not value:
            lying.append(label(at[0], y + 40 + panel.small * 0.8, f"({memory})", panel.small, fill="shoji-muted"))
            remembered = True
    panel.parts += [grid, *lying]
    panel.y += 46 + (panel.small + 4 if remembered else 0)


def _aside(panel: Panel, view: View, box: Box, name: str, lang: str) -> None:
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


def _cards(panel: Panel, figure: FigureView, lang: str, left: float = 14, right: float = 12) -> None:
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
        help_ = f"{word}: {WORDS.word(lang, 'card-help', card)}"
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


def _said(panel: Panel, view: View, name: str, lang: str, lines: int | None = None) -> None:
    """What this seat has said of its dice this round, in so many lines; what is cut is read where it is looked at."""
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
