"""The interface of translations; `lapilli.words.Words` implements it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol


class Translator(Protocol):
    """What core needs of a game's words (lapilli.words.Words)."""

    def say(self, lang: str, message: str, args: Mapping[str, object] = ...) -> str: ...


class GameTranslator(Translator, Protocol):
    """What core needs of a game's words (lapilli.words.Words)."""

    @property
    def languages(self) -> tuple[str, ...]: ...

    @property
    def spoken(self) -> tuple[str, ...]: ...

    def has(self, lang: str, message: str) -> bool: ...

    def word(self, lang: str, domain: str, word: str) -> str: ...

    def missing(self) -> list[str]: ...
