"""The heuristic's advice in an imagined world; it reads only what the seat knows."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from lapilli.bots.search_adapter import put
from lapilli.core.rng import Rng
from lapilli.games.eruption.player.heuristic import Heuristic
from lapilli.games.eruption.rules.game_state import GameState

NUMBERS = Path(__file__).with_name("numbers.json")


@cache
def usual() -> Heuristic:
    """The heuristic with the numbers of the package."""
    return Heuristic(json.loads(NUMBERS.read_text(encoding="utf-8"))["numbers"])


def choose_by_heuristic(world: GameState, seat: int, menu: Sequence[int], rng: Rng) -> int:
    """The action with the highest mark."""
    put(world, seat, list(menu))
    return int(usual().pick(world, rng))
