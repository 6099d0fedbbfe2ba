"""How an action is shown to others."""

from __future__ import annotations

from lapilli.games.deukalion.actions import BASE, DEAL, DRAW, SPACE
from lapilli.games.deukalion.rules.game_state import GameState
from lapilli.games.deukalion.rules.steps import Phase


def public_notation(state: GameState, seat: int, action: int, viewer: int | None) -> str | None:
    """D-3.7, D-5.8, D-8.9 Drawn cards are their owner's secret; answers are, until the last one is in."""
    kind = BASE[action]
    if kind in (DRAW, DEAL) and viewer != SPACE.kind(action).indices(action)[0]:
        return SPACE.masked(action, "card" if kind == DRAW else "task")
    hidden = state.phase == Phase.REVEAL and viewer != seat and state.required_actors() & ~(1 << seat)
    return None if hidden else SPACE.text(action)
