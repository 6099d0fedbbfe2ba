"""The chance that all get home: how many rounds the last figure still needs, and whether everybody can stand so many.

What a round brings on average (steps, and stamina lost) is counted in played games: `rounds.json`, by `lapilli train`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from math import prod
from pathlib import Path

ROUNDS = Path(__file__).with_name("rounds.json")
HORIZON = 14  # rounds that are looked ahead
FARTHEST = 14  # steps: further is as far
LOST = 20  # a figure that has spent so much stamina
WORN = 8  # points of stamina after which a figure is counted as another sort: injuries make it slower
SORTS = LOST // WORN + 1

Turn = tuple[int, int, float]  # steps nearer to the village, stamina lost, and how often that is so
Table = list[list[float]]  # by steps from the village, by stamina spent


GUESS: dict[str, list[list[Turn]]] = {
    "way": [[(0, 4, 0.2), (2, 3, 0.5), (3, 2, 0.3)]] * SORTS,
    "rest": [[(0, 1, 1.0)]] * SORTS,
}


@dataclass(frozen=True)
class Future:
    """A figure after the coming round: for each number of further rounds the chance to be home and alive.

    `late` is the same for being there a round earlier, and still alive: where the last one comes in a later round.
    """

    due: Sequence[float]
    late: Sequence[float]


class Home:
    """What one level and number of figures promises."""

    def __init__(self, way: Sequence[Sequence[Turn]], rest: Sequence[Sequence[Turn]]) -> None:
        self.way, self.rest = way, rest  # a round of a figure under way, and in the village, by how worn it is
        there = [[float(steps == 0) for _ in range(LOST)] for steps in range(FARTHEST + 1)]
        self.due = [there]
        self.late = [[[0.0] * LOST for _ in range(FARTHEST + 1)]]
        for number in range(HORIZON + 1):
            self.due.append(self._before(self.due[-1]))
            self.late.append(self._before([there[0], *self.late[0][1:]] if number == 0 else self.late[-1], number == 0))

    def _before(self, after: Table, arrived: bool = False) -> Table:
        """A round earlier; `arrived`: only for figures that are there already."""
        return [
            [
                0.0 if arrived and steps else self._round(self.way if steps else self.rest, after, steps, spent)
                for spent in range(LOST)
            ]
            for steps in range(FARTHEST + 1)
        ]

    @staticmethod
    def _round(turns: Sequence[Sequence[Turn]], after: Table, steps: int, spent: int) -> float:
        return sum(
            share * after[max(0, steps - walked)][spent + lost]
            for walked, lost, share in turns[spent // WORN]
            if spent + lost < LOST
        )

    def usual(self, steps: int, spent: int) -> Future:
        """After a round like any other."""
        at = min(steps, FARTHEST)
        numbers = range(1, HORIZON + 1)
        return Future([self.due[n][at][spent] for n in numbers], [self.late[n][at][spent] for n in numbers])

    def after(self, was: int, branches: Iterable[tuple[float, int, float]]) -> Future:
        """After a round that ends in one of several ways: chance, steps from the village, stamina spent by then."""
        due, late = [0.0] * HORIZON, [0.0] * HORIZON
        for share, steps, spent in branches:
            at, whole = min(steps, FARTHEST), int(spent)
            part = spent - whole
            for more, weight in ((whole, share * (1 - part)), (whole + 1, share * part)):
                if weight > 0.0 and more < LOST:
                    for number in range(HORIZON):
                        due[number] += weight * self.due[number][at][more]
                        late[number] += weight * self.late[number][at][more]
                    late[0] += weight * (was == 0)
        return Future(due, late)


def together(futures: Sequence[Future]) -> float:
    """The chance that all come home: summed over the round in which the last one does."""
    dues, lates = [one.due for one in futures], [one.late for one in futures]
    return sum(map(prod, zip(*dues, strict=True))) - sum(map(prod, zip(*lates, strict=True)))


@cache
def home_for(level: int, figures: int) -> Home:
    """By the counted rounds of a level and a number of figures; by a guess before any are counted."""
    counted = json.loads(ROUNDS.read_text(encoding="utf-8"))["rounds"] if ROUNDS.exists() else {}
    rounds = counted.get(f"{level}-{figures}", GUESS)
    return Home(rounds["way"], rounds["rest"])
