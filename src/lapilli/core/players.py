"""What plays for a seat: the heuristic, what a strong player thinks, and how a weak one errs."""

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
    """The part of a game that plays, from what a seat knows and never from a state; by itself: at random.

    A game names the class of its knowledge, as in `class FujiPlayers(Players[Known])`.
    """

    slips: Mapping[str, float] = {"gentle": 1 / 3, "casual": 1 / 6}  # share of possibilities that weak bots overlook
    blur: Mapping[str, float] = {}  # by how much weak bots misjudge: the temperature of their choice, in `marks`
    efforts: Mapping[
        str, SearchBudget
    ] = {  # how much bots that search think about a decision: within a second, within five
        "strong": SearchBudget(playouts=400, seconds=0.9, most=6),
        "master": SearchBudget(playouts=2000, seconds=4.5, most=10),
    }
    interrupts: frozenset[str] = frozenset()  # kinds of action for which `speak_up` is asked before the awaited seat

    def effort(self, level: str, known: K) -> SearchBudget:
        """How much a level thinks at this table: `efforts`, unless it depends on more."""
        return self.efforts[level]

    def mood(self, known: K) -> tuple[object, ...]:
        """What slips depend on: the number of the round (or None), and facts that stay as they are for a turn."""
        return (None,)

    def advise(self, known: K, seat: int, menu: Sequence[int], rng: Rng) -> int:
        """The heuristic: one action of the menu."""
        return menu[rng.below(len(menu))]

    def think(
        self,
        known: K,
        seat: int,
        menu: Sequence[int],
        rng: Rng,
        effort: SearchBudget,
        believed: Knowledge | None = None,
    ) -> SearchResult:
        """The best action that can be found with so much effort; where a game has a player that searches.

        `believed` is what the search plays in instead: only a ceiling has more to believe (study/oracle_bots.py).
        """
        return SearchResult(self.advise(known, seat, menu, rng))

    def marks(self, known: K, seat: int, menu: Sequence[int], rng: Rng) -> Sequence[float] | None:
        """How good each action of a menu looks to the heuristic; None where it gives no marks."""
        return None

    def things(self, action: int) -> tuple[int, ...]:
        """What an action is about, as numbers: weak bots overlook all that is about the same thing together."""
        return (action,)

    def chance(self, known: K, rng: Rng, playouts: int) -> float | None:
        """How often everybody wins from here in so many imagined games; None where the game cannot say."""
        return None

    def trainings(self) -> Sequence[object]:
        """What `lapilli bots train` can learn for this game (bots/training.py)."""
        return ()

    def speak_up(self, known: K, seat: int, menu: Sequence[int]) -> int | None:
        """What the heuristic says although nobody waits for its seat, such as an answer; usually nothing."""
        return None


def quick(strong: int, master: int | None = None) -> Mapping[str, SearchBudget]:
    """The efforts of a game whose strong player makes do with so many playouts: more is left to a master."""
    efforts = dict(Players.efforts)
    efforts["strong"] = replace(efforts["strong"], playouts=strong)
    if master is not None:
        efforts["master"] = replace(efforts["master"], playouts=master)
    return MappingProxyType(efforts)
