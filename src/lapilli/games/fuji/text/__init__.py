"""The words of Fuji in four languages."""

from lapilli.words import Words

WORDS = Words("lapilli.games.fuji")
