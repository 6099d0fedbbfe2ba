"""How a seat looks: in the colour of its village, or black with its number before it has one."""

from __future__ import annotations

from lapilli.draw import Seat
from lapilli.games.eruption.names import VILLAGE_NAMES


def look(name: str) -> tuple[str, str]:
    """Colour and letter of a seat."""
    return (name, name[0].upper()) if name in VILLAGE_NAMES else ("black", name.removeprefix("s"))


def seat_of(name: str) -> Seat:
    """The seat as it is drawn."""
    return Seat(*look(name))
