"""Fuji as the search plays it: the heuristic for everybody, to the end of the game."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from lapilli.bots.net import Net, zeros
from lapilli.bots.search_adapter import SearchAdapter
from lapilli.core.packed import vec
from lapilli.core.rng import Rng
from lapilli.core.state import CHANCE, State
from lapilli.games.fuji.actions import MARK, READY, VERB
from lapilli.games.fuji.player.dice_odds import PrecomputedOdds
from lapilli.games.fuji.player.evaluation import Evaluator
from lapilli.games.fuji.player.features import INPUTS, Features
from lapilli.games.fuji.player.heuristic import Heuristic
from lapilli.games.fuji.player.team_planning import FIRST_PLAN, Team, adopt
from lapilli.games.fuji.rules.game_state import GameState
from lapilli.games.fuji.rules.names import End, Skill


@final
class FujiSearchAdapter(SearchAdapter):
    """One row of numbers for playouts; choices below 0 stand for dice to throw again or none, large ones for plans."""

    def __init__(self, numbers: list[float], odds: PrecomputedOdds, net: Net) -> None:
        super().__init__()
        self.heuristic = Heuristic(Evaluator(numbers, odds.parameters), odds)
        self.team = Team(self.heuristic)
        self.features = Features(self.heuristic.evaluator)
        self.net = net
        self.x: vec[float] = zeros(INPUTS)

    def worth(self, state: State, seat: i64) -> float:
        """One for a victory; before the end the value of the net."""
        assert isinstance(state, GameState)
        if state.end != End.NOT_YET:
            return 1.0 if state.end == End.VICTORY else 0.0
        self.features.read(state, self.x)
        return self.net.value(self.x)

    def begin(self, state: State, seat: i64, choice: i64) -> None:
        """Without asking anybody what comes next: playouts have no use for menus."""
        assert isinstance(state, GameState)
        one = state.figures[seat]
        if choice >= FIRST_PLAN:
            adopt(state, choice)
        elif choice < 0:
            dice = -1 - choice
            if dice:
                state.picked[seat] = dice
            elif one.able(Skill.BUDDY):
                state.made[seat] = one.rerolls
            else:
                state.stopped |= 1 << seat
        elif VERB[choice] == MARK:
            one.marker = state.map.at[choice - MARK]
        elif choice == READY:
            if state.phase_number == 4:
                one.fresh |= one.cards  # nothing of it is used any more
        else:
            state.execute(seat, choice)

    def play_on(self, state: State, seat: i64, rng: Rng) -> float:
        assert isinstance(state, GameState)
        left = self.horizon
        begun = state.round
        while state.end == End.NOT_YET:
            if state.round != begun:
                begun = state.round
                left -= 1
                if left <= 0:
                    break
            if not self.team.go_on(state, rng):
                self.play_one(state, rng)
        return self.worth(state, seat)

    def play_one(self, state: GameState, rng: Rng) -> None:
        """A step of the set-up, or of a card."""
        state.proceed()
        if state.actor == CHANCE:
            state.execute(CHANCE, state.sample(rng))
        else:
            state.execute(state.actor, state.legal[state.n_legal - 1])


def won_share(start: GameState, adapter: FujiSearchAdapter, games: i64, seed: i64) -> float:
    """The share of victories by the heuristic alone."""
    seeds = Rng(seed)
    won = 0.0
    for _time in range(games):
        won += adapter.play_on(start.copy(), 0, Rng(seeds.below(1 << 59)))
    return won / float(games)


def study(start: GameState, adapter: FujiSearchAdapter, games: i64, seed: i64, rate: float) -> float:
    """Play by the heuristic, and let the net learn at each round how it ended; the mean squared error."""
    seeds = Rng(seed)
    wrong = 0.0
    count = 0.0
    for _time in range(games):
        state = start.copy()
        rng = Rng(seeds.below(1 << 59))
        moments: list[vec[float]] = []
        begun: i64 = 0
        while state.end == End.NOT_YET:
            if state.round != begun:
                begun = state.round
                x = zeros(INPUTS)
                adapter.features.read(state, x)
                moments.append(x)
            if not adapter.team.go_on(state, rng):
                adapter.play_one(state, rng)
        for x in moments:
            wrong += adapter.net.learn(x, 1.0 if state.end == End.VICTORY else 0.0, rate)
            count += 1.0
    return wrong / count
