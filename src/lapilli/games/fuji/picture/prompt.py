"""One sentence over the board: who must do what."""

from __future__ import annotations

from lapilli.games.fuji.knowledge.seen import View
from lapilli.games.fuji.text import WORDS


def prompt(view: View, seat: int | None, lang: str) -> str:
    """One sentence: who must do what."""
    what = WORDS.say(lang, f"prompt-{view['phase']}")
    own = None if seat is None else f"p{seat + 1}"
    if own in view["awaited"]:
        return WORDS.say(lang, "your-turn", {"who": WORDS.word(lang, "seat", str(own)), "what": what})
    if view["awaited"]:
        who = ", ".join(WORDS.word(lang, "seat", name) for name in view["awaited"])
        return WORDS.say(lang, "waiting", {"who": who, "what": what})
    return what
