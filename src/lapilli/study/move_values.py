"""Values of choices, by playouts in worlds that agree with what the seat knows, with their uncertainty."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import hypot, inf, sqrt
from time import process_time
from typing import Protocol

from lapilli.bots.own import load_bot
from lapilli.core.game import Game
from lapilli.core.players import Players
from lapilli.core.rng import Rng
from lapilli.core.search_result import SearchBudget
from lapilli.core.state import CHANCE, NOBODY, State, playout
from lapilli.core.worlds import world_sampler

RANDOM = "random"
SEEDS = 1 << 59
ERRORS = 1.64  # standard errors by which another choice has to be better


@dataclass(frozen=True)
class Worth:
    """A chance of winning from 0 to 1, and its standard error."""

    value: float
    error: float


@dataclass(frozen=True)
class Weighed:
    """A decision: what was chosen, and the best that was found; the same where nothing better was."""

    chosen: Worth
    best_action: int
    best: Worth


class MoveValues(Protocol):
    """Weighs the action that a seat chose against the others of its menu, from what the seat knew."""

    def weigh(self, state: State, seat: int, action: int, rng: Rng) -> Weighed: ...


def judge(game: Game, playouts: int, level: str | None = None, seconds: float = 0.0) -> MoveValues:
    """The game's own player where it has one that thinks, else playouts by bots of a level.

    With `seconds`, a decision that takes more processor time than that is weighed by what was found until then.
    """
    if type(game.players).think is not Players.think and level is None:
        return SearchComparer(game, playouts, seconds)
    return Playouts(game, playouts, level or "steady", seconds)


def won(game: Game, state: State, seat: int) -> float:
    """What a finished game brought a seat: 1 for a victory, its part of a shared one, 0."""
    result = game.rules.result(state)
    if result is None or not result.winners:
        return 0.0
    return (
        1.0 if game.rules.cooperative else (game.rules.seat_names(state)[seat] in result.winners) / len(result.winners)
    )


def spread(marks: Sequence[float]) -> Worth:
    """The mean of some marks and its standard error; never surer than so few marks allow (Laplace)."""
    count = len(marks)
    mean = sum(marks) / count
    variance = sum((mark - mean) ** 2 for mark in marks) / max(1, count - 1)
    floor = (mean * count + 1) / (count + 2)
    return Worth(mean, sqrt(max(variance, floor * (1 - floor) / 4) / count))


def weighed(found: Mapping[int, Worth], action: int, best: int) -> Weighed:
    """Something else is better only where chance alone would hardly make it look so: else hundreds of decisions would
    add up to a loss that nobody made."""
    chosen, better = found[action], found[best]
    if better.value - chosen.value > ERRORS * hypot(chosen.error, better.error):
        return Weighed(chosen, best, better)
    return Weighed(chosen, action, chosen)


def sure(value: float, playouts: int) -> Worth:
    """A share that was found in so many playouts."""
    centre = (value * playouts + 1) / (playouts + 2)
    return Worth(value, sqrt(centre * (1 - centre) / playouts))


class SearchComparer:
    """What the game's own player would have done; where it is something else, both choices in the same worlds.

    Uses the values of its search if it has any; else both are played on, by the game's own estimate of a team's
    chance (`Players.win_probability`) or by the heuristic.
    """

    def __init__(self, game: Game, playouts: int, seconds: float = 0.0) -> None:
        self.game, self.playouts = game, playouts
        part = seconds / 3  # for the best choice, for both together, and for playing on
        self.first = SearchBudget(playouts=playouts, most=5, errors=1.0, seconds=part)
        self.second = SearchBudget(playouts=playouts, most=2, errors=0.0, seconds=part)
        self.plain = Playouts(game, playouts, "steady", part)

    def weigh(self, state: State, seat: int, action: int, rng: Rng) -> Weighed:
        known, menu = self.game.rules.know(state, seat), sorted(state.menu(seat))
        thought = self.game.players.think(known, seat, menu, rng, self.first)
        best = thought.action
        choices = sorted({action, best})
        if best != action:  # both in worlds of their own: those that made one look best would flatter it
            thought = self.game.players.think(known, seat, choices, rng, self.second)
        found = {one.action: Worth(one.worth, one.error) for one in thought.judged if one.playouts}
        if not found.keys() >= set(choices):
            found = self._foretold(state, seat, choices, rng) or self.plain.marks(state, seat, choices, rng)
        return weighed(found, action, best)

    def _foretold(self, state: State, seat: int, choices: Sequence[int], rng: Rng) -> dict[int, Worth]:
        """By the game's own estimate, after each choice, with the same dice; nothing where it has none."""
        deal, seed, found = world_sampler(self.game, state, seat), rng.below(SEEDS), {}
        for choice in choices:
            chance = Rng(seed)
            world = deal(chance)
            world.play_as(seat, choice)
            if world.actor == NOBODY:
                found[choice] = Worth(won(self.game, world, seat), 0.0)
                continue
            told = self.game.players.win_probability(self.game.rules.know(world, seat), chance, self.playouts)
            if told is None:
                return {}
            found[choice] = sure(told, self.playouts)
        return found


class Playouts:
    """Every choice in the same worlds with the same dice, played on by bots; the worse half drops out half-way.

    When the seconds of processor time for a decision are over, no further world is begun, and a game that still goes on
    in one counts as won by nobody.
    """

    def __init__(self, game: Game, playouts: int, level: str, seconds: float = 0.0) -> None:
        self.game, self.playouts, self.level, self.seconds = game, playouts, level, seconds
        self.bot = load_bot(level, game)

    def weigh(self, state: State, seat: int, action: int, rng: Rng) -> Weighed:
        found = self.marks(state, seat, sorted(state.menu(seat)), rng, action)
        return weighed(found, action, max(found, key=lambda choice: (found[choice].value, choice == action)))

    def marks(
        self, state: State, seat: int, menu: Sequence[int], rng: Rng, kept: int | None = None
    ) -> dict[int, Worth]:
        """What some choices are worth; of those that drop out nothing is told, but for the one that is to be kept."""
        deal = world_sampler(self.game, state, seat)
        seeds = [rng.below(SEEDS) for _ in range(self.playouts)]  # drawn: generators of neighbouring seeds are alike
        marks: dict[int, list[float]] = {choice: [] for choice in menu}
        half = max(2, self.playouts // 2)
        end = process_time() + self.seconds if self.seconds else inf
        for number, seed in enumerate(seeds):
            if number and process_time() > end:
                break
            if number == half:
                ranked = sorted(menu, key=lambda choice: -sum(marks[choice]))
                few = len(menu) <= 2
                menu = menu if few else sorted({*ranked[: (len(ranked) + 1) // 2], *([] if kept is None else [kept])})
            for choice in menu:
                chance = Rng(seed)
                world = deal(chance)
                world.play_as(seat, choice)
                self._play_on(world, chance, end)
                marks[choice].append(won(self.game, world, seat))
        return {choice: spread(marks[choice]) for choice in menu}

    def _play_on(self, world: State, rng: Rng, end: float) -> None:
        if self.level == RANDOM:
            playout(world, rng)
            return
        while world.actor != NOBODY and process_time() < end:
            seat = int(world.actor)
            if seat == CHANCE:
                world.play(world.sample(rng))
            else:
                known = self.game.rules.know(world, seat)
                world.play_as(seat, self.bot.decide(known, seat, world.menu(seat), rng))
