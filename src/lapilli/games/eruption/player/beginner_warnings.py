"""Choose the coach's warning for a risky action, from the view and the own menu alone."""

from __future__ import annotations

from collections.abc import Sequence

from lapilli.games.eruption.actions import SPACE
from lapilli.games.eruption.knowledge.view_types import View
from lapilli.games.eruption.names import tile_mask
from lapilli.games.eruption.refusal.tile_rules import contacts

WARM = 30  # degrees that Rain takes off


def warning(view: View, action: int, menu: Sequence[int]) -> str:
    """The name of the coach's word, or nothing."""
    me = view["active"]
    match SPACE.text(action).split():
        case ["done"] if view["phase"] == "build" and any(view["stock"][me].values()) and _bare(view, me):
            return "bare"
        case ["discard", card] if f"trade {card}" in map(SPACE.text, menu):
            return "discard"
        case ["play", "rain"] if view["temperature"][me] < WARM:
            return "rain"
    return ""


def _bare(view: View, me: str) -> bool:
    """Does lava touch a side of this village where no wall stands?"""
    touched = {border for space, tile in view["tiles"].items() for border in contacts(space, tile_mask(tile))}
    return any(border.split(".")[0] == me and border not in view["walls"] for border in touched)
