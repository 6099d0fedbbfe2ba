"""Training of a game's net by self-play, with a learning curve."""

from __future__ import annotations

import random
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol, runtime_checkable

from lapilli.bots.learning import Learner, Observer, Trainee, duel
from lapilli.bots.net import Net
from lapilli.bots.search_adapter import Valuer
from lapilli.bots.weights import load, save
from lapilli.core.game import Game
from lapilli.core.rng import Rng
from lapilli.core.state import CHANCE, NOBODY, State

TD_LAMBDA = 0.8  # lambda
EXPLORE_ONE_IN = 15  # one choice in this many is random while learning
RATES = (0.02, 0.0005)  # of a step, at the beginning and at the end
WEIGHT_MEAN = 0.98  # the weights that are kept are a running mean over the second half
CURVE_POINTS = 10  # points of the curve; at each the net becomes one of the elders
PAST_NETS = 5
BATCH = 40  # seats of games learned from between two looks at the clock
TRIAL = 60  # games of a point of the curve
JUDGE_RATES = (0.01, 0.0003)  # the same for a judge, who learns from games that are played well
JUDGE_EXPLORE_ONE_IN = 40
JUDGE_WEIGHT_MEAN = 0.9975


@dataclass(frozen=True)
class Point:
    """One point of a learning curve."""

    seconds: float  # of processor time
    games: int
    start: float  # share won against the net it began with; of a judge: how often it favours the winner
    elder: float  # against itself two points earlier; how often the net that chooses favours the winner


Report = Callable[[Point], None]


@runtime_checkable
class Training(Protocol):
    """Something that is learned and written to a file; `path` is the one that bots of this installation read."""

    @property
    def name(self) -> str: ...

    @property
    def path(self) -> Path: ...

    def learn(self, game: Game, seconds: float, seed: int, report: Report, out: Path) -> list[Point]: ...


@dataclass(frozen=True)
class NetTraining:
    """A net that chooses, for some tables of a game."""

    name: str
    path: Path
    inputs: int
    tables: tuple[tuple[int, Mapping[str, object]], ...]  # seats and options, as often as each is to be played
    adapter: Callable[[Net, State], Valuer]
    hidden: int = 24

    def learn(self, game: Game, seconds: float, seed: int, report: Report, out: Path) -> list[Point]:
        starts = starts_of(game, self.tables)
        trainee = Trainee(
            self.adapter(Net(self.inputs, self.hidden, seed), starts[0]), RATES[0], TD_LAMBDA, EXPLORE_ONE_IN
        )
        trainer = NetTrainer(trainee, starts, game.rules.max_plies, seed)
        trainer.run(seconds, report)
        keep(self, trainer, game, seconds, out)
        return trainer.curve


@dataclass(frozen=True)
class JudgeTraining:
    """A net that judges the positions at the start of turns, from games of a net that chooses."""

    name: str
    path: Path
    inputs: int
    tables: tuple[tuple[int, Mapping[str, object]], ...]
    adapter: Callable[[Net, State, Net | None], Valuer]
    chooser: Path  # the weights of the net that chooses, and its inputs
    chooser_inputs: int
    hidden: int = 32

    def learn(self, game: Game, seconds: float, seed: int, report: Report, out: Path) -> list[Point]:
        starts = starts_of(game, self.tables)
        beside = out.with_name(self.chooser.name)  # that of the same training, if there is one
        chooser = load(beside if beside.exists() else self.chooser, self.chooser_inputs)
        judge = Net(self.inputs, self.hidden, seed)
        observer = Observer(
            self.adapter(chooser, starts[0], judge), judge, JUDGE_RATES[0], TD_LAMBDA, JUDGE_EXPLORE_ONE_IN
        )
        trainer = JudgeTrainer(observer, starts, game.rules.max_plies, seed)
        trainer.run(seconds, report)
        keep(self, trainer, game, seconds, out)
        return trainer.curve


def starts_of(game: Game, tables: Sequence[tuple[int, Mapping[str, object]]]) -> list[State]:
    return [
        game.rules.start(seats, game.rules.choose_options(seats, given), game.rules.load_box())
        for seats, given in tables
    ]


def keep(training: Training, trainer: Trainer, game: Game, seconds: float, out: Path) -> None:
    """Write what was learned, with the command and the curve."""
    command = f"lapilli bots train {game.name} --part {training.name} --minutes {seconds / 60:g} --seed {trainer.seed}"
    curve = [[round(point.seconds), point.games, point.start, point.elder] for point in trainer.curve]
    net = trainer.learner.net
    made = {"made": command, "game": game.version, "curve": curve}
    save(out, int(net.hidden), trainer.kept or net.numbers(), made)


