"""Worlds that a viewer cannot tell from the real one, sampled from what it knows."""

from __future__ import annotations

from collections.abc import Callable

from lapilli.core.game import Game
from lapilli.core.rng import Rng
from lapilli.core.state import State


def world_sampler(game: Game, state: State, viewer: int | None) -> Callable[[Rng], State]:
    """Deals such worlds from a viewer's knowledge."""
    return game.rules.know(state, viewer).sample_world
