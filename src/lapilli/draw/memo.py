"""Cache drawings: the same facts give the same element, which is neither made nor printed again."""

from __future__ import annotations

import marshal
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache, wraps
from typing import Any, ParamSpec, TypeVar, cast

from lapilli.draw.element import Element, Row, forget_elements

Facts = ParamSpec("Facts")
Drawn = TypeVar("Drawn")
Seen = TypeVar("Seen")
MOST = 640  # results of one function: some have a thousand elements
WRITTEN = (dict, list)
PLAIN = 2  # the format of marshal in which equal values give equal bytes


_forget: list[Callable[[], None]] = []


def forget_drawings() -> None:
    """Clear all caches of drawings."""
    for forget in _forget:
        forget()
    forget_elements()


def cached_drawing(draw: Callable[Facts, Drawn]) -> Callable[Facts, Drawn]:
    """Cache a drawing function that depends on nothing but its arguments.

    Arguments may be lists and mappings of a view: they are compared by value, and `draw` gets a copy.
    """

    @lru_cache(MOST)
    def remembered(*facts: object, **named: object) -> Drawn:
        drawn = draw(*map(_read, facts), **{name: _read(fact) for name, fact in named.items()})
        if isinstance(drawn, Iterator):
            raise TypeError(f"{draw.__qualname__} is cached: it must return elements, not an iterator")
        return drawn

    _forget.append(remembered.cache_clear)

    @wraps(draw)
    def look(*facts: Facts.args, **named: Facts.kwargs) -> Drawn:
        try:
            return remembered(*facts, **named)  # type: ignore[arg-type]
        except TypeError:
            if not any(fact.__class__ in WRITTEN for fact in (*facts, *named.values())):
                raise  # the error is not about arguments that cannot be hashed
        return remembered(*map(_written, facts), **{name: _written(fact) for name, fact in named.items()})

    return look


def cached_row(draw: Callable[Facts, Iterable[Element]]) -> Callable[Facts, Row]:
    """Cache a drawing function that yields elements."""

    @wraps(draw)
    def row(*facts: Facts.args, **named: Facts.kwargs) -> Row:
        return Row(draw(*facts, **named))

    return cached_drawing(row)


def only(view: Seen, *names: str, **narrowed: object) -> Seen:
    """Return a view with these facts alone: a cached part that reads another one raises a KeyError."""
    seen = cast(dict[str, object], view)
    return cast(Seen, {**{name: seen[name] for name in names}, **narrowed})


def _written(fact: object) -> object:
    """Return bytes for a list or a mapping, which cannot be hashed."""
    return marshal.dumps(fact, PLAIN) if fact.__class__ in WRITTEN else fact


def _read(fact: object) -> Any:
    return marshal.loads(fact) if fact.__class__ is bytes else fact
