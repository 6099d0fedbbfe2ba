"""Why an action is refused: the refusals that all games share, then the game's own."""

from __future__ import annotations

from lapilli.core.errors import Refusal
from lapilli.core.game import Game
from lapilli.core.log_lines import Word
from lapilli.core.state import CHANCE, NOBODY, State

CHANCE_SEAT = "chance"


def why_not(game: Game, state: State, seat: int, action: int) -> Refusal:
    """The reason why an action that is not on its menu is not legal for a seat now."""
    clause = game.coaching.clauses.get
    if state.actor == NOBODY:
        return Refusal("over", clause("over", ""))
    if state.actor == CHANCE:
        message = "impossible-outcome" if seat == CHANCE else "chance-first"
        return Refusal(message, clause(message, ""))
    mask = state.actors()
    if seat >= 0 and mask >> seat & 1:
        rule = game.space.kind(action).rule or clause("not-now", "")
        return game.coaching.why_not(state, seat, action) or Refusal("not-now", rule)
    names = (name for index, name in enumerate(game.rules.seat_names(state)) if mask >> index & 1)
    common = Refusal(
        "not-your-turn", clause("not-your-turn", ""), {"actors": tuple(Word("seat", name) for name in names)}
    )
    return (seat != CHANCE and game.coaching.why_wait(state, seat)) or common
