"""Nisyros, by Peter Slaman (Sunny Games): everybody must be on Kos before the island is buried."""

from lapilli.games.nisyros.game import GAME

__all__ = ["GAME"]
