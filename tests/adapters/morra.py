"""Both seats show one or two fingers at once; the first seat wins if the sum is even. Best of three."""

from __future__ import annotations

from types import MappingProxyType

from lapilli.core.state import State
from lapilli.simple import NOBODY, Result, SimpleRules, SimpleState, Space, game

SPACE = Space(count=("1", "2"))
SHOW = SPACE.add("show {count}")
ROUNDS = 3


class MorraState(SimpleState):
    """What each seat shows in this round (-1: nothing yet), and how many rounds each has won."""

    limits = MappingProxyType({"first": range(-1, 2), "second": range(-1, 2), "even": range(4), "odd": range(4)})

    def begin(self) -> None:
        self.first = self.second = -1
        self.even = self.odd = 0

    def whose_turn(self) -> int:
        if self.even + self.odd == ROUNDS:
            return NOBODY
        return 0 if self.first < 0 else 1

    def actors(self) -> int:
        if self.even + self.odd == ROUNDS:
            return 0
        return (self.first < 0) | (self.second < 0) << 1

    def list_choices(self, seat: int) -> None:
        for fingers in range(2):
            self.offer(SHOW + fingers)

    def execute(self, seat: int, action: int) -> None:
        if seat == 0:
            self.first = action - SHOW
        else:
            self.second = action - SHOW
        if self.first >= 0 and self.second >= 0:
            if (self.first + self.second) % 2:
                self.odd += 1
            else:
                self.even += 1
            self.first = self.second = -1


class MorraRules(SimpleRules):
    name, title, seats = "morra", "Morra", (2,)
    about = "Show one or two fingers."
    simultaneous = True
    space, state = SPACE, MorraState

    def result(self, state: State) -> Result | None:
        assert isinstance(state, MorraState)
        if state.even + state.odd < ROUNDS:
            return None
        names = self.seat_names(state)
        winner = names[state.odd > state.even]
        return Result({name: float(name == winner) for name in names}, (winner,), "won")


GAME = game(MorraRules())
