"""A heap of stones: take one to three; taking the last one wins. Leaving a multiple of four cannot lose."""

from __future__ import annotations

from lapilli.bots.search_adapter import Valuer
from lapilli.core.packed import vec
from lapilli.core.rng import Rng
from lapilli.core.state import NOBODY, Everything, Knowledge, State

STONES = 13
INPUTS = 6


class Heap(State):
    def __init__(self, stones: int = STONES, turn: int = 0) -> None:
        super().__init__(2)
        self.stones = stones
        self.turn = turn

    def whose_turn(self) -> int:
        return NOBODY if self.stones == 0 else self.turn

    def list_choices(self, seat: int) -> None:
        for number in range(1, min(3, self.stones) + 1):
            self.offer(number)

    def execute(self, seat: int, action: int) -> None:
        self.stones -= action
        self.turn = 1 - seat

    def advance(self) -> None:
        raise AssertionError("somebody can always take a stone")

    def copy(self) -> Heap:
        twin = Heap(self.stones, self.turn)
        twin.adopt(self)
        return twin

    def know(self, viewer: int) -> Knowledge:
        return Everything(viewer, self)

    def asks_even_if_forced(self, seat: int) -> bool:
        return True


def heap(stones: int = STONES) -> Heap:
    state = Heap(stones)
    state.proceed()
    return state


class Player(Valuer):
    """Knows the rest of a division by four, and whose turn it is; not what follows from it."""

    def read(self, state: State, seat: int, x: vec[float]) -> None:
        assert isinstance(state, Heap)
        x[state.stones % 4] = 1.0
        x[4] = 1.0 if state.turn == seat else 0.0
        x[5] = state.stones / STONES

    def survey(self, state: State, seat: int, y: vec[float]) -> None:
        self.read(state, seat, y)

    def turn(self, state: State) -> int:
        assert isinstance(state, Heap)
        return -state.stones

    def outcome(self, state: State, seat: int) -> float:
        assert isinstance(state, Heap)
        return 1.0 if state.turn != seat else 0.0


class Blind(Player):
    """Plays at random in playouts: what it knows comes from its search alone."""

    def pick(self, state: State, rng: Rng) -> int:
        return int(state.legal[rng.below(state.n_legal)])

    def shortlist(self, state: State, most: int) -> list[int]:
        return [int(state.legal[index]) for index in range(state.n_legal)]
