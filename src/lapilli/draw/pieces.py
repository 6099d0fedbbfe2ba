"""Pieces: figures, ships, tokens and buildings, each a drawing in the colours of a seat or of a material."""

from __future__ import annotations

from typing import Literal, Unpack

from lapilli.draw.drawing import drawing
from lapilli.draw.element import Element, Named, Point, group
from lapilli.draw.memo import cached_drawing
from lapilli.draw.piece_style import carve, piece, shade
from lapilli.draw.seat import Seat, seat_letter, seat_outline
from lapilli.draw.symbols import symbol
from lapilli.draw.text import label

Stance = Literal["firm", "leaning", "fallen"]
MARKER_DROP = {"triangle": 2.6, "star": 0.6}  # how much lower than the middle the letter of a marker is

HOLLOWS: dict[str, Point] = {"middle": (0, 0), "rim1": (0, -29), "rim2": (29, 0), "rim3": (0, 29), "rim4": (-29, 0)}
"""Where the hollows lie in a cup of size 100, the rim clockwise from the north."""


def seat_piece(
    name: str, seat: Seat, at: Point, size: float, number: int | None = None, **named: Unpack[Named]
) -> Element:
    """A drawing in the colours of a seat, with the letter of the seat where the drawing has a place for it."""
    drawn = drawing(__file__, name)
    letter = seat_letter(seat, *drawn.places["letter"]) if "letter" in drawn.places else None
    return piece(*drawn.draw(seat.paints), letter, at=at, size=size, number=number, **named)


@cached_drawing
def citizen(
    seat: Seat, at: Point = (0, 0), size: float = 32, *, number: int | None = None, **named: Unpack[Named]
) -> Element:
    """An inhabitant at home: a plain pawn."""
    return seat_piece("citizen", seat, at, size, number, **named)


@cached_drawing
def worker(
    seat: Seat,
    at: Point = (0, 0),
    size: float = 32,
    *,
    lying: bool = False,
    number: int | None = None,
    **named: Unpack[Named],
) -> Element:
    """A figure at work, in a broad hat; lying on its side, hat off, when idle."""
    return seat_piece("worker-lying" if lying else "worker", seat, at, size, number, **named)


@cached_drawing
def meeple(
    seat: Seat, at: Point = (0, 0), size: float = 32, *, number: int | None = None, **named: Unpack[Named]
) -> Element:
    """The figure with arms and legs."""
    return seat_piece("meeple", seat, at, size, number, **named)


@cached_drawing
def soldier(
    seat: Seat,
    at: Point = (0, 0),
    size: float = 32,
    *,
    stance: Stance = "firm",
    number: int | None = None,
    **named: Unpack[Named],
) -> Element:
    """A soldier with crest, spear and shield: upright, aslant, or fallen with the cross visible."""
    return seat_piece(f"soldier-{stance}", seat, at, size, number, **named)


@cached_drawing
def ship(
    seat: Seat, at: Point = (0, 0), size: float = 40, *, number: int | None = None, **named: Unpack[Named]
) -> Element:
    """A wooden ship whose sail shows the seat."""
    return seat_piece("ship", seat, at, size, number, **named)


@cached_drawing
def boat(
    at: Point = (0, 0), size: float = 32, *, seat: Seat | None = None, number: int | None = None, **named: Unpack[Named]
) -> Element:
    """A small open boat under one sail; with a seat the sail has that colour and letter, else it is plain cloth."""
    if seat is not None:
        return seat_piece("boat", seat, at, size, number, **named)
    cloth = {"seat": "rim", "seat-edge": "wood-edge"}
    return piece(*drawing(__file__, "boat").draw(cloth), at=at, size=size, number=number, **named)


@cached_drawing
def flag(seat: Seat, at: Point = (0, 0), size: float = 32, **named: Unpack[Named]) -> Element:
    """A seat's flag: where it wants to go, or what it holds. It stands on the point below its pole."""
    return seat_piece("flag", seat, at, size, **named)


@cached_drawing
def marker(
    seat: Seat, at: Point = (0, 0), size: float = 24, *, number: int | None = None, **named: Unpack[Named]
) -> Element:
    """A counter in the shape and colour of a seat, for tracks."""
    return piece(
        shade(0.5, 2.5, 14, 13),
        carve(seat_outline(seat), seat.body, seat.edge, rim=3.4),
        seat_letter(seat, 0, MARKER_DROP.get(seat.shape, 0), 10.5),
        at=at,
        size=size,
        number=number,
        field=26,
        **named,
    )


