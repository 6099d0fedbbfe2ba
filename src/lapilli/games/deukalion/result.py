"""How a game ended: who reached the target, or who is ahead at the turn limit."""

from __future__ import annotations

from lapilli.core.rules import Result
from lapilli.core.state import NOBODY
from lapilli.games.deukalion.actions import HEROES, N_SETTLEMENTS
from lapilli.games.deukalion.rules.game_state import GameState


def result(state: GameState) -> Result | None:
    """D-15.1, D-15.4, D-15.5 Who reached the target; at the turn limit the highest total, shared if equal."""
    if state.actor != NOBODY:
        return None
    names = HEROES[: state.seats]
    scores = {name: float(state.total(seat)) for seat, name in enumerate(names)}
    details = {name: parts(state, seat) for seat, name in enumerate(names)}
    if state.winner >= 0:
        return Result(scores, (names[state.winner],), "won", f"points {int(state.parameters.target)}", details)
    best = max(scores.values())
    winners = tuple(name for name in names if scores[name] == best)
    return Result(scores, winners, "limit", f"turns {int(state.turn)}", details)


def parts(state: GameState, seat: int) -> dict[str, int]:
    """D-1.2, D-1.5 What a total is made of: point cards, settlements held, and the rest from task cards."""
    total, cards = int(state.total(seat)), int(state.heroes[seat].points)
    held = [place for place in range(N_SETTLEMENTS) if state.settlements[place] == seat]
    settled = sum(int(state.garrison(place)) for place in held)
    return {"total": total, "tasks": total - cards - settled, "cards": cards, "settlements": settled}
