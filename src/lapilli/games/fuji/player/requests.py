"""What the heuristic player has heard besides dice phrases: questions and requests to it (F-13.14, F-13.15).

They are read from the masks `said` of a table, where they stand until a marker or a card changes: a bit for each topic
(plain ones first, then the cells of the map), or for each card.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lapilli.games.fuji.actions import PLAIN
from lapilli.games.fuji.rules.names import FAMILIES
from lapilli.games.fuji.rules.phrases import (
    ASK_FAMILY,
    HOLD_FAMILY,
    PLEASE_GIVE_FAMILY,
    PLEASE_GO_FAMILY,
    PLEASE_HOLD_FAMILY,
    PLEASE_SHORT_FAMILY,
    PLEASE_USE_FAMILY,
    SHORT_FAMILY,
)
from lapilli.games.fuji.state import Position

FIRST: Final[i64] = 1  # bits of the order of turns in the families of short phrases
LAST: Final[i64] = 2


@final
class Requests:
    """What others want of one figure, and what its seat has promised."""

    __slots__ = ("figure", "seat", "state")

    def __init__(self, state: Position, seat: i64, figure: i64) -> None:
        self.state = state
        self.seat = seat
        self.figure = figure

    def heard(self, family: i64) -> i64:
        """What the others have said to the figure, of one sort."""
        found: i64 = 0
        for speaker in range(self.state.seats):
            if speaker != self.seat:
                found |= self.state.said[speaker * FAMILIES + family + self.figure]
        return found

    # -- questions and requests ---------------------------------------------------------------------------------

    @property
    def questions(self) -> i64:
        """F-13.15 Topics that others asked about."""
        return self.heard(ASK_FAMILY)

    @property
    def go(self) -> i64:
        """F-13.14 Cells to which the figure is asked to go."""
        return self.heard(PLEASE_GO_FAMILY) >> PLAIN

    @property
    def avoid(self) -> i64:
        """F-13.14 Cells to which it is asked not to go."""
        return self.heard(PLEASE_GO_FAMILY + 4) >> PLAIN

    @property
    def stay(self) -> bool:
        return self.heard(PLEASE_SHORT_FAMILY) & 1 == 1

    @property
    def keep(self) -> i64:
        """F-13.14 Topics whose dice it is asked to keep in phase 3."""
        return self.heard(PLEASE_HOLD_FAMILY)

    @property
    def drop(self) -> i64:
        """F-13.14 Topics whose dice it is asked to throw again."""
        return self.heard(PLEASE_HOLD_FAMILY + 4)

    @property
    def use(self) -> i64:
        """F-13.14 Cards that it is asked to use."""
        return self.heard(PLEASE_USE_FAMILY)

    @property
    def spare(self) -> i64:
        return self.heard(PLEASE_USE_FAMILY + 4)

    @property
    def give(self) -> i64:
        """F-13.14 Cards that a manager is asked to give, a bit for each card and figure."""
        return self.heard(PLEASE_GIVE_FAMILY)

    @property
    def first(self) -> bool:
        return self.heard(PLEASE_SHORT_FAMILY) >> FIRST & 1 == 1

    @property
    def last(self) -> bool:
        return self.heard(PLEASE_SHORT_FAMILY) >> LAST & 1 == 1

    def announced(self, seat: i64, place: i64) -> bool:
        """F-13.13 Has a seat said that it means to go first or last?"""
        return self.state.said[seat * FAMILIES + SHORT_FAMILY] >> place & 1 == 1

    # -- promises -----------------------------------------------------------------------------------------------

    @property
    def promised(self) -> i64:
        """F-13.13 Topics whose dice the own seat has said it will throw again."""
        return self.state.said[self.seat * FAMILIES + HOLD_FAMILY + 1]
