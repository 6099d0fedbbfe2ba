"""The action space of a table: the actions that its seats can choose, numbered from 0.

The action space of a game holds every action of every table, throws of dice included. With a table's seats and options
most of them are impossible, and a policy needs no output for them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from lapilli.core.errors import OptionError
from lapilli.core.game import Game
from lapilli.core.space import Kind
from lapilli.core.unused import UnusedActions


class TableActions:
    """Maps between the actions of a table (0 to `size` - 1) and those of its game (ids of `game.space`)."""

    def __init__(self, game: Game, unused: UnusedActions) -> None:
        self.game = game
        parts = [_used(kind, unused) for kind in game.space.kinds if kind.key not in unused.kinds]
        ids = np.concatenate(parts) if parts else np.zeros(0, np.int64)
        self.ids: NDArray[np.int64] = ids  # id of the game by action of the table, ascending
        self.places: NDArray[np.int64] = np.full(game.space.size, -1, np.int64)  # the other way round; -1: unused
        self.places[ids] = np.arange(len(ids))

    @property
    def size(self) -> int:
        """How many actions the seats of this table can ever choose from."""
        return len(self.ids)

    @cached_property
    def columns(self) -> list[int]:
        """`places` as a list, for compiled code."""
        found: list[int] = self.places.tolist()
        return found

    def of(self, menu: Sequence[int]) -> list[int]:
        """Return the actions of the table for ids of the game."""
        found: list[int] = self.places[list(menu)].tolist()
        if found and min(found) < 0:
            strange = [self.game.space.text(action) for action in menu if self.places[action] < 0]
            raise OptionError(
                f"{self.game.title} calls {strange[0]!r} unused at this table, which is a fault of the game"
            )
        return found

    def id(self, action: int) -> int:
        """Return the id of the game for an action of the table."""
        if not 0 <= action < self.size:
            raise OptionError(f"actions of this table are numbered from 0 to {self.size - 1}, not {action}")
        return int(self.ids[action])

    def text(self, action: int) -> str:
        """Return the notation of an action of the table."""
        return self.game.space.text(self.id(action))

    def mask(self, menu: Sequence[int]) -> NDArray[np.int8]:
        """Return a mask of the table's size from ids of the game: 1 for each of them."""
        mask = np.zeros(self.size, np.int8)
        mask[self.of(menu)] = 1
        return mask


def _used(kind: Kind, unused: UnusedActions) -> NDArray[np.int64]:
    """Return the ids of a kind none of whose words is unused."""
    grid = np.ones(tuple(len(slot.words) for slot in kind.slots), bool)
    for axis, slot in enumerate(kind.slots):
        hidden = unused.words.get(slot.domain, frozenset())
        keep = np.array([word not in hidden for word in slot.words])
        grid &= keep.reshape([-1 if other == axis else 1 for other in range(len(kind.slots))])
    return kind.base + np.flatnonzero(grid.ravel())
