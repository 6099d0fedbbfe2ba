"""What speaks for an action in a position, said with a hint: what the own dice count, whom they beat, what lies there.

Hints are for their seat alone: the numbers are of its own dice, or of dice that all see.
"""

from __future__ import annotations

from lapilli.core.log_lines import Line
from lapilli.games.fuji.actions import FIGURE_NAMES, SPACE
from lapilli.games.fuji.box import box_of
from lapilli.games.fuji.knowledge.view_types import View
from lapilli.games.fuji.picture.pieces import dummy_dice, has_dummy, neighbours, requirement_on, valid_total


def reason(view: View, seat: str, action: int) -> Line | None:
    """Return the fact that speaks for an action; None if none is to be seen."""
    kind = SPACE.kind(action)
    if seat not in FIGURE_NAMES[: len(view["figures"])]:
        return None
    figure = FIGURE_NAMES.index(seat)
    marker = view["figures"][figure]["marker"] or ""
    match kind.key:
        case "mark":
            cell = kind.words(action)["cell"]
            if cell in view["equipment"]:
                return Line("because-token", {"cell": cell})
            total = _total(view, view["figures"][figure]["dice"], cell)
            return Line("because-total", {"cell": cell, "total": total}) if total else None
        case "stop":
            total = _total(view, view["figures"][figure]["dice"], marker)
            return Line("because-total", {"cell": marker, "total": total}) if total else None
        case "go":
            return _ahead(view, figure, marker)
    return None


def _total(view: View, dice: list[str], cell: str) -> int:
    """F-14.8 What dice count on a card; 0 where nothing is asked for."""
    box = box_of(view["box"])
    requirement = requirement_on(view, box, cell) if cell else None
    return valid_total(view, box, dice, requirement) if requirement else 0


def _ahead(view: View, figure: int, cell: str) -> Line | None:
    """F-5.7 Does the figure beat both neighbours, whose dice lie open?"""
    others = [view["figures"][one]["dice"] for one in neighbours(view, figure)]
    others += [dummy_dice(view)] if has_dummy(view) else []
    own = _total(view, view["figures"][figure]["dice"], cell)
    best = max(_total(view, dice, cell) for dice in others)
    return Line("because-ahead", {"own": own, "best": best}) if own > best else None
