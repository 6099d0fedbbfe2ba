"""The exact value of a position: every action and every outcome of chance, up to a horizon. Compiled.

The values of a seat's actions are fractions, found by full enumeration with a transposition table: the seat, or its
team, chooses the best, others choose the worst for it, and chance is weighed. Nothing is sampled.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Final, final

from mypy_extensions import i64

from lapilli.core.state import CHANCE, NOBODY, State

ZERO: Final = Fraction(0)
ONE: Final = Fraction(1)
DEEPEST: Final[i64] = 200  # actions from the position to the horizon; each is a call within the last
NOWHERE: Final[i64] = 1 << 30


class NotSolvable(Exception):
    """More positions would have to be looked at than the budget allows, or play can return through chance."""


@final
class Solver:
    """Values positions for one seat. `key` names a position; `worth` values it at the horizon, and is None before.

    Play can return to a position, such as a worker who goes back. Going in circles gains nothing, so such a choice is
    skipped. The value of a position that was found while one before it was open is not kept: it lacks what the open
    one can still choose.
    """

    def __init__(
        self,
        seat: i64,
        team: bool,
        budget: i64,
        share: bool,
        key: Callable[[State], object],
        worth: Callable[[State], Fraction | None],
    ) -> None:
        self.seat = seat
        self.team = team
        self.budget = budget
        self.share = share  # all values lie between 0 and 1, so that 1 cannot be surpassed
        self.key = key
        self.worth = worth
        self.nodes: i64 = 0  # positions that were expanded
        self.found: dict[object, Fraction] = {}
        self.open: dict[object, int] = {}  # positions on the way to this one, with their depth
        self.returned: i64 = NOWHERE  # the least depth of an open position that play returned to

    def after(self, state: State, seat: i64, action: i64) -> Fraction | None:
        """Return the value of the position after an action; None if play returns to an open position."""
        then = state.copy()
        then.play_as(seat, action)
        return self.value(then)

    def value(self, state: State) -> Fraction | None:
        """Return the value of a position at rest; None if it is open, or leads to nothing but open ones."""
        worth = self.worth(state)
        if worth is not None:
            return worth
        key = self.key(state)
        known = self.found.get(key)
        if known is not None:
            return known
        depth: i64 = len(self.open)
        if key in self.open:
            at: i64 = self.open[key]
            if at < self.returned:
                self.returned = at
            return None
        self.nodes += 1
        if self.nodes > self.budget or depth >= DEEPEST:
            raise NotSolvable
        before = self.returned
        self.returned = NOWHERE
        self.open[key] = int(depth)
        value = self.expected(state) if state.actor == CHANCE else self.chosen(state)
        del self.open[key]
        if self.returned >= depth:
            if value is None:  # play can only go in circles
                raise NotSolvable
            self.found[key] = value
            self.returned = before
        elif before < self.returned:
            self.returned = before
        return value

    def expected(self, state: State) -> Fraction:
        """Return the mean over the outcomes of chance, by their exact weights."""
        total = 0
        value = ZERO
        for index in range(state.n_legal):
            weight = state.weight(index)
            worth = self.after(state, CHANCE, state.legal[index])
            if worth is None:  # a loop through chance: its value is no finite sum
                raise NotSolvable
            total += weight
            value += weight * worth
        return value / total

    def chosen(self, state: State) -> Fraction | None:
        """Return the value of the best choice of the seat's side, or of the worst for it."""
        assert state.actor != NOBODY, "the end of a game is a horizon"
        ours = self.team or state.actor == self.seat
        bound = ONE if ours else ZERO
        best: Fraction | None = None
        for seat in deciders(state, self.team):
            for action in state.menu(seat):
                value = self.after(state, seat, action)
                if value is None:
                    if not ours:  # nobody says what an endless game is worth
                        raise NotSolvable
                    continue
                if best is None or (value > best if ours else value < best):
                    best = value
                    if self.share and best == bound:
                        return best
        return best


def deciders(state: State, team: bool) -> list[int]:
    """Return the seats whose actions are compared: those that the game waits for in a team, else the first actor."""
    if not team:
        return [int(state.actor)]
    mask = state.required_actors()
    if mask == 0:
        mask = state.actors()
    return [int(seat) for seat in range(state.seats) if mask >> seat & 1]
