"""How a player thinks and talks: the rule of thumb is quick and brief, a strong player frank."""

from __future__ import annotations

from dataclasses import dataclass

from lapilli.core.thought import Effort
from lapilli.games.fuji.player.learned import TUNED, USUAL

FRANK = 20  # dice phrases of a strong player, and one more for so many playouts, at most
WORDS, MOST = 100, 40


@dataclass(frozen=True)
class Manner:
    """How much is said: who hears more knows more."""

    numbers: str  # the row of the rule of thumb's numbers: the usual ones, or those tuned for the figures of the table
    early: int  # dice phrases said before markers show what matters
    enough: int  # dice phrases in phase 2 of its own accord; half of it in phase 4
    every: bool  # early phrases are about every card somebody can reach, not about plain topics alone


BRIEF = Manner(numbers=USUAL, early=2, enough=6, every=False)


def manner_of(effort: Effort) -> Manner:
    """The manner of a strong player who may think so much."""
    early = min(MOST, FRANK + effort.playouts // WORDS)
    return Manner(TUNED, early, early + 4, every=True)
