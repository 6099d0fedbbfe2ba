"""A fact that a position forgets is caught by the kit in every game: positions hold all that the game goes on from."""

from __future__ import annotations

import copy
from collections.abc import Callable

import pytest

import lapilli
from lapilli.core.check import CHECKS, Broken, Plan
from lapilli.core.data import Data
from lapilli.core.game import Game
from lapilli.core.option import Choices
from lapilli.core.state import State
from lapilli.games.nisyros.box import Box
from lapilli.games.nisyros.game import GAME, NisyrosRules
from lapilli.games.nisyros.rules.game_state import GameState


def ready(data: Data) -> None:
    """N-0.3 Seats that are finished where all act at the same time."""
    data["now"].pop("done", None)


def owed(data: Data) -> None:
    """E-2.24 Cards that are still to be drawn."""
    data["turn"]["cards_due"] = 0


def sailed(data: Data) -> None:
    """D-6 Whether the ship has sailed in this step."""
    data["step"]["sailing"] = "unused"


def stopped(data: Data) -> None:
    """F-3 Hands that are done with their rerolls."""
    data["stopped"] = []


OPTIONS: dict[str, Choices] = {"fuji": {"talk": "chat"}}  # phrases would make a random game long
FORGOTTEN: dict[str, Callable[[Data], None]] = {
    "nisyros": ready,
    "eruption": owed,
    "deukalion": sailed,
    "fuji": stopped,
}


def forgetful(game: Game, forget: Callable[[Data], None]) -> Game:
    """The same game, whose positions leave out what one of its steps has to remember."""

    class Forgetful(type(game.rules)):  # type: ignore[misc]
        def position(self, state: State) -> Data:
            data: Data = copy.deepcopy(super().position(state))
            forget(data)
            return data

    return Game(Forgetful(), game.presentation, game.coaching, game.players)


@pytest.mark.parametrize("name", FORGOTTEN)
def test_a_position_that_forgets_what_a_step_remembers_is_caught(name: str) -> None:
    game = lapilli.list_games()[name]
    plan = Plan(stride=5, configurations=((game.seats[0], OPTIONS.get(name, {})),))
    with pytest.raises(Broken, match="it lacks a fact"):
        CHECKS["restored_games_go_on"](forgetful(game, FORGOTTEN[name]), plan)


class Scratched(GameState):  # type: ignore[misc]  # final where it is compiled
    """Nisyros with a field of its own, which no position holds: what was done last decides what is offered next."""

    cursor = 0

    @classmethod
    def of(cls, state: GameState) -> Scratched:
        twin = cls(state.seats, state.parameters)
        twin.adopt(state)
        twin.cursor = getattr(state, "cursor", 0)
        return twin

    def copy(self) -> Scratched:
        return Scratched.of(self)

    def execute(self, seat: int, action: int) -> None:
        super().execute(seat, action)
        self.cursor = action % 3

    def list_choices(self, seat: int) -> None:
        super().list_choices(seat)
        if self.cursor == 2 and seat >= 0 and self.n_legal > 1:
            self.n_legal -= 1


class ScratchedRules(NisyrosRules):
    def start(self, seats: int, options: Choices, box: Box) -> GameState:
        return Scratched.of(super().start(seats, options, box))

    def restore(self, data: Data, box: Box) -> GameState:
        return Scratched.of(super().restore(data, box))


@pytest.mark.skipif(lapilli.interpreted.compiled(), reason="compiled rules cannot be subclassed")
def test_a_field_that_no_position_holds_is_caught_in_a_real_game() -> None:
    """As it was with the scratch fields that Fuji once used for different things in different chapters."""
    plan = Plan(stride=17, configurations=((4, {}),))
    with pytest.raises(Broken, match="another menu: it lacks a fact"):
        CHECKS["restored_games_go_on"](Game(ScratchedRules(), GAME.presentation, GAME.coaching, GAME.players), plan)
