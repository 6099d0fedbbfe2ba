"""Why not: the event cards that act at once."""

from __future__ import annotations

from lapilli.core.story import Word
from lapilli.games.nisyros.actions import AREA_NAMES, WORKPLACE_WORDS, ZONE_NAMES
from lapilli.games.nisyros.refusal.case import Case, Checks, Why
from lapilli.games.nisyros.rules.steps import Events


def siesta(case: Case) -> Why:
    return case.no_worker(True)


def panic(case: Case) -> Why:
    return case.no_worker(True)


def panic_idle(case: Case) -> Why:
    colour, spot = case.word("colour"), case.word("place")
    return None if case.idle(colour, spot) else case.refuse("none-idle", place=Word("place", spot))


def gas(case: Case) -> Why:
    zone = case.word("zone")
    if zone not in case.shown():
        return case.refuse("not-shown", zone=Word("zone", zone))
    spots = [spot for spot in WORKPLACE_WORDS if spot.split(".")[0] == zone]
    if not any(case.workers(colour, spot) for colour in ZONE_NAMES for spot in spots):
        return case.refuse("no-workers", zone=Word("zone", zone))
    return None


def search(case: Case) -> Why:
    colour = case.word("colour")
    if case.state.hades[ZONE_NAMES.index(colour)] == 0:
        return case.refuse("not-in-hades", colour=Word("colour", colour))
    return None


def refuge_only(case: Case) -> Why:
    zone = case.word("zone")
    return None if case.refuge(zone) else case.refuse("no-refuge", zone=Word("zone", zone))


def crevice(case: Case) -> Why:
    zone = case.word("zone")
    return None if case.lava(zone) else case.refuse("no-lava", zone=Word("zone", zone))


def dams(case: Case, zone: str) -> int:
    return sum(case.dams(f"{zone}.{name}") for name in AREA_NAMES)


def tremor(case: Case) -> Why:
    zone = case.word("zone")
    if zone not in case.shown():
        return case.refuse("not-shown", zone=Word("zone", zone))
    return None if dams(case, zone) else case.refuse("no-dams", zone=Word("zone", zone))


def undam(case: Case) -> Why:
    area = case.word("area")
    turn = next(zone for zone in case.order if dams(case, zone) and not spared(case, zone))
    if area.split(".")[0] != turn:
        return case.refuse("board-order", zone=Word("zone", turn))
    return None if case.dams(area) else case.refuse("no-dam-there", area=Word("area", area))


def spared(case: Case, zone: str) -> bool:
    """N-15.17 N-15.18 Has it lost its dam already, or did the tremor strike elsewhere?"""
    step = case.state.step
    return isinstance(step, Events) and step.use is not None and bool(step.use.spared >> ZONE_NAMES.index(zone) & 1)


def wreck(case: Case) -> Why:
    zone = case.word("zone")
    return None if case.boats(zone) else case.refuse("no-boat", zone=Word("zone", zone))


CHECKS: Checks = {
    "siesta": ("siesta", siesta),
    "gas": ("gas", gas),
    "search": ("search", search),
    "search-none": ("search", None),
    "wash": ("wash", refuge_only),
    "crevice": ("crevice", crevice),
    "tremor": ("tremor", tremor),
    "undam": ("undam", undam),
    "wreck": ("wreck", wreck),
    "panic": ("panic", panic),
    "panic-idle": ("panic", panic_idle),
}
