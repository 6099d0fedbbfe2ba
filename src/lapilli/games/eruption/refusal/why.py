"""The first condition that an action breaks. The conformance kit compares the conditions with the menus."""

from __future__ import annotations

from lapilli.core.conditions import first_broken
from lapilli.core.errors import Refusal
from lapilli.games.eruption.refusal.case import Case
from lapilli.games.eruption.refusal.conditions import CONDITIONS, EVERY
from lapilli.games.eruption.state import Position


def why_not(state: Position, seat: int, action: int) -> Refusal | None:
    """The first rule that forbids the action, or None."""
    case = Case(state, seat, action)
    return first_broken(EVERY, case) or first_broken(CONDITIONS[case.kind.key], case)
