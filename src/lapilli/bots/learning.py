"""Learning by self-play: after each game every value moves towards what came after it (TD(lambda), looking forward)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from lapilli.bots.net import Net, zeros
from lapilli.bots.search_adapter import Valuer
from lapilli.core.packed import vec
from lapilli.core.rng import Rng
from lapilli.core.state import CHANCE, NOBODY, State


@final
class TrainingSample:
    """A position as a seat's features: after its choice, or at the beginning of a turn."""

    __slots__ = ("explored", "seat", "x")

    def __init__(self, seat: i64, x: vec[float], explored: bool) -> None:
        self.seat = seat
        self.x = x
        self.explored = explored  # the choice was a random one: what came before is not to blame


class Learner:
    """Plays games, and moves the values of a net towards what came of them."""

    def __init__(self, adapter: Valuer, net: Net, rate: float, fade: float, stray: i64) -> None:
        self.adapter = adapter
        self.net = net  # that learns
        self.rate = rate  # of a step
        self.fade = fade  # lambda: how far back a result reaches
        self.stray = stray  # one choice in this many is random

    def study(self, start: State, games: i64, bound: i64, seed: i64) -> float:
        """Play this many games and learn from each; returns the mean squared error. Endless games are left aside."""
        rng = Rng(seed)
        wrong = 0.0
        count: i64 = 0
        for _time in range(games):
            state = start.copy()
            moments = self.play(state, bound, rng)
            if state.actor != NOBODY:
                continue
            for seat in range(start.seats):
                wrong += self.learn(moments, seat, self.adapter.outcome(state, seat))
            count += len(moments)
        return wrong / float(count) if count > 0 else 0.0

    def play(self, state: State, bound: i64, rng: Rng) -> list[TrainingSample]:
        """One game, and the moments of it that are learned from."""
        raise NotImplementedError

    def strays(self, state: State, rng: Rng) -> bool:
        """Is this choice a random one?"""
        return state.n_legal > 1 and rng.below(self.stray) == 0

    def learn(self, moments: list[TrainingSample], seat: i64, result: float) -> float:
        """What one seat learns from a game, from its end back to its beginning."""
        net = self.net
        target = result
        wrong = 0.0
        place = len(moments) - 1
        while place >= 0:
            moment = moments[place]
            place -= 1
            if moment.seat == seat:
                wrong += net.learn(moment.x, target, self.rate)
                value = net.value(moment.x)
                target = value if moment.explored else self.fade * target + (1.0 - self.fade) * value
        return wrong


@final
class Trainee(Learner):
    """Learns to choose, from what came after its choices; earlier selves keep it from forgetting how to beat them."""

    def __init__(self, adapter: Valuer, rate: float, fade: float, stray: i64) -> None:
        super().__init__(adapter, adapter.net, rate, fade, stray)
        self.elders: list[Net] = []

    def play(self, state: State, bound: i64, rng: Rng) -> list[TrainingSample]:
        """One game; in one of four an elder takes one of the seats."""
        adapter = self.adapter
        own = adapter.net
        elder = own
        guest: i64 = -1
        if len(self.elders) > 0 and rng.below(4) == 0:
            elder = self.elders[rng.below(len(self.elders))]
            guest = rng.below(state.seats)
        moments: list[TrainingSample] = []
        plies: i64 = 0
        while state.actor != NOBODY and plies < bound:
            plies += 1
            if state.actor == CHANCE:
                state.play(state.sample(rng))
                continue
            seat = state.actor
            single = state.n_legal == 1
            explored = self.strays(state, rng)
            if explored:
                action = state.legal[rng.below(state.n_legal)]
            else:
                adapter.net = elder if seat == guest else own
                action = adapter.pick(state, rng)
                adapter.net = own
            state.play(action)
            if state.actor != NOBODY and not single and seat != guest:
                x = zeros(own.inputs)
                adapter.read(state, seat, x)
                moments.append(TrainingSample(seat, x, explored))
        return moments


@final
class Observer(Learner):
    """Learns to judge: watches games of an adapter that can choose, and how they ended after the starts of turns."""

    def __init__(self, adapter: Valuer, judge: Net, rate: float, fade: float, stray: i64) -> None:
        super().__init__(adapter, judge, rate, fade, stray)

    def play(self, state: State, bound: i64, rng: Rng) -> list[TrainingSample]:
        """One game, seen from every seat."""
        adapter = self.adapter
        moments: list[TrainingSample] = []
        plies: i64 = 0
        turn = adapter.turn(state)
        while state.actor != NOBODY and plies < bound:
            plies += 1
            if adapter.turn(state) != turn:
                turn = adapter.turn(state)
                for seat in range(state.seats):
                    y = zeros(self.net.inputs)
                    adapter.survey(state, seat, y)
                    moments.append(TrainingSample(seat, y, False))
            if state.actor == CHANCE:
                state.play(state.sample(rng))
            elif self.strays(state, rng):
                state.play(state.legal[rng.below(state.n_legal)])
            else:
                state.play(adapter.pick(state, rng))
        return moments


def duel(adapter: Valuer, one: Net, other: Net, start: State, games: i64, bound: i64, seed: i64) -> float:
    """The share of games that the first net wins: it takes one seat, another in each game."""
    rng = Rng(seed)
    own = adapter.net
    won = 0.0
    for number in range(games):
        state = start.copy()
        place = number % state.seats
        plies: i64 = 0
        while state.actor != NOBODY and plies < bound:
            plies += 1
            if state.actor == CHANCE:
                state.play(state.sample(rng))
            else:
                adapter.net = one if state.actor == place else other
                state.play(adapter.pick(state, rng))
        won += adapter.outcome(state, place) if state.actor == NOBODY else 1.0 / float(state.seats)
    adapter.net = own
    return won / float(games)
