"""E-0.1, E-10.1: why a village may not be chosen."""

from __future__ import annotations

from lapilli.core.errors import Refusal
from lapilli.core.story import Word
from lapilli.games.eruption.box_names import seat_names
from lapilli.games.eruption.refusal.case import Case, Words


def settle(case: Case, words: Words) -> Refusal | None:
    """E-0.1 A village of this number of players that is free; E-10.1 in a team the one opposite the mate's."""
    village = words["village"]
    names = seat_names(case.state)
    seating = case.box.seating[len(names)]
    if village not in seating:
        return Refusal("no-such-village", "E-0.1", {"village": Word("seat", village), "players": len(names)})
    if village in case.taken:
        return Refusal("village-taken", "E-0.1", {"village": Word("seat", village)})
    if not case.state.terms.clans:
        return None
    half = len(names) // 2
    opposite = seating[(seating.index(village) + half) % len(names)]
    mate = (case.seat + half) % len(names)
    beside = case.taken.get(opposite)
    if mate in case.taken.values() and beside != mate:
        return Refusal("not-opposite", "E-10.1", {"village": Word("seat", village)})
    if beside is not None and beside != mate:
        return Refusal(
            "kept-for-mate", "E-10.1", {"village": Word("seat", village), "seat": Word("seat", names[beside])}
        )
    return None
