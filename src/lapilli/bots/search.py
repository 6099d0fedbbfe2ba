"""One search for all games: compare some choices in worlds that agree with what a seat knows.

All choices meet the same worlds and the same dice (common random numbers). The worse half drops out again and again
(sequential halving), and the heuristic's own choice is left only for one whose gain over it is significant.
"""

from __future__ import annotations

import math
import time
from typing import Final, final

from mypy_extensions import i64

from lapilli.bots.search_adapter import SearchAdapter
from lapilli.core.rng import Rng
from lapilli.core.state import Knowledge

SEEDS: Final[i64] = 1 << 59
LEAST: Final[i64] = 4  # playouts of every choice before any drops out


@final
class Trial:
    """One choice and how its playouts went."""

    __slots__ = ("choice", "results")

    def __init__(self, choice: i64) -> None:
        self.choice = choice
        self.results: list[float] = []

    def mean(self) -> float:
        total = 0.0
        for mark in self.results:
            total += mark
        return total / float(len(self.results)) if len(self.results) > 0 else 0.0


@final
class Search:
    """The trials of one decision; the first choice is the heuristic's."""

    def __init__(self, adapter: SearchAdapter, known: Knowledge, seat: i64, choices: list[int], seed: i64) -> None:
        self.adapter = adapter
        self.known = known
        self.seat = seat
        self.rng = Rng(seed)
        self.seeds: list[int] = []  # of the worlds, drawn one by one: generators of neighbouring seeds are alike
        self.trials: list[Trial] = []
        for choice in choices:
            self.trials.append(Trial(choice))
        self.playouts: i64 = 0
        self.deadline: float = 0.0  # of processor time; 0: none

    def run(self, playouts: i64, seconds: float) -> None:
        """Halve the field until this many playouts are made or this much processor time is gone."""
        self.deadline = time.process_time() + seconds if seconds > 0.0 else 0.0
        alive = self.trials[:]
        rounds: i64 = 1
        while 1 << rounds < len(alive):
            rounds += 1
        for stage in range(rounds):
            spare = playouts - self.playouts
            each = spare // ((rounds - stage) * i64(len(alive)))
            if each < LEAST:
                each = LEAST
            if not self.extend(alive, i64(len(alive[0].results)) + each) or self.playouts >= playouts:
                return
            alive = self.better_half(alive)

    def extend(self, alive: list[Trial], number: i64) -> bool:
        """Give each of them this many playouts, world by world; False when time is up."""
        while i64(len(alive[0].results)) < number:
            if self.deadline > 0.0 and time.process_time() > self.deadline:
                return False
            index: i64 = len(alive[0].results)
            for trial in alive:
                trial.results.append(self.playout(trial.choice, index))
        return True

    def playout(self, choice: i64, index: i64) -> float:
        """One choice in the world of this number."""
        self.playouts += 1
        rng = self.dice(index)
        world = self.known.sample_world_raw(rng)
        self.adapter.begin(world, self.seat, choice)
        return self.adapter.play_on(world, self.seat, rng)

    def dice(self, index: i64) -> Rng:
        """What deals the world of this number and throws its dice: the same for all choices."""
        while i64(len(self.seeds)) <= index:
            self.seeds.append(int(self.rng.below(SEEDS)))
        return Rng(self.seeds[index])

    def better_half(self, alive: list[Trial]) -> list[Trial]:
        """The heuristic's choice, and the better half of the others."""
        rest = sorted(alive[1:], key=lambda trial: -trial.mean())
        return alive[:1] + rest[: (len(rest) + 1) // 2]

    def gain(self, trial: Trial) -> float:
        """By how many standard errors a choice is better than the heuristic's, world by world."""
        first = self.trials[0].results
        count = len(trial.results) if len(trial.results) < len(first) else len(first)
        if count < 2:
            return 0.0
        total = 0.0
        squares = 0.0
        for index in range(count):
            gap = trial.results[index] - first[index]
            total += gap
            squares += gap * gap
        mean = total / float(count)
        spread = squares / float(count) - mean * mean
        error = math.sqrt((spread if spread > 0.0 else 0.0) / float(count)) + 1e-9
        return mean / error

    def best(self, errors: float) -> i64:
        """The choice that did best of those played most, if it beats the heuristic's by this many standard errors."""
        first = self.trials[0]
        found = first
        most = 0
        for trial in self.trials[1:]:
            most = max(most, len(trial.results))
        for trial in self.trials[1:]:
            if len(trial.results) == most and trial.mean() > found.mean():
                found = trial
        return found.choice if found is not first and self.gain(found) > errors else first.choice
