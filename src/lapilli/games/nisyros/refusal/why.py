"""The first condition that an action breaks. The conformance kit compares the conditions with the menus."""

from __future__ import annotations

from lapilli.core.conditions import first_broken
from lapilli.core.errors import Refusal
from lapilli.games.nisyros.actions import READY
from lapilli.games.nisyros.refusal.case import Case
from lapilli.games.nisyros.refusal.conditions import CONDITIONS, EVERY, WAITING
from lapilli.games.nisyros.rules.game_state import GameState


def why_not(state: GameState, seat: int, action: int) -> Refusal | None:
    """The first rule that the action would break; None if it breaks none."""
    case = Case(state, seat, action)
    return first_broken(EVERY, case) or first_broken(CONDITIONS[case.kind.key], case)


def why_wait(state: GameState, seat: int) -> Refusal | None:
    """Why a seat may do nothing where all act at once: it is finished, or its host is not."""
    case = Case(state, seat, READY + max(0, state.colours[seat]))
    return first_broken(WAITING.get(case.phase, ()), case)
