"""What the parts of the picture show: narrowed views. A part that reads anything else fails, so none can be stale."""

from __future__ import annotations

from typing import cast

from lapilli.games.fuji.knowledge.seen import View

ROW = (
    *("box", "options", "seats", "seat", "number", "phase", "figures", "terrain"),
    *("dice", "aside", "buddy", "picked", "made", "claims"),
    *("awaited", "ready", "stopped", "gone"),
)


def row(view: View) -> View:
    """The own dice and the screens of all figures."""
    return cast(View, {name: view[name] for name in ROW})  # type: ignore[literal-required]


def endurance(view: View) -> View:
    """What the stamina board shows."""
    figures = [{"name": figure["name"], "stamina": figure["stamina"]} for figure in view["figures"]]
    kept = {name: view[name] for name in ("box", "comparison", "number", "options")}
    return cast(View, {**kept, "figures": figures})
