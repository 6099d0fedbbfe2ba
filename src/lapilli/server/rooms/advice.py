"""Help at the table: a bot's hint, and why something is not possible; both from what the seat itself may know."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from lapilli.core.game import View
from lapilli.core.why import Why
from lapilli.server.answers import WORDS
from lapilli.server.rooms import commands
from lapilli.server.rooms.room import Room
from lapilli.server.wire import outgoing
from lapilli.server.wire.errors import Wrong

LEVEL = "steady"
Choose = Callable[[str, str, View, int, list[int], int], Awaitable[int]]
"""Who thinks for a seat: game, level, view, seat, menu, seed."""


async def hint(room: Room, seat: int, lang: str, choose: Choose) -> outgoing.Hint:
    """What the rule of thumb would do on this seat."""
    if seat not in room.acting():
        raise Wrong("stale")
    table = room.table
    menu = table.menu(seat)
    view, ids = table.seen(seat), [act.id for act in menu]
    chosen = await choose(room.game.name, LEVEL, view, seat, ids, room.whim(seat))
    action = next(action for action in menu if action.id == chosen)
    label = action.label(lang)
    return {
        "type": "hint",
        "seat": action.seat,
        "ply": room.sights[seat].ply(action.ply),
        "text": action.text,
        "label": label,
        "touch": list(action.touch),
        "words": WORDS.say(lang, "hint-words", {"label": label}),
    }


def why(room: Room, seat: int, text: str | None, touch: list[str] | None, around: list[str], lang: str) -> outgoing.Why:
    """Why an action, or a click, is not possible now: the reason in words and the clause."""
    if text is not None:
        refused = commands.why_not(room.table, seat, room.game.space.parse(text))
        return {"type": "why", "reason": refused.say(lang), "rule": refused.refusal.rule}
    if not touch:
        raise Wrong("malformed")
    key = ("why", seat)
    if key not in room.pictures:
        room.pictures[key] = Why(room.table, seat)
    questions: Why = room.pictures[key]
    answer = questions.answer(touch, around, lang)
    return {"type": "why", "reason": answer.words, "rule": answer.rule}


def step(room: Room, seat: int, touch: list[str], lang: str) -> outgoing.Step:
    """What is asked after these clicks: the prompt of a half-made choice; empty where the game has no words for it."""
    wanted = set(touch)
    actions = [action.id for action in room.table.menu(seat) if wanted.issubset(action.touch)]
    words = room.game.ask(room.table.seen(seat), seat, touch, actions, lang) if actions else ""
    return {"type": "step", "touch": touch, "words": words}
