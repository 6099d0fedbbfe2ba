"""Cases of the benchmark: random playouts of our games, and the dice race in Python and in C."""

from __future__ import annotations

import subprocess
from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from pathlib import Path
from time import process_time
from typing import Final

from lapilli.core.factory import new
from lapilli.core.registry import find
from lapilli.core.rng import Rng
from lapilli.core.seed import generator
from lapilli.core.state import CHANCE, NOBODY, State, playout
from lapilli.study.bench_dice_race import races

SAMPLE: Final = 12  # games looked at closely, untimed, for plies and middle positions
COPIES: Final = 300  # of each middle position, timed together


@dataclass(frozen=True)
class Lap:
    """One timing: what was done, and in how many seconds of the processor."""

    seconds: float
    decisions: int
    games: int
    facts: dict[str, float] = field(default_factory=dict)

    @property
    def pace(self) -> float:
        """Decisions per second."""
        return self.decisions / self.seconds


class BenchCase(ABC):
    """Somebody on the track: `lap` does at least so many seconds of work and says how much it was."""

    @abstractmethod
    def lap(self, seconds: float) -> Lap: ...


class GameTrack(BenchCase):
    """A game of ours: random playouts from the start, and copies of positions in the middle."""

    def __init__(self, name: str) -> None:
        self.game = find(name)
        seats = self.game.seats[0]
        self.start = self.game.rules.start(seats, self.game.rules.choose_options(seats, {}), self.game.rules.load_box())
        self.number = 0
        self.middles: list[State] = []
        plies = decisions = 0
        for number in range(SAMPLE):
            path = self._path(number)
            plies += len(path)
            decisions += sum(state.actor != CHANCE for state in path)
            self.middles.append(path[len(path) // 2])
        self.plies = plies / decisions

    def _path(self, number: int) -> list[State]:
        """Every position of one random game: the same game as `playout` plays with that generator."""
        state, rng, path = self.start.copy(), generator("bench", number), []
        while state.actor != NOBODY:
            path.append(state.copy())
            chosen = state.sample(rng) if state.actor == CHANCE else state.menu(state.actor)[rng.below(state.n_legal)]
            state.play(chosen)
        return path

    def lap(self, seconds: float) -> Lap:
        decisions = games = 0
        spent, began = 0.0, process_time()
        while spent < seconds:
            decisions += int(playout(self.start.copy(), generator("bench", self.number)))
            self.number += 1
            games += 1
            spent = process_time() - began
        return Lap(spent, decisions, games, {"plies": self.plies * decisions / spent, "copy_us": self._copy()})

    def _copy(self) -> float:
        """Microseconds for one copy of a position from the middle of a game."""
        began = process_time()
        for state in self.middles:
            for _ in range(COPIES):
                state.copy()
        return (process_time() - began) / (COPIES * len(self.middles)) * 1e6


class TableTrack(BenchCase):
    """The same game as a program in Python plays it, from `new` through `menu` and `play` to the end."""

    def __init__(self, name: str) -> None:
        self.name, self.rng = name, Rng(7)
        new(name, seed=0)  # the game is imported, its box opened

    def lap(self, seconds: float) -> Lap:
        decisions = games = 0
        spent, began = 0.0, process_time()
        while spent < seconds:
            table = new(self.name, seed=games)
            table.settle()
            while menu := table.menu():
                table.play(menu[self.rng.below(len(menu))])
                table.settle()
                decisions += 1
            games += 1
            spent = process_time() - began
        return Lap(spent, decisions, games)


class RaceTrack(BenchCase):
    """The dice race in our style."""

    def __init__(self) -> None:
        self.number = 0

    def lap(self, seconds: float) -> Lap:
        decisions, first, began, step = 0, self.number, process_time(), 200
        while (spent := process_time() - began) < seconds:
            decisions += races(self.number, self.number + step)[0]
            self.number += step
        return Lap(spent, decisions, self.number - first)


class TwinTrack(BenchCase):
    """The same race in C, compiled on the spot."""

    def __init__(self, folder: Path, compiler: str) -> None:
        source = Path(__file__).with_name("bench_dice_race.c")
        self.program = folder / "race"
        subprocess.run([compiler, "-O3", "-o", str(self.program), str(source)], check=True, capture_output=True)
        self.batch = 2000

    def lap(self, seconds: float) -> Lap:
        decisions, _, spent = self.run(0, self.batch)
        while spent < seconds:
            self.batch *= 2
            decisions, _, spent = self.run(0, self.batch)
        return Lap(spent, decisions, self.batch)

    def run(self, first: int, last: int) -> tuple[int, int, float]:
        """Decisions, trace and seconds of the races of these seeds; the program times itself."""
        done = subprocess.run([str(self.program), str(first), str(last)], check=True, capture_output=True, text=True)
        decisions, trace, seconds = done.stdout.split()
        return int(decisions), int(trace), float(seconds)
