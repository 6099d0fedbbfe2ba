"""The grounds of Fuji: the mountain, and the landscapes of the cards, one kind for each kind of requirement."""

from __future__ import annotations

from lapilli.draw import ground, sheet
from lapilli.games.fuji.box import Requirement

SKETCHES = 2  # of each landscape
KINDS = ("rice", "river", "cherry", "wood", "rocks", "village", "rubble")
ONE_COLOUR = {"yellow": "rice", "blue": "river", "pink": "cherry"}

PANORAMA = ground(__file__, "fuji", "panorama", 1132.0, 1040.0)
FOOT = (112.0, 300.0)  # where the lava of the panorama ends; on the table it flows on to the volcano
LANDSCAPES = sheet(
    __file__, "fuji", "landscapes", (104.0, 60.0), [f"{kind}-{n + 1}" for kind in KINDS for n in range(SKETCHES)]
)


def kind_of(requirement: Requirement | None, sign: str) -> str:
    """Rice for yellow, a river for blue, cherries for pink, a wood for two colours, rocks for figures alone."""
    if sign == "r":
        return "rubble"
    if sign in "hH":
        return "village"
    if requirement is None or len(requirement.colours) > 1:
        return "wood"
    return ONE_COLOUR[requirement.colours[0]] if requirement.colours else "rocks"
