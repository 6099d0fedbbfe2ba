"""Pumice, a small game of stones and dice: a model of a Lapilli plug-in."""

from pumice.game import GAME

__all__ = ["GAME"]
