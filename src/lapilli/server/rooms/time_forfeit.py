"""Timeouts of a table with a clock: a bot plays for a seat whose time is up."""

from __future__ import annotations

import time
from dataclasses import replace

from lapilli.server.rooms.change import Change, Decide
from lapilli.server.rooms.room import Room
from lapilli.server.rooms.seats import seated

STAND_IN = "steady"


def seconds_left(room: Room) -> dict[str, float] | None:
    """Seconds left by seat, for a frame."""
    if room.clock is None:
        return None
    awaited, now = ticking(room), time.time()
    return {
        room.table.seats[seat]: round(max(0.0, room.clock.left(seat, awaited, now)), 1)
        for seat, holder in sorted(room.holders.items())
        if holder.who != "bot"
    }


def ticking(room: Room) -> list[int]:
    """The seats whose time runs now; nobody's while a seat is still free."""
    if any(holder.who == "link" for holder in room.holders.values()):
        return []
    return [seat for seat in room.awaited() if room.holders[seat].who == "person"]


def next_flag(room: Room) -> float | None:
    """In how many seconds somebody's time will be up."""
    if room.clock is None or not (awaited := ticking(room)):
        return None
    return min(room.clock.left(seat, awaited, time.time()) for seat in awaited)


def come_back(person: str) -> Decide:
    """Give a seat that lost on time back, with a new clock, if no other person plays any more."""

    def decide(room: Room) -> Change:
        mine = [
            c for seat, c in room.holders.items() if seat in room.presence_log.late and person and c.person == person
        ]
        holders = [
            replace(holder, who="person", level=None) for holder in mine if not room.human_seats() and not room.over
        ]
        return seated(room, *holders, restart_clock=True)

    return decide


def flag() -> Decide:
    """A bot takes the seats whose time is up."""

    def decide(room: Room) -> Change:
        clock, awaited, now = room.clock, ticking(room), time.time()
        late = [seat for seat in awaited if clock is not None and clock.left(seat, awaited, now) <= 0]
        return seated(room, *[replace(room.holders[seat], who="bot", level=STAND_IN) for seat in late], late=True)

    return decide
