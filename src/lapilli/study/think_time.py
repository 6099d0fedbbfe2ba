"""How long bots think about a decision, in processor time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from time import process_time

from lapilli.bots import Bot
from lapilli.bots.own import load_bot
from lapilli.core.game import Game
from lapilli.core.rng import Rng
from lapilli.core.seed import generator
from lapilli.core.state import CHANCE, Knowledge
from lapilli.study.plan import Plan, Runner

WALK = "steady"  # whose game is looked at


@dataclass
class Timed:
    """A bot with a stopwatch."""

    player: Bot
    name: str
    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def decide(self, known: Knowledge, seat: int, menu: Sequence[int], rng: Rng) -> int:
        began = process_time()
        chosen = self.player.decide(known, seat, menu, rng)
        if len(menu) > 1:
            spent = process_time() - began
            self.decisions += 1
            self.seconds += spent
            self.longest = max(self.longest, spent)
        return chosen

    @property
    def mean(self) -> float:
        return self.seconds / max(1, self.decisions)


@dataclass(frozen=True)
class TimedDecision:
    """A decision that somebody was asked for."""

    known: Knowledge
    seat: int
    menu: Sequence[int] = field(default=())


def pace(game: Game, level: str, seats: int, options: Mapping[str, object], seed: object) -> Timed:
    """How long a bot thinks: one game of its own kind."""
    timed = Timed(load_bot(level, game), level)
    Runner(Plan.make(game, seats, timed, options, seed)).play(0)
    return timed


def moments(game: Game, seats: int, options: Mapping[str, object], seed: object, most: int) -> list[TimedDecision]:
    """So many decisions of one game of the heuristic, spread over all of it."""
    runner = Runner(Plan.make(game, seats, WALK, options, seed))
    state = runner.start.copy()
    found = [
        TimedDecision(game.rules.know(state, seat), seat, list(state.menu(seat)))
        for seat, _ in runner.moves(state, 0)
        if seat != CHANCE and len(state.menu(seat)) > 1
    ]
    step = max(1, len(found) // most)
    return found[step // 2 :: step][:most]


def paces(
    game: Game, levels: Sequence[str], seats: int, options: Mapping[str, object], seed: object, most: int
) -> list[Timed]:
    """How long each level thinks about the same decisions."""
    asked = moments(game, seats, options, seed, most)
    found = []
    for level in levels:
        timed = Timed(load_bot(level, game), level)
        for number, moment in enumerate(asked):
            timed.decide(moment.known, moment.seat, moment.menu, generator(str(seed), level, number))
        found.append(timed)
    return found
