"""What speaks for an action in a position, said with a hint: what the own dice count, whom they beat, what lies there.

Hints are for their seat alone: the numbers are of its own dice, or of dice that all see.
"""

from __future__ import annotations

from lapilli.core.log_lines import Line
from lapilli.games.fuji.actions import FIGURE_NAMES, SPACE
from lapilli.games.fuji.box import box_of
from lapilli.games.fuji.knowledge.view_types import FigureView, View
from lapilli.games.fuji.picture.pieces import dummy_dice, has_dummy, neighbours, requirement_on, valid_total

DICE = ("pick", "aside", "lend", "reroll", "flip", "turn", "lose")  # kinds that concern one die
GEAR = ("bury", "give", "take", "leave", "refuse", "draw")  # kinds that concern cards of equipment


def reason(view: View, seat: str, action: int) -> Line | None:
    """Return the fact that speaks for an action: about what it changes, else about the own dice, else the stamina."""
    if seat not in FIGURE_NAMES[: len(view["figures"])]:
        return None
    kind = SPACE.kind(action)
    third = kind.key.startswith("p3-")
    figure = 2 if third and len(view["figures"]) > 2 else FIGURE_NAMES.index(seat)
    return (
        _about(view, figure, kind.key.removeprefix("p3-"), kind.words(action))
        or _standing(view, figure, view["figures"][figure]["marker"] or "")
        or Line("because-stamina", {"stamina": view["figures"][figure]["stamina"]})
    )


def _about(view: View, figure: int, key: str, words: dict[str, str]) -> Line | None:
    """Return the fact about what an action changes; None if none is to be seen."""
    own = view["figures"][figure]
    marker = own["marker"] or ""
    if key in DICE:
        return _die(view, own, f"{own['name']}.{words['die']}", marker)
    if key in GEAR:
        return Line("because-gear", {"count": len(own["cards"])})
    match key:
        case "mark" | "will-go" | "use-rope":
            if words["cell"] in view["equipment"]:
                return Line("because-token", {"cell": words["cell"]})
            return _standing(view, figure, words["cell"])
        case "throw":
            return _picked(view, figure, marker)
        case "go":
            return _against(view, figure, marker)
        case "say":
            asked = requirement_on(view, box_of(view["box"]), words["topic"])
            return _standing(view, figure, words["topic"]) if asked else _unsaid(view, figure)
        case "answer":
            return _asked(view, figure)
    return None


def _standing(view: View, figure: int, cell: str) -> Line | None:
    """F-14.8 What the own dice count on a card; None where nothing is asked for, or no die can be seen."""
    box = box_of(view["box"])
    requirement = requirement_on(view, box, cell)
    dice = view["figures"][figure]["dice"]
    if requirement is None or not any(view["dice"].get(die, [0])[0] for die in dice):
        return None
    total = valid_total(view, box, dice, requirement)
    return Line("because-total", {"cell": cell, "total": total}) if total else Line("because-nothing", {"cell": cell})


def _total(view: View, dice: list[str], cell: str) -> int:
    """F-14.8 What dice count on a card; 0 where nothing is asked for."""
    box = box_of(view["box"])
    requirement = requirement_on(view, box, cell)
    return valid_total(view, box, dice, requirement) if requirement else 0


def _die(view: View, own: FigureView, die: str, cell: str) -> Line | None:
    """What one die counts on the marked card."""
    if die not in own["dice"] or requirement_on(view, box_of(view["box"]), cell) is None:
        return None
    counts = _total(view, [die], cell)
    return Line("because-die", {"cell": cell, "value": counts}) if counts else Line("because-idle", {"cell": cell})


def _picked(view: View, figure: int, cell: str) -> Line | None:
    """What the dice that are thrown again count on the marked card, and all together."""
    total = _total(view, view["figures"][figure]["dice"], cell)
    lost = _total(view, view["picked"][figure], cell)
    return Line("because-picked", {"cell": cell, "lost": lost, "total": total}) if total else None


def _against(view: View, figure: int, cell: str) -> Line | None:
    """F-5.7 How the figure stands against both neighbours, whose dice lie open."""
    others = [view["figures"][one]["dice"] for one in neighbours(view, figure)]
    others += [dummy_dice(view)] if has_dummy(view) else []
    own = _total(view, view["figures"][figure]["dice"], cell)
    best = max(_total(view, dice, cell) for dice in others)
    return Line("because-ahead" if own > best else "because-against", {"own": own, "best": best})


def _unsaid(view: View, figure: int) -> Line | None:
    """F-13 Has nothing been said about these dice yet?"""
    said = any(claim["hand"] == figure for claim in view["claims"])
    return None if said else Line("because-unsaid")


def _asked(view: View, figure: int) -> Line | None:
    """F-13.15 What waits for an answer."""
    waits = [one["text"] for one in view["addressed"] if one["seat"] == figure and not one["answer"]]
    return Line("because-asked", {"count": len(waits)}) if waits else None
