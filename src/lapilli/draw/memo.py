"""Drawn once: a thing drawn from the same facts is the same element, and is neither made nor printed again."""

from __future__ import annotations

import marshal
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache, wraps
from typing import Any, ParamSpec, TypeVar, cast

from lapilli.draw.element import Element, Row, forget_elements

Facts = ParamSpec("Facts")
Drawn = TypeVar("Drawn")
Seen = TypeVar("Seen")
MOST = 640  # things of one kind: some are a thousand elements each
WRITTEN = (dict, list)
PLAIN = 2  # the format in which equal values are written alike


_forget: list[Callable[[], None]] = []


def forget_drawings() -> None:
    """Let go of everything that was drawn: it is drawn again when it is needed."""
    for forget in _forget:
        forget()
    forget_elements()


def kept(draw: Callable[Facts, Drawn]) -> Callable[Facts, Drawn]:
    """For a drawing function that depends on nothing but its arguments.

    These may be parts of a view: lists and mappings are compared by what they say, and `draw` gets a copy of its own.
    """

    @lru_cache(MOST)
    def remembered(*facts: object, **named: object) -> Drawn:
        drawn = draw(*map(_read, facts), **{name: _read(fact) for name, fact in named.items()})
        if isinstance(drawn, Iterator):
            raise TypeError(f"{draw.__qualname__} is drawn once and looked at often: it returns elements, no iterator")
        return drawn

    _forget.append(remembered.cache_clear)

    @wraps(draw)
    def look(*facts: Facts.args, **named: Facts.kwargs) -> Drawn:
        try:
            return remembered(*facts, **named)  # type: ignore[arg-type]
        except TypeError:
            if not any(fact.__class__ in WRITTEN for fact in (*facts, *named.values())):
                raise  # it is not the facts that are at fault
        return remembered(*map(_written, facts), **{name: _written(fact) for name, fact in named.items()})

    return look


def kept_row(draw: Callable[Facts, Iterable[Element]]) -> Callable[Facts, Row]:
    """The same for one that yields what it draws."""

    @wraps(draw)
    def row(*facts: Facts.args, **named: Facts.kwargs) -> Row:
        return Row(draw(*facts, **named))

    return kept(row)


def only(view: Seen, *names: str, **narrowed: object) -> Seen:
    """A view with these facts and no others: a part that reads anything else fails, so none can be stale."""
    seen = cast(dict[str, object], view)
    return cast(Seen, {**{name: seen[name] for name in names}, **narrowed})


def _written(fact: object) -> object:
    """A list or a mapping cannot be looked up; the bytes that stand for it can."""
    return marshal.dumps(fact, PLAIN) if fact.__class__ in WRITTEN else fact


def _read(fact: object) -> Any:
    return marshal.loads(fact) if fact.__class__ is bytes else fact
