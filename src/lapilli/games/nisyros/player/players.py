"""The players of Nisyros."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from lapilli.bots.training import Training
from lapilli.core.players import Players
from lapilli.core.rng import Rng
from lapilli.core.search_result import SearchBudget, SearchResult
from lapilli.core.state import Knowledge
from lapilli.games.nisyros.actions import SPACE, ZONE_NAMES
from lapilli.games.nisyros.knowledge.knowledge import Known
from lapilli.games.nisyros.knowledge.view import slopes
from lapilli.games.nisyros.player import advice, tuning
from lapilli.games.nisyros.rules.game_state import GameState

ENDS = frozenset(("ready", "call-done", "gather-done"))  # each says: I am done


class NisyrosPlayers(Players[Known]):
    """The heuristic, and the search that thinks with it."""

    def choose_by_heuristic(self, known: Known, seat: int, menu: Sequence[int], rng: Rng) -> int:
        return advice.choose_by_heuristic(_island(known), seat, menu)

    def budget_for(self, level: str, known: Known) -> SearchBudget:
        """With two or three seats a quick strong team is far above a steady one already, and below a master."""
        budget = super().budget_for(level, known)
        return replace(budget, playouts=10) if level == "strong" and known.island.seats < 4 else budget

    def mistake_seed(self, known: Known) -> tuple[object, ...]:
        island = known.island
        return int(island.round), slopes(island.tiles), [ZONE_NAMES[zone] for zone in island.order]

    def win_probability(self, known: Known, rng: Rng, playouts: int) -> float | None:
        return advice.chance(_island(known), rng, playouts)

    def subjects(self, action: int) -> tuple[int, ...]:
        """Being ready is overlooked by nobody: he would send his workers round and round instead."""
        return () if SPACE.kind(action).key in ENDS else (action,)

    def trainings(self) -> Sequence[Training]:
        return tuning.TRAININGS

    def think(
        self,
        known: Known,
        seat: int,
        menu: Sequence[int],
        rng: Rng,
        budget: SearchBudget,
        believed: Knowledge | None = None,
    ) -> SearchResult:
        return advice.think(_island(known), seat, menu, rng, budget, known, believed)


def _island(known: Known) -> GameState:
    """The position, to be played in."""
    island = known.island.copy()
    assert isinstance(island, GameState)
    return island
