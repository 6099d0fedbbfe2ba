"""The players of Fuji."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from lapilli.bots.training import Training
from lapilli.core.players import Players, quick
from lapilli.core.rng import Rng
from lapilli.core.search_result import SearchBudget, SearchResult
from lapilli.core.state import Knowledge
from lapilli.games.fuji.knowledge.knowledge import Known
from lapilli.games.fuji.knowledge.view import terrain
from lapilli.games.fuji.player import advice, thinking, training


class FujiPlayers(Players[Known]):
    """The heuristic that listens and speaks, and the search that decides where it does not."""

    converses = True
    budgets = quick(60, master=100)

    def choose_by_heuristic(self, known: Known, seat: int, menu: Sequence[int], rng: Rng) -> int:
        return advice.choose_by_heuristic(known, seat, menu, rng)

    def budget_for(self, level: str, known: Known) -> SearchBudget:
        """With three seats a still quicker strong team reaches all that it should."""
        budget = super().budget_for(level, known)
        return replace(budget, playouts=10) if level == "strong" and known.table.seats == 3 else budget

    def mistake_seed(self, known: Known) -> tuple[object, ...]:
        return int(known.table.round), terrain(known.table)

    def think(
        self,
        known: Known,
        seat: int,
        menu: Sequence[int],
        rng: Rng,
        budget: SearchBudget,
        believed: Knowledge | None = None,
    ) -> SearchResult:
        return thinking.think(known, seat, menu, rng, budget, believed)

    def win_probability(self, known: Known, rng: Rng, playouts: int) -> float | None:
        return thinking.chance(known, rng, playouts)

    def trainings(self) -> Sequence[Training]:
        return training.TRAININGS

    def speak_up(self, known: Known, seat: int, menu: Sequence[int]) -> int | None:
        return advice.speak_up(known, seat, menu)
