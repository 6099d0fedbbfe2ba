"""The levels of play that come with the package."""

from __future__ import annotations

import logging
import zlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from math import log
from typing import ClassVar, Final, Protocol, runtime_checkable

from lapilli.core.errors import BotError
from lapilli.core.game import Game
from lapilli.core.rng import Rng
from lapilli.core.search_result import SearchBudget, SearchResult
from lapilli.core.state import Knowledge
from lapilli.interpreted import compiled

logger = logging.getLogger("lapilli.bots")
MIX: Final = 2654435761  # spreads small numbers over 32 bits
SPREAD: Final = 40503 * MIX
GRAINS: Final = 1 << 16  # in which shares are counted
HARM: Final = 2.0  # nobody does what looks so much worse than doing nothing


@runtime_checkable
class Bot(Protocol):
    """A player of one game: chooses an action of its menu from what its seat knows."""

    def decide(self, known: Knowledge, seat: int, menu: Sequence[int], rng: Rng) -> int: ...


@runtime_checkable
class TalkingBot(Protocol):
    """A bot that can talk, or act, while nobody waits for it."""

    def speak_up(self, known: Knowledge, seat: int, menu: Sequence[int]) -> int | None: ...


def refuse_empty(menu: Sequence[int]) -> None:
    """Refuse to choose from nothing: the seat has nothing to decide now."""
    if not menu:
        raise BotError("there is nothing to choose: the menu is empty")


@dataclass(frozen=True)
class Random:
    """Chooses every action with equal probability."""

    game: Game

    def decide(self, known: Knowledge, seat: int, menu: Sequence[int], rng: Rng) -> int:
        refuse_empty(menu)
        return menu[rng.below(len(menu))]

    def speak_up(self, known: Knowledge, seat: int, menu: Sequence[int]) -> int | None:
        """Answer as the heuristic does, but promise nothing, as it would not keep its word."""
        talk = [action for action in menu if self.game.presentation.is_talk(action)]
        return self.game.players.speak_up(known, seat, talk) if talk else None


@dataclass(frozen=True)
class Steady:
    """The game's heuristic."""

    game: Game

    def decide(self, known: Knowledge, seat: int, menu: Sequence[int], rng: Rng) -> int:
        refuse_empty(menu)
        return menu[0] if len(menu) == 1 else self.game.players.choose_by_heuristic(known, seat, menu, rng)

    def speak_up(self, known: Knowledge, seat: int, menu: Sequence[int]) -> int | None:
        return self.game.players.speak_up(known, seat, menu)


@dataclass(frozen=True)
class NoisyHeuristic:
    """The heuristic with a part of the menu hidden and noise added to the scores.

    It overlooks the same actions for the whole turn, as people do, so it never moves back and forth; in another game it
    overlooks others. It always sees buttons such as "done", so no silly action is forced on it.
    """

    game: Game
    name: ClassVar[str]

    def decide(self, known: Knowledge, seat: int, menu: Sequence[int], rng: Rng) -> int:
        refuse_empty(menu)
        seen, noise = self.noticed(known, seat, menu), self.game.players.noise.get(self.name, 0.0)
        scores = self.game.players.scores(known, seat, seen, rng) if noise and len(seen) > 1 else None
        if scores is None:
            return Steady(self.game).decide(known, seat, seen, rng)
        mistake_seed, kind = self._mistake_seed(known, seat), self.game.space.kind
        scored = list(zip(seen, scores, strict=True))
        harmless = max((score for action, score in scored if not kind(action).slots), default=min(scores))
        noisy = [  # Gumbel noise: a choice by temperature, the same as long as the seed of the mistakes is
            (score - noise * log(-log(_part(action, mistake_seed))), action)
            for action, score in scored
            if score >= harmless - HARM
        ]
        return max(noisy)[1]

    def speak_up(self, known: Knowledge, seat: int, menu: Sequence[int]) -> int | None:
        """Overlook nothing that it is asked about, but do not interrupt with what it overlooks."""
        seen, interrupts = set(self.noticed(known, seat, menu)), self.game.players.interrupts
        heeded = [one for one in menu if one in seen or self.game.space.kind(one).key not in interrupts]
        return self.game.players.speak_up(known, seat, heeded)

    def noticed(self, known: Knowledge, seat: int, menu: Sequence[int]) -> Sequence[int]:
        """Return the actions that it sees in this turn; all of them if it sees none."""
        share, mistake_seed = self.game.players.oversight_rate[self.name], self._mistake_seed(known, seat)

        def sees(action: int) -> bool:
            if not self.game.space.kind(action).slots:
                return True
            return all(_part(thing, mistake_seed) >= share for thing in self.game.players.subjects(action))

        return [action for action in menu if sees(action)] or menu

    def _mistake_seed(self, known: Knowledge, seat: int) -> int:
        """Return a number for this turn of this game."""
        number, *facts = self.game.players.mistake_seed(known)
        return zlib.crc32(repr((number, seat, facts)).encode())


def _part(thing: int, mistake_seed: int) -> float:
    """Return a number between 0 and 1, the same for equal arguments."""
    return (((thing + 1) * MIX ^ mistake_seed * SPREAD) >> 7 & GRAINS - 1 | 1) / GRAINS


class Gentle(NoisyHeuristic):
    """For lessons and first games: makes plausible mistakes."""

    name = "gentle"


class Casual(NoisyHeuristic):
    """Makes occasional mistakes."""

    name = "casual"


@dataclass(frozen=True)
class Strong:
    """The game's own player: net and search, as far as its budget goes, or the game says where it has none.

    Without the compiled kernel playouts would take minutes: then it plays by its net or its tuned heuristic alone.
    """

    game: Game
    budget: SearchBudget | None = None
    name: ClassVar[str] = "strong"

    def decide(self, known: Knowledge, seat: int, menu: Sequence[int], rng: Rng) -> int:
        refuse_empty(menu)
        return menu[0] if len(menu) == 1 else self.think(known, seat, menu, rng).action

    def speak_up(self, known: Knowledge, seat: int, menu: Sequence[int]) -> int | None:
        return self.game.players.speak_up(known, seat, menu)

    def think(self, known: Knowledge, seat: int, menu: Sequence[int], rng: Rng) -> SearchResult:
        budget = self.budget or self.game.players.budget_for(self.name, known)
        if not compiled():
            _say_once()
            budget = replace(budget, playouts=0)
        return self.game.players.think(known, seat, menu, rng, budget)


class Master(Strong):
    """Strong with more playouts."""

    name = "master"


@cache
def _say_once() -> None:
    logger.warning("the kernel is not compiled: strong bots play without looking ahead")
