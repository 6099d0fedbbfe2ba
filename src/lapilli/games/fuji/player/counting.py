"""What a round brings, counted in games of strong bots: steps towards the village, and stamina lost."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from lapilli.bots.levels import Bot, Steady, Strong
from lapilli.bots.training import Point, Report
from lapilli.core.game import Game
from lapilli.core.rng import Rng
from lapilli.core.seed import generator
from lapilli.core.state import CHANCE, NOBODY
from lapilli.core.thought import Effort
from lapilli.games.fuji.player.home import LOST, ROUNDS, SORTS, WORN, home_for
from lapilli.games.fuji.player.land import Land
from lapilli.games.fuji.rules.course import Course
from lapilli.games.fuji.rules.names import End

EFFORT = Effort(playouts=400)
STRIDE = 3  # steps of an ordinary walk: whoever gets home from nearer might have walked as far
TENTHS = 10
DIGITS = 4
Spot = tuple[int, int]  # steps from the village, stamina spent
Sorts = list[Counter[Spot]]  # what rounds brought, by how worn the figure was


@dataclass(frozen=True)
class RoundTraining:
    """The rounds of one level and number of seats."""

    level: int
    seats: int
    path: Path = ROUNDS

    @property
    def name(self) -> str:
        return f"{self.level}-{self.seats}"

    def learn(self, game: Game, seconds: float, seed: int, report: Report, out: Path | None = None) -> list[Point]:
        """Play and count for so much processor time; a point tells what the team won, and a steady one before it."""
        began, curve = time.process_time(), list[Point]()
        counted: tuple[Sorts, Sorts] = ([Counter() for _ in range(SORTS)], [Counter() for _ in range(SORTS)])
        games = won = before = plain = 0
        while (spent := time.process_time() - began) < seconds:
            if spent < seconds / TENTHS:
                plain += 1
                before += self.play(game, Steady(game), f"{seed} plain {plain}", ([], []))
                continue
            games += 1
            won += self.play(game, Strong(game, EFFORT), f"{seed} {games}", counted)
            if spent * TENTHS >= seconds * (len(curve) + 1):
                curve.append(Point(spent, games, round(won / games, 3), round(before / max(1, plain), 3)))
                report(curve[-1])
        write(out or self.path, self.name, counted)
        home_for.cache_clear()
        return curve

    def play(self, game: Game, player: Bot, seed: str, counted: tuple[Sorts, Sorts]) -> bool:
        """One game, counted round by round; was it won?"""
        options = game.choose_options(self.seats, {"level": self.level, "scenario": "random"})
        state: Course = game.start(self.seats, options, game.load_box())
        before = list[Spot]()
        for number in self.rounds(game, state, player, generator(seed)):
            now = spots(state)
            if number > 1 and counted[0]:
                for was, is_now in zip(before, now, strict=True):
                    count(was, is_now, counted)
            before = now
        return bool(state.end == End.VICTORY)

    @staticmethod
    def rounds(game: Game, state: Course, player: Bot, rng: Rng) -> Iterator[int]:
        """Play on, and stop at the beginning of each round and at the end."""
        number = 0
        while state.actor != NOBODY:
            if state.round != number and state.phase != 0:
                number = int(state.round)
                yield number
            if state.actor == CHANCE:
                state.play(state.sample(rng))
            else:
                seat = int(state.actor)
                state.play_as(seat, player.choose(game.observe(state, seat), seat, state.menu(seat), rng))
        yield number + 1


def spots(state: Course) -> list[Spot]:
    """Where all figures are, and how worn."""
    far = Land(state).to_village
    return [(far[one.cell], min(LOST, int(one.stamina))) for one in state.figures]


def count(was: Spot, now: Spot, counted: tuple[Sorts, Sorts]) -> None:
    """One round of one figure."""
    (steps, spent), (left, worn) = was, now
    walked = max(0, steps - left)
    if left == 0 and steps:
        walked = max(walked, STRIDE)
    counted[0 if steps else 1][spent // WORN][walked, worn - spent] += 1


def write(path: Path, name: str, counted: tuple[Sorts, Sorts]) -> None:
    """Put the counts of one level and number of seats into the file, as shares; where a sort is rare, all of them."""
    rounds = json.loads(path.read_text(encoding="utf-8"))["rounds"] if path.exists() else {}
    rows = {}
    for key, sorts in zip(("way", "rest"), counted, strict=True):
        whole = sum(sorts, Counter())
        rows[key] = [shares(sort + whole if sort.total() < TENTHS else sort) for sort in sorts]
    rounds[name] = rows
    lines = ",\n".join(f'"{key}": {json.dumps(row)}' for key, row in sorted(rounds.items()))
    path.write_text(f'{{\n"made": "lapilli train fuji",\n"rounds": {{\n{lines}\n}}\n}}\n', encoding="utf-8")


def shares(sort: Counter[Spot]) -> list[tuple[int, int, float]]:
    """What came how often."""
    total = max(1, sort.total())
    return [(steps, lost, round(number / total, DIGITS)) for (steps, lost), number in sorted(sort.items())]


TRAININGS = tuple(RoundTraining(level, seats) for level in (4, 3, 2, 1) for seats in (3, 4, 2))
