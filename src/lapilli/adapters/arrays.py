"""Observations as arrays of whole numbers: what a seat knows, written by the game's Knowledge, in documented planes."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from lapilli.core.game import Game
from lapilli.core.state import CHANCE, NOBODY, State

Array = NDArray[np.uint8]


def length(game: Game) -> int:
    """How many numbers an observation of this game has, whatever the number of seats."""
    return sum(plane.size for plane in game.planes) or 2 * max(game.seats)


def observation(game: Game, state: State, seat: int) -> Array:
    """What this seat knows now. A game without planes of its own tells who looks and who is to act."""
    if game.planes:
        return np.array(state.know(seat).encode(), dtype=np.uint8)
    array = np.zeros(length(game), np.uint8)
    array[seat] = 1
    if state.actor not in (CHANCE, NOBODY):
        array[max(game.seats) + int(state.actor)] = 1
    return array
