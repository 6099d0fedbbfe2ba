"""Smaller things on a board: tokens, treasures, flags, markers and houses."""

from __future__ import annotations

from typing import Unpack

from lapilli.draw.element import Element, Named, Point, circle, path
from lapilli.draw.memo import kept
from lapilli.draw.piece_style import carve, piece, shade
from lapilli.draw.seat import SHAPES, Seat, seat_letter
from lapilli.draw.symbols import symbol
from lapilli.draw.text import label

AMPHORA = (
    "M-5.6 -17.6 H5.6 V-14.4 H4.2 C4.6 -10.6 12.4 -8.6 12.4 -0.6 C12.4 7 6 10.4 4.2 14.2 H6.6 V17.6 H-6.6 V14.2 H-4.2 "
    "C-6 10.4 -12.4 7 -12.4 -0.6 C-12.4 -8.6 -4.6 -10.6 -4.2 -14.4 H-5.6 Z"
)
DISC = "M0 -16 A16 16 0 1 1 0 16 A16 16 0 1 1 0 -16 Z"
PENNANT = "M-9 -17 C-3 -20 4 -12.6 15 -16 C13.4 -11 13.4 -7 15 -1.6 C4 1.6 -3 -5.6 -9 -2.4 Z"
HOUSE = "M0 -17 L17.4 -2.6 L14 0.6 V16 H-14 V0.6 L-17.4 -2.6 Z"


@kept
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
    return piece(
        shade(1, 6, 19, 16),
        carve(DISC, body, edge, "M-11.6 -5 A12.6 12.6 0 0 1 -4 -12"),
        symbol(sign, (0, 0), 22, ink or f"on-{body}") if sign else None,
        label(0, 0, words, 17 if len(words) < 3 else 12, bold=True, fill=ink or f"on-{body}") if words else None,
        at=at,
        size=size,
        number=number,
        **named,
    )


@kept
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
    handles = "M-4.4 -12.6 C-12 -15.6 -15.6 -9 -11.4 -5 M4.4 -12.6 C12 -15.6 15.6 -9 11.4 -5"
    return piece(
        shade(1, 16, 13, 5),
        path(handles, fill="none", stroke="rim", stroke_width=6, stroke_linecap="round"),
        path(handles, fill="none", stroke="wood-edge", stroke_width=2.6, stroke_linecap="round"),
        carve(AMPHORA, colour, "wood-edge", "M-8.8 1 C-8.8 -2.6 -7.6 -5 -5.6 -7"),
        label(0, 0.6, mark, mark_size, bold=True, fill=ink or f"on-{colour}") if mark else None,
        at=at,
        size=size,
        number=number,
        **named,
    )


@kept
def flag(seat: Seat, at: Point = (0, 0), size: float = 32, **named: Unpack[Named]) -> Element:
    """A seat's flag: where it wants to go, or what it holds. It stands on the point below its pole."""
    return piece(
        shade(-7, 17, 9, 3.5),
        path("M-9 -18 V17", fill="none", stroke="rim", stroke_width=6, stroke_linecap="round"),
        path("M-9 -18 V17", fill="none", stroke="wood-edge", stroke_width=3, stroke_linecap="round"),
        carve(PENNANT, seat.body, seat.edge, "M-6 -14.6 C-2 -15.6 2 -12.6 6 -12.4"),
        seat_letter(seat, 3, -8.8, 11),
        at=at,
        size=size,
        **named,
    )


@kept
def marker(
    seat: Seat, at: Point = (0, 0), size: float = 24, *, number: int | None = None, **named: Unpack[Named]
) -> Element:
    """A counter in the shape and colour of a seat, for tracks."""
    return piece(
        shade(0.5, 2.5, 14, 13),
        carve(SHAPES[seat.shape], seat.body, seat.edge, rim=3.4),
        seat_letter(seat, 0, 2.6 if seat.shape == "triangle" else 0.6 if seat.shape == "star" else 0, 10.5),
        at=at,
        size=size,
        number=number,
        field=26,
        **named,
    )


@kept
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
    return piece(
        shade(1, 15, 19, 6),
        carve(HOUSE, walls, "stone-edge"),
        path("M0 -17 L17.4 -2.6 L14 0.6 L0 -9 L-14 0.6 L-17.4 -2.6 Z", fill=seat.body if seat else roof),
        path(HOUSE, fill="none", stroke=seat.edge if seat else "stone-edge", stroke_width=1.5, stroke_linejoin="round"),
        path("M-3.6 16 V8.6 A3.6 3.6 0 0 1 3.6 8.6 V16 Z", fill="wood")
        if seat is None
        else circle(0, 5.6, 7.4, fill=seat.body),
        seat_letter(seat, 0, 5.6, 11) if seat else None,
        at=at,
        size=size,
        **named,
    )
