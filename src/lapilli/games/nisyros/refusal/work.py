"""Why not: dice, building, calling, feeding."""

from __future__ import annotations

from lapilli.core.story import Word
from lapilli.games.nisyros.actions import AREA_WORDS, FACES, RESOURCES, WORKPLACE_WORDS, ZONE_NAMES
from lapilli.games.nisyros.refusal.case import Case, Why

SUITABLE = {"dam": "dam", "boat": "yard", "theatre": "theatre"}


def face_of(case: Case) -> str:
    return FACES[case.state.faces["abcde".index(case.word("die"))]]


def reroll(case: Case) -> Why:
    if face_of(case) == "plus":
        return case.refuse("plus-stays")
    picked = "abcde".index(case.word("die")) in (case.state.pick_one, case.state.pick_two)
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
        return case.refuse("closed", "N-0.5", place=Word("place", target))
    if WORKPLACE_WORDS.index(target) in list(case.state.lies):
        return case.refuse("die-there", "N-3.5", place=Word("place", target))
    if case.gassed(target):
        return case.refuse("gassed", "N-15.10", place=Word("place", target))
    if not case.waits(2) and not any(case.standing(colour, target) for colour in ZONE_NAMES):
        return case.refuse("useless-die", "N-3.7", place=Word("place", target))
    return None


def run(case: Case) -> Why:
    return case.no_worker(True) or case.cannot_enter()


def build_dam(case: Case) -> Why:
    area = case.word("area")
    zone, name = area.split(".")
    level = 5 if name == "coast" else int(name)
    if case.state.quota[ZONE_NAMES.index(zone)] == 0:
        return case.refuse("no-builder", "N-5.1", zone=Word("zone", zone))
    if case.stock("stone") == 0:
        return case.refuse("no-stone", "N-5.5")
    if sum(case.state.dams) >= case.state.terms.dams:
        return case.refuse("supply-empty", "N-5.5")
    if case.lava(zone) >= level:
        return case.refuse("covered", "N-5.2", area=Word("area", area))
    if case.state.dams[AREA_WORDS.index(area)] >= case.state.terms.spots[level - 1]:
        return case.refuse("no-spot", "N-5.2", area=Word("area", area))
    return None


def build_boat(case: Case) -> Why:
    zone = case.word("zone")
    if case.state.quota[4 + ZONE_NAMES.index(zone)] == 0:
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
    if case.state.quota[ZONE_NAMES.index(zone)] == 0:
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
    moved = case.state.gathered[ZONE_NAMES.index(case.mine) * 4 + ZONE_NAMES.index(zone)]
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
