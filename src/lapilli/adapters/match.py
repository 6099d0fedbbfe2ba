"""One game in the form that learning libraries want: chance from a seed, actions as numbers, utilities at the end."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from lapilli.adapters.action_space import TableActions
from lapilli.core.errors import OptionError
from lapilli.core.game import Game
from lapilli.core.option import Choices
from lapilli.core.registry import find
from lapilli.core.rng import Rng
from lapilli.core.rules import Result
from lapilli.core.seed import fresh_seed, generator
from lapilli.core.state import CHANCE, NOBODY, State


class Setting:
    """Which game is played by how many, with which options and box: all that stays the same from game to game."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, object] = {},
        box: Path | str | None = None,
    ) -> None:
        self.game = find(game) if isinstance(game, str) else game
        self.seats = self.game.seats[0] if seats is None else seats
        self.options: Choices = self.game.rules.choose_options(self.seats, options)
        self._file = box
        self.box = self.game.rules.load_box(None if box is None else Path(box))
        self._start: State = self.game.rules.start(self.seats, self.options, self.box)

    @cached_property
    def actions(self) -> TableActions:
        """The actions that seats of this table can choose, numbered from 0."""
        return TableActions(self.game, self.game.rules.unused_actions(self.seats, self.options, self.box))

    def start(self) -> State:
        """A position at the very beginning."""
        return self._start.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return Setting, (self.game.name, self.seats, self.options, self._file)

    def __deepcopy__(self, memo: dict[int, object]) -> Setting:
        return self  # nothing in it ever changes, and OpenSpiel copies all that a state holds


class Match:
    """A game of a setting from its first to its last action; the seat whose turn it is acts, one after the other."""

    def __init__(self, setting: Setting, seed: object = None) -> None:
        self.setting = setting
        self.state = setting.start()
        self.dice: Rng = generator(fresh_seed() if seed is None else str(seed), "chance")
        self.past: list[int] = []  # all actions, those of chance too
        self.settle()

    def __getstate__(self) -> tuple[Setting, list[int], int]:
        """For copies and pickles, which cannot hold compiled positions: all that happened, and where the dice stand."""
        return self.setting, list(self.past), int(self.dice.state)

    def __setstate__(self, kept: tuple[Setting, list[int], int]) -> None:
        self.setting, self.past, dice = kept
        self.state, self.dice = self.setting.start(), rng_at(dice)
        for action in self.past:
            self.state.play(action)

    @property
    def actor(self) -> int:
        """The seat whose choice the game waits for."""
        return int(self.state.actor)

    @property
    def over(self) -> bool:
        return self.state.actor == NOBODY

    def settle(self) -> None:
        """Chance plays until somebody has a choice or the game is over."""
        while self.state.actor == CHANCE:
            self._do(int(self.state.sample(self.dice)))

    def _do(self, action: int) -> None:
        self.past.append(action)
        self.state.play(action)

    def legal(self) -> list[int]:
        """The ids that the actor may choose from, ascending."""
        return [] if self.over else sorted(self.state.menu(self.state.actor))

    def play(self, action: int) -> None:
        """The actor plays, then chance."""
        if action not in self.state.menu(self.state.actor):
            raise OptionError(f"{self.setting.game.space.text(action)!r} is not among the legal actions")
        self._do(action)
        self.settle()

    def play_together(self, chosen: Mapping[int, int]) -> None:
        """All seats play, each an action of its menu; then chance."""
        for seat, action in chosen.items():
            self.past.append(action)
            self.state.play_as(seat, action)
        self.settle()

    def mask(self) -> NDArray[np.int8]:
        """1 for every action of the table that the actor may choose; all 0 when the game is over."""
        return self.setting.actions.mask(self.legal())

    def utilities(self) -> list[float]:
        """What each seat has won; nothing while the game goes on."""
        return utilities(self.setting.game, self.state)


def rng_at(state: int) -> Rng:
    """A generator as it once stood."""
    rng = Rng(0)
    rng.state = state
    return rng


def utilities(game: Game, state: State) -> list[float]:
    """1 for victory and -1 for defeat where all win or lose together; else shares that sum up to 0.

    A single winner of n gets 1 and each of the others -1/(n - 1); several winners share.
    """
    result = game.rules.result(state)
    if result is None:
        return [0.0] * int(state.seats)
    return _shared(result, int(state.seats)) if game.rules.cooperative else _split(result, game.rules.seat_names(state))


def _shared(result: Result, seats: int) -> list[float]:
    return [1.0 if result.winners else -1.0] * seats


def _split(result: Result, names: tuple[str, ...]) -> list[float]:
    seats, winners = len(names), len(result.winners)
    if winners in (0, seats):
        return [0.0] * seats
    won = (seats - winners) / winners / (seats - 1)
    return [won if name in result.winners else -1 / (seats - 1) for name in names]
