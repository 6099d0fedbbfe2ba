"""The interface between a game and the search: how the heuristic plays it, and the value of a state for a seat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from lapilli.bots.net import Net, zeros
from lapilli.core.packed import vec
from lapilli.core.rng import Rng
from lapilli.core.state import CHANCE, NOBODY, State

ENDLESS: Final[i64] = 1_000_000


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchAdapter:
    """Plays and judges imagined positions; it reads of them only what the seat that asks knows."""

    def __init__(self) -> None:
        self.horizon: i64 = ENDLESS  # turns that a playout looks ahead
        self.longest: i64 = ENDLESS  # actions after which a playout is judged, within a turn or not

    def pick(self, state: State, rng: Rng) -> i64:
        """The heuristic: what the actor does."""
        raise NotImplementedError

    def worth(self, state: State, seat: i64) -> float:
        """From 0 (lost) to 1 (won)."""
        raise NotImplementedError

    def shortlist(self, state: State, most: i64) -> list[int]:
        """What the actor should think about, at most this many actions: the heuristic's choice first."""
        raise NotImplementedError

    def turn(self, state: State) -> i64:
        """A number that changes when the next turn begins."""
        return 0

    def begin(self, state: State, seat: i64, choice: i64) -> None:
        """Make a choice in a position: an action, unless a game chooses among whole plans."""
        state.play_as(seat, choice)

    def play_on(self, state: State, seat: i64, rng: Rng) -> float:
        """Play on as far as the horizon; what the position is then worth."""
        left = self.horizon
        spare = self.longest
        was = self.turn(state)
        while state.actor != NOBODY and spare > 0:
            spare -= 1
            now = self.turn(state)
            if now != was:
                was = now
                left -= 1
            if left <= 0:
                break
            if state.actor == CHANCE:
                state.play(state.sample(rng))
            else:
                state.play(self.pick(state, rng))
        return self.verdict(state, seat)

    def verdict(self, state: State, seat: i64) -> float:
        """What the end of a playout is worth. It is asked once a playout, so a game may look more closely here."""
        return self.worth(state, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Valuer(SearchAdapter):
    """A search adapter whose heuristic is a net: it takes the action after which the net values highest for its seat.

    That net is asked about every action of a playout, so it must be quick. Where playouts end, at the beginning of a
    turn, a judge may be asked instead: a net that sees more and takes longer.
    """

    def __init__(self, net: Net, judge: Net | None = None) -> None:
        super().__init__()
        self.net = net
        self.x: vec[float] = zeros(net.inputs)
        self.judge = judge
        self.y: vec[float] = zeros(judge.inputs) if judge is not None else zeros(0)

    def read(self, state: State, seat: i64, x: vec[float]) -> None:
        """Write the features of what this seat knows into an array of zeros."""
        raise NotImplementedError

    def survey(self, state: State, seat: i64, y: vec[float]) -> None:
        """Write what the judge sees, which this seat knows too, into an array of zeros."""
        raise NotImplementedError

    def outcome(self, state: State, seat: i64) -> float:
        """What a finished game brought this seat, 0 to 1."""
        raise NotImplementedError

    def worth(self, state: State, seat: i64) -> float:
        if state.actor == NOBODY:
            return self.outcome(state, seat)
        x = self.x
        clear(x)
        self.read(state, seat, x)
        return self.net.value(x)

    def verdict(self, state: State, seat: i64) -> float:
        judge = self.judge
        if judge is None or state.actor == NOBODY:
            return self.worth(state, seat)
        y = self.y
        clear(y)
        self.survey(state, seat, y)
        return judge.value(y)

    def after(self, state: State, seat: i64, action: i64) -> float:
        """What the position after an action is worth: no die needs to fall for that."""
        twin = state.copy()
        twin.play_as(seat, action)
        return self.worth(twin, seat)

    def shortlist(self, state: State, most: i64) -> list[int]:
        marked: list[tuple[float, int]] = []
        for index in range(state.n_legal):
            action = state.legal[index]
            marked.append((-self.after(state, state.actor, action), int(index)))
        marked.sort()
        return [int(state.legal[place]) for _, place in marked[:most]]

    def pick(self, state: State, rng: Rng) -> i64:
        best = -1.0
        choice = state.legal[0]
        if state.n_legal == 1:
            return choice
        for index in range(state.n_legal):
            action = state.legal[index]
            value = self.after(state, state.actor, action)
            if value > best:
                best = value
                choice = action
        return choice


def clear(numbers: vec[float]) -> None:
    """Make all of them zero."""
    for index in range(len(numbers)):
        numbers[index] = 0.0


def put(state: State, seat: i64, menu: list[int]) -> None:
    """Let an imagined position ask this seat, and offer it these actions alone."""
    state.actor = seat
    state.n_legal = 0
    for action in menu:
        state.offer(action)
