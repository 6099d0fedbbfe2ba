"""The first condition that an action breaks. The conformance kit compares the conditions with the menus."""

from __future__ import annotations

from lapilli.core.conditions import first_broken
from lapilli.core.errors import Refusal
from lapilli.games.deukalion.refusal.case import Case
from lapilli.games.deukalion.refusal.conditions import CONDITIONS, EVERY
from lapilli.games.deukalion.rules.game_state import GameState


def why_not(state: GameState, seat: int, action: int) -> Refusal | None:
    """The first rule that the action would break; None if it breaks none."""
    case = Case(state, seat, action)
    return first_broken(EVERY, case) or first_broken(CONDITIONS[case.kind.key], case)
