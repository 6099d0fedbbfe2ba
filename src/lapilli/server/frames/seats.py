"""The rail of seats in a frame: who sits where, is here and must act; and the links that give seats away."""

from __future__ import annotations

from lapilli.core.table import Table
from lapilli.server.frames.viewpoint import Viewpoint
from lapilli.server.frames.words import seat_label
from lapilli.server.rooms.room import Room, acting, awaited
from lapilli.server.wire.door import DoorWords, Newcomer
from lapilli.server.wire.outgoing import Link, SeatWords


def seat_words(room: Room, seat: int, person: str, lang: str, table: Table | None = None) -> SeatWords:
    """One seat."""
    at = table or room.table
    name, holder = at.seats[seat], room.holders[seat]
    colour, letter = room.game.presentation.seat_style(name, seat)
    return {
        "name": name,
        "label": seat_label(room.game, name, lang),
        "colour": colour,
        "letter": letter,
        "who": holder.who,
        "person": holder.label,
        "mine": holder.person == person,
        "away": holder.who == "bot" and holder.person is not None,
        "connected": holder.who == "bot" or (holder.who == "person" and room.connected(seat)),
        "bot": holder.level if holder.who == "bot" else None,
        "acting": seat in acting(at.state),
        "awaited": seat in awaited(at.state),
        "muted": seat in room.moderation.muted,
    }


def links(room: Room, viewpoint: Viewpoint) -> list[Link]:
    """The links of seats that wait for somebody; for the host only."""
    if room.setup.host != viewpoint.person:
        return []
    return [
        {"seat": room.table.seats[seat], "url": f"{viewpoint.base}/s/{room.live.links[seat]}"}
        for seat, holder in sorted(room.holders.items())
        if holder.who == "link" and seat in room.live.links
    ]


def door(room: Room, viewpoint: Viewpoint) -> DoorWords | None:
    """To whom the table is open, and who asks to come in; for the host only."""
    if not viewpoint.person or room.setup.host != viewpoint.person:
        return None
    asking = [Newcomer(number=number, name=name) for number, (_, name) in room.moderation.door.asking.items()]
    return {"to": room.moderation.door.to, "asking": asking}
