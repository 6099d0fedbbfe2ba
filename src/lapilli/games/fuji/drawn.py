"""Pieces of the Fuji table: terrain cards with their requirement, and dice whose colours also have shapes."""

from __future__ import annotations

from typing import Literal

from lapilli.core.game import View
from lapilli.core.story import Word
from lapilli.draw import HOUSE, Box, Element, Seat, circle, die, group, label, lava_box, path, rect, symbol
from lapilli.games.fuji.actions import TERRAIN_NAMES
from lapilli.games.fuji.box import FujiBox, Requirement
from lapilli.games.fuji.wording import WORDS

COLOURS: dict[str, tuple[str, str]] = {
    "face-yellow": ("#f4c63a", "#e3b536"),
    "face-blue": ("#2d6fb7", "#4a8fd6"),
    "face-pink": ("#e27aa8", "#dd7fa9"),
    "indigo": ("#2e3a6e", "#1d2547"),
    "plum": ("#6d3a5d", "#5a304d"),
    "meadow": ("#dfe6cf", "#2f3a31"),
    "village": ("#f7e6b8", "#4a3f26"),
    "village-edge": ("#d9a514", "#e0b13a"),
    "rubble": ("#b3aaa0", "#47433f"),
    "yes": ("#2f6b34", "#8fd694"),
    "tray": ("#e6e4ef", "#23263a"),
}
PALETTE = HOUSE.extend("fuji", None, **COLOURS)
PIPS: dict[str, Literal["circle", "square", "diamond"]] = {"yellow": "circle", "blue": "square", "pink": "diamond"}
SEATS = (Seat("blue", "1"), Seat("orange", "2"), Seat("green", "3"), Seat("purple", "4"))
CELL, GAP = 76.0, 8.0
HEIGHT = 92.0


def coloured_die(
    box: FujiBox, name: str, value: int, at: tuple[float, float], size: float, **options: object
) -> Element:
    """A die showing a face in its colour; the shape of the pips says the colour too. 0 is a hidden face."""
    if not value:
        return die("hidden", at, size, body="indigo", edge="plum", **options)  # type: ignore[arg-type]
    colour = box.kinds[name.split(".")[-1][0]][value - 1]
    return die(value, at, size, body=f"face-{colour}", edge="outline", pips=PIPS[colour], **options)  # type: ignore[arg-type]


def requirement_words(requirement: Requirement, lang: str) -> str:
    """What counts on a card, in words."""
    colours = ", ".join(WORDS.word(lang, "topic", colour) for colour in requirement.colours)
    values = ", ".join(map(str, requirement.values))
    if requirement.values in ((1, 3, 5), (2, 4, 6)):
        values = WORDS.word(lang, "topic", "odd" if requirement.values[0] == 1 else "even")
    if not values:
        return WORDS.say(lang, "need-colours", {"colours": colours})
    if not colours:
        return WORDS.say(lang, "need-values", {"values": values})
    return WORDS.say(lang, f"need-{requirement.mode}", {"colours": colours, "values": values})


def need(requirement: Requirement, width: float) -> Element:
    """F-14.7 The requirement drawn: colours as chips with their shape, values as little dice; `/` or, `+` and."""
    parts: list[Element] = []
    x = 0.0
    for colour in requirement.colours:
        parts.append(
            group(
                rect(x, -8, 16, 16, 4, fill=f"face-{colour}", stroke="outline", stroke_width=0.8), _shape(colour, x + 8)
            )
        )
        x += 18
    if requirement.colours and requirement.values:
        parts.append(label(x + 4, 0, "/" if requirement.mode == "any" else "+", 14, bold=True))
        x += 11
    if requirement.values:
        words = "·".join(map(str, requirement.values))
        wide = 9 + 6.4 * len(words)
        parts.append(rect(x, -9, wide, 18, 5, fill="die", stroke="outline", stroke_width=0.8))
        parts.append(label(x + wide / 2, 0, words, 13, bold=True, fill="on-die"))
        x += wide
    scale = min(1.0, (width - 6) / max(x, 1))
    return group(group(*parts, at=(-x * scale / 2, 0), scale=scale), at=(width / 2, HEIGHT - 15))


def _shape(colour: str, x: float) -> Element:
    ink = f"on-face-{colour}"
    if PIPS[colour] == "square":
        return rect(x - 3.2, -3.2, 6.4, 6.4, fill=ink)
    if PIPS[colour] == "diamond":
        return path(f"M{x} -4.6 l4.6 4.6 l-4.6 4.6 l-4.6 -4.6 Z", fill=ink)
    return circle(x, 0, 3.5, fill=ink)


def terrain_card(view: View, box: FujiBox, cell: str, sign: str, lang: str) -> Element:
    """One cell: lava, rubble, landscape or village, with its tokens and what it asks for."""
    at = place(view, cell)
    name = WORDS.word(lang, "cell", {"V": "volcano", "r": "rubble", "h": "village", "H": "village"}.get(sign, "land"))
    card = view["terrain"].get(cell)
    lava = cell in view["lava"]
    spoken = f"{cell}: {WORDS.word(lang, 'cell', 'lava') if lava else name}"
    parts: list[Element | None] = []
    if lava:
        parts.append(lava_box(Box(0, 0, CELL, HEIGHT), 4, seed=sum(map(ord, cell))))
        if sign == "V":
            parts.append(symbol("volcano", (CELL / 2, HEIGHT / 2), 46, "foam"))
    else:
        village = sign in "hH"
        body = "rubble" if sign == "r" else "village" if village else "meadow"
        edge = "village-edge" if village else "outline"
        parts.append(rect(1, 3, CELL, HEIGHT, 8, fill="shadow", fill_opacity=0.16))
        parts.append(
            rect(0, 0, CELL, HEIGHT, 8, fill=body, stroke=edge, stroke_width=2.6 if village else 1.2, kind="edge")
        )
        parts.append(symbol("house" if village else "stone" if sign == "r" else "mountain", (CELL / 2, 36), 34, "line"))
    parts.append(label(9, 11, cell, 13, anchor="start", bold=True, fill="foam" if lava else "ink"))
    if card and not lava:
        requirement = box.requirements[7 + TERRAIN_NAMES.index(card)]
        spoken += f", {requirement_words(requirement, lang)}"
        parts.append(need(requirement, CELL))
        if requirement.symbol:
            spoken += f", {WORDS.say(lang, 'symbol')}"
            parts.append(symbol("reroll", (CELL - 12, 12), 15, "muted"))
    return group(*parts, at=at, id=f"cell/{cell}", label=spoken)


def place(view: View, cell: str) -> tuple[float, float]:
    """The top left corner of a cell on the sheet."""
    return 24 + (ord(cell[0]) - ord("a")) * (CELL + GAP), 64 + (int(cell[1:]) - 1) * (HEIGHT + GAP)


def figure_word(name: str) -> Word:
    return Word("figure", name)
