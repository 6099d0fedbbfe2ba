"""E-8.10-8.13, E-10.7, E-11.6-11.7: who has won, and the ranking of all."""

from __future__ import annotations

from lapilli.core.game import Result
from lapilli.games.eruption.names import ENDINGS, seat_names
from lapilli.games.eruption.rules.course import Course
from lapilli.games.eruption.rules.ending import points
from lapilli.games.eruption.state import Phase


def result(state: Course) -> Result | None:
    """None while the game goes on; then winners (E-8.12: all who tie), ranks, temperatures and tie-break points."""
    if state.phase != Phase.OVER:
        return None
    names = seat_names(state.parts)
    keys = {name: key(state, seat) for seat, name in enumerate(names)}
    ranks = {name: 1 + sum(other < keys[name] for other in keys.values()) for name in names}
    if state.parts.clans:
        ranks = {name: 1 + sum(other < keys[name] for other in set(keys.values())) for name in names}
    winners = tuple(name for name in names if ranks[name] == 1)
    details = {
        name: {
            "temperature": int(state.temperature[seat]),
            "points": int(points(state, seat)),
            "rank": ranks[name],
        }
        for seat, name in enumerate(names)
    }
    alone = len(winners) == (2 if state.parts.clans else 1)
    return Result(
        scores={name: float(state.parts.top - state.temperature[seat]) for seat, name in enumerate(names)},
        winners=winners,
        outcome="won" if alone else "shared",
        reason=ENDINGS[state.ending],
        details=details,
    )


def key(state: Course, seat: int) -> tuple[int, int, int]:
    """Smaller is better: still in the game, later out; lowest temperature; most points. With Clans the team's sums."""
    members = [seat] if not state.parts.clans else [seat, int(state.mate(seat))]
    out = int(state.left[seat])
    heat = sum(int(state.temperature[member]) for member in members)
    score = sum(int(points(state, member)) for member in members)
    if out:  # E-8.13 players who are out come last, later leaving is better
        return int(state.seats) - out + 1, 0, 0
    return 0, heat, -score
