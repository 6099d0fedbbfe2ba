"""The HTTP API: games, tables, records, replays, dice."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import PlainTextResponse

from lapilli.core.presentation import Shape
from lapilli.server import create_room, people
from lapilli.server.answers import WORDS
from lapilli.server.frames.frame import frame, rounds, whole
from lapilli.server.frames.seats import seat_words
from lapilli.server.frames.viewpoint import Viewpoint
from lapilli.server.frames.words import result
from lapilli.server.identity import link_hash
from lapilli.server.room_registry import RoomRegistry
from lapilli.server.rooms import dice, presence, seats
from lapilli.server.rooms.room import Room
from lapilli.server.web import origin
from lapilli.server.web.caller import Guest, guest
from lapilli.server.web.catalogue import describe
from lapilli.server.wire.errors import RequestError, answer
from lapilli.server.wire.requests import Lang, RecordWish, RoomName, SitWish, TableWish, Token
from lapilli.server.wire.responses import Dice, Failure, Games, Health, Opened, Seated, Tables, TableState

REFUSALS: dict[int | str, dict[str, object]] = {
    code: {"model": Failure} for code in (400, 403, 404, 409, 410, 413, 422, 429, 503)
}
PLAIN_REFUSALS: dict[int | str, dict[str, object]] = {  # the same where the good answer is plain text
    code: {
        "description": "Refused",
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Failure"}}},
    }
    for code in REFUSALS
}
router = APIRouter(prefix="/api")
PROBE = 2.0  # seconds the store may take to say that it is well
Who = Annotated[Guest, Depends(guest)]
InLang = Annotated[Lang | None, Query()]


@router.get("/games", response_model=Games, responses=REFUSALS, tags=["games"])
async def games(me: Who, lang: InLang = None) -> object:
    """Every game that is installed, with its options, seats and levels of bots, in words."""
    return describe(lang or me.lang)


@router.get("/tables", response_model=Tables, responses=REFUSALS, tags=["tables"])
async def my_tables(me: Who, lang: InLang = None) -> object:
    """The tables where I have a seat, the most recent first."""
    spoken = lang or me.lang
    found: list[object] = []
    unreadable: list[object] = []
    for name in await me.registry.store.rooms_of(me.person):
        room = await me.registry.try_room(name)
        if isinstance(room, Room):
            found.append(state(room, me, spoken))
        elif room.code != "gone":
            unreadable.append({"room": name, **answer(room, spoken)})
    return {"tables": found, "unreadable": unreadable}


@router.post("/tables", response_model=Opened, status_code=201, responses=REFUSALS, tags=["tables"])
async def open_table(me: Who, wish: TableWish) -> object:
    """Open a table; each link gives its seat to the first person who opens it."""
    await me.may_open()
    return opened(await create_room.open_table(me.registry, me.sit(), wish), me)


@router.post("/tables/import", response_model=Opened, status_code=201, responses=REFUSALS, tags=["tables"])
async def import_record(me: Who, wish: RecordWish) -> object:
    """Open a recorded game."""
    await me.may_open()
    return opened(await create_room.open_record(me.registry, me.sit(), wish), me)


@router.get("/tables/{room}", response_model=TableState, responses=REFUSALS, tags=["tables"])
async def table(me: Who, room: RoomName, lang: InLang = None) -> object:
    """What anybody may know about a table."""
    found = await me.registry.room(room)
    me.may_enter(found)
    return state(found, me, lang or me.lang)


@router.post("/tables/{room}/again", response_model=Opened, status_code=201, responses=REFUSALS, tags=["tables"])
async def again(me: Who, room: RoomName) -> object:
    """Play again with the same seats; for those who sit at the table."""
    old = await me.registry.room(room)
    if not old.belongs(me.person):
        raise RequestError("foreign")
    await me.may_open()
    return opened(await create_room.open_again(me.registry, me.person, old), me)


@router.get("/tables/{room}/record", response_class=PlainTextResponse, responses=PLAIN_REFUSALS, tags=["tables"])
async def record(me: Who, room: RoomName) -> Response:
    """The record of a game that is over."""
    found = await me.registry.room(room)
    me.may_enter(found)
    if not found.over:
        raise RequestError("early")
    name = f"{found.game.name}-{found.id[:6]}.txt"
    return PlainTextResponse(found.table.record(), headers={"content-disposition": f'attachment; filename="{name}"'})


@router.get("/tables/{room}/frame", responses=REFUSALS, tags=["tables"])
async def replay(
    me: Who,
    room: RoomName,
    ply: Annotated[int | None, Query(ge=0, le=1_000_000)] = None,
    seat: Annotated[str, Query(max_length=60)] = "",
    lang: InLang = None,
    shape: Shape = "",
) -> dict[str, object]:
    """The picture at any moment, as a seat knew it: my own while the game runs, any once it is over."""
    if not me.registry.limits.allow("replay", origin.address(me.request)):
        raise RequestError("rate")
    found = await me.registry.room(room)
    me.may_enter(found)
    mine = set(found.seats_of(me.person))
    viewers = [s for s in range(found.table.state.seats) if found.over or s in mine]
    viewer = None
    if seat:
        if seat not in found.table.seats:
            raise RequestError("seat")
        viewer = found.table.seat_index(seat)
        if viewer not in viewers:
            raise RequestError("foreign")
    now, sight = found.table.ply, found.visibility[viewer]
    spoken = lang or me.lang
    viewpoint = Viewpoint(me.person, viewer, None, spoken, shape=shape)
    last = sight.ply(now)
    shown = frame(found, viewpoint, sight.real_ply(min(last, ply if ply is not None else last), now))
    words = [seat_words(found, s, me.person, spoken) for s in viewers]
    return {
        **whole(shown),
        "kind": "replay",
        "version": sight.version(found.version),
        "plies": last,
        "viewers": [{"name": "", "label": ""}, *({"name": w["name"], "label": w["label"]} for w in words)],
        "rounds": rounds(found, viewer),
    }


@router.get("/tables/{room}/dice", response_model=Dice, responses=REFUSALS, tags=["tables"])
async def check_dice(me: Who, room: RoomName, lang: InLang = None) -> object:
    """The promise made at the start; once it is over, the seed, and whether every throw was the one promised."""
    found = await me.registry.room(room)
    me.may_enter(found)
    spoken = lang or me.lang
    if not found.over:
        return {
            "seed_commitment": found.table.seed_commitment,
            "over": False,
            "throws": 0,
            "words": WORDS.say(spoken, "dice-later"),
        }
    throws, holds = dice.check(found.table, found.moves.by)
    message = "imported" if found.setup.imported else "none" if not throws else "hold" if holds else "broken"
    return {
        "seed_commitment": found.table.seed_commitment,
        "over": True,
        "seed": found.table.seed,
        "holds": holds,
        "throws": throws,
        "words": WORDS.say(spoken, f"dice-{message}", {"throws": throws}),
    }


@router.post("/seats/{token}", response_model=Seated, responses=REFUSALS, tags=["tables"])
async def sit_down(me: Who, token: Token, wish: SitWish) -> object:
    """Take the seat that a link gives; works once, for one person."""
    room, seat = await take_seat(me, token, wish.name)
    return {"room": room.id, "url": f"/t/{room.id}", "seat": room.table.seats[seat]}


async def take_seat(me: Guest, token: str, name: str = "") -> tuple[Room, int]:
    """Bind the link's seat to this person; a person who has it already is let in again."""
    found = await me.registry.store.seat_of_link(link_hash(token))
    if found is None:
        raise RequestError("gone")
    room, seat = await me.registry.room(found[0]), found[1]
    if room.chairs[seat].person != me.person or not me.person:
        called = name or (await people.known(me.registry.store, me.person)).name
        await me.registry.change(room, seats.take(me.sit(), seat, called))
    return room, seat


