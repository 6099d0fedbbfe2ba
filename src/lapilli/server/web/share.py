"""Pages and images for sharing the end of a game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Depends, Response

from lapilli.server import share_image
from lapilli.server.frames.words import seat_label
from lapilli.server.rooms.door import Door
from lapilli.server.rooms.room import Room
from lapilli.server.web.caller import WebGuest, guest
from lapilli.server.wire.errors import RequestError

router = APIRouter(include_in_schema=False)
Who = Annotated[WebGuest, Depends(guest)]
HOUR = "public, max-age=3600"
NEVER = "private, no-store"  # of a table that does not let everybody in


@router.get("/r/{room}.png")
async def picture(me: Who, room: str) -> Response:
    """The last board with who won, for messages and for previews of the link."""
    found = await _finished(me, room)
    return _sent(found, await _painted(me, found, share_image.still, _ending(found, me.lang), me.lang), "image/png")


@router.get("/r/{room}.gif")
async def film(me: Who, room: str) -> Response:
    """The last round."""
    found = await _finished(me, room)
    return _sent(found, await _painted(me, found, share_image.film, me.lang), "image/gif")


async def _painted(me: WebGuest, found: Room, draw: Callable[..., bytes], *facts: object) -> bytes:
    painter = me.registry.painter
    return await painter.get((found.id, draw.__name__, *facts), partial(painter.work, draw, found.table, *facts))


def _sent(room: Room, pixels: bytes, kind: str) -> Response:
    if not pixels:
        raise RequestError("gone")
    cached = HOUR if room.moderation.door == Door() else NEVER
    return Response(pixels, media_type=kind, headers={"cache-control": cached})


async def _finished(me: WebGuest, name: str) -> Room:
    """A game that is over: nothing in its pictures is a secret any more."""
    me.limit("replay")
    room = await me.registry.room(name)
    me.may_enter(room)
    if not room.over:
        raise RequestError("early")
    return room


def _ending(room: Room, lang: str) -> share_image.Ending:
    """As the table says it: the best first, with what each reached in the words of the game."""
    table, found = room.table, room.table.result
    teams = table.game.presentation.standings(found, lang) if found else []
    seats = []
    for row in [member for team in teams for member in team.members or (team,)]:
        name = row.seats[0]  # what its parts are, in brackets, there is no room for
        colour, letter = room.game.presentation.seat_style(name, table.seats.index(name))
        seats.append((seat_label(room.game, name, lang), row.words.partition(" (")[0], colour, letter, row.winner))
    return room.game.title, room.game.presentation.result_words(found, lang) if found else "", tuple(seats)
