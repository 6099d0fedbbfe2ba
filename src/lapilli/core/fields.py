"""Fields: the declaration of a position, from which `tools/generate.py` writes code.

A game's `fields.py` has one row for each fact: its name, what it means, how the state keeps it, the value it begins
with, and its form: how views and positions write it and what is allowed there. The rows of a class make a `Fields`.
The generator writes code from them, as plain Python that is checked in and compiled, between two comments of the
module that needs it::

    # generated: OPEN.start (fields.py)
    self.frontier: i64 = 0  # empty spaces that some flow faces
    # generated: end
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypedDict, Unpack

ARGUMENT = ""  # the start of a field that the constructor is given


@dataclass(frozen=True)
class Form:
    """How views and positions write a value, as code with {0} for the value."""

    type: str  # of the key in the view's TypedDict
    show: str  # the expression that makes it; it runs compiled
    allowed: str  # the domain (core/domains.py) that reads it from a position and checks it; empty: read by hand


@dataclass(frozen=True)
class Observed:
    """How a fact enters the observation array of learning agents (core/observation_buffer.py)."""

    write: str  # the statement that writes it, with {0} for the value; `sheet` and `viewer` are at hand
    shape: str  # of its numbers
    says: str  # what they say
    name: str = ""  # of the plane, if not the key


@dataclass(frozen=True)
class Field:
    """One fact: an attribute of a compiled class."""

    name: str
    meaning: str = ""  # the comment beside it
    type: str = "i64"
    start: str = "0"  # the expression it begins with
    copy: str = "{0}"  # the expression of an independent copy
    form: Form | None = None  # without one it is in no view and no position: it follows from others, or is told by hand
    key: str = ""  # in views and positions, if not its name
    view_key: str = ""  # in views, if that is another one
    section: str = ""  # the mapping within a view or position that has the key
    absent: str = ""  # of a step: the value that is shown while no such step is under way, if not its start
    write: str = ""  # the function that stores what was read, where setting the attribute is not enough
    observed: Observed | None = None  # without it, it is not in the array, or written there by hand
    needed: bool = False  # may no position leave it out?
    pack: str = ""  # the expression of the number by which it is packed, where its type does not say it
    unpack: str = ""  # the expression that finds it again; {0} is that number
    step: Fields | None = None  # of a step: its own facts, each with a section of its own


@dataclass(frozen=True)
class Fields:
    """The facts of one class, in the order in which they are set and shown."""

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


class Keys(TypedDict, total=False):
    """What a row may say besides, as in `Field`."""

    key: str
    view_key: str
    absent: str
    write: str
    observed: Observed


# -- kinds of facts --------------------------------------------------------------------------------------------------


def number(name: str, meaning: str = "", form: Form | None = None, *, start: str = "0", **more: Unpack[Keys]) -> Field:
    """A whole number, also a word by its index or a set as bits."""
    return Field(name, meaning, "i64", start, form=form, **more)


def flag(
    name: str, meaning: str = "", form: Form | None = None, *, start: str = "False", **more: Unpack[Keys]
) -> Field:
    """True or false."""
    return Field(name, meaning, "bool", start, form=form, **more)


def row(
    name: str, meaning: str = "", form: Form | None = None, *, start: str = "vec[i64]()", **more: Unpack[Keys]
) -> Field:
    """A packed array of numbers."""
    return Field(name, meaning, "vec[i64]", start, "{0}[:]", form, **more)


def bag(name: str, meaning: str = "", form: Form | None = None, *, start: str = "EMPTY", **more: Unpack[Keys]) -> Field:
    """Things that are drawn at random."""
    return Field(name, meaning, "Bag", start, "{0}.copy()", form, **more)


def part(name: str, of: Fields, meaning: str = "", form: Form | None = None, *, start: str = ARGUMENT) -> Field:
    """An object with fields of its own."""
    return Field(name, meaning, of.name, start, "{0}.copy()", form)


def step(name: str, of: Fields, meaning: str = "", form: Form | None = None) -> Field:
    """A step under way, None while there is none; without a form its facts are shown each by itself."""
    copied = "None if {0} is None else {0}.copy()"
    return Field(name, meaning, f"{of.name} | None", "None", copied, form, step=None if form else of)


def parts(name: str, of: Fields, meaning: str = "", form: Form | None = None) -> Field:
    """A list of objects with fields of their own."""
    return Field(name, meaning, f"list[{of.name}]", "[]", "[one.copy() for one in {0}]", form)


def shared(field: Field) -> Field:
    """The same for a value that is replaced as a whole and never changed, so that copies share it."""
    return replace(field, copy="{0}")


def given(field: Field) -> Field:
    """The same for a value that the constructor is given."""
    return replace(field, start=ARGUMENT)


def needed(field: Field) -> Field:
    """The same for a fact that no position may leave out."""
    return replace(field, needed=True)


def section(name: str, *rows: Field) -> tuple[Field, ...]:
    """Facts that views and positions write under a common key."""
    return tuple(replace(field, section=name) for field in rows)


# -- observations that many games use --------------------------------------------------------------------------------


def count(says: str, name: str = "") -> Observed:
    """A number from 0 to 255."""
    return Observed("sheet.number({0})", "(1,)", says, name)


def counts_in(size: str, says: str, name: str = "", shape: str = "") -> Observed:
    """This many counts of an array; `shape` if they have more than one dimension."""
    return Observed(f"sheet.counts({{0}}, 0, {size})", shape or f"({size},)", says, name)


def choice(size: str, says: str, name: str = "") -> Observed:
    """A 1 at one of this many places; none for -1."""
    return Observed(f"sheet.choice({{0}}, {size})", f"({size},)", says, name)


def bits(size: str, says: str, name: str = "", shape: str = "") -> Observed:
    """This many bits."""
    return Observed(f"sheet.bits({{0}}, {size})", shape or f"({size},)", says, name)


# -- forms that many games use ---------------------------------------------------------------------------------------


def whole(low: int, high: int) -> Form:
    """A number."""
    return Form("int", "{0}", f"Whole({low}, {high})")


YES_OR_NO = Form("bool", "{0}", "Flag()")


def word(words: str) -> Form:
    """One of some words, by its index."""
    return Form("str", f"{words}[{{0}}]", f"OneOf({words})")


def maybe_word(words: str) -> Form:
    """The same, or null for -1."""
    return Form("str | None", f"name_or_none({words}, {{0}})", f"Maybe(OneOf({words}))")


def words_of(words: str) -> Form:
    """Some of these words, as bits."""
    return Form("list[str]", f"names_in_mask({words}, {{0}})", f"Mask({words})")


def counts(words: str, most: int) -> Form:
    """How many there are of each word."""
    return Form("dict[str, int]", f"counts_by_name({words}, {{0}})", f"Counts({words}, {most})")


def numbers(low: int, high: int, length: int) -> Form:
    """A list of numbers."""
    return Form("list[int]", "numbers({0})", f"ListOf(Whole({low}, {high}), {length})")
