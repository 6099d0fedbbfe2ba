"""A seat at the table as it is seen: a colour, always with a shape and a letter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Unpack

from lapilli.draw.drawing import Drawing, drawing
from lapilli.draw.element import Element, Named, Point, group, path
from lapilli.draw.memo import cached_drawing
from lapilli.draw.seat_colours import SEAT_COLOURS
from lapilli.draw.text import label


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
    def paints(self) -> dict[str, str]:
        """The roles of drawings that a seat paints."""
        return {"seat": self.body, "seat-edge": self.edge, "seat-ink": self.ink}

    @property
    def bare(self) -> Seat:
        """The same without its letter, where that could not be read."""
        return Seat(self.colour)

    @property
    def shape(self) -> str:
        """The name of its shape."""
        return SEAT_COLOURS[self.colour].shape


@cached_drawing
def seat_mark(seat: Seat, at: Point = (0, 0), size: float = 24, **named: Unpack[Named]) -> Element:
    """The sign of a seat: its shape in its colour with its letter; goes wherever the colour appears."""
    drawn = _drawn(seat)
    letter = label(*drawn.places["letter"][:2], seat.letter, 10.5, bold=True, fill=seat.ink) if seat.letter else None
    return group(group(drawn.draw(seat.paints), letter, scale=size / 24), at=at, **named)


def _drawn(seat: Seat) -> Drawing:
    return drawing(__file__, f"seats/{seat.shape}")


def seat_outline(seat: Seat) -> str:
    """The outline of a seat's shape as path data."""
    return _drawn(seat).data()


def seat_letter(seat: Seat, x: float = 0, y: float = 0, size: float = 12) -> Element:
    """What marks a piece as the seat's besides the colour: its letter, or a small shape when it has none."""
    if seat.letter:
        return label(x, y, seat.letter, size, bold=True, fill=seat.ink)
    return path(seat_outline(seat), fill=seat.ink, at=(x, y), scale=size / 26)


def seat_shape(seat: Seat, at: Point = (0, 0), size: float = 12, fill: str = "rim") -> Element:
    """The shape of a seat alone, on a thing that has its colour already."""
    return path(seat_outline(seat), fill=fill, stroke=seat.edge, stroke_width=1.6, at=at, scale=size / 24)
