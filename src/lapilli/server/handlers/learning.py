"""Lessons, the coach, and practice tables."""

from __future__ import annotations

from lapilli.core.factory import position
from lapilli.core.lessons.coach import notes
from lapilli.core.lessons.progress import LessonProgress, lessons_of
from lapilli.core.registry import find
from lapilli.core.table import Table
from lapilli.server import create_room
from lapilli.server.handlers.tables import opened
from lapilli.server.learning import rulebook
from lapilli.server.learning.lesson_session import LessonTable, Sent, list_lessons
from lapilli.server.requester import Requester
from lapilli.server.wire import messages
from lapilli.server.wire.errors import RequestError
from lapilli.server.wire.requests import LessonRequest, PracticeRequest, TableOfLessonRequest


async def go(me: Requester, game: str, lesson: str, body: LessonRequest) -> dict[str, object]:
    """One step on the way through a lesson: the way from here, and the messages a table would send."""
    me.limit("why")
    desk = LessonTable(find(game), lesson, body.lang, body.shape)
    way, sent = await me.registry.runtime.run_in_thread(_go, desk, body)
    return {"way": way, "messages": sent}


def _go(desk: LessonTable, body: LessonRequest) -> tuple[list[str], Sent]:
    if body.next:
        return desk.read_on(body.way)
    if body.message is None:
        return body.way, desk.arrive(body.way)
    return desk.answer(body.way, messages.understand(body.message))


async def whole_game(me: Requester, game: str, lesson: str, body: TableOfLessonRequest) -> dict[str, object]:
    """The table of a lesson that is a whole game."""
    found = find(game)
    wanted = lessons_of(found).find(lesson)
    if not wanted.play:
        raise RequestError("gone")
    await me.may_open()
    return opened(await create_room.open_lesson(me.registry, me.sit(), found, wanted, body.lang), me)


async def practice(me: Requester, body: PracticeRequest) -> dict[str, object]:
    """A practice table: all seats are mine, and everything can be taken back."""
    await me.may_open()
    table = await _practised(me, body)
    return opened(await create_room.open_practice(me.registry, me.sit(), table, body.lang), me)


async def _practised(me: Requester, body: PracticeRequest) -> Table:
    if body.position is not None:
        return await me.registry.runtime.run_in_thread(position, body.game, body.position)
    if body.lesson and body.way is not None:
        return LessonProgress.of(find(body.game), body.lesson, body.way).table
    if body.lesson:
        return rulebook.at(find(body.game), rulebook.Example(body.lesson, body.step)).table
    room = await me.registry.room(body.room)
    me.may_enter(room)
    if not room.over and set(room.seats_of(me.person)) != set(range(room.table.state.seats)):
        raise RequestError("early")  # playing on from a running game would reveal secrets
    viewer = room.table.seat_index(body.seat) if body.seat else None
    sight = room.visibility[viewer]
    return room.table.at(sight.real_ply(min(body.ply, sight.ply(room.table.ply)), room.table.ply))


def coach(game: str, lang: str = "en") -> dict[str, object]:
    """The notes of a game's coach: what each says, where, and the moment for which a client watches out."""
    found = find(game)
    said = [(note, lessons_of(found).words.say(lang, note.message)) for note in notes(found)]
    return {"notes": [{"id": note.id, "when": note.when, "spot": note.spot, "words": words} for note, words in said]}


def listed(game: str, lang: str = "en") -> dict[str, object]:
    """The lessons of a game in words."""
    return {"lessons": list_lessons(find(game), lang)}
