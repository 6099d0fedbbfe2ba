"""Search budgets, and what a search found: the value of each choice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from lapilli.core.state import State


class Figures(Protocol):
    """The figures of a game that hints compare, such as saved people, and which way a seat wants them to go."""

    def read(self, world: State) -> Mapping[str, float]: ...

    def gain(self, world: State, figure: str, more: float) -> float:
        """Return how good it is for the seat that a figure is higher by `more`."""
        ...


@dataclass(frozen=True)
class SearchBudget:
    """How much a player may search for one decision; with 0 playouts it plays by its heuristic alone."""

    playouts: int = 0
    seconds: float = 0.0  # of processor time; 0: no limit
    most: int = 6  # candidates: the choices that are searched
    errors: float = 1.5  # standard errors by which a choice must beat the heuristic's
    reasons: Figures | None = None  # if set, the search also finds the figure that explains the choice


@dataclass(frozen=True)
class JudgedAction:
    """One choice: its worth from 0 (lost) to 1 (won), and the number of playouts; 0: judged by the net alone."""

    action: int
    worth: float
    playouts: int
    error: float = 0.5  # standard error of the worth


@dataclass(frozen=True)
class Reason:
    """Why a choice is best: the mean of one figure of the game after it, and after the next best choice."""

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
    win_probability: float | None = None  # that everybody wins together from here, where that was asked and can be said
