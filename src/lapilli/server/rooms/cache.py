"""Cache of what is computed once for everybody who sees the same, until the next event of a room."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar, cast

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")


class Slot(Generic[Key, Value]):
    """One kind of cached value, by its name; the module that computes such values declares one slot for them."""

    def __init__(self, name: str) -> None:
        self.name = name


class Cache:
    """The values of every slot by their keys; all are dropped at once."""

    def __init__(self) -> None:
        self._values: dict[str, dict[Hashable, object]] = {}  # by the name of the slot

    def get(self, slot: Slot[Key, Value], key: Key, make: Callable[[], Value]) -> Value:
        """The value under this key; `make` computes it where there is none yet."""
        values = self._values.setdefault(slot.name, {})
        if key not in values:
            values[key] = make()
        return cast(Value, values[key])

    def clear(self) -> None:
        self._values.clear()

    def contents(self) -> set[tuple[str, Hashable]]:
        """What is in the cache, as names of slots with keys."""
        return {(name, key) for name, values in self._values.items() for key in values}