def opened(room: Room, me: Guest) -> dict[str, object]:
    """Where the new table is, and the links for friends."""
    base = origin.base(me.registry.settings, me.request)
    return {
        "room": room.id,
        "url": f"/t/{room.id}",
        "links": [
            {"seat": room.table.seats[seat], "url": f"{base}/s/{token}"}
            for seat, token in sorted(room.live.links.items())
            if room.chairs[seat].who == "link" and room.setup.host == me.person
        ],
    }


def state(room: Room, me: Guest, lang: str) -> dict[str, object]:
    """A table in a list."""
    mine = room.seats_of(me.person)
    sight = room.visibility[mine[0] if mine else None]
    ended = result(room.table, lang)
    return {
        "room": room.id,
        "url": f"/t/{room.id}",
        "game": room.game.name,
        "title": room.game.title,
        "seats": [seat_words(room, seat, me.person, lang) for seat in range(room.table.state.seats)],
        "you": [room.table.seats[seat] for seat in mine],
        "yours": any(seat in room.awaited() for seat in mine),
        "ply": sight.ply(room.table.ply),
        "version": sight.version(room.version),
        "options": room.table.options,
        "dice": room.setup.dice,
        "over": room.over,
        "paused": presence.paused(room),
        "words": ended["words"] if ended else "",
        "updated": datetime.fromtimestamp(sight.updated or room.updated, UTC).isoformat(timespec="seconds"),
    }


watch = APIRouter()


@watch.get("/health/live", response_model=Health, tags=["hosting"])
async def alive() -> object:
    """Does this process answer at all? If not, it should be started again."""
    return {"status": "ok"}


@watch.get("/health", response_model=Health, tags=["hosting"], responses={503: {"model": Health}})
async def health(request: Request, response: Response) -> object:
    """May work be sent here: can something be stored, within a time limit, and is it not about to stop?"""
    registry: RoomRegistry = request.app.state.registry
    status = "stopping" if registry.stopping else "ok"
    try:
        async with asyncio.timeout(PROBE):
            await registry.store.probe()
    except (RequestError, TimeoutError):
        status = "away"
    response.status_code = 200 if status == "ok" else 503
    return {"status": status}


@watch.get("/metrics", response_class=PlainTextResponse, tags=["hosting"], responses=PLAIN_REFUSALS)
async def metrics(request: Request) -> Response:
    """Counters for Prometheus; for this machine only unless the operator opens them."""
    registry: RoomRegistry = request.app.state.registry
    if not registry.settings.open_metrics and origin.address(request) not in ("127.0.0.1", "::/64", "testclient"):
        raise RequestError("foreign")
    return PlainTextResponse(registry.metrics.text())
