"""Many ways in which the dice may lie that a seat does not see, reckoned side by side."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lapilli.core.packed import vec
from lapilli.core.rng import Rng
from lapilli.games.fuji.actions import DUMMY, SET
from lapilli.games.fuji.player.tables import ROW
from lapilli.games.fuji.rules.guess import unseen, ways
from lapilli.games.fuji.rules.masks import set_of, single, zeros
from lapilli.games.fuji.rules.names import DICE, SETS
from lapilli.games.fuji.rules.odds import total
from lapilli.games.fuji.rules.throws import FIELD, FIELDS
from lapilli.games.fuji.state import Position

WAYS: Final[i64] = 12  # the own dice are reckoned exactly
LOW: Final[i64] = (1 << FIELD) - 1


@final
class Ways:
    """For each set of dice: how many of each kind show each face, in one field of a number for each way.

    A total is then the sum of a few products, for seven ways at one stroke.
    """

    def __init__(self) -> None:
        self.number: i64 = 0  # of ways; none: all dice lie open
        self.hidden: i64 = 0
        self.faces: vec[i64] = vec[i64]()  # of all dice, one way behind the other
        self.dice: vec[i64] = zeros(SETS)  # the hidden dice that are counted under each figure, and the dummy's
        self.counts: vec[i64] = zeros(SETS * 2 * ROW)

    def imagine(self, state: Position, seat: i64, rng: Rng) -> None:
        """F-13.17 The dice that a seat does not see lie in many ways."""
        self.hidden = 0
        for one in state.figures:
            self.hidden |= unseen(state, one.dice, seat)
        self.number = WAYS if self.hidden else 0
        self.faces = ways(state, self.hidden, self.number, rng)
        if state.dummy:
            self.hidden |= set_of(DUMMY)
        for holder in range(SETS):
            self.dice[holder] = 0

    def lay(self, state: Position, way: i64) -> None:
        """Let the hidden dice lie in one of these ways."""
        for die in range(DICE):
            if self.hidden >> die & 1:
                state.value[die] = self.faces[way * DICE + die]

    def count(self, holder: i64, dice: i64) -> None:
        """What hidden dice of a figure, or of the dummy, show."""
        first = holder * 2 * ROW
        for place in range(first, first + 2 * ROW):
            self.counts[place] = 0
        for die in range(DICE):
            if dice >> die & 1:
                row = first + die % SET // 2 * 7
                for way in range(self.number):
                    place = row + self.faces[way * DICE + die] + way // FIELDS * ROW
                    self.counts[place] += single(way % FIELDS * FIELD)
        self.dice[holder] = dice

    def total(self, state: Position, holder: i64, dice: i64, requirement: i64, found: vec[i64]) -> None:
        """What dice that a figure, or the dummy, holds total in each way."""
        hidden = dice & self.hidden
        if self.dice[holder] != hidden:
            self.count(holder, hidden)
        worth, counts = state.terms.worth, self.counts
        row, first = requirement * ROW, holder * 2 * ROW
        ones: i64 = 0
        others: i64 = 0
        if hidden:
            for place in range(ROW):
                value = worth[row + place]
                if value:
                    ones += value * counts[first + place]
                    others += value * counts[first + ROW + place]
        seen = total(state, dice & ~hidden, requirement)
        for way in range(self.number):
            if way == FIELDS:
                ones = others
            found[way] = seen + (ones & LOW)
            ones >>= FIELD
