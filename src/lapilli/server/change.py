"""A change that somebody wants, checked but not yet stored."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from lapilli.server.store import Chair, Event


@dataclass
class Change:
    """What somebody wants to happen, checked against the present: events, new chairs, the ply afterwards."""

    events: Sequence[Event]
    ply: int
    over: bool = False
    chairs: Sequence[Chair] = field(default_factory=tuple)
