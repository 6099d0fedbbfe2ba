"""Pictures worth sharing: how a game ended, as one picture, and its last round as a film."""

from __future__ import annotations

import asyncio
import io
import re
from functools import lru_cache
from typing import Annotated

from fastapi import APIRouter, Depends, Response

from lapilli.core.game import Shape
from lapilli.core.table import Table
from lapilli.draw import HOUSE, Element, Scene, Seat, group, label, path, rect, seat_mark, wrap
from lapilli.draw.film import bound
from lapilli.server.frames.words import result, seat_label
from lapilli.server.rooms.room import Room
from lapilli.server.web import origin
from lapilli.server.web.guest import Guest, guest
from lapilli.server.wire.errors import Wrong

router = APIRouter(include_in_schema=False)
Who = Annotated[Guest, Depends(guest)]
WIDTH, HEIGHT = 1200, 630  # as those who show links want it
RAIL = 340  # for the words
HOUR = "public, max-age=3600"
FRAMES = 12  # of a film
FILM = 0.42  # its size
KEPT = 32  # pictures of finished games that are remembered
OPENING = re.compile(r'<svg ([^>]*?) width="[^"]*" height="[^"]*"')
Ending = tuple[str, str, tuple[tuple[str, str, str], ...]]
"""Title, how it ended, and the seats: name, colour, letter."""


@router.get("/r/{room}.png")
async def picture(me: Who, room: str) -> Response:
    """The last board with who won, for messages and for previews of the link."""
    found = await _finished(me, room)
    pixels = await asyncio.to_thread(_still, found.table.record(), _ending(found, me.lang), me.lang)
    return Response(pixels, media_type="image/png", headers={"cache-control": HOUR})


@router.get("/r/{room}.gif")
async def film(me: Who, room: str) -> Response:
    """The last round."""
    found = await _finished(me, room)
    moving = await asyncio.to_thread(_film, found.table.record(), me.lang)
    return Response(moving, media_type="image/gif", headers={"cache-control": HOUR})


async def _finished(me: Guest, name: str) -> Room:
    """A game that is over: nothing in its pictures is a secret any more."""
    if not me.registry.limits.allow("replay", origin.address(me.request)):
        raise Wrong("rate")
    room = await me.registry.room(name)
    me.may_enter(room)
    if not room.over:
        raise Wrong("early")
    return room


def _ending(room: Room, lang: str) -> Ending:
    ended = result(room.table, lang)
    seats = []
    for index, name in enumerate(room.table.seats):
        colour, letter = room.game.look(name, index)
        score = (ended["scores"] if ended else {}).get(name)
        words = seat_label(room.game, name, lang)
        seats.append((words if score is None else f"{words}: {score:g}", colour, letter))
    return room.game.title, ended["words"] if ended else "", tuple(seats)


def _scene(table: Table, lang: str, ply: int | None = None) -> Scene:
    """The board for a broad screen, as an onlooker sees it."""
    game = table.game
    shape: Shape = "wide" if "wide" in game.shapes else ""
    seen = game.observe((table if ply is None else table.at(ply)).state, None)
    drawn = game.board_for(seen, lang, shape) if shape else game.board(seen, lang)
    if not isinstance(drawn, Scene):
        raise Wrong("gone")
    return drawn


@lru_cache(KEPT)
def _still(record: str, ending: Ending, lang: str) -> bytes:
    """The board beside the words, 1200 by 630."""
    from resvg_py import svg_to_bytes

    from lapilli.core.opening import replay

    board = _scene(replay(record), lang)
    room = (WIDTH - RAIL - 48, HEIGHT - 40)
    scale = min(room[0] / board.width, room[1] / board.height)
    size = (board.width * scale, board.height * scale)
    at = (24 + (room[0] - size[0]) / 2, (HEIGHT - size[1]) / 2)
    place = rf'<svg \1 x="{at[0]:.1f}" y="{at[1]:.1f}" width="{size[0]:.1f}" height="{size[1]:.1f}"'
    inner = OPENING.sub(place, board.svg("light"), count=1)
    sheet = Scene(WIDTH, HEIGHT, "Lapilli")
    sheet.add(_words(ending))
    return bytes(svg_to_bytes(svg_string=sheet.svg("light").removesuffix("</svg>") + inner + "</svg>"))


def _words(ending: Ending) -> Element:
    """Title, how it ended, who sat there, and the name of the house."""
    title, ended, seats = ending
    x, y = WIDTH - RAIL, 92.0
    parts: list[Element] = [
        rect(x - 12, 0, RAIL + 12, HEIGHT, fill="panel"),
        label(x + 10, y, title, 44, anchor="start", serif=True, bold=True),
    ]
    y += 52
    for line in wrap(ended, RAIL - 44, 24, 5):
        parts.append(label(x + 10, y, line, 24, anchor="start", serif=True))
        y += 32
    y += 24
    for words, colour, letter in seats:
        parts.append(seat_mark(Seat(colour, letter), (x + 28, y), 36))
        parts.append(label(x + 58, y, words, 22, anchor="start", bold=True))
        y += 46
    mountain = path("M0 30L14 4L20 8L26 2L42 30Z", fill="basalt")
    fire = path("M11 10L14 4L20 8L26 2L30 9L24 13L19 9L15 13Z", fill="ember")
    parts.append(group(mountain, fire, at=(x + 10, HEIGHT - 66)))
    parts.append(label(x + 64, HEIGHT - 48, "Lapilli", 30, anchor="start", serif=True, bold=True))
    return group(parts)


@lru_cache(KEPT)
def _film(record: str, lang: str) -> bytes:
    """The moments of the last round, a dozen at most."""
    from lapilli.core.opening import replay

    table = replay(record)
    plies = _last_round(table)
    step = max(1, -(-len(plies) // FRAMES))
    chosen = [*plies[::-1][::step][::-1]]
    shots = [_scene(table, lang, ply) for ply in chosen]
    tall = max(shot.height / shot.width for shot in shots)
    return bound([_padded(shot, tall) for shot in shots], 900)


def _padded(shot: Scene, tall: float) -> bytes:
    """The pictures of a film have one size."""
    from PIL import Image, ImageOps

    image = Image.open(io.BytesIO(shot.png(FILM * 1160 / shot.width, "light"))).convert("RGB")
    whole = ImageOps.pad(image, (image.width, round(image.width * tall)), color=HOUSE.literal("ground", "light"))
    stream = io.BytesIO()
    whole.save(stream, "PNG")
    return stream.getvalue()


def _last_round(table: Table) -> list[int]:
    """From the end back to where its round began; at most a hundred plies."""
    game = table.game

    def round_at(ply: int) -> int | None:
        return game.turn(game.observe(table.at(ply).state, None)).round

    last = round_at(table.ply)
    first = table.ply
    while first > 0 and table.ply - first < 100 and round_at(first - 1) == last:
        first -= 1
    return list(range(first, table.ply + 1))
