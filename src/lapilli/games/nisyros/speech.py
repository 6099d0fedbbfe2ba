"""What is said about a view: the words of the game, the looks of its seats, and the prompt of the moment."""

from __future__ import annotations

from lapilli.core.game import View
from lapilli.core.story import Word
from lapilli.words import Words

WORDS = Words("lapilli.games.nisyros")
LOOKS = {
    "mandraki": ("blue", "M"),
    "pali": ("orange", "P"),
    "emporios": ("green", "E"),
    "nikia": ("purple", "N"),
}


def names(view: View, seats: list[str], lang: str) -> str:
    """Seats in words, one after the other."""
    return ", ".join(WORDS.word(lang, "seat", seat) for seat in seats)


def prompt(view: View, lang: str) -> str:
    """One sentence: who must do what, and why; the same for everybody, for all play together."""
    now = view["now"]
    facts: dict[str, object] = {
        "who": names(view, view["actors"], lang),
        "active": Word("seat", view["active"]),
        "round": view["round"],
        "left": now.get("left", 0),
        "events": now.get("events", 0),
        "eruptions": now.get("eruptions", 0),
        "area": Word("area", now["flood"]) if "flood" in now else "",
        "colour": Word("seat", now["flight"]["colour"]) if "flight" in now else "",
        "boats": sum(view["boats"].values()),
        "stone": view["stock"]["stone"],
        "wood": view["stock"]["wood"],
    }
    return WORDS.say(lang, f"prompt-{view['phase']}", facts)
