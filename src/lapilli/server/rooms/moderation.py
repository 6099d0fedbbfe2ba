"""Moderation of a table: its host admits, removes and mutes people; a player may hand over their seat."""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol

from lapilli.server.identity import link_hash
from lapilli.server.rooms.change import Change, Decide
from lapilli.server.rooms.commands import seat_held, seat_of
from lapilli.server.rooms.door import ASKING, Kind
from lapilli.server.rooms.room import Room
from lapilli.server.rooms.seats import named, seated
from lapilli.server.storage.entries import Event
from lapilli.server.wire.errors import RequestError


class Link(Protocol):
    """Makes the token that gives a seat; `ahead` counts links that are about to be given out again."""

    def __call__(self, room: Room, seat: int, ahead: int = 0) -> str: ...


def _check_host(room: Room, person: str) -> None:
    """Refuse anybody but the host of the table."""
    if not person or room.setup.host != person:
        raise RequestError("foreign")


def _others_seat(room: Room, person: str, name: str) -> int:
    """Return the seat of somebody else, which the host of the table has named."""
    _check_host(room, person)
    seat = seat_of(room, name)
    if room.holders[seat].who != "person" or room.holders[seat].person == person:
        raise RequestError("malformed")
    return seat


def begin(person: str) -> Decide:
    """Play although not all are here: anybody with a seat may say so."""

    def decide(room: Room) -> Change:
        if not room.seats_of(person):
            raise RequestError("foreign")
        return Change([Event("wait", {"yes": False})], room.table.ply, over=room.over)

    return decide


def mute(person: str, name: str, yes: bool) -> Decide:
    """Let somebody be silent, or speak again."""

    def decide(room: Room) -> Change:
        seat = _others_seat(room, person, name)
        if (seat in room.moderation.muted) == yes:
            return Change([], room.table.ply)
        return Change([Event("mute", {"seat": seat, "yes": yes})], room.table.ply, over=room.over)

    return decide


def remove(person: str, name: str, link: Link) -> Decide:
    """Send somebody away: the seat waits for another person under a new link, and the old one is worth nothing."""

    def decide(room: Room) -> Change:
        seat = _others_seat(room, person, name)
        gone = [holder for holder in room.holders.values() if holder.person == room.holders[seat].person]
        holders = [replace(holder, who="link", person=None, label="", level=None) for holder in gone]
        holders = [replace(holder, link=link_hash(link(room, holder.seat, ahead=1))) for holder in holders]
        events = [Event("remove", {"seat": holder.seat, "person": room.holders[seat].person}) for holder in gone]
        return Change(events, room.table.ply, over=room.over, holders=holders)

    return decide


def hand_over(person: str, name: str, link: Link) -> Decide:
    """Hand over a seat: it waits for the person who opens its new link, who may be the former player."""

    def decide(room: Room) -> Change:
        seat = seat_held(room, person, name)
        waiting = replace(room.holders[seat], who="link", person=None, label="", level=None)
        waiting = replace(waiting, link=link_hash(link(room, seat, ahead=1)))
        change = seated(room, waiting)
        return replace(change, events=[Event("handed", {"seat": seat}), *change.events])

    return decide


def set_door(person: str, to: Kind, password: str | None) -> Decide:
    """Open the table to everybody, to those who know a password, to whom the host lets in, or to nobody else.

    It applies at once, also to spectators; people with a seat, and people who were let in, stay.
    """

    def decide(room: Room) -> Change:
        _check_host(room, person)
        return Change([Event("door", {"to": to, "password": password})], room.table.ply, over=room.over)

    return decide


def knock(person: str, name: str) -> Decide:
    """Ask to come in; once is enough."""

    def decide(room: Room) -> Change:
        refused = room.moderation.door.refusal(person, room.belongs(person))
        if refused is not None and refused.code != "ask":
            raise refused
        if refused is None or room.moderation.door.waits(person):
            return Change([], room.table.ply)
        if len(room.moderation.door.asking) >= ASKING:
            raise RequestError("full")
        return Change([Event("knock", {"person": person, "name": named(name)})], room.table.ply, over=room.over)

    return decide


def admit(person: str, number: int, yes: bool) -> Decide:
    """Let a newcomer in, or do not."""

    def decide(room: Room) -> Change:
        _check_host(room, person)
        if number not in room.moderation.door.asking:
            raise RequestError("stale")
        event = Event("admit", {"person": room.moderation.door.asking[number][0], "yes": yes})
        return Change([event], room.table.ply, over=room.over)

    return decide
