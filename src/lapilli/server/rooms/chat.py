"""Chat: who may speak now and about what. A game with talk rules decides; without them talk is free."""

from __future__ import annotations

from collections.abc import Mapping

from lapilli.server.limits import CHAT_CHARACTERS, CHAT_PER_ROOM
from lapilli.server.rooms import references
from lapilli.server.rooms.change import Change, Decide
from lapilli.server.rooms.room import Room
from lapilli.server.storage.entries import Event
from lapilli.server.wire.errors import Refused, RequestError


def say(person: str, text: str) -> Decide:
    """Somebody with a seat says something."""

    def decide(room: Room) -> Change:
        mine = room.seats_of(person)
        if not mine:
            raise RequestError("foreign")
        if set(mine) <= room.moderation.muted:
            raise RequestError("muted")
        if not text.strip():
            raise RequestError("malformed")
        if len(text) > CHAT_CHARACTERS:
            raise RequestError("large", most=CHAT_CHARACTERS)
        if len(room.chat) >= CHAT_PER_ROOM:
            raise RequestError("full")
        seat = mine[0]
        references.check(room.game, text)
        refusal = room.game.rules.chat_refusal(room.table.cached_view(seat), seat, text)
        if refusal:
            raise Refused("talk", refusal, room.game.words)
        clean = "".join(sign for sign in text.strip() if sign.isprintable() or sign == "\n")
        line = {"seat": seat, "from": room.holders[seat].label, "text": clean}
        return Change([Event("chat", line)], room.table.ply, over=room.over)

    return decide


Plan = Mapping[str, int | str]
"""What a team of bots intends: facts of the game's message `bot-plan`, so that everybody reads it in their language."""


def is_news(room: Room, plan: Plan) -> bool:
    """Shall bots say this plan? Not the one they said last; never while one of them is muted: they plan as one."""
    if not plan or len(room.chat) >= CHAT_PER_ROOM:
        return False
    if any(room.holders[seat].who == "bot" for seat in room.moderation.muted):
        return False
    last = next((line["plan"] for line in reversed(room.chat) if line.get("plan")), None)
    return last != dict(plan)


def intend(seat: int, plan: Plan) -> Decide:
    """A bot says what it and its like intend."""

    def decide(room: Room) -> Change:
        line = {"seat": seat, "from": room.holders[seat].label, "text": "", "plan": dict(plan)}
        return Change([Event("chat", line)], room.table.ply, over=room.over)

    return decide
