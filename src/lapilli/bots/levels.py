"""The levels of play, by name; stronger ones register here."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from lapilli.core.errors import OptionError
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


_LEVELS: dict[str, Callable[[Game], Bot]] = {"random": Random, "casual": Casual, "steady": Steady}


def levels() -> tuple[str, ...]:
    """Names of all levels, weakest first."""
    return tuple(_LEVELS)


def bot(level: str, game: Game) -> Bot:
    """A player of that level for that game."""
    if level not in _LEVELS:
        near = difflib.get_close_matches(level, _LEVELS, n=1)
        raise OptionError(
            f"there is no bot {level!r}; " + (f"did you mean {near[0]!r}?" if near else ", ".join(_LEVELS))
        )
    return _LEVELS[level](game)
