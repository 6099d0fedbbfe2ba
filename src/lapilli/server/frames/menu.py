"""The menu in a frame: what a person may do now, with its words and its clicks."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from lapilli.core.action import Action
from lapilli.core.game import Game
from lapilli.core.lessons.coach import UNWARNED, Warned, beginner_warning
from lapilli.core.repeat import max_repeats
from lapilli.core.rng import Rng
from lapilli.core.state import CHANCE
from lapilli.core.table import CHANCE_SEAT
from lapilli.core.type_parameters import View
from lapilli.core.worlds import world_sampler
from lapilli.server.rooms import references
from lapilli.server.rooms.cache import Slot
from lapilli.server.rooms.room import Room
from lapilli.server.wire.outgoing import MenuEntry
from lapilli.words import typed_names

FEW = 60  # actions: of longer menus nobody is told how often each could be repeated

Entries = list[MenuEntry]
MENUS: Slot[tuple[str, str], tuple[Entries, dict[str, str]]] = Slot("menus")


def menu(room: Room, asks: str, lang: str) -> tuple[Entries, dict[str, str]]:
    """The actions on offer, and words for what they touch and no picture draws."""
    return room.cache.get(MENUS, (asks, lang), lambda: _made(room, asks, lang))


def _made(room: Room, asks: str, lang: str) -> tuple[Entries, dict[str, str]]:
    entries = _chances(room, lang) if asks == CHANCE_SEAT else _choices(room, asks, lang)
    return entries, references.undrawn(room.game, (id_ for entry in entries for id_ in entry["click_path"]), lang)


def _chances(room: Room, lang: str) -> Entries:
    """What real dice may show, with the odds."""
    return [
        {**_entry(room.game, lang, action.id, action.click_path, "", "", False, 1), "weight": float(action.weight or 0)}
        for action in room.table.menu(int(CHANCE))
    ]


def _choices(room: Room, asks: str, lang: str) -> Entries:
    game, table, seat = room.game, room.table, room.table.seat_index(asks)
    seen, offered = table.cached_view(seat), table.menu(seat)
    replies = game.coaching.replies(seen, asks, [action.id for action in offered])
    often = _often(room, seat, offered)
    ids = tuple(action.id for action in offered)
    names = room.typed_names(table)
    return [
        _entry(
            game,
            lang,
            action.id,
            game.presentation.click_path(seen, seat, action.id),
            game.presentation.note(seen, action.id, lang),
            _question(game, seen, seat, action.id, lang, names),
            action.id in replies,
            often.get(action.id, 1),
            beginner_warning(game, seen, seat, action.id, ids, lang),
            tuple(names.items()),
        )
        for action in offered
    ]


def _question(game: Game, seen: View, seat: int, action: int, lang: str, names: Mapping[str, str]) -> str:
    """Return the question before an action, with the names that people typed."""
    if not game.presentation.needs_confirmation(action):
        return ""
    game.presentation.note(seen, action, lang)  # kept for all tables: never with typed names
    with typed_names(names):
        return game.presentation.confirmation(seen, seat, action, lang)


@lru_cache(8_000)  # about a kilobyte each
def _entry(
    game: Game,
    lang: str,
    action: int,
    click_path: tuple[str, ...],
    note: str,
    question: str,
    reply: bool,
    many: int,
    warned: Warned = UNWARNED,
    names: tuple[tuple[str, str], ...] = (),
) -> MenuEntry:
    """One action; the same one again is the very same entry, which nobody may change."""
    with typed_names(dict(names)):
        label = game.presentation.label(action, lang)
    entry: MenuEntry = {
        "text": game.space.text(action),
        "label": label,
        "note": note,
        "click_path": list(click_path),
        "rule": game.space.kind(action).rule,
        "confirm": bool(question),
        "question": question,
        "reply": reply,
        "talk": game.presentation.is_talk(action),
        "many": many,
        "grace": game.space.kind(action).key in game.presentation.grace_kinds,
        "declines": game.space.kind(action).key in game.presentation.declining_kinds,
        "warning": warned.words,
    }
    if warned.better is not None:
        entry["better"], entry["better_label"] = game.space.text(warned.better), warned.label
    return entry


def _often(room: Room, seat: int, offered: list[Action]) -> dict[int, int]:
    """How often each could be played in a row, tried in a world that the seat cannot tell from the real one."""
    if len(offered) > FEW:
        return {}
    world = world_sampler(room.game, room.table.state, seat)(Rng(1))  # what is said must tell no secret
    return {action.id: max_repeats(world, seat, action.id) for action in offered}
