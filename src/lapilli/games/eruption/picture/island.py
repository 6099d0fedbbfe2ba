"""The island as a picture: sea, jungle, villages, the volcano, tiles and walls."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache, lru_cache

from lapilli.core.story import Word
from lapilli.draw import (
    HOUSE,
    Element,
    Gradient,
    HexGrid,
    Palette,
    circle,
    crater,
    group,
    house,
    label,
    lava_tile,
    path,
    seat_mark,
    stream,
    symbol,
    use,
)
from lapilli.games.eruption.actions import BOX
from lapilli.games.eruption.box import SIDES, VOLCANO, axial, beyond, box_of
from lapilli.games.eruption.box_names import BORDER_NAMES, SPACES, sides_of, tile_mask, tile_name
from lapilli.games.eruption.knowledge.seen import View
from lapilli.games.eruption.picture.ghosts import Ghost, heated, spoken
from lapilli.games.eruption.picture.seats import seat_of
from lapilli.games.eruption.refusal.walk import ERUPTION
from lapilli.games.eruption.story import WORDS

PALETTE: Palette = HOUSE.extend(
    "eruption",
    {"mountain": Gradient(((0, "ridge", 1), (0.55, "basalt", 1), (1, "charcoal", 1)), radial=True, start=(0.5, 0.5))},
    jungle=("#7fa75f", "#3c5a37"),
    jungle_dark=("#73995a", "#35522f"),
    jungle_edge=("#557a45", "#587d4f"),
    clearing=("#cdb98a", "#4a4231"),
    charcoal=("#37322f", "#1f1d1d"),
    ridge=("#7b736b", "#57524d"),
    zone_none=("#e9e2cf", "#2d3134"),
    zone_one=("#f4cf72", "#6b5318"),
    zone_two=("#ee9a4d", "#7d4015"),
    zone_three=("#d4573a", "#8a2d1e"),
    zone_burn=("#3a1612", "#160806"),
)
SIZE = 33.0
CENTRE = (380.0, 380.0)
GRID = HexGrid(SIZE, CENTRE)


def village_hexes(village: str) -> list[str]:
    """The three hexagons behind a village's seven sides."""
    hexes = {
        beyond(space, side)
        for space, row in BOX.spaces.items()
        for side, thing in enumerate(row)
        if thing.partition(".")[0] == village
    }
    return sorted(hexes)


def border_side(border: str) -> tuple[str, str]:
    """The space and its side where a village side lies."""
    return next((space, SIDES[row.index(border)]) for space, row in BOX.spaces.items() if border in row)


VILLAGE_HEXES = {village: village_hexes(village) for village in BOX.villages}
BORDER_SIDES = {border: border_side(border) for border in BORDER_NAMES}


def place_side(place: str) -> tuple[str, str]:
    """The hexagon and the side on which a wall at this place stands."""
    if place in BORDER_SIDES:
        return BORDER_SIDES[place]
    hexagon, _, side = place.partition(".")
    return hexagon, side


def ground(view: View, lang: str) -> Iterator[Element]:
    """Sea, beach and villages."""
    yield circle(*CENTRE, 306, fill="depth")
    land = [*SPACES, *VOLCANO, *(name for hexes in VILLAGE_HEXES.values() for name in hexes)]
    yield path(" ".join(GRID.path(*axial(name), -9) for name in land), fill="sea-light", fill_opacity=0.45)
    yield path(" ".join(GRID.path(*axial(name), -4.5) for name in land), fill="sand")
    for village in BOX.villages:
        yield _village(view, village, lang)


def _village(view: View, village: str, lang: str) -> Element:
    owned = village in view["names"]
    active = owned and view["active"] == village and view["phase"] != "over"
    free = view["phase"] == "settle" and not owned and village in box_of(view["box"]).seating[view["seats"]]
    return _village_picture(village, owned, free, active, view["temperature"].get(village, 0), lang)


@lru_cache(maxsize=1024)
def _village_picture(village: str, owned: bool, free: bool, active: bool, degrees: int, lang: str) -> Element:
    """A village; one that may be chosen shows its colour already, paler."""
    seat = seat_of(village)
    hexes = VILLAGE_HEXES[village]
    middle = [sum(GRID.centre(*axial(name))[axis] for name in hexes) / 3 for axis in (0, 1)]
    away = (middle[0] - CENTRE[0], middle[1] - CENTRE[1])
    length = math.hypot(*away)
    badge = (middle[0] + away[0] / length * 6, middle[1] + away[1] / length * 6)
    message = "board-village" if owned else "board-village-free" if free else "board-village-unowned"
    words = WORDS.say(lang, message, {"seat": Word("seat", village), "degrees": degrees})
    return group(
        path(" ".join(GRID.path(*axial(name), 0.5) for name in hexes), fill="clearing"),
        path(
            " ".join(GRID.path(*axial(name), 2.5) for name in hexes),
            fill=seat.body if owned or free else "ash",
            fill_opacity=0.5 if owned else 0.25 if free else 0.6,
            stroke="live" if active else "none",
            stroke_width=3,
            kind="edge",
        ),
        [use(house_name(village, owned), at=GRID.centre(*axial(name))) for name in hexes],
        seat_mark(seat, badge, 30) if owned or free else None,
        id=f"village/{village}",
        label=words,
        kind="village",
    )


def house_name(village: str, owned: bool) -> str:
    """The definition of a village's house."""
    return f"house-{village}" if owned else "house"


def houses(view: View) -> Iterator[tuple[str, Element]]:
    """Houses to be used many times, by name."""
    for village in (name for name in view["names"] if name in BOX.villages):
        yield house_name(village, True), house((0, 0), SIZE * 0.72, seat=seat_of(village))
    if any(village not in view["names"] for village in BOX.villages):
        yield house_name("", False), house((0, 0), SIZE * 0.72)


