"""What burns on the slope: cards under lava, and the glow round them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from lapilli.draw import Box as Area
from lapilli.draw import Element, Scene, drawing, group, label, path, rect, use
from lapilli.draw.lava import PLATE, crust

STRIP = 27.0  # a row of a narrow map in which nobody can walk any more
EDGE = 4.0  # of paper round the landscape


class Place(NamedTuple):
    """Where one cell lies and how it is printed."""

    cell: str
    spot: Area
    sign: str
    letters: float
    plaque: float
    narrow: bool


def halo(spots: Iterable[Area]) -> list[Element]:
    """The land glows round what burns."""
    edges = "".join(f"M{one.x} {one.y}h{one.width}v{one.height}h{-one.width}Z" for one in spots)
    glows = ((20, 0.16), (11, 0.26)) if edges else ()
    return [
        path(edges, stroke="lava-2", stroke_width=wide, stroke_opacity=faint, stroke_linejoin="round")
        for wide, faint in glows
    ]


def covered(scene: Scene, place: Place) -> list[Element]:
    """A covered card: glowing cracks between plates of crust, its name in fire."""
    cell, spot = place.cell, place.spot
    wide, high = spot.width, spot.height
    seed = sum(map(ord, cell)) % 3
    size = place.letters

    form = f"{seed}-{wide:.0f}x{high:.0f}"

    def draw() -> Element:
        name = rect(EDGE, EDGE, size * 1.92, size * 1.24, 4, fill="crust", stroke="lava-1")
        return group(*_plates(scene, Area(0, 0, wide, high), seed, f"plates-{form}"), name)

    parts = [
        rect(0, 0, wide, high, 7, fill="lava-1", stroke="lava-3", stroke_width=2, kind="edge"),
        scene.stamp(f"lava-{form}", draw),
        label(EDGE + size * 0.96, EDGE + size * 0.62, cell, size, bold=True, fill="#ffe6b0"),
    ]
    if place.sign == "V":
        scale = 1.0 if not place.narrow else 0.55
        parts.append(
            group(
                drawing(__file__, "volcano").draw(), at=(wide / 2, high - (18 if not place.narrow else 3)), scale=scale
            )
        )
    return parts


def _plates(scene: Scene, box: Area, seed: int, name: str) -> list[Element]:
    """Dark plates with glowing rims: the same outline three times, drawn once."""
    columns, rows = max(2, round(box.width / PLATE)), max(1, round(box.height / (PLATE * 0.9)))
    thin = 4 if box.height > STRIP else 2.6
    scene.stamp(name, lambda: path(crust(box.inset(1.5).point, columns, rows, seed + 20), stroke_linejoin="round"))
    return [
        use(name, fill="lava-2", stroke="lava-2", stroke_width=thin * 1.1),
        use(name, fill="lava-3", stroke="lava-3", stroke_width=thin * 0.5),
        use(name, fill="crust", fill_opacity=0.85),
    ]
