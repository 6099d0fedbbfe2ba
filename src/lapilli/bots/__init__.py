"""Bots: they get a seat's observation and its menu, never the state, so they cannot cheat."""

from lapilli.bots.levels import Bot, Speaking
from lapilli.bots.registry import bot, homes, levels, name_of, recall, register

__all__ = ["Bot", "Speaking", "bot", "homes", "levels", "name_of", "recall", "register"]
