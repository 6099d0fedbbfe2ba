"""The chart: the printed Aegean with its fields, cities with treasures, settlements, Athens, triremes and the Hydra."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from lapilli.draw import (
    Element,
    Point,
    Scene,
    cached_drawing,
    cached_row,
    circle,
    group,
    label,
    lay,
    measure,
    only,
    path,
    rect,
    row,
    symbol,
)
from lapilli.games.deukalion.actions import CITIES, FIELDS, SETTLEMENTS
from lapilli.games.deukalion.box import Box as Components
from lapilli.games.deukalion.box import box_of, printed_box
from lapilli.games.deukalion.knowledge.view_types import View
from lapilli.games.deukalion.picture import facts
from lapilli.games.deukalion.picture.grounds import AEGEAN
from lapilli.games.deukalion.picture.kylix import kylix
from lapilli.games.deukalion.picture.pieces import swimmer, trireme
from lapilli.games.deukalion.picture.reach import reachable
from lapilli.games.deukalion.picture.style import CELL, CHART, EDGE, WORDS, corner, jar, man
from lapilli.games.deukalion.picture.words import (
    afloat,
    city_words,
    hydra_words,
    settlement_words,
    ship_words,
    stock_ids,
)

NAME = 15.0  # size of the names of places
SHARED = (72.0, 54.0, 46.0, 40.0)  # size of ships by how many share a field
LONG = CELL + 12  # a name that is wider reaches over the next squares


def chart(scene: Scene, view: View, lang: str) -> Iterator[Element]:
    """From the water up to the pieces."""
    box = view["box"]
    yield from _sheet(box)
    yield _letters()
    yield from _fields(box, reachable(facts.voyage(view)))
    yield from _styx(box, lang)
    for city in CITIES:
        yield from scene.part(_city, facts.city(view, city), city, lang)
    for settlement in SETTLEMENTS:
        yield from scene.part(_settlement, facts.settlement(view, settlement), settlement, lang)
    yield _athens(box, lang)
    yield from scene.part(kylix, only(view, "box", "kylix", "dice"), lang)
    yield from scene.part(_pieces, facts.afloat(view), lang)
    yield from _long_names(box, lang)


@cache
def _sheet(text: str | None) -> tuple[Element, ...]:
    """The print; a box with another map has a print of its own, drawn on the spot."""
    box, printed = box_of(text), printed_box()
    if (box.rows, box.squares) == (printed.rows, printed.squares):
        return (lay(AEGEAN),)
    return (group(_plain(box)),)


def _plain(box: Components) -> Iterator[Element]:
    """An owner's map in flat colours: the print belongs to another one."""
    yield rect(0, 0, *CHART, 6, fill="slip")
    for field in FIELDS:
        terrain = box.terrain(field)
        colour = {"sea": "strait", "anchor": "sea-light", "kylix": "strait", "styx": "styx-water"}.get(terrain, "sand")
        yield rect(*corner(field), CELL - 1, CELL - 1, 4, fill=colour)


@cache
def _letters() -> Element:
    """Along the upper and the left border."""
    columns = [label(EDGE + (n + 0.5) * CELL, 13, "abcdefghi"[n], 15.5, bold=True, fill="cream") for n in range(9)]
    rows = [label(13, EDGE + (n + 0.5) * CELL, str(n + 1), 15.5, bold=True, fill="cream") for n in range(7)]
    return group(columns, rows)


@cached_row
def _fields(text: str | None, lit: tuple[str, ...]) -> Iterator[Element]:
    """The water."""
    for field in box_of(text).fields("sea", "anchor", "styx"):
        yield _field(field, field in lit)


def _field(field: str, lit: bool) -> Element:
    """A field of water: nothing is drawn but where the ship could sail."""
    x, y = corner(field)
    return rect(
        *(x + 3, y + 3, CELL - 6, CELL - 6, 8),
        fill="live",
        fill_opacity=0.2 if lit else 0,
        id=f"field/{field}",
        label=field,
        kind="lane",
    )


@cached_row
def _styx(text: str | None, lang: str) -> Iterator[Element]:
    words = WORDS.say(lang, "place-styx")
    for x, y in map(corner, box_of(text).fields("styx")[:1]):
        at = (x + CELL, y + CELL - 16)
        yield group(symbol("skull", (at[0], at[1] - 28), 30, "styx-glow"), pointer_events="none")
        yield label(*at, words, 17, serif=True, bold=True, fill="styx-glow", pointer_events="none")


def _across(words: str) -> float:
    return measure(words, NAME, True, True) + 14


def ribbon(words: str, at: Point, least: float = EDGE + 1, most: float = CHART[0] - EDGE - 1) -> Element:
    """The name of a place on a band that is always as wide as the name, inside the sheet."""
    wide = max(_across(words), 52)
    x = min(max(at[0], least + wide / 2), most - wide / 2)
    band = f"M{-wide / 2:.1f} -9h{wide:.1f}l-3 9l3 9h{-wide:.1f}l3 -9z"
    return group(
        path(band, fill="plate", stroke="slip", stroke_width=1.2),
        label(0, 0, words, NAME, serif=True, bold=True, fill="plate-ink"),
        at=(x, at[1]),
    )


