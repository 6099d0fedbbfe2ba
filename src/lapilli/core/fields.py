"""Fields: the one declaration of what a position keeps, from which `tools/generate.py` writes the code that repeats it.

A game's `fields.py` has one row for each fact: its name, how the state keeps it, the value it begins with, and what it
means. The rows of a class make a `Fields`. The generator writes them, as plain Python that is checked in and compiled,
between two comments of the module that has the class::

    # generated: OPEN.start (fields.py)
    self.frontier: i64 = 0  # empty spaces that some flow faces
    # generated: end
"""

from __future__ import annotations

from dataclasses import dataclass

ARGUMENT = ""  # the start of a field that the constructor is given


@dataclass(frozen=True)
class Field:
    """One fact: an attribute of a compiled class."""

    name: str
    meaning: str = ""  # the comment beside it
    type: str = "i64"
    start: str = "0"  # the expression it begins with
    copy: str = "{0}"  # the expression of an independent copy, of the original as {0}


@dataclass(frozen=True)
class Fields:
    """The facts of one class, in the order in which they are set."""

    name: str
    rows: tuple[Field, ...]
    base: Fields | None = None  # those it inherits
    shared: bool = False  # is an object never changed, so that copies of a position share it?

    @property
    def all(self) -> tuple[Field, ...]:
        """The inherited facts first."""
        return (*(self.base.all if self.base else ()), *self.rows)


def fields(name: str, *rows: Field, base: Fields | None = None, shared: bool = False) -> Fields:
    """The declaration of a class."""
    return Fields(name, rows, base, shared)


def number(name: str, meaning: str = "", start: str = "0") -> Field:
    """A whole number, also a word by its index or a set as bits."""
    return Field(name, meaning, "i64", start)


def flag(name: str, meaning: str = "", start: str = "False") -> Field:
    """True or false."""
    return Field(name, meaning, "bool", start)


def row(name: str, meaning: str = "", start: str = "vec[i64]()") -> Field:
    """A packed array of numbers."""
    return Field(name, meaning, "vec[i64]", start, "{0}[:]")


def bag(name: str, meaning: str = "", start: str = "EMPTY") -> Field:
    """Things that are drawn at random."""
    return Field(name, meaning, "Bag", start, "{0}.copy()")


def part(name: str, type: str, meaning: str = "", start: str = ARGUMENT) -> Field:
    """An object with fields of its own."""
    return Field(name, meaning, type, start, "{0}.copy()")


def step(name: str, type: str, meaning: str = "") -> Field:
    """A step under way, None while there is none."""
    return Field(name, meaning, f"{type} | None", "None", "None if {0} is None else {0}.copy()")


def parts(name: str, type: str, meaning: str = "") -> Field:
    """A list of objects with fields of their own."""
    return Field(name, meaning, f"list[{type}]", "[]", "[one.copy() for one in {0}]")


def shared(field: Field) -> Field:
    """The same for a value that is replaced as a whole and never changed, so that copies share it."""
    return Field(field.name, field.meaning, field.type, field.start)


def given(field: Field) -> Field:
    """The same for a value that the constructor is given."""
    return Field(field.name, field.meaning, field.type, ARGUMENT, field.copy)
