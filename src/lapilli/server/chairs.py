"""Who sits where: taking a seat by its link, letting a bot stand in for whoever left, coming back."""

from __future__ import annotations

from dataclasses import replace

from lapilli.bots import levels
from lapilli.server.change import Change
from lapilli.server.limits import NAME_CHARACTERS
from lapilli.server.orders import Decide, seat_held
from lapilli.server.room import Room
from lapilli.server.store import Chair, Event
from lapilli.server.wrong import Wrong


def named(name: object) -> str:
    """A person's name as it is shown: one short line, no control signs."""
    text = name if isinstance(name, str) else ""
    return " ".join("".join(sign for sign in text if sign.isprintable()).split())[:NAME_CHARACTERS]


def _seated(room: Room, chair: Chair, taken: bool = False) -> Change:
    payload = {"seat": chair.seat, "who": chair.who, "label": chair.label, "level": chair.level, "taken": taken}
    return Change([Event("seat", payload)], room.table.ply, over=room.over, chairs=[chair])


def take(person: str, seat: int, name: str = "") -> Decide:
    """Sit down on a seat whose link one has opened; it works once."""

    def decide(room: Room) -> Change:
        chair = room.chairs[seat]
        if chair.who != "link":
            raise Wrong("used")
        sitting = replace(chair, who="person", person=person, label=named(name) or chair.label)
        return _seated(room, sitting, taken=True)

    return decide


def call(person: str, name: object, text: object) -> Decide:
    """Be called something on one's own seat; nothing: as at first, nobody in particular."""

    def decide(room: Room) -> Change:
        seat = seat_held(room, person, name)
        if not isinstance(text, str):
            raise Wrong("malformed")
        if len(text) > NAME_CHARACTERS:
            raise Wrong("large", most=NAME_CHARACTERS)
        return _seated(room, replace(room.chairs[seat], label=named(text)))

    return decide


def change(person: str, name: object, to: object, level: object) -> Decide:
    """A bot stands in for somebody who left (anybody with a seat may say so), or somebody comes back."""

    def decide(room: Room) -> Change:
        if not isinstance(name, str) or name not in room.table.seats:
            raise Wrong("seat")
        seat = room.table.seat_index(name)
        chair = room.chairs[seat]
        if to == "me":
            if chair.person != person or not person:
                raise Wrong("foreign")
            if chair.who != "bot":
                raise Wrong("malformed")
            if room.clock and room.clock.left(seat, (), 0.0) <= 0:
                raise Wrong("time")
            return _seated(room, replace(chair, who="person", level=None))
        if to != "bot" or chair.who == "bot":
            raise Wrong("malformed")
        if not room.seats_of(person) and room.setup.host != person:
            raise Wrong("foreign")
        if level not in levels():
            raise Wrong("level")
        if chair.who == "person" and chair.person != person and room.connected(seat):
            raise Wrong("present", person=chair.label or name)
        return _seated(room, replace(chair, who="bot", level=str(level)))

    return decide
