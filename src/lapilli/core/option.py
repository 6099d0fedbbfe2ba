"""Options of a table, chosen before a game begins."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from lapilli.core.errors import OptionError

Choices = Mapping[str, Any]  # all options of a table with their values; of what type each is its game knows


@dataclass(frozen=True)
class Option:
    """One table option: its values (default first), or a `check` that accepts others (or raises ValueError)."""

    name: str
    values: tuple[str | int | bool, ...]
    check: Callable[[object, int], object] | None = None

    @property
    def default(self) -> str | int | bool:
        return self.values[0]

    def accept(self, value: object, seats: int) -> object:
        """Return the declared value of a text or value; texts also match numbers and yes/no."""
        for known in self.values:
            if value == known and isinstance(value, bool) == isinstance(known, bool):
                return known
            if isinstance(value, str) and value.lower() in _spellings(known):
                return known
        if self.check:
            try:
                return self.check(value, seats)
            except ValueError as error:
                raise OptionError(f"option {self.name}: {error}") from None
        choices = ", ".join(_spellings(known)[0] for known in self.values)
        raise OptionError(f"option {self.name} is one of {choices}, not {value!r}")


def choose(options: Sequence[Option], given: Mapping[str, object], seats: int) -> Choices:
    """Return every option with its value or default; an impossible value raises OptionError."""
    return {
        option.name: option.accept(given[option.name], seats) if option.name in given else option.default
        for option in options
    }


def _spellings(value: str | int | bool) -> tuple[str, ...]:
    if isinstance(value, bool):
        return ("on", "true", "yes") if value else ("off", "false", "no")
    return (str(value),)
