"""Log lines in words, made only from what a viewer saw before, was shown, and saw after."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple


@dataclass(frozen=True)
class Turn:
    """To which round and to whose turn a moment belongs: the log is grouped by it."""

    round: int | None = None
    seat: str | None = None


class Word(NamedTuple):
    """An argument to be translated: the word of a domain, e.g. Word("place", "pali.2") -> message `place-pali-2`."""

    domain: str
    word: str


@dataclass(frozen=True)
class Line:
    """One sentence of the log: a Fluent message, its arguments, the elements it speaks of, and its ply."""

    message: str
    args: Mapping[str, object] = field(default_factory=dict)
    things: tuple[str, ...] = ()
    ply: int = 0
    actor: str = ""  # who acted, where the reader was shown it
    turn: Turn = Turn()  # the round and turn it belongs to
    talk: bool = False  # somebody said something: it belongs to the conversation too
    opens: bool = False  # with it the next round or turn begins: it stands under that heading
