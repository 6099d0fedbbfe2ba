"""What speaks for an action in a position, said with a hint: who is behind, what is short, where lava is near."""

from __future__ import annotations

from lapilli.core.log_lines import Line, Word
from lapilli.games.nisyros.actions import SPACE
from lapilli.games.nisyros.knowledge.view_types import View

SHORT = 4  # of a resource: less is little
NEAR = 3  # areas of a zone under lava: the coast is next but one
COAST = 5


def reason(view: View, action: int) -> Line | None:
    """Return the fact that speaks for an action: about what it changes, else about its place, else about the team."""
    words = SPACE.kind(action).words(action)
    zone = next((words[name].partition(".")[0] for name in PLACES if name in words), "")
    return _about(view, action) or (_zone(view, zone) if zone in view["layout"] else None) or _team(view)


PLACES = ("to", "place", "area", "zone", "spot")  # what an action names a place by, the one it leads to first


def _about(view: View, action: int) -> Line | None:
    """Return the fact about what an action changes; None if none is to be seen."""
    kind = SPACE.kind(action)
    words = kind.words(action)
    match kind.key:
        case "village":
            slopes = dict.fromkeys(name for name in view["layout"][words["zone"]] if name)
            resources = tuple(Word("resource", name) for name in slopes)
            return Line("because-slopes", {"zone": Word("zone", words["zone"]), "resources": resources})
        case "evacuate":
            return _crossing(view, words["colour"], words["spot"].partition(".")[0])
        case "evacuate-done":
            boats = sum(view["boats"].values())
            return Line("because-keep-boats", {"boats": boats}) if boats else None
        case "place" | "run" | "gather":
            return _work(view, words["to"])
        case "ready":
            count = sum(view["people"][words["colour"]]["workers"].values())
            return Line("because-placed", {"count": count})
        case "sail" | "wash":
            return _shore(view, words["to"] if kind.key == "sail" else words["zone"])
        case "build-dam":
            return _dam(view, words["area"]) or _dams(view, words["area"].partition(".")[0])
        case "build-boat":
            return _boats(view)
        case "build-done" | "dice-done" | "reroll-done":
            resource = min(view["stock"], key=lambda name: view["stock"][name])
            return _stock(view, resource)
        case "call":
            return _citizens(view, words["zone"])
        case "call-done":
            return Line("because-mouths", {"resource": Word("resource", "wheat"), "count": view["stock"]["wheat"]})
        case "die":
            count = _standing(view, words["place"])
            return Line("because-doubles", {"count": count}) if count else _work(view, words["place"])
        case "erupt":
            return _spared(view, words["zone"])
    return None


def _zone(view: View, zone: str) -> Line:
    """How far the lava is in a zone, and who would be hit."""
    facts = {"zone": Word("zone", zone), "lava": view["lava"].get(zone, 0), "people": _people(view, zone)}
    return Line("because-zone", facts)


def _people(view: View, zone: str) -> int:
    """How many people are in a zone."""
    return sum(
        count
        for folk in view["people"].values()
        for heap in (folk["citizens"], folk["workers"])
        for place, count in heap.items()
        if place.partition(".")[0] == zone
    )


def _team(view: View) -> Line:
    """N-13.4 Who is furthest behind on Kos, for that village decides for all."""
    saved = {name: folk["kos"] for name, folk in view["people"].items()}
    least = min(saved.values())
    if least == max(saved.values()):
        return Line("because-even", {"saved": least})
    who = next(name for name, count in saved.items() if count == least)
    return Line("because-behind", {"colour": Word("seat", who), "saved": least})


def _crossing(view: View, colour: str, zone: str) -> Line | None:
    """N-13.4 Who is furthest behind decides; lava that is near hurries; else what is still missing."""
    saved = {name: folk["kos"] for name, folk in view["people"].items()}
    who = {"colour": Word("seat", colour)}
    if saved[colour] == min(saved.values()) < max(saved.values()):
        return Line("because-behind", {**who, "saved": saved[colour]})
    if NEAR <= view["lava"].get(zone, 0) < COAST:
        return Line("because-lava-near", {"zone": Word("zone", zone)})
    missing = view["limits"]["small"] - saved[colour]
    if missing > 0:
        return Line("because-goal", {**who, "missing": missing})
    return Line("because-big", {**who, "saved": saved[colour], "big": view["limits"]["big"]})


def _work(view: View, place: str) -> Line | None:
    """N-1.5 What the workplace brings, and how much of it there is."""
    zone, _, name = place.partition(".")
    if name == "yard":
        return _boats(view)
    if name == "theatre":
        return _citizens(view, zone)
    if name == "dam":
        return _dams(view, zone)
    resource = view["layout"][zone][int(name) - 1] if name.isdigit() and zone in view["layout"] else None
    return _stock(view, resource) if resource else None


def _stock(view: View, resource: str) -> Line:
    count = view["stock"][resource]
    message = "because-short" if count < SHORT else "because-stock"
    return Line(message, {"resource": Word("resource", resource), "count": count})


def _dams(view: View, zone: str) -> Line | None:
    """N-8.3 Is lava coming down where dams could stop it, or still to come?"""
    lava = view["lava"].get(zone, 0)
    return Line("because-dams" if lava else "because-no-lava", {"zone": Word("zone", zone)}) if lava < COAST else None


def _shore(view: View, zone: str) -> Line:
    """Who would need a boat on a coast, and how many lie there."""
    facts = {"zone": Word("zone", zone), "people": _people(view, zone), "boats": view["boats"].get(zone, 0)}
    return Line("because-shore", facts)


def _boats(view: View) -> Line:
    waiting = sum(sum(folk["citizens"].values()) + sum(folk["workers"].values()) for folk in view["people"].values())
    return Line("because-boats", {"people": waiting, "boats": sum(view["boats"].values())})


def _citizens(view: View, zone: str) -> Line | None:
    count = sum(folk["citizens"].get(zone, 0) for folk in view["people"].values())
    return Line("because-citizens", {"count": count, "zone": Word("zone", zone)}) if count else None


def _dam(view: View, area: str) -> Line | None:
    """N-8.3 Does this dam fill the last spot of the area that the lava comes to next?"""
    zone, _, name = area.partition(".")
    level = int(name) if name.isdigit() else COAST
    full = view["dams"].get(area, 0) + 1 >= view["limits"]["spots"][level - 1]
    next_area = view["lava"].get(zone, 0) == level - 1
    return Line("because-block", {"area": Word("area", area)}) if full and next_area else None


def _standing(view: View, place: str) -> int:
    return sum(folk["workers"].get(place, 0) - folk["idle"].get(place, 0) for folk in view["people"].values())


def _spared(view: View, zone: str) -> Line | None:
    """N-9.2 Does nobody stand on the area that would be covered?"""
    level = view["lava"].get(zone, 0) + 1
    if level >= COAST or _standing(view, f"{zone}.{level}"):
        return None
    return Line("because-spared", {"zone": Word("zone", zone)})
