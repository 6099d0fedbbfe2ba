"""OpenSpiel's searches as opponents: MCTS (which sees the real state) and ISMCTS (which does not)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from time import process_time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

from lapilli.adapters.openspiel import PREFIX, SpielState, register
from lapilli.bots import Bot
from lapilli.core.errors import OptionError
from lapilli.core.game import Game
from lapilli.core.rng import Rng
from lapilli.core.seed import generator

RIVALS = ("ismcts", "mcts")
EXPLORE = 1.4
TRIAL = 8  # simulations of the first search, to learn how long one takes


class Rival:
    """A search of OpenSpiel that thinks about as long as it is told, in processor time."""

    def __init__(self, kind: str, game: Any, seconds: float, seed: int) -> None:
        if kind not in RIVALS:
            raise OptionError(f"there is no rival {kind!r}; there are {', '.join(RIVALS)}")
        self.kind, self.game, self.seconds = kind, game, seconds
        self.rng = np.random.RandomState(seed)
        self.pace = 0.0  # seconds of a simulation, as measured so far

    def choose(self, state: SpielState) -> int:
        number = TRIAL if not self.pace else max(TRIAL, round(self.seconds / self.pace))
        began = process_time()
        action = int(self._bot(number).step(state))
        self.pace = max(1e-6, (process_time() - began) / number)
        return action

    def _bot(self, simulations: int) -> Any:
        evaluator = RandomRolloutEvaluator(1, self.rng)
        if self.kind == "mcts":
            return MCTSBot(self.game, EXPLORE, simulations, evaluator, random_state=self.rng)
        return ISMCTSBot(
            self.game, evaluator, EXPLORE, simulations, random_state=self.rng, allow_inconsistent_action_sets=True
        )


def play(
    game: Game,
    player: Bot,
    kind: str,
    seats: int,
    options: Mapping[str, object],
    number: int,
    seconds: float,
    seed: object,
    team: bool = False,
    plies: int | None = None,
) -> float | None:
    """One game: the player on one seat, another in each game, the rival on all others; or a team of rivals alone.

    Returns the player's part in the victory, or whether the team won; None if it was not over after so many plies.
    """
    register([game])
    spiel = pyspiel.load_game(PREFIX + game.name, {"seats": seats, **options})
    state = spiel.new_initial_state()
    rival = Rival(kind, spiel, seconds, number)
    dice, mind = generator(str(seed), "rivals", number), generator(str(seed), "player", number)
    place, left = number % seats, plies or game.rules.max_plies
    while not state.is_terminal():
        if not left:
            return None
        left -= 1
        actor = state.current_player()
        if actor == pyspiel.PlayerId.CHANCE:
            inner = state.position.state
            state.apply_action(int(inner.sample(dice)))
        elif len(state.legal_actions()) == 1:
            state.apply_action(state.legal_actions()[0])
        elif actor != place or team:
            state.apply_action(rival.choose(state))
        else:
            state.apply_action(_chosen(game, player, state, actor, mind))
    result = game.rules.result(state.position.state)
    assert result is not None
    if team:
        return float(bool(result.winners))
    name = game.rules.seat_names(state.position.state)[place]
    return 1 / len(result.winners) if name in result.winners else 0.0


def _chosen(game: Game, player: Bot, state: SpielState, seat: int, rng: Rng) -> int:
    return player.decide(game.rules.know(state.position.state, seat), seat, state.legal_actions(), rng)


@dataclass(frozen=True)
class Score:
    """How some games went; one that was given up is won by nobody."""

    won: float
    unfinished: int


def share(
    game: Game,
    player: Bot,
    kind: str,
    seats: int,
    options: Mapping[str, object],
    games: int,
    seconds: float,
    seed: object,
    report: Callable[[int], None],
    plies: int | None = None,
) -> Score:
    """Games won against the rival, or by a team of rivals where all win together."""
    won, unfinished = 0.0, 0
    for number in range(games):
        part = play(game, player, kind, seats, options, number, seconds, seed, game.rules.cooperative, plies)
        won += part or 0.0
        unfinished += part is None
        report(number + 1)
    return Score(won, unfinished)
