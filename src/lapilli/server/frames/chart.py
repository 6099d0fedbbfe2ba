"""The whole game as lines of a chart, from what its viewer could see at each moment: shown when it is over."""

from __future__ import annotations

from lapilli.core.table import Table
from lapilli.server.frames.words import say, seat_label
from lapilli.server.wire.outgoing import ChartLine

POINTS = 48  # at most, evenly spread over the game


def chart(table: Table, viewer: int | None, lang: str) -> list[ChartLine]:
    """One line per figure that the game follows; empty while it is being played, or where it follows none."""
    if table.actors or not table.ply:
        return []
    count = min(POINTS, table.ply)
    plies = [table.ply * number // count for number in range(count + 1)]
    rows = [table.game.figures(table.seen(viewer, ply)) for ply in plies]
    return [
        {"name": name, "label": _label(table, name, lang), "points": [float(row.get(name, 0)) for row in rows]}
        for name in rows[-1]
    ]


def _label(table: Table, name: str, lang: str) -> str:
    return seat_label(table.game, name, lang) if name in table.seats else say(table.game, lang, f"figure-{name}", name)
