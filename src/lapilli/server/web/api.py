"""The HTTP API: games, tables, records, replays, dice."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import PlainTextResponse

from lapilli.core.presentation import Shape
from lapilli.server.handlers import tables
from lapilli.server.requester import Requester
from lapilli.server.room_registry import RoomRegistry
from lapilli.server.web import origin
from lapilli.server.web.caller import guest
from lapilli.server.web.catalogue import describe
from lapilli.server.web.parameters import RoomName, Token
from lapilli.server.wire.errors import RequestError
from lapilli.server.wire.requests import Lang, RecordRequest, SitRequest, TableRequest
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
Who = Annotated[Requester, Depends(guest)]
InLang = Annotated[Lang | None, Query()]


@router.get("/games", response_model=Games, responses=REFUSALS, tags=["games"])
async def games(me: Who, lang: InLang = None) -> object:
    """Every game that is installed, with its options, seats and levels of bots, in words."""
    return describe(lang or me.lang)


@router.get("/tables", response_model=Tables, responses=REFUSALS, tags=["tables"])
async def my_tables(me: Who, lang: InLang = None) -> object:
    """The tables where I have a seat, the most recent first."""
    return await tables.my_tables(me, lang)


@router.post("/tables", response_model=Opened, status_code=201, responses=REFUSALS, tags=["tables"])
async def open_table(me: Who, body: TableRequest) -> object:
    """Open a table; each link gives its seat to the first person who opens it."""
    return await tables.open_table(me, body)


@router.post("/tables/import", response_model=Opened, status_code=201, responses=REFUSALS, tags=["tables"])
async def import_record(me: Who, body: RecordRequest) -> object:
    """Open a recorded game."""
    return await tables.import_record(me, body)


@router.get("/tables/{room}", response_model=TableState, responses=REFUSALS, tags=["tables"])
async def table(me: Who, room: RoomName, lang: InLang = None) -> object:
    """What anybody may know about a table."""
    return await tables.table(me, room, lang)


@router.post("/tables/{room}/again", response_model=Opened, status_code=201, responses=REFUSALS, tags=["tables"])
async def again(me: Who, room: RoomName) -> object:
    """Play again with the same seats; for those who sit at the table."""
    return await tables.again(me, room)


@router.get("/tables/{room}/record", response_class=PlainTextResponse, responses=PLAIN_REFUSALS, tags=["tables"])
async def record(me: Who, room: RoomName) -> Response:
    """The record of a game that is over."""
    name, text = await tables.record(me, room)
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})


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
    return await tables.replay(me, room, ply, seat, lang, shape)


@router.get("/tables/{room}/dice", response_model=Dice, responses=REFUSALS, tags=["tables"])
async def check_dice(me: Who, room: RoomName, lang: InLang = None) -> object:
    """The promise made at the start; once it is over, the seed, and whether every throw was the one promised."""
    return await tables.check_dice(me, room, lang)


@router.post("/seats/{token}", response_model=Seated, responses=REFUSALS, tags=["tables"])
async def sit_down(me: Who, token: Token, body: SitRequest) -> object:
    """Take the seat that a link gives; works once, for one person."""
    room, seat = await tables.take_seat(me, token, body.name)
    return {"room": room.id, "url": me.url(room), "seat": room.table.seats[seat]}


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
