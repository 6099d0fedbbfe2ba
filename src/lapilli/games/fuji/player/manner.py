"""How a player thinks and talks: the rule of thumb is quick and brief, a strong player frank."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lapilli.core.search_result import SearchBudget
from lapilli.games.fuji.player.learned import TUNED, USUAL

FRANK: Final = 20  # dice phrases of a strong player
MASTERLY: Final = 100  # who may play so many playouts says all it can, listens closely and plans for everybody
MOST: Final = 40  # dice phrases of such a player


@final
class Manner:
    """How much is said: who hears more knows more."""

    __slots__ = ("early", "enough", "every", "numbers", "together")

    def __init__(self, numbers: str, early: i64, enough: i64, every: bool, together: bool) -> None:
        self.numbers = numbers  # the row of the rule of thumb's numbers: usual, or tuned for the figures of the table
        self.early = early  # dice phrases said before markers show what matters
        self.enough = enough  # dice phrases in phase 2 of its own accord; half of it in phase 4
        self.every = every  # early phrases are about every card somebody can reach, not about plain topics alone
        self.together = together  # everybody's destinations are chosen together


BRIEF: Final = Manner(USUAL, 2, 6, every=False, together=False)


def manner_of(effort: SearchBudget) -> Manner:
    """The manner of a strong player who may think so much."""
    together = effort.playouts >= MASTERLY
    early = MOST if together else FRANK
    return Manner(TUNED, early, early + 4, every=True, together=together)
