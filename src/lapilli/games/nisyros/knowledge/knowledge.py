"""What a viewer knows of Nisyros: everything (N-0.10). Of undrawn cards not even the position knows the order."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lapilli.core.knowledge import Knowledge
from lapilli.core.observation_buffer import ObservationBuffer
from lapilli.core.rng import Rng
from lapilli.core.state import State
from lapilli.games.nisyros.actions import WORKPLACE_WORDS, ZONE_NAMES
from lapilli.games.nisyros.knowledge.encode import encode
from lapilli.games.nisyros.state import Position

ZONE_LIST: Final[list[str]] = list(ZONE_NAMES)
PLACE_LIST: Final[list[str]] = list(WORKPLACE_WORDS)


@final
class Known(Knowledge):
    """The whole position, the same for every seat and every spectator."""

    def __init__(self, viewer: i64, island: Position) -> None:
        super().__init__(viewer)
        self.island = island  # a copy, or read at once: the game goes on

    def sample_world(self, rng: Rng) -> State:
        """Nothing that is decided already is hidden: there is one world."""
        return self.island.copy()

    def encode(self, sheet: ObservationBuffer) -> None:
        encode(self.island, self.viewer, sheet)


def seat_names(state: Position) -> tuple[str, ...]:
    """N-14.4 The village of each seat; s1, s2, ... until it has chosen."""
    names: list[str] = []
    for seat in range(state.seats):
        colour = state.colours[seat]
        names.append(ZONE_NAMES[colour] if colour >= 0 else f"s{seat + 1}")
    return tuple(names)
