"""The levels of play that come with the package."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, Protocol

from lapilli.core.game import Game, View
from lapilli.core.rng import Rng

MIX: Final = 2654435761  # spreads small numbers over 32 bits


class Bot(Protocol):
    """A player of one game: chooses one action of its menu from what its seat may know."""

    def choose(self, view: View, seat: int, menu: Sequence[int], rng: Rng) -> int: ...


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
