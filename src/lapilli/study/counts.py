"""Counts of workers: frequencies only, so that the order of the chunks does not matter."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from lapilli.core.data import Data
from lapilli.core.rules import Result


class Row(NamedTuple):
    """One finished game."""

    number: int
    outcome: str
    reason: str
    winners: tuple[int, ...]  # seats, counted from 0
    scores: tuple[float, ...]  # by seat
    decisions: int
    bots: tuple[str, ...]  # by seat
    began: int  # the seat that made the first decision

    @classmethod
    def of(
        cls, number: int, result: Result, names: tuple[str, ...], bots: tuple[str, ...], decisions: int, began: int
    ) -> Row:
        """Names are those at the end: a game may let seats choose theirs."""
        return cls(
            number,
            result.outcome,
            result.reason,
            tuple(index for index, name in enumerate(names) if name in result.winners),
            tuple(float(result.scores.get(name, 0)) for name in names),
            decisions,
            bots,
            began,
        )


class Fault(NamedTuple):
    """One failure of a bot that is not ours: a random action was played instead."""

    game: int
    decision: int
    seat: int
    bot: str
    error: str
    position: str  # JSON, to be opened with `lapilli.position`


FIRST_FAULTS = 10  # that are kept with their positions; the others are counted


@dataclass
class Counts:
    """Frequencies over some games; adding tallies in any order gives the same."""

    games: int = 0
    outcomes: Counter[str] = field(default_factory=Counter)
    reasons: Counter[tuple[str, str]] = field(default_factory=Counter)  # outcome, reason
    seat_wins: Counter[int] = field(default_factory=Counter)
    bot_wins: Counter[str] = field(default_factory=Counter)
    bot_games: Counter[str] = field(default_factory=Counter)  # seats played, not games
    scores: dict[int, Counter[float]] = field(default_factory=dict)  # seat -> score -> games
    bot_scores: dict[str, Counter[float]] = field(default_factory=dict)
    lengths: Counter[float] = field(default_factory=Counter)
    faults: Counter[str] = field(default_factory=Counter)  # by bot
    first_faults: list[Fault] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)  # only where every game is wanted

    def count(self, rows: Sequence[Row], keep: bool = False) -> None:
        """Add some games; all at once, so that Python counts them in C."""
        self.games += len(rows)
        self.outcomes.update([row.outcome for row in rows])
        self.reasons.update([(row.outcome, row.reason) for row in rows])
        self.lengths.update([row.decisions for row in rows])
        self.seat_wins.update([seat for row in rows for seat in row.winners])
        for seat, scores in enumerate(zip(*(row.scores for row in rows), strict=True)):
            self.scores.setdefault(seat, Counter()).update(scores)
        played = Counter(_played(rows))
        for (bot, score, won), times in played.items():
            self.bot_scores.setdefault(bot, Counter())[score] += times
            self.bot_games[bot] += times
            self.bot_wins[bot] += won * times
        if keep:
            self.rows += rows

    def note(self, faults: Sequence[Fault]) -> None:
        """Count failures of bots; the first ones are kept, in the order of games."""
        self.faults.update([fault.bot for fault in faults])
        self.first_faults = sorted([*self.first_faults, *faults])[:FIRST_FAULTS]

    def add(self, other: Counts) -> None:
        """Add the games of another tally."""
        self.games += other.games
        self.outcomes += other.outcomes
        self.reasons += other.reasons
        self.seat_wins += other.seat_wins
        self.bot_wins += other.bot_wins
        self.bot_games += other.bot_games
        self.lengths += other.lengths
        self.faults += other.faults
        self.first_faults = sorted([*self.first_faults, *other.first_faults])[:FIRST_FAULTS]
        for seat, counts in other.scores.items():
            self.scores.setdefault(seat, Counter()).update(counts)
        for bot, counts in other.bot_scores.items():
            self.bot_scores.setdefault(bot, Counter()).update(counts)
        self.rows += other.rows

    def as_data(self) -> Data:
        """As plain data that survives JSON."""
        return {
            "games": self.games,
            "outcomes": self.outcomes,
            "reasons": [[*pair, times] for pair, times in self.reasons.items()],
            "seat_wins": list(self.seat_wins.items()),
            "bot_wins": self.bot_wins,
            "bot_games": self.bot_games,
            "scores": [[seat, list(counts.items())] for seat, counts in self.scores.items()],
            "bot_scores": [[bot, list(counts.items())] for bot, counts in self.bot_scores.items()],
            "lengths": list(self.lengths.items()),
            "faults": self.faults,
            "first_faults": self.first_faults,
            "rows": self.rows,
        }

    @classmethod
    def of_data(cls, data: Data) -> Counts:
        """And back."""
        return cls(
            data["games"],
            Counter(data["outcomes"]),
            Counter({(outcome, reason): times for outcome, reason, times in data["reasons"]}),
            Counter(dict(data["seat_wins"])),
            Counter(data["bot_wins"]),
            Counter(data["bot_games"]),
            {seat: Counter(dict(counts)) for seat, counts in data["scores"]},
            {bot: Counter(dict(counts)) for bot, counts in data["bot_scores"]},
            Counter(dict(data["lengths"])),
            Counter(data["faults"]),
            [Fault(*fault) for fault in data["first_faults"]],
            [_row(*row) for row in data["rows"]],
        )


def _played(rows: Sequence[Row]) -> Iterable[tuple[str, float, bool]]:
    """Every seat that was played: by which bot, with which score, and whether it won."""
    for row in rows:
        for seat, bot in enumerate(row.bots):
            yield bot, row.scores[seat], seat in row.winners


def _row(
    number: int,
    outcome: str,
    reason: str,
    winners: list[int],
    scores: list[float],
    decisions: int,
    bots: list[str],
    began: int,
) -> Row:
    return Row(number, outcome, reason, tuple(winners), tuple(scores), decisions, tuple(bots), began)
