"""What floats: the hero's ship under sail, and the small open boat."""

from __future__ import annotations

from typing import Unpack

from lapilli.draw.element import Element, Named, Point, path
from lapilli.draw.memo import kept
from lapilli.draw.piece_style import carve, piece, shade
from lapilli.draw.seat import Seat, seat_letter

HULL = (
    "M-18.6 6.4 C-16.4 7.4 -15 8.2 -13.4 8.2 H12.4 C14.8 8.2 16 6.2 16.4 2.4 C18.6 4.2 19 7.4 17.8 "
    "10.4 C16.2 14.6 13 17 8.6 17 H-8.6 C-13.6 17 -17.4 13.2 -18.6 6.4 Z"
)
SAIL = (
    "M-12.6 -15.4 C-7 -17.2 6 -17.2 11.4 -15.4 C13.6 -9 13.6 -2 11.4 4.2 C6 2.4 -7 2.4 -12.6 4.2 "
    "C-10.4 -2 -10.4 -9 -12.6 -15.4 Z"
)
BOAT = "M-17.6 5.6 H17.6 C16.4 12.4 12.6 16.4 7.4 16.4 H-7.4 C-12.6 16.4 -16.4 12.4 -17.6 5.6 Z"
JIB = "M-1.6 -17.6 C7.6 -13 13.4 -6 14.6 2.6 H-1.6 Z"


@kept
def ship(
    seat: Seat, at: Point = (0, 0), size: float = 40, *, number: int | None = None, **named: Unpack[Named]
) -> Element:
    """A wooden ship whose sail shows the seat."""
    return piece(
        shade(1, 16, 19, 5.5),
        path("M-0.6 -18 V9", fill="none", stroke="wood-edge", stroke_width=2.4, stroke_linecap="round"),
        carve(HULL, "wood", "wood-edge", "M-12 11 H9"),
        carve(SAIL, seat.body, seat.edge, "M-9.4 -13 C-5 -14 -2 -14.2 2 -14", rim=3.6),
        seat_letter(seat, 1.2, -5.4, 13),
        at=at,
        size=size,
        number=number,
        **named,
    )


@kept
def boat(
    at: Point = (0, 0),
    size: float = 32,
    *,
    seat: Seat | None = None,
    number: int | None = None,
    **named: Unpack[Named],
) -> Element:
    """A small open boat under one sail; with a seat the sail has that colour and letter, else it is plain cloth."""
    return piece(
        shade(1, 15, 18, 5.5),
        path("M-4 -18 V7", fill="none", stroke="rim", stroke_width=5.6, stroke_linecap="round"),
        path("M-4 -18 V7", fill="none", stroke="wood-edge", stroke_width=2.6, stroke_linecap="round"),
        carve(BOAT, "wood", "wood-edge", "M-12 9.4 H4"),
        carve(JIB, seat.body if seat else "rim", seat.edge if seat else "wood-edge", rim=3.4),
        seat_letter(seat, 3.8, -3.6, 10.5) if seat else None,
        at=at,
        size=size,
        number=number,
        **named,
    )
