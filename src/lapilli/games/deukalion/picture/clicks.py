"""The path of element ids a person clicks for an action."""

from __future__ import annotations

from lapilli.games.deukalion.actions import HEROES, SPACE, TOSS
from lapilli.games.deukalion.knowledge.seen import View


def touch(view: View, seat: int, action: int) -> tuple[str, ...]:
    """As declared, with treasures where they lie: in the own hold, the loser's, or the city that was won."""
    if SPACE.kind(action).base == TOSS:  # D-12.4 real soldiers: two piles are typed in, the third is the rest
        words = SPACE.kind(action).words(action)
        return f"fallen/{words['fallen']}", f"firm/{words['firm']}"
    return tuple(_where(view, seat, target) for target in SPACE.touch(action))


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
