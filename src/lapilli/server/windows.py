"""Windows: phases in which a seat may let its usual action play itself ("pass for me"). Nobody else can tell."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from lapilli.server import orders
from lapilli.server.change import Change
from lapilli.server.room import Room
from lapilli.server.store import Chair
from lapilli.server.wrong import Wrong

if TYPE_CHECKING:
    from lapilli.server.frame import Look


def shown(room: Room, look: Look) -> list[dict[str, Any]]:
    """What the seat looked through may let play itself, and does; nobody else is shown any of it."""
    seat = look.viewer
    if seat is None or room.over or look.curtain is not None or seat not in room.seats_of(look.person):
        return []
    chosen = room.chairs[seat].windows
    return [
        {"phase": phase, "label": _label(room, phase, look.lang), "yes": phase in chosen} for phase in room.game.windows
    ]


def _label(room: Room, phase: str, lang: str) -> str:
    words, message = room.game.words, f"window-{phase}"
    if words.has(lang, message):
        return words.say(lang, message)
    return f"{room.game.label(room.game.space.parse(room.game.windows[phase]), lang)} ({phase})"


def tick(person: str, name: object, phase: object, yes: object) -> Callable[[Room], Chair]:
    """Let a seat's action play itself in a phase from now on, or no longer."""

    def decide(room: Room) -> Chair:
        chair = room.chairs[orders.seat_held(room, person, name)]
        if not isinstance(phase, str) or phase not in room.game.windows or not isinstance(yes, bool):
            raise Wrong("malformed")
        chosen = {*chair.windows, phase} if yes else {*chair.windows} - {phase}
        return replace(chair, windows=tuple(known for known in room.game.windows if known in chosen))

    return decide


def due(room: Room) -> int | None:
    """The seat that is waited for and has said what it does then, if any."""
    return next((seat for seat in room.awaited() if _action(room, seat) is not None), None)


def _action(room: Room, seat: int) -> str | None:
    chair = room.chairs[seat]
    if chair.who != "person" or not chair.windows:
        return None
    phase = room.table.view(seat).get("phase")
    text = room.game.windows.get(str(phase))
    if phase not in chair.windows or text is None:
        return None
    return text if room.game.space.parse(text) in room.table.state.menu(seat) else None


def plays(seat: int, ply: int) -> orders.Decide:
    """The seat's action plays itself, if it is still wished and legal; it is stored as if the person had played it."""

    def decide(room: Room) -> Change:
        text = _action(room, seat)
        if room.table.ply != ply or text is None:
            raise Wrong("stale")
        trial = room.table.copy()
        trial.play(text, seat)
        return orders.moves(room, trial, "person")

    return decide
