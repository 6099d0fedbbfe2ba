"""One sentence over the board: who must do what."""

from __future__ import annotations

from functools import lru_cache

from lapilli.games.fuji.actions import SPACE
from lapilli.games.fuji.knowledge.view_types import View
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


def goal(view: View, lang: str) -> str:
    """What all play for, and how many figures stand in a village."""
    there = sum(figure["cell"] in view["villages"] for figure in view["figures"])
    return WORDS.say(lang, "goal", {"there": there, "all": len(view["figures"])})


@lru_cache(8_000)  # every frame asks for the notes of more than a hundred actions
def note(action: int, lang: str) -> str:
    """What the card does that is used."""
    words = SPACE.kind(action).words(action)
    card = words.get("bare") or words.get("lender")
    return WORDS.word(lang, "card-help", card) if card else ""


def talk_rule(view: View, seat: int | None, lang: str) -> str:
    """F-13.2, F-13.11 What may be said in this phase, and how many phrases about dice are left."""
    number, budget = view["phase_number"], view["options"]["talk_budget"]
    if not number:
        return ""
    said = [WORDS.say(lang, f"talk-rule-{number if number in (2, 4, 5) else 'silence'}")]
    if budget and seat is not None and number in (2, 4):
        limit = budget if number == 2 else (budget + 1) // 2
        said.append(WORDS.say(lang, "talk-budget", {"left": max(0, limit - view["spoken"]), "limit": limit}))
    return " ".join(said)
