"""Tuning the numbers of the heuristic, for each level and number of seats.

It begins with whichever row known so far does best at the table, not with numbers by hand: rows of other levels and
numbers of seats are near. What comes of it is kept only where it is better in games that nothing was tuned on.
"""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TypedDict

from lapilli.bots.training import Point, Report
from lapilli.bots.tuning import ROWS, Tuning
from lapilli.bots.weights import save_rows
from lapilli.core.game import Game
from lapilli.games.nisyros.player.advice import NUMBERS, SPREAD
from lapilli.games.nisyros.player.search_adapter import won_share
from lapilli.games.nisyros.rules.game_state import GameState

NEAR = 0.5  # of the usual spread: a row that is known is near already
GAMES = 240  # of each row, all with the same dice
SEED = 10_000_019
CHECK = 1000  # games of a point of the curve
FRESH = 4000  # games that decide which row is kept, on seeds nothing was tuned on


class Numbers(TypedDict):
    """The file."""

    made: dict[str, str]  # the command that made a row
    rows: dict[str, list[float]]
    curves: dict[str, list[list[float]]]  # seconds, games, won, won by the row it began with


@dataclass(frozen=True)
class RowTraining:
    """The row for one level and number of seats."""

    level: str
    seats: int
    path: Path = NUMBERS

    @property
    def name(self) -> str:
        return f"{self.level}-{self.seats}"

    def learn(self, game: Game, seconds: float, seed: int, report: Report, out: Path) -> list[Point]:
        numbers = read(out if out.exists() else self.path)
        options = game.rules.choose_options(self.seats, {"level": self.level})
        start: GameState = game.rules.start(self.seats, options, game.rules.load_box())
        first = max(numbers["rows"].values(), key=lambda row: won_share(start, row, CHECK, SEED - 1)[1])
        tuning = Tuning(first, [NEAR * spread for spread in SPREAD], seed)
        curve = tune(start, tuning, seconds, report)
        best = max((first, tuning.middle), key=lambda row: won_share(start, row, FRESH, SEED - 2)[1])
        numbers["rows"][self.name] = [round(number, 3) for number in best]
        numbers["curves"][self.name] = [[round(one.seconds), one.games, one.start, one.elder] for one in curve]
        command = f"lapilli bots train {game.name} --part {self.name} --minutes {seconds / 60:g} --seed {seed}"
        numbers["made"][self.name] = command
        save_rows(out, numbers)
        return curve


def tune(start: GameState, tuning: Tuning, seconds: float, report: Report) -> list[Point]:
    """For this much processor time, with ten points of the curve.

    What counts is the score, not victories alone: where hardly any game is won it tells how near everybody came.
    """
    first, curve = won_share(start, tuning.middle, CHECK, SEED - 3)[0], list[Point]()
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        tuning.turn(lambda row: won_share(start, row, GAMES, SEED * tuning.turns)[1])
        if spent * 10 >= seconds * (len(curve) + 1):
            won = won_share(start, tuning.middle, CHECK, SEED - 3)[0]
            curve.append(Point(spent, tuning.turns * ROWS * GAMES, won, first))
            report(curve[-1])
    return curve


def read(path: Path) -> Numbers:
    found: Numbers = json.loads(path.read_text(encoding="utf-8"))
    return found


TRAININGS = tuple(RowTraining(level, seats) for level in ("achilles", "heracles", "zeus") for seats in (4, 3, 2))
