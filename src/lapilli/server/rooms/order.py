"""Order at a table: its opener sends somebody away, lets somebody be silent; whoever has a seat may hand it over."""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol

from lapilli.server.identity import link_hash
from lapilli.server.rooms.change import Change, Decide
from lapilli.server.rooms.commands import seat_held, seat_of
from lapilli.server.rooms.room import Room
from lapilli.server.rooms.seats import seated
from lapilli.server.storage.entries import Event
from lapilli.server.wire.errors import Wrong


class Link(Protocol):
    """Makes the token that gives a seat; `ahead` counts links that are about to be given out anew."""

    def __call__(self, room: Room, seat: int, ahead: int = 0) -> str: ...


def _others_seat(room: Room, person: str, name: str) -> int:
    """The seat of somebody else, named by the opener of the table; anybody else may not."""
    if not person or room.setup.host != person:
        raise Wrong("foreign")
    seat = seat_of(room, name)
    if room.chairs[seat].who != "person" or room.chairs[seat].person == person:
        raise Wrong("malformed")
    return seat


def begin(person: str) -> Decide:
    """Play although not all are here: anybody with a seat may say so."""

    def decide(room: Room) -> Change:
        if not room.seats_of(person):
            raise Wrong("foreign")
        return Change([Event("wait", {"yes": False})], room.table.ply, over=room.over)

    return decide


def mute(person: str, name: str, yes: bool) -> Decide:
    """Let somebody be silent, or speak again."""

    def decide(room: Room) -> Change:
        seat = _others_seat(room, person, name)
        if (seat in room.muted) == yes:
            return Change([], room.table.ply)
        return Change([Event("mute", {"seat": seat, "yes": yes})], room.table.ply, over=room.over)

    return decide


def remove(person: str, name: str, link: Link) -> Decide:
    """Send somebody away: the seat waits for another person under a new link, and the old one is worth nothing."""

    def decide(room: Room) -> Change:
        seat = _others_seat(room, person, name)
        gone = [chair for chair in room.chairs.values() if chair.person == room.chairs[seat].person]
        chairs = [replace(chair, who="link", person=None, label="", level=None) for chair in gone]
        chairs = [replace(chair, link=link_hash(link(room, chair.seat, ahead=1))) for chair in chairs]
        events = [Event("remove", {"seat": chair.seat, "person": room.chairs[seat].person}) for chair in gone]
        return Change(events, room.table.ply, over=room.over, chairs=chairs)

    return decide


def hand_over(person: str, name: str, link: Link) -> Decide:
    """Give one's own seat away: it waits for whoever opens its new link; one may come back by it, too."""

    def decide(room: Room) -> Change:
        seat = seat_held(room, person, name)
        waiting = replace(room.chairs[seat], who="link", person=None, label="", level=None)
        waiting = replace(waiting, link=link_hash(link(room, seat, ahead=1)))
        change = seated(room, waiting)
        return replace(change, events=[Event("handed", {"seat": seat}), *change.events])

    return decide
