"""Lessons, rules and practice tables: pages and their API."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Depends, Response
from pydantic import Field

from lapilli.core.errors import LapilliError
from lapilli.core.lessons.progress import lessons_of
from lapilli.core.presentation import Shape, Theme
from lapilli.core.registry import find
from lapilli.server.frames.words import say
from lapilli.server.handlers import learning
from lapilli.server.learning import rulebook
from lapilli.server.learning.lesson_session import list_lessons
from lapilli.server.web.caller import WebGuest, guest
from lapilli.server.web.pages import DAY, complaint, page
from lapilli.server.wire.requests import Lang, LessonRequest, PracticeRequest, TableOfLessonRequest

router = APIRouter(include_in_schema=False)
Who = Annotated[WebGuest, Depends(guest)]
Way = Annotated[list[Annotated[str, Field(max_length=200)]], Field(max_length=80)]


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
async def go(me: Who, game: str, lesson: str, body: LessonRequest) -> dict[str, object]:
    """One step on the way through a lesson: the way from here, and the messages a table would send."""
    return await learning.go(me, game, lesson, body)


@router.post("/api/lessons/{game}/{lesson}/table", status_code=201)
async def whole_game(me: Who, game: str, lesson: str, body: TableOfLessonRequest) -> dict[str, object]:
    """The table of a lesson that is a whole game."""
    return await learning.whole_game(me, game, lesson, body)


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


@router.post("/api/practice", status_code=201)
async def practice(me: Who, body: PracticeRequest) -> dict[str, object]:
    """A practice table: all seats are mine, and everything can be taken back."""
    return await learning.practice(me, body)


@router.get("/api/coach/{game}")
async def coach(me: Who, game: str, lang: Lang = "en") -> dict[str, object]:
    """The notes of a game's coach: what each says, where, and the moment for which a client watches out."""
    return learning.coach(game, lang)


@router.get("/api/lessons/{game}")
async def listed(me: Who, game: str, lang: Lang = "en") -> dict[str, object]:
    """The lessons of a game in words."""
    return learning.listed(game, lang)
