"""Choose the coach's warning before a risky action, from the view and the own menu alone."""

from __future__ import annotations

from collections.abc import Sequence

from lapilli.core.coaching import Caution
from lapilli.core.log_lines import Word
from lapilli.games.fuji.actions import SPACE
from lapilli.games.fuji.box import box_of
from lapilli.games.fuji.knowledge.view_types import View
from lapilli.games.fuji.picture.pieces import requirement_line, requirement_on

STRENGTHS = ("great", "awful", "good", "poor")  # the strongest word first


def warning(view: View, seat: int, action: int, menu: Sequence[int]) -> Caution | None:
    """What a beginner should think of before saying ready, and what to say instead."""
    if SPACE.text(action) != "ready" or view["phase"] != "planning":
        return None
    marker = next((one["marker"] for one in view["figures"] if one["name"] == f"p{seat + 1}"), None)
    if not marker:
        return None
    if marker not in view["villages"] and _beside(marker) & set(view["lava"]):
        return Caution("lava", {"cell": marker})
    offered = {SPACE.text(other): other for other in menu}
    for other in view["figures"]:
        cell = other["marker"]
        better = offered.get(f"talk danger {other['name']} {cell}") if cell else None
        wanted = requirement_on(view, box_of(view["box"]), cell)
        if better is not None and wanted is not None:
            args = {"figure": Word("figure", other["name"]), "cell": cell, "dice": requirement_line(wanted)}
            return Caution("block", args, better)
    if any(view["said"][seat]):
        return None
    topics = [marker, *(one["marker"] for one in view["figures"] if one["marker"]), "yellow", "blue", "pink"]
    phrases = (f"talk {strength} {topic}" for topic in topics for strength in STRENGTHS)
    first = next((offered[phrase] for phrase in phrases if phrase in offered), None)
    return None if first is None else Caution("silent", {}, first)


def _beside(cell: str) -> set[str]:
    column, row = ord(cell[0]), int(cell[1:])
    return {f"{chr(column + x)}{row + y}" for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1))}
