"""Okabe and Ito's colours for the seats, each with an edge, an ink that reads on it, and a shape of its own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from lapilli.draw.colour import mix, readable


@dataclass(frozen=True, slots=True)
class SeatColour:
    """One colour of the set: its name, its shape, and how it looks in light and in dark."""

    name: str
    shape: str
    light: str
    dark: str

    def tokens(self) -> dict[str, tuple[str, str]]:
        """`seat-blue` for the body, `seat-blue-edge` for its outline, `seat-blue-ink` for what is written on it."""
        edges = tuple(mix(body, "#120c08", 0.72) for body in (self.light, self.dark))
        inks = tuple(readable(body) for body in (self.light, self.dark))
        return {
            f"seat-{self.name}": (self.light, self.dark),
            f"seat-{self.name}-edge": (edges[0], edges[1]),
            f"seat-{self.name}-ink": (inks[0], inks[1]),
        }


SEAT_COLOURS: Mapping[str, SeatColour] = {
    colour.name: colour
    for colour in (
        SeatColour("blue", "circle", "#0072b2", "#1b83c4"),
        SeatColour("orange", "triangle", "#e69f00", "#e69f00"),
        SeatColour("green", "square", "#009e73", "#009e73"),
        SeatColour("purple", "diamond", "#cc79a7", "#cc79a7"),
        SeatColour("yellow", "star", "#f0e442", "#f0e442"),
        SeatColour("red", "hexagon", "#d55e00", "#d55e00"),
        SeatColour("black", "cross", "#33302e", "#3d3a38"),
        SeatColour("sky", "drop", "#56b4e9", "#56b4e9"),
    )
}

SEAT_TOKENS: Mapping[str, tuple[str, str]] = {
    token: pair for colour in SEAT_COLOURS.values() for token, pair in colour.tokens().items()
}
