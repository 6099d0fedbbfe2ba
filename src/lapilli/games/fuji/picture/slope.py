"""The slope: terrain cards with requirements, lava, tokens, meeples and markers; on a phone it runs downhill."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from lapilli.draw import Box, Element, flag, group, label, lava_box, meeple, rect, symbol, token
from lapilli.games.fuji.box import FujiBox
from lapilli.games.fuji.knowledge.seen import View
from lapilli.games.fuji.picture.pieces import SEATS, figure_word, need, requirement_on, requirement_words
from lapilli.games.fuji.text import WORDS

STRIP = 27.0  # a row of a narrow map in which nobody can walk any more


@dataclass(frozen=True)
class Slope:
    """Where each cell lies, and how large its signs are."""

    cells: Mapping[str, Box]
    signs: Mapping[str, str]  # as printed on the scenario
    right: float
    bottom: float
    figures: float  # height of the figures of a requirement
    rows: int  # in which a requirement is written
    narrow: bool


def across(view: View, box: FujiBox, left: float, top: float) -> Slope:
    """The map as printed: from the volcano on the left to the village."""
    signs = _signs(view, box)
    cells = {
        cell: Box(left + (ord(cell[0]) - ord("a")) * 84, top + (int(cell[1:]) - 1) * 124, 76, 116) for cell in signs
    }
    right = max((one.right for one in cells.values()), default=left)
    bottom = max((one.bottom for one in cells.values()), default=top)
    return Slope(cells, signs, right, bottom, 18, 2, False)


def downhill(view: View, box: FujiBox, left: float, top: float, width: float) -> Slope:
    """For a narrow screen: columns become rows, the volcano on top; rows without a way are only strips."""
    signs = _signs(view, box)
    count = max((int(cell[1:]) for cell in signs), default=3)
    gap = 5.0
    wide = (width - gap * (count - 1)) / count
    rows = 1 if wide > 104 else 2
    cells, y = {}, top
    for column in sorted({cell[0] for cell in signs}):
        row = [cell for cell in signs if cell[0] == column]
        high = STRIP if all(signs[cell] in "Vr" or cell in view["lava"] for cell in row) else 67 if rows == 1 else 90
        for cell in row:
            cells[cell] = Box(left + (int(cell[1:]) - 1) * (wide + gap), y, wide, high)
        y += high + gap
    return Slope(cells, signs, left + width, y - gap, 13, rows, True)


def _signs(view: View, box: FujiBox) -> dict[str, str]:
    """The scenario as printed; a chosen one lies there before its cards are dealt."""
    number = view["scenario"] or view["options"]["scenario"]
    if isinstance(number, str):  # by chance
        return {}
    scenario = box.scenarios[number - 1]
    four = "H" if len(view["figures"]) == 4 else ""
    return {cell: scenario.sign(cell) for cell in scenario.cells("Vr.SGexh" + four)}


def draw_slope(view: View, box: FujiBox, slope: Slope, lang: str) -> list[Element]:
    """Cards first, then what lies and stands on them."""
    cards = [_card(view, box, slope, cell, lang) for cell in slope.cells]
    return [*cards, *_tokens(view, slope, lang), *_pieces(view, slope, lang)]


def _card(view: View, box: FujiBox, slope: Slope, cell: str, lang: str) -> Element:
    """One cell: lava, rubble, landscape or village, with what it asks for."""
    spot, sign = slope.cells[cell], slope.signs[cell]
    wide, high = spot.width, spot.height
    name = WORDS.word(lang, "cell", {"V": "volcano", "r": "rubble", "h": "village", "H": "village"}.get(sign, "land"))
    lava = sign == "V" or cell in view["lava"]
    spoken = f"{cell}: {WORDS.word(lang, 'cell', 'lava') if lava else name}"
    parts: list[Element | None] = _ground(slope, cell, lava)
    small = 13 if slope.narrow else 18
    middle = 13.5 if high == STRIP else 11 if slope.narrow else 14
    parts.append(label(7, middle, cell, small, anchor="start", bold=True, fill="foam" if lava else "ink"))
    requirement = requirement_on(view, box, cell)
    if requirement and not lava:
        spoken += f", {requirement_words(requirement, lang)}"
        drawn, tall = need(requirement, wide, slope.figures, slope.rows)
        parts.append(group(drawn, at=(wide / 2, high - tall / 2 - 4)))
        if requirement.symbol:
            spoken += f", {WORDS.say(lang, 'symbol')}"
            at = (33, 11) if slope.narrow else (wide - 13, 15)
            parts.append(symbol("reroll", at, 14 if slope.narrow else 20, "ink"))
    return group(*parts, at=(spot.x, spot.y), id=f"cell/{cell}", label=spoken)


def _ground(slope: Slope, cell: str, lava: bool) -> list[Element | None]:
    """The card without its words."""
    spot, sign = slope.cells[cell], slope.signs[cell]
    wide, high = spot.width, spot.height
    if lava:
        crust = lava_box(Box(0, 0, wide, high), 4 if high > STRIP else 2.6, seed=sum(map(ord, cell)))
        size = 24.0 if slope.narrow else 46.0
        return [crust, symbol("volcano", (wide / 2, high / 2), size, "foam") if sign == "V" else None]
    village = sign in "hH"
    body = "rubble" if sign == "r" else "village" if village else "meadow"
    shadow = rect(1, 3, wide, high, 8, fill="shadow", fill_opacity=0.16)
    card = rect(
        *(0, 0, wide, high, 8),
        fill=body,
        stroke="village-edge" if village else "outline",
        stroke_width=2.6 if village else 1.2,
        kind="edge",
    )
    picture = "house" if village else "stone" if sign == "r" else "mountain"
    if slope.narrow:
        at, size = (
            ((wide / 2, high / 2), 20.0) if sign == "r" else ((wide * 0.62, 21.0 if slope.rows == 1 else 24.0), 24.0)
        )
    else:
        at, size = (wide / 2, 35.0), 30.0
    return [shadow, card, symbol(picture, at, size, "line")]


def _tokens(view: View, slope: Slope, lang: str) -> list[Element]:
    """F-0.10 Equipment and eruption tokens."""
    drawn = []
    for kind in ("equipment", "eruption"):
        for cell in view[kind]:
            spot = slope.cells[cell]
            at = (
                (spot.right - 15, spot.y + (23 if slope.rows == 1 else 26))
                if slope.narrow
                else (spot.right - 16, spot.y + 38)
            )
            drawn.append(
                token(
                    "pack" if kind == "equipment" else "flame",
                    at,
                    23 if slope.narrow else 27,
                    body="leaf-deep" if kind == "equipment" else "ember",
                    number=2 if cell in view["doubles"] else None,
                    id=f"token/{cell}",
                    label=WORDS.say(lang, f"token-{kind}"),
                )
            )
    return drawn


def _pieces(view: View, slope: Slope, lang: str) -> list[Element]:
    """Meeples side by side, markers as flags."""
    drawn = []
    for index, figure in enumerate(view["figures"]):
        name = figure["name"]
        if figure["cell"]:
            mates = [one["name"] for one in view["figures"] if one["cell"] == figure["cell"]]
            said = WORDS.say(lang, "meeple", {"figure": figure_word(name)})
            at, size = _footing(slope, figure["cell"], mates.index(name), len(mates))
            drawn.append(meeple(SEATS[index], at, size, id=f"meeple/{name}", label=said))
        if figure["marker"]:
            spot = slope.cells[figure["marker"]]
            mates = [one["name"] for one in view["figures"] if one["marker"] == figure["marker"]]
            said = WORDS.say(lang, "marker", {"figure": figure_word(name)})
            step = 22 if spot.width > 70 else 16
            at = (spot.right - 8 - step * mates.index(name), spot.y + 4)
            drawn.append(flag(SEATS[index], at, 27 if step == 22 else 23, id=f"marker/{name}", label=said))
    return drawn


def _footing(slope: Slope, cell: str, place: int, count: int) -> tuple[tuple[float, float], float]:
    """Where a meeple stands on its card, and how large; on lava too, when the game is lost."""
    spot = slope.cells[cell]
    if not slope.narrow:
        return (spot.x + 17 + place * min(20, 46 / max(count - 1, 1)), spot.y + 40), 31.0
    step = min(19.0, (spot.width - 30) / max(count - 1, 1))
    if slope.rows == 1 or spot.height == STRIP:
        first = spot.x + (50 if count < 3 else 38)
        return (first + place * step, spot.y + min(24.0, spot.height / 2)), 27.0
    return (spot.x + 14 + place * step, spot.y + 30), 27.0
