"""How a finished game ended, read from a view."""

from __future__ import annotations

from lapilli.core.game import View


def outcome_of(view: View) -> str:
    """N-13.4 The lowest colour decides."""
    lowest = min(people["kos"] for people in view["people"].values())
    limits = view["limits"]
    return "big" if lowest >= limits["big"] else "small" if lowest >= limits["small"] else "lost"


def facts_of(view: View) -> dict[str, object]:
    """N-13.5 What the words about the end tell of: the level, and how many were needed."""
    return {"level": view["options"]["level"], "small": view["limits"]["small"], "big": view["limits"]["big"]}
