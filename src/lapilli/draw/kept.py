"""Drawn once: a thing drawn from the same facts is the same element, and is neither made nor printed again."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import ParamSpec, TypeVar

Facts = ParamSpec("Facts")
Drawn = TypeVar("Drawn")
MOST = 8192  # things of one kind


def kept(draw: Callable[Facts, Drawn]) -> Callable[Facts, Drawn]:
    """For a drawing function that depends on nothing but its arguments; those that cannot be remembered are drawn."""
    remembered = lru_cache(MOST)(draw)

    @wraps(draw)
    def look(*facts: Facts.args, **named: Facts.kwargs) -> Drawn:
        try:
            return remembered(*facts, **named)  # type: ignore[arg-type]
        except TypeError:  # a list among the arguments; a fault of the function itself is raised again
            return draw(*facts, **named)

    return look
