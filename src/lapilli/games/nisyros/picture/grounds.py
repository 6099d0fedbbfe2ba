"""The grounds of Nisyros: the sea between Kos and Hades, the island, its slopes by what they give, lava, events."""

from __future__ import annotations

from typing import Unpack

from lapilli.draw import Element, Ground, Options, ground, lay, painted, sheet
from lapilli.games.nisyros.picture.relief import CENTRE

UNIT = 1.55  # a unit of the island on the sheets of its grounds
ISLAND_SIZE = (704.0, 704.0)
SLOPE_SIZE = (476.0, 476.0)
LAVA_SIZE = (624.0, 624.0)
SCENERY_WIDE = (1110.0, 852.0)
SCENERY_TALL = (432.0, 584.0)
VIGNETTE = (94.0, 112.0)  # of an event

WIDE = ground(__file__, "nisyros", "wide", *SCENERY_WIDE)
TALL = ground(__file__, "nisyros", "tall", *SCENERY_TALL)
ISLAND = ground(__file__, "nisyros", "island", *ISLAND_SIZE)
DESERTED = ground(__file__, "nisyros", "deserted", *ISLAND_SIZE)
LAVA = ground(__file__, "nisyros", "lava", *LAVA_SIZE)
SLOPES = {kind: ground(__file__, "nisyros", kind, *SLOPE_SIZE) for kind in ("stone", "wood", "wheat")}
EVENTS = sheet(__file__, "nisyros", "events", VIGNETTE, [f"event-{card}" for card in range(1, 21)], across=5)


def lay_round(ground: Ground, **options: Unpack[Options]) -> Element:
    """A ground of the island with the crater in its middle, in units of the island."""
    half = ground.width / UNIT / 2
    return lay(ground, CENTRE[0] - half, CENTRE[1] - half, 1 / UNIT, **options)


def painted_round(ground: Ground) -> Element:
    """The same to paint areas of the island with."""
    half = ground.width / UNIT / 2
    return painted(ground, CENTRE[0] - half, CENTRE[1] - half, 1 / UNIT)
