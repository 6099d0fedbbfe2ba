"""One sentence for a viewer: who must do what, and why."""

from __future__ import annotations

from lapilli.core.game import View
from lapilli.core.story import Word
from lapilli.games.eruption.story import WORDS


def prompt(view: View, lang: str) -> str:
    """One sentence: who must do what, and why."""
    turn = view["turn"]
    winners = ", ".join(WORDS.word(lang, "seat", name) for name in view["winners"])
    facts: dict[str, object] = {
        "active": Word("seat", view["active"]),
        "place": Word("place", turn["tested"] or ""),
        "space": turn["space"] or "",
        "tile": Word("tile", turn["tile"] or ""),
        "vent": view["vent"],
        "moves": turn["moves"],
        "cards": view["hand_sizes"][view["active"]],
        "winners": winners,
    }
    return WORDS.say(lang, f"prompt-{view['phase']}", facts)
