"""How a bot chooses by search: sample worlds from what it knows, make a shortlist, search."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt

from lapilli.bots.search import Search
from lapilli.bots.search_adapter import SearchAdapter, Valuer, put
from lapilli.core.game import Game
from lapilli.core.rng import Rng
from lapilli.core.search_result import Figures, JudgedAction, Reason, SearchBudget, SearchResult
from lapilli.core.state import Knowledge, State

SEEDS = 1 << 40


REASONS = 12  # playouts in which two choices are compared


@dataclass(frozen=True)
class Seen:
    """The figures of a game as a seat sees them; what is bad for rivals is good for it."""

    game: Game
    seat: int

    def read(self, world: State) -> Mapping[str, float]:
        return self.game.presentation.chart_values(self.game.rules.observe(world, self.seat))

    def gain(self, world: State, figure: str, more: float) -> float:
        rival = figure in self.game.rules.seat_names(world) and figure not in self.game.rules.allies(world, self.seat)
        return more if self.game.presentation.is_harmful(figure) == rival else -more


def think(
    adapter: SearchAdapter,
    world: State,
    seat: int,
    menu: Sequence[int],
    rng: Rng,
    budget: SearchBudget,
    known: Knowledge,
) -> SearchResult:
    """Make a shortlist in one sampled world, then search the shortlist in many worlds sampled from `known`."""
    put(world, seat, list(menu))
    choices = adapter.shortlist(world, budget.most)
    if len(choices) == 1 or budget.playouts <= 0:
        first = choices[0]
        return SearchResult(
            first, (JudgedAction(first, adapter.after(world, seat, first), 0),) if isinstance(adapter, Valuer) else ()
        )
    search = Search(adapter, known, seat, choices, int(rng.below(SEEDS)))
    search.run(budget.playouts, budget.seconds)
    judged = tuple(
        JudgedAction(int(trial.choice), trial.mean(), len(trial.results), uncertainty(trial.results))
        for trial in search.trials
        if len(trial.results)
    )
    chosen = int(search.best(budget.errors))
    ranked = sorted(judged, key=lambda one: (one.action != chosen, -one.playouts, -one.worth))
    because = compare(search, chosen, ranked[1].action, budget.reasons) if budget.reasons and len(ranked) > 1 else None
    return SearchResult(chosen, tuple(ranked), because)


def uncertainty(marks: Sequence[float]) -> float:
    """The standard error of the mean of some marks, as if one more game had been lost and one won (Laplace): a net's
    marks lie close together, victories and defeats far apart, and a few equal ones do not make anything certain."""
    count, mean = len(marks), sum(marks) / len(marks)
    squares = sum((mark - mean) ** 2 for mark in (*marks, 0.0, 1.0))
    return sqrt(squares / (count + 2) / count)


def compare(search: Search, chosen: int, other: int, figures: Figures) -> Reason | None:
    """The figure that speaks most for a choice, in its own scale and in the same imagined worlds; None if none does."""
    sums: list[Counter[str]] = [Counter(), Counter()]
    for index in range(REASONS):
        for choice, total in zip((chosen, other), sums, strict=True):
            rng = search.dice(index)
            world = search.known.sample_world_raw(rng)
            search.adapter.begin(world, search.seat, choice)
            search.adapter.play_on(world, search.seat, rng)
            total.update(figures.read(world))
    with_it, without = ({name: total[name] / REASONS for name in {*sums[0], *sums[1]}} for total in sums)
    if not with_it:
        return None

    def gain(name: str) -> float:
        return figures.gain(world, name, with_it[name] - without[name]) / (1 + abs(without[name]))

    most = max(sorted(with_it), key=gain)
    if gain(most) <= 0 or round(with_it[most], 1) == round(without[most], 1):
        return None
    return Reason(most, with_it[most], without[most])
