"""E-4, E-5: why a wall may not be built there."""

from __future__ import annotations

from lapilli.core.errors import Refusal
from lapilli.core.story import Word
from lapilli.games.eruption.actions import BOX
from lapilli.games.eruption.box import SIDES, beyond
from lapilli.games.eruption.box_names import BORDER_NAMES
from lapilli.games.eruption.refusal import walk
from lapilli.games.eruption.refusal.case import Case, Words


def stock(case: Case, material: str, clause: str) -> Refusal | None:
    return None if case.owned(material) else Refusal("no-stock", clause, {"material": Word("material", material)})


def build(case: Case, words: Words) -> Refusal | None:
    """E-5.4-5.8 May this wall stand there?"""
    place = words["place"]
    refusal = stock(case, words["material"], "E-4.1")
    if refusal:
        return refusal
    if place in case.walls:
        return Refusal("walled", "E-5.5", {"place": place})
    hexagon, _, side = place.partition(".")
    if place in BORDER_NAMES:
        return None if hexagon == case.village else Refusal("not-your-village", "E-5.8", {"place": place})
    index = SIDES.index(side)
    if hexagon in BOX.spaces and not walk.has_lava(case.board.get(hexagon, 0), index):
        return Refusal("no-flow", "E-5.4", {"place": place})
    goal = beyond(hexagon, index)
    if goal in case.board:
        return Refusal("not-open", "E-5.4", {"place": place, "other": goal})
    return None
