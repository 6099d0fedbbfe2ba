"""The exact solver: against a slow second implementation, against sampling, and what it refuses."""

from __future__ import annotations

import contextlib
import statistics
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import ClassVar, cast

import pytest

import lapilli
import stones
from lapilli.bots import bot
from lapilli.core.errors import OptionError
from lapilli.core.rng import Rng
from lapilli.core.seed import generator
from lapilli.core.state import State
from lapilli.core.table import CHANCE_SEAT, Table
from lapilli.study import Goal, Solution, UnsolvableError, solve
from lapilli.study.solver import NotSolvable, Solver

Stop = Callable[[Table], Fraction | None]


def brute_force(table: Table, seat: str, worth: Stop) -> dict[str, Fraction]:
    """Value every action by copies of tables alone: no transpositions, no bounds, no kernel calls."""
    team = table.game.rules.cooperative

    def value(at: Table) -> Fraction:
        found = worth(at)
        if found is not None:
            return found
        if at.actors == (CHANCE_SEAT,):
            outcomes = [(action.weight or Fraction(0), action.text) for action in at.menu()]
            return sum((weight * after(at, CHANCE_SEAT, text) for weight, text in outcomes), Fraction(0))
        who = at.awaited or at.actors
        if not team:
            who = (at.seats[int(at.state.actor)],)
        values = [after(at, one, text) for one in who for text in at.legal(one)]
        return max(values) if team or seat in who else min(values)

    def after(at: Table, who: str, text: str) -> Fraction:
        then = at.copy()
        then.play(text, who)
        return value(then)

    seats = (table.awaited or table.actors) if team else (seat,)
    return {text: after(table, one, text) for one in seats for text in table.legal(one)}


def positions(name: str, seats: int, seed: str, **options: object) -> Iterator[Table]:
    """The decisions of a game between bots."""
    table = lapilli.new(name, seats=seats, seed=seed, box=None, **options)
    player = bot("steady", table.game)
    table.settle()
    while table.result is None:
        yield table
        seat = table.seat_index(table.awaited[0])
        menu = [action.id for action in table.menu(seat)]
        chosen = player.decide(table.know(seat), seat, menu, generator(table.seed, "bot", table.ply))
        table.play(table.game.space.text(chosen), seat)
        table.settle()


def evacuations(count: int, people: int) -> list[Table]:
    """Positions of Nisyros in which people cross to Kos, each with a few actions left."""
    found = []
    for seed in range(20):
        for table in positions("nisyros", 2, f"solve-{seed}", level="zeus"):
            if table.view()["phase"] == "evacuate" and 1 < len(table.legal()) <= people:
                found.append(table.copy())
                if len(found) == count:
                    return found
    raise AssertionError("too few positions")


@pytest.mark.parametrize("number", range(4))
def test_the_solver_agrees_with_brute_force(number: int) -> None:
    """Nisyros: how many are on Kos when the round is over."""
    table = evacuations(4, 6)[number]
    found = solve(table, table.awaited[0], Goal("kos", "round"))
    assert found.values == brute_force(table, table.awaited[0], kos(table))
    assert found.best == tuple(text for text, value in found.values.items() if value == max(found.values.values()))


@pytest.mark.parametrize("heap", [5, 8, 9])
def test_opponents_choose_the_worst_for_a_seat(heap: int) -> None:
    """Stones: anyone who leaves a multiple of four wins, whatever the other seat does."""
    rules = stones.GAME.rules
    state = rules.start(2, rules.choose_options(2, {"heap": 12}), rules.load_box())
    assert isinstance(state, stones.StonesState)
    state.heap = heap
    state.proceed()
    table = Table(stones.GAME, state, options={}, box=rules.load_box(), seed="0")
    found = solve(table)
    assert found.values == {f"take {n}": Fraction((heap - n) % 4 == 0) for n in (1, 2, 3)}

    def won(at: Table) -> Fraction | None:
        return Fraction(at.seats[0] in at.result.winners) if at.result else None

    assert found.values == brute_force(table, table.seats[0], won)


def with_chance(count: int, nodes: int) -> list[tuple[Table, Solution]]:
    """Positions of Nisyros in which people flee by throws of the red die, with their solutions."""
    found = []
    for seed in range(40):
        for table in positions("nisyros", 2, f"q{seed}", level="zeus"):
            if table.view()["phase"] != "flee":
                continue
            with contextlib.suppress(UnsolvableError):
                solution = solve(table, table.awaited[0], Goal("kos", "round"), nodes=nodes)
                if any(value.denominator > 1 for value in solution.values.values()):
                    found.append((table.copy(), solution))
            if len(found) == count:
                return found
    raise AssertionError("too few positions")


