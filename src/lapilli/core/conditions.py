"""Conditions of actions: the first one that an action breaks, in the order of the rulebook, is its refusal.

A game has a table: kind of action -> its conditions. A condition that is a rule of the game is decided from the facts
on the table, apart from `rules/`, so that the conformance kit can hold the two against each other. Only where the rules
say nothing, and a sub-step is simply not asked of this seat now, does a condition look at the menu.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Generic, TypeVar

from mypy_extensions import i64

from lapilli.core.errors import Refusal
from lapilli.core.log_lines import Word
from lapilli.core.packed import vec
from lapilli.core.space import Kind, Space
from lapilli.core.type_parameters import S


class Case(Generic[S]):
    """One action of one seat in one position, in the words of the notation; a game adds the facts of its table."""

    space: Space
    spoken: Mapping[str, str] = {}  # domain of the notation -> that of its words if another; "" is said as written

    def __init__(self, state: S, seat: int, action: int) -> None:
        self.state = state
        self.seat = seat
        self.action = action
        self.kind: Kind = self.space.kind(action)

    @cached_property
    def words(self) -> dict[str, str]:
        """Slot of the notation -> word. Most actions belong to another step and are never taken apart."""
        return self.kind.words(self.action)

    def __getitem__(self, slot: str) -> str:
        """The word that the action has in a slot of its notation."""
        return self.words[slot]

    # -- the menu, for what is mere bookkeeping ----------------------------------------------------------------------

    @cached_property
    def menu(self) -> list[int]:
        return list(self.state.menu(self.seat))

    def asks(self, *keys: str) -> bool:
        """Is one of these kinds of action asked of this seat now?"""
        return any(self.space.kind(action).key in keys for action in self.menu)

    def choices(self, slot: str) -> list[str]:
        """The words that this kind of action may have in a slot now."""
        own = range(self.kind.base, self.kind.base + self.kind.size)
        return [self.kind.words(action)[slot] for action in self.menu if action in own]

    # -- words -------------------------------------------------------------------------------------------------------

    def say(self, argument: str, source: str | Word) -> object:
        """An argument of a sentence: the word in a slot, a fact of this case, or always the same word."""
        if isinstance(source, Word):
            return source
        if source in self.words:
            argument = next(slot.domain for slot in self.kind.slots if slot.name == source)
        fact = self.words[source] if source in self.words else getattr(self, source)
        domain = self.spoken.get(argument, argument)
        return Word(domain, fact) if domain and isinstance(fact, str) else fact


C = TypeVar("C", bound=Case, contravariant=True)
D = TypeVar("D", bound=Case)
Predicate = Callable[[C], object]


class Condition(Generic[C]):
    """What an action may break: the message `why-<name>`, the clause, when it is broken, what the message names.

    `said` are slots of the notation or facts of the case that become arguments of the same name; with another name:
    `place="from"`.
    """

    def __init__(self, name: str, clause: str, broken: Predicate[C], /, *said: str, **renamed: str | Word) -> None:
        self.name = name
        self.clause = clause  # "" is the clause of the action itself
        self.broken = broken
        self.said: dict[str, str | Word] = {**dict(zip(said, said, strict=True)), **renamed}

    def citing(self, clause: str) -> Condition[C]:
        """The same condition where another clause asks for it."""
        return Condition(self.name, clause, self.broken, **self.said)

    def refusal(self, case: C) -> Refusal:
        words = {argument: case.say(argument, source) for argument, source in self.said.items()}
        return Refusal(self.name, self.clause or case.kind.rule, words)


Table = Mapping[str, Sequence[Condition[C]]]  # kind of action -> its conditions, in the order of the rulebook


def citing(clause: str, conditions: Iterable[Condition[D]]) -> tuple[Condition[D], ...]:
    """The same conditions where another clause asks for them."""
    return tuple(condition.citing(clause) for condition in conditions)


def where(applies: Predicate[D], *conditions: Condition[D]) -> tuple[Condition[D], ...]:
    """Conditions that count only in some cases."""

    def guarded(one: Condition[D]) -> Condition[D]:
        return Condition(one.name, one.clause, lambda case: applies(case) and one.broken(case), **one.said)

    return tuple(guarded(condition) for condition in conditions)


def first_broken(conditions: Iterable[Condition[D]], case: D) -> Refusal | None:
    """The refusal by the first condition that the action breaks; None if it breaks none."""
    for condition in conditions:
        if condition.broken(case):
            return condition.refusal(case)
    return None


def named(numbers: vec[i64], *places: tuple[Sequence[str], str]) -> int:
    """The number that an array of the kernel has for these names, each one of its row: `(ZONE_NAMES, "pali")`."""
    index = 0
    for names, name in places:
        index = index * len(names) + names.index(name)
    return int(numbers[index])
