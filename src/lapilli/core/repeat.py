"""Repeated actions ("build 3 boats"): how often an action can be repeated, found by trying it."""

from __future__ import annotations

from typing import Final

from lapilli.core.state import State

MOST: Final = 9


def max_repeats(world: State, seat: int, action: int) -> int:
    """How often in a row a seat could play an action, with nobody and no chance in between; at least once."""
    trial = world.copy()
    count = 1
    while count < MOST:
        trial.play_as(seat, action)
        if trial.actor != seat or action not in trial.menu(seat):
            break
        count += 1
    return count
