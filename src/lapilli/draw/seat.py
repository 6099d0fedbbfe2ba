"""A seat at the table as it is seen: a colour, and with it always a shape and a letter."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Unpack

from lapilli.draw.element import Element, Named, Point, group, path
from lapilli.draw.memo import kept
from lapilli.draw.seat_colours import SEAT_COLOURS
from lapilli.draw.text import label


def star_points(points: int, outer: float, inner: float) -> str:
    """Path data of a star round the origin, one point upwards."""
    corners = []
    for number in range(points * 2):
        radius = inner if number % 2 else outer
        angle = math.pi * number / points
        corners.append(f"{radius * math.sin(angle):.3f} {-radius * math.cos(angle):.3f}")
    return "M" + " L".join(corners) + " Z"


SHAPES = {
    "circle": "M0 -9 A9 9 0 1 1 0 9 A9 9 0 1 1 0 -9 Z",
    "triangle": "M0 -10.6 L10.6 8.2 H-10.6 Z",
    "square": "M-8.4 -8.4 H8.4 V8.4 H-8.4 Z",
    "diamond": "M0 -11 L10.4 0 L0 11 L-10.4 0 Z",
    "star": star_points(5, 12, 6.6),
    "hexagon": "M-5 -9 H5 L10.2 0 L5 9 H-5 L-10.2 0 Z",
    "cross": "M-4.8 -10 H4.8 V-4.8 H10 V4.8 H4.8 V10 H-4.8 V4.8 H-10 V-4.8 H-4.8 Z",
    "drop": "M0 -11.6 C5 -5 8.6 -1.6 8.6 2.6 A8.6 8.6 0 0 1 -8.6 2.6 C-8.6 -1.6 -5 -5 0 -11.6 Z",
}
LETTER_DROP = {"triangle": 2.6, "star": 0.8, "drop": 1.8}


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat's colour by name (`blue`, `orange`, `green`, `purple`, `yellow`, `red`, `black`, `sky`) and its letter."""

    colour: str
    letter: str = ""

    def __post_init__(self) -> None:
        if self.colour not in SEAT_COLOURS:
            raise ValueError(f"no such seat colour: {self.colour!r}")

    @property
    def body(self) -> str:
        """The token of its colour."""
        return f"seat-{self.colour}"

    @property
    def edge(self) -> str:
        """The token of its outline."""
        return f"seat-{self.colour}-edge"

    @property
    def ink(self) -> str:
        """The token of letters written on its colour."""
        return f"seat-{self.colour}-ink"

    @property
    def bare(self) -> Seat:
        """The same without its letter, where that could not be read."""
        return Seat(self.colour)

    @property
    def shape(self) -> str:
        """The name of its shape."""
        return SEAT_COLOURS[self.colour].shape


@kept
def seat_mark(seat: Seat, at: Point = (0, 0), size: float = 24, **named: Unpack[Named]) -> Element:
    """The sign of a seat: its shape in its colour with its letter; goes wherever the colour appears."""
    outline = SHAPES[seat.shape]
    parts = group(
        path(outline, fill="rim", stroke="rim", stroke_width=3.6, stroke_linejoin="round"),
        path(outline, fill=seat.body, stroke=seat.edge, stroke_width=1.4, stroke_linejoin="round", kind="edge"),
        label(0, LETTER_DROP.get(seat.shape, 0), seat.letter, 10.5, bold=True, fill=seat.ink) if seat.letter else None,
        scale=size / 24,
    )
    return group(parts, at=at, **named)


def seat_letter(seat: Seat, x: float = 0, y: float = 0, size: float = 12) -> Element:
    """What marks a piece as the seat's besides the colour: its letter, or a small shape when it has none."""
    if seat.letter:
        return label(x, y, seat.letter, size, bold=True, fill=seat.ink)
    return path(SHAPES[seat.shape], fill=seat.ink, at=(x, y), scale=size / 26)


def seat_shape(seat: Seat, at: Point = (0, 0), size: float = 12, fill: str = "rim") -> Element:
    """The shape of a seat alone, on a thing that has its colour already."""
    return path(SHAPES[seat.shape], fill=fill, stroke=seat.edge, stroke_width=1.6, at=at, scale=size / 24)
