"""Why not: flow, eruptions, fleeing, evacuation, new homes."""

from __future__ import annotations

from lapilli.core.story import Word
from lapilli.games.nisyros.actions import AREA_NAMES, AREA_WORDS, ZONE_NAMES
from lapilli.games.nisyros.refusal.case import Case, Checks, Why
from lapilli.games.nisyros.rules.steps import Flow


def flow(case: Case) -> Why:
    """N-8.2 N-8.3 Below the lava, once in a round, unless every dam spot there holds a dam."""
    zone, step = case.word("zone"), case.state.step
    lava = case.lava(zone)
    if not 0 < lava < 5:
        return case.refuse("no-flow", "N-8.2", zone=Word("zone", zone))
    if isinstance(step, Flow) and step.flowed >> ZONE_NAMES.index(zone) & 1:
        return case.refuse("flowed", "N-8.2", zone=Word("zone", zone))
    area, spots = f"{zone}.{AREA_NAMES[lava]}", case.state.terms.spots[lava]
    if spots and case.dams(area) >= spots:
        return case.refuse("protected", "N-8.3", area=Word("area", area))
    return None


def erupt(case: Case) -> Why:
    zone = case.word("zone")
    if case.lava(zone) == 5:
        return case.refuse("all-covered", zone=Word("zone", zone))
    if not case.waits(13) and zone not in case.shown():
        return case.refuse("not-shown", zone=Word("zone", zone))
    return None


def flooded(case: Case) -> tuple[str, str]:
    flood = case.state.flood
    zone, name = AREA_WORDS[flood.area if flood else 0].split(".")
    return zone, name


def on_owned_coast(case: Case) -> bool:
    zone, name = flooded(case)
    return name == "coast" and case.owned(zone)


def boat_ready(case: Case) -> bool:
    """N-11.6"""
    return on_owned_coast(case) and case.boats(flooded(case)[0]) > 0 and case.stock("wheat") >= case.state.terms.fare


def threatened(case: Case, colour: str, citizens: bool) -> int:
    """How many people of a colour are on the flooded area."""
    zone, name = flooded(case)
    if name != "coast":
        return 0 if citizens else case.workers(colour, f"{zone}.{name}")
    if citizens:
        return case.citizens(colour, zone)
    return sum(case.workers(colour, f"{zone}.{spot}") for spot in ("dam", "yard", "theatre"))


def not_their_turn(case: Case, citizens: bool) -> Why:
    """N-11.4 N-11.9 Who is there, and in which order they go."""
    colour, (zone, _) = case.word("colour"), flooded(case)
    if threatened(case, colour, citizens) == 0:
        return case.refuse("nobody-flees", "N-11.5", colour=Word("colour", colour))
    seats = [ZONE_NAMES[index] for index in case.state.colours if index >= 0]
    if not on_owned_coast(case):
        first = next(seat for seat in seats if threatened(case, seat, False))
        return None if colour == first else case.refuse("seat-order", "N-11.4", colour=Word("colour", first))
    if case.state.terms.strict and boat_ready(case):
        groups = [
            [(seat, True) for seat in seats],
            [(seat, False) for seat in seats if case.home(seat) == zone],
            [(seat, False) for seat in seats if case.home(seat) != zone],
        ]
        first_group = next(group for group in groups if any(threatened(case, *member) for member in group))
        if (colour, citizens) not in first_group:
            return case.refuse("strict-order", "N-11.9")
    return None


def by_boat(case: Case, citizens: bool) -> Why:
    refusal = not_their_turn(case, citizens)
    if refusal:
        return refusal
    return None if boat_ready(case) else case.refuse("no-boat-here", "N-11.6")


def overland(case: Case, citizens: bool) -> Why:
    refusal = not_their_turn(case, citizens)
    if refusal:
        return refusal
    if citizens and boat_ready(case):
        return case.refuse("boat-first", "N-11.7")
    colour, target, (zone, _) = case.word("colour"), case.word("zone"), flooded(case)
    if not case.refuge(target):
        return case.refuse("no-refuge", "N-11.3", zone=Word("zone", target))
    if case.lava(case.home(colour)) < 5 and target != case.home(colour):
        return case.refuse("home-only", "N-11.3", zone=Word("zone", case.home(colour)))
    if target == case.opposite(zone) and all(case.lava(side) == 5 for side in case.neighbours(zone)):
        return case.refuse("cut-off", "N-11.2", zone=Word("zone", target))
    return None


def evacuate(case: Case) -> Why:
    colour, spot, harbour = case.word("colour"), case.word("spot"), case.word("zone")
    zone, name = spot.split(".")
    people = case.citizens(colour, zone) if name == "village" else case.workers(colour, spot)
    if people == 0:
        return case.refuse("nobody-there", "N-10.1", colour=Word("colour", colour), place=Word("spot", spot))
    if case.boats(harbour) == 0:
        return case.refuse("no-boat", "N-10.1", zone=Word("zone", harbour))
    return case.refuse("no-wheat", "N-10.1") if case.stock("wheat") < case.state.terms.fare else None


def home(case: Case) -> Why:
    refusal = case.not_mine()
    if refusal:
        return refusal
    target, present = case.word("zone"), case.home(case.mine)
    if case.finished(case.mine):
        return case.refuse("already-ready", "N-12.4")
    if not case.refuge(target):
        return case.refuse("no-refuge", "N-12.6", zone=Word("zone", target))
    if case.lava(present) < 5 and target not in (present, case.mine):
        return case.refuse("keep-home", "N-12.4", zone=Word("zone", present))
    return None


CHECKS: Checks = {
    "flow": ("flow", flow),
    "erupt": ("erupt", erupt),
    "flee-citizen-boat": ("flee", lambda case: by_boat(case, True)),
    "flee-worker-boat": ("flee", lambda case: by_boat(case, False)),
    "flee-citizen": ("flee", lambda case: overland(case, True)),
    "flee-worker": ("flee", lambda case: overland(case, False)),
    "evacuate": ("evacuate", evacuate),
    "evacuate-done": ("evacuate", None),
    "home": ("home", home),
}
