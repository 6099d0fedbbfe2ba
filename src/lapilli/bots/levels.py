"""The levels of play that come with the package."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from lapilli.core.game import Game, View
from lapilli.core.rng import Rng

SLIP: Final = 4  # a casual player errs once in so many decisions


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
class Casual:
    """The rule of thumb with mistakes."""

    game: Game

    def choose(self, view: View, seat: int, menu: Sequence[int], rng: Rng) -> int:
        if rng.below(SLIP) == 0:
            return menu[rng.below(len(menu))]
        return Steady(self.game).choose(view, seat, menu, rng)
