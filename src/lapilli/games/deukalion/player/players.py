"""The players of Deukalion."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from lapilli.bots.search_player import think
from lapilli.bots.training import Training
from lapilli.core.players import Players, quick
from lapilli.core.rng import Rng
from lapilli.core.search_result import SearchBudget, SearchResult
from lapilli.core.state import Knowledge
from lapilli.core.view_encoding import name_or_none
from lapilli.games.deukalion.knowledge.knowledge import Known
from lapilli.games.deukalion.knowledge.view import TASK_LIST
from lapilli.games.deukalion.player import advice, nets
from lapilli.games.deukalion.rules.game_state import GameState


class DeukalionPlayers(Players[Known]):
    """The heuristic in an imagined world, of which it reads only what the seat knows; nets that search."""

    noise: Mapping[str, float] = MappingProxyType({"gentle": 0.35, "casual": 0.12})
    budgets: Mapping[str, SearchBudget] = MappingProxyType(  # with this many playouts a small gain is certain enough
        {**quick(24), "master": replace(Players.budgets["master"], playouts=400, errors=0.7)}
    )
    interrupts = frozenset({"play", "play-underworld", "play-call", "play-call-at"})  # D-9.3

    def mistake_seed(self, known: Known) -> tuple[object, ...]:
        seen = known.open
        return int(seen.turn) or None, [name_or_none(TASK_LIST, task) for task in seen.open_tasks], int(seen.turn)

    def speak_up(self, known: Known, seat: int, menu: Sequence[int]) -> int | None:
        return advice.speak_up(_world(known, Rng(1)), seat, menu)

    def choose_by_heuristic(self, known: Known, seat: int, menu: Sequence[int], rng: Rng) -> int:
        return advice.choose_by_heuristic(_world(known, rng), seat, menu, rng)

    def scores(self, known: Known, seat: int, menu: Sequence[int], rng: Rng) -> Sequence[float]:
        return advice.marks(_world(known, rng), seat, menu)

    def trainings(self) -> Sequence[Training]:
        return nets.TRAININGS

    def think(
        self,
        known: Known,
        seat: int,
        menu: Sequence[int],
        rng: Rng,
        budget: SearchBudget,
        believed: Knowledge | None = None,
    ) -> SearchResult:
        world = _world(known, rng)
        return think(nets.adapter_for(world.parameters), world, seat, menu, rng, budget, believed or known)


def _world(known: Known, rng: Rng) -> GameState:
    """A position that the viewer cannot tell from the real one."""
    world = known.sample_world(rng)
    assert isinstance(world, GameState)
    return world
