"""What is said about a view: the words of the game, the looks of its seats, and the prompt of the moment."""

from __future__ import annotations

from lapilli.core.log_lines import Word
from lapilli.games.nisyros.knowledge.view_types import View
from lapilli.words import Words

PLACES = ("place", "spot", "area", "slope", "theatre")


class IslandWords(Words):
    """Places are said by zone and kind: `pali.2` is the message `spot-2` with the name of Pali."""

    def word(self, lang: str, domain: str, word: str) -> str:
        if domain in PLACES and "." in word:
            zone, _, name = word.partition(".")
            return self.say(lang, f"spot-{name}", {"zone": self.word(lang, "zone", zone)})
        if domain == "way":
            return " / ".join(self.word(lang, "zone", zone) for zone in word.split("-"))
        if domain in ("zone", "colour"):  # of villages and their people, whoever plays them
            return self.say(lang, f"seat-{word}") if self.has(lang, f"seat-{word}") else word
        return super().word(lang, domain, word)


WORDS = IslandWords("lapilli.games.nisyros")
LOOKS = {
    "mandraki": ("blue", "M"),
    "pali": ("orange", "P"),
    "emporios": ("green", "E"),
    "nikia": ("purple", "N"),
    **{f"s{seat}": ("black", str(seat)) for seat in range(1, 5)},  # a colour comes with the village
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
        "colour": Word("colour", now["flight"]["colour"]) if "flight" in now else "",
        "boats": sum(view["boats"].values()),
        "stone": view["stock"]["stone"],
        "wood": view["stock"]["wood"],
    }
    return WORDS.say(lang, f"prompt-{view['phase']}", facts)
