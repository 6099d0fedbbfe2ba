"""Deukalion, by Arno Steinwender and Wilfried Lepuschitz (Parker, 2008)."""

from lapilli.games.deukalion.game import GAME

__all__ = ["GAME"]
