"""What all parts of the Fuji table share: its colours, dice whose colours also have shapes, requirements."""

from __future__ import annotations

from typing import Literal

from lapilli.core.story import Word
from lapilli.draw import HOUSE, Element, Seat, circle, die, group, label, path, rect
from lapilli.games.fuji.actions import DIE_NAMES, TERRAIN_NAMES
from lapilli.games.fuji.box import FujiBox, Requirement
from lapilli.games.fuji.knowledge.seen import View
from lapilli.games.fuji.text import WORDS

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


def need(requirement: Requirement, width: float, size: float, rows: int) -> tuple[Element, float]:
    """F-14.7 The requirement drawn: colours as chips with their shape, values as a little die; `/` or, `+` and.

    In one row or two, figures `size` high, centred on the middle of its height.
    """
    chips, figures = _chips(requirement), _figures(requirement)
    scale = size / 13
    wide = chips[1] + figures[1]
    if rows == 1 or wide * scale <= width - 6:
        row = group(chips[0], group(figures[0], at=(chips[1], 0)), at=(-wide / 2, 0))
        fit = min(scale, (width - 6) / max(wide, 1))
        return group(row, scale=fit), 22 * scale
    upper = group(chips[0], at=(-chips[1] / 2, -10.5))
    lower = group(figures[0], at=(-figures[1] / 2, 10.5))
    return group(upper, lower, scale=min(scale, (width - 4) / max(chips[1], figures[1]))), 42 * scale


def _chips(requirement: Requirement) -> tuple[Element, float]:
    """Colours, and the sign that ties them to the values."""
    parts: list[Element] = []
    x = 0.0
    for colour in requirement.colours:
        chip = rect(x, -8.5, 17, 17, 4, fill=f"face-{colour}", stroke="outline", stroke_width=0.8)
        parts.append(group(chip, _shape(colour, x + 8.5)))
        x += 19
    if requirement.colours and requirement.values:
        parts.append(label(x + 4, 0, "/" if requirement.mode == "any" else "+", 14, bold=True))
        x += 10
    return group(*parts), x


def _figures(requirement: Requirement) -> tuple[Element, float]:
    if not requirement.values:
        return group(), 0.0
    words = "·".join(map(str, requirement.values))
    wide = 9 + 6.6 * len(words)
    back = rect(0, -9, wide, 18, 5, fill="die", stroke="outline", stroke_width=0.8)
    return group(back, label(wide / 2, 0, words, 13, bold=True, fill="on-die")), wide


def _shape(colour: str, x: float) -> Element:
    ink = f"on-face-{colour}"
    if PIPS[colour] == "square":
        return rect(x - 3.2, -3.2, 6.4, 6.4, fill=ink)
    if PIPS[colour] == "diamond":
        return path(f"M{x} -4.6 l4.6 4.6 l-4.6 4.6 l-4.6 -4.6 Z", fill=ink)
    return circle(x, 0, 3.5, fill=ink)


def figure_word(name: str) -> Word:
    return Word("figure", name)


def seat_word(name: str, lang: str) -> str:
    """The one name of a figure, on the board as in the log."""
    return WORDS.word(lang, "seat", name)


def requirement_on(view: View, box: FujiBox, cell: str | None) -> Requirement | None:
    """What the terrain card on a cell asks for."""
    card = view["terrain"].get(cell) if cell else None
    return box.requirements[7 + TERRAIN_NAMES.index(card)] if card else None


def is_valid(box: FujiBox, name: str, value: int, requirement: Requirement | None) -> bool:
    """F-14.7 Does a die with this face count?"""
    return bool(
        value and requirement and requirement.valid(box.colour(DIE_NAMES.index(name.split(".")[1]), value), value)
    )


def valid_total(view: View, box: FujiBox, dice: list[str], requirement: Requirement) -> int:
    """F-14.8 Sum of the valid dice that this viewer sees."""
    faces = [(name, view["dice"][name][0]) for name in dice if name in view["dice"]]
    return sum(value for name, value in faces if is_valid(box, name, value, requirement))


def neighbours(view: View, figure: int) -> list[int]:
    """F-14.5 The other figures, with four players not the one opposite."""
    count = len(view["figures"])
    return [other for other in range(count) if other != figure and not (count == 4 and abs(other - figure) == 2)]


def set_aside(view: View, name: str) -> list[str]:
    """F-11.3, F-12.7 Dice of a figure that lie aside, for all to see; its own Buddy sees his before phase 3 closes."""
    dice = [*view["aside"], *([view["buddy"]] if view["buddy"] else [])]
    return [die for die in dice if die.startswith(f"{name}.")]


def has_dummy(view: View) -> bool:
    """F-10.1 Does a third set of dice take part?"""
    return bool(view["seats"] == 2 and view["options"]["two_player"] == "a")


def dummy_dice(view: View) -> list[str]:
    return sorted(name for name in view["dice"] if name.startswith("dummy"))
