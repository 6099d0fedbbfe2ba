"""Choose the coach's warning for a risky action, from the view and the own menu alone."""

from __future__ import annotations

from collections.abc import Sequence

from lapilli.games.deukalion.actions import SPACE
from lapilli.games.deukalion.knowledge.view_types import View

LASTING = {"play pegasus", "play hades", "play fleece"}


def warning(view: View, action: int, menu: Sequence[int]) -> str:
    """The name of the coach's word, or nothing."""
    offered = {SPACE.text(other) for other in menu}
    text = SPACE.text(action)
    word, *rest = text.split()
    kinds = {other.split()[0] for other in offered}
    if word == "deliver" and any(other.startswith("claim ") and rest[0] in other.split() for other in offered):
        return "deliver"
    if word in ("cards", "soldiers", "hydra") and kinds & {"attack", "found"}:
        return "stop"
    if word == "done" and view["phase"] == "step" and kinds & {"sail", "recover"}:
        return "idle"
    if word in ("end", "done") and offered & LASTING:
        return "lasting"
    return ""
