"""What speaks for an action in a position, said with a hint: treasures, the fallen, the leader, how a fight stands."""

from __future__ import annotations

from lapilli.core.log_lines import Line, Word
from lapilli.games.deukalion.actions import SPACE
from lapilli.games.deukalion.knowledge.view_types import View

AGAINST = ("attack-ship", "sail-at", "hydra-at", "play-call-at", "push")  # kinds that hit a hero
REVIVING = ("soldiers", "recover", "styx-take", "play-underworld")


def reason(view: View, action: int) -> Line | None:
    """Return the fact that speaks for an action; None if none is to be seen."""
    kind, me = SPACE.kind(action), view["seat"]
    words = kind.words(action)
    if me is None:
        return None
    if kind.key == "attack":
        count = len(view["cities"].get(words["place"], ()))
        return Line("because-treasures", {"count": count, "place": Word("place", words["place"])}) if count else None
    if kind.key in AGAINST:
        return _leader(view, me, words["hero"])
    if kind.key in REVIVING:
        below = view["heroes"][me]["below"]
        return Line("because-below", {"count": below}) if below else None
    if view["phase"] == "reckoning" and kind.key in ("pass", "play"):
        return _fight(view, me, kind.key == "play")
    return None


def _leader(view: View, me: str, hero: str) -> Line | None:
    """D-1.1 Does this hero have more points than anybody else?"""
    totals = {name: one["total"] for name, one in view["heroes"].items() if name != me}
    leads = all(totals[hero] > total for name, total in totals.items() if name != hero)
    return (
        Line("because-leads", {"hero": Word("hero", hero), "total": totals[hero]}) if leads and totals[hero] else None
    )


def _fight(view: View, me: str, plays: bool) -> Line | None:
    """D-12.5 How the thrown soldiers stand: a card turns a fight that is being lost, and is saved in a won one."""
    fight = view["fight"]
    sides = {side["seat"]: side["strength"] for side in fight["sides"]} if fight else {}
    if fight is None or me not in sides:
        return None
    against = fight["needed"] if fight["needed"] is not None else max(sides[one] for one in sides if one != me)
    losing = sides[me] < against
    if losing != plays:
        return None
    facts = {"own": f"{sides[me]:g}", "against": f"{against:g}"}
    return Line("because-losing" if plays else "because-winning", facts)
