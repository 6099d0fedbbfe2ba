"""A change of a room that is checked but not yet stored."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from lapilli.core.table import Table
from lapilli.server.rooms.room import Room
from lapilli.server.storage.entries import Event, SeatHolder


@dataclass
class Change:
    """What somebody wants to happen, checked against the present: events, new holders, the ply afterwards."""

    events: Sequence[Event]
    ply: int
    over: bool = False
    holders: Sequence[SeatHolder] = field(default_factory=tuple)
    table: Table | None = None  # on which the moves among the events have been played


Decide = Callable[[Room], Change]
"""Decides on the room as it is; asked again on the fresh room where somebody else was quicker."""
