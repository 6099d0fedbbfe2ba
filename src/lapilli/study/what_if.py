"""Comparison of boxes or options with the same random numbers, with intervals of the difference.

Game number n has the same dice and the same seeds of bots in every case, so what both cases share falls out of the
difference: its interval is narrower than that of two separate simulations.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from lapilli.bots import AnyBot
from lapilli.core.data import Data
from lapilli.core.errors import OptionError
from lapilli.core.registry import find
from lapilli.study.interval import Estimate, mean
from lapilli.study.provenance import command
from lapilli.study.simulate import simulate
from lapilli.study.summary import Summary


@dataclass(frozen=True)
class Case:
    """Options and a box under a name."""

    name: str
    options: Mapping[str, object] = field(default_factory=dict)
    box: Path | str | None = None


@dataclass(frozen=True)
class Difference:
    """One figure of one case, and how much more it is than in the first case, game by game."""

    case: str
    figure: str
    value: Estimate
    more: Estimate | None  # None for the first case
    facts: Data = field(compare=False)  # the program and the simulation that made it

    def as_dict(self) -> Data:
        """Return the figure with what made it."""
        more = None if self.more is None else self.more.as_dict()
        figure = {"case": self.case, "figure": self.figure, **self.value.as_dict(), "more": more}
        return {**figure, **self.facts, "command": command()}


def what_if(
    game: str,
    cases: Sequence[Case],
    games: int = 1000,
    seats: int | None = None,
    bots: str | AnyBot | Sequence[str | AnyBot] = "random",
    seed: object = 0,
    jobs: int | None = None,
    ray: str | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[Difference]:
    """The figures of each case, and their differences from the first one."""
    if len(cases) < 2:
        raise OptionError("a comparison needs at least two cases")
    if len({case.name for case in cases}) < len(cases):
        raise OptionError("each case needs a name of its own")
    report = progress or (lambda done: None)
    summaries: list[Summary] = []
    for number, case in enumerate(cases):
        before = number * games
        summaries.append(
            simulate(
                *(game, games, seats, bots, case.options, seed, jobs),
                keep=True,
                box=case.box,
                ray=ray,
                progress=_later(report, before),
            )
        )
    together = find(game).rules.cooperative
    base = _figures(summaries[0], together)
    found = []
    for case, summary in zip(cases, summaries, strict=True):
        for name, values in _figures(summary, together).items():
            pairs = [one - other for one, other in zip(values, base[name], strict=True)]
            more = None if summary is summaries[0] else mean(Counter(pairs))
            found.append(Difference(case.name, name, mean(Counter(values)), more, summary.plan.facts()))
    return found


def _later(report: Callable[[int], None], before: int) -> Callable[[int], None]:
    return lambda done: report(before + done)


def _figures(summary: Summary, together: bool) -> dict[str, list[float]]:
    """A number of each game, in their order: who won, the scores, the length."""
    rows = summary.tally.rows
    seats = range(summary.plan.seats)
    if together:
        won = {"won": [float(bool(row.winners)) for row in rows]}
    else:
        won = {f"won {seat + 1}": [float(seat in row.winners) for row in rows] for seat in seats}
    scores = {f"score {seat + 1}": [row.scores[seat] for row in rows] for seat in seats}
    return {**won, **scores, "decisions": [float(row.decisions) for row in rows]}
