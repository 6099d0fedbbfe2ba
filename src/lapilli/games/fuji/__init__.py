"""Fuji: flee from the volcano, with dice behind screens and few words."""

from lapilli.games.fuji.game import GAME

__all__ = ["GAME"]
