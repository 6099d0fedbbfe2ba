"""Learning to play: the numbers of the rule of thumb by cross-entropy, then nets that tell which teams get home."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path

from lapilli.bots.net import Net
from lapilli.bots.training import Point, Report
from lapilli.bots.tuning import ROWS, Tuning
from lapilli.bots.weights import DIGITS, save_rows
from lapilli.core.game import Game
from lapilli.games.fuji.player.features import INPUTS
from lapilli.games.fuji.player.learned import HIDDEN, LEARNED, LEVELS, SPREAD, USUAL, learned
from lapilli.games.fuji.player.search_adapter import FujiMind, study, won_share
from lapilli.games.fuji.player.tables import PrecomputedOdds
from lapilli.games.fuji.rules.engine import Engine

GAMES = 150  # of each row, all with the same dice
SEED = 10_000_019
CHECK = 1000  # games of a point of the curve
TUNED = 0.6  # share of the time for the numbers, the rest is the nets'
LESSON = 500  # games between two looks at the clock while a net learns
RATES = (0.03, 0.0005)  # of its steps, at the beginning and at the end
SCENARIOS = (1, "random")  # tables on which it learns, by turns


@dataclass(frozen=True)
class TeamTraining:
    """One number of figures."""

    figures: int
    path: Path = LEARNED

    @property
    def name(self) -> str:
        return str(self.figures)

    def starts(self, game: Game, level: int) -> list[Engine]:
        tables = [{"level": level, "scenario": scenario} for scenario in SCENARIOS]
        return [
            game.rules.start(self.figures, game.rules.choose_options(self.figures, table), game.rules.load_box())
            for table in tables
        ]

    def learn(self, game: Game, seconds: float, seed: int, report: Report, out: Path) -> list[Point]:
        """Tune, then teach the nets; a point tells what the numbers won, and what the usual ones win."""
        found = learned(out if out.exists() else LEARNED)
        school = School(self.starts(game, LEVELS[0]), found["numbers"][USUAL], seed)
        curve = school.tune(seconds * TUNED, report)
        found["numbers"][self.name] = [round(number, 3) for number in school.tuning.middle]
        for level in LEVELS:
            net = teach(self.starts(game, level), school.tuning.middle, seconds * (1 - TUNED) / len(LEVELS))
            found["nets"][f"{level}-{self.name}"] = [float(f"{weight:.{DIGITS}g}") for weight in net.numbers()]
        found["curves"][self.name] = [[round(one.seconds), one.games, one.start, one.elder] for one in curve]
        save_rows(out, found)
        learned.cache_clear()
        return curve


class School:
    """Numbers tuned on several tables by turns."""

    def __init__(self, starts: list[Engine], usual: list[float], seed: int) -> None:
        self.starts, self.lore = starts, PrecomputedOdds(starts[0].terms)
        self.tuning = Tuning(usual, SPREAD, seed)
        self.usual = self.share(usual, CHECK, 5)

    def share(self, numbers: list[float], games: int, seed: int, place: int = 0) -> float:
        """What they win on one of the tables."""
        return won_share(self.starts[place], FujiMind(numbers, self.lore, Net(INPUTS, 0, 0)), games, seed)

    def tune(self, seconds: float, report: Report) -> list[Point]:
        """For so much processor time, with ten points of the curve."""
        began, curve, tuning = time.process_time(), list[Point](), self.tuning
        while not curve or curve[-1].seconds < seconds:
            tuning.turn(self.judge)
            spent = time.process_time() - began
            if spent * 10 >= seconds * (len(curve) + 1):
                won = self.share(tuning.middle, CHECK, 5)
                curve.append(Point(spent, tuning.turns * ROWS * GAMES, won, self.usual))
                report(curve[-1])
        return curve

    def judge(self, row: list[float]) -> float:
        """What a row wins with the dice of this turn, the same for all its rows."""
        turns = self.tuning.turns
        return self.share(row, GAMES, SEED * turns, (turns - 1) % len(self.starts))


def teach(starts: list[Engine], numbers: list[float], seconds: float) -> Net:
    """Games by these numbers, from which a net learns for so much processor time."""
    mind = FujiMind(numbers, PrecomputedOdds(starts[0].terms), Net(INPUTS, HIDDEN, 1))
    began, lessons = time.process_time(), 0
    while (spent := time.process_time() - began) < seconds or lessons == 0:
        lessons += 1
        rate = RATES[0] * max(0.0, 1 - spent / seconds) ** 2 + RATES[1]
        study(starts[lessons % len(starts)], mind, LESSON, SEED * lessons, rate)
    return mind.net


TRAININGS = tuple(TeamTraining(figures) for figures in (3, 4, 2))
