"""The specimen sheet: everything that can be drawn, once, on one page. To look at, and to test with."""

from __future__ import annotations

from collections.abc import Iterable

from lapilli.draw.box import Box
from lapilli.draw.card import card, card_back
from lapilli.draw.dice import die
from lapilli.draw.element import Element, Point, circle, group, path, rect
from lapilli.draw.grid import Grid
from lapilli.draw.hex import HexGrid, disc
from lapilli.draw.lava import lava_box, lava_sector
from lapilli.draw.lava_tile import lava_tile
from lapilli.draw.pieces import (
    HOLLOWS,
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
BLUE, ORANGE, GREEN, PURPLE, YELLOW, RED, BLACK, SKY = SEATS


def specimen_sheet() -> Scene:
    """One scene with every piece, sign, card, die and kind of ground."""
    scene = Scene(960, 1412, "Specimen sheet", "Everything Lapilli can draw, on one page.")
    scene.add(text(30, 46, "Lapilli", 32, anchor="start", serif=True, bold=True))
    scene.add(text(150, 46, "pieces, signs and grounds", 16, anchor="start", fill="muted"))
    scene.add(_people(), _things(), _island((220, 560)), _hexes((660, 560)), _chart((36, 810)))
    scene.add(_dice((500, 826)), _cards((700, 810)), _tracks((500, 1018)), _signs((30, 1130)))
    return scene


def _row(y: float, pieces: Iterable[Element], ground: str, x: float = 30, width: float = 900) -> Element:
    return group(rect(x, y - 30, width, 60, 10, fill=ground), pieces)


def _people() -> Element:
    """Figures on paper, on the sea and on lava, to see that they stand out everywhere."""
    first = [seat_mark(seat, (60 + 44 * number, 100), 30) for number, seat in enumerate(SEATS)]
    first += [
        marker(seat, (440 + 40 * number, 100), 28, id=f"marker/{seat.colour}") for number, seat in enumerate(SEATS)
    ]
    first += [meeple(seat, (790 + 44 * number, 100), 38) for number, seat in enumerate((BLUE, PURPLE, GREEN))]
    second = [worker(seat, (60 + 46 * number, 168), 40) for number, seat in enumerate(SEATS[:4])]
    second += [worker(seat, (250 + 50 * number, 168), 40, lying=True) for number, seat in enumerate(SEATS[:2])]
    second += [citizen(seat, (350 + 42 * number, 168), 36) for number, seat in enumerate(SEATS[:4])]
    second += [citizen(ORANGE, (524, 168), 36, number=9)]
    second += [soldier(seat, (570 + 44 * number, 168), 40) for number, seat in enumerate((YELLOW, PURPLE, RED, BLACK))]
    second += [soldier(YELLOW, (756, 168), 40, stance="leaning"), soldier(BLACK, (804, 168), 40, stance="leaning")]
    second += [soldier(YELLOW, (852, 168), 40, stance="fallen"), soldier(PURPLE, (902, 168), 40, stance="fallen")]
    return group(_row(100, first, "panel"), _row(168, second, "sand"))


def _things() -> Element:
    """Ships on the sea, works and tokens on grass."""
    sailing = [ship(seat, (66 + 56 * number, 236), 46) for number, seat in enumerate(SEATS)]
    sailing += [boat((530 + 48 * number, 236), 38, seat=seat) for number, seat in enumerate((None, BLUE, ORANGE))]
    sailing += [
        boat((680, 236), 38, number=8),
        hydra((750, 234), 54),
        hydra((820, 234), 40),
        symbol("waves", (890, 236), 40, "sea-light"),
    ]
    built: list[Element] = [dam((60, 304), 40), socket((110, 304), 40, shape="dam-socket"), socket((156, 304), 32)]
    built += [house((210, 304), 40), house((260, 304), 40, seat=GREEN), house((310, 304), 40, seat=ORANGE)]
    built += [flag(BLUE, (364, 304), 42), flag(BLACK, (410, 304), 42)]
    built += [
        token(sign, (464 + 46 * number, 304), 36, body=body)
        for number, (sign, body) in enumerate(
            (("stone", "stone"), ("wood", "wood"), ("wheat", "wheat"), ("flame", "panel"))
        )
    ]
    built += [token(words="+2", at=(648, 304), size=36)]
    colours = (("seat-red", "R"), ("seat-green", "G"), ("seat-sky", "B"), ("seat-yellow", "Y"), ("snow", "W"))
    built += [
        treasure(colour, (700 + 46 * number, 304), 40, mark=mark) for number, (colour, mark) in enumerate(colours)
    ]
    return group(_row(236, sailing, "sea"), _row(304, built, "leaf"))


def _island(centre: Point) -> Element:
    """A ringed island round a crater, two areas under lava, pieces spread inside a sector."""
    bodies = ("slope-stone", "slope-wood", "slope-wheat", "slope-wood")
    parts: list[Element] = [circle(*centre, 204, fill="depth"), circle(*centre, 60, fill="basalt")]
    for zone in range(4):
        for level in range(4):
            sector = Sector(52 + level * 36, 86 + level * 36, zone * 90 + 1, zone * 90 + 89, centre)
            name = f"area/{'mpen'[zone]}.{level + 1}"
            if zone == 1 and level < 2:
                parts.append(lava_sector(sector, id=name, label="covered by lava"))
            else:
                parts.append(
                    path(
                        sector.path(),
                        fill=bodies[(zone + level) % 4],
                        stroke="rim",
                        stroke_width=1.5,
                        kind="edge",
                        id=name,
                    )
                )
    lower = Sector(160, 194, 181, 269, centre)
    parts += heap(
        5,
        lambda count: in_sector(count, lower.inset(2), 30),
        lambda at, size, _index, number: worker(GREEN, at, size, number=number),
    )
    middle = Sector(124, 158, 271, 359, centre)
    parts += heap(
        9,
        lambda count: in_sector(count, middle, 30),
        lambda at, size, _index, number: worker(BLUE, at, size, number=number),
    )
    parts.append(dam(Sector(88, 122, 91, 179, centre).point(0.5, 0.1), 30, turn=135))
    parts.append(crater(44, centre))
    return group(parts)


def _hexes(centre: Point) -> Element:
    """Part of an island of hexes with lava that joins, walls in three materials."""
    grid = HexGrid(46, centre)
    tiles = {
        (0, -1): ("n", "s", "se"),
        (1, -1): ("nw", "s"),
        (0, 1): ("n",),
        (1, 0): ("n", "ne", "sw", "se"),
        (-1, 0): ("ne", "s", "sw", "nw"),
    }
    parts: list[Element] = [rect(centre[0] - 210, centre[1] - 204, 440, 408, 14, fill="sea")]
    for q, r in disc(2):
        parts.append(
            path(
                grid.path(q, r),
                fill="leaf" if (q + r) % 2 else "leaf-deep",
                stroke="rim",
                stroke_width=1.4,
                stroke_opacity=0.6,
            )
        )
    parts.append(lava_tile(grid, 0, 0, grid.sides, source=True))
    parts += [lava_tile(grid, q, r, sides, id=f"tile/{q}.{r}") for (q, r), sides in tiles.items()]
    parts += [
        wall_on(grid, 0, -1, "n", "straw"),
        wall_on(grid, 1, 0, "ne", "wood"),
        wall_on(grid, -1, 0, "sw", "stone"),
    ]
    parts += [house(grid.centre(-2, 2), 50, seat=PURPLE), house(grid.centre(2, -2), 50, seat=YELLOW)]
    parts += [
        symbol(sign, grid.centre(*cell), 34, "rim")
        for sign, cell in (("straw", (-1, 2)), ("wood", (0, 2)), ("stone", (1, 1)))
    ]
    return group(parts)


def _chart(corner: Point) -> Element:
    """A corner of a sea chart with the cup in its middle."""
    grid = Grid(7, 5, 54, 54, 2, corner)
    parts: list[Element] = [rect(corner[0] - 8, corner[1] - 8, grid.width + 16, grid.height + 16, 10, fill="sea-deep")]
    for column, row in grid.cells():
        box = grid.box(column, row)
        land = (column, row) in ((0, 0), (0, 1), (6, 4), (5, 4))
        parts.append(
            rect(
                box.x,
                box.y,
                box.width,
                box.height,
                5,
                fill="sand" if land else "sea",
                id=f"field/{grid.name(column, row)}",
                kind="edge",
            )
        )
    parts += [
        symbol("city", grid.named("a1").centre, 36, "on-sand"),
        symbol("anchor", grid.named("b1").centre, 30, "foam"),
    ]
    parts += [
        ship(RED, grid.named("b3").centre, 46),
        ship(BLUE, grid.named("f2").centre, 46),
        hydra(grid.named("f3").centre, 50),
    ]
    middle = grid.named("d3").centre
    parts.append(cup(middle, 124))
    parts += [
        die(1 + number % 3, hollow(name, 124, middle), 30, id=f"cup/{name}") for number, name in enumerate(HOLLOWS)
    ]
    return group(parts)


def _dice(corner: Point) -> Element:
    x, y = corner
    parts = [die(face, (x + 18 + (face - 1) % 3 * 44, y + (face - 1) // 3 * 44), 38) for face in range(1, 7)]
    signs = ("stone", "theatre", "hermes")
    parts += [die(sign, (x + 18 + number * 44, y + 88), 38, body="wheat") for number, sign in enumerate(signs)]
    parts.append(die("plus", (x + 18, y + 132), 38, body="wheat", held=True))
    parts.append(die(5, (x + 62, y + 132), 38, body="seat-sky", pips="square"))
    parts.append(die(6, (x + 106, y + 132), 38, body="seat-purple", pips="diamond", seat=BLUE))
    return group(parts)


def _cards(corner: Point) -> Element:
    x, y = corner
    shield = card(
        "Shield of Athena", "Add 2 to your strength.", "when strengths are compared", (x, y), sign="shield", corner="2"
    )
    return group(shield, card_back((x + 134, y), 92, 129, number=12), lava_box(Box(x + 134, y + 138, 92, 30)))


def _tracks(corner: Point) -> Element:
    x, y = corner
    track = Track(13, 28, origin=(x, y))
    heat = {5: "slope-wheat", 9: "clay"}
    return group(
        track.draw(lambda index: str(index * 10), bands=heat, signs={5: "flame"}, end="skull"),
        marker(GREEN, track.centre(3), 24),
        sockets(3, 1, (x + 46, y + 56), lambda at, size, _index: worker(BLUE, at, size), 30),
        gauge(7, 12, (x + 120, y + 49), 180, label_text="wood 7/12"),
    )


def _signs(corner: Point) -> Element:
    x, y = corner
    drawn = []
    for number, name in enumerate(SYMBOLS):
        across, down = x + 42 + number % 12 * 74, y + 28 + number // 12 * 48
        drawn.append(group(symbol(name, (across, down), 26), label(across, down + 22, name, 10, fill="muted")))
    return group(rect(x, y, 900, 252, 10, fill="panel", stroke="line"), drawn)
