"""The whole game as lines of a chart and its turning point, from what its viewer could see: shown when it is over."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from lapilli.core.table import Table
from lapilli.server.frames.words import say, seat_label
from lapilli.server.wire.ending import ChartLine, Turning
from lapilli.words import colon

POINTS = 48  # at most, evenly spread over the game
LINES = 3  # of what was told at the turning point


def chart(table: Table, viewer: int | None, lang: str) -> list[ChartLine]:
    """One line per figure that the game follows; empty while it is being played, or where it follows none."""
    if table.actors or not table.ply:
        return []
    rows = [table.game.presentation.chart_values(table.cached_view(viewer, ply)) for ply in _plies(table)]
    return [
        {
            "name": name,
            "label": _label(table, name, lang),
            "points": [float(row.get(name, 0)) for row in rows],
            "harms": table.game.presentation.is_harmful(name),
        }
        for name in rows[-1]
    ]


def turning(table: Table, viewer: int | None, lang: str) -> Turning | None:
    """The moment that decided it, what the viewer was told then, and what it did to the figures.

    Where somebody wins, it is where they gained most on the others; where all win or lose together, where things turned
    most to the good or to the bad. It is looked for where the chart changes most, and there move by move.
    """
    found = table.result
    if table.actors or found is None or not table.ply:
        return None
    plies = _plies(table)
    rough = _changes(table, viewer, found.winners, plies)
    place = rough.index(max(rough))
    first, last = plies[max(0, place - 1)], plies[min(place + 2, len(plies) - 1)]  # it may begin or end beside it
    lines = [line for line in table.lines(viewer, first) if line.ply < last and not line.talk]
    told = sorted({line.ply for line in lines} | {last})
    changes = _changes(table, viewer, found.winners, told)
    run = _steepest(changes)
    if run is None:
        return None
    begin, end = run
    most = max(range(begin, end), key=lambda move: changes[move])
    then = [line for line in lines if line.ply == told[most]][:LINES]
    words = " ".join(table.game.words.say(lang, line.message, line.args) for line in then)
    return {"ply": told[most], "words": words, "changes": _told(table, viewer, lang, told[begin], told[end])}


def _plies(table: Table) -> list[int]:
    """Moments evenly spread over the game, its first and its last among them."""
    count = min(POINTS, table.ply)
    return [table.ply * number // count for number in range(count + 1)]


def _changes(table: Table, viewer: int | None, winners: Sequence[str], plies: list[int]) -> list[float]:
    """How the balance changes from moment to moment: in favour of the winner, or against all if nobody wins.

    Where it only ever went the other way, that way is looked at.
    """
    values = [_balance(table, viewer, ply, winners) for ply in plies]
    way = 1 if winners else -1
    changes = [way * (later - earlier) for earlier, later in pairwise(values)]
    return changes if max(changes, default=0) > 0 else [-change for change in changes]


def _steepest(changes: list[float]) -> tuple[int, int] | None:
    """The run of moments, from one to before another, that adds up to most and never goes back; None without any."""
    best, found, total, begin = 0.0, None, 0.0, 0
    for place, change in enumerate(changes):
        if change < 0:
            total = 0.0
        elif change > 0:
            begin = begin if total else place
            total += change
        if total > best:
            best, found = total, (begin, place + 1)
    return found


def _balance(table: Table, viewer: int | None, ply: int, winners: Sequence[str]) -> float:
    """How far the winners are ahead of the best other; where all win or lose together, the good less the bad."""
    game = table.game
    figures = game.presentation.chart_values(table.cached_view(viewer, ply))
    worth = {name: -value if game.presentation.is_harmful(name) else value for name, value in figures.items()}
    won = [value for name, value in worth.items() if name in winners]
    others = [value for name, value in worth.items() if name not in winners]
    return sum(won) / len(won) - max(others) if won and others else sum(worth.values())


def _told(table: Table, viewer: int | None, lang: str, first: int, last: int) -> str:
    """The figures that changed between two moments: "On Kos: 5 → 8"."""
    before, after = (table.game.presentation.chart_values(table.cached_view(viewer, ply)) for ply in (first, last))
    return ", ".join(
        f"{_label(table, name, lang)}{colon(lang)}{before.get(name, 0):g} → {value:g}"
        for name, value in after.items()
        if before.get(name, 0) != value
    )


def _label(table: Table, name: str, lang: str) -> str:
    return seat_label(table.game, name, lang) if name in table.seats else say(table.game, lang, f"figure-{name}", name)