def kos(table: Table) -> Stop:
    """How many are on Kos when the round is over."""
    begun = table.view()["round"]

    def worth(at: Table) -> Fraction | None:
        view = at.view()
        over = at.result is not None or view["round"] != begun
        return Fraction(at.game.presentation.chart_values(view)["kos"]) if over else None

    return worth


def test_chance_is_weighed_exactly() -> None:
    table, solution = with_chance(1, 60)[0]
    assert solution.values == brute_force(table, table.awaited[0], kos(table))


def test_values_agree_with_sampling() -> None:
    """The mean of playouts by the best choices is near the exact value (5 standard errors)."""
    table, exact = with_chance(1, 60)[0]
    goal, worth, counts = Goal("kos", "round"), kos(table), list[float]()
    for number in range(200):
        at, rng = table.copy(), Rng(number)
        while (value := worth(at)) is None:
            if at.actors == (CHANCE_SEAT,):
                at.step_chance(rng)
            else:
                at.play(solve(at, goal=goal).best[0], at.awaited[0])
        counts.append(float(value))
    error = statistics.stdev(counts) / len(counts) ** 0.5
    assert abs(statistics.fmean(counts) - float(exact.value)) <= 5 * error + 1e-9


class Road(State):
    """One walker on a small map of roads that lead back; the ends of roads are worth their number."""

    ROADS: ClassVar[dict[int, tuple[int, ...]]] = {0: (1, 12), 1: (0, 2), 2: (1, 0, 15), 3: (4,), 4: (3,)}

    def __init__(self, place: int) -> None:
        super().__init__(1)
        self.place = place

    def whose_turn(self) -> int:
        return 0

    def list_choices(self, seat: int) -> None:
        for place in self.ROADS.get(self.place, ()):
            self.offer(place)

    def asks_even_if_forced(self, seat: int) -> bool:
        return True

    def execute(self, seat: int, action: int) -> None:
        self.place = action

    def proceed(self) -> None:
        self.actor, self.n_legal = 0, 0
        self.list_choices(0)

    def copy(self) -> Road:
        return Road(self.place)


def walker(budget: int = 100) -> Solver:
    return Solver(
        *(0, True, budget, False),
        lambda state: cast(Road, state).place,
        lambda state: Fraction(cast(Road, state).place) if cast(Road, state).place > 9 else None,
    )


@pytest.mark.parametrize("place", [0, 1, 2])
def test_roads_that_lead_back_are_worth_their_best_exit(place: int) -> None:
    solver, state = walker(), Road(place)
    state.proceed()
    assert solver.value(state) == 15
    for other in (0, 1, 2):  # what was kept on the way is true, too
        again = Road(other)
        again.proceed()
        assert solver.value(again) == 15


def test_endless_circles_and_small_budgets_are_not_solvable() -> None:
    for place, budget in ((3, 100), (0, 1)):
        state = Road(place)
        state.proceed()
        with pytest.raises(NotSolvable):
            walker(budget).value(state)


def test_a_goal_can_be_a_threshold() -> None:
    table = evacuations(1, 8)[0]
    mean = solve(table, goal=Goal("kos", "round"))
    top = int(mean.value)
    reach = solve(table, goal=Goal("kos", "round", least=top))
    assert reach.value == 1
    assert solve(table, goal=Goal("kos", "round", least=10_000)).value == 0
    assert solve(table, goal=Goal("kos", "round", most=10_000)).margin is None


def test_a_budget_ends_the_search_with_a_clear_word() -> None:
    table = next(positions("nisyros", 2, "budget"))
    with pytest.raises(UnsolvableError, match="not solvable within 500 positions"):
        solve(table, table.awaited[0], nodes=500)


def test_hidden_facts_are_refused() -> None:
    table = next(positions("fuji", 3, "hidden"))
    with pytest.raises(UnsolvableError, match="hides something"):
        solve(table, table.awaited[0])


def test_wrong_questions_are_refused_in_words() -> None:
    table = next(positions("nisyros", 2, "words"))
    for goal, words in (
        (Goal("gold"), "no figure 'gold'"),
        (Goal("kos", "week"), "no horizon 'week'"),
        (Goal("win", "round"), "end of the game"),
        (Goal("win", least=1), "without `least`"),
        (Goal("kos", "round", least=1, most=2), "not both"),
    ):
        with pytest.raises(OptionError, match=words):
            solve(table, goal=goal)
    with pytest.raises(OptionError, match="one position or more"):
        solve(table, nodes=0)
    fresh = lapilli.new("nisyros", seats=2, seed=1)
    with pytest.raises(OptionError, match="chance acts next"):
        solve(fresh)
