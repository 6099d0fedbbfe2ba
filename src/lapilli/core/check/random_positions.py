"""Random games: the positions on which the kit checks a game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from lapilli.core.game import Game
from lapilli.core.option import Choices
from lapilli.core.rng import Rng
from lapilli.core.state import CHANCE, NOBODY, State


class Broken(AssertionError):
    """A game fails a check: which one, where and why."""


@dataclass(frozen=True)
class Plan:
    """The amount of checking: games per configuration, and the stride of slow checks."""

    games: int = 1
    stride: int = 23
    samples: int = 400  # actions of a large space looked at per position
    seed: int = 1
    offset: int = 0  # which of the positions a stride apart: another one looks at others of the same games
    share: tuple[int, int] = (0, 1)  # of configurations played in another process: the first, and how far apart
    configurations: tuple[tuple[int, Choices], ...] = field(default=())

    def setups(self, game: Game) -> list[tuple[int, Choices]]:
        """Return each number of seats, and each value of each option once, if the combination is allowed."""
        if self.configurations:
            return list(self.configurations)
        wanted: list[tuple[int, Choices]] = [(seats, {}) for seats in game.seats]
        for option in game.options:
            wanted += [(game.seats[0], {option.name: value}) for value in option.values[1:]]
        return [(seats, options) for seats, options in wanted if _allowed(game, seats, options)]


def _allowed(game: Game, seats: int, options: Choices) -> bool:
    try:
        game.rules.choose_options(seats, options)
    except ValueError:
        return False
    return True


def start(game: Game, seats: int, options: Choices) -> State:
    """Return the starting state with these options."""
    state: State = game.rules.start(seats, game.rules.choose_options(seats, options), game.rules.load_box(None))
    return state


def choose(state: State, rng: Rng) -> tuple[int, int]:
    """Return a random (seat, action) of all seats that may act."""
    if state.n_legal == 0:
        raise Broken("nobody can go on and the game is not over")
    if state.actor == CHANCE:
        return CHANCE, int(state.sample(rng))
    mask = state.actors()
    seats = [seat for seat in range(state.seats) if mask >> seat & 1]
    seat = seats[rng.below(len(seats))]
    menu = state.menu(seat)
    if not menu:
        raise Broken(f"seat {seat} may act but has no action")
    return seat, menu[rng.below(len(menu))]


def walk(game: Game, state: State, rng: Rng) -> Iterator[tuple[State, int, int]]:
    """Yield each (state, seat, action to be played) of a random game; the state is then played on."""
    plies = 0
    while state.actor != NOBODY:
        seat, action = choose(state, rng)
        yield state, seat, action
        state.play_as(seat, action)
        plies += 1
        if plies > game.rules.max_plies:
            raise Broken(f"a random game is longer than the bound of {game.rules.max_plies} plies")


def walks(game: Game, plan: Plan) -> Iterator[tuple[State, int, int]]:
    """Yield all states of all random games of the plan."""
    for number, (seats, options) in enumerate(plan.setups(game)):
        for round_ in range(plan.games):
            yield from walk(game, start(game, seats, options), Rng(plan.seed + 1000 * number + round_))


def sampled(game: Game, plan: Plan) -> Iterator[tuple[State, int, int]]:
    """Yield copies of states a stride apart, each game with another offset."""
    for number, (state, seat, action) in enumerate(walks(game, plan)):
        if number % plan.stride == (plan.seed + plan.offset) % plan.stride:
            yield state.copy(), seat, action


def viewers(state: State) -> list[int | None]:
    """Return all viewers."""
    return [*range(state.seats), None]
