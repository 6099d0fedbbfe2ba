"""Training: how a game's net is learned on this machine, by self-play, with a curve of what it came to."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from lapilli.bots.learning import Pupil, duel
from lapilli.bots.mind import Valuer
from lapilli.bots.net import Net
from lapilli.bots.weights import save
from lapilli.core.game import Game
from lapilli.core.state import State

FADE = 0.8  # lambda
STRAY = 15  # one choice in so many is random while learning
RATES = (0.02, 0.0005)  # of a step, at the beginning and at the end
MEAN = 0.98  # the weights that are kept are a running mean over the second half
TENTHS = 10  # points of the curve; at each the net becomes one of the elders
ELDERS = 5
BATCH = 40  # seats of games learned from between two looks at the clock
TRIAL = 60  # games of a point of the curve


@dataclass(frozen=True)
class Point:
    """One point of a learning curve."""

    seconds: float  # of processor time
    games: int
    start: float  # share won against the net it began with
    elder: float  # against itself two points earlier


Report = Callable[[Point], None]


class Training(Protocol):
    """Something that is learned and written to a file."""

    @property
    def name(self) -> str: ...

    @property
    def path(self) -> Path: ...

    def learn(self, game: Game, seconds: float, seed: int, report: Report, out: Path | None = None) -> list[Point]: ...


@dataclass(frozen=True)
class NetTraining:
    """A net for some tables of a game."""

    name: str
    path: Path
    inputs: int
    tables: tuple[tuple[int, Mapping[str, object]], ...]  # seats and options, as often as each is to be played
    mind: Callable[[Net, State], Valuer]
    hidden: int = 24

    def learn(self, game: Game, seconds: float, seed: int, report: Report, out: Path | None = None) -> list[Point]:
        starts = [game.start(seats, game.choose_options(seats, given), game.load_box()) for seats, given in self.tables]
        net = Net(self.inputs, self.hidden, seed)
        school = School(self, Pupil(self.mind(net, starts[0]), RATES[0], FADE, STRAY), starts, game.bound, seed)
        school.run(seconds, report)
        made = {
            "made": f"lapilli train {game.name} --part {self.name} --minutes {seconds / 60:g} --seed {seed}",
            "game": game.version,
        }
        curve = [[round(point.seconds), point.games, point.start, point.elder] for point in school.curve]
        save(out or self.path, self.hidden, school.kept or net.numbers(), {**made, "curve": curve})
        return school.curve


class School:
    """One course of learning."""

    def __init__(self, training: NetTraining, pupil: Pupil, starts: list[State], bound: int, seed: int) -> None:
        self.training = training
        self.pupil = pupil
        self.starts = starts
        self.bound = bound
        self.seed = seed
        self.chance = random.Random(seed)
        self.games = 0
        self.kept: list[float] = []  # the running mean
        self.first = self._copy(pupil.mind.net.numbers())
        self.curve: list[Point] = []

    def run(self, seconds: float, report: Report) -> None:
        """Learn for so much processor time."""
        began = time.process_time()
        while (spent := time.process_time() - began) < seconds:
            done = spent / seconds
            self.pupil.rate = RATES[0] * (1 - done) ** 2 + RATES[1]
            start = self.chance.choice(self.starts)
            games = max(1, BATCH // start.seats)
            self.pupil.study(start, games, self.bound, self.seed * 1000 + self.games)
            self.games += games
            if done > 0.5:
                now = self.pupil.mind.net.numbers()
                self.kept = [MEAN * a + (1 - MEAN) * b for a, b in zip(self.kept or now, now, strict=True)]
            if done * TENTHS >= len(self.curve) + 1:
                report(self._look(spent))
        report(self._look(time.process_time() - began))

    def _look(self, spent: float) -> Point:
        """A point of the curve; what is learned so far joins the elders."""
        pupil, start = self.pupil, self.starts[0]
        now = self._copy(self.kept or pupil.mind.net.numbers())
        pupil.elders = [*pupil.elders, self._copy(pupil.mind.net.numbers())][-ELDERS:]
        against = [
            duel(pupil.mind, now, other, start, TRIAL, self.bound, self.seed)
            for other in (self.first, pupil.elders[max(0, len(pupil.elders) - 3)])
        ]
        self.curve.append(Point(spent, self.games, round(against[0], 3), round(against[1], 3)))
        return self.curve[-1]

    def _copy(self, numbers: list[float]) -> Net:
        net = Net(self.training.inputs, self.training.hidden, 0)
        net.load(numbers)
        return net
