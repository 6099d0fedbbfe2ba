"""Bots: they get what a seat knows and its menu, never the state, so they cannot cheat."""

from lapilli.bots.levels import Bot, TalkingBot
from lapilli.bots.registry import AnyBot, ViewBot, bot, bot_modules, bot_names, import_bots, name_of, register

__all__ = [
    "AnyBot",
    "Bot",
    "TalkingBot",
    "ViewBot",
    "bot",
    "bot_modules",
    "bot_names",
    "import_bots",
    "name_of",
    "register",
]
