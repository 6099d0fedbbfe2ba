"""The levels of play that come with the package."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import ClassVar, Final, Protocol, runtime_checkable

from lapilli.core.game import Game, View
from lapilli.core.rng import Rng
from lapilli.core.thought import Effort, Thought
from lapilli.pure import compiled

logger = logging.getLogger("lapilli.bots")
MIX: Final = 2654435761  # spreads small numbers over 32 bits
STRONG: Final = Effort(playouts=400, seconds=0.9, most=6)
MASTER: Final = Effort(playouts=2000, seconds=4.5, most=10)


class Bot(Protocol):
    """A player of one game: chooses one action of its menu from what its seat may know."""

    def choose(self, view: View, seat: int, menu: Sequence[int], rng: Rng) -> int: ...


@runtime_checkable
class Speaking(Protocol):
    """A bot that may have something to say, or to play, although nobody waits for it."""

    def speak_up(self, view: View, seat: int, menu: Sequence[int]) -> int | None: ...


@dataclass(frozen=True)
class Random:
    """Every action equally likely."""

    game: Game

    def choose(self, view: View, seat: int, menu: Sequence[int], rng: Rng) -> int:
        return menu[rng.below(len(menu))]


@dataclass(frozen=True)
class Steady:
    """The game's rule of thumb."""

    game: Game

    def choose(self, view: View, seat: int, menu: Sequence[int], rng: Rng) -> int:
        return menu[0] if len(menu) == 1 else self.game.advise(view, seat, menu, rng)

    def speak_up(self, view: View, seat: int, menu: Sequence[int]) -> int | None:
        return self.game.speak_up(view, seat, menu)


@dataclass(frozen=True)
class Overlooking:
    """The rule of thumb among the possibilities it notices.

    What it overlooks it overlooks for the whole turn, as people do, so it never goes to and fro; what is a mere button,
    such as being done, it always sees, so nothing silly is forced on it.
    """

    game: Game
    one_in: ClassVar[int]  # possibilities is overlooked

    def choose(self, view: View, seat: int, menu: Sequence[int], rng: Rng) -> int:
        noticed = [action for action in menu if self._notices(view, seat, action)] or menu
        return Steady(self.game).choose(view, seat, noticed, rng)

    def speak_up(self, view: View, seat: int, menu: Sequence[int]) -> int | None:
        return self.game.speak_up(view, seat, [action for action in menu if self._notices(view, seat, action)] or menu)

    def _notices(self, view: View, seat: int, action: int) -> bool:
        if not self.game.space.kind(action).slots:
            return True
        turn = self.game.turn(view)
        number = (action + 1) * MIX ^ ((turn.round or 0) * 31 + seat + 1) * 40503 * MIX
        return (number >> 7 & 0xFFFF) % self.one_in != 0


class Gentle(Overlooking):
    """For lessons and first games: plausible slips, nothing silly."""

    one_in = 3


class Casual(Overlooking):
    """Plays along without thinking hard."""

    one_in = 6


@dataclass(frozen=True)
class Strong:
    """The game's own player: net and search, as far as its effort goes.

    Without the compiled kernel playouts would take minutes: then it plays by its net or its tuned rule of thumb alone.
    """

    game: Game
    effort: Effort = STRONG

    def choose(self, view: View, seat: int, menu: Sequence[int], rng: Rng) -> int:
        return menu[0] if len(menu) == 1 else self.think(view, seat, menu, rng).action

    def speak_up(self, view: View, seat: int, menu: Sequence[int]) -> int | None:
        return self.game.speak_up(view, seat, menu)

    def think(self, view: View, seat: int, menu: Sequence[int], rng: Rng) -> Thought:
        effort = self.effort
        if not compiled():
            _say_once()
            effort = replace(effort, playouts=0)
        return self.game.think(view, seat, menu, rng, effort)


@dataclass(frozen=True)
class Master(Strong):
    """Strong with more time."""

    effort: Effort = MASTER


@cache
def _say_once() -> None:
    logger.warning("the kernel is not compiled: strong bots play without looking ahead")
