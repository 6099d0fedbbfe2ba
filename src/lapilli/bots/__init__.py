"""Bots: they get a seat's observation and its menu, never the state, so they cannot cheat."""

from lapilli.bots.levels import Bot, bot, levels

__all__ = ["Bot", "bot", "levels"]
