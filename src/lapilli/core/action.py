"""Actions of a menu."""

from __future__ import annotations

from fractions import Fraction
from functools import cached_property

from lapilli.core.game import Game
from lapilli.core.state import CHANCE, State
from lapilli.core.type_parameters import View


class MenuContext:
    """The seat and the ply of a menu, shared by its actions. The view is made when it is first needed."""

    def __init__(self, game: Game, state: State, index: int, seat: str, ply: int) -> None:
        self.game, self.state, self.index, self.seat, self.ply = game, state, index, seat, ply

    @cached_property
    def view(self) -> View:
        seen: View = self.game.rules.observe(self.state, self.index if self.index >= 0 else None)
        return seen

    @cached_property
    def odds(self) -> dict[int, Fraction]:
        """Probability of each outcome, for chance."""
        state = self.state
        weights = {int(state.legal[index]): state.weight(index) for index in range(state.n_legal)}
        total = sum(weights.values())
        return {action: Fraction(weight, total) for action, weight in weights.items()}


class Action:
    """A legal action at a certain ply of a table. Labels and clicks are computed on demand."""

    __slots__ = ("context", "id")

    def __init__(self, context: MenuContext, id: int) -> None:
        self.context, self.id = context, id

    @property
    def game(self) -> Game:
        return self.context.game

    @property
    def seat(self) -> str:
        """Name of the seat that may play it."""
        return self.context.seat

    @property
    def ply(self) -> int:
        """Number of actions played before it."""
        return self.context.ply

    @property
    def text(self) -> str:
        """The notation."""
        return self.game.space.text(self.id)

    @property
    def rule(self) -> str:
        """The clause that allows it."""
        return self.game.space.kind(self.id).rule

    @property
    def confirm(self) -> bool:
        """True if a person is asked to confirm it: it gives, spends, reveals or ends something."""
        return self.game.presentation.needs_confirmation(self.id)

    @property
    def click_path(self) -> tuple[str, ...]:
        """The element ids a person clicks."""
        return self.game.presentation.click_path(self.context.view, self.context.index, self.id)

    @property
    def weight(self) -> Fraction | None:
        """The probability, for chance."""
        return self.context.odds.get(self.id) if self.context.index == CHANCE else None

    def label(self, lang: str = "en") -> str:
        """Return its label in a language."""
        return self.game.presentation.label(self.id, lang)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Action):
            return NotImplemented
        return (self.id, self.seat, self.ply, self.game) == (other.id, other.seat, other.ply, other.game)

    def __hash__(self) -> int:
        return hash((self.id, self.seat, self.ply))

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.game.name} action {self.text!r} of {self.seat}>"