@cached_drawing
def token(
    sign: str = "",
    at: Point = (0, 0),
    size: float = 28,
    *,
    body: str = "panel",
    edge: str = "outline",
    ink: str = "",
    words: str = "",
    number: int | None = None,
    **named: Unpack[Named],
) -> Element:
    """A round token with a symbol or a few letters on it."""
    ink = ink or f"on-{body}"
    return piece(
        *drawing(__file__, "token").draw({"body": body, "edge": edge}),
        symbol(sign, (0, 0), 22, ink) if sign else None,
        label(0, 0, words, 17 if len(words) < 3 else 12, bold=True, fill=ink) if words else None,
        at=at,
        size=size,
        number=number,
        **named,
    )


@cached_drawing
def treasure(
    colour: str,
    at: Point = (0, 0),
    size: float = 28,
    *,
    mark: str = "",
    mark_size: float = 13,
    ink: str = "",
    number: int | None = None,
    **named: Unpack[Named],
) -> Element:
    """An amphora in any colour; `mark` is a letter, so that nobody needs the colour."""
    drawn = drawing(__file__, "treasure")
    x, y, _ = drawn.places["letter"]
    letter = label(x, y, mark, mark_size, bold=True, fill=ink or f"on-{colour}") if mark else None
    return piece(*drawn.draw({"body": colour}), letter, at=at, size=size, number=number, **named)


@cached_drawing
def house(
    at: Point = (0, 0),
    size: float = 32,
    *,
    seat: Seat | None = None,
    walls: str = "snow",
    roof: str = "clay",
    **named: Unpack[Named],
) -> Element:
    """A village house; with a seat its roof has that colour and its wall that letter."""
    drawn = drawing(__file__, "house")
    if seat is None:
        plain = drawn.draw({"walls": walls, "seat": roof, "seat-edge": "stone-edge"}, ("disc",))
        return piece(*plain, at=at, size=size, **named)
    letter = seat_letter(seat, *drawn.places["letter"])
    return piece(*drawn.draw({"walls": walls, **seat.paints}, ("door",)), letter, at=at, size=size, **named)


@cached_drawing
def dam(
    at: Point = (0, 0), size: float = 32, *, turn: float = 0, number: int | None = None, **named: Unpack[Named]
) -> Element:
    """A curved dam of stone blocks; `turn` lets it face the slope above."""
    drawn = drawing(__file__, "dam")
    body = group(drawn.part("dam"), turn=turn)
    return piece(drawn.part("shadow"), body, at=at, size=size, number=number, **named)


@cached_drawing
def socket(
    at: Point = (0, 0), size: float = 32, *, shape: str = "socket", turn: float = 0, **named: Unpack[Named]
) -> Element:
    """An empty place for a piece, pressed into the ground: `socket` is round, `dam-socket` is for dams."""
    return piece(group(drawing(__file__, shape).draw(), turn=turn), at=at, size=size, **named)


@cached_drawing
def hydra(at: Point = (0, 0), size: float = 44, *, body: str = "leaf", **named: Unpack[Named]) -> Element:
    """The sea serpent."""
    return piece(*drawing(__file__, "hydra").draw({"body": body}), at=at, size=size, **named)


def hollow(name: str, size: float = 100, at: Point = (0, 0)) -> Point:
    """The middle of a hollow of a cup that stands at `at`."""
    x, y = HOLLOWS[name]
    return at[0] + x * size / 100, at[1] + y * size / 100


@cached_drawing
def cup(at: Point = (0, 0), size: float = 100, *, body: str = "clay", **named: Unpack[Named]) -> Element:
    """A kylix seen from above: a flat cup with two handles and five hollows, `size` across without its handles."""
    return group(group(drawing(__file__, "cup").draw({"body": body}), scale=size / 100), at=at, **named)


@cached_drawing
def crater(radius: float, at: Point = (0, 0), *, active: bool = True, **named: Unpack[Named]) -> Element:
    """A crater of rock with a lake of lava in it; a quiet one holds only ash."""
    without = ("ash",) if active else ("glow", "lake")
    return group(group(drawing(__file__, "crater").draw(omit=without), scale=radius / 100), at=at, **named)
