"""Small words for saying what a plane should hold."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any


def hot(word: Any, words: Sequence[Any]) -> list[int]:
    """1 at the place of a word."""
    return [int(word is not None and one == word) for one in words]


def many(some: Iterable[Any], words: Sequence[Any]) -> list[int]:
    """1 at the place of each of these words."""
    chosen = list(some)
    return [int(one in chosen) for one in words]


def counts(heap: Mapping[Any, int], words: Sequence[Any]) -> list[int]:
    """How many there are of each."""
    return [heap.get(one, 0) for one in words]


def tally(things: Sequence[Any], words: Sequence[Any]) -> list[int]:
    """How often each word is on a list."""
    return [list(things).count(one) for one in words]


def round_from(names: Sequence[str], me: str | None, most: int) -> list[str | None]:
    """The seats from the viewer on, and nobody where fewer play."""
    first = 0 if me is None else list(names).index(me)
    turned: list[str | None] = [*names[first:], *names[:first]]
    return turned + [None] * (most - len(names))
