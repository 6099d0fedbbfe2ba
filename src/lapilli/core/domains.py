"""Domains: the values that a field may have, and how a state stores them (an index for a word, bits for a set)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import EllipsisType
from typing import TYPE_CHECKING, Any, Generic

from lapilli.core.errors import NotationError, PositionError
from lapilli.core.space import Space

if TYPE_CHECKING:  # a domain whose values are not known here is just a `Domain` (see core/type_parameters.py)
    from typing_extensions import TypeVar

    T = TypeVar("T", default=Any)
else:
    from typing import TypeVar

    T = TypeVar("T")

Plain = str | int | bool
LONG = 60  # so much of a wrong value is shown


def refuse(field: str, data: object, allowed: str, reason: str = "") -> PositionError:
    """The complaint about a field: what stands there, and what is allowed."""
    shown = repr(data)
    said = reason or f"{shown if len(shown) <= LONG else shown[:LONG] + '…'} is not possible here"
    return PositionError(f"{field}: {said}" + (f"; it is {allowed}" if allowed else ""), field)


class Domain(Generic[T]):
    """What is allowed, in words (`str`), and the way from a state, which keeps a `T`, to data and back."""

    def show(self, value: T) -> object:
        """The value of a state as data."""
        raise NotImplementedError

    def take(self, data: object, field: str) -> T:
        """The data as a value of a state; PositionError if they are not of this domain."""
        raise NotImplementedError

    def refuse(self, data: object, field: str) -> PositionError:
        return refuse(field, data, str(self))


class Whole(Domain[int]):
    """A whole number from `low` to `high`."""

    def __init__(self, low: int, high: int) -> None:
        self.low, self.high = low, high

    def __str__(self) -> str:
        return f"a whole number from {self.low} to {self.high}"

    def show(self, value: int) -> int:
        return int(value)

    def take(self, data: object, field: str) -> int:
        if not isinstance(data, int) or isinstance(data, bool) or not self.low <= data <= self.high:
            raise self.refuse(data, field)
        return data


class Flag(Domain[bool]):
    """True or false."""

    def __str__(self) -> str:
        return "true or false"

    def show(self, value: bool) -> bool:
        return bool(value)

    def take(self, data: object, field: str) -> bool:
        if not isinstance(data, bool):
            raise self.refuse(data, field)
        return data


class Text(Domain[str]):
    """Any text."""

    def __str__(self) -> str:
        return "a text"

    def show(self, value: str) -> str:
        return value

    def take(self, data: object, field: str) -> str:
        if not isinstance(data, str):
            raise self.refuse(data, field)
        return data


class Value(Domain[Plain]):
    """One of these values, kept as it is."""

    def __init__(self, *values: Plain) -> None:
        self.values = values

    def __str__(self) -> str:
        return f"one of {', '.join(map(str, self.values))}"

    def show(self, value: Plain) -> Plain:
        return value

    def take(self, data: object, field: str) -> Plain:
        for value in self.values:
            if value == data and type(value) is type(data):
                return value
        raise self.refuse(data, field)


class OneOf(Domain[int]):
    """One of these words, kept as its number (the first word is number `first`)."""

    def __init__(self, words: Sequence[str], first: int = 0) -> None:
        self.words, self.first = words, first
        self._numbers = {word: first + index for index, word in enumerate(words)}

    def __str__(self) -> str:
        return f"one of {', '.join(word or repr(word) for word in self.words)}"

    def show(self, value: int) -> str:
        return self.words[int(value) - self.first]

    def take(self, data: object, field: str) -> int:
        if not isinstance(data, str) or data not in self._numbers:
            raise self.refuse(data, field)
        return self._numbers[data]


class Notation(Domain[int]):
    """An action by its notation, kept as its id."""

    def __init__(self, space: Space) -> None:
        self.space = space

    def __str__(self) -> str:
        return "the notation of an action"

    def show(self, value: int) -> str:
        return self.space.text(value)

    def take(self, data: object, field: str) -> int:
        if not isinstance(data, str):
            raise self.refuse(data, field)
        try:
            return self.space.parse(data)
        except NotationError:
            raise self.refuse(data, field) from None


class Maybe(Domain):
    """Something of another domain or null, which a state keeps as `nothing`."""

    def __init__(self, domain: Domain, nothing: object = -1) -> None:
        self.domain, self.nothing = domain, nothing

    def __str__(self) -> str:
        return f"{self.domain}, or null"

    def show(self, value: object) -> object:
        return None if value == self.nothing else self.domain.show(value)

    def take(self, data: object, field: str) -> object:
        if data is None:
            return self.nothing
        if isinstance(data, list | Mapping):  # what is wrong inside has a field of its own
            return self.domain.take(data, field)
        try:
            return self.domain.take(data, field)
        except PositionError:
            raise self.refuse(data, field) from None


class ListOf(Domain[list[T]]):
    """A list of things of one domain, kept as a list; `length` where it is fixed."""

    def __init__(self, domain: Domain[T], length: int | None = None, most: int | None = None) -> None:
        self.domain, self.length, self.most = domain, length, most

    def __str__(self) -> str:
        many = f" with {self.length} entries" if self.length is not None else ""
        many += f" with at most {self.most} entries" if self.most is not None else ""
        return f"a list{many}, each {self.domain}"

    def show(self, value: Iterable[T]) -> list[object]:
        return [self.domain.show(item) for item in value]

    def take(self, data: object, field: str) -> list[T]:
        if not isinstance(data, list | tuple):
            raise self.refuse(data, field)
        if self.length not in (None, len(data)) or (self.most is not None and len(data) > self.most):
            raise self.refuse(data, field)
        return [self.domain.take(item, f"{field}[{index}]") for index, item in enumerate(data)]


class Mask(Domain[int]):
    """A list of different words, kept as bits."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = words
        self._bits = {word: 1 << index for index, word in enumerate(words)}

    def __str__(self) -> str:
        return f"a list of different words out of {', '.join(self.words)}"

    def show(self, value: int) -> list[str]:
        return [word for index, word in enumerate(self.words) if int(value) >> index & 1]

    def take(self, data: object, field: str) -> int:
        if not isinstance(data, list | tuple):
            raise self.refuse(data, field)
        mask = 0
        for index, word in enumerate(data):
            bit = self._bits.get(word) if isinstance(word, str) else None
            if bit is None or mask & bit:
                raise self.refuse(word, f"{field}[{index}]")
            mask |= bit
        return mask


