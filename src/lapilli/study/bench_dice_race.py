"""A dice race for the benchmark, written twice: here in the style of our rules, and in C in bench_dice_race.c.

Two seats with six runners each. Chance rolls a die, the seat moves one runner that is not home yet, not to a field with
another of its own; foreign runners on that field go back to the start. A seat that cannot move stays. The first seat
with all six home wins. Both programs play identical games from the same seeds; only the clock tells them apart.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lapilli.core.packed import vec
from lapilli.core.rng import Rng
from lapilli.core.state import CHANCE, NOBODY, State, packed, playout

RUNNERS: Final[i64] = 6
STAY: Final[i64] = RUNNERS  # the action of a seat that cannot move
HOME: Final[i64] = 30
SIDES: Final[i64] = 6


@final
class Race(State):
    """Fields of all runners, seat after seat; the die (0: not thrown); whose turn it is."""

    __slots__ = ("die", "fields", "turn")

    def __init__(self, fields: vec[i64]) -> None:
        super().__init__(2)
        self.fields = fields
        self.die: i64 = 0
        self.turn: i64 = 0

    def copy(self) -> Race:
        twin = Race(self.fields[:])
        twin.die = self.die
        twin.turn = self.turn
        twin.adopt(self)
        return twin

    def is_home(self, seat: i64) -> bool:
        fields = self.fields
        for place in range(seat * RUNNERS, seat * RUNNERS + RUNNERS):
            if fields[place] < HOME:
                return False
        return True

    def may_move(self, seat: i64, runner: i64) -> bool:
        """A runner who is not home yet, to a field where no runner of the same seat stands."""
        fields = self.fields
        first = seat * RUNNERS
        field = fields[first + runner]
        if field >= HOME:
            return False
        field += self.die
        if field >= HOME:
            return True
        for other in range(first, first + RUNNERS):
            if fields[other] == field:
                return False
        return True

    def whose_turn(self) -> i64:
        if self.is_home(0) or self.is_home(1):
            return NOBODY
        return CHANCE if self.die == 0 else self.turn

    def list_choices(self, seat: i64) -> None:
        if seat == CHANCE:
            self.offer_even(1, SIDES)
            return
        for runner in range(RUNNERS):
            if self.may_move(seat, runner):
                self.offer(runner)
        if self.n_legal == 0:
            self.offer(STAY)

    def asks_even_if_forced(self, seat: i64) -> bool:
        """Every throw is a decision here, also a forced one: the twin need not know about forced choices."""
        return True

    def execute(self, seat: i64, action: i64) -> None:
        if seat == CHANCE:
            self.die = action
            return
        if action == STAY:
            self.die = 0
            self.turn = 1 - seat
            return
        fields = self.fields
        field = fields[seat * RUNNERS + action] + self.die
        if field >= HOME:
            field = HOME
        else:
            foreign = (1 - seat) * RUNNERS
            for runner in range(RUNNERS):
                if fields[foreign + runner] == field:
                    fields[foreign + runner] = 0
        fields[seat * RUNNERS + action] = field
        self.die = 0
        self.turn = 1 - seat

    def advance(self) -> None:
        raise AssertionError("somebody can always move")


def races(first: i64, last: i64) -> tuple[int, int]:
    """Play the races of seeds first to last - 1: how many decisions, and a sum over how they ended."""
    decisions: i64 = 0
    trace: i64 = 0
    start = Race(packed([0] * (2 * RUNNERS)))
    start.proceed()
    for seed in range(first, last):
        race = start.copy()
        decisions += playout(race, Rng(seed))
        for place in range(2 * RUNNERS):
            trace = (trace * 31 + race.fields[place]) & 0xFFFFFFFF
    return int(decisions), int(trace)
