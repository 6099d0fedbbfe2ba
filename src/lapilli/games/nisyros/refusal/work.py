"""Why not: dice, building, calling, feeding."""

from __future__ import annotations

from lapilli.core.story import Word
from lapilli.games.nisyros.actions import FACES, RESOURCES, WORKPLACE_WORDS, ZONE_NAMES
from lapilli.games.nisyros.refusal.case import Case, Checks, Why
from lapilli.games.nisyros.rules.steps import Building, Calling, Dice, Gathering

SUITABLE = {"dam": "dam", "boat": "yard", "theatre": "theatre"}


def face_of(case: Case) -> str:
    return FACES[case.state.faces["abcde".index(case.word("die"))]]


def reroll(case: Case) -> Why:
    if face_of(case) == "plus":
        return case.refuse("plus-stays")
    step = case.state.step
    picked = isinstance(step, Dice) and "abcde".index(case.word("die")) in (step.first, step.second)
    return case.refuse("picked-already") if picked else None


def die(case: Case) -> Why:
    target, face = case.word("place"), face_of(case)
    if case.state.lies["abcde".index(case.word("die"))] != -1:
        return case.refuse("die-lies", "N-3.6")
    zone, name = target.split(".")
    suits = face == "hermes" or SUITABLE.get(face) == name
    if name.isdigit():
        tile = case.state.tiles[ZONE_NAMES.index(zone) * 4 + int(name) - 1]
        suits = face == "hermes" or face == RESOURCES[tile]
    if not suits:
        return case.refuse("wrong-die", "N-3.4", face=Word("face", face), place=Word("place", target))
    if not case.open(target):
        return case.closed(target)
    if case.doubled(target):
        return case.refuse("die-there", "N-3.5", place=Word("place", target))
    if case.gassed(target):
        return case.refuse("gassed", "N-15.10", place=Word("place", target))
    if not case.waits(2) and not case.hands(target):
        return case.refuse("useless-die", "N-3.7", place=Word("place", target))
    return None


def run(case: Case) -> Why:
    return case.no_worker(True) or case.cannot_enter()


def idle_builders(case: Case, place: str) -> bool:
    """N-5.1 N-5.3 One piece for each who stands there, two with a die; none on a gassed coast. Have they built it?"""
    most = 0 if case.gassed(place) else case.hands(place) * (2 if case.doubled(place) else 1)
    step, (zone, name) = case.state.step, place.split(".")
    if not isinstance(step, Building):
        return True
    built = step.built[ZONE_NAMES.index(zone) + (0 if name == "dam" else len(ZONE_NAMES))]
    return bool(built >= most)


def calls(case: Case, zone: str) -> int:
    """N-6.1 N-6.5 Those who stood there at the beginning call, doubled by a die and by each card 15, at most two."""
    place, step = f"{zone}.theatre", case.state.step
    if not case.refuge(zone) or case.gassed(place) or not isinstance(step, Calling):
        return 0
    called = int(step.called[ZONE_NAMES.index(zone)])
    callers = (case.hands(place) - called) * (2 if case.doubled(place) else 1) << case.waiting(15)
    return min(int(case.state.terms.calls), callers) - called


def build_dam(case: Case) -> Why:
    area = case.word("area")
    zone, name = area.split(".")
    level = 5 if name == "coast" else int(name)
    if idle_builders(case, f"{zone}.dam"):
        return case.refuse("no-builder", "N-5.1", zone=Word("zone", zone))
    if case.stock("stone") == 0:
        return case.refuse("no-stone", "N-5.5")
    if sum(case.state.dams) >= case.state.terms.dams:
        return case.refuse("supply-empty", "N-5.5")
    if case.lava(zone) >= level:
        return case.refuse("covered", "N-5.2", area=Word("area", area))
    if case.dams(area) >= case.state.terms.spots[level - 1]:
        return case.refuse("no-spot", "N-5.2", area=Word("area", area))
    return None


def build_boat(case: Case) -> Why:
    zone = case.word("zone")
    if idle_builders(case, f"{zone}.yard"):
        return case.refuse("no-builder", "N-5.3", zone=Word("zone", zone))
    if case.stock("wood") == 0:
        return case.refuse("no-wood", "N-5.5")
    return case.refuse("supply-empty", "N-5.5") if sum(case.state.boats) >= case.state.terms.boats else None


def call_done(case: Case) -> Why:
    refusal = case.not_mine()
    if refusal:
        return refusal
    if case.finished(case.mine):
        return case.refuse("already-ready", "N-6.6")
    if case.host_is_busy():
        return case.refuse("host-first", "N-6.4", zone=Word("zone", case.home(case.mine)))
    return None


def call(case: Case) -> Why:
    refusal = call_done(case)
    if refusal:
        return refusal
    zone = case.word("zone")
    if zone != case.home(case.mine) or case.citizens(case.mine, zone) == 0:
        return case.refuse("no-citizen", "N-6.2", zone=Word("zone", zone))
    if calls(case, zone) == 0:
        return case.refuse("no-call", "N-6.1", zone=Word("zone", zone))
    return None


def gather(case: Case) -> Why:
    start, end = case.word("from"), case.word("to")
    refusal = case.not_mine() or case.no_worker(False)
    if refusal:
        return refusal
    if start == end:
        return case.refuse("same-place")
    if not case.refuge(end.split(".")[0]):
        return case.refuse("no-refuge", zone=Word("zone", end.split(".")[0]))
    zone, name = start.split(".")
    step = case.state.step
    moved = step.moved[ZONE_NAMES.index(case.mine) * 4 + ZONE_NAMES.index(zone)] if isinstance(step, Gathering) else 0
    if name == "theatre" and moved >= case.workers(case.mine, start):
        return case.refuse("moved-already", place=Word("place", start))
    return case.refuse("already-ready") if case.finished(case.mine) else None


def gather_done(case: Case) -> Why:
    refusal = case.not_mine()
    if refusal:
        return refusal
    for spot in WORKPLACE_WORDS:
        if case.workers(case.mine, spot) and not spot.endswith("theatre"):
            return case.refuse("not-gathered", place=Word("place", spot))
    return case.refuse("already-ready") if case.finished(case.mine) else None


def sick(case: Case) -> Why:
    return case.no_worker(False)


CHECKS: Checks = {
    "reroll": ("reroll", reroll),
    "reroll-done": ("reroll", None),
    "die": ("dice", die),
    "dice-done": ("dice", None),
    "run": ("run", run),
    "run-none": ("run", None),
    "build-dam": ("build", build_dam),
    "build-boat": ("build", build_boat),
    "build-done": ("build", None),
    "call": ("call", call),
    "call-done": ("call", call_done),
    "gather": ("gather", gather),
    "gather-done": ("gather", gather_done),
    "sick": ("sick", sick),
}
