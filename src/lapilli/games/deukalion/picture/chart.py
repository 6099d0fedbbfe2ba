"""The chart: sea, land and safe waters, cities with treasures, settlements, Athens, ships and the Hydra."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from lapilli.draw import (
    Box,
    Element,
    circle,
    group,
    house,
    hydra,
    in_box,
    label,
    path,
    rect,
    row,
    ship,
    symbol,
)
from lapilli.games.deukalion.actions import CITIES, FIELDS, SETTLEMENTS
from lapilli.games.deukalion.box import Box as Components
from lapilli.games.deukalion.box import box_of
from lapilli.games.deukalion.knowledge.seen import View
from lapilli.games.deukalion.picture.kylix import kylix
from lapilli.games.deukalion.picture.look import CELL, EDGE, WORDS, centre, corner, jar, look, man
from lapilli.games.deukalion.picture.reach import reachable
from lapilli.games.deukalion.picture.words import (
    afloat,
    city_words,
    hydra_words,
    settlement_words,
    ship_words,
    stock_ids,
)

COLUMNS, ROWS = 9, 7
TEMPLE = (
    "M-22 16 H22 V11 H-22 Z M-17 11 V-6 H-12 V11 Z M-2.5 11 V-6 H2.5 V11 Z M12 11 V-6 H17 V11 Z M-23 -7 L0 -20 L23 -7 Z"
)


def chart(view: View, lang: str) -> Iterator[Element]:
    """From the water up to the pieces."""
    box = box_of(view["box"])
    yield from _waters(view["box"], lang)
    for city in CITIES:
        yield _city(view, box, city, lang)
    for settlement in SETTLEMENTS:
        yield _settlement(view, box, settlement, lang)
    yield kylix(view, lang, centre(box.fields("kylix")[0]))
    for field in reachable(view):
        x, y = centre(field)
        yield circle(x, y, 9, fill="none", stroke="live", stroke_width=2.6, stroke_opacity=0.75, pointer_events="none")
    yield from _pieces(view, lang)


@cache
def _waters(box_text: str, lang: str) -> tuple[Element, ...]:
    """What never changes in a game."""
    box = box_of(box_text)
    squares = [_square(field, box.terrain(field), lang) for field in FIELDS]
    return (_frame(), *squares, _athens(box, lang))


def _frame() -> Element:
    """Parchment round the chart, with letters and numbers."""
    letters = [label(EDGE + (n + 0.5) * CELL, 10, "abcdefghi"[n], 15, fill="chart-ink") for n in range(COLUMNS)]
    numbers = [label(13, EDGE - 6 + (n + 0.5) * CELL, str(n + 1), 15, fill="chart-ink") for n in range(ROWS)]
    return group(
        rect(
            2,
            0,
            EDGE + COLUMNS * CELL + 14,
            EDGE + ROWS * CELL - 2,
            10,
            fill="parchment",
            stroke="parchment-edge",
            stroke_width=1.5,
        ),
        letters,
        numbers,
    )


def _square(field: str, terrain: str, lang: str) -> Element:
    """One square: sea, haven, Styx, or land."""
    x, y = corner(field)
    dark = (ord(field[0]) + int(field[1])) % 2 == 0
    if terrain in ("sea", "anchor", "styx"):
        fill = {"sea": "wine-deep" if dark else "wine-sea", "anchor": "haven", "styx": "styx-water"}[terrain]
        return group(
            rect(0, 0, CELL, CELL, fill=fill),
            rect(1.5, 1.5, CELL - 3, CELL - 3, 4, fill="none", stroke="foam", stroke_opacity=0.16, kind="edge"),
            symbol("anchor", (CELL - 15, 16), 19, "foam") if terrain == "anchor" else None,
            symbol("waves", (CELL / 2, CELL - 18), 30, "styx-glow") if terrain == "styx" else None,
            label(CELL / 2, 16, WORDS.say(lang, "place-styx"), 14, serif=True, fill="styx-glow")
            if terrain == "styx"
            else None,
            at=(x, y),
            id=f"field/{field}",
            label=field,
        )
    return group(
        rect(0, 0, CELL, CELL, fill="parchment"),
        path(
            "M14 52 l9 -14 l9 14 M30 58 l12 -20 l12 20 M50 50 l8 -12 l8 12",
            fill="none",
            stroke="parchment-edge",
            stroke_width=2,
        )
        if terrain == "land"
        else None,
        at=(x, y),
    )


def _name(words: str, y: float) -> Element:
    """The name of a place, legible across its borders."""
    size = 14.5 if len(words) < 9 else 12.2
    return group(
        label(
            CELL / 2,
            y,
            words,
            size,
            serif=True,
            bold=True,
            fill="none",
            stroke="parchment",
            stroke_width=4,
            stroke_linejoin="round",
        ),
        label(CELL / 2, y, words, size, serif=True, bold=True, fill="chart-ink"),
    )


def _value(number: int, at: tuple[float, float]) -> Element:
    """The conquest value on a shield."""
    return group(
        path("M-11 -12 H11 V2 C11 9 5 13 0 15 C-5 13 -11 9 -11 2 Z", fill="clay", stroke="rim", stroke_width=1.6),
        label(0, -0.5, str(number), 16, bold=True, fill="on-clay"),
        at=at,
    )


def _city(view: View, box: Components, city: str, lang: str) -> Element:
    """Walls, name, value, and a socket for every treasure."""
    stock = view["cities"][city]
    places = box.places[city]
    spread = row(places, (CELL / 2 + 9, 30), 26, 1, 56)
    parts = []
    ids = stock_ids(city, stock)
    for index, point in enumerate(spread.points):
        if index >= len(stock):
            parts.append(
                circle(
                    point[0],
                    point[1],
                    spread.size * 0.36,
                    fill="none",
                    stroke="chart-ink",
                    stroke_opacity=0.55,
                    stroke_dasharray="3 3",
                )
            )
            continue
        parts.append(jar(stock[index], point, spread.size, ids[index], WORDS.word(lang, "colour", stock[index])))
    return group(
        path(
            "M8 8 h9 v5 h8 v-5 h9 v5 h12 v-5 h9 v5 h8 v-5 h9 V72 H8 Z",
            fill="sand",
            stroke="chart-ink",
            stroke_width=1.6,
            kind="edge",
        ),
        _value(box.values[city], (17, 31)),
        parts,
        _name(WORDS.word(lang, "place", city), 61),
        at=corner(box.squares[city]),
        id=f"place/{city}",
        label=city_words(view, box, city, lang),
    )


def _settlement(view: View, box: Components, settlement: str, lang: str) -> Element:
    """A house with places for its garrison."""
    holder = view["settlements"][settlement]
    number = box.values[settlement]
    spread = row(number, (54, 30), 20, 1)
    people: list[Element] = []
    for index, point in enumerate(spread.points):
        if holder is None:
            people.append(
                circle(*point, 8.5, fill="none", stroke="chart-ink", stroke_opacity=0.55, stroke_dasharray="3 3")
            )
        else:
            people.append(man(holder, point, 29, id=f"garrison/{settlement}.{index}"))
    return group(
        rect(7, 7, CELL - 14, CELL - 14, 16, fill="sand", stroke="chart-ink", stroke_width=1.6, kind="edge"),
        house((22, 25), 25),
        label(22, 45, str(number), 15, bold=True, fill="chart-ink"),
        people,
        _name(WORDS.word(lang, "place", settlement), 63),
        at=corner(box.squares[settlement]),
        id=f"place/{settlement}",
        label=settlement_words(view, box, settlement, lang),
    )


def _athens(box: Components, lang: str) -> Element:
    words = WORDS.word(lang, "place", "athens")
    return group(
        rect(4, 4, CELL - 8, CELL - 8, 8, fill="sand", stroke="chart-ink", stroke_width=2, kind="edge"),
        path(TEMPLE, fill="chart-ink", at=(CELL / 2, 31)),
        _name(words, 62),
        at=corner(box.fields("athens")[0]),
        id="athens",
        label=words,
    )


def _pieces(view: View, lang: str) -> Iterator[Element]:
    """Ships share a field side by side; the Hydra rears up in hers."""
    for field, names in afloat(view).items():
        x, y = corner(field)
        spread = in_box(len(names), Box(x + 5, y + 5, CELL - 10, CELL - 10), 62, 2)
        for name, point in zip(names, spread.points, strict=True):
            if name == "hydra":
                yield hydra(point, spread.size, id="hydra", label=hydra_words(view, lang))
            else:
                yield _ship(view, name, point, spread.size, lang)


def _ship(view: View, name: str, at: tuple[float, float], size: float, lang: str) -> Element:
    ring = None
    if name == view["stepper"]:
        ring = circle(0, 2, size * 0.56, fill="none", stroke="live", stroke_width=3, stroke_dasharray="7 5")
    crew = view["heroes"][name]["aboard"]
    words = ship_words(view, name, lang)
    return group(ring, ship(look(name), (0, 0), size, number=crew), at=at, id=f"ship/{name}", label=words)
