"""What the rule-of-thumb player has heard besides dice phrases: questions and requests to it (F-13.14, F-13.15).

They are read from the masks `said` of a view, where they stand until a marker or a card changes.
"""

from __future__ import annotations

from functools import cache

from lapilli.games.fuji.actions import CARD_NAMES, CELL_NAMES, FIGURE_NAMES, FIGURES, TOPIC_NAMES
from lapilli.games.fuji.box import box_of
from lapilli.games.fuji.knowledge.seen import View
from lapilli.games.fuji.rules.masks import bits
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

FIRST, LAST = 1, 2  # bits of the order of turns in the families of short phrases


@cache
def _topics(box: str, scenario: int) -> list[str]:
    """What one can talk about on a map, by the numbers of the bits that stand for it."""
    return [*TOPIC_NAMES, *(CELL_NAMES[cell] for cell in box_of(box).terms.maps[scenario - 1].cells)]


class Hearing:
    """What others want of one figure, and what its seat has promised."""

    def __init__(self, view: View, seat: int, figure: int | None = None) -> None:
        self.view, self.seat = view, seat
        self.figure = seat if figure is None else figure
        self._others = [row for speaker, row in enumerate(view["said"]) if speaker != seat]
        self._topics = _topics(view["box"], view["scenario"])

    def _heard(self, family: int) -> int:
        mask = 0
        for row in self._others:
            mask |= row[family + self.figure]
        return mask

    def _named(self, mask: int) -> list[str]:
        return [self._topics[bit] for bit in bits(mask)]

    # -- questions and requests ---------------------------------------------------------------------------------

    @property
    def questions(self) -> list[str]:
        """F-13.15 Topics that others asked about."""
        return self._named(self._heard(int(ASK_FAMILY)))

    @property
    def go(self) -> list[str]:
        """F-13.14 Cells to which the figure is asked to go."""
        return self._named(self._heard(int(PLEASE_GO_FAMILY)))

    @property
    def avoid(self) -> list[str]:
        """F-13.14 Cells to which it is asked not to go."""
        return self._named(self._heard(int(PLEASE_GO_FAMILY) + 4))

    @property
    def stay(self) -> bool:
        return bool(self._heard(int(PLEASE_SHORT_FAMILY)) & 1)

    @property
    def keep(self) -> list[str]:
        """F-13.14 Topics whose dice it is asked to keep in phase 3."""
        return self._named(self._heard(int(PLEASE_HOLD_FAMILY)))

    @property
    def drop(self) -> list[str]:
        """F-13.14 Topics whose dice it is asked to throw again."""
        return self._named(self._heard(int(PLEASE_HOLD_FAMILY) + 4))

    @property
    def use(self) -> list[str]:
        return [CARD_NAMES[bit] for bit in bits(self._heard(int(PLEASE_USE_FAMILY)))]

    @property
    def spare(self) -> list[str]:
        return [CARD_NAMES[bit] for bit in bits(self._heard(int(PLEASE_USE_FAMILY) + 4))]

    @property
    def give(self) -> list[tuple[str, str]]:
        """F-13.14 Cards that a manager is asked to give, and to whom."""
        asked = bits(self._heard(int(PLEASE_GIVE_FAMILY)))
        return [(CARD_NAMES[bit // int(FIGURES)], FIGURE_NAMES[bit % int(FIGURES)]) for bit in asked]

    @property
    def first(self) -> bool:
        return bool(self._heard(int(PLEASE_SHORT_FAMILY)) >> FIRST & 1)

    @property
    def last(self) -> bool:
        return bool(self._heard(int(PLEASE_SHORT_FAMILY)) >> LAST & 1)

    def announced(self, seat: int, place: int) -> bool:
        """F-13.13 Has a seat said that it means to go first or last?"""
        return bool(self.view["said"][seat][int(SHORT_FAMILY)] >> place & 1)

    # -- promises -----------------------------------------------------------------------------------------------

    @property
    def promised(self) -> list[str]:
        """F-13.13 Topics whose dice the own seat has said it will throw again."""
        return self._named(self.view["said"][self.seat][int(HOLD_FAMILY) + 1])
