"""The specimen sheet: everything that can be drawn, once, on one page. To look at, and to test with."""

from __future__ import annotations

from collections.abc import Iterable

from lapilli.draw.box import Box
from lapilli.draw.card import card, card_back
from lapilli.draw.dice import die
from lapilli.draw.element import Element, Point, circle, group, path, rect
from lapilli.draw.hex import HexGrid, disc
from lapilli.draw.lava import lava_box, lava_sector
from lapilli.draw.lava_tile import lava_tile
from lapilli.draw.pieces import (
    HOLLOWS,
    Stance,
    boat,
    citizen,
    crater,
    cup,
    dam,
    flag,
    hollow,
    house,
    hydra,
    marker,
    meeple,
    ship,
    socket,
    soldier,
    token,
    treasure,
    worker,
)
from lapilli.draw.ring import Sector
from lapilli.draw.scene import Scene
from lapilli.draw.seat import Seat, seat_mark
from lapilli.draw.seat_colours import SEAT_COLOURS
from lapilli.draw.spread import heap, in_sector
from lapilli.draw.symbols import SYMBOLS, symbol
from lapilli.draw.text import label, text
from lapilli.draw.track import Track, gauge, sockets
from lapilli.draw.walls import wall_on

SEATS = tuple(Seat(colour, colour[0].upper()) for colour in SEAT_COLOURS)
BLUE, ORANGE, GREEN, PURPLE = SEATS[:4]
STANCES: tuple[Stance, ...] = ("firm", "leaning", "fallen")
HERE: Point = (0, 0)


def specimen_sheet() -> Scene:
    """One scene with every piece, sign, card, die and kind of ground."""
    scene = Scene(960, 1150, "Specimen sheet", "Everything Lapilli can draw, on one page.")
    scene.add(text(30, 46, "Lapilli", 32, anchor="start", serif=True, bold=True))
    scene.add(_row(100, "panel", [*(seat_mark(seat, HERE, 30) for seat in SEATS), *(meeple(seat) for seat in SEATS)]))
    people = [worker(BLUE), worker(BLUE, lying=True), worker(BLUE, number=12), *(citizen(seat) for seat in SEATS)]
    stances = [soldier(seat, stance=stance) for seat in (GREEN, PURPLE) for stance in STANCES]
    scene.add(_row(168, "sand", [*people, *stances]))
    scene.add(_row(236, "sea", [*(ship(seat) for seat in SEATS), boat(), boat(seat=BLUE), hydra(), symbol("waves")]))
    built = [dam(), socket(shape="dam-socket"), socket(), house(), house(seat=GREEN), flag(BLUE)]
    things = [token("flame"), token("wood", body="wood"), token(words="+2"), treasure("seat-red", mark="R")]
    scene.add(_row(304, "leaf", [*built, *things, *(marker(seat, id=f"marker/{seat.colour}") for seat in SEATS)]))
    faces = [die(face, size=38) for face in (1, 2, 3, 4, 5, 6, "stone", "theatre", None)]
    marked = [die(5, body="seat-sky", pips="square"), die(6, body="seat-purple", pips="diamond", seat=BLUE)]
    scene.add(_row(372, "panel", [*faces, *marked, die("plus", body="wheat", held=True)]))
    scene.add(_island((180, 560)), _hexes((500, 560)), _cup((800, 540)), _cards((700, 640)), _tracks((30, 760)))
    return scene.add(_signs((30, 860)))


def _row(y: float, ground: str, pieces: Iterable[Element]) -> Element:
    """Pieces side by side, to see that they stand out."""
    placed = [group(piece, at=(60 + 46 * number, y)) for number, piece in enumerate(pieces)]
    return group(rect(30, y - 30, 900, 60, 10, fill=ground), placed)


def _island(centre: Point) -> Element:
    """Rings round a crater, some areas under lava, pieces spread inside a sector."""
    parts: list[Element] = [circle(*centre, 150, fill="depth")]
    for place in range(8):
        sector = Sector(52 + place % 2 * 46, 96 + place % 2 * 46, place // 2 * 90 + 1, place // 2 * 90 + 89, centre)
        name = f"area/{place}"
        area = path(sector.path(), fill="slope-wheat", stroke="rim", kind="edge", id=name)
        parts.append(lava_sector(sector, id=name, label="covered by lava") if place < 2 else area)
    spot = Sector(98, 142, 181, 269, centre).inset(2)
    crowd = heap(9, lambda n: in_sector(n, spot, 30), lambda at, size, _, many: worker(GREEN, at, size, number=many))
    return group(parts, crowd, crater(44, centre))


def _hexes(centre: Point) -> Element:
    """Tiles whose lava joins, walls in three materials."""
    grid = HexGrid(40, centre)
    land = [path(grid.path(q, r), fill="leaf", stroke="rim", stroke_opacity=0.6) for q, r in disc(1)]
    tiles = [lava_tile(grid, 0, 0, grid.sides, source=True), lava_tile(grid, 0, -1, ("n", "s"), id="tile/0.-1")]
    walls = [wall_on(grid, 0, -1, "n", "straw"), wall_on(grid, 1, 0, "ne", "wood"), wall_on(grid, -1, 0, "s", "stone")]
    return group(land, tiles, walls)


def _cup(centre: Point) -> Element:
    dice = [die(1 + n % 3, hollow(name, 124, centre), 30, id=f"cup/{name}") for n, name in enumerate(HOLLOWS)]
    return group(cup(centre, 124), dice)


def _cards(corner: Point) -> Element:
    x, y = corner
    words = "Shield of Athena", "Add 2 to your strength.", "when strengths are compared"
    shield = card(*words, (x, y), sign="shield", corner="2")
    return group(shield, card_back((x + 134, y), 92, 129, number=12), lava_box(Box(x + 134, y + 138, 92, 30)))


def _tracks(corner: Point) -> Element:
    x, y = corner
    track = Track(13, 28, origin=(x, y))
    return group(
        track.draw(lambda index: str(index * 10), bands={5: "slope-wheat"}, signs={5: "flame"}, end="skull"),
        marker(GREEN, track.centre(3), 24),
        sockets(3, 1, (x + 46, y + 56), lambda at, size, _index: worker(BLUE, at, size), 30),
        gauge(7, 12, (x + 120, y + 49), 180, label_text="wood 7/12"),
    )


def _signs(corner: Point) -> Element:
    """All symbols with their names."""
    drawn = []
    for number, name in enumerate(SYMBOLS):
        x, y = corner[0] + 42 + number % 12 * 74, corner[1] + 28 + number // 12 * 48
        drawn.append(group(symbol(name, (x, y), 26), label(x, y + 22, name, 10, fill="muted")))
    return group(rect(*corner, 900, 252, 10, fill="panel", stroke="line"), drawn)
