"""The path of element ids a person clicks for an action, and what is told of a thing that is clicked."""

from __future__ import annotations

from lapilli.core.log_lines import Word
from lapilli.games.deukalion.actions import HEROES, SPACE, TOSS
from lapilli.games.deukalion.knowledge.view_types import View
from lapilli.games.deukalion.picture.cards import WINDOWS


def click_path(view: View, seat: int, action: int) -> tuple[str, ...]:
    """As declared, with treasures where they lie: in the own hold, the loser's, or the city that was won."""
    if SPACE.kind(action).base == TOSS:  # D-12.4 real soldiers: two piles are typed in, the third is the rest
        words = SPACE.kind(action).words(action)
        return f"fallen/{words['fallen']}", f"firm/{words['firm']}"
    return tuple(_where(view, seat, target) for target in SPACE.click_path(action))


def _where(view: View, seat: int, target: str) -> str:
    kind, _, colour = target.partition("/")
    if kind == "cargo" and seat >= 0:
        return f"cargo/{HEROES[seat]}/{colour}"
    fight = view["fight"]
    if kind == "loot" and fight:
        if fight["place"]:
            return f"stock/{fight['place']}/{colour}"
        loser = next(side["seat"] for side in fight["sides"] if side["seat"] != HEROES[seat])
        return f"cargo/{loser}/{colour}"
    return target


def thing_facts(thing: str) -> dict[str, Word]:
    """What a sentence about a thing needs besides its name: when a card is played, whose soldiers these are."""
    kind, _, word = thing.partition("/")
    match kind:
        case "hand":
            return {"when": Word("when", WINDOWS[word])}
        case "dead" | "side":
            return {"seat": Word("seat", word)}
        case "task":
            return {"task": Word("task", word.partition(".")[0])}
        case "chosen":
            return {"action": Word("board", "hydra-die" if word == "hydra" else word)}
    return {}
