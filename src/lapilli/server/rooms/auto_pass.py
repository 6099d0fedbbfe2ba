"""Automatic passing: phases in which a seat lets its usual action be played. Nobody else can tell."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from lapilli.server.rooms import commands
from lapilli.server.rooms.change import Change, Decide
from lapilli.server.rooms.room import Room
from lapilli.server.storage.entries import SeatHolder
from lapilli.server.wire.errors import RequestError


def set_auto_pass(person: str, name: str, phase: str, yes: bool) -> Callable[[Room], SeatHolder]:
    """Turn automatic passing on or off for a seat in one phase."""

    def decide(room: Room) -> SeatHolder:
        holder = room.holders[commands.seat_held(room, person, name)]
        if phase not in room.game.rules.auto_pass:
            raise RequestError("malformed")
        chosen = {*holder.auto_pass, phase} if yes else {*holder.auto_pass} - {phase}
        return replace(holder, auto_pass=tuple(known for known in room.game.rules.auto_pass if known in chosen))

    return decide


def due(room: Room) -> int | None:
    """Return the awaited seat that passes automatically now, if any."""
    return next((seat for seat in room.awaited() if _action(room, seat) is not None), None)


def _action(room: Room, seat: int) -> int | None:
    holder = room.holders[seat]
    if holder.who != "person" or not holder.auto_pass:
        return None
    phase = room.table.cached_view(seat).get("phase")
    text = room.game.rules.auto_pass.get(str(phase))
    if phase not in holder.auto_pass or text is None:
        return None
    action = room.game.space.parse(text)
    return action if action in room.table.state.menu(seat) else None


def plays(seat: int, ply: int) -> Decide:
    """The seat's action plays itself, if it is still wished and legal; it is stored as if the person had played it."""

    def decide(room: Room) -> Change:
        action = _action(room, seat)
        if room.table.ply != ply or action is None:
            raise RequestError("stale")
        trial = room.table.fork()
        trial.apply(seat, action)
        return commands.to_change(room, trial, "person")

    return decide
