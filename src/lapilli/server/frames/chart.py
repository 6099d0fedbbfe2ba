"""The whole game as lines of a chart and its turning point, from what its viewer could see: shown when it is over."""

from __future__ import annotations

from itertools import pairwise

from lapilli.core.table import Table
from lapilli.server.frames.words import say, seat_label
from lapilli.server.wire.ending import ChartLine, Turning

POINTS = 48  # at most, evenly spread over the game
LINES = 3  # of what was told at the turning point


def chart(table: Table, viewer: int | None, lang: str) -> list[ChartLine]:
    """One line per figure that the game follows; empty while it is being played, or where it follows none."""
    if table.actors or not table.ply:
        return []
    rows = [table.game.figures(table.seen(viewer, ply)) for ply in _plies(table)]
    return [
        {"name": name, "label": _label(table, name, lang), "points": [float(row.get(name, 0)) for row in rows]}
        for name in rows[-1]
    ]


def turning(table: Table, viewer: int | None, lang: str) -> Turning | None:
    """The moment in which the winner's lead (or, together, the figures) changed most, and what the viewer was told.

    It is looked for where the chart changes most, and there move by move.
    """
    found = table.result
    if table.actors or found is None or not table.ply:
        return None
    winner = found.winners[0] if len(found.winners) == 1 else None
    stretch = _steepest(table, viewer, winner, _plies(table))
    if stretch is None:
        return None
    first, last = stretch
    lines = [line for line in table.lines(viewer, first) if line.ply < last and not line.talk]
    told = sorted({line.ply for line in lines})
    if not told:
        return None
    at, _ = _steepest(table, viewer, winner, [*told, last]) or (told[0], last)
    then = [line for line in lines if line.ply == at][:LINES]
    return {"ply": at, "words": " ".join(table.game.words.say(lang, line.message, line.args) for line in then)}


def _plies(table: Table) -> list[int]:
    """Moments evenly spread over the game, its first and its last among them."""
    count = min(POINTS, table.ply)
    return [table.ply * number // count for number in range(count + 1)]


def _steepest(table: Table, viewer: int | None, winner: str | None, plies: list[int]) -> tuple[int, int] | None:
    """The two neighbouring moments between which the balance changes most; None where it never does."""
    values = [_balance(table, viewer, ply, winner) for ply in plies]
    changes = [abs(later - earlier) for earlier, later in pairwise(values)]
    if not any(changes):
        return None
    place = changes.index(max(changes))
    return plies[place], plies[place + 1]


def _balance(table: Table, viewer: int | None, ply: int, winner: str | None) -> float:
    """How far the winner is ahead of the best other; where nobody wins alone, all figures together."""
    figures = table.game.figures(table.seen(viewer, ply))
    if winner is None or winner not in figures:
        return sum(figures.values())
    return figures[winner] - max((value for name, value in figures.items() if name != winner), default=0.0)


def _label(table: Table, name: str, lang: str) -> str:
    return seat_label(table.game, name, lang) if name in table.seats else say(table.game, lang, f"figure-{name}", name)
