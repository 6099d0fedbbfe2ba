"""Cache of values that are equal for everybody who sees the same, until the next event of a room."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from typing import Generic, Protocol, TypeVar
from weakref import WeakKeyDictionary

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")


class Values(Protocol):
    """The cached values of one slot by their keys."""

    def __iter__(self) -> Iterator[Hashable]: ...

    def clear(self) -> None: ...


class Cache:
    """The values that were computed for one room; all are dropped at once."""

    def __init__(self) -> None:
        self.slots: dict[str, Values] = {}

    def get(self, slot: Slot[Key, Value], key: Key, make: Callable[[], Value]) -> Value:
        """The value under this key; `make` computes it where there is none yet."""
        values = slot.values(self)
        if key not in values:
            values[key] = make()
        return values[key]

    def clear(self) -> None:
        for values in self.slots.values():
            values.clear()

    def contents(self) -> set[tuple[str, Hashable]]:
        """What is in the cache, as names of slots with keys."""
        return {(name, key) for name, values in self.slots.items() for key in values}


class Slot(Generic[Key, Value]):
    """One kind of cached value, by its name; the module that computes such values declares one slot for them."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._values: WeakKeyDictionary[Cache, dict[Key, Value]] = WeakKeyDictionary()

    def values(self, cache: Cache) -> dict[Key, Value]:
        """What this slot has in a cache."""
        found = self._values.get(cache)
        if found is None:
            found = self._values[cache] = {}
            cache.slots[self.name] = found
        return found
