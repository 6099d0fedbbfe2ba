"""The trained numbers and nets, and their training: numbers by cross-entropy, nets from how games ended."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TypedDict

from lapilli.bots.net import Net
from lapilli.bots.training import Point, Report
from lapilli.bots.tuning import ROWS, Tuning
from lapilli.bots.weights import DIGITS, save_rows
from lapilli.core.game import Game
from lapilli.games.fuji.player.dice_odds import PrecomputedOdds
from lapilli.games.fuji.player.features import INPUTS
from lapilli.games.fuji.player.search_adapter import FujiSearchAdapter, study, won_share
from lapilli.games.fuji.rules.game_state import GameState

LEARNED = Path(__file__).with_name("learned.json")
USUAL = "usual"  # numbers by hand: the heuristic's, with which tuning begins
TUNED = "tuned"  # those that were learned for the number of figures
LEVELS = (4, 3, 2, 1)  # numbers are tuned on the first, where most games are lost
HIDDEN = 8  # units of a net: more tell no better
SPREAD = (
    *(0.8, 0.3, 20.0, 6.0, 3.0, 1.5, 0.4, 0.8, 0.8, 0.6, 15.0, 1.0, 8.0, 1.5, 1.5, 0.8, 0.6, 0.6),
    *(0.2, 0.5, 0.4, 0.4, 0.8, 0.2),
)  # how far each number of a row may sensibly lie from its place


class Learned(TypedDict):
    """The file."""

    made: str
    numbers: dict[str, list[float]]  # by the number of figures; the usual ones
    nets: dict[str, list[float]]  # weights, by level and number of figures
    curves: dict[str, list[list[float]]]  # seconds, games, won, won by the usual numbers


@cache
def learned(path: Path = LEARNED) -> Learned:
    found: Learned = json.loads(path.read_text(encoding="utf-8"))
    return found


def load_adapter(odds: PrecomputedOdds, level: int, figures: int, numbers: str = TUNED) -> FujiSearchAdapter:
    """The heuristic for a table, with its net."""
    found, net = learned(), Net(INPUTS, HIDDEN, 0)
    net.load(found["nets"][f"{level}-{figures}"])
    return FujiSearchAdapter(found["numbers"][str(figures) if numbers == TUNED else numbers], odds, net)


class TrainedAdapters:
    """One adapter for each box, level, number of figures and row of numbers."""

    def __init__(self) -> None:
        self.known: dict[tuple[str, int, int, str], FujiSearchAdapter] = {}

    def __call__(self, world: GameState, numbers: str = TUNED) -> FujiSearchAdapter:
        """The search adapter for a table."""
        level, figures = int(world.parameters.level) + 1, int(world.count)
        key = (world.parameters.text, level, figures, numbers)
        if key not in self.known:
            self.known[key] = load_adapter(PrecomputedOdds(world.parameters), level, figures, numbers)
        return self.known[key]


trained_adapter = TrainedAdapters()


GAMES = 150  # of each row, all with the same dice
SEED = 10_000_019
CHECK = 1000  # games of a point of the curve
TUNING_SHARE = 0.6  # share of the time for the numbers, the rest is the nets'
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

    def starts(self, game: Game, level: int) -> list[GameState]:
        tables = [{"level": level, "scenario": scenario} for scenario in SCENARIOS]
        return [
            game.rules.start(self.figures, game.rules.choose_options(self.figures, table), game.rules.load_box())
            for table in tables
        ]

    def learn(self, game: Game, seconds: float, seed: int, report: Report, out: Path) -> list[Point]:
        """Tune, then teach the nets; a point tells what the numbers won, and what the usual ones win."""
        found = learned(out if out.exists() else LEARNED)
        school = Tuner(self.starts(game, LEVELS[0]), found["numbers"][USUAL], seed)
        curve = school.tune(seconds * TUNING_SHARE, report)
        found["numbers"][self.name] = [round(number, 3) for number in school.tuning.middle]
        for level in LEVELS:
            net = teach(self.starts(game, level), school.tuning.middle, seconds * (1 - TUNING_SHARE) / len(LEVELS))
            found["nets"][f"{level}-{self.name}"] = [float(f"{weight:.{DIGITS}g}") for weight in net.numbers()]
        found["curves"][self.name] = [[round(one.seconds), one.games, one.start, one.elder] for one in curve]
        save_rows(out, found)
        learned.cache_clear()
        return curve


class Tuner:
    """Numbers tuned on several tables by turns."""

    def __init__(self, starts: list[GameState], usual: list[float], seed: int) -> None:
        self.starts, self.odds = starts, PrecomputedOdds(starts[0].parameters)
        self.tuning = Tuning(usual, SPREAD, seed)
        self.usual = self.share(usual, CHECK, 5)

    def share(self, numbers: list[float], games: int, seed: int, place: int = 0) -> float:
        """What they win on one of the tables."""
        return won_share(self.starts[place], FujiSearchAdapter(numbers, self.odds, Net(INPUTS, 0, 0)), games, seed)

    def tune(self, seconds: float, report: Report) -> list[Point]:
        """For this much processor time, with ten points of the curve."""
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


def teach(starts: list[GameState], numbers: list[float], seconds: float) -> Net:
    """Games by these numbers, from which a net learns for this much processor time."""
    adapter = FujiSearchAdapter(numbers, PrecomputedOdds(starts[0].parameters), Net(INPUTS, HIDDEN, 1))
    began, lessons = time.process_time(), 0
    while (spent := time.process_time() - began) < seconds or lessons == 0:
        lessons += 1
        rate = RATES[0] * max(0.0, 1 - spent / seconds) ** 2 + RATES[1]
        study(starts[lessons % len(starts)], adapter, LESSON, SEED * lessons, rate)
    return adapter.net


TRAININGS = tuple(TeamTraining(figures) for figures in (3, 4, 2))
