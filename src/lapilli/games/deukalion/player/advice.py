"""The heuristic's advice in an imagined world; it reads only what the seat knows."""

from __future__ import annotations

from collections.abc import Sequence

from lapilli.bots.search_adapter import put
from lapilli.core.rng import Rng
from lapilli.games.deukalion.player.heuristic import Heuristic
from lapilli.games.deukalion.player.nets import adapter_for, numbers
from lapilli.games.deukalion.rules.game_state import GameState
from lapilli.games.deukalion.rules.parameters import RuleParameters

_heuristics: dict[int, Heuristic] = {}  # by the identity of the odds tables of a box: one process plays few boxes


def heuristic_for(parameters: RuleParameters) -> Heuristic:
    """The heuristic for the box of a table."""
    tables = adapter_for(parameters).tables
    if id(tables) not in _heuristics:
        _heuristics[id(tables)] = Heuristic(tables, numbers())
    return _heuristics[id(tables)]


def choose_by_heuristic(world: GameState, seat: int, menu: Sequence[int], rng: Rng) -> int:
    """The action with the highest mark; equal ones by lot."""
    put(world, seat, list(menu))
    return int(heuristic_for(world.parameters).pick(world, rng))


def marks(world: GameState, seat: int, menu: Sequence[int]) -> list[float]:
    """What each action is worth, in points."""
    return heuristic_for(world.parameters).marks(world, seat, list(menu))


def speak_up(world: GameState, seat: int, menu: Sequence[int]) -> int | None:
    """D-9.3 A card out of turn where waiting for the own step would be too late; usually none."""
    worth = heuristic_for(world.parameters).calls(world, seat, list(menu))
    best = max(worth)
    return min(action for action, value in zip(menu, worth, strict=True) if value == best) if best > 0 else None
