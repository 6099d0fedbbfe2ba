"""The slope: terrain cards with requirements, lava, tokens, hikers and banners; on a phone it runs downhill."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import chain

from lapilli.draw import (
    ROUND,
    Element,
    Scene,
    cached_drawing,
    circle,
    group,
    label,
    lay,
    path,
    pattern,
    rect,
    symbol,
    use,
)
from lapilli.draw import Box as Area
from lapilli.games.fuji.box import Box, Requirement, Scenario
from lapilli.games.fuji.knowledge.view_types import View
from lapilli.games.fuji.picture.grounds import LANDSCAPES, SKETCHES, kind_of
from lapilli.games.fuji.picture.lava import EDGE, STRIP, Place, covered, halo
from lapilli.games.fuji.picture.pieces import banner, figure_word, hiker, need, requirement_on, requirement_words
from lapilli.games.fuji.picture.sayings import BETWEEN, LANE, SLIM, badges
from lapilli.games.fuji.picture.style import SEATS
from lapilli.games.fuji.text import WORDS
from lapilli.words import colon

SLENDER = 84.0  # a card that is narrower
TABLET = {3: 82.0, 4: 80.0, 5: 74.0, 6: 72.0}  # height of a card there, by the rows of the map


@dataclass(frozen=True)
class Slope:
    """Where each cell lies, and how large its signs are."""

    cells: Mapping[str, Area]
    signs: Mapping[str, str]  # as printed on the scenario
    right: float
    bottom: float
    letters: float  # size of the name of a cell
    plaque: float  # height of the field for the requirement
    lane: float  # below each card, for what was said of it
    narrow: bool

    @property
    def burnt(self) -> list[str]:
        """Cells that are lava from the beginning."""
        return [cell for cell, sign in self.signs.items() if sign == "V"]


def across(view: View, box: Box, left: float, top: float, room: float = 0) -> Slope:
    """The map as printed: from the volcano on the left to the village; larger cards where there is room.

    Cards that cannot be wide are higher, for what they ask is to be read on a tablet held upright.
    """
    signs = _signs(view, box)
    columns = max((ord(cell[0]) - ord("a") + 1 for cell in signs), default=1)
    wide = min(max(80.0, (room + 6) // columns - 6), 90.0)
    slim = wide < SLENDER
    high = wide + (32 if slim else 22)
    cells = {
        cell: Area(left + (ord(cell[0]) - ord("a")) * (wide + 6), top + (int(cell[1:]) - 1) * (high + LANE), wide, high)
        for cell in signs
    }
    right = max((one.right for one in cells.values()), default=left)
    bottom = max((one.bottom for one in cells.values()), default=top)
    return Slope(cells, signs, right, bottom, 20 if slim else 18, wide * (0.6 if slim else 0.52), LANE, False)


def closely(view: View, box: Box, left: float, top: float, width: float) -> Slope:
    """For a tablet: from side to side; columns without a way are only strips, so that cards are wide."""
    signs = _signs(view, box)
    columns = sorted({cell[0] for cell in signs})
    strips = {column: _narrowed({signs[cell] for cell in signs if cell[0] == column}) for column in columns}
    cards = sum(not strip for strip in strips.values())
    gap = 4.0
    wide = (width - sum(strips.values()) - gap * (len(columns) - 1)) / max(cards, 1)
    high = TABLET[max((int(cell[1:]) for cell in signs), default=3)]
    cells, x = {}, left
    for column in columns:
        for cell in (one for one in signs if one[0] == column):
            cells[cell] = Area(x, top + (int(cell[1:]) - 1) * (high + BETWEEN), strips[column] or wide, high)
        x += (strips[column] or wide) + gap
    bottom = max((one.bottom for one in cells.values()), default=top)
    return Slope(cells, signs, left + width, bottom, 14, min(38.0, 0.57 * wide, 0.46 * high), BETWEEN, True)


def _narrowed(signs: set[str]) -> float:
    """The width of a column in which nobody can ever walk: the volcano, or rubble; 0 for any other."""
    return 0.0 if signs - {"V", "r"} else 40.0 if "V" in signs else 31.0


def downhill(view: View, box: Box, left: float, top: float, width: float) -> Slope:
    """For a narrow screen: columns become rows, the volcano on top; rows without a way are only strips."""
    signs = _signs(view, box)
    count = max((int(cell[1:]) for cell in signs), default=3)
    gap = 5.0
    wide = (width - gap * (count - 1)) / count
    cells, y = {}, top
    for column in sorted({cell[0] for cell in signs}):
        row = [cell for cell in signs if cell[0] == column]
        strip = all(signs[cell] in "Vr" or cell in view["lava"] for cell in row)
        high = STRIP if strip else 90.0
        for cell in row:
            cells[cell] = Area(left + (int(cell[1:]) - 1) * (wide + gap), y, wide, high)
        y += high + (gap if strip else SLIM)
    return Slope(cells, signs, left + width, y - SLIM, 13, 36, SLIM, True)


def _signs(view: View, box: Box) -> dict[str, str]:
    """The scenario as printed; a chosen one lies there before its cards are dealt."""
    number = view["scenario"] or view["options"]["scenario"]
    return {} if isinstance(number, str) else _printed(box.scenarios[number - 1], len(view["figures"]) == 4)


@cached_drawing
def _printed(scenario: Scenario, four: bool) -> dict[str, str]:
    return {cell: scenario.sign(cell) for cell in scenario.cells("Vr.SGexh" + ("H" if four else ""))}


def draw_slope(scene: Scene, view: View, box: Box, slope: Slope, lang: str) -> list[Element]:
    """Cards first, then what lies and stands on them."""
    shadows = "".join(
        f"M{one.x + 2:.1f} {one.y + 5:.1f}h{one.width:.1f}v{one.height:.1f}h{-one.width:.1f}Z"
        for one in slope.cells.values()
    )
    cards = [
        scene.part(
            _card,
            Place(cell, spot, slope.signs[cell], slope.letters, slope.plaque, slope.narrow),
            slope.signs[cell] == "V" or cell in view["lava"],
            requirement_on(view, box, cell),
            lang,
        )
        for cell, spot in slope.cells.items()
    ]
    shade = path(shadows, fill="shadow", fill_opacity=0.3, pointer_events="none")
    return [
        shade,
        *halo(spot for cell, spot in slope.cells.items() if slope.signs[cell] == "V" or cell in view["lava"]),
        *chain.from_iterable(cards),
        *_tokens(scene, view, slope, lang),
        *_pieces(view, box, slope, lang),
        *badges(view, slope.cells, slope.lane, lang),
    ]


def _card(scene: Scene, place: Place, lava: bool, requirement: Requirement | None, lang: str) -> Element:
    """One cell: lava, rubble, landscape or village, with what it asks for; drawn once for the same facts."""
    cell, spot, sign = place.cell, place.spot, place.sign
    name = WORDS.word(lang, "cell", {"V": "volcano", "r": "rubble", "h": "village", "H": "village"}.get(sign, "land"))
    spoken = f"{cell}{colon(lang)}{WORDS.word(lang, 'cell', 'lava') if lava else name}"
    if lava:
        parts = covered(scene, place)
        return group(*parts, at=(spot.x, spot.y), id=f"cell/{cell}", label=spoken, kind="creeps")
    parts = _paper(scene, place, kind_of(requirement, sign), requirement is not None)
    if requirement:
        spoken += f", {requirement_words(requirement, lang)}"
        middle = (spot.width / 2, spot.height - place.plaque / 2 - EDGE)
        parts += need(scene, requirement, middle, (spot.width - 2 * EDGE, place.plaque))
        if requirement.symbol:
            spoken += f", {WORDS.say(lang, 'symbol')}"
            parts.append(scene.stamp("again", _again, at=(spot.width - 16, spot.height - place.plaque - EDGE)))
    return group(*parts, at=(spot.x, spot.y), id=f"cell/{cell}", label=spoken, kind="enlarges" if requirement else None)


def _paper(scene: Scene, place: Place, kind: str, asks: bool) -> list[Element]:
    """A card of paper with its landscape, its name, and the field for what it asks."""
    cell, spot, size = place.cell, place.spot, place.letters
    wide, high = spot.width - 2 * EDGE, spot.height - 2 * EDGE
    across, down = LANDSCAPES.picture
    scale = max(1.0, (high - (place.plaque - 2 if asks else 0)) / down, wide / across)
    sketch = sum(map(ord, cell)) % SKETCHES if asks else 0
    form = f"{spot.width:.0f}x{spot.height:.0f}" + ("-asks" if asks else "")
    scene.stamp("landscapes", lambda: lay(LANDSCAPES, 0, 0))
    left = spot.width / 2 - across * scale / 2 - LANDSCAPES.place(f"{kind}-{sketch + 1}")[0] * scale
    seen = f"{kind}-{sketch}-{form}"
    scene.stamp(seen, lambda: pattern(spot.width, spot.height, use("landscapes", at=(left, EDGE), scale=scale)))
    paper = "tiles" if kind == "village" else "paper"
    return [
        rect(0, 0, spot.width, spot.height, 7, fill=paper, stroke="key", kind="edge"),
        rect(EDGE, EDGE, wide, high, 4, fill=f"@{seen}"),
        scene.stamp(f"plate-{form}", lambda: _plate(place, asks)),
        label(EDGE + size * 0.96, EDGE + size * 0.62, cell, size, bold=True, fill="card-ink"),
    ]


def _plate(place: Place, asks: bool) -> Element:
    """What is printed over the landscape: the field for the name and the one for the requirement."""
    spot, size = place.spot, place.letters
    wide, top = spot.width - 2 * EDGE, spot.height - place.plaque - EDGE
    field = [
        rect(EDGE, top, wide, place.plaque, 4, fill="plaque"),
        path(f"M{EDGE} {top}h{wide}", fill="none", stroke="key", stroke_width=1.2, **ROUND),
    ]
    return group(field if asks else None, rect(EDGE, EDGE, size * 1.92, size * 1.24, 4, fill="paper", stroke="key"))


def _again() -> Element:
    """One more reroll."""
    disc = circle(0, 0, 11, fill="plaque", stroke="key", stroke_width=1.2)
    return group(disc, symbol("reroll", (0, 0), 17, "card-ink"))


def _token(sign: str, body: str) -> Element:
    return group(circle(0, 0, 12.5, fill="rim"), circle(0, 0, 11, fill=body), symbol(sign, (0, 0), 17, "rim"))


def _tokens(scene: Scene, view: View, slope: Slope, lang: str) -> list[Element]:
    """F-0.10 Equipment and eruption tokens."""
    drawn = []
    equipment, eruption = view["equipment"], view["eruption"]
    for kind, cells, sign, body in (
        ("equipment", equipment, "pack", "#2f6b4a"),
        ("eruption", eruption, "flame", "lava-3"),
    ):
        for cell in cells:
            spot = slope.cells[cell]
            twice = cell in view["doubles"]
            drawn.append(
                group(
                    scene.stamp(f"token-{kind}", lambda sign=sign, body=body: _token(sign, body)),  # type: ignore[misc]
                    circle(10, 9, 10, fill="card-ink") if twice else None,
                    label(10, 9, "2", 18, bold=True, fill="paper") if twice else None,
                    at=(spot.right - 16, spot.y + 17),
                    id=f"token/{cell}",
                    label=WORDS.say(lang, f"token-{kind}", {"cell": cell}),
                    kind="enlarges",
                )
            )
    return drawn


def _pieces(view: View, box: Box, slope: Slope, lang: str) -> list[Element]:
    """Hikers side by side on the landscape, banners behind them."""
    flags, people = [], []
    for index, figure in enumerate(view["figures"]):
        name = figure["name"]
        if figure["cell"]:
            mates = [one["name"] for one in view["figures"] if one["cell"] == figure["cell"]]
            said = WORDS.say(lang, "meeple", {"figure": figure_word(name), "cell": figure["cell"]})
            at, size = _footing(slope, figure["cell"], mates.index(name), len(mates), _bare(view, box, figure["cell"]))
            if figure["cell"] in view["lava"]:  # F-6.3 only when the game is lost
                said = WORDS.say(lang, "meeple-lost", {"figure": figure_word(name), "cell": figure["cell"]})
                sunk = group(group(hiker(SEATS[index], (0, 0), size), turn=16), kind="sinks")
                flames = [symbol("flame", (x, -4 - abs(x)), 20, "vermilion") for x in (-9, 0, 9)]
                people.append(group(sunk, flames, at=at, id=f"meeple/{name}", label=said, kind="voice"))
                continue
            people.append(hiker(SEATS[index], at, size, id=f"meeple/{name}", label=said, kind="voice"))
        if figure["marker"]:
            spot = slope.cells[figure["marker"]]
            mates = [one["name"] for one in view["figures"] if one["marker"] == figure["marker"]]
            said = WORDS.say(lang, "marker", {"figure": figure_word(name), "cell": figure["marker"]})
            asked = requirement_on(view, box, figure["marker"])
            marked = (asked and asked.symbol) or figure["marker"] in (*view["equipment"], *view["eruption"])
            side = 40 if marked else 18  # tokens and the sign for one more reroll stay in sight
            step = min(20.0, (spot.width - 6 - side) / len(mates))
            foot = spot.y + (spot.height - slope.plaque - EDGE if spot.height > STRIP else STRIP)
            at = (spot.right - side - step * mates.index(name), foot)
            flags.append(banner(SEATS[index], at, 42, id=f"marker/{name}", label=said))
    return [*flags, *people]


def _bare(view: View, box: Box, cell: str) -> bool:
    """Does nothing lie or stand on the right of a card?"""
    asked = requirement_on(view, box, cell)
    flags = [figure["marker"] for figure in view["figures"]]
    return cell not in (*view["equipment"], *view["eruption"], *flags) and not (asked and asked.symbol)


def _footing(slope: Slope, cell: str, place: int, count: int, bare: bool) -> tuple[tuple[float, float], float]:
    """Where a hiker stands on its card, and how large; on lava too, when the game is lost."""
    spot = slope.cells[cell]
    foot = spot.y + (spot.height - slope.plaque - EDGE - 1 if spot.height > STRIP else STRIP)
    if bare and count == 1 and spot.height > STRIP:  # beside the name of the card
        return (spot.x + spot.width * 0.68, foot), min(44.0, foot - spot.y - EDGE)
    step = min(22.0, (spot.width - 30) / max(count - 1, 1))
    under = EDGE + slope.letters * 1.24  # heads stay below the name of the card
    size = min(42.0, foot - spot.y - under) if spot.height > STRIP else 26.0
    return (spot.x + spot.width * 0.4 + (place - (count - 1) / 2) * step, foot), size
