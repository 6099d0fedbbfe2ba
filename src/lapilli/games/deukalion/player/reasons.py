"""What speaks for an action in a position, said with a hint: treasures, the fallen, the leader, how a fight stands."""

from __future__ import annotations

from lapilli.core.log_lines import Line, Word
from lapilli.games.deukalion.actions import SPACE
from lapilli.games.deukalion.box import box_of, neighbours
from lapilli.games.deukalion.knowledge.view_types import View, own_hand
from lapilli.games.deukalion.picture.prompt import setting

AGAINST = ("attack-ship", "sail-at", "hydra-at", "play-call-at", "push")  # kinds that hit a hero
REVIVING = ("soldiers", "recover", "styx-take", "play-underworld")
TO_A_FIELD = ("sail", "anchor", "play-charon")
HYDRA = ("hydra", "push-hydra", "play-call")
DRAWING = ("cards", "discard", "draw")
SCORING = ("claim", "claim-one", "claim-two", "claim-three", "deliver", "found")
WAITING = ("done", "end", "hold", "styx-pass", "leave")


def reason(view: View, action: int) -> Line | None:
    """Return the fact that speaks for an action: about what it changes, else how the points stand."""
    me = view["seat"]
    return None if me is None else _about(view, me, action) or _points(view, me)


def _about(view: View, me: str, action: int) -> Line | None:
    """Return the fact about what an action changes; None if none is to be seen."""
    kind = SPACE.kind(action)
    words, key = kind.words(action), kind.key
    hero = view["heroes"][me]
    if view["phase"] == "reckoning" and key in ("pass", "play"):
        return _fight(view, me, key == "play")
    if key == "attack":
        count = len(view["cities"].get(words["place"], ()))
        return Line("because-treasures", {"count": count, "place": Word("place", words["place"])}) if count else None
    if key == "kylix":
        return Line("because-setting", setting(view, int(words["rim"][-1]) - 1))
    if key in AGAINST:
        return _leader(view, me, words["hero"])
    if key in REVIVING:
        return Line("because-below", {"count": hero["below"]}) if hero["below"] else None
    if key in TO_A_FIELD:
        return _beside(view, me, words["field"])
    if key in HYDRA:
        return _near(view, me, words["field"])
    if key in DRAWING:
        return Line("because-hand", {"count": len(own_hand(view))})
    if key in SCORING:
        return Line("because-target", {"own": hero["total"], "target": view["target"]})
    if key == "take":
        return Line("because-cargo", {"count": hero["cargo"].count(words["colour"])})
    return Line("because-aboard", {"count": hero["aboard"]}) if key in WAITING else None


def _points(view: View, me: str) -> Line:
    """D-1.1 How the points stand."""
    best = max(one["total"] for name, one in view["heroes"].items() if name != me)
    return Line("because-points", {"own": view["heroes"][me]["total"], "other": best})


def _leader(view: View, me: str, hero: str) -> Line:
    """D-1.1 Does this hero have more points than anybody else?"""
    totals = {name: one["total"] for name, one in view["heroes"].items() if name != me}
    leads = all(totals[hero] > total for name, total in totals.items() if name != hero) and totals[hero]
    return Line("because-leads" if leads else "because-rival", {"hero": Word("hero", hero), "total": totals[hero]})


def _beside(view: View, me: str, field: str) -> Line | None:
    """D-6.11 What can be reached from a field: Athens with treasures aboard, else the city with most treasures."""
    box = box_of(view["box"])
    reached = [box.terrain(one) for one in neighbours(field)]
    cargo = len(view["heroes"][me]["cargo"])
    if cargo and "athens" in reached:
        return Line("because-athens", {"count": cargo})
    cities = [one for one in reached if view["cities"].get(one)]
    if not cities:
        return None
    best = max(cities, key=lambda city: len(view["cities"][city]))
    return Line("because-beside", {"place": Word("place", best), "count": len(view["cities"][best])})


def _near(view: View, me: str, field: str) -> Line | None:
    """Whose ship lies nearest to where the Hydra would go, but for the own one."""
    ships = {name: one["ship"] for name, one in view["heroes"].items() if one["ship"] and name != me}
    if not ships:
        return None
    nearest = min(ships, key=lambda name: _distance(ships[name] or field, field))
    return Line("because-nearest", {"hero": Word("hero", nearest), "total": view["heroes"][nearest]["total"]})


def _distance(one: str, other: str) -> int:
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1]))


def _fight(view: View, me: str, plays: bool) -> Line | None:
    """D-12.5 How the thrown soldiers stand: a card turns a fight that is being lost, and is saved in a won one."""
    fight = view["fight"]
    sides = {side["seat"]: side["strength"] for side in fight["sides"]} if fight else {}
    if fight is None or me not in sides:
        return None
    against = fight["needed"] if fight["needed"] is not None else max(sides[one] for one in sides if one != me)
    losing = sides[me] < against
    facts = {"own": f"{sides[me]:g}", "against": f"{against:g}"}
    if losing != plays:
        return Line("because-fight", facts)
    return Line("because-losing" if plays else "because-winning", facts)
