"""OpenSpiel: `register()`, then `pyspiel.load_game("lapilli_nisyros(seats=3)")`.

Python games with explicit chance. Where several seats may act at once they do so one after the other, in seating order.
Information states are what a seat was shown, action by action, so recall is perfect; observations are the game's views
and arrays.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any

import numpy as np
import pyspiel

from lapilli.adapters.arrays import length, observation, parts
from lapilli.adapters.match import Setting, utilities
from lapilli.core.data import Data
from lapilli.core.game import Game
from lapilli.core.registry import list_games
from lapilli.core.rng import Rng
from lapilli.core.state import CHANCE, NOBODY, State
from lapilli.core.worlds import world_sampler

PREFIX = "lapilli_"


def register(wanted: Iterable[Game] | None = None) -> list[str]:
    """Make games known to OpenSpiel, every registered one unless some are named; returns the names that are new."""
    known = set(pyspiel.registered_names())
    new = [game for game in (list_games().values() if wanted is None else wanted) if PREFIX + game.name not in known]
    for game in new:
        # a class of its own: OpenSpiel keeps what it is given beyond the end of Python, which only a class survives
        pyspiel.register_game(_game_type(game), type(f"Spiel{game.title}", (SpielGame,), {"played": game}))
    return [PREFIX + game.name for game in new]


def _game_type(game: Game) -> Any:
    kinds = pyspiel.GameType
    utility = kinds.Utility.IDENTICAL if game.rules.cooperative else kinds.Utility.ZERO_SUM
    return kinds(
        short_name=PREFIX + game.name,
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "seats": game.seats[0],
            **{option.name: option.default for option in game.options},
        },
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its options, as OpenSpiel holds it."""

    played: Game  # set by the subclass that is registered

    def __init__(self, parameters: Data | None = None) -> None:
        game, chosen = self.played, dict(parameters or {})
        seats = int(chosen.pop("seats", game.seats[0]))
        self.setting = Setting(game, seats, chosen)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.space.size,
            max_chance_outcomes=game.space.size,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if game.rules.cooperative else 0.0,
            max_game_length=game.rules.max_plies,
        )
        super().__init__(_game_type(game), info, parameters or {})

    def new_initial_state(self, starting: str | None = None) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.setting.game.rules.max_plies

    def make_py_observer(self, kind: Any = None, params: object = None) -> SpielObserver:
        return SpielObserver(self.setting.game, kind, params)


class Past:
    """The last action, the position before it, and what came earlier: shared by all that went on from there."""

    __slots__ = ("action", "before", "earlier", "seat", "told")

    def __init__(self, earlier: Past | None, before: State, seat: int, action: int) -> None:
        self.earlier, self.before, self.seat, self.action = earlier, before, seat, action
        self.told: dict[int, str | None] = {}  # by viewer, as it is asked for

    def line(self, game: Game, viewer: int) -> str | None:
        """The action as this viewer was shown it; None if it was hidden."""
        if viewer not in self.told:
            text = game.rules.public_notation(self.before, self.seat, self.action, viewer)
            who = "chance" if self.seat == CHANCE else str(self.seat)
            self.told[viewer] = None if text is None else f"{who}: {text}"
        return self.told[viewer]


class PositionWithHistory:
    """A position with what led to it; positions of the past are never changed, so a copy may share them.

    In a world that was sampled again for one player, only that player's past is what it was: the others know of it what
    they see in the position with which that world began (`dealt`).
    """

    def __init__(
        self,
        setting: Setting,
        state: State,
        past: Past | None = None,
        dealt: tuple[int, State, Past | None] | None = None,
    ) -> None:
        self.setting, self.state, self.past, self.dealt = setting, state, past, dealt

    def __deepcopy__(self, memo: dict[int, object]) -> PositionWithHistory:
        return PositionWithHistory(self.setting, self.state.copy(), self.past, self.dealt)

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled as the actions so far: compiled positions cannot be."""
        if self.dealt is not None:
            raise TypeError("a sampled world has no history and cannot be pickled")
        actions, past = [], self.past
        while past is not None:
            actions.append(past.action)
            past = past.earlier
        return PositionWithHistory.after, (self.setting, actions[::-1])

    @staticmethod
    def after(setting: Setting, actions: list[int]) -> PositionWithHistory:
        """The moment after these actions."""
        moment = PositionWithHistory(setting, setting.start())
        for action in actions:
            moment.play(action)
        return moment

    def play(self, action: int) -> None:
        self.past = Past(self.past, self.state.copy(), int(self.state.actor), action)
        self.state.play(action)

    def shown(self, game: Game, viewer: int) -> list[str]:
        """Every action as this viewer was shown it, oldest first."""
        if self.dealt is None or self.dealt[0] == viewer:
            return self._lines(game, viewer, None)
        _, begun, since = self.dealt
        return [json.dumps(game.rules.observe(begun, viewer), sort_keys=True), *self._lines(game, viewer, since)]

    def _lines(self, game: Game, viewer: int, since: Past | None) -> list[str]:
        lines: list[str] = []
        past = self.past
        while past is not since and past is not None:
            if (line := past.line(game, viewer)) is not None:
                lines.append(line)
            past = past.earlier
        return lines[::-1]


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position as OpenSpiel's algorithms walk through it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.setting = game.setting
        self.position = PositionWithHistory(self.setting, self.setting.start())

    def current_player(self) -> int:
        actor = int(self.position.state.actor)
        if actor == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def is_terminal(self) -> bool:
        return bool(self.position.state.actor == NOBODY)

    def returns(self) -> list[float]:
        return utilities(self.setting.game, self.position.state)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        state = self.position.state
        weights = {int(state.legal[index]): state.weight(index) for index in range(state.n_legal)}
        total = sum(weights.values())
        return [(action, weight / total) for action, weight in sorted(weights.items())]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.state.menu(player))

    def _apply_action(self, action: int) -> None:
        self.position.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.setting.game.space.text(action)

    def __str__(self) -> str:
        return json.dumps(self.setting.game.rules.position(self.position.state), sort_keys=True)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A world that this player cannot tell from the real one; its own past is kept as it was shown to it."""
        twin: SpielState = self.clone()
        world = world_sampler(self.setting.game, self.position.state, player)(Rng(int(sampler() * (1 << 59))))
        twin.position = PositionWithHistory(
            self.setting, world, self.position.past, (player, world.copy(), self.position.past)
        )
        return twin


class SpielObserver:
    """Tensors and strings of one player's knowledge, as OpenSpiel's observer interface wants them."""

    def __init__(self, game: Game, kind: Any, params: object) -> None:
        if params:
            raise ValueError(f"observers of Lapilli take no parameters, not {params}")
        self.game = game
        self.perfect_recall = kind is not None and kind.perfect_recall
        self.tensor = np.zeros(length(game), np.float32)
        self.dict: Data = parts(game, self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = observation(self.game, state.position.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        if self.perfect_recall:
            return "\n".join([str(player), *state.position.shown(self.game, player)])
        return json.dumps(self.game.rules.observe(state.position.state, player), sort_keys=True)
