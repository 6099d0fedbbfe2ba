"""Matches between bots with rotated seats: win rates and Elo."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from math import log10

from lapilli.core.data import Data
from lapilli.core.errors import OptionError
from lapilli.core.game import Game
from lapilli.core.registry import find
from lapilli.study.counts import Row
from lapilli.study.execution import EVERYWHERE, Execution
from lapilli.study.interval import share
from lapilli.study.plan import Plan
from lapilli.study.provenance import as_cells, command
from lapilli.study.simulate import simulate

LADDER = ("gentle", "casual", "steady", "strong")
CERTAIN = 800.0  # Elo beyond which a difference is no longer told


@dataclass(frozen=True)
class Pairing:
    """How often `one` won: alone among `other` on all further seats, or, where all win together, as a whole team."""

    game: str
    seats: int
    one: str
    other: str  # empty for a team
    won: float  # of the games; victories that are shared count in part
    games: int
    low: float  # 95 %, Wilson
    high: float
    fair: float  # what an equal would win
    elo: float | None  # of `one` above `other`, in games for two
    elo_low: float | None
    elo_high: float | None
    faults: int  # failed decisions of bots that are not ours
    facts: Data = field(compare=False)  # the program and the simulation that made it


def match(
    game: str | Game,
    bots: Sequence[str],
    games: int = 100,
    seats: int | None = None,
    options: Mapping[str, object] = {},
    seed: object = 0,
    execution: Execution = EVERYWHERE,
    progress: Callable[[int], None] | None = None,
) -> list[Pairing]:
    """Every bot against every one named after it, or each team alone where everybody wins together."""
    known = find(game) if isinstance(game, str) else game
    if known.rules.cooperative:
        pairs = [(name, "") for name in bots]
    else:
        pairs = [(one, other) for index, one in enumerate(bots) for other in bots[index + 1 :]]
    if not pairs:
        raise OptionError("a match needs two bots")
    count = seats or min(known.seats)
    report = progress or (lambda done: None)
    found = []
    for number, (one, other) in enumerate(pairs):
        team = [one] * count if known.rules.cooperative else [one, *[other] * (count - 1)]

        def so_far(done: int, before: int = number * games) -> None:
            report(before + done)

        where = execution.of(known.name, count, one, other or "team")
        played = simulate(known, games, count, team, options, seed, rotate=True, keep=True, progress=so_far, **where)
        won = sum(part(row, count, known.rules.cooperative) for row in played.tally.rows)
        found.append(pairing(known, one, other, won, games, played.plan, played.tally.faults.total()))
    return found


def part(row: Row, seats: int, together: bool) -> float:
    """The first bot's part in a victory; it moves one seat on from game to game."""
    if together:
        return float(bool(row.winners))
    return 1 / len(row.winners) if row.number % seats in row.winners else 0.0


def pairing(game: Game, one: str, other: str, won: float, games: int, plan: Plan, faults: int = 0) -> Pairing:
    """Make the figures of one bot among another from how often it won."""
    seats = plan.seats
    wilson = share(won, games)
    elo, elo_low, elo_high = (
        _elo(part) if not game.rules.cooperative and seats == 2 else None
        for part in (wilson.value, wilson.low, wilson.high)
    )
    fair = 0.0 if game.rules.cooperative else 1 / seats
    rate = (wilson.value, games, wilson.low, wilson.high)
    return Pairing(game.name, seats, one, other, *rate, fair, elo, elo_low, elo_high, faults, plan.facts())


def _elo(part: float) -> float:
    """The difference that a share stands for."""
    if part <= 0.0 or part >= 1.0:
        return CERTAIN if part >= 1.0 else -CERTAIN
    return round(max(-CERTAIN, min(CERTAIN, 400 * log10(part / (1 - part)))), 1)


def ladder(game: Game, bots: Sequence[str] = LADDER) -> list[tuple[str, str]]:
    """Which pairings show that each level stands above the one below."""
    return list(zip(bots[1:], bots[:-1], strict=True))


def as_csv(pairings: Sequence[Pairing]) -> str:
    """One pairing a line."""
    out = io.StringIO()
    rows = [as_cells(one) for one in as_data(pairings)]
    writer = csv.DictWriter(out, list(dict.fromkeys(name for row in rows for name in row)), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()


def as_data(pairings: Sequence[Pairing]) -> list[Data]:
    """Return the figures of each pairing, and what made them."""
    rows = [asdict(pairing) for pairing in pairings]
    return [{**row, **row.pop("facts"), "command": command()} for row in rows]
