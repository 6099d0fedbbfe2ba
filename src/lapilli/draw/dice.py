"""Dice: pips, numbers or symbols on a face of any colour; the shape of the pips tells coloured faces apart as well."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, Unpack

from lapilli.draw.drawing import drawing
from lapilli.draw.element import Element, Named, Point, circle, group, path
from lapilli.draw.memo import cached_drawing
from lapilli.draw.piece_style import piece
from lapilli.draw.seat import Seat, seat_mark
from lapilli.draw.symbols import SYMBOLS, symbol
from lapilli.draw.text import label

PipShape = Literal["circle", "square", "diamond"]

FAR = 9.0
PIPS: Mapping[int, tuple[Point, ...]] = {
    1: ((0, 0),),
    2: ((-FAR, -FAR), (FAR, FAR)),
    3: ((-FAR, -FAR), (0, 0), (FAR, FAR)),
    4: ((-FAR, -FAR), (FAR, -FAR), (-FAR, FAR), (FAR, FAR)),
    5: ((-FAR, -FAR), (FAR, -FAR), (0, 0), (-FAR, FAR), (FAR, FAR)),
    6: ((-FAR, -FAR), (FAR, -FAR), (-FAR, 0), (FAR, 0), (-FAR, FAR), (FAR, FAR)),
}


def pip(at: Point, shape: PipShape, ink: str) -> Element:
    """One spot of a face."""
    x, y = at
    if shape == "square":
        return path(f"M{x - 3.3:.2f} {y - 3.3:.2f} h6.6 v6.6 h-6.6 Z", fill=ink)
    if shape == "diamond":
        return path(f"M{x:.2f} {y - 4.8:.2f} l4.8 4.8 l-4.8 4.8 l-4.8 -4.8 Z", fill=ink)
    return circle(x, y, 3.7, fill=ink)


@cached_drawing
def die(
    face: int | str | None,
    at: Point = (0, 0),
    size: float = 36,
    *,
    body: str = "die",
    edge: str = "wood-edge",
    ink: str = "",
    pips: PipShape = "circle",
    seat: Seat | None = None,
    held: bool = False,
    **named: Unpack[Named],
) -> Element:
    """A die: pips for 1 to 6, a symbol by name, other words as letters, blank for None; `held` marks one set aside."""
    ink = ink or f"on-{body}"
    if named.get("id"):
        named.setdefault("kind", "tumbles enlarges")  # in the browser, before it comes to rest; and when looked at
    shown: list[Element] = []
    if isinstance(face, int):
        shown = (
            [pip(spot, pips, ink) for spot in PIPS[face]]
            if face in PIPS
            else [label(0, 0, str(face), 20, bold=True, fill=ink)]
        )
    elif face is not None and face in SYMBOLS:
        shown = [symbol(face, size=24, fill=ink)]
    elif face is not None:
        shown = [label(0, 0, face, 20 if len(face) < 3 else 13, bold=True, fill=ink)]
    return piece(
        *drawing(__file__, "die").draw({"body": body, "edge": edge}),
        *shown,
        seat_mark(seat, (14, -14), 18) if seat else None,
        group(circle(0, 0, 9, fill="ink"), symbol("lock", (0, -0.4), 12, "ground"), at=(14, 14)) if held else None,
        at=at,
        size=size,
        **named,
    )
