"""The island as a picture: sea, jungle, villages, the volcano, tiles and walls."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache, lru_cache, partial

from lapilli.core.log_lines import Word
from lapilli.draw import (
    HOUSE,
    Element,
    HexGrid,
    Palette,
    Scene,
    circle,
    drawing,
    group,
    label,
    lava_tile,
    lay,
    path,
    seat_mark,
    symbol,
    use,
    window,
)
from lapilli.games.eruption.actions import BOX
from lapilli.games.eruption.box import SIDES, VOLCANO, axial, beyond, box_of
from lapilli.games.eruption.knowledge.view_types import View
from lapilli.games.eruption.log_lines import WORDS
from lapilli.games.eruption.names import BORDER_NAMES, MATERIAL_NAMES, SPACES, sides_of, tile_mask, tile_name
from lapilli.games.eruption.picture.ghosts import Ghost, heated, possible, spoken
from lapilli.games.eruption.picture.grounds import HUTS, ISLAND
from lapilli.games.eruption.picture.seats import seat_of
from lapilli.games.eruption.refusal.tile_rules import ERUPTION

PALETTE: Palette = HOUSE.extend(
    "eruption",
    canopy=("#24401a", "#16281a"),
    clearing=("#cdb98a", "#4a4231"),
    charcoal=("#37322f", "#1f1d1d"),
    ridge=("#7b736b", "#57524d"),
    mat=("#e2cd98", "#2f2a1e"),
    mat_edge=("#96793f", "#7a6335"),
    zone_none=("#cfc5b0", "#5b5852"),
    zone_one=("#e8bd58", "#8c6a1f"),
    zone_two=("#e08a3c", "#9a501a"),
    zone_three=("#bb3f27", "#a3301c"),
    zone_burn=("#2b1412", "#180a08"),
)
SIZE = 33.0
LEAST = 17.2  # letters that are read on a small tablet which lies on its side
LARGE = 27.5  # and on a phone
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


def ground(scene: Scene, view: View, lang: str, large: bool) -> Iterator[Element]:
    """Sea, beach, jungle and the volcano; the villages, those where people live with their huts.

    Where letters are to be large their marks have none: it would be too small.
    """
    yield lay(ISLAND)
    owned = [village for village in BOX.villages if village in view["names"]]
    if owned:
        hexes = [name for village in owned for name in VILLAGE_HEXES[village]]
        scene.define("inhabited", window(path("".join(GRID.path(*axial(name), -2.5) for name in hexes))))
        yield lay(HUTS, clip_path="inhabited")
    for village in BOX.villages:
        yield _village(view, village, lang, large)


def _village(view: View, village: str, lang: str, bare: bool) -> Element:
    owned = village in view["names"]
    active = owned and view["active"] == village and view["phase"] != "over"
    free = view["phase"] == "settle" and not owned and village in box_of(view["box"]).seating[view["seats"]]
    return _village_picture(village, owned, free, active, view["temperature"].get(village, 0), lang, bare)


@lru_cache(maxsize=1024)
def _village_picture(
    village: str, owned: bool, free: bool, active: bool, degrees: int, lang: str, bare: bool
) -> Element:
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
        path(
            " ".join(GRID.path(*axial(name), 2.5) for name in hexes),
            fill=seat.body,
            fill_opacity=0.4 if free else 0,
            stroke="live" if active else "none",
            stroke_width=3,
            kind="edge",
        ),
        seat_mark(seat.bare if bare else seat, badge, 30) if owned or free else None,
        id=f"village/{village}",
        label=words,
        kind="village",
    )


@cache
def volcano(lang: str) -> Element:
    """The mountain that nothing covers."""
    shape = " ".join(GRID.path(*axial(name), 1) for name in VOLCANO)
    return group(
        path(shape, fill="rim", fill_opacity=0, kind="edge source"),
        id="volcano",
        label=WORDS.say(lang, "board-volcano"),
    )


def spaces(scene: Scene, view: View, lang: str, large: bool) -> Iterator[Element]:
    """All spaces, those under lava last: a tile covers what is beside it."""
    for material in MATERIAL_NAMES:
        scene.define(f"gives-{material}", bundle(material))
    empty = [name for name in SPACES if name not in view["tiles"]]
    for name in (*empty, *view["tiles"]):
        yield _space(scene, view, name, lang, large)


def _space(scene: Scene, view: View, name: str, lang: str, large: bool) -> Element:
    """One of the 60 spaces: jungle, perhaps with a resource, or the tile that covers it."""
    tile = view["tiles"].get(name)
    if tile:
        return _tile(scene, name, tile_mask(tile), lang)
    material = box_of(view["box"]).resources.get(name)
    return _jungle(name, material or "", name in view["turn"]["closed"], lang, large)


def _tile(scene: Scene, name: str, mask: int, lang: str) -> Element:
    kind = tile_name(mask).partition("/")[0]
    return group(
        scene.stamp(f"tile-{mask}", partial(tile_picture, mask)),
        path(HexGrid(SIZE).path(0, 0, 0.9), fill="transparent", kind="edge"),
        at=GRID.centre(*axial(name)),
        id=f"space/{name}",
        label=WORDS.say(lang, "board-tile", {"tile": Word("tile", kind), "space": name}),
        kind="laid",
    )


@cache
def _jungle(name: str, resource: str, closed: bool, lang: str, large: bool) -> Element:
    q, r = axial(name)
    words = (
        WORDS.say(lang, "board-space-resource", {"space": name, "material": Word("material", resource)})
        if resource
        else WORDS.say(lang, "board-space", {"space": name})
    )
    return group(
        path(HexGrid(SIZE).path(0, 0, 0.9), fill="rim", fill_opacity=0, kind="edge"),
        use(f"gives-{resource}", at=(0, -1)) if resource else None,
        _name(name, large),
        symbol("lock", (0, -2), SIZE * 0.7, "alarm") if closed else None,
        at=GRID.centre(q, r),
        id=f"space/{name}",
        label=words,
    )


def _name(name: str, large: bool) -> Element:
    """The name of a space, which the log and the menu speak of."""
    return label(
        0,
        SIZE * (0.45 if large else 0.57),
        name,
        LARGE if large else LEAST,
        fill="#f4f8ea",
        opacity=0.85,
        stroke="canopy",
        stroke_width=3,
        stroke_linejoin="round",
        paint_order="stroke",
    )


@cache
def bundle(material: str) -> Element:
    """Straw, logs or a block of stone as they lie in a glade, round the origin."""
    return group(drawing(__file__, material).draw())


@cache
def tile_picture(mask: int) -> Element:
    """A tile round the origin, to be used many times."""
    return lava_tile(HexGrid(SIZE), 0, 0, sides_of(mask), source=mask == ERUPTION)


def ghosts(scene: Scene, view: View, lang: str) -> list[Element]:
    """Every way in which the viewer could lay or turn a tile now."""
    return [_ghost(scene, view, one, lang) for one in possible(view)]


def _ghost(scene: Scene, view: View, one: Ghost, lang: str) -> Element:
    """A tile as it could lie, hidden until it is pointed at, with the heat it would bring beside each village."""
    return group(
        path(HexGrid(SIZE).path(0, 0, 0.9), fill="transparent", kind="edge"),
        scene.stamp(f"tile-{one.mask}", partial(tile_picture, one.mask)),
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
