"""Undo of the own last action while nobody has learned anything, and taking back with everybody's consent."""

from __future__ import annotations

from lapilli.core.state import CHANCE
from lapilli.server.rooms.change import Change, Decide
from lapilli.server.rooms.commands import seat_held
from lapilli.server.rooms.room import Room
from lapilli.server.storage.entries import Event
from lapilli.server.wire.errors import Refused, RequestError


def undo(person: str, name: str) -> Decide:
    """Take the own last action back; once somebody has learned from it, the others are asked."""

    def decide(room: Room) -> Change:
        seat = seat_held(room, person, name)
        refusal = room.table.why_no_undo(seat)
        ply = room.table.ply - 1
        if refusal and refusal.message == "undo-learned":
            return _back_to(room, person, seat, ply)
        if refusal:
            raise Refused("undo", refusal, room.game.words)
        return Change([Event("undo", {"ply": ply, "seat": seat})], ply)

    return decide


def ask(person: str, ply: int, viewer: int | None) -> Decide:
    """Ask the others to go back to a ply; where nobody else plays, it is granted at once."""

    def decide(room: Room) -> Change:
        mine = room.seats_of(person)
        if not mine:
            raise RequestError("foreign")
        now = room.table.ply
        target = room.visibility[viewer].real_ply(ply, now)
        if not 0 <= target < now:
            raise RequestError("takeback")
        while target > 0 and room.table.state_at(target).actor == CHANCE:
            target -= 1  # chance would only throw the same again
        if room.table.state_at(target).actor == CHANCE:
            raise RequestError("takeback")
        return _back_to(room, person, mine[0], target)

    return decide


def _back_to(room: Room, person: str, seat: int, ply: int) -> Change:
    """Back at once where nobody else plays, else the others are asked."""
    if not others(room, person):
        return Change([Event("undo", {"ply": ply, "seat": seat, "granted": True})], ply)
    return Change([Event("takeback", {"ply": ply, "seat": seat})], room.table.ply, over=room.over)


def others(room: Room, person: str) -> list[int]:
    """The seats of other people: those whose consent a take-back needs."""
    return [seat for seat in room.human_seats() if room.holders[seat].person != person]


def answer(person: str, which: int, yes: bool, viewer: int | None) -> Decide:
    """Say yes or no to a take-back; the last yes carries it out."""

    def decide(room: Room) -> Change:
        asked = room.takebacks.pending
        if asked is None or room.visibility[viewer].version(asked.version) != which:
            raise RequestError("takeback")
        mine = [seat for seat in room.seats_of(person) if room.holders[asked.seat].person != person]
        if not mine:
            raise RequestError("foreign")
        events = [Event("answer", {"takeback": asked.version, "seat": seat, "yes": yes}) for seat in mine]
        needed = set(others(room, room.holders[asked.seat].person or "")) - asked.agreed - set(mine)
        if yes and not needed:
            events.append(Event("undo", {"ply": asked.ply, "seat": asked.seat, "granted": True}))
            return Change(events, asked.ply)
        return Change(events, room.table.ply, over=room.over)

    return decide
