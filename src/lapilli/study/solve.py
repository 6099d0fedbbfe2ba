"""Solve a position exactly: the value of every action of a seat, as a fraction, with the number of positions seen.

A goal says what counts and when: to win, or a figure of the game, at the end of the turn, the round or the game.
Positions that hide something from the seat are refused, as are those that need more positions than the budget.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from lapilli.core.errors import OptionError
from lapilli.core.rng import Rng
from lapilli.core.state import CHANCE, NOBODY, State
from lapilli.core.table import Table
from lapilli.study.solver import NotSolvable, Solver, deciders

NODES: Final = 200_000
WORLDS: Final = 12  # sampled to find whether something is hidden
WIN: Final = "win"
GAME: Final = "game"


class UnsolvableError(OptionError):
    """A position that cannot be solved: it hides something, or it needs more nodes than allowed."""


@dataclass(frozen=True)
class Goal:
    """What a seat wants: to win, or a figure of the chart of the game, at a horizon.

    With `least` or `most` the value is the probability that the figure is at least or at most this; else its mean.
    """

    figure: str = WIN
    until: str = GAME
    least: float | None = None
    most: float | None = None

    @property
    def is_share(self) -> bool:
        """Say whether values are probabilities."""
        return self.figure == WIN or self.least is not None or self.most is not None


@dataclass(frozen=True)
class Solution:
    """The exact value of each action of a seat, best first, and what it took."""

    values: dict[str, Fraction]  # by notation
    nodes: int
    goal: Goal

    @property
    def value(self) -> Fraction:
        """The value of the best action."""
        return next(iter(self.values.values()))

    @property
    def best(self) -> tuple[str, ...]:
        """The actions that are as good as the best."""
        return tuple(text for text, value in self.values.items() if value == self.value)

    @property
    def margin(self) -> Fraction | None:
        """By how much the best actions are better than all others; None where all are alike."""
        return next((self.value - value for value in self.values.values() if value != self.value), None)


def solve(table: Table, seat: str | int | None = None, goal: Goal = Goal(), *, nodes: int = NODES) -> Solution:
    """Return the exact value of every action of a seat; raises `UnsolvableError` where there is none."""
    game, state = table.game, table.state
    if state.actor in (CHANCE, NOBODY):
        raise OptionError("the game is over" if state.actor == NOBODY else "chance acts next: settle the table first")
    index = int(state.actor) if seat is None else table.seat_index(seat)
    menu = table.menu(index)
    team = game.rules.cooperative
    if not menu or (not team and index != state.actor):
        raise OptionError(f"nothing is asked of {table.seat_name(index)} now")
    if nodes < 1:
        raise OptionError(f"a search looks at one position or more, not {nodes}")
    worth = _worth(table, index, goal)
    _refuse_hidden(table, index)
    rules = game.rules

    def key(at: State) -> bytes:
        return rules.pack(rules.know(at, index))

    solver = Solver(index, team, nodes, goal.is_share, key, worth)
    found: dict[str, Fraction] = {}
    try:
        for who in deciders(state, True) if team else [index]:
            for action in state.menu(who):
                value = solver.after(state, who, action)
                assert value is not None, "nothing is open before the first action"
                found[game.space.text(action)] = value
    except NotSolvable:
        raise UnsolvableError(
            f"not solvable within {nodes} positions: choose a nearer horizon, or allow more nodes"
        ) from None
    ranked = sorted(found.items(), key=lambda entry: -entry[1])
    return Solution(dict(ranked), int(solver.nodes), goal)


def _worth(table: Table, seat: int, goal: Goal) -> Callable[[State], Fraction | None]:
    """Return what values a position at the horizon of a goal, and is None before."""
    game, rules = table.game, table.game.rules
    if goal.until != GAME and goal.until not in rules.horizons:
        known = ", ".join((GAME, *rules.horizons))
        raise OptionError(f"{game.title} has no horizon {goal.until!r}; it has {known}")
    if goal.least is not None and goal.most is not None:
        raise OptionError("a goal has `least` or `most`, not both")
    ends = rules.horizons.get(goal.until)
    begun = ends(table.state) if ends is not None else 0
    if goal.figure == WIN:
        if goal.least is not None or goal.most is not None:
            raise OptionError("to win is a goal without `least` and `most`")
        if goal.until != GAME:
            raise OptionError("who wins is known at the end of the game: the horizon of this goal is 'game'")
        name = table.seat_name(seat)

        def win(state: State) -> Fraction | None:
            if state.actor != NOBODY:
                return None
            result = rules.result(state)
            assert result is not None
            return Fraction(name in result.winners or (rules.cooperative and bool(result.winners)))

        return win
    figures = game.presentation.chart_values(table.view(seat))
    if goal.figure not in figures:
        raise OptionError(f"{game.title} has no figure {goal.figure!r}; it has {', '.join((WIN, *figures))}")

    def reached(state: State) -> Fraction | None:
        if state.actor != NOBODY and (ends is None or ends(state) == begun):
            return None
        value = Fraction(game.presentation.chart_values(rules.observe(state, seat))[goal.figure])
        if goal.least is not None:
            return Fraction(value >= goal.least)
        return value if goal.most is None else Fraction(value <= goal.most)

    return reached


def _refuse_hidden(table: Table, seat: int) -> None:
    """Refuse a position of which the seat does not know everything: its worlds would have to be weighed."""
    rules = table.game.rules
    true = rules.position(table.state)
    known = rules.know(table.state, seat)
    if any(rules.position(known.sample_world(Rng(seed))) != true for seed in range(1, WORLDS + 1)):
        raise UnsolvableError(f"this position hides something from {table.seat_name(seat)}, so no action has one value")
