"""Choose the coach's warning for a risky action, from the view and the own menu alone."""

from __future__ import annotations

from collections.abc import Sequence

from lapilli.games.fuji.actions import SPACE
from lapilli.games.fuji.knowledge.view_types import View

DICE_WORDS = ("talk great ", "talk good ", "talk poor ", "talk awful ")


def warning(view: View, seat: int, action: int, menu: Sequence[int]) -> str:
    """The name of the coach's word, or nothing."""
    if SPACE.text(action) != "ready" or view["phase"] != "planning":
        return ""
    mine = next((figure for figure in view["figures"] if figure["name"] == f"p{seat + 1}"), None)
    if mine is None or not mine["marker"]:
        return ""
    offered = [SPACE.text(other) for other in menu]
    if mine["marker"] not in view["villages"] and _beside(mine["marker"]) & set(view["lava"]):
        return "lava"
    for other in view["figures"]:
        if other["marker"] and f"talk danger {other['name']} {other['marker']}" in offered:
            return "block"
    silent = not any(any(row) for row in view["said"][seat : seat + 1])
    return "silent" if silent and any(text.startswith(DICE_WORDS) for text in offered) else ""


def _beside(cell: str) -> set[str]:
    column, row = ord(cell[0]), int(cell[1:])
    return {f"{chr(column + x)}{row + y}" for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1))}
