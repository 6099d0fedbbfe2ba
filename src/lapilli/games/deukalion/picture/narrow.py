"""The chart for a phone: narrow squares, large letters, and names that run over their borders without meeting."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise

from lapilli.draw import (
    Element,
    badge,
    circle,
    group,
    house,
    hydra,
    label,
    measure,
    path,
    rect,
    seat_mark,
    ship,
    symbol,
)
from lapilli.games.deukalion.actions import CITIES, FIELDS, SETTLEMENTS
from lapilli.games.deukalion.box import Box as Components
from lapilli.games.deukalion.box import box_of
from lapilli.games.deukalion.knowledge.seen import View
from lapilli.games.deukalion.picture.chart import COLUMNS, ROWS, TEMPLE
from lapilli.games.deukalion.picture.kylix import SIZE, kylix
from lapilli.games.deukalion.picture.look import MARKS, WORDS, look, man
from lapilli.games.deukalion.picture.reach import reachable
from lapilli.games.deukalion.picture.words import (
    afloat,
    city_words,
    hydra_words,
    settlement_words,
    ship_words,
    stock_ids,
)

WIDTH = 360.0
WIDE, HIGH = 37.6, 55.0  # of a square
LEFT, TOP = 18.0, 19.0
HEIGHT = TOP + ROWS * HIGH + 4
SMALL = 13.5  # of letters: the smallest that is read at arm's length
SERIF = 1.14  # how much wider than measured a serif may run
NAME = 46.0  # where a name stands in its square
SEA = {"anchor": "haven", "styx": "styx-water"}


def corner(field: str) -> tuple[float, float]:
    """The top left corner of a square."""
    return LEFT + (ord(field[0]) - ord("a")) * WIDE, TOP + (int(field[1]) - 1) * HIGH


def middle(field: str) -> tuple[float, float]:
    x, y = corner(field)
    return x + WIDE / 2, y + HIGH / 2


def chart(view: View, lang: str) -> Iterator[Element]:
    """From the water up to the names, which are legible over ships."""
    box = box_of(view["box"])
    yield _frame()
    yield from (_square(field, box.terrain(field), lang) for field in FIELDS)
    yield _athens(box, lang)
    yield from (_city(view, box, city, lang) for city in CITIES)
    yield from (_settlement(view, box, settlement, lang) for settlement in SETTLEMENTS)
    yield group(kylix(view, lang, (0, 0)), at=middle(box.fields("kylix")[0]), scale=50 / SIZE)
    for field in reachable(view):
        yield circle(*middle(field), 8, fill="none", stroke="live", stroke_width=2.6, pointer_events="none")
    yield from _pieces(view, lang)
    yield _names({place: WORDS.word(lang, "place", place) for place in (*CITIES, *SETTLEMENTS)}, box)


def _frame() -> Element:
    width, height = COLUMNS * WIDE, ROWS * HIGH
    letters = [label(LEFT + (n + 0.5) * WIDE, 10, "abcdefghi"[n], SMALL, fill="chart-ink") for n in range(COLUMNS)]
    numbers = [label(9, TOP + (n + 0.5) * HIGH, str(n + 1), SMALL, fill="chart-ink") for n in range(ROWS)]
    sheet = rect(0, 0, LEFT + width + 3, TOP + height + 3, 6, fill="parchment", stroke="parchment-edge")
    return group(sheet, letters, numbers)


def _square(field: str, terrain: str, lang: str) -> Element:
    """One square: sea, haven, Styx, or land."""
    if terrain not in ("sea", "anchor", "styx"):
        hills = path("M4 34 l7 -12 l7 12 M14 38 l9 -16 l9 16", fill="none", stroke="parchment-edge", stroke_width=2)
        return group(hills if terrain == "land" else None, at=corner(field))
    dark = (ord(field[0]) + int(field[1])) % 2 == 0
    fill = SEA.get(terrain, "wine-deep" if dark else "wine-sea")
    return group(
        rect(0, 0, WIDE, HIGH, fill=fill),
        rect(1, 1, WIDE - 2, HIGH - 2, 3, fill="none", stroke="foam", stroke_opacity=0.16, kind="edge"),
        symbol("anchor", (WIDE - 10, 11), 15, "foam") if terrain == "anchor" else None,
        symbol("waves", (WIDE / 2, HIGH - 14), 24, "styx-glow") if terrain == "styx" else None,
        label(WIDE / 2, 14, WORDS.say(lang, "place-styx"), SMALL, serif=True, fill="styx-glow")
        if terrain == "styx"
        else None,
        at=corner(field),
        id=f"field/{field}",
        label=field,
    )


def _spots(names: Mapping[str, str], box: Components) -> dict[str, float]:
    """Where each name is centred: over its square, but inside the sheet and clear of its neighbour in the row."""
    spots: dict[str, float] = {}
    for row in range(1, ROWS + 1):
        places = sorted((p for p in names if int(box.squares[p][1]) == row), key=lambda p: box.squares[p])
        halves = {place: measure(names[place], SMALL, True) * SERIF / 2 for place in places}
        for place in places:
            half = halves[place]
            spots[place] = min(max(middle(box.squares[place])[0], half + 2), WIDTH - half - 3)
        for one, other in pairwise(places):
            overlap = spots[one] + halves[one] + 3 - (spots[other] - halves[other])
            if overlap > 0:
                left = min(overlap, spots[one] - halves[one] - 2)  # there is nothing but the edge further left
                spots[one] -= left
                spots[other] += overlap - left
    return spots


def _names(names: Mapping[str, str], box: Components) -> Element:
    """On top of everything, ships too: first what sets them off, then the letters."""
    spots = _spots(names, box)
    at = {place: (spots[place], corner(box.squares[place])[1] + NAME) for place in names}
    return group(
        [_halo(names[place], *at[place]) for place in names],
        [
            label(*at[place], names[place], SMALL, serif=True, bold=True, fill="chart-ink", pointer_events="none")
            for place in names
        ],
    )


def _halo(words: str, x: float, y: float) -> Element:
    return label(
        x,
        y,
        words,
        SMALL,
        serif=True,
        bold=True,
        fill="none",
        stroke="parchment",
        stroke_width=4,
        stroke_linejoin="round",
        pointer_events="none",
    )


def _city(view: View, box: Components, city: str, lang: str) -> Element:
    """Walls, value, a letter in its colour for every treasure, name."""
    stock = view["cities"][city]
    at = corner(box.squares[city])
    places = box.places[city]
    first = WIDE / 2 - (places - 1) * 6.1
    parts: list[Element] = []
    ids = stock_ids(city, stock)
    for index in range(places):
        x = first + index * 12.2
        if index >= len(stock):
            parts.append(rect(x - 5, 22, 10, 14, 3, fill="none", stroke="chart-ink", stroke_dasharray="2.5 2.5"))
            continue
        colour = stock[index]
        parts.append(
            group(
                rect(-5.8, -8, 11.6, 16, 3.5, fill=f"jar-{colour}", stroke="chart-ink", kind="edge"),
                label(0, -0.5, MARKS[colour], SMALL, bold=True, fill=f"on-jar-{colour}"),
                at=(x, 29),
                id=ids[index],
                label=WORDS.word(lang, "colour", colour),
            )
        )
    return group(
        path(
            "M1.5 2 h6 v3 h5.5 v-3 h6 v3 h5.6 v-3 h6 v3 h5.5 v-3 h0 V53 H1.5 Z",
            fill="sand",
            stroke="chart-ink",
            stroke_width=1.3,
            kind="edge",
        ),
        path("M-8 -8 H8 V2 C8 7 4 9 0 10 C-4 9 -8 7 -8 2 Z", fill="clay", at=(WIDE / 2, 11)),
        label(WIDE / 2, 10.5, str(box.values[city]), 14.5, bold=True, fill="on-clay"),
        parts,
        at=at,
        id=f"place/{city}",
        label=city_words(view, box, city, lang),
    )


def _settlement(view: View, box: Components, settlement: str, lang: str) -> Element:
    """A house with its number; once it is taken the mark of its hero, and the garrison."""
    holder = view["settlements"][settlement]
    number = box.values[settlement]
    at = corner(box.squares[settlement])
    people: list[Element] = []
    for index in range(number):
        point = (WIDE / 2 + (index - (number - 1) / 2) * 12, 29)
        if holder is None:
            people.append(circle(*point, 5.5, fill="none", stroke="chart-ink", stroke_dasharray="2.5 2.5"))
        else:
            people.append(man(holder, point, 19, id=f"garrison/{settlement}.{index}"))
    return group(
        rect(1.5, 1.5, WIDE - 3, HIGH - 3, 9, fill="sand", stroke="chart-ink", stroke_width=1.3, kind="edge"),
        house((11, 11), 17),
        seat_mark(look(holder), (26, 11), 31)
        if holder
        else label(26, 11.5, str(number), 14.5, bold=True, fill="chart-ink"),
        people,
        at=at,
        id=f"place/{settlement}",
        label=settlement_words(view, box, settlement, lang),
    )


def _athens(box: Components, lang: str) -> Element:
    field = box.fields("athens")[0]
    words = WORDS.word(lang, "place", "athens")
    return group(
        rect(1.5, 1.5, WIDE - 3, HIGH - 3, 5, fill="sand", stroke="chart-ink", stroke_width=1.6, kind="edge"),
        path(TEMPLE, fill="chart-ink", at=(WIDE / 2, 23), scale=0.74),
        _halo(words, WIDE / 2, NAME),
        label(WIDE / 2, NAME, words, SMALL, serif=True, bold=True, fill="chart-ink"),
        at=corner(field),
        id="athens",
        label=words,
    )


def _pieces(view: View, lang: str) -> Iterator[Element]:
    """Ships that share a field lie one over the other, aslant, so that each sail and number is seen."""
    for field, names in afloat(view).items():
        x, y = middle(field)
        for index, name in enumerate(names):
            shift = index - (len(names) - 1) / 2
            at = (x - 9 * shift, y + 27 * shift) if len(names) < 4 else (x - 7 * shift, y + 22 * shift)
            if name == "hydra":
                yield hydra(at, 44, id="hydra", label=hydra_words(view, lang))
            else:
                yield _ship(view, name, at, lang)


def _ship(view: View, name: str, at: tuple[float, float], lang: str) -> Element:
    crew = view["heroes"][name]["aboard"]
    ring = circle(0, 2, 22, fill="none", stroke="live", stroke_width=3, stroke_dasharray="7 5")
    return group(
        ring if name == view["stepper"] else None,
        ship(look(name), (0, 0), 43),
        badge(crew, (15, 9), 10 if crew < 10 else 11.8),
        at=at,
        id=f"ship/{name}",
        label=ship_words(view, name, lang),
    )
