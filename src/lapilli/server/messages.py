"""The kinds of message a client may send, and what each does."""

from __future__ import annotations

from typing import Any

from lapilli.core.game import LANGUAGES, Shape
from lapilli.server import chairs, orders, talk, windows
from lapilli.server.advice import hint, why
from lapilli.server.connection import Connection
from lapilli.server.house import House
from lapilli.server.wrong import Wrong


async def handle(house: House, connection: Connection, message: dict[str, Any]) -> None:
    """Carry out one message, or raise the reason why not."""
    room, person = connection.room, connection.person
    get = message.get
    match message["type"]:
        case "play":
            wish = orders.Wish(get("seat"), get("text"), get("ply"), get("version"), get("id"))
            await house.change(room, orders.play(person, wish, connection.viewer))
            if wish.id is not None:
                version = connection.sight.version(room.played[person, message["id"]])
                connection.answer({"type": "played", "id": wish.id, "version": version})
        case "undo":
            await house.change(room, orders.undo(person, get("seat")))
        case "takeback":
            await house.change(room, orders.takeback(person, get("ply"), connection.viewer))
        case "answer":
            await house.change(room, orders.answer(person, get("takeback"), get("yes"), connection.viewer))
        case "chat":
            await house.change(room, talk.say(person, get("text")))
        case "seat":
            await house.change(room, chairs.change(person, get("seat"), get("to"), get("level")))
        case "window":
            await house.keep(room, windows.tick(person, get("seat"), get("phase"), get("yes")))
            for other in room.connections:
                if other.person == person:
                    other.refresh()
        case "name":
            _slowly(house, connection, "name")
            await house.change(room, chairs.call(person, get("seat"), get("text")))
        case "hint":
            _slowly(house, connection)
            connection.answer(await hint(house, room, orders.seat_held(room, person, get("seat")), connection.lang))
        case "why":
            _slowly(house, connection)
            seat = orders.seat_held(room, person, get("seat"))
            connection.answer(why(room, seat, get("text"), get("touch"), connection.lang))
        case "eyes":
            connection.wish(orders.seat_held(room, person, get("seat")))
        case "ready_curtain":
            connection.lift(orders.seat_held(room, person, get("seat")))
        case "lang":
            if get("lang") not in LANGUAGES:
                raise Wrong("malformed")
            connection.lang = message["lang"]
            connection.refresh()
        case "shape":
            connection.shape = shape_of(get("shape"))
            if room.game.shapes:
                connection.refresh()
        case "full":
            connection.refresh()
        case "ping":
            connection.answer({"type": "pong", "version": connection.sight.version(room.version)})
        case _:
            raise Wrong("unknown")


def shape_of(wish: object) -> Shape:
    """The shape of a client's screen; one we have never heard of is like any other screen."""
    return wish if wish == "narrow" or wish == "wide" else ""


def _slowly(house: House, connection: Connection, purpose: str = "think") -> None:
    if not house.limits.allow(purpose, connection.person):
        raise Wrong("rate")
