"""Players of a game: the heuristic, the search of strong levels, the mistakes of weak ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Generic

from lapilli.core.rng import Rng
from lapilli.core.search_result import SearchBudget, SearchResult
from lapilli.core.state import Knowledge
from lapilli.core.type_parameters import K


class Players(Generic[K]):
    """The part of a game that chooses for a seat, from its knowledge and never from a state. The default is random.

    A game names the class of its knowledge, as in `class FujiPlayers(Players[Known])`.
    """

    oversight_rate: Mapping[str, float] = {
        "gentle": 1 / 3,
        "casual": 1 / 6,
    }  # share of possibilities that weak bots overlook
    noise: Mapping[str, float] = {}  # by how much weak bots misjudge: the temperature of their choice, in `scores`
    budgets: Mapping[
        str, SearchBudget
    ] = {  # how much bots that search think about a decision: within a second, within five
        "strong": SearchBudget(playouts=400, seconds=0.9, most=6),
        "master": SearchBudget(playouts=2000, seconds=4.5, most=10),
    }
    converses: bool = False  # `speak_up` is asked of a bot that is awaited, too, before it decides: it answers at once
    interrupts: frozenset[str] = frozenset()  # kinds of action for which `speak_up` is asked before the awaited seat

    def budget_for(self, level: str, known: K) -> SearchBudget:
        """Return the search budget of a level at this table: that of `budgets`, unless it depends on more."""
        return self.budgets[level]

    def mistake_seed(self, known: K) -> tuple[object, ...]:
        """Return what mistakes depend on: the round (or None), and values that do not change during a turn."""
        return (None,)

    def choose_by_heuristic(self, known: K, seat: int, menu: Sequence[int], rng: Rng) -> int:
        """Choose an action of the menu by the heuristic."""
        return menu[rng.below(len(menu))]

    def think(
        self,
        known: K,
        seat: int,
        menu: Sequence[int],
        rng: Rng,
        budget: SearchBudget,
        believed: Knowledge | None = None,
    ) -> SearchResult:
        """Search for the best action within a budget, if the game has a search.

        `believed` is what the search plays in instead: only a ceiling has more to believe (study/oracle_bots.py).
        """
        return SearchResult(self.choose_by_heuristic(known, seat, menu, rng))

    def scores(self, known: K, seat: int, menu: Sequence[int], rng: Rng) -> Sequence[float] | None:
        """Return the heuristic's score of each action of a menu; None if it has no scores."""
        return None

    def subjects(self, action: int) -> tuple[int, ...]:
        """Return what an action is about, as numbers: weak bots overlook all actions about one thing together."""
        return (action,)

    def win_probability(self, known: K, rng: Rng, playouts: int) -> float | None:
        """Estimate how often everybody wins from here, by playouts; None if the game cannot."""
        return None

    def trainings(self) -> Sequence[object]:
        """Return what `lapilli bots train` can train for this game (bots/training.py)."""
        return ()

    def speak_up(self, known: K, seat: int, menu: Sequence[int]) -> int | None:
        """Return what the heuristic says while nobody waits for its seat, such as an answer; usually nothing."""
        return None


def quick(strong: int, master: int | None = None) -> Mapping[str, SearchBudget]:
    """Return search budgets with this many playouts for `strong`, and more for `master`."""
    budgets = dict(Players.budgets)
    budgets["strong"] = replace(budgets["strong"], playouts=strong)
    if master is not None:
        budgets["master"] = replace(budgets["master"], playouts=master)
    return MappingProxyType(budgets)
