"""Gymnasium: one seat against bots.

After `import lapilli.adapters.gymnasium` there is `gymnasium.make("lapilli/Nisyros-v1", opponents="steady")`. The
action mask is in the info and in the observation. An illegal action ends the game with a loss (`info["illegal"]` names
it), as is usual here: algorithms that use masks never meet that.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from lapilli.adapters.arrays import length, observation
from lapilli.adapters.match import Match, Setting, rng_at
from lapilli.adapters.opponents import Opponent, Opponents
from lapilli.adapters.rendering import MODES, checked_mode, render
from lapilli.adapters.rewards import Rewards
from lapilli.core.errors import OptionError
from lapilli.core.registry import list_games
from lapilli.core.seed import generator

Observation = dict[str, NDArray[Any]]
VERSION = 1


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """A game from one seat's chair against opponents.

    `opponents` is one for all other seats, or a sequence with one for each: a level, `my_bot.py:Flat`, a bot, a
    function `(view, seat, menu, rng)`, or a policy with `predict(observation, action_masks=...)`. `reward` is `result`,
    `score` or `shaped` (adapters/rewards.py).
    """

    metadata: dict[str, object] = {"render_modes": [*MODES], "render_fps": 1}  # noqa: RUF012 (as Gymnasium declares it)

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        opponents: Opponent | Sequence[Opponent] = "casual",
        render_mode: str | None = None,
        render_scale: float = 1.0,
        reward: str = "result",
        **options: object,
    ) -> None:
        self.setting = Setting(game, seats, options)
        if not 0 <= seat < self.setting.seats:
            raise OptionError(f"seats are counted from 0 to {self.setting.seats - 1}, not {seat}")
        self.seat = seat
        self.opponents = opponents
        self.actions = self.setting.actions  # of the table: their notation, and their ids in the game
        self._players = self._seated()
        self._rewards = Rewards(reward, seat)
        self.render_mode = checked_mode(render_mode)
        self.render_scale = render_scale
        self.action_space = spaces.Discrete(self.actions.size)
        self.observation_space: spaces.Space[Any] = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (length(self.setting.game),), np.uint8),
                "action_mask": spaces.Box(0, 1, (self.actions.size,), np.int8),
            }
        )

    def __getstate__(self) -> dict[str, Any]:
        """A copy or a pickle goes on exactly as this one would."""
        kept = {name: value for name, value in self.__dict__.items() if name != "_players"}
        return {**kept, "mind": int(self.mind.state)} if "mind" in kept else kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._players = self._seated()
        if "mind" in kept:
            self.mind = rng_at(kept["mind"])

    def _seated(self) -> Opponents:
        return Opponents(self.setting.game, self.opponents, self.setting.seats, self.seat, self.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[Observation, dict[str, object]]:
        super().reset(seed=seed)
        number = int(self.np_random.integers(2**62))
        self.match = Match(self.setting, number)
        self.mind = generator(str(number), "opponents")
        self._let_others_play()
        self._rewards.reset(self.match)
        self._print()
        return self._observe(), self._info()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, object]]:
        chosen = self.actions.id(int(action))
        if chosen not in self.match.legal():
            return self._observe(), -1.0, True, False, {**self._info(), "illegal": self.actions.text(int(action))}
        self.match.play(chosen)
        self._let_others_play()
        self._print()
        return self._observe(), self._rewards.step(self.match), self.match.over, False, self._info()

    def action_masks(self) -> NDArray[np.int8]:
        """What may be chosen now, under the name that sb3-contrib's MaskablePPO asks for."""
        return self.match.mask()

    def render(self) -> Any:
        """Return the board as this seat sees it, as text or pixels; `human` prints it after each step."""
        if self.render_mode == "human":
            return None
        return render(self.setting.game, self.match.state, self.seat, self.render_mode, self.render_scale)

    def _print(self) -> None:
        if self.render_mode == "human":
            render(self.setting.game, self.match.state, self.seat, "human", self.render_scale)

    def _let_others_play(self) -> None:
        while not self.match.over and self.match.actor != self.seat:
            actor, menu = self.match.actor, self.match.legal()
            self.match.play(self._players.choose(self.match.state, actor, menu, self.mind))

    def _observe(self) -> Observation:
        return {
            "observation": observation(self.setting.game, self.match.state, self.seat),
            "action_mask": self.action_masks(),
        }

    def _info(self) -> dict[str, object]:
        return {"action_mask": self.action_masks()}


def register() -> list[str]:
    """Make every registered game known to Gymnasium as `lapilli/<Name>-v1`; returns the new ids."""
    new = []
    for name in list_games():
        id_ = f"lapilli/{name.title()}-v{VERSION}"
        if id_ not in gymnasium.registry:
            gymnasium.register(id_, entry_point="lapilli.adapters.gymnasium:SeatEnv", kwargs={"game": name})
            new.append(id_)
    return new


register()