class Trainer(ABC):
    """One course of learning."""

    rates = RATES
    mean = WEIGHT_MEAN

    def __init__(self, learner: Learner, starts: list[State], bound: int, seed: int) -> None:
        self.learner = learner
        self.starts = starts
        self.bound = bound
        self.seed = seed
        self.rng = random.Random(seed)
        self.games = 0
        self.kept: list[float] = []  # the running mean
        self.curve: list[Point] = []

    def run(self, seconds: float, report: Report) -> None:
        """Learn for this much processor time."""
        began = time.process_time()
        while (spent := time.process_time() - began) < seconds:
            done = spent / seconds
            self.learner.rate = self.rates[0] * (1 - done) ** 2 + self.rates[1]
            start = self.rng.choice(self.starts)
            games = max(1, BATCH // start.seats)
            self.learner.study(start, games, self.bound, self.seed * 1000 + self.games)
            self.games += games
            if done > 0.5:
                now = self.learner.net.numbers()
                self.kept = [self.mean * a + (1 - self.mean) * b for a, b in zip(self.kept or now, now, strict=True)]
            if done * CURVE_POINTS >= len(self.curve) + 1:
                self._report(spent, report)
        self._report(time.process_time() - began, report)

    def _report(self, spent: float, report: Report) -> None:
        now, to_compare = self.look()
        self.curve.append(Point(spent, self.games, round(now, 3), round(to_compare, 3)))
        report(self.curve[-1])

    @abstractmethod
    def look(self) -> tuple[float, float]:
        """The two shares of a point of the curve."""

    def learned(self) -> Net:
        """A copy of what would be kept now."""
        return self.copy(self.kept or self.learner.net.numbers())

    def copy(self, numbers: list[float]) -> Net:
        net = Net(self.learner.net.inputs, self.learner.net.hidden, 0)
        net.load(numbers)
        return net


class NetTrainer(Trainer):
    """For a net that chooses: what it wins against the net it began with, and against itself two points earlier."""

    learner: Trainee

    def __init__(self, learner: Trainee, starts: list[State], bound: int, seed: int) -> None:
        super().__init__(learner, starts, bound, seed)
        self.first = self.copy(learner.net.numbers())

    def look(self) -> tuple[float, float]:
        """What is learned so far joins the elders."""
        trainee, now = self.learner, self.learned()
        trainee.elders = [*trainee.elders, self.copy(trainee.net.numbers())][-PAST_NETS:]
        first, elder = (
            duel(trainee.adapter, now, other, self.starts[0], TRIAL, self.bound, self.seed)
            for other in (self.first, trainee.elders[max(0, len(trainee.elders) - 3)])
        )
        return first, elder


class JudgeTrainer(Trainer):
    """For a judge: how often it favours the winner, and how often the net that chooses does."""

    rates = JUDGE_RATES
    mean = JUDGE_WEIGHT_MEAN

    def __init__(self, learner: Observer, starts: list[State], bound: int, seed: int) -> None:
        super().__init__(learner, starts, bound, seed)
        self.trial = turn_starts(learner.adapter, starts[0], TRIAL, bound, seed)

    def look(self) -> tuple[float, float]:
        adapter = self.learner.adapter
        adapter.judge = self.learned()
        right = winner_accuracy(self.trial, adapter.verdict)
        adapter.judge = self.learner.net
        return right, winner_accuracy(self.trial, adapter.worth)


def turn_starts(adapter: Valuer, start: State, games: int, bound: int, seed: int) -> list[tuple[State, int]]:
    """The positions at the start of turns of games that an adapter plays by its net, each with the seat that won."""
    rng, found = Rng(seed), list[tuple[State, int]]()
    for _ in range(games):
        state, turns, plies = start.copy(), list[State](), 0
        while state.actor != NOBODY and plies < bound:
            plies += 1
            if not turns or adapter.turn(state) != adapter.turn(turns[-1]):
                turns.append(state.copy())
            state.play(state.sample(rng) if state.actor == CHANCE else adapter.pick(state, rng))
        if state.actor == NOBODY:
            shares = [adapter.outcome(state, seat) for seat in range(state.seats)]
            found.extend((turn, shares.index(max(shares))) for turn in turns[1:])
    return found


def winner_accuracy(trial: list[tuple[State, int]], worth: Callable[[State, int], float]) -> float:
    """At which share of positions the winner was thought to be worth most."""
    right = 0
    for state, winner in trial:
        worths = [worth(state, seat) for seat in range(state.seats)]
        right += worths.index(max(worths)) == winner
    return right / len(trial)
