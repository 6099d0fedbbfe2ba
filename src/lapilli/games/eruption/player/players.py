"""The players of Eruption."""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from lapilli.bots.search_player import think
from lapilli.bots.training import Training
from lapilli.core.players import Players, quick
from lapilli.core.rng import Rng
from lapilli.core.search_result import SearchBudget, SearchResult
from lapilli.core.state import Knowledge
from lapilli.core.view_encoding import counts_by_name, name_or_none
from lapilli.games.eruption.actions import SPACE
from lapilli.games.eruption.knowledge.knowledge import Known
from lapilli.games.eruption.knowledge.view import TILES, VILLAGES
from lapilli.games.eruption.player import advice, nets
from lapilli.games.eruption.rules.game_state import GameState


class EruptionPlayers(Players[Known]):
    """The heuristic in an imagined world, of which it reads only what the seat knows; nets that search."""

    noise: Mapping[str, float] = MappingProxyType({"gentle": 12.0, "casual": 5.0})
    budgets = quick(24, master=100)

    def budget_for(self, level: str, known: Known) -> SearchBudget:
        """With two villages the net of a strong one is enough, and a search makes the master."""
        budget = super().budget_for(level, known)
        return replace(budget, playouts=0) if level == "strong" and known.table.seats == 2 else budget

    def mistake_seed(self, known: Known) -> tuple[object, ...]:
        table = known.table
        return (
            None,
            [name_or_none(VILLAGES, village) for village in table.villages],
            counts_by_name(TILES, table.stack.counts),
        )

    def choose_by_heuristic(self, known: Known, seat: int, menu: Sequence[int], rng: Rng) -> int:
        return advice.choose_by_heuristic(_world(known, rng), seat, menu, rng)

    def scores(self, known: Known, seat: int, menu: Sequence[int], rng: Rng) -> Sequence[float]:
        return advice.usual().marks(_world(known, rng), seat, list(menu))

    def subjects(self, action: int) -> tuple[int, ...]:
        """The kind of action, and the space whichever way its tile lies, the card or the wall wherever it goes."""
        kind = SPACE.kind(action)
        first = next(iter(kind.words(action).values()), "")
        return zlib.crc32(kind.key.encode()), zlib.crc32(f"{kind.key} {first}".encode())

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
        return think(nets.adapter_for(int(world.seats)), world, seat, menu, rng, budget, believed or known)


def _world(known: Known, rng: Rng) -> GameState:
    """A position that the viewer cannot tell from the real one."""
    world = known.sample_world(rng)
    assert isinstance(world, GameState)
    return world
