"""Analysis of a finished game: chances after every decision, luck and skill, and better choices.

At each of its decisions a seat's chance is found from what it knew then. It changes in three ways, which add up: by
*play* (what the seat chose against the best found), by what *others* gave or took (their play, shared out where one
wins alone), and by *luck*, which is all the rest: dice, cards, and what came to light.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from math import inf
from time import process_time

from lapilli.core.data import Data
from lapilli.core.errors import OptionError
from lapilli.core.seed import generator
from lapilli.core.state import CHANCE
from lapilli.core.table import Table
from lapilli.study.move_values import MoveValues, judge, won

PLAYOUTS = 64


@dataclass(frozen=True, slots=True)
class DecisionPoint:
    """One decision; chances are those of the seat that decided, from what it knew."""

    ply: int
    seat: int
    action: str  # notation
    win_probability: float  # after it
    error: float  # standard error of that
    best: str  # the best found, perhaps the same
    best_win_probability: float
    luck: float  # since its last decision

    @property
    def play(self) -> float:
        """What the choice cost against the best found: 0 or less."""
        return self.win_probability - self.best_win_probability


@dataclass(frozen=True)
class Share:
    """A seat's way from its first chance to the result: first + play + others + luck = result."""

    seat: int
    result: float
    first: float
    play: float
    others: float
    luck: float

    @property
    def adjusted(self) -> float:
        """The result without its luck, as far as it is still a chance: what is lost or given can add up to more."""
        return min(1.0, max(0.0, self.result - self.luck))


@dataclass(frozen=True)
class Analysis:
    """The decisions of a game that were looked at, and what became of each seat."""

    game: str
    seats: tuple[str, ...]
    together: bool
    moments: tuple[DecisionPoint, ...]
    shares: tuple[Share, ...]
    decisions: int  # of the whole game: more than moments where the time did not suffice for all

    @property
    def partial(self) -> bool:
        """Was the time too short for all decisions?"""
        return len(self.moments) < self.decisions

    def worst(self, most: int = 5) -> list[DecisionPoint]:
        """The decisions that cost most, where that is more than their uncertainty."""
        costly = [moment for moment in self.moments if -moment.play > moment.error]
        return sorted(costly, key=lambda moment: moment.play)[:most]

    def as_dict(self) -> Data:
        return {
            "game": self.game,
            "seats": list(self.seats),
            "together": self.together,
            "decisions": self.decisions,
            "moments": [{**asdict(moment), "play": moment.play} for moment in self.moments],
            "shares": [{**asdict(share), "adjusted": share.adjusted} for share in self.shares],
            "worst": [moment.ply for moment in self.worst()],
        }


def analyse(
    table: Table,
    playouts: int = PLAYOUTS,
    level: str | None = None,
    seed: object = 0,
    progress: Callable[[int, int], None] | None = None,
    by: MoveValues | None = None,
    seconds: float | None = None,
) -> Analysis:
    """Look at a finished game again; the same seed gives the same analysis.

    With `seconds` of processor time: as many decisions, evenly spread, as can be looked at in it, and at least one.
    """
    judging = by or judge(table.game, playouts, level)
    plies = decisions(table)
    moments: list[DecisionPoint] = []
    end = inf if seconds is None else process_time() + seconds
    for ply in evenly(plies):
        if moments and process_time() > end:
            break
        moments.append(look_at(table, judging, ply, seed))
        if progress:
            progress(len(moments), len(plies))
    return account(table, moments, len(plies))


def decisions(table: Table) -> list[int]:
    """The plies of a finished game at which somebody had a choice."""
    if table.result is None:
        raise OptionError("the game is not over yet")
    return [ply for ply in range(table.ply) if _is_choice(table, ply)]


def evenly(plies: Sequence[int]) -> list[int]:
    """The same plies in such an order that wherever one stops, those before are spread evenly over the game."""
    bits = len(plies).bit_length()
    places = sorted(range(len(plies)), key=lambda place: f"{place:0{bits}b}"[::-1])
    return [plies[place] for place in places]


def look_at(table: Table, judging: MoveValues, ply: int, seed: object = 0) -> DecisionPoint:
    """One decision; its luck is known only beside the others."""
    seat, action = table.move(ply)
    weighed = judging.weigh(table.state_at(ply).copy(), seat, action, generator(str(seed), "analysis", ply))
    text = table.game.space.text
    return DecisionPoint(
        ply,
        seat,
        text(action),
        weighed.chosen.value,
        weighed.chosen.error,
        text(weighed.best_action),
        weighed.best.value,
        0.0,
    )


def account(table: Table, moments: Iterable[DecisionPoint], decisions: int) -> Analysis:
    """What some of so many decisions come to: luck, play, and what became of each seat."""
    ledger = _Ledger(table)
    for moment in sorted(moments, key=lambda one: one.ply):
        ledger.decide(moment)
    return ledger.close(decisions)


def _is_choice(table: Table, ply: int) -> bool:
    seat, _ = table.move(ply)
    return seat != CHANCE and len(table.state_at(ply).menu(seat)) > 1


class _Ledger:
    """What happened to each seat's chance, entry by entry."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seats = len(table.seats)
        self.moments: list[DecisionPoint] = []
        self.first: list[float | None] = [None] * self.seats
        self.now = [0.0] * self.seats
        self.play, self.others, self.luck = ([0.0] * self.seats for _ in range(3))
        self.given = [0.0] * self.seats  # by others since a seat's last decision

    def decide(self, moment: DecisionPoint) -> None:
        """A decision: the chance before it is that of the best choice."""
        seat = moment.seat
        luck = self._swing(seat, moment.best_win_probability)
        self.moments.append(replace(moment, luck=luck))
        self.play[seat] += moment.play
        self.now[seat] = moment.win_probability
        for other in range(self.seats):
            if other != seat:
                self.given[other] += (
                    moment.play if self.table.game.rules.cooperative else -moment.play / (self.seats - 1)
                )

    def _swing(self, seat: int, win_probability: float) -> float:
        """What changed since the seat's last decision: by others, and the rest by luck, which is returned."""
        if self.first[seat] is None:
            self.first[seat], self.given[seat] = win_probability, 0.0
            return 0.0
        luck = win_probability - self.now[seat] - self.given[seat]
        self.others[seat] += self.given[seat]
        self.luck[seat] += luck
        self.given[seat] = 0.0
        return luck

    def close(self, decisions: int) -> Analysis:
        """The end is the last swing of everybody."""
        table, state = self.table, self.table.state
        shares = []
        for seat in range(self.seats):
            result = won(table.game, state, seat)
            self._swing(seat, result)
            first = self.first[seat]
            assert first is not None
            shares.append(Share(seat, result, first, self.play[seat], self.others[seat], self.luck[seat]))
        facts = (table.game.name, table.seats, table.game.rules.cooperative)
        return Analysis(*facts, tuple(self.moments), tuple(shares), decisions)
