"""What workers count: frequencies only, so that the order in which chunks come home does not matter."""

from __future__ import annotations

from collections import Counter
from dataclasses import astuple, dataclass, field

from lapilli.core.data import Data
from lapilli.core.game import Result


@dataclass(frozen=True)
class Row:
    """One finished game."""

    number: int
    outcome: str
    reason: str
    winners: tuple[int, ...]  # seats, counted from 0
    scores: tuple[float, ...]  # by seat
    decisions: int
    bots: tuple[str, ...]  # by seat

    @classmethod
    def of(cls, number: int, result: Result, names: tuple[str, ...], bots: tuple[str, ...], decisions: int) -> Row:
        """Names are those at the end: a game may let seats choose theirs."""
        return cls(
            number,
            result.outcome,
            result.reason,
            tuple(index for index, name in enumerate(names) if name in result.winners),
            tuple(float(result.scores.get(name, 0)) for name in names),
            decisions,
            bots,
        )


@dataclass
class Tally:
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
    rows: list[Row] = field(default_factory=list)  # only where every game is wanted

    def count(self, row: Row, keep: bool = False) -> None:
        """Add one game."""
        self.games += 1
        self.outcomes[row.outcome] += 1
        self.reasons[row.outcome, row.reason] += 1
        self.lengths[row.decisions] += 1
        self.seat_wins.update(row.winners)
        for seat, (score, bot) in enumerate(zip(row.scores, row.bots, strict=True)):
            self.scores.setdefault(seat, Counter())[score] += 1
            self.bot_scores.setdefault(bot, Counter())[score] += 1
            self.bot_games[bot] += 1
            self.bot_wins[bot] += seat in row.winners
        if keep:
            self.rows.append(row)

    def add(self, other: Tally) -> None:
        """Add the games of another tally."""
        self.games += other.games
        self.outcomes += other.outcomes
        self.reasons += other.reasons
        self.seat_wins += other.seat_wins
        self.bot_wins += other.bot_wins
        self.bot_games += other.bot_games
        self.lengths += other.lengths
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
            "rows": [astuple(row) for row in self.rows],
        }

    @classmethod
    def of_data(cls, data: Data) -> Tally:
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
            [_row(*row) for row in data["rows"]],
        )


def _row(
    number: int, outcome: str, reason: str, winners: list[int], scores: list[float], decisions: int, bots: list[str]
) -> Row:
    return Row(number, outcome, reason, tuple(winners), tuple(scores), decisions, tuple(bots))
