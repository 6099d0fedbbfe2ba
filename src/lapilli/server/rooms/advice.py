"""Help at the table: a bot's hint, and why something is not possible; both from what the seat itself may know."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any

from lapilli.core.game import Game, View
from lapilli.core.registry import find
from lapilli.server.answers import WORDS
from lapilli.server.rooms import commands
from lapilli.server.rooms.room import Room
from lapilli.server.wire.errors import Wrong

LEVEL = "steady"
TRIED = 60  # actions looked at for a dead click
Choose = Callable[[str, str, View, int, list[int], int], Awaitable[int]]
"""Who thinks for a seat: game, level, view, seat, menu, seed."""


async def hint(room: Room, seat: int, lang: str, choose: Choose) -> dict[str, Any]:
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


def why(room: Room, seat: int, text: str | None, touch: list[str] | None, lang: str) -> dict[str, Any]:
    """Why an action, or a click, is not possible now: the reason in words and the clause."""
    if text is not None:
        actions = [room.game.space.parse(text)]
    elif touch:
        actions = _touched(room, touch)
    else:
        raise Wrong("malformed")
    menu = {action.id for action in room.table.menu(seat)}
    best = None
    for action in actions:
        if action in menu:
            continue
        refused = commands.why_not(room.table, seat, action)
        if best is None or (refused.refusal.rule and not best.refusal.rule):
            best = refused
        if best.refusal.rule:
            break
    if best is None:
        view = room.table.seen(seat)
        return {
            "type": "why",
            "reason": room.game.prompt(view, seat, lang),
            "rule": "",
            "help": room.game.help(view, lang),
        }
    return {"type": "why", "reason": best.say(lang), "rule": best.refusal.rule}


def _touched(room: Room, touch: list[str]) -> list[int]:
    """Actions that a person might have meant: those with all the clicks, else those with the last one."""
    index = _by_element(room.game.name)
    sets = [index.get(part, frozenset()) for part in touch]
    all_of_them = frozenset.intersection(*sets)
    return sorted(all_of_them or sets[-1])[:TRIED]


@cache
def _by_element(name: str) -> dict[str, frozenset[int]]:
    """Element id -> the actions that touch it."""
    game: Game = find(name)
    found: dict[str, set[int]] = {}
    for action in range(game.space.size):
        for element in game.space.touch(action):
            found.setdefault(element, set()).add(action)
    return {element: frozenset(actions) for element, actions in found.items()}
