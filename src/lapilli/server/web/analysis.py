"""Luck and play of a finished game, for the chart beside its replay."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Annotated, TypeVar

from fastapi import APIRouter, Depends, Query, Request

from lapilli.server.handlers import analysis as handlers
from lapilli.server.web.api import REFUSALS, InLang
from lapilli.server.web.caller import WebGuest, guest
from lapilli.server.web.parameters import RoomName
from lapilli.server.wire.errors import RequestError
from lapilli.server.wire.responses import Analysed, Share

router = APIRouter(prefix="/api")
LOOK = 0.5  # seconds between two looks whether somebody still waits
Who = Annotated[WebGuest, Depends(guest)]
Found = TypeVar("Found")


@router.get("/tables/{room}/analysis", response_model=Analysed, responses=REFUSALS, tags=["tables"])
async def analysis(
    me: Who, room: RoomName, seat: Annotated[str, Query(max_length=60)] = "", lang: InLang = None
) -> Analysed:
    """The chance of winning after every decision, luck and play, and what would have been better; once it is over."""
    return await _while_waited_for(me.request, handlers.analysis(me, room, seat, lang))


@router.get("/tables/{room}/analysis/share", response_model=Share, responses=REFUSALS, tags=["tables"])
async def share(me: Who, room: RoomName) -> Share:
    """How much of the analysis that was asked for is done, in percent."""
    return await handlers.share(me, room)


async def _while_waited_for(request: Request, work: Coroutine[object, None, Found]) -> Found:
    """What the work gives; it is cancelled when the requester has gone."""
    task = asyncio.create_task(work)
    try:
        while not task.done():
            await asyncio.wait({task}, timeout=LOOK)
            if not task.done() and await request.is_disconnected():
                raise RequestError("busy")  # nobody reads it
        return task.result()
    finally:
        task.cancel()