class Each(Domain[list[T]]):
    """A mapping from each of these words to something of one domain, kept as a list in the order of the words.

    With `missing` (as a state keeps it) words may be left out, and those with that value are not shown.
    """

    def __init__(self, words: Sequence[str], domain: Domain[T], missing: T | EllipsisType = ...) -> None:
        self.words, self.domain, self.missing = words, domain, missing
        self._default: list[T] = [] if isinstance(missing, EllipsisType) else [missing]

    def __str__(self) -> str:
        who = "each of" if self.missing is ... else "some of"
        return f"a mapping from {who} {', '.join(self.words)} to {self.domain}"

    def show(self, value: Iterable[T]) -> dict[str, object]:
        return {
            word: self.domain.show(item)
            for word, item in zip(self.words, value, strict=True)
            if self.missing is ... or item != self.missing
        }

    def take(self, data: object, field: str) -> list[T]:
        if not isinstance(data, Mapping):
            raise self.refuse(data, field)
        for word in data:
            if word not in self.words:
                raise refuse(f"{field}.{word}", word, f"one of {', '.join(self.words)}", "there is no such entry")
        if self.missing is ...:
            for word in self.words:
                if word not in data:
                    raise refuse(f"{field}.{word}", None, str(self.domain), "the entry is missing")
        return [
            self.domain.take(data[word], f"{field}.{word}") if word in data else self._default[0] for word in self.words
        ]


class Counts(Domain[list[int]]):
    """How many of each word, kept as a list of numbers; data name only those that there are.

    Data are a mapping `{"oil": 2}`, or a list with repetitions `["oil", "oil"]`; both are read, `listed` says which is
    shown. `most` limits each count.
    """

    def __init__(self, words: Sequence[str], most: int = 10_000, listed: bool = False) -> None:
        self.words, self.most, self.listed = words, most, listed
        self._numbers = {word: index for index, word in enumerate(words)}

    def __str__(self) -> str:
        return f"a number from 0 to {self.most} for some of {', '.join(self.words)}"

    def show(self, value: Iterable[int]) -> dict[str, int] | list[str]:
        counts = {word: int(count) for word, count in zip(self.words, value, strict=True) if count}
        return [word for word, count in counts.items() for _ in range(count)] if self.listed else counts

    def take(self, data: object, field: str) -> list[int]:
        if not isinstance(data, Mapping | list | tuple):
            raise self.refuse(data, field)
        counts = [0] * len(self.words)
        single = Whole(0, self.most)
        for word in data:
            number = self._numbers.get(word) if isinstance(word, str) else None
            if number is None:
                raise refuse(f"{field}.{word}", word, f"one of {', '.join(self.words)}", "there is no such entry")
            counts[number] += single.take(data[word], f"{field}.{word}") if isinstance(data, Mapping) else 1
            if counts[number] > self.most:
                raise self.refuse(counts[number], f"{field}.{word}")
        return counts
