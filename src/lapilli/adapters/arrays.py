"""Observations as arrays of whole numbers, in documented fields that the game's Knowledge writes.

A game that declares no observation fields is encoded generically: every fact of its view (`lava.pali: 3`) has a place
among 512 that follows from its name, so that any plug-in can be learned from, if not as well as one with fields.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from lapilli.core.game import Game
from lapilli.core.observation_buffer import MOST, ObservationBuffer
from lapilli.core.observation_field import ObservationField
from lapilli.core.state import State

Array = NDArray[np.uint8]
PLACES = 512
COMMON_FIELDS = (
    ObservationField("facts", (PLACES,), "numbers and words of the view, each at a place that follows from its name"),
)


def observation_fields(game: Game) -> tuple[ObservationField, ...]:
    """What the numbers of an observation say, in their order."""
    return game.rules.observation_fields or COMMON_FIELDS


@cache
def length(game: Game) -> int:
    """How many numbers an observation of this game has, whatever the number of seats."""
    return sum(field.size for field in observation_fields(game))


def observation(game: Game, state: State, seat: int) -> Array:
    """What this seat knows now."""
    if not game.rules.observation_fields:
        return _facts(game, state, seat)
    sheet = ObservationBuffer(length(game), 1)
    state.know_view(seat).encode(sheet)
    return np.array(sheet.numbers, dtype=np.uint8)


def parts(game: Game, array: NDArray[np.generic]) -> dict[str, NDArray[np.generic]]:
    """An observation field by field, each in its shape; the last axis of the array is the one that is cut."""
    found, at = {}, 0
    for field in observation_fields(game):
        found[field.name] = array[..., at : at + field.size].reshape(*array.shape[:-1], *field.shape)
        at += field.size
    return found


def _facts(game: Game, state: State, seat: int) -> Array:
    array = np.zeros(PLACES, np.uint8)
    for name, value in _leaves("", game.rules.observe(state, seat)):
        place = crc32(name.encode()) % PLACES
        array[place] = min(int(MOST), int(array[place]) + value)
    return array


def _leaves(name: str, data: object) -> Iterator[tuple[str, int]]:
    """Every fact of a view: numbers count, words are there or not."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from _leaves(f"{name}.{key}", value)
    elif isinstance(data, list | tuple):
        for index, value in enumerate(data):
            yield from _leaves(f"{name}.{index}", value)
    elif isinstance(data, bool | int | float):
        yield f"{name} below 0" if data < 0 else name, min(int(MOST), abs(int(data)))
    elif data is not None:
        yield f"{name}={data}", 1
