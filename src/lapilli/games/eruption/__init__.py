"""Eruption by Chris James: steer the lava away from your village and towards the others."""

from lapilli.games.eruption.game import GAME

__all__ = ["GAME"]
