"""Bots: they get what a seat knows and its menu, never the state, so they cannot cheat."""

from lapilli.bots.levels import Bot, Speaking
from lapilli.bots.registry import AnyBot, Chooser, bot, bot_modules, import_bots, levels, name_of, register

__all__ = ["AnyBot", "Bot", "Chooser", "Speaking", "bot", "bot_modules", "import_bots", "levels", "name_of", "register"]
