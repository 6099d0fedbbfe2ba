"""Figures: citizens and workers, meeples, and soldiers who stand firm, lean or have fallen."""

from __future__ import annotations

from typing import Literal, Unpack

from lapilli.draw.element import Element, Named, Point, group, path
from lapilli.draw.memo import kept
from lapilli.draw.piece_style import carve, piece, shade
from lapilli.draw.seat import Seat, seat_letter

Stance = Literal["firm", "leaning", "fallen"]

CITIZEN = (
    "M0 -17 A6.6 6.6 0 0 1 4.6 -5.8 C9 -3 11.6 4 12.4 14 C12.5 16.4 11.4 17.5 9.4 17.5 H-9.4 C-11.4 "
    "17.5 -12.5 16.4 -12.4 14 C-11.6 4 -9 -3 -4.6 -5.8 A6.6 6.6 0 0 1 0 -17 Z"
)
WORKER = (
    "M0 -18 C4 -18 6.4 -15.4 6.8 -11.8 C10.4 -11.4 12.6 -10.6 12.6 -9.4 C12.6 -8.2 9.4 -7.2 5.6 -6.8 "
    "L5 -5.6 C9.4 -3 12 4 12.8 14 C12.9 16.4 11.8 17.5 9.8 17.5 H-9.8 C-11.8 17.5 -12.9 16.4 -12.8 14 "
    "C-12 4 -9.4 -3 -5 -5.6 L-5.6 -6.8 C-9.4 -7.2 -12.6 -8.2 -12.6 -9.4 C-12.6 -10.6 -10.4 -11.4 -6.8 "
    "-11.8 C-6.4 -15.4 -4 -18 0 -18 Z"
)
MEEPLE = (
    "M0 -18 C4.2 -18 6.4 -15 6 -10.6 C6 -9.4 6.4 -8.8 7.6 -8.4 C12.6 -6.8 18 -3.6 18 -0.4 C18 2 14.4 "
    "2.8 8.8 2.4 C10.4 7 14 12 14 14.8 C14 16.6 12.8 17.5 10.8 17.5 H5.6 C3 17.5 2.2 12.6 0 12.6 "
    "C-2.2 12.6 -3 17.5 -5.6 17.5 H-10.8 C-12.8 17.5 -14 16.6 -14 14.8 C-14 12 -10.4 7 -8.8 2.4 "
    "C-14.4 2.8 -18 2 -18 -0.4 C-18 -3.6 -12.6 -6.8 -7.6 -8.4 C-6.4 -8.8 -6 -9.4 -6 -10.6 C-6.4 -15 "
    "-4.2 -18 0 -18 Z"
)
SOLDIER = (
    "M0 -16 C4.6 -16 6.8 -13 6.8 -9 V-4.4 H5 C9 -3 12 0.4 12.6 5.4 L13.4 14 C13.5 16.4 12.4 17.5 10.4 "
    "17.5 H-10.4 C-12.4 17.5 -13.5 16.4 -13.4 14 L-12.6 5.4 C-12 0.4 -9 -3 -5 -4.4 H-6.8 V-9 C-6.8 "
    "-13 -4.6 -16 0 -16 Z"
)
CREST = (
    "M-9 -11.6 C-8.4 -16.8 -5 -19.4 0 -19.4 C5 -19.4 8.4 -16.8 9 -11.6 L6.6 -11 C5.8 -14.6 3.6 -16 0 "
    "-16 C-3.6 -16 -5.8 -14.6 -6.6 -11 Z"
)
VISOR = "M-4.4 -10.4 H4.4 V-7.8 H1.4 V-4.4 H-1.4 V-7.8 H-4.4 Z"
SHIELD = "M-1 -3 A9.4 9.4 0 1 1 -1 15.8 A9.4 9.4 0 1 1 -1 -3 Z"
GLINT = "M-7.8 4 A7.2 7.2 0 0 1 -3 -0.6"
SPEAR = "M14.6 17 V-13.4 M14.6 -19.4 V-14"


