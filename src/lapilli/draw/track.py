"""Tracks with their end in sight, and rows of sockets that show a limit."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Unpack

from lapilli.draw.box import Box
from lapilli.draw.element import Element, Named, Point, group, path, rect
from lapilli.draw.memo import cached_drawing
from lapilli.draw.pieces import socket
from lapilli.draw.symbols import symbol
from lapilli.draw.text import label


@dataclass(frozen=True, slots=True)
class Track:
    """Cells numbered from 0 in rows that read from left to right; it knows where each cell lies."""

    cells: int
    cell: float = 28
    per_row: int = 0
    gap: float = 3
    origin: Point = (0, 0)

    @property
    def columns(self) -> int:
        """How many cells a full row has."""
        return self.per_row or self.cells

    @property
    def width(self) -> float:
        """The whole track from left to right."""
        return self.columns * (self.cell + self.gap) - self.gap

    @property
    def height(self) -> float:
        """The whole track from top to bottom."""
        return -(-self.cells // self.columns) * (self.cell + self.gap) - self.gap

    def box(self, index: int) -> Box:
        """The cell as a box."""
        row, column = divmod(index, self.columns)
        step = self.cell + self.gap
        return Box(self.origin[0] + column * step, self.origin[1] + row * step, self.cell, self.cell)

    def centre(self, index: int) -> Point:
        """The middle of a cell: where a marker goes."""
        return self.box(index).centre

    def draw(
        self,
        words: Callable[[int], str] = str,
        *,
        bands: Mapping[int, str] | None = None,
        signs: Mapping[int, str] | None = None,
        end: str = "no",
        cell_id: Callable[[int], str] | None = None,
        **named: Unpack[Named],
    ) -> Element:
        """The track: `bands` colours cells from an index on, `signs` puts symbols on cells, `end` marks the last."""
        parts: list[Element] = []
        body = "panel"
        for index in range(self.cells):
            body = (bands or {}).get(index, body)
            last = index == self.cells - 1
            ground = "panel" if last else body
            ink = "alarm" if last else "muted" if ground == "panel" else f"on-{ground}"
            box = self.box(index)
            sign = (signs or {}).get(index, end if last else "")
            parts.append(
                group(
                    rect(
                        box.x,
                        box.y,
                        box.width,
                        box.height,
                        self.cell * 0.18,
                        fill=ground,
                        stroke="alarm" if last else "line",
                        stroke_width=2 if last else 1.2,
                        kind="edge",
                    ),
                    symbol(sign, box.centre, self.cell * 0.58, ink)
                    if sign
                    else label(*box.centre, words(index), self.cell * 0.44, fill=ink),
                    id=cell_id(index) if cell_id else None,
                )
            )
        return group(parts, **named)


def sockets(
    limit: int,
    filled: int,
    at: Point,
    draw: Callable[[Point, float, int], Element],
    size: float = 22,
    gap: float = 3,
    shape: str = "socket",
    **named: Unpack[Named],
) -> Element:
    """A row of `limit` places round `at`, the first `filled` of them taken by `draw(at, size, index)`."""
    step = size + gap
    points = [(at[0] + (number - (limit - 1) / 2) * step, at[1]) for number in range(limit)]
    taken = [draw(point, size, number) for number, point in enumerate(points[:filled])]
    return group([socket(point, size, shape=shape) for point in points], taken, **named)


@cached_drawing
def gauge(
    value: int,
    most: int,
    at: Point,
    width: float = 160,
    height: float = 14,
    *,
    fill: str = "sea-light",
    label_text: str = "",
    **named: Unpack[Named],
) -> Element:
    """A bar from nothing to its limit, one notch per unit up to thirty."""
    share = width * min(max(value, 0), most) / most
    steps = [width * number / most for number in range(1, most)] if most <= 30 else []
    notches = "".join(f"M{x:.2f} 2V{height - 2:.2f}" for x in steps)
    return group(
        rect(0, 0, width, height, height * 0.3, fill="panel", stroke="outline", stroke_width=1.2, kind="edge"),
        rect(1, 1, max(share - 2, 0), height - 2, height * 0.22, fill=fill) if value > 0 else None,
        path(notches, fill="none", stroke="line", stroke_width=1) if notches else None,
        label(width + 8, height / 2, label_text or f"{value}/{most}", height * 0.95, anchor="start"),
        at=at,
        **named,
    )
