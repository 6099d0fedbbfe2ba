"""How a player thinks and talks: the rule of thumb is quick and brief, a strong player frank."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lapilli.core.thought import Effort
from lapilli.games.fuji.player.learned import TUNED, USUAL

FRANK: Final = 20  # dice phrases of a strong player, and one more for so many playouts, at most
WORDS: Final = 100
MOST: Final = 40


@final
class Manner:
    """How much is said: who hears more knows more."""

    __slots__ = ("early", "enough", "every", "numbers")

    def __init__(self, numbers: str, early: i64, enough: i64, every: bool) -> None:
        self.numbers = numbers  # the row of the rule of thumb's numbers: usual, or tuned for the figures of the table
        self.early = early  # dice phrases said before markers show what matters
        self.enough = enough  # dice phrases in phase 2 of its own accord; half of it in phase 4
        self.every = every  # early phrases are about every card somebody can reach, not about plain topics alone


BRIEF: Final = Manner(USUAL, 2, 6, every=False)


def manner_of(effort: Effort) -> Manner:
    """The manner of a strong player who may think so much."""
    early = min(MOST, FRANK + effort.playouts // WORDS)
    return Manner(TUNED, early, early + 4, every=True)
