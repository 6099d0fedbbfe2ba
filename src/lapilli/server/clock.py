"""The clock: thinking time per seat, counted from the times of the stored moves; whose time is up, a bot stands in."""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from lapilli.server.change import Change
from lapilli.server.store import Event

if TYPE_CHECKING:
    from lapilli.server.orders import Decide
    from lapilli.server.room import Room

STAND_IN = "steady"


class Clock:
    """What every seat has used; the game waits for the awaited seats, so theirs run."""

    def __init__(self, minutes: float, bonus: float, seats: int, start: float) -> None:
        self.limit = minutes * 60
        self.bonus = bonus
        self.used = [0.0] * seats
        self.last = start

    def moved(self, awaited: Iterable[int], mover: int, at: float) -> None:
        """A move was made: its time goes to those whom the game waited for; the mover gets the bonus back."""
        for seat in awaited:
            self.used[seat] += max(0.0, at - self.last)
        if mover >= 0:
            self.used[mover] = max(0.0, self.used[mover] - self.bonus)
        self.last = at

    def restart(self, at: float) -> None:
        """Somebody sat down: nobody's time ran while a seat was free."""
        self.last = at

    def left(self, seat: int, awaited: Iterable[int], now: float) -> float:
        running = max(0.0, now - self.last) if seat in awaited else 0.0
        return self.limit - self.used[seat] - running


def shown(room: Room) -> dict[str, float] | None:
    """Seconds left by seat, for a frame."""
    if room.clock is None:
        return None
    awaited, now = ticking(room), time.time()
    return {
        room.table.seats[seat]: round(max(0.0, room.clock.left(seat, awaited, now)), 1)
        for seat, chair in sorted(room.chairs.items())
        if chair.who != "bot"
    }


def ticking(room: Room) -> list[int]:
    """The seats whose time runs now; nobody's while a seat is still free."""
    if any(chair.who == "link" for chair in room.chairs.values()):
        return []
    return [seat for seat in room.awaited() if room.chairs[seat].who == "person"]


def next_flag(room: Room) -> float | None:
    """In how many seconds somebody's time will be up."""
    if room.clock is None or not (awaited := ticking(room)):
        return None
    return min(room.clock.left(seat, awaited, time.time()) for seat in awaited)


def flag() -> Decide:
    """A bot takes the seats whose time is up."""

    def decide(room: Room) -> Change:
        clock, awaited, now = room.clock, ticking(room), time.time()
        late = [seat for seat in awaited if clock is not None and clock.left(seat, awaited, now) <= 0]
        chairs = [replace(room.chairs[seat], who="bot", level=STAND_IN) for seat in late]
        events = [
            Event("seat", {"seat": c.seat, "who": "bot", "label": c.label, "level": c.level, "late": True})
            for c in chairs
        ]
        return Change(events, room.table.ply, over=room.over, chairs=chairs)

    return decide
