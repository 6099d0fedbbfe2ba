"""PettingZoo: `env("nisyros", seats=3, level="zeus")`, an AEC environment with action masks.

Agents are `seat_1` to `seat_n`, in seating order. Chance acts by itself, from the seed of `reset`. Rewards come at the
end (`lapilli.adapters.match.utilities`).
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from lapilli.adapters.arrays import length, observation
from lapilli.adapters.match import Match, Setting
from lapilli.adapters.rendering import MODES, checked_mode, render
from lapilli.core.errors import OptionError

Observation = dict[str, NDArray[Any]]
METADATA = {"render_modes": [*MODES], "is_parallelizable": False, "render_fps": 1}


def env(
    game: str,
    seats: int | None = None,
    *,
    render_mode: str | None = None,
    render_scale: float = 1.0,
    **options: object,
) -> AECEnv:
    """One table of a game; an illegal action ends it with a loss for the agent that chose it, as is usual here."""
    table: AECEnv = raw_env(game, seats, render_mode=render_mode, render_scale=render_scale, **options)
    table = wrappers.TerminateIllegalWrapper(table, illegal_reward=-1)
    table = wrappers.AssertOutOfBoundsWrapper(table)
    return wrappers.OrderEnforcingWrapper(table)


def parallel_env(
    game: str,
    seats: int | None = None,
    *,
    render_mode: str | None = None,
    render_scale: float = 1.0,
    **options: object,
) -> ParallelEnv:
    """Return the parallel environment of a game in which all seats decide at once, always.

    A game that is played in turns is refused: most of the actions that such an environment asks for would be ignored.
    """
    return parallel_table(game, seats, render_mode=render_mode, render_scale=render_scale, **options)


class raw_env(AECEnv):  # type: ignore[misc]  # the name that PettingZoo's users expect
    """The environment without wrappers."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        render_mode: str | None = None,
        render_scale: float = 1.0,
        **options: object,
    ) -> None:
        super().__init__()
        self.setting = Setting(game, seats, options)
        self.actions = self.setting.actions  # of the table: their notation, and their ids in the game
        self.metadata = {**METADATA, "name": f"lapilli_{self.setting.game.name}"}
        self.render_mode = checked_mode(render_mode)
        self.render_scale = render_scale
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(self.setting.seats)]
        self.action_spaces = {agent: spaces.Discrete(self.actions.size) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (length(self.setting.game),), np.uint8),
                    "action_mask": spaces.Box(0, 1, (self.actions.size,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        self.match = Match(self.setting, seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.match.actor]

    def observe(self, agent: str) -> Observation:
        """What the agent knows, and what it may do: nothing unless it is asked."""
        seat = self.possible_agents.index(agent)
        asked = not self.match.over and seat == self.match.actor
        mask = self.match.mask() if asked else np.zeros(self.actions.size, np.int8)
        return {"observation": observation(self.setting.game, self.match.state, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None, "only an agent whose game is over passes None"
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.match.play(self.actions.id(int(action)))
        if self.match.over:
            self.rewards = dict(zip(self.possible_agents, self.match.utilities(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.match.actor]
        self._accumulate_rewards()

    def render(self) -> str | NDArray[np.uint8] | None:
        """Return the board as a spectator sees it, as text or pixels; `human` prints it."""
        return render(self.setting.game, self.match.state, None, self.render_mode, self.render_scale)

    def close(self) -> None:
        """Nothing is held open."""


class parallel_table(ParallelEnv):  # type: ignore[misc]
    """All agents act at each step. Chance acts by itself, from the seed of `reset`."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        render_mode: str | None = None,
        render_scale: float = 1.0,
        **options: object,
    ) -> None:
        self.table = raw_env(game, seats, render_mode=render_mode, render_scale=render_scale, **options)
        rules = self.table.setting.game.rules
        if not rules.simultaneous:
            raise OptionError(f"{rules.title} is played in turns: use env(), the AEC environment")
        self.metadata = {**self.table.metadata, "is_parallelizable": True}
        self.render_mode = self.table.render_mode
        self.possible_agents = self.table.possible_agents
        self.action_spaces, self.observation_spaces = self.table.action_spaces, self.table.observation_spaces

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, object]]]:
        self.table.reset(seed)
        self.agents = list(self.possible_agents)
        return self._observe(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, object]]
    ]:
        """Play the actions of all agents. An illegal one ends the game with a loss for its agent, as in `env`."""
        match, acting = self.table.match, self.agents
        chosen = {seat: self.table.actions.id(int(actions[agent])) for seat, agent in enumerate(acting)}
        illegal = [acting[seat] for seat, action in chosen.items() if action not in match.state.menu(seat)]
        if not illegal:
            match.play_together(chosen)
        over = match.over or bool(illegal)
        rewards = dict.fromkeys(acting, 0.0) | dict.fromkeys(illegal, -1.0)
        if match.over:
            rewards = dict(zip(acting, match.utilities(), strict=True))
        seen = self._observe(bool(illegal))
        self.agents = [] if over else acting
        return seen, rewards, dict.fromkeys(acting, over), dict.fromkeys(acting, False), {agent: {} for agent in acting}

    def _observe(self, ended: bool = False) -> dict[str, Observation]:
        match, found = self.table.match, {}
        for seat, agent in enumerate(self.agents):
            menu = () if ended or match.over else match.state.menu(seat)
            seen = observation(self.table.setting.game, match.state, seat)
            found[agent] = {"observation": seen, "action_mask": self.table.actions.mask(menu)}
        return found

    def render(self) -> str | NDArray[np.uint8] | None:
        """Return the board as a spectator sees it, as text or pixels; `human` prints it."""
        return self.table.render()

    def close(self) -> None:
        """Nothing is held open."""
