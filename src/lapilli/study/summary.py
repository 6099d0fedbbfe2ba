"""The summary of a simulation: every figure with its 95 % interval, as data, JSON or CSV."""

from __future__ import annotations

import csv
import io
import json
from dataclasses import dataclass
from functools import cached_property
from html import escape
from typing import Any

from lapilli.study.counts import Counts, Fault
from lapilli.study.interval import Estimate, mean, quantile, share
from lapilli.study.plan import Plan
from lapilli.study.provenance import as_cells, command


@dataclass(frozen=True)
class Summary:
    """The figures of many games between bots. Seats are counted from 1."""

    plan: Plan
    tally: Counts
    seconds: float  # by the clock; the only thing here that two runs do not share
    jobs: int

    @property
    def games(self) -> int:
        return self.tally.games

    @cached_property
    def outcomes(self) -> dict[str, Estimate]:
        """Share of each outcome, the most frequent first."""
        ranked = sorted(self.tally.outcomes.items(), key=lambda item: (-item[1], item[0]))
        return {outcome: share(times, self.games) for outcome, times in ranked}

    @cached_property
    def reasons(self) -> dict[str, Estimate]:
        """Share of each `outcome: reason`, the most frequent first."""
        ranked = sorted(self.tally.reasons.items(), key=lambda item: (-item[1], item[0]))
        return {": ".join(filter(None, pair)): share(times, self.games) for pair, times in ranked}

    @cached_property
    def wins(self) -> dict[int, Estimate]:
        """Share of the games that each seat won; shared victories count for each winner."""
        return {seat + 1: share(self.tally.seat_wins[seat], self.games) for seat in range(self.plan.seats)}

    @cached_property
    def levels(self) -> dict[str, Estimate]:
        """Share of the games won by a seat of each level of bot."""
        return {bot: share(self.tally.bot_wins[bot], games) for bot, games in sorted(self.tally.bot_games.items())}

    @cached_property
    def scores(self) -> dict[int, Estimate]:
        """Mean score of each seat."""
        return {seat + 1: mean(self.tally.scores[seat]) for seat in range(self.plan.seats)}

    @cached_property
    def level_scores(self) -> dict[str, Estimate]:
        """Mean score of each level of bot."""
        return {bot: mean(counts) for bot, counts in sorted(self.tally.bot_scores.items())}

    @cached_property
    def length(self) -> Estimate:
        """Mean number of decisions in a game, without chance."""
        return mean(self.tally.lengths)

    @property
    def faults(self) -> dict[str, int]:
        """How often each bot that is not ours failed; a random action was played instead."""
        return dict(self.tally.faults)

    @property
    def first_faults(self) -> list[Fault]:
        """The first of these failures, with their positions."""
        return self.tally.first_faults

    @property
    def length_range(self) -> tuple[int, int, int, int, int]:
        """Minimum, quartiles and maximum of the number of decisions in a game."""
        fewest, quarter, half, most_but = (int(quantile(self.tally.lengths, part)) for part in (0.0, 0.25, 0.5, 0.75))
        return fewest, quarter, half, most_but, int(max(self.tally.lengths))

    def as_dict(self) -> dict[str, object]:
        """Return all figures as data, without times, so that equal runs give equal data."""
        return {
            **self.plan.facts(),
            "games": self.games,
            "outcomes": _plain(self.outcomes),
            "reasons": _plain(self.reasons),
            "wins": _plain(self.wins),
            "scores": _plain(self.scores),
            "levels": _plain(self.levels),
            "level_scores": _plain(self.level_scores),
            "decisions": {**self.length.as_dict(), "quartiles": list(self.length_range)},
            "faults": dict(sorted(self.tally.faults.items())),
            "first_faults": [{**one._asdict(), "position": json.loads(one.position)} for one in self.first_faults],
        }

    def _repr_html_(self) -> str:
        """Return the figures as a table, which a notebook shows."""
        head = f"{self.plan.game}, {self.games} games, {self.plan.seats} seats: {', '.join(self.plan.bots)}"
        rows = [("decisions", "", self.length)]
        for figure in ("outcomes", "wins", "scores", "levels"):
            rows += [(figure, str(key), estimate) for key, estimate in getattr(self, figure).items()]
        cells = "".join(
            f"<tr><td>{figure}</td><td>{escape(of)}</td><td>{one.value:.4g}</td>"
            f"<td>{one.low:.4g} to {one.high:.4g}</td></tr>"
            for figure, of, one in rows
        )
        columns = "<tr><th>figure</th><th>of</th><th>value</th><th>95 %</th></tr>"
        return f"<table><caption>{escape(head)}</caption>{columns}{cells}</table>"

    def json(self) -> str:
        return json.dumps({**self.as_dict(), "command": command()}, indent=2, ensure_ascii=False) + "\n"

    def csv(self) -> str:
        """Return one figure per line: figure, of, value, low, high, games; then what made it, on every line."""
        facts = as_cells({**self.plan.facts(), "command": command()})
        rows: list[tuple[str, object, Estimate]] = [("decisions", "", self.length)]
        for figure in ("outcomes", "reasons", "wins", "scores", "levels", "level_scores"):
            rows += [(figure, key, estimate) for key, estimate in getattr(self, figure).items()]
        return _table(
            ["figure", "of", "value", "low", "high", "games", *facts],
            [[figure, key, item.value, item.low, item.high, item.games, *facts.values()] for figure, key, item in rows],
        )


def _plain(estimates: dict[Any, Estimate]) -> dict[str, dict[str, float | int]]:
    return {str(key): estimate.as_dict() for key, estimate in estimates.items()}


def _table(head: list[str], rows: list[list[object]]) -> str:
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(head)
    writer.writerows(rows)
    return out.getvalue()
