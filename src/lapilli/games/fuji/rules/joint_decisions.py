"""F-10.10: decisions for the third figure of two players take effect when both seats have entered the same."""

from __future__ import annotations

from mypy_extensions import i64

from lapilli.games.fuji.rules.names import NONE
from lapilli.games.fuji.state import Position


def offer_for(state: Position, seat: i64, figure: i64, base: i64, size: i64, argument: i64) -> None:
    """Offer a decision about a figure: the own one plainly, the third one in its own notation."""
    if state.third and figure == 2:
        offer_entry(state, seat, base + size + argument)
    else:
        state.offer(base + argument)


def offer_entry(state: Position, seat: i64, action: i64) -> None:
    """F-10.10 A seat does not repeat its own standing entry."""
    if state.entries[seat] != action:
        state.offer(action)


def agreed(state: Position, seat: i64, action: i64) -> bool:
    """F-10.10 Enter it; true when the other seat has entered the same, which also clears the entries."""
    if state.entries[1 - seat] == action:
        state.entries[0] = NONE
        state.entries[1] = NONE
        return True
    state.entries[seat] = action
    return False


def entry_awaited(state: Position) -> i64:
    """Seats whose entry the joint decision waits for: those without one, or both if they differ."""
    first = state.entries[0] == NONE
    second = state.entries[1] == NONE
    if first != second:
        return 1 if first else 2
    return 3
