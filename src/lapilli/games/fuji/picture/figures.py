"""A panel per figure: name, skill, readiness, injuries, screen or dice, open cards, and what was said."""

from __future__ import annotations

from dataclasses import dataclass, field

from lapilli.draw import Element, group, label, line, measure, rect, seat_mark, symbol, wrap
from lapilli.games.fuji.actions import SPACE
from lapilli.games.fuji.box import FujiBox
from lapilli.games.fuji.knowledge.seen import ClaimView, FigureView, View
from lapilli.games.fuji.picture.pieces import SEATS, coloured_die, dummy_dice, seat_word, set_aside
from lapilli.games.fuji.text import WORDS

SIGNS = {"leg": "leg", "arm": "arm", "amnesia": "mind", "eye": "eye"}


@dataclass
class Panel:
    """What is drawn on it so far, from the top down."""

    width: float
    small: float  # the size of its smallest letters
    y: float = 54.0
    parts: list[Element] = field(default_factory=list)


def figure_panels(
    view: View, box: FujiBox, at: tuple[float, float], width: float, lang: str, *, stacked: bool
) -> tuple[list[Element], float]:
    """All figures and the dummy, side by side in one height, or one below the other."""
    names = [*(figure["name"] for figure in view["figures"]), *(["dummy"] if dummy_dice(view) else [])]
    wide = width if stacked else (width - 12 * (len(names) - 1)) / len(names)
    panels = [_panel(view, box, index, name, wide, 13 if stacked else 18, lang) for index, name in enumerate(names)]
    tallest = max((panel.y for panel in panels), default=0.0)
    drawn, x, y = [], at[0], at[1]
    for index, (name, panel) in enumerate(zip(names, panels, strict=True)):
        high = panel.y if stacked else tallest
        awaited = name in view["awaited"]
        edge = rect(
            *(0, 0, wide, high, 12),
            fill="panel",
            stroke="ember" if awaited else "line",
            stroke_width=2.6 if awaited else 1.2,
            kind="edge",
        )
        state = _state_word(view, index, lang) if name != "dummy" else ""
        said = ", ".join(word for word in (seat_word(name, lang), state) if word)
        drawn.append(group(edge, *panel.parts, at=(x, y), id=f"figure/{name}", label=said))
        x, y = (x, y + high + 8) if stacked else (x + wide + 12, y)
    return drawn, (y - at[1] - 8) if stacked else tallest


def _panel(view: View, box: FujiBox, index: int, name: str, width: float, small: float, lang: str) -> Panel:
    panel = Panel(width, small)
    if name == "dummy":
        panel.parts.append(label(14, 22, seat_word(name, lang), small + 2, anchor="start", bold=True, serif=True))
        panel.y = 40
        _dice(panel, view, box, dummy_dice(view))
    else:
        figure = view["figures"][index]
        _head(panel, view, index, figure, lang)
        _dice(panel, view, box, _shown_dice(view, figure))
        _aside(panel, view, box, name, lang)
        _cards(panel, figure, lang)
        _said(panel, view, index, lang)
    panel.y += 6
    return panel


def _head(panel: Panel, view: View, index: int, figure: FigureView, lang: str) -> None:
    """Who, with which skill, how hurt, ready or not."""
    name, small, right = figure["name"], panel.small, panel.width - 12
    panel.parts.append(seat_mark(SEATS[index], (24, 26), 28))
    panel.parts.append(label(46, 18, seat_word(name, lang), small + 2, anchor="start", bold=True, serif=True))
    if figure["skill"]:
        skill = WORDS.word(lang, "skill", figure["skill"])
        panel.parts.append(label(46, 39, skill, small, anchor="start", fill="muted"))
    state = _state_word(view, index, lang)
    if state:
        fill = "yes" if view["number"] != 5 else "muted"
        beside = 46 + measure(seat_word(name, lang), small + 2, True) + measure(state, small, True) + 8 < right
        at = (right, 18.0) if beside else (14.0, panel.y + 9)
        panel.parts.append(label(*at, state, small, anchor="end" if beside else "start", fill=fill, bold=True))
        panel.y += 0 if beside else small + 8
    for place, injury in enumerate(figure["injuries"]):
        sign = symbol(SIGNS[injury], (0, 0), 20, "alarm")
        said = WORDS.word(lang, "injury", injury)
        panel.parts.append(group(sign, at=(right - 8 - 23 * place, 40), id=f"injury-token/{name}.{injury}", label=said))
    if figure["bars"]:
        bars = WORDS.say(lang, "bars-word", {"bars": figure["bars"]})
        panel.parts.append(label(14, panel.y + 9, bars, small, anchor="start"))
        panel.y += 24