def _value(scene: Scene, number: int) -> Element:
    """The conquest value on a shield."""

    def shield() -> Element:
        return group(
            circle(0, 0, 12, fill="slip"), circle(0, 0, 10.2, fill="terracotta-light", stroke="cream", stroke_width=1.1)
        )

    return group(scene.stamp("shield", shield), label(0, 0, str(number), 16, bold=True, fill="#1f1512"), at=(15, 15))


def _ground() -> Element:
    """What is clicked of a place, and ringed."""
    return rect(3, 3, CELL - 6, CELL - 6, 10, fill="cream", fill_opacity=0, kind="edge")


def _empty(scene: Scene, at: Point, size: float) -> Element:
    """A place where something could stand."""

    def socket() -> Element:
        return circle(0, 0, 9, fill="cream", fill_opacity=0.45, stroke="slip", stroke_width=1.3, stroke_dasharray="3 3")

    return scene.stamp("socket", socket, at=at, scale=size)


def _city(scene: Scene, view: View, city: str, lang: str) -> Element:
    """Value, a place for every treasure before the walls, name."""
    box, stock = box_of(view["box"]), view["cities"][city]
    spread = row(box.places[city], (CELL / 2 + 3, 45), 24, 0, 66)
    ids = stock_ids(city, stock)
    parts: list[Element] = []
    for index, point in enumerate(spread.points):
        if index < len(stock):
            words = WORDS.word(lang, "colour", stock[index])
            parts.append(jar(stock[index], point, spread.size * 1.16, ids[index], words))
        else:
            parts.append(_empty(scene, point, spread.size / 24))
    field = box.squares[city]
    said = city_words(view, box, city, lang)
    return _named_place(city, field, [_value(scene, box.values[city]), *parts], said, lang)


def _settlement(scene: Scene, view: View, settlement: str, lang: str) -> Element:
    """Places for a garrison among the huts."""
    box, holder = box_of(view["box"]), view["settlements"][settlement]
    number = box.values[settlement]
    people: list[Element] = []
    for index, point in enumerate(row(number, (CELL / 2 + 8, 43), 24, 0).points):
        people.append(
            _empty(scene, point, 0.95)
            if holder is None
            else man(holder, point, 32, id=f"garrison/{settlement}.{index}")
        )
    said = settlement_words(view, box, settlement, lang)
    return _named_place(settlement, box.squares[settlement], [_value(scene, number), *people], said, lang)


def _named_place(place: str, field: str, parts: list[Element], said: str, lang: str) -> Element:
    x, y = corner(field)
    words = WORDS.word(lang, "place", place)
    name = ribbon(words, (x + CELL / 2, y + 67)) if _across(words) <= LONG else None
    return group(group(_ground(), parts, at=(x, y)), name, id=f"place/{place}", label=said)


@cached_row
def _long_names(text: str | None, lang: str) -> Iterator[Element]:
    """Names that reach over the next squares lie above what sails there, else nobody could read them."""
    for place in (*CITIES, *SETTLEMENTS):
        x, y = corner(box_of(text).squares[place])
        words = WORDS.word(lang, "place", place)
        if _across(words) > LONG:
            yield group(ribbon(words, (x + CELL / 2, y + 67)), pointer_events="none")


@cached_drawing
def _athens(text: str | None, lang: str) -> Element:
    x, y = corner(box_of(text).fields("athens")[0])
    words = WORDS.word(lang, "place", "athens")
    name = ribbon(words, (x + CELL / 2, y + 67))
    return group(group(_ground(), at=(x, y)), name, id="athens", label=words)


def _pieces(scene: Scene, view: View, lang: str) -> Iterator[Element]:
    """Ships share a field side by side; the Hydra rears up in hers."""
    for field, names in afloat(view).items():
        x, y = corner(field)
        size = SHARED[min(len(names), len(SHARED)) - 1]
        free = CELL - 6 - size
        for place, name in enumerate(names):  # from the far corner to the near one: who is nearer covers a little
            part = place / (len(names) - 1) if len(names) > 1 else 0.5
            point = (x + 3 + size / 2 + part * free, y + 3 + size / 2 + part * free)
            if name == "hydra":
                said = hydra_words(view, lang)
                yield swimmer(scene, point, size * 1.1, id="hydra", label=said, kind="sails")
            else:
                yield _ship(view, name, point, size, lang)


def _ship(view: View, name: str, at: Point, size: float, lang: str) -> Element:
    ring = None
    if name == view["stepper"]:
        ring = circle(0, 2, size * 0.52, fill="none", stroke="live", stroke_width=3, stroke_dasharray="7 5")
    crew = view["heroes"][name]["aboard"]
    said = ship_words(view, name, lang)
    return group(ring, trireme(name, crew, size), at=at, id=f"ship/{name}", label=said, kind="sails")
