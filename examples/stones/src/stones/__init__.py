"""Stones: in turn take one, two or three from the heap; anyone who takes the last one wins."""

from __future__ import annotations

from types import MappingProxyType

from lapilli.core.state import State
from lapilli.simple import NOBODY, Option, Result, SimpleRules, SimpleState, Space, game

SPACE = Space(count=("1", "2", "3"))
TAKE = SPACE.add("take {count}")  # three actions: TAKE, TAKE + 1, TAKE + 2


class StonesState(SimpleState):
    """How many stones are left, and whose turn it is."""

    limits = MappingProxyType({"heap": range(51), "turn": range(3)})

    def begin(self) -> None:
        self.heap: int = self.options["heap"]
        self.turn = 0

    def whose_turn(self) -> int:
        return self.turn if self.heap else NOBODY

    def list_choices(self, seat: int) -> None:
        for more in range(min(3, self.heap)):
            self.offer(TAKE + more)

    def execute(self, seat: int, action: int) -> None:
        self.heap -= action - TAKE + 1
        if self.heap:
            self.turn = (self.turn + 1) % self.seats


class StonesRules(SimpleRules):
    name, title, seats = "stones", "Stones", (2, 3)
    about = "Take one, two or three stones; whoever takes the last one wins."
    options = (Option("heap", (21, 12, 50)),)
    space, state = SPACE, StonesState

    def result(self, state: State) -> Result | None:
        assert isinstance(state, StonesState)
        if state.heap:
            return None
        names = self.seat_names(state)
        winner = names[state.turn]
        return Result({name: float(name == winner) for name in names}, (winner,), "won")


GAME = game(StonesRules())