def figure(
    seat: Seat,
    outline: str,
    gloss: str,
    letter: Point,
    at: Point,
    size: float,
    number: int | None,
    turn: float,
    extra: Element | None = None,
    **named: Unpack[Named],
) -> Element:
    """A wooden figure in a seat's colour; turned figures keep their letter upright."""
    body = group(carve(outline, seat.body, seat.edge, gloss), extra, turn=turn)
    spot = letter if not turn else (-letter[1], 0.0) if turn == 90 else letter
    ground = shade(1.5, 16, 16, 6) if turn != 90 else shade(1, 11, 20, 7)
    return piece(ground, body, seat_letter(seat, *spot), at=at, size=size, number=number, **named)


@kept
def citizen(
    seat: Seat, at: Point = (0, 0), size: float = 32, *, number: int | None = None, **named: Unpack[Named]
) -> Element:
    """An inhabitant at home: a plain pawn."""
    return figure(
        seat,
        CITIZEN,
        "M-4.4 -12 A5 5 0 0 1 -1 -14.8 M-8.4 8 C-7.8 4 -6.8 0.8 -5.4 -1.4",
        (0, 9),
        at,
        size,
        number,
        0,
        **named,
    )


@kept
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
    if lying:
        gloss = "M-4.4 -12 A5 5 0 0 1 -1 -14.8"
        return figure(seat, CITIZEN, gloss, (0, 9), at, size, number, 90, **named)
    gloss = "M-3.8 -13.4 A4.6 4.6 0 0 1 -1 -15.6 M-8.8 8 C-8.2 4 -7.2 0.8 -5.8 -1.4"
    brim = path("M-7 -11.6 C-3 -10.6 3 -10.6 7 -11.6", fill="none", stroke=seat.edge, stroke_width=1.3)
    return figure(seat, WORKER, gloss, (0, 9), at, size, number, 0, brim, **named)


@kept
def meeple(
    seat: Seat, at: Point = (0, 0), size: float = 32, *, number: int | None = None, **named: Unpack[Named]
) -> Element:
    """The figure with arms and legs."""
    return figure(
        seat,
        MEEPLE,
        "M-3.8 -13 A4.4 4.4 0 0 1 -0.8 -15.6 M-13.6 -1.6 C-11.4 -3.4 -9 -4.6 -6.4 -5.4",
        (0, 2.4),
        at,
        size,
        number,
        0,
        **named,
    )


@kept
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
    turn = {"firm": 0.0, "leaning": 26.0, "fallen": 90.0}[stance]
    fallen = stance == "fallen"
    cross = "M-5 2.4 L3 10.4 M3 2.4 L-5 10.4"
    body = group(
        path(SPEAR, fill="none", stroke="rim", stroke_width=5.4, stroke_linecap="round"),
        path(CREST, fill=seat.edge, stroke="rim", stroke_width=4, stroke_linejoin="round"),
        carve(SOLDIER, seat.body, seat.edge),
        path(CREST, fill=seat.edge),
        path(VISOR, fill=seat.edge),
        path(SPEAR, fill="none", stroke="wood-edge", stroke_width=2.4, stroke_linecap="round"),
        path(SHIELD, fill=seat.body, stroke=seat.edge, stroke_width=1.6),
        path(GLINT, fill="none", stroke="highlight", stroke_width=1.8, stroke_opacity=0.55),
        path(cross, fill="none", stroke=seat.ink, stroke_width=2.8, stroke_linecap="round") if fallen else None,
        turn=turn,
    )
    spot = (-1.0, 6.4) if stance == "firm" else (-3.7, 5.3)
    letter = None if fallen else seat_letter(seat, *spot, size=12.5)
    ground = shade(1, 13, 20, 7) if fallen else shade(1.5, 16, 16, 6)
    return piece(ground, body, letter, at=at, size=size, number=number, **named)