def _state_word(view: View, index: int, lang: str) -> str:
    """Ready, done, or still thinking."""
    if view["phase"] in ("planning", "gear"):
        ready = f"p{index + 1}" in view["ready"]
        return WORDS.say(lang, "ready-word" if ready else "thinking")
    if view["phase"] == "rerolls":
        return WORDS.say(lang, "done-word" if index in view["stopped"] else "thinking")
    return WORDS.say(lang, "done-word") if view["number"] == 5 and f"p{index + 1}" in view["gone"] else ""


def _shown_dice(view: View, figure: FigureView) -> list[str]:
    """Counted dice that do not lie large in front of the viewer: the own ones, and those of p3 on his side, do."""
    if view["number"] == 0 or (view["seat"] is not None and figure["name"] == f"p{view['seat'] + 1}"):
        return []
    third = figure["name"] == "p3" and view["seats"] == 2 and view["seat"] is not None and view["number"] != 5
    dice = [name for name in figure["dice"] if name != view["buddy"]]
    return [name for name in dice if not (third and view["dice"].get(name, [0])[0])]


def _dice(panel: Panel, view: View, box: FujiBox, dice: list[str]) -> None:
    """Faces where this viewer knows them, else the screen; beneath, what he remembers."""
    if not dice:
        return
    step = min(36.0, (panel.width - 24) / len(dice))
    remembered = False
    for place, name in enumerate(dice):
        value, _, memory = view["dice"].get(name, [0, 0, 0])
        at = (28 + place * step, panel.y + 14)
        panel.parts.append(coloured_die(box, name, value, at, min(29.0, step - 3), id=f"die/{name}"))
        if memory and not value:
            panel.parts.append(label(at[0], at[1] + 23, f"({memory})", panel.small, fill="muted"))
            remembered = True
    panel.y += 54 if remembered else 36


def _aside(panel: Panel, view: View, box: FujiBox, name: str, lang: str) -> None:
    """F-11.3, F-12.7 Dice set aside lie open beside the screen, crossed out: they count for nobody."""
    dice = set_aside(view, name)
    if not dice:
        return
    word = WORDS.say(lang, "aside-word")
    panel.parts.append(label(14, panel.y + 14, word, panel.small, anchor="start", fill="muted"))
    x = 14 + measure(word, panel.small) + 22
    for place, die in enumerate(dice):
        value = view["dice"][die][0]
        said = WORDS.say(lang, "aside-die", {"die": die.split(".")[1], "value": value})
        lying = coloured_die(box, die, value, (0, 0), 27)
        stroke = line((-16, 16), (16, -16), stroke="alarm", stroke_width=3)
        panel.parts.append(group(lying, stroke, at=(x + 36 * place, panel.y + 14), id=f"aside/{die}", label=said))
    panel.y += 36


def _cards(panel: Panel, figure: FigureView, lang: str) -> None:
    """F-4.7 Equipment lies open: name, tapped or fresh."""
    high = panel.small + 11
    x, y = 14.0, panel.y
    for card in figure["cards"]:
        word = WORDS.word(lang, "card", card)
        wide = measure(word, panel.small) + 18
        if x > 14 and x + wide > panel.width - 10:
            x, y = 14.0, y + high + 4
        dim = card in figure["fresh"] or card in figure["tapped"]
        back = rect(
            *(0, 0, wide, high, 7),
            fill="sand",
            fill_opacity=0.55 if dim else 1,
            stroke="outline",
            stroke_width=1,
            kind="edge",
            stroke_dasharray="4 3" if dim else "none",
        )
        words = label(wide / 2, high / 2, word, panel.small, fill="ink" if dim else "on-sand")
        help_ = f"{word}: {WORDS.word(lang, 'card-help', card)}"
        panel.parts.append(group(back, words, at=(x, y), id=f"card/{card}", label=help_))
        x += wide + 6
    panel.y = y + high + 8 if figure["cards"] else y


def _said(panel: Panel, view: View, index: int, lang: str) -> None:
    """What this seat has said of its dice this round, the latest last."""
    phrases = [_phrase(claim, lang) for claim in view["claims"] if claim["text"] and _speaker(view, claim) == index]
    for row in wrap("; ".join(phrases[-4:]), panel.width - 28, panel.small, lines=3):
        panel.parts.append(label(14, panel.y + panel.small / 2 + 2, row, panel.small, anchor="start", fill="muted"))
        panel.y += panel.small + 5


def _speaker(view: View, claim: ClaimView) -> int:
    """The seat whose hand it is; hands 2 and 3 of two players are their sides of p3."""
    return int(claim["hand"]) % 2 if view["seats"] == 2 else int(claim["hand"])


def _phrase(claim: ClaimView, lang: str) -> str:
    kind, args = SPACE.unmask(claim["text"] or "")
    topic = WORDS.word(lang, "topic", args["topic"])
    if "strength" in args:
        third = f" ({seat_word('p3', lang)})" if kind.key == "say-third" else ""
        return f"{topic} {WORDS.word(lang, 'strength', args['strength'])}{third}"
    return f"{topic} {WORDS.word(lang, 'threat', args['threat'])} ({seat_word(args['figure'], lang)})"
