"""Which seats people and bots play."""

from __future__ import annotations

from collections.abc import Mapping

from lapilli.bots import bot_names
from lapilli.bots.own import is_own, load_bot
from lapilli.core.errors import OptionError
from lapilli.core.table import Table

HUMAN = "human"
USUAL = "steady"  # the level of bots nobody named


def seating(table: Table, named: Mapping[str, str], others: str | None) -> tuple[str, ...]:
    """Return `human` or a bot's level for every seat, from the names (or numbers, from 1) that were given.

    Without any, the first seat is human and the others are steady bots. Seats not named are bots if a human was named,
    and humans if only bots were; `others` sets them all.
    """
    players: list[str | None] = [None] * len(table.seats)
    for name, who in named.items():
        players[_index(table, name)] = _known(who, table)
    rest = _known(others, table) if others else USUAL if not named or HUMAN in players else HUMAN
    if not named:
        players[0] = HUMAN
    return tuple(player or rest for player in players)


def _index(table: Table, name: str) -> int:
    names = table.seats
    if name in names:
        return names.index(name)
    if name.isdecimal() and 1 <= int(name) <= len(names):
        return int(name) - 1
    raise OptionError(f"there is no seat {name!r}; there are {', '.join(names)} (or 1 to {len(names)})")


def _known(who: str, table: Table) -> str:
    if who != HUMAN:
        try:
            load_bot(who, table.game)
        except OptionError:
            if is_own(who):
                raise
            raise OptionError(f"a seat is played by {HUMAN}, {', '.join(bot_names())}; not by {who!r}") from None
    return who
