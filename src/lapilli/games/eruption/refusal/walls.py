"""E-4, E-5: why a wall may not be built there."""

from __future__ import annotations

from lapilli.core.errors import Refusal
from lapilli.core.story import Word
from lapilli.games.eruption.actions import BOX
from lapilli.games.eruption.box import SIDES, beyond
from lapilli.games.eruption.box_names import BORDER_NAMES, MATERIAL_NAMES
from lapilli.games.eruption.refusal import walk
from lapilli.games.eruption.refusal.case import Case, Words


def stock(case: Case, material: str, clause: str) -> Refusal | None:
    """Is there such a wall in the stockpile, or any at all?"""
    if case.owned(material):
        return None
    if not any(case.owned(other) for other in MATERIAL_NAMES):
        return Refusal("no-walls", clause)
    return Refusal("no-stock", clause, {"material": Word("material", material)})


def build(case: Case, words: Words) -> Refusal | None:
    """E-5.4-5.8 May this wall stand there?"""
    refusal = stock(case, words["material"], "E-4.1")
    if refusal:
        return refusal
    place = words["place"]
    said = Word("place", place)
    hexagon, _, side = place.partition(".")
    if place in BORDER_NAMES and hexagon != case.village:
        return Refusal("not-your-village", "E-5.8", {"place": said})
    if place in case.walls:
        return Refusal("walled", "E-5.5", {"place": said})
    if place not in BORDER_NAMES:
        index = SIDES.index(side)
        if hexagon in BOX.spaces and not walk.has_lava(case.board.get(hexagon, 0), index):
            return Refusal("no-flow", "E-5.4", {"place": said})
        goal = beyond(hexagon, index)
        if goal in case.board:
            return Refusal("not-open", "E-5.4", {"place": said, "other": goal})
    return None
