"""How a game ended: who reached the target, or who is ahead at the turn limit."""

from __future__ import annotations

from lapilli.core.game import Result
from lapilli.core.state import NOBODY
from lapilli.games.deukalion.actions import HEROES
from lapilli.games.deukalion.rules.course import Course


def result(state: Course) -> Result | None:
    """D-15.1, D-15.4, D-15.5 Who reached the target; at the turn limit the highest total, shared if equal."""
    if state.actor != NOBODY:
        return None
    names = HEROES[: state.seats]
    scores = {name: float(state.total(seat)) for seat, name in enumerate(names)}
    if state.winner >= 0:
        return Result(scores, (names[state.winner],), "won", f"points {int(state.terms.target)}")
    best = max(scores.values())
    winners = tuple(name for name in names if scores[name] == best)
    return Result(scores, winners, "limit", f"turns {int(state.turn)}")
