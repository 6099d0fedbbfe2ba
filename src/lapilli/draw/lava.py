"""Lava, the only thing that glows: fields under a broken crust, and streams along a path."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Unpack

from lapilli.draw.box import Box
from lapilli.draw.element import Element, Named, Point, group, path
from lapilli.draw.memo import cached_drawing
from lapilli.draw.ring import Sector

LAYERS = (("crust", 1.0), ("lava-3", 0.8), ("lava-2", 0.56), ("lava-1", 0.2))
"""Strokes from the cool edge to the hot middle, each with its share of the width."""
PLATE = 26.0
"""About how large a plate of crust is."""


@cached_drawing
def stream(data: str, width: float, glow: bool = True) -> Element:
    """Lava flowing along a path: a cool edge, a hot middle, and light on the ground beside it."""
    light = path(data, fill="none", stroke="lava-2", stroke_width=width * 1.5, stroke_opacity=0.2)
    strokes = [
        path(data, fill="none", stroke=token, stroke_width=width * share, stroke_linejoin="round")
        for token, share in LAYERS
    ]
    return group(light if glow else None, strokes)


def swing(column: float, row: int, seed: int) -> float:
    """A number between -1 and 1 that looks like chance and is always the same."""
    wave = math.sin(column * 127.1 + row * 311.7 + seed * 74.7) * 43758.5453
    return (wave - math.floor(wave)) * 2 - 1


def crust(place: Callable[[float, float], Point], columns: int, rows: int, seed: int = 0) -> str:
    """Plates of cooled crust as path data; `place(along, down)` maps shares of the area to points."""

    def corner(column: float, row: int) -> Point:
        along = column + (0.3 * swing(column, row, seed) if 0 < column < columns else 0)
        down = row + (0.34 * swing(column, row, seed + 9) if 0 < row < rows else 0)
        return place(along / columns, down / rows)

    plates = []
    for row in range(rows):
        top, bottom = _breaks(columns, row), _breaks(columns, row + 1)
        for number, column in enumerate(top[:-1]):
            end = top[number + 1]
            below = [at for at in bottom if column < at < end]
            ring = [corner(column, row), corner(end, row)]
            ring += [corner(at, row + 1) for at in (end, *reversed(below), column)]
            plates.append(_shrunk(ring, 0.76 + 0.08 * swing(column, row, seed + 5)))
    return " ".join(plates)


def _breaks(columns: int, row: int) -> list[float]:
    """Where plates of a row part: every other row is shifted by half a plate."""
    if row % 2 == 0:
        return [float(number) for number in range(columns + 1)]
    return [0.0, *(number + 0.5 for number in range(columns)), float(columns)]


def _shrunk(ring: list[Point], keep: float) -> str:
    """A plate drawn in towards its middle, as path data."""
    x, y = sum(p[0] for p in ring) / len(ring), sum(p[1] for p in ring) / len(ring)
    return "M" + " L".join(f"{x + (px - x) * keep:.3f} {y + (py - y) * keep:.3f}" for px, py in ring) + " Z"


@cached_drawing
def lava_field(outline: str, plates: str = "", width: float = 5, **named: Unpack[Named]) -> Element:
    """A covered area of any shape: hot lava under plates of dark crust."""
    if named.get("id"):
        named.setdefault("kind", "creeps")  # in the browser, over what lay there
    layers = (("lava-2", width * 1.1), ("lava-3", width * 0.5))
    return group(
        path(outline, fill="lava-1", stroke="lava-3", stroke_width=width * 0.5, stroke_linejoin="round", kind="edge"),
        [path(plates, fill=body, stroke=body, stroke_width=thick, stroke_linejoin="round") for body, thick in layers],
        path(plates, fill="crust", fill_opacity=0.6),
        **named,
    )


@cached_drawing
def lava_sector(sector: Sector, width: float = 5, seed: int = 0, **named: Unpack[Named]) -> Element:
    """A sector under lava."""
    columns = max(2, round(sector.length() / PLATE))
    rows = max(1, round((sector.outer - sector.inner) / (PLATE * 0.8)))
    return lava_field(sector.path(), crust(sector.point, columns, rows, seed), width, **named)


@cached_drawing
def lava_box(box: Box, width: float = 5, seed: int = 0, **named: Unpack[Named]) -> Element:
    """A card or square under lava."""
    columns = max(2, round(box.width / PLATE))
    rows = max(1, round(box.height / (PLATE * 0.9)))
    plates = crust(box.inset(1.5).point, columns, rows, seed)
    return lava_field(rounded_box(box, min(box.width, box.height) * 0.08), plates, width, **named)


def rounded_box(box: Box, corner: float) -> str:
    """The outline of a box with rounded corners, as path data."""
    across, down = box.width - 2 * corner, box.height - 2 * corner
    bend = f"a{corner:.3f} {corner:.3f} 0 0 1"
    return (
        f"M{box.x + corner:.3f} {box.y:.3f} h{across:.3f} {bend} {corner:.3f} {corner:.3f} v{down:.3f} "
        f"{bend} {-corner:.3f} {corner:.3f} h{-across:.3f} {bend} {-corner:.3f} {-corner:.3f} v{-down:.3f} "
        f"{bend} {corner:.3f} {-corner:.3f} Z"
    )
