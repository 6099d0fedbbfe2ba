"""Talk at the table: who may speak now and about what; a game with talk rules decides, else talk is free."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lapilli.core.table import Table
from lapilli.server import things
from lapilli.server.change import Change
from lapilli.server.limits import CHAT_CHARACTERS, CHAT_PER_ROOM
from lapilli.server.store import Event
from lapilli.server.wrong import Refused, Wrong

if TYPE_CHECKING:
    from lapilli.server.frame import Look
    from lapilli.server.orders import Decide
    from lapilli.server.room import Room


def state(room: Room, table: Table, look: Look, lang: str) -> dict[str, Any]:
    """What a frame says about talk: is the chat open for this person, and the rule in one sentence."""
    mine = room.seats_of(look.person)
    view = table.view(look.viewer)
    message = f"talk-{view.get('phase', 'play')}"
    words = room.game.words
    return {
        "chat_open": bool(mine) and table.game.hush(table.view(mine[0]), mine[0], "") is None,
        "chatrule": words.say(lang, message) if words.has(lang, message) else None,
    }


def say(person: str, text: object) -> Decide:
    """Somebody with a seat says something."""

    def decide(room: Room) -> Change:
        mine = room.seats_of(person)
        if not mine:
            raise Wrong("foreign")
        if not isinstance(text, str) or not text.strip():
            raise Wrong("malformed")
        if len(text) > CHAT_CHARACTERS:
            raise Wrong("large", most=CHAT_CHARACTERS)
        if len(room.chat) >= CHAT_PER_ROOM:
            raise Wrong("full")
        seat = mine[0]
        things.check(room.game, text)
        refusal = room.game.hush(room.table.view(seat), seat, text)
        if refusal:
            raise Refused("talk", refusal, room.game.words)
        clean = "".join(sign for sign in text.strip() if sign.isprintable() or sign == "\n")
        line = {"seat": seat, "from": room.chairs[seat].label, "text": clean}
        return Change([Event("chat", line)], room.table.ply, over=room.over)

    return decide
