"""Search budgets, and what a search found: the value of each choice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from lapilli.core.state import State


class Figures(Protocol):
    """The figures of a game in imagined worlds, and which way a seat wants them to go."""

    def read(self, world: State) -> Mapping[str, float]: ...

    def gain(self, world: State, figure: str, more: float) -> float:
        """How good it is for the seat that a figure is so much more."""
        ...


@dataclass(frozen=True)
class SearchBudget:
    """How much a player may think about one decision; nothing at all: only its heuristic."""

    playouts: int = 0
    seconds: float = 0.0  # of processor time, 0: as long as the playouts take
    most: int = 6  # choices that are looked at closely
    errors: float = 1.5  # standard errors by which a choice must beat the heuristic's
    reasons: Figures | None = None  # where it shall be found out what speaks for the choice: by which figures


@dataclass(frozen=True)
class JudgedAction:
    """One choice: its worth from 0 (lost) to 1 (won), and in how many playouts that was found; 0: by the net alone."""

    action: int
    worth: float
    playouts: int
    error: float = 0.5  # standard error of the worth


@dataclass(frozen=True)
class Reason:
    """What speaks for a choice: a figure of the game, on an average with it and with the next best one."""

    figure: str
    chosen: float
    other: float


@dataclass(frozen=True)
class SearchResult:
    """The choice, and those it was weighed against, the best first."""

    action: int
    judged: tuple[JudgedAction, ...] = ()
    because: Reason | None = None
    plan: Mapping[str, int | str] = field(default_factory=dict)  # what a team intends: facts of the message `bot-plan`
    chance: float | None = None  # that everybody wins together from here, where that was asked and can be said
