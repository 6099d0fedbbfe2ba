"""Why not: the choice of villages, and step 1."""

from __future__ import annotations

from lapilli.core.story import Word
from lapilli.games.nisyros.actions import WORKPLACE_WORDS, ZONE_NAMES
from lapilli.games.nisyros.refusal.case import Case, Checks, Why


def village(case: Case) -> Why:
    zone = case.word("zone")
    if case.owned(zone):
        return case.refuse("village-taken", zone=Word("zone", zone))
    if case.seat == 1 and case.state.terms.villages:
        first = ZONE_NAMES[case.state.colours[0]]
        if (case.opposite(first) == zone) != (case.state.terms.villages == 2):
            return case.refuse("village-agreed")
    return None


def _may_not_place(case: Case) -> Why:
    """N-1.9, N-1.10 Others' workers, one who is ready, or whose host is not."""
    refusal = case.not_mine()
    if refusal:
        return refusal
    if case.finished(case.mine):
        return case.refuse("already-ready", "N-1.10")
    if case.host_is_busy():
        return case.refuse("host-first", "N-1.9", zone=Word("zone", case.home(case.mine)))
    return None


def place(case: Case) -> Why:
    refusal = _may_not_place(case) or case.no_worker(False) or case.cannot_enter()
    if refusal:
        return refusal
    if case.state.placed[case.seat] >= 40 and not case.out_of_reach(case.mine, case.word("from")):
        return case.refuse("enough-moves", "N-1.11")
    return None


def sail(case: Case) -> Why:
    start, end = case.word("from"), case.word("to")
    if case.seat != case.state.active and not case.state.terms.all_sail:
        return case.refuse("active-sails", "N-1.8")
    if case.finished(case.mine):
        return case.refuse("already-ready", "N-1.10")
    if start == end or case.boats(start) == 0:
        return case.refuse("no-boat", "N-1.8", zone=Word("zone", start))
    if not case.refuge(end):
        return case.refuse("no-refuge", "N-1.8", zone=Word("zone", end))
    return case.refuse("enough-moves", "N-1.11") if case.state.sails >= 64 else None


def ready(case: Case) -> Why:
    refusal = _may_not_place(case)
    if refusal:
        return refusal
    for spot in WORKPLACE_WORDS:
        if case.workers(case.mine, spot) and case.out_of_reach(case.mine, spot):
            return case.refuse("astray", "N-1.4", place=Word("place", spot))
    return None


CHECKS: Checks = {
    "village": ("village", village),
    "place": ("place", place),
    "sail": ("place", sail),
    "ready": ("place", ready),
}
