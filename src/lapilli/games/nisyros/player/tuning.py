"""Tuning the numbers of the rule of thumb, for each level and number of seats."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from pathlib import Path

from lapilli.bots.training import Point, Report
from lapilli.bots.tuning import ROWS, Tuning
from lapilli.core.game import Game
from lapilli.games.nisyros.player.advice import NUMBERS, SPREAD, USUAL, rows
from lapilli.games.nisyros.player.mind import won_share
from lapilli.games.nisyros.rules.course import Course

GAMES = 120  # of each row, all with the same dice; more turns of fewer games learn faster
SEED = 10_000_019
CHECK = 1000  # games of a point of the curve


@dataclass(frozen=True)
class RowTraining:
    """The row for one level and number of seats."""

    level: str
    seats: int
    path: Path = NUMBERS

    @property
    def name(self) -> str:
        return f"{self.level}-{self.seats}"

    def learn(self, game: Game, seconds: float, seed: int, report: Report, out: Path | None = None) -> list[Point]:
        options = game.choose_options(self.seats, {"level": self.level})
        start: Course = game.start(self.seats, options, game.load_box())
        tuning = Tuning(rows()[USUAL], SPREAD, seed)
        usual = won_share(start, tuning.middle, CHECK, 5)[0]
        began, curve = time.process_time(), list[Point]()
        while (spent := time.process_time() - began) < seconds:
            tuning.turn(lambda row: won_share(start, row, GAMES, SEED * tuning.turns)[1])
            if spent * 10 >= seconds * (len(curve) + 1):
                curve.append(
                    Point(spent, tuning.turns * ROWS * GAMES, won_share(start, tuning.middle, CHECK, 5)[0], usual)
                )
                report(curve[-1])
        write(out or self.path, self.name, tuning.middle)
        return curve


def write(path: Path, name: str, row: list[float]) -> None:
    """Put one row into the file of numbers."""
    empty = '{"made": "lapilli train nisyros", "rows": {}}'
    data = json.loads(path.read_text(encoding="utf-8") if path.exists() else empty)
    data["rows"][name] = [round(number, 3) for number in row]
    lines = ",\n".join(f'"{key}": {json.dumps(numbers)}' for key, numbers in data["rows"].items())
    path.write_text(f'{{\n"made": {json.dumps(data["made"])},\n"rows": {{\n{lines}\n}}\n}}\n', encoding="utf-8")


TRAININGS = tuple(RowTraining(level, seats) for level in ("achilles", "heracles", "zeus") for seats in (4, 3, 2))
