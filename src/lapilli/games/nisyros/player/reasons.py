"""What speaks for an action in a position, said with a hint: who is behind, what is short, where lava is near."""

from __future__ import annotations

from lapilli.core.log_lines import Line, Word
from lapilli.games.nisyros.actions import SPACE
from lapilli.games.nisyros.knowledge.view_types import View

SHORT = 4  # of a resource: less is little
NEAR = 3  # areas of a zone under lava: the coast is next but one
COAST = 5


def reason(view: View, action: int) -> Line | None:
    """Return the fact that speaks for an action; None if none is to be seen."""
    kind = SPACE.kind(action)
    words = kind.words(action)
    match kind.key:
        case "evacuate":
            return _crossing(view, words["colour"], words["spot"].partition(".")[0])
        case "evacuate-done":
            boats = sum(view["boats"].values())
            return Line("because-keep-boats", {"boats": boats}) if boats else None
        case "place" | "run":
            return _work(view, words["to"])
        case "build-dam":
            return _dam(view, words["area"])
        case "build-boat":
            return _boats(view)
        case "call":
            return _citizens(view, words["zone"])
        case "die":
            count = _standing(view, words["place"])
            return Line("because-doubles", {"count": count}) if count else None
        case "erupt":
            return _spared(view, words["zone"])
    return None


def _crossing(view: View, colour: str, zone: str) -> Line | None:
    """N-13.4 Who is furthest behind decides; lava that is near hurries; else what is still missing."""
    saved = {name: folk["kos"] for name, folk in view["people"].items()}
    who = {"colour": Word("seat", colour)}
    if saved[colour] == min(saved.values()) < max(saved.values()):
        return Line("because-behind", {**who, "saved": saved[colour]})
    if NEAR <= view["lava"].get(zone, 0) < COAST:
        return Line("because-lava-near", {"zone": Word("zone", zone)})
    missing = view["limits"]["small"] - saved[colour]
    return Line("because-goal", {**who, "missing": missing}) if missing > 0 else None


def _work(view: View, place: str) -> Line | None:
    """N-1.5 What the workplace brings, where that is short."""
    zone, _, name = place.partition(".")
    if name == "yard":
        return _boats(view)
    if name == "theatre":
        return _citizens(view, zone)
    if name == "dam":
        lava = view["lava"].get(zone, 0)
        return Line("because-dams", {"zone": Word("zone", zone)}) if 0 < lava < COAST else None
    resource = view["layout"][zone][int(name) - 1]
    if resource is None or view["stock"][resource] >= SHORT:
        return None
    return Line("because-short", {"resource": Word("resource", resource), "count": view["stock"][resource]})


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
