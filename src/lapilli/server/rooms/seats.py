"""Seats: taking one by its link, bots for players who left, players who return."""

from __future__ import annotations

from dataclasses import replace

from lapilli.bots import bot_names
from lapilli.server.limits import NAME_CHARACTERS
from lapilli.server.rooms.change import Change, Decide
from lapilli.server.rooms.commands import seat_held
from lapilli.server.rooms.room import Room
from lapilli.server.storage.entries import Event, SeatHolder
from lapilli.server.wire.errors import RequestError


def named(name: str) -> str:
    """A person's name as it is shown: one short line, no control signs."""
    return " ".join("".join(sign for sign in name if sign.isprintable()).split())[:NAME_CHARACTERS]


def seated(room: Room, *holders: SeatHolder, **how: bool) -> Change:
    """Seat these holders; `how`: `taken` by its link, `late`: its time is up, `restart_clock`."""
    events = [
        Event("seat", {"seat": one.seat, "who": one.who, "label": one.label, "level": one.level, **how})
        for one in holders
    ]
    return Change(events, room.table.ply, over=room.over, holders=holders)


def take(person: str, seat: int, name: str = "", link: bool = True) -> Decide:
    """Sit down on a seat whose link one has opened, which works once, or that is free at a listed table."""

    def decide(room: Room) -> Change:
        holder, belongs = room.holders[seat], room.belongs(person)
        if refused := room.moderation.door.refusal_to_sit(person, belongs, link):
            raise refused
        if holder.who != "link":
            raise RequestError("used")
        sitting = replace(holder, who="person", person=person, label=named(name) or holder.label)
        return seated(room, sitting, taken=True)

    return decide


def call(person: str, name: str, text: str) -> Decide:
    """Be called something on one's own seat; nothing: as at first, nobody in particular."""

    def decide(room: Room) -> Change:
        seat = seat_held(room, person, name)
        if len(text) > NAME_CHARACTERS:
            raise RequestError("large", most=NAME_CHARACTERS)
        return seated(room, replace(room.holders[seat], label=named(text)))

    return decide


def change(person: str, name: str, to: str, level: str | None) -> Decide:
    """A bot stands in for somebody who left (anybody with a seat may say so), or somebody comes back."""

    def decide(room: Room) -> Change:
        if name not in room.table.seats:
            raise RequestError("seat")
        seat = room.table.seat_index(name)
        holder = room.holders[seat]
        if to == "me":
            if holder.person != person or not person:
                raise RequestError("foreign")
            if holder.who != "bot":
                raise RequestError("malformed")
            late = room.clock is not None and room.clock.left(seat, (), 0.0) <= 0
            if late and room.human_seats():  # where nobody else plays, a bot would play for nobody
                raise RequestError("time")
            return seated(room, replace(holder, who="person", level=None), restart_clock=late)
        if to != "bot" or holder.who == "bot":
            raise RequestError("malformed")
        if not room.seats_of(person) and room.setup.host != person:
            raise RequestError("foreign")
        if level not in bot_names():
            raise RequestError("level")
        if holder.who == "person" and holder.person != person and room.connected(seat):
            raise RequestError("present", person=holder.label or name)
        return seated(room, replace(holder, who="bot", level=level))

    return decide
