"""Gymnasium: one seat against bots.

After `import lapilli.adapters.gymnasium` there is `gymnasium.make("lapilli/Nisyros-v1", opponents="steady")`. The
action mask is in the info and in the observation. An illegal action ends the game with a loss (`info["illegal"]` names
it), as is usual here: algorithms that use masks never meet that.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from lapilli.adapters.arrays import length, observation
from lapilli.adapters.match import Match, Setting, rng_at
from lapilli.adapters.picture import pixels
from lapilli.bots import bot
from lapilli.core.errors import OptionError
from lapilli.core.registry import list_games
from lapilli.core.seed import generator
from lapilli.core.state import Knowledge

Observation = dict[str, NDArray[Any]]
VERSION = 1


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """A game from one seat's chair; the other seats are bots of one level."""

    metadata: dict[str, object] = {"render_modes": ["ansi", "rgb_array"], "render_fps": 1}  # noqa: RUF012 (as Gymnasium declares it)

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        opponents: str = "casual",
        render_mode: str | None = None,
        render_scale: float = 1.0,
        **options: object,
    ) -> None:
        self.setting = Setting(game, seats, options)
        if not 0 <= seat < self.setting.seats:
            raise OptionError(f"seats are counted from 0 to {self.setting.seats - 1}, not {seat}")
        self.seat = seat
        self.opponents = opponents
        self.opponent = bot(opponents, self.setting.game)
        self.blind = opponents == "random"  # who chooses at random needs no view
        self.render_mode = render_mode
        self.render_scale = render_scale
        self.action_space = spaces.Discrete(self.setting.size)
        self.observation_space: spaces.Space[Any] = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (length(self.setting.game),), np.uint8),
                "action_mask": spaces.Box(0, 1, (self.setting.size,), np.int8),
            }
        )

    def __getstate__(self) -> dict[str, Any]:
        """A copy or a pickle goes on exactly as this one would."""
        kept = {name: value for name, value in self.__dict__.items() if name != "opponent"}
        return {**kept, "mind": int(self.mind.state)} if "mind" in kept else kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.opponent = bot(self.opponents, self.setting.game)
        if "mind" in kept:
            self.mind = rng_at(kept["mind"])

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[Observation, dict[str, object]]:
        super().reset(seed=seed)
        number = int(self.np_random.integers(2**62))
        self.match = Match(self.setting, number)
        self.mind = generator(str(number), "opponents")
        self._let_others_play()
        return self._observe(), self._info()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, object]]:
        if int(action) not in self.match.legal():
            return self._observe(), -1.0, True, False, {**self._info(), "illegal": self._text(int(action))}
        self.match.play(int(action))
        self._let_others_play()
        return self._observe(), self.match.utilities()[self.seat], self.match.over, False, self._info()

    def action_masks(self) -> NDArray[np.int8]:
        """What may be chosen now, under the name that sb3-contrib's MaskablePPO asks for."""
        return np.zeros(self.setting.size, np.int8) if self.match.over else self.match.mask()

    def render(self) -> Any:
        """The board as this seat sees it: text or pixels."""
        if self.render_mode is None:
            return None
        game, view = self.setting.game, self.setting.game.rules.observe(self.match.state, self.seat)
        return (
            game.presentation.text_board(view, "en")
            if self.render_mode == "ansi"
            else pixels(game, view, self.render_scale)
        )

    def _let_others_play(self) -> None:
        game, state = self.setting.game, self.match.state
        while not self.match.over and self.match.actor != self.seat:
            actor = self.match.actor
            known = Knowledge(actor) if self.blind else game.rules.know(state, actor)
            self.match.play(self.opponent.decide(known, actor, self.match.legal(), self.mind))

    def _observe(self) -> Observation:
        return {
            "observation": observation(self.setting.game, self.match.state, self.seat),
            "action_mask": self.action_masks(),
        }

    def _text(self, action: int) -> str:
        return self.setting.game.space.text(action)

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
