"""Lessons, rules and practice tables: pages and their API."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Depends, Response
from pydantic import Field

from lapilli.core.errors import LapilliError
from lapilli.core.factory import position
from lapilli.core.lessons.coach import notes
from lapilli.core.lessons.progress import LessonProgress, lessons_of
from lapilli.core.presentation import Shape, Theme
from lapilli.core.registry import find
from lapilli.core.table import Table
from lapilli.server import create_room
from lapilli.server.frames.words import say
from lapilli.server.learning import rulebook
from lapilli.server.learning.lesson_session import LessonTable, Sent, list_lessons
from lapilli.server.web import origin
from lapilli.server.web.api import opened
from lapilli.server.web.caller import Guest, guest
from lapilli.server.web.pages import DAY, complaint, page
from lapilli.server.wire import messages
from lapilli.server.wire.errors import RequestError
from lapilli.server.wire.requests import Lang, Wish

router = APIRouter(include_in_schema=False)
Who = Annotated[Guest, Depends(guest)]
Way = Annotated[list[Annotated[str, Field(max_length=200)]], Field(max_length=80)]


class LessonWish(Wish):
    """Where a learner stands, and what they do: a message of the live socket, or `next` when they have read on."""

    way: Way = Field(default_factory=list)
    message: dict[str, object] | None = None
    next: bool = False
    lang: Lang = "en"
    shape: Shape = ""


@router.get("/learn/{game}")
async def lessons(me: Who, game: str) -> Response:
    """The lessons of a game, in their order."""
    try:
        found = find(game)
        lessons_of(found)
    except LapilliError as error:
        return complaint(me, error)
    title = say(found, me.lang, "title", found.title)
    listed = list_lessons(found, me.lang)
    return page(me, "lessons.html", game=found.name, title=title, lessons=listed, goal=say(found, me.lang, "about", ""))


@router.get("/learn/{game}/{lesson}")
async def lesson(me: Who, game: str, lesson: str) -> Response:
    """One lesson, at a table."""
    try:
        found = find(game)
        wanted = lessons_of(found).find(lesson)
    except LapilliError as error:
        return complaint(me, error)
    title = say(found, me.lang, "title", found.title)
    return page(
        me,
        "table.html",
        room="",
        game=found.name,
        title=title,
        shapes=" ".join(found.presentation.shapes),
        lesson=wanted.id,
    )


@router.post("/api/lessons/{game}/{lesson}")
async def go(me: Who, game: str, lesson: str, wish: LessonWish) -> dict[str, object]:
    """One step on the way through a lesson: the way from here, and the messages a table would send."""
    if not me.registry.limits.allow("why", origin.address(me.request)):
        raise RequestError("rate")
    desk = LessonTable(find(game), lesson, wish.lang, wish.shape)
    way, sent = await asyncio.to_thread(_go, desk, wish)
    return {"way": way, "messages": sent}


def _go(desk: LessonTable, wish: LessonWish) -> tuple[list[str], Sent]:
    if wish.next:
        return desk.read_on(wish.way)
    if wish.message is None:
        return wish.way, desk.arrive(wish.way)
    return desk.answer(wish.way, messages.understand(wish.message))


class TableOfLessonWish(Wish):
    """In which language the table of a lesson is opened."""

    lang: Lang = "en"


@router.post("/api/lessons/{game}/{lesson}/table", status_code=201)
async def whole_game(me: Who, game: str, lesson: str, wish: TableOfLessonWish) -> dict[str, object]:
    """The table of a lesson that is a whole game."""
    found = find(game)
    wanted = lessons_of(found).find(lesson)
    if not wanted.play:
        raise RequestError("gone")
    await me.may_open()
    return opened(await create_room.open_lesson(me.registry, me.sit(), found, wanted, wish.lang), me)


@router.get("/rules/{game}")
async def rules(me: Who, game: str) -> Response:
    """The rules of a game: in ten minutes, worked examples, and every clause."""
    try:
        found = find(game)
    except LapilliError as error:
        return complaint(me, error)
    examples = await asyncio.to_thread(rulebook.examples, found, me.lang)
    return page(
        me,
        "rules.html",
        game=found.name,
        title=say(found, me.lang, "title", found.title),
        lessons=bool(found.coaching.lessons),
        parts=rulebook.parts(found, me.lang),
        examples=examples,
        digest=rulebook.digest(found),
    )


@router.get("/static/examples/{game}/{lesson}/{step}.svg")
async def example(
    game: str, lesson: str, step: int, after: bool = False, lang: Lang = "en", theme: Theme = "light", shape: Shape = ""
) -> Response:
    """The board at a step of a lesson, for rules and worked examples."""
    drawn = await asyncio.to_thread(rulebook.picture, find(game), lesson, step, after, lang, theme, shape)
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": DAY})


class PracticeWish(Wish):
    """What to try something at: a step of a lesson, a moment of a game, a position, or a record."""

    game: Annotated[str, Field(max_length=60)] = ""
    lesson: Annotated[str, Field(max_length=80)] = ""
    step: Annotated[int, Field(ge=1, le=80)] = 1
    way: Way | None = None  # or wherever this way through the lesson has led
    room: Annotated[str, Field(max_length=40)] = ""
    ply: Annotated[int, Field(ge=0, le=1_000_000)] = 0
    seat: Annotated[str, Field(max_length=60)] = ""  # through whose eyes the moment was counted
    position: dict[str, object] | None = None
    lang: Lang = "en"


@router.post("/api/practice", status_code=201)
async def practice(me: Who, wish: PracticeWish) -> dict[str, object]:
    """A practice table: all seats are mine, and everything can be taken back."""
    await me.may_open()
    table = await _practised(me, wish)
    return opened(await create_room.open_practice(me.registry, me.sit(), table, wish.lang), me)


async def _practised(me: Guest, wish: PracticeWish) -> Table:
    if wish.position is not None:
        return await asyncio.to_thread(position, wish.game, wish.position)
    if wish.lesson and wish.way is not None:
        return LessonProgress.of(find(wish.game), wish.lesson, wish.way).table
    if wish.lesson:
        return rulebook.at(find(wish.game), rulebook.Example(wish.lesson, wish.step)).table
    room = await me.registry.room(wish.room)
    me.may_enter(room)
    if not room.over and set(room.seats_of(me.person)) != set(range(room.table.state.seats)):
        raise RequestError("early")  # playing on from a running game would reveal secrets
    viewer = room.table.seat_index(wish.seat) if wish.seat else None
    sight = room.visibility[viewer]
    return room.table.at(sight.real_ply(min(wish.ply, sight.ply(room.table.ply)), room.table.ply))


@router.get("/api/coach/{game}")
async def coach(me: Who, game: str, lang: Lang = "en") -> dict[str, object]:
    """The notes of a game's coach: what each says, where, and the moment for which a client watches out."""
    found = find(game)
    said = [(note, lessons_of(found).words.say(lang, note.message)) for note in notes(found)]
    return {"notes": [{"id": note.id, "when": note.when, "spot": note.spot, "words": words} for note, words in said]}


@router.get("/api/lessons/{game}")
async def listed(me: Who, game: str, lang: Lang = "en") -> dict[str, object]:
    """The lessons of a game in words."""
    return {"lessons": list_lessons(find(game), lang)}
