"""Fields of a position: one table lists them; it writes positions out, reads them in and checks them.

A row names a key, how its value is read from a state, how it is written into one, and the domain it comes from. What is
wrong in a position (a strange key, a missing one, a wrong type, an impossible value) is refused with the field and
what is allowed there.

>>> from types import SimpleNamespace
>>> facts = PositionFields(
...     PositionField("round", Whole(1, 9)),
...     PositionField("phase", OneOf(("draw", "lay", "over"))),  # an index in the state, a word in the position
...     PositionField("hands", lambda state: Each(state.names, Counts(("oil", "wood")))),  # depends on the state
...     Section("turn", PositionField("rolled", Maybe(Whole(1, 6)), needed=False)),  # -1 in the state, null outside
... )
>>> state = SimpleNamespace(round=2, phase=1, hands=[[1, 0], [0, 2]], rolled=-1, names=("ada", "bob"))
>>> facts.read(state)
{'round': 2, 'phase': 'lay', 'hands': {'ada': {'oil': 1}, 'bob': {'wood': 2}}, 'turn': {'rolled': None}}
>>> facts.write(state, {"round": 3, "phase": "over", "hands": {"ada": {}, "bob": {"oil": 1}}, "turn": {"rolled": 6}})
>>> state.round, state.phase, state.hands, state.rolled
(3, 2, [[0, 0], [1, 0]], 6)
>>> facts.write(state, {"round": 99, "phase": "over", "hands": {"ada": {}, "bob": {}}, "turn": {}})
Traceback (most recent call last):
lapilli.core.errors.PositionError: round: 99 is not possible here; it is a whole number from 1 to 9
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
from typing import Any, Generic, TypeVar

from lapilli.core.data import Data
from lapilli.core.domains import (
    Counts,
    Domain,
    Each,
    Flag,
    ListOf,
    Mask,
    Maybe,
    Notation,
    OneOf,
    Text,
    Value,
    Whole,
    refuse,
)
from lapilli.core.errors import OptionError, PositionError
from lapilli.core.option import Choices, Option, choose
from lapilli.core.packed import refill

__all__ = [
    "READ_ONLY",
    "ChosenOptions",
    "Counts",
    "Domain",
    "Each",
    "Flag",
    "ListOf",
    "Mask",
    "Maybe",
    "Notation",
    "ObjectOf",
    "OneOf",
    "PositionEntry",
    "PositionField",
    "PositionFields",
    "Section",
    "Text",
    "Value",
    "Whole",
    "array",
    "attribute",
    "heap",
    "rows",
]

S = TypeVar("S", contravariant=True)  # who reads an open table reads a whole position too
T = TypeVar("T")


class PositionEntry(Generic[S]):
    """One key of a position."""

    key: str
    needed: bool  # a position may leave the key out if not: the state stays as it is made

    def read(self, state: S) -> object:
        """What stands under the key in the position of this state."""
        raise NotImplementedError

    def write(self, state: S, data: object, field: str) -> None:
        """Put what stands there into a state."""
        raise NotImplementedError


class PositionField(PositionEntry[S]):
    """A row with one value: an attribute of the state by the same name, unless `read` and `write` say otherwise.

    The domain may be a function of the state, where what is allowed depends on seats or box. `write=READ_ONLY` is for
    what was settled when the state was made (seats, options): it is checked, and read by `PositionFields.value`.
    """

    def __init__(
        self,
        key: str,
        domain: Domain[T] | Callable[[S], Domain[T]],
        read: Callable[[S], object] | None = None,
        write: Callable[[S, T], None] | None = None,
        *,
        needed: bool = True,
    ) -> None:
        self.key, self.needed = key, needed
        self._domain: Domain | Callable[[S], Domain] = domain
        self._read = read or attrgetter(key)
        self._write: Callable[[S, T], None] = write or (lambda state, value: setattr(state, key, value))

    def domain(self, state: S) -> Domain:
        return self._domain if isinstance(self._domain, Domain) else self._domain(state)

    def read(self, state: S) -> object:
        return self.domain(state).show(self._read(state))

    def write(self, state: S, data: object, field: str) -> None:
        self._write(state, self.domain(state).take(data, field))


class ChosenOptions(Domain[Choices]):
    """The options of a table by name; those left out have their defaults."""

    def __init__(self, options: Sequence[Option]) -> None:
        self.options = options

    def __str__(self) -> str:
        return f"a mapping from some of {', '.join(option.name for option in self.options)} to their values"

    def show(self, value: Choices) -> Choices:
        return dict(value)

    def take(self, data: object, field: str) -> Choices:
        if not isinstance(data, Mapping):
            raise self.refuse(data, field)
        known = [option.name for option in self.options]
        for name in data:
            if name not in known:
                raise refuse(f"{field}.{name}", None, f"one of {', '.join(known)}", "there is no such option")
        return dict(data)

    def choose(self, data: Data, seats: int, check: Callable[[int, Choices], None] | None = None) -> Choices:
        """All options of a position with their values, also checked together."""
        try:
            chosen = choose(self.options, self.take(data.get("options", {}), "options"), seats)
            if check is not None:
                check(seats, chosen)
        except OptionError as error:
            raise PositionError(f"options: {error}", "options") from None
        return chosen


def READ_ONLY(state: object, value: object) -> None:
    """Written when the state was made."""


def array(name: str) -> Callable[[object, list[int]], None]:
    """How numbers are written into a packed array of a compiled state, which may not be replaced (see `refill`)."""
    return lambda state, numbers: refill(getattr(state, name), numbers)


def rows(name: str) -> Callable[[object, list[list[int]]], None]:
    """The same for several lists, which stand in the array one behind the other."""
    return lambda state, lists: refill(getattr(state, name), [number for one in lists for number in one])


def heap(name: str) -> Callable[[object, list[int]], None]:
    """How counts are written into a bag."""
    return lambda state, counts: getattr(state, name).fill(counts)


def attribute(name: str) -> Callable[[object, object], None]:
    """How a value is written into an attribute that has another name than the key."""
    return lambda state, value: setattr(state, name, value)


class Section(PositionEntry[S]):
    """Several facts of the same state under one key."""

    def __init__(self, key: str, *rows: PositionEntry[S], needed: bool = True) -> None:
        self.key, self.needed = key, needed
        self.facts = PositionFields(*rows)

    def read(self, state: S) -> object:
        return self.facts.read(state)

    def write(self, state: S, data: object, field: str) -> None:
        self.facts.write(state, data, field)


class PositionFields(Generic[S]):
    """The rows of a position, in the order in which they are shown and written."""

    def __init__(self, *rows: PositionEntry[S]) -> None:
        self.rows = {row.key: row for row in rows}

    def read(self, state: S) -> Data:
        """The position of a state."""
        return {key: row.read(state) for key, row in self.rows.items()}

    def write(self, state: S, data: object, field: str = "") -> None:
        """Put a position into a state; what cannot be is refused (PositionError)."""
        entries = self.entries(data, field)
        for key, row in self.rows.items():
            if key in entries:
                row.write(state, entries[key], _under(field, key))

    def entries(self, data: object, field: str = "") -> Mapping[str, object]:
        """The position as a mapping with every key that is needed and no strange one."""
        if not isinstance(data, Mapping):
            raise refuse(field or "position", data, f"a mapping with the keys {', '.join(self.rows)}")
        for key in data:
            if key not in self.rows:
                raise refuse(_under(field, str(key)), None, f"one of {', '.join(self.rows)}", "there is no such field")
        for key, row in self.rows.items():
            if row.needed and key not in data:
                raise refuse(_under(field, key), None, self._allowed(row), "the field is missing")
        return data

    def value(self, data: object, key: str) -> Any:
        """One value out of a position, checked, before there is a state: seats, options, box."""
        row = self.rows[key]
        if not isinstance(row, PositionField) or not isinstance(row._domain, Domain):
            raise TypeError(f"{key!r} needs a state to be read")
        return row._domain.take(self.entries(data)[key], key)

    @staticmethod
    def _allowed(row: PositionEntry[S]) -> str:
        return str(row._domain) if isinstance(row, PositionField) and isinstance(row._domain, Domain) else ""


class ObjectOf(Domain[T]):
    """An object of its own with its own facts, made again from its data: a figure, a step under way."""

    def __init__(self, facts: PositionFields[T], make: Callable[[], T]) -> None:
        self.facts, self.make = facts, make

    def __str__(self) -> str:
        return f"a mapping with the keys {', '.join(self.facts.rows)}"

    def show(self, value: T) -> Data:
        return self.facts.read(value)

    def take(self, data: object, field: str) -> T:
        made = self.make()
        self.facts.write(made, data, field)
        return made


def _under(field: str, key: str) -> str:
    return f"{field}.{key}" if field else key
