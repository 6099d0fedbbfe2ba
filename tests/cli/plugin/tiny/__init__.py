"""A game of a few lines for the tests of the terminal: a hidden card each, a die, two ways to use it."""

from tiny.game import GAME

__all__ = ["GAME"]
