"""Check of games that were compiled separately: their state must be an ordinary class, or the process crashes."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from lapilli.core.resources import page_path
from lapilli.core.state import State

WORDS = (
    "{name} was compiled by mypyc as a native class, apart from the kernel it inherits from, and would crash: "
    "put @mypyc_attr(native_class=False) before it and compile it again ({page})"
)


def refuse_native_classes(package: str) -> None:
    """Raises TypeError if a position class of this package is native code that our kernel does not know."""
    for found in _below(State):
        if found.__module__.partition(".")[0] == package and _native(found):
            name = f"{found.__module__}.{found.__qualname__}"
            raise TypeError(WORDS.format(name=name, page=page_path("tutorials/write-your-own-game.md")))


def _below(base: type[State]) -> Iterator[type[State]]:
    for found in base.__subclasses__():
        yield found
        yield from _below(found)


def _native(found: type) -> bool:
    """Made by a compiled module, and not with a `__dict__` that Python itself put behind the fields."""
    file = str(getattr(sys.modules.get(found.__module__), "__file__", None) or ".py")
    return not file.endswith(".py") and found.__dictoffset__ >= 0
