"""Help at the table: hints of a bot and reasons of refusals, from what the seat knows."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from lapilli.bots import hints
from lapilli.core.click_answers import ClickExplainer
from lapilli.core.explain import what as explain
from lapilli.core.search_result import SearchResult
from lapilli.server.rooms import commands
from lapilli.server.rooms.cache import Slot
from lapilli.server.rooms.room import Room
from lapilli.server.wire import outgoing
from lapilli.server.wire.errors import RequestError
from lapilli.words import typed_names

Think = Callable[[str, bytes, int, list[int], int], Awaitable[SearchResult]]
"""Who thinks for a seat: game, packed knowledge, seat, menu, seed."""
Imagine = Callable[[str, bytes, int], Awaitable[float | None]]
"""Who imagines how a game goes on: game, packed knowledge, seed."""
QUESTIONS: Slot[int, ClickExplainer] = Slot("questions")
CHANCES: Slot[int | None, asyncio.Future[float | None]] = Slot("chances")


async def hint(room: Room, seat: int, id: str | None, lang: str, think: Think) -> outgoing.Hint:
    """What a strong player would do on this seat, and what speaks for it."""
    if seat not in room.acting():
        raise RequestError("stale")
    table = room.table
    menu = table.menu(seat)
    packed, ids = room.game.rules.pack(table.know(seat)), [act.id for act in menu]
    thought = await think(room.game.name, packed, seat, ids, room.bot_seed(seat))
    actions = {action.id: action for action in menu}
    action = actions[thought.action]
    view = table.cached_view(seat)
    with typed_names(room.typed_names(table)):
        label = action.label(lang)
        said = hints.say(room.game, thought, lambda one: actions[one].label(lang), lang, view, table.seat_name(seat))
    return {
        "type": "hint",
        "id": id,
        "seat": action.seat,
        "ply": room.visibility[seat].ply(action.ply),
        "text": action.text,
        "label": label,
        "click_path": list(action.click_path),
        "words": said.words,
        "figures": said.figures,
    }


async def win_probability(room: Room, viewer: int | None, think: Imagine) -> outgoing.WinProbability:
    """How likely all win together from here, by what the viewer knows; found once for all who know the same."""
    table, ply = room.table, room.visibility[viewer].ply(room.table.ply)
    asked = room.cache.get(
        CHANCES,
        viewer,
        lambda: asyncio.ensure_future(think(room.game.name, room.game.rules.pack(table.know(viewer)), hints.WIN_SEED)),
    )
    found = None if room.over else await asyncio.shield(asked)
    return {"type": "win_probability", "ply": ply, "percent": None if found is None else hints.percent(found)}


def why(
    room: Room, seat: int, text: str | None, click_path: list[str] | None, around: list[str], lang: str
) -> outgoing.Why:
    """Why an action, or a click, is not possible now: the reason in words and the clause."""
    if text is not None:
        refused = commands.why_not(room.table, seat, room.game.space.parse(text))
        return {"type": "why", "reason": refused.say(lang), "rule": refused.refusal.rule}
    if not click_path:
        raise RequestError("malformed")
    asked = _questions(room, seat)
    asked.draw(lang)
    with typed_names(room.typed_names(room.table)):
        answer = asked.answer(click_path, around, lang)
    return {"type": "why", "reason": answer.words, "rule": answer.rule}


def _questions(room: Room, seat: int) -> ClickExplainer:
    """What a seat may ask at this moment; kept until something changes."""
    return room.cache.get(QUESTIONS, seat, lambda: ClickExplainer(room.table, seat))


def what(room: Room, viewer: int | None, thing: str, lang: str) -> outgoing.What:
    """What a drawn thing is, and what it does now."""
    asked = None if viewer is None else _questions(room, viewer)
    scene = asked.draw(lang) if asked else room.game.presentation.board(room.table.cached_view(None), lang)
    with typed_names(room.typed_names(room.table)):
        told = explain(room.table, viewer, thing, lang, asked, scene)
    return {"type": "what", "thing": thing, "name": told.name, "words": told.words, "now": told.now, "rule": told.rule}


def step(room: Room, seat: int, click_path: list[str], lang: str) -> outgoing.Step:
    """What is asked after these clicks, empty where the game has no words for it; and why what one meant cannot be."""
    wanted = set(click_path)
    actions = [action.id for action in room.table.menu(seat) if wanted.issubset(action.click_path)]
    words = (
        room.game.presentation.next_question(room.table.cached_view(seat), seat, click_path, actions, lang)
        if actions
        else ""
    )
    barred = _questions(room, seat).barred(click_path, lang) if actions and room.game.coaching.explained_kinds else ""
    return {"type": "step", "click_path": click_path, "words": words, "barred": barred}
