"""Where to put n pieces so that none overlaps another: in a row, a box, a sector; many become one with a number."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from lapilli.draw.box import Box
from lapilli.draw.element import Element, Point
from lapilli.draw.memo import cached_drawing
from lapilli.draw.ring import Sector

FEW = 6
"""Up to this many are drawn one by one."""


@dataclass(frozen=True, slots=True)
class Spread:
    """Places for pieces, and how large each may be."""

    points: tuple[Point, ...]
    size: float


@cached_drawing
def row(count: int, centre: Point, size: float, gap: float = 2, width: float | None = None) -> Spread:
    """`count` pieces side by side round `centre`; they shrink when `width` is too small for them."""
    if count and width is not None:
        size = min(size, (width - gap * (count - 1)) / count)
    left = centre[0] - (count - 1) * (size + gap) / 2
    return Spread(tuple((left + number * (size + gap), centre[1]) for number in range(count)), size)


@cached_drawing
def in_box(count: int, box: Box, size: float, gap: float = 2) -> Spread:
    """`count` pieces in centred rows inside a box, as large as fits but no larger than `size`."""
    if count == 0:
        return Spread((), size)
    best, columns = 0.0, count
    for tried in range(1, count + 1):
        rows = math.ceil(count / tried)
        fits = min((box.width - gap * (tried - 1)) / tried, (box.height - gap * (rows - 1)) / rows, size)
        if fits > best + 1e-9:
            best, columns = fits, tried
    rows = math.ceil(count / columns)
    points: list[Point] = []
    for number in range(rows):
        y = box.centre[1] + (number - (rows - 1) / 2) * (best + gap)
        points.extend(row(min(columns, count - len(points)), (box.centre[0], y), best, gap).points)
    return Spread(tuple(points), best)


@cached_drawing
def in_sector(count: int, sector: Sector, size: float, gap: float = 2) -> Spread:
    """`count` pieces along arcs inside a sector, outermost arc first, as large as fits but no larger than `size`."""
    if count == 0:
        return Spread((), size)
    depth = sector.outer - sector.inner
    best = Spread((), 0.0)
    for arcs in range(1, count + 1):
        fits = min(size, (depth - gap * (arcs - 1)) / arcs)
        while fits > best.size:
            placed = _arcs(count, sector, arcs, fits, gap)
            if placed is not None:
                best = Spread(placed, fits)
            fits *= 0.96
    return best


def _arcs(count: int, sector: Sector, arcs: int, size: float, gap: float) -> tuple[Point, ...] | None:
    """The places on this many arcs, or None when pieces of that size do not fit."""
    depth = sector.outer - sector.inner
    middle = (sector.inner + sector.outer) / 2
    points: list[Point] = []
    for number in range(arcs):
        radius = middle + ((arcs - 1) / 2 - number) * (size + gap)
        if radius <= size / 2:
            continue
        step = math.degrees(2 * math.asin(min(1.0, (size + gap) / 2 / radius)))
        edge = math.degrees(math.asin(min(1.0, size / 2 / radius)))
        room = int((sector.end - sector.start - 2 * edge) / step + 1e-9) + 1
        wanted = min(math.ceil((count - len(points)) / (arcs - number)), room)
        for place in range(wanted):
            along = 0.5 + (place - (wanted - 1) / 2) * step / (sector.end - sector.start)
            points.append(sector.point(along, (radius - sector.inner) / depth))
    return tuple(points) if len(points) == count else None


def shown(count: int, few: int = FEW) -> tuple[int, int | None]:
    """How many pieces to draw for a count, and the number to write on the last when it stands for several."""
    return (count, None) if count <= few else (1, count)


def heap(
    count: int,
    places: Callable[[int], Spread],
    draw: Callable[[Point, float, int, int | None], Element],
    few: int = FEW,
) -> Sequence[Element]:
    """`count` alike pieces: `places(n)` lays n out, `draw(at, size, index, number)` draws one of them."""
    pieces, number = shown(count, few)
    spread = places(pieces)
    return [draw(point, spread.size, index, number) for index, point in enumerate(spread.points)]
