"""What the parts of the picture show: narrowed views, which `only` makes."""

from __future__ import annotations

from lapilli.draw import only
from lapilli.games.fuji.knowledge.view_types import View

ROW = (
    *("box", "options", "seats", "seat", "phase_number", "phase", "figures", "terrain"),
    *("dice", "aside", "buddy", "picked", "made", "claims"),
    *("awaited", "ready", "stopped", "gone"),
)


def row(view: View) -> View:
    """The own dice and the screens of all figures."""
    return only(view, *ROW)


def endurance(view: View) -> View:
    """What the stamina board shows."""
    figures = [{"name": figure["name"], "stamina": figure["stamina"]} for figure in view["figures"]]
    return only(view, "box", "comparison", "phase_number", "options", figures=figures)