@cache
def volcano(lang: str) -> Element:
    """The mountain that nothing covers: ridges, a glowing crater, and lava in the six exits."""
    parts = [path(" ".join(GRID.path(*axial(name), -1) for name in VOLCANO), fill="charcoal")]
    parts.append(path(" ".join(GRID.path(*axial(name), -0.5) for name in VOLCANO), fill="mountain"))
    parts += _ridges()
    for exit_ in BOX.exits:
        hexagon, _, side = exit_.partition(".")
        x, y = GRID.middle(*axial(hexagon), side, -0.8)
        turn = GRID.centre(*axial(hexagon))
        parts.append(
            stream(f"M{CENTRE[0]:.2f} {CENTRE[1]:.2f} Q{turn[0]:.2f} {turn[1]:.2f} {x:.2f} {y:.2f}", SIZE * 0.44)
        )
    parts.append(crater(SIZE * 1.16, CENTRE))
    return group(parts, id="volcano", label=WORDS.say(lang, "board-volcano"))


def _ridges() -> Iterator[Element]:
    """Gullies running down from the crater."""
    for number in range(24):
        angle = number * math.tau / 24 + 0.13
        start = SIZE * (1.25 + 0.1 * math.sin(number * 2.3))
        end = SIZE * (1.95 + 0.35 * math.sin(number * 1.7 + 1))
        bend = angle + 0.09 * math.cos(number * 3.1)
        points = [
            (CENTRE[0] + radius * math.cos(turn), CENTRE[1] + radius * math.sin(turn))
            for radius, turn in ((start, angle), ((start + end) / 2, bend), (end, angle + 0.05))
        ]
        (ax, ay), (bx, by), (cx, cy) = points
        yield path(
            f"M{ax:.2f} {ay:.2f} Q{bx:.2f} {by:.2f} {cx:.2f} {cy:.2f}",
            fill="none",
            stroke="shadow" if number % 2 else "rim",
            stroke_width=2.4 if number % 2 else 1.6,
            stroke_opacity=0.4 if number % 2 else 0.16,
            stroke_linecap="round",
        )


def space(view: View, name: str, lang: str, named: bool = True) -> Element:
    """One of the 60 spaces: jungle, perhaps with a resource, or the tile that covers it."""
    tile = view["tiles"].get(name)
    if tile:
        return _tile(name, tile_mask(tile), lang)
    material = box_of(view["box"]).resources.get(name)
    return _jungle(name, material or "", name in view["turn"]["closed"], lang, named)


@cache
def _tile(name: str, mask: int, lang: str) -> Element:
    kind = tile_name(mask).partition("/")[0]
    return group(
        use(tile_definition(mask)),
        path(HexGrid(SIZE).path(0, 0, 0.9), fill="transparent", kind="edge"),
        at=GRID.centre(*axial(name)),
        id=f"space/{name}",
        label=WORDS.say(lang, "board-tile", {"tile": Word("tile", kind), "space": name}),
    )


@cache
def _jungle(name: str, resource: str, closed: bool, lang: str, named: bool) -> Element:
    q, r = axial(name)
    words = (
        WORDS.say(lang, "board-space-resource", {"space": name, "material": Word("material", resource)})
        if resource
        else WORDS.say(lang, "board-space", {"space": name})
    )
    return group(
        path(
            HexGrid(SIZE).path(0, 0, 0.9),
            fill="jungle" if (q - r) % 2 else "jungle-dark",
            stroke="jungle-edge",
            stroke_width=1.1,
            kind="edge",
        ),
        symbol(resource, (0, -5), SIZE * 0.86, "on-jungle") if resource else None,
        label(0, SIZE * 0.58, name, 13, fill="on-jungle", opacity=0.6) if named else None,
        symbol("lock", (0, -2), SIZE * 0.7, "alarm") if closed else None,
        at=GRID.centre(q, r),
        id=f"space/{name}",
        label=words,
    )


def tile_definition(mask: int) -> str:
    """The definition of a tile with these lava sides."""
    return f"tile-{mask}"


@cache
def tile_picture(mask: int) -> Element:
    """A tile round the origin, to be used many times."""
    return lava_tile(HexGrid(SIZE), 0, 0, sides_of(mask), source=mask == ERUPTION)


def ghost(view: View, one: Ghost, lang: str) -> Element:
    """A tile as it could lie, hidden until it is pointed at, with the heat it would bring beside each village."""
    return group(
        path(HexGrid(SIZE).path(0, 0, 0.9), fill="transparent", kind="edge"),
        use(tile_definition(one.mask)),
        list(_heat_marks(view, one)) if heated(view, one) else None,
        at=GRID.centre(*axial(one.space)),
        id=one.id,
        kind="ghost",
        label=spoken(view, one, lang),
        opacity=0,
        pointer_events="none",
    )


def _heat_marks(view: View, one: Ghost) -> Iterator[Element]:
    local = HexGrid(SIZE)
    for side, thing in enumerate(BOX.spaces[one.space]):
        if thing in BORDER_SIDES and one.mask >> side & 1 and thing.partition(".")[0] in view["names"]:
            box = box_of(view["box"])
            degrees = box.breach_heat if thing in view["walls"] else box.contact_heat
            yield group(
                circle(0, 0, 11.5, fill="lava-3", stroke="rim", stroke_width=1.4),
                label(0, 0, f"+{degrees}", 12, bold=True, fill="#ffffff"),
                at=local.middle(0, 0, SIDES[side], 12),  # inside: all turns of a tile fill the same spot
            )
