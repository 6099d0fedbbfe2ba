"""Opponents of an environment: bots of any kind, and policies that choose from observations."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, runtime_checkable

import numpy as np

from lapilli.adapters.action_space import TableActions
from lapilli.adapters.arrays import observation
from lapilli.bots import AnyBot, Bot
from lapilli.bots.own import load_bot
from lapilli.bots.registry import bot_of
from lapilli.core.errors import BotError, OptionError
from lapilli.core.game import Game
from lapilli.core.rng import Rng
from lapilli.core.state import Knowledge, State
from lapilli.core.type_parameters import View


@runtime_checkable
class ObservingPolicy(Protocol):
    """A policy as sb3-contrib has it: `predict(observation, action_masks=mask)` returns an action (and a state)."""

    @property
    def predict(self) -> Callable[..., object]: ...


Opponent = str | AnyBot | ObservingPolicy | Callable[[View, int, Sequence[int], Rng], int]


class Opponents:
    """Who plays the other seats of an environment: one opponent for all, or one for each of them in turn."""

    def __init__(
        self, game: Game, given: Opponent | Sequence[Opponent], seats: int, own: int, actions: TableActions
    ) -> None:
        self.game, self.actions = game, actions
        several = isinstance(given, Sequence) and not isinstance(given, str)
        others = [seat for seat in range(seats) if seat != own]
        players: list[Opponent] = list(given) if several else [given] * len(others)  # type: ignore[arg-type, list-item]
        if len(players) != len(others):
            raise OptionError(f"{len(players)} opponents do not fit {len(others)} other seats: name one, or each")
        made: dict[int, Bot | ObservingPolicy] = {id(one): self._made(one) for one in players}
        self._players = {seat: made[id(one)] for seat, one in zip(others, players, strict=True)}
        self._blind = {seat for seat, one in zip(others, players, strict=True) if one == "random"}

    def _made(self, given: Opponent) -> Bot | ObservingPolicy:
        if isinstance(given, str):
            return load_bot(given, self.game)
        return given if isinstance(given, ObservingPolicy) else bot_of(given, self.game)

    def choose(self, state: State, seat: int, menu: Sequence[int], rng: Rng) -> int:
        """Return the action of the player of a seat."""
        player = self._players[seat]
        if isinstance(player, ObservingPolicy):
            mask = self.actions.mask(menu)
            seen = {"observation": observation(self.game, state, seat), "action_mask": mask}
            found = player.predict(seen, action_masks=mask)
            action = self.actions.id(int(np.asarray(found[0] if isinstance(found, tuple) else found).item()))
        else:
            # a bot that chooses at random needs no knowledge
            known = Knowledge(seat) if seat in self._blind else self.game.rules.know(state, seat)
            action = player.decide(known, seat, menu, rng)
        if action not in menu:
            raise BotError(f"the opponent on seat {seat} chose {action!r}, which is not in its menu")
        return action
