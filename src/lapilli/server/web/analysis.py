"""Luck and play of a finished game, for the chart beside its replay."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Annotated, TypeVar

from fastapi import APIRouter, Query, Request

from lapilli.core.action import Action
from lapilli.core.action import MenuContext as Asked
from lapilli.core.table import Table
from lapilli.server.frames.seats import seat_words
from lapilli.server.web import origin
from lapilli.server.web.api import REFUSALS, InLang, Who
from lapilli.server.wire.errors import RequestError
from lapilli.server.wire.requests import RoomName
from lapilli.server.wire.responses import Analysed, Decision, SeatsWay, Share
from lapilli.study.analyse import DecisionPoint

router = APIRouter(prefix="/api")
LOOK = 0.5  # seconds between two looks whether somebody still waits
Found = TypeVar("Found")


@router.get("/tables/{room}/analysis", response_model=Analysed, responses=REFUSALS, tags=["tables"])
async def analysis(
    me: Who, room: RoomName, seat: Annotated[str, Query(max_length=60)] = "", lang: InLang = None
) -> Analysed:
    """The chance of winning after every decision, luck and play, and what would have been better; once it is over."""
    if not me.registry.limits.allow("analysis", origin.address(me.request)):
        raise RequestError("rate")
    found = await me.registry.room(room)
    me.may_enter(found)
    table = found.table
    if not found.over or table.result is None:
        raise RequestError("early")
    if seat and seat not in table.seats:
        raise RequestError("seat")
    work = me.registry.analyst.analysis(found.id, table, origin.address(me.request))
    made = await _while_waited_for(me.request, work)
    sight = found.visibility[table.seat_index(seat) if seat else None]
    spoken = lang or me.lang
    places = {moment.ply: place for place, moment in enumerate(made.moments)}
    words = [seat_words(found, number, me.person, spoken) for number in range(len(table.seats))]
    ways = [
        SeatsWay(
            name=table.seats[share.seat],
            label=words[share.seat]["label"],
            colour=words[share.seat]["colour"],
            first=_percent(share.first),
            play=_percent(share.play),
            others=_percent(share.others),
            luck=_percent(share.luck),
            result=_percent(share.result),
            adjusted=_percent(share.adjusted),
        )
        for share in made.shares
    ]
    points = [
        _point(table, moment, sight.ply(moment.ply), found.visibility[moment.seat].ply(moment.ply), spoken)
        for moment in made.moments
    ]
    worst = [places[moment.ply] for moment in made.worst()]
    return Analysed(
        together=made.together,
        seats=ways,
        points=points,
        worst=worst,
        decisions=made.decisions,
        partial=made.partial,
    )


@router.get("/tables/{room}/analysis/share", response_model=Share, responses=REFUSALS, tags=["tables"])
async def share(me: Who, room: RoomName) -> Share:
    """How much of the analysis that was asked for is done, in percent."""
    found = await me.registry.room(room)
    me.may_enter(found)
    return Share(percent=_percent(me.registry.analyst.share(found.id)))


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


def _percent(part: float) -> float:
    return round(100 * part, 1)


def _point(table: Table, moment: DecisionPoint, ply: int, own: int, lang: str) -> Decision:
    """Only where something else was clearly better it is named: every name needs a view."""
    costly = -moment.play > moment.error
    chosen = better = reason = ""
    click_path: tuple[str, ...] = ()
    if costly:
        name = table.names_at(moment.ply)[moment.seat]
        asked = Asked(table.game, table.state_at(moment.ply), moment.seat, name, moment.ply)
        taken, other = (Action(asked, table.game.space.parse(text)) for text in (moment.action, moment.best))
        chosen, better, click_path = taken.label(lang), other.label(lang), other.click_path
        view = table.game.rules.observe(table.state_at(moment.ply), moment.seat)
        line = table.game.coaching.reason(view, name, other.id)
        reason = table.game.words.say(lang, line.message, line.args) if line else ""
    return Decision(
        ply=ply,
        own=own,
        seat=table.seats[moment.seat],
        win_probability=_percent(moment.win_probability),
        error=_percent(moment.error),
        play=_percent(moment.play),
        luck=_percent(moment.luck),
        chosen=chosen,
        better=better,
        reason=reason,
        better_win_probability=_percent(moment.best_win_probability),
        click_path=list(click_path),
    )
