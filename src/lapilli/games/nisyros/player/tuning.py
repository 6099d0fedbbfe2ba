"""Tuning the numbers of the rule of thumb by cross-entropy: rows are drawn, played, and the best draw the next ones."""

from __future__ import annotations

import json
import random
import time
from dataclasses import dataclass
from pathlib import Path

from lapilli.bots.training import Point, Report
from lapilli.core.game import Game
from lapilli.games.nisyros.player.advice import NUMBERS, SPREAD, USUAL, rows
from lapilli.games.nisyros.player.mind import won_share
from lapilli.games.nisyros.rules.course import Course

ROWS = 40  # drawn at a time
BEST = 10  # of them shape the next
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
        chance = random.Random(seed)
        middle, spread = list(rows()[USUAL]), list(SPREAD)
        usual = won_share(start, middle, CHECK, 5)[0]
        began, curve, turn = time.process_time(), list[Point](), 0
        while (spent := time.process_time() - began) < seconds:
            drawn = [
                [max(0.0, m + s * chance.gauss(0, 1)) for m, s in zip(middle, spread, strict=True)] for _ in range(ROWS)
            ]
            turn += 1
            drawn.sort(key=lambda row: -won_share(start, row, GAMES, SEED * turn)[1])
            columns = list(zip(*drawn[:BEST], strict=True))
            means = [sum(column) / BEST for column in columns]
            middle = [0.3 * m + 0.7 * mean for m, mean in zip(middle, means, strict=True)]
            widths = [
                (sum((x - m) ** 2 for x in column) / BEST) ** 0.5 for column, m in zip(columns, means, strict=True)
            ]
            spread = [0.5 * s + 0.5 * max(width, 0.3 * s) for s, width in zip(spread, widths, strict=True)]
            if spent * 10 >= seconds * (len(curve) + 1):
                curve.append(Point(spent, turn * ROWS * GAMES, won_share(start, middle, CHECK, 5)[0], usual))
                report(curve[-1])
        write(out or self.path, self.name, middle)
        return curve


def write(path: Path, name: str, row: list[float]) -> None:
    """Put one row into the file of numbers."""
    empty = '{"made": "lapilli train nisyros", "rows": {}}'
    data = json.loads(path.read_text(encoding="utf-8") if path.exists() else empty)
    data["rows"][name] = [round(number, 3) for number in row]
    lines = ",\n".join(f'"{key}": {json.dumps(numbers)}' for key, numbers in data["rows"].items())
    path.write_text(f'{{\n"made": {json.dumps(data["made"])},\n"rows": {{\n{lines}\n}}\n}}\n', encoding="utf-8")


TRAININGS = tuple(RowTraining(level, seats) for level in ("achilles", "heracles", "zeus") for seats in (4, 3, 2))
