"""What the heuristic player has heard besides dice phrases: questions and requests to it (F-13.14, F-13.15).

They are read from the masks `said` of a table, where they stand until a marker or a card changes: a bit for each topic
(plain ones first, then the cells of the map), or for each card. What it has agreed to counts to the end of the round:
that is read from `addressed`.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lapilli.games.fuji.actions import (
    BASE,
    CELLS,
    MAYBE,
    PLAIN,
    PLEASE_GO,
    PLEASE_HOLD,
    PLEASE_ORDER,
    PLEASE_STAY,
    THREAT,
    TOPICS,
    WILL_GO,
    WILL_HOLD,
    WILL_ORDER,
    WILL_STAY,
    WILL_USE,
    YES,
)
from lapilli.games.fuji.rules.masks import single
from lapilli.games.fuji.rules.names import ADDRESS, FAMILIES, NONE
from lapilli.games.fuji.rules.phrases import (
    ASK_FAMILY,
    HOLD_FAMILY,
    PLEASE_GIVE_FAMILY,
    PLEASE_GO_FAMILY,
    PLEASE_HOLD_FAMILY,
    PLEASE_SHORT_FAMILY,
    PLEASE_USE_FAMILY,
    SHORT_FAMILY,
    addressed_figure,
    hearer,
    phrase_bit,
)
from lapilli.games.fuji.rules.phrases import family as family_of
from lapilli.games.fuji.state import Position

FIRST: Final[i64] = 1  # bits of the order of turns in the families of short phrases
LAST: Final[i64] = 2


@final
class Requests:
    """What others want of one figure, and what its seat has promised."""

    __slots__ = ("figure", "now", "seat", "state")

    def __init__(self, state: Position, seat: i64, figure: i64) -> None:
        self.state = state
        self.seat = seat
        self.figure = figure
        self.now: i64 = NONE  # the row of `addressed` that is being answered

    def of(self, figure: i64) -> Requests:
        """What others want of another figure that the seat plays."""
        found = Requests(self.state, self.seat, figure)
        found.now = self.now
        return found

    def heard(self, family: i64) -> i64:
        """What the others have said to the figure, of one sort."""
        found = self.granted(family + self.figure)
        for speaker in range(self.state.seats):
            if speaker != self.seat:
                found |= self.state.said[speaker * FAMILIES + family + self.figure]
        return found

    def granted(self, family: i64) -> i64:
        """What it has agreed to, or at least to think of, and what it is about to answer, of one sort to one figure."""
        found: i64 = 0
        state = self.state
        for row in range(0, len(state.addressed), ADDRESS):
            phrase, answer = state.addressed[row + 1], state.addressed[row + 2]
            if family_of(phrase) != family or state.addressed[row] == self.seat:
                continue
            if row == self.now or answer in (YES, MAYBE) or agrees(phrase, answer):
                found |= single(phrase_bit(state, phrase))
        return found

    @property
    def destination(self) -> i64:
        """F-13.13 Where the own seat has said that its figure goes: `will go`, or `yes` to who asked for it."""
        found: i64 = NONE
        state = self.state
        for row in range(0, len(state.addressed), ADDRESS):
            phrase, answer = state.addressed[row + 1], state.addressed[row + 2]
            if hearer(state, state.addressed[row], phrase) != self.seat:
                continue
            if row == self.now:
                if BASE[phrase] == THREAT or (declines(phrase) and found == state.map.at[(phrase - PLEASE_GO) % CELLS]):
                    found = NONE
            elif answer != NONE and BASE[answer] == WILL_GO:
                found = state.map.at[answer - WILL_GO]
            elif answer == YES and addressed_figure(phrase) == self.figure:
                if BASE[phrase] == PLEASE_STAY:
                    found = state.figures[self.figure].cell
                elif BASE[phrase] == PLEASE_GO and not declines(phrase):
                    found = state.map.at[(phrase - PLEASE_GO) % CELLS]
                elif declines(phrase) and found == state.map.at[(phrase - PLEASE_GO) % CELLS]:
                    found = NONE
        return found

    # -- questions and requests ---------------------------------------------------------------------------------

    @property
    def questions(self) -> i64:
        """F-13.15 Topics that others asked about, and that it has not answered."""
        found = self.heard(ASK_FAMILY)
        state = self.state
        for row in range(0, len(state.addressed), ADDRESS):
            if state.addressed[row + 2] != NONE and family_of(state.addressed[row + 1]) == ASK_FAMILY + self.figure:
                found &= ~single(phrase_bit(state, state.addressed[row + 1]))
        return found

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


def agrees(phrase: i64, answer: i64) -> bool:
    """Does `will` say that one does what was asked for? Only an intention of the same sort can be the answer."""
    if answer == NONE:
        return False
    base, rest = BASE[answer], answer - BASE[answer]
    if base == WILL_GO:
        same = BASE[phrase] == PLEASE_GO and rest == (phrase - PLEASE_GO) % CELLS
        return same != declines(phrase)
    if base == WILL_HOLD:
        return rest == (phrase - PLEASE_HOLD) % (2 * TOPICS)
    if base == WILL_ORDER:
        return rest == (phrase - PLEASE_ORDER) % 2
    return base in (WILL_STAY, WILL_USE)


def declines(phrase: i64) -> bool:
    """Does a request ask somebody not to go to a card?"""
    return BASE[phrase] == PLEASE_GO and (phrase - PLEASE_GO) // CELLS % 2 == 1
