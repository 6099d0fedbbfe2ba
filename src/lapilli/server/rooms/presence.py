"""Who is connected to a room, shared between the processes that serve it."""

from __future__ import annotations

import time

from lapilli.server.rooms.change import Change, Decide
from lapilli.server.rooms.room import Listener, Room
from lapilli.server.storage.entries import Event

WORD = "here"
CHARACTERS = 7000  # of one notification; PostgreSQL takes 8000 bytes


def announcement(room: Room, process: str) -> str:
    """What this process tells the others: the people connected here."""
    people = ",".join(sorted({connection.person for connection in room.live.connections if connection.person}))
    return f"{WORD} {room.id} {process} {people}"[:CHARACTERS]


def receive(room: Room, process: str, people: str) -> bool:
    """What another process told; is it the first word we have from it?"""
    new = process not in room.live.elsewhere
    room.live.elsewhere[process] = (frozenset(people.split(",")) - {""}, time.monotonic())
    notify(room)
    return new


def notify(room: Room, but: Listener | None = None) -> None:
    """Tell everybody at the table that somebody came or went."""
    for connection in room.live.connections:
        if connection is not but:
            connection.present = True
            connection.wake.set()


def paused(room: Room) -> bool:
    """Is there nobody for whom bots would play?

    They play while a seat is a person's, or waits for one, or somebody looks on. Where the time of the people who
    played here is up, only one of them counts: a stranger's look must not play their game to its end.
    """
    if room.over or room.non_bot_seats():
        return False
    here = room.here()
    return not (here & {holder.person for holder in room.holders.values()} if room.presence_log.late else here)


def note_departure(person: str) -> Decide:
    """Note for each seat of a person that they left or are back, if others play along and it is news."""

    def decide(room: Room) -> Change:
        news = [
            Event("away", {"seat": seat, "yes": away, "label": room.holders[seat].label})
            for seat in room.seats_of(person)
            if (away := not room.connected(seat)) != room.presence_log.has_left(seat)
        ]
        alone = {room.holders[seat].person for seat in room.human_seats()} == {person}
        return Change([] if alone or room.over else news, room.table.ply, over=room.over)

    return decide
