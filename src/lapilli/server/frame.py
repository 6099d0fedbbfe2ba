"""A frame: everything one person's screen shows, made from what that person's seat may know and nothing else."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from lapilli.core.game import Game, Result, Shape, Standing
from lapilli.core.state import CHANCE
from lapilli.core.table import CHANCE_SEAT, Table
from lapilli.server import clock, talk, things, windows
from lapilli.server.room import Room

CLAUSE = re.compile(r"\b[A-Z]-\d+(?:\.\d+)*")


@dataclass(frozen=True)
class Look:
    """Who looks, through which seat's eyes (None: an onlooker's), and in which language."""

    person: str
    viewer: int | None
    curtain: int | None = None
    lang: str = "en"
    told: int = 0  # the log is known up to this ply
    base: str = ""
    shape: Shape = ""  # of the screen


def frame(room: Room, look: Look, ply: int | None = None) -> dict[str, Any]:
    """The picture now, or as it was at an earlier ply (then without a menu)."""
    now = ply is None
    at = room.table.ply if ply is None else ply
    table = room.table if now or at == room.table.ply else room.table.at(at)
    game, lang, sight = room.game, look.lang, room.sights[look.viewer]
    asks = _asks(room, look) if now else None
    offered = menu(room, asks, lang) if asks else []
    mine = [table.seats[seat] for seat in room.seats_of(look.person)]
    return {
        "type": "frame",
        "ply": sight.ply(at),
        "game": game.name,
        "title": game.words.say(lang, "title") if game.words.has(lang, "title") else game.title,
        "you": mine,
        "spectator": not mine,
        "host": room.setup.host == look.person,
        "seat": None if look.viewer is None else table.seats[look.viewer],
        "seats": [seat_words(room, seat, look.person, lang, table) for seat in range(table.state.seats)],
        **picture(room, table, look.viewer, lang, look.shape),
        "asks": asks,
        "menu": offered,
        "names": things.undrawn(game, offered, lang),
        "hot": [table.seats[seat] for seat in room.seats_of(look.person) if seat in room.acting()] if now else [],
        "log": log(room, look, at),
        "log_from": sight.ply(look.told),
        "mark": marks(room, look.viewer, at),
        "undo": now and look.viewer is not None and _may_undo(room, look.viewer),
        "last": _last(room, look) if now else None,
        "takeback": takeback(room, look) if now else None,
        "curtain": None if look.curtain is None else table.seats[look.curtain],
        "over": not table.actors,
        "result": result(table, lang),
        "promise": table.promise,
        "dice": room.setup.dice,
        "clock": clock.shown(room) if now else None,
        "windows": windows.shown(room, look) if now else [],
        "again": f"/t/{room.again}" if room.again else None,
        "links": links(room, look) if now else [],
        **talk.state(room, table, look, lang),
    }


def _asks(room: Room, look: Look) -> str | None:
    """The seat whose menu this person gets: the one looked through, or chance where real dice are typed in."""
    if look.curtain is not None:
        return None
    if room.table.actors == (CHANCE_SEAT,):
        mine = room.seats_of(look.person)
        return CHANCE_SEAT if mine and (look.viewer in room.typists()) else None
    if look.viewer is None or look.viewer not in room.acting() or look.viewer not in room.seats_of(look.person):
        return None
    return room.table.seats[look.viewer]


def menu(room: Room, asks: str, lang: str) -> list[dict[str, Any]]:
    """The actions on offer."""
    key = ("menu", asks, lang)
    if key not in room.pictures:
        room.pictures[key] = [
            {
                "text": action.text,
                "label": action.label(lang),
                "touch": list(action.touch),
                "rule": action.rule,
                "confirm": action.confirm,
                **({} if action.weight is None else {"weight": float(action.weight)}),
            }
            for action in room.table.menu(int(CHANCE) if asks == CHANCE_SEAT else asks)
        ]
    found: list[dict[str, Any]] = room.pictures[key]
    return found


def picture(room: Room, table: Table, viewer: int | None, lang: str, wished: Shape = "") -> dict[str, Any]:
    """Board, prompt and rule help of a viewer; the board in the wished shape where the game has it.

    The present one is kept for all who see the same; earlier ones are not: a replay has thousands.
    """
    shape: Shape = wished if wished in table.game.shapes else ""
    if table is not room.table:
        return _drawn(table, viewer, lang, shape)
    key = ("picture", viewer, lang, shape)
    if key not in room.pictures:
        room.pictures[key] = _drawn(table, viewer, lang, shape)
    found: dict[str, Any] = room.pictures[key]
    return found


def _drawn(table: Table, viewer: int | None, lang: str, shape: Shape) -> dict[str, Any]:
    view = table.view(viewer)
    scene = table.game.board_for(view, lang, shape) if shape else table.game.board(view, lang)
    help_ = table.game.help(view, lang)
    return {
        "prompt": table.game.prompt(view, viewer, lang),
        "help": help_,
        "rules": CLAUSE.findall(help_),
        "svg": scene.svg("auto", embed=False),
        "shape": shape,
        "description": getattr(scene, "description", ""),
    }


def log(room: Room, look: Look, ply: int) -> list[dict[str, Any]]:
    """The lines of the log that are new, in words."""
    words, sight = room.game.words, room.sights[look.viewer]
    return [
        {
            "ply": sight.ply(line.ply),
            "text": words.say(look.lang, line.message, line.args),
            "touch": list(line.touch),
        }
        for line in room.table.lines(look.viewer)
        if look.told <= line.ply < ply
    ]


def marks(room: Room, viewer: int | None, ply: int) -> list[str]:
    """The elements that the last action changed, as the log speaks of them."""
    touched: dict[str, None] = {}
    told = room.sights[viewer].plies[: room.sights[viewer].ply(ply)]
    last = told[-1] if told else -1
    for line in reversed(room.table.lines(viewer)):
        if line.ply < last:
            break
        if line.ply < ply:
            touched.update(dict.fromkeys(line.touch))
    return list(touched)


def _may_undo(room: Room, viewer: int) -> bool:
    key = ("undo", viewer)
    if key not in room.pictures:
        room.pictures[key] = room.table.why_no_undo(viewer) is None
    return bool(room.pictures[key])


def _last(room: Room, look: Look) -> int | None:
    """The ply of this person's last action."""
    ply = room.last_of(look.person)
    return None if ply is None else room.sights[look.viewer].ply(ply)


def takeback(room: Room, look: Look) -> dict[str, Any] | None:
    """The take-back that waits for an answer."""
    asked = room.takeback
    if asked is None:
        return None
    owner = room.chairs[asked.seat].person
    waiting = [s for s in room.people() if room.chairs[s].person != owner and s not in asked.agreed]
    return {
        "id": room.sights[look.viewer].version(asked.version),
        "from": room.table.seats[asked.seat],
        "ply": room.sights[look.viewer].ply(asked.ply),
        "mine": owner == look.person,
        "waiting": [room.table.seats[seat] for seat in waiting],
    }


def result(table: Table, lang: str) -> dict[str, Any] | None:
    """How it ended, with the reason in words where the game has them."""
    found = table.result
    if found is None:
        return None
    return {
        "outcome": found.outcome,
        "words": table.game.result_words(found, lang),
        "reason": _reason(table.game, found, lang),
        "scores": dict(found.scores),
        "winners": list(found.winners),
        "standings": [_standing(row) for row in table.game.standings(found, lang)],
    }


def _standing(row: Standing) -> dict[str, Any]:
    return {
        "seats": list(row.seats),
        "words": row.words,
        "winner": row.winner,
        "members": [_standing(member) for member in row.members],
    }


def _reason(game: Game, found: Result, lang: str) -> str:
    """Why it ended, as a sentence; notation such as "points 5" is for records, not for people."""
    first, _, detail = found.reason.partition(" ")
    message = f"reason-{first}"
    facts = {name: value for name, value in found.details.items() if isinstance(value, str | int)}
    return game.words.say(lang, message, {**facts, "detail": detail}) if first and game.words.has(lang, message) else ""


def seat_words(room: Room, seat: int, person: str, lang: str, table: Table | None = None) -> dict[str, Any]:
    """A seat in the rail: who sits there, is he here, must he act."""
    at = table or room.table
    name, chair = at.seats[seat], room.chairs[seat]
    colour, letter = room.game.look(name, seat)
    acting = name in at.actors
    return {
        "name": name,
        "label": seat_label(room.game, name, lang),
        "colour": colour,
        "letter": letter,
        "who": chair.who,
        "person": chair.label,
        "mine": chair.person == person,
        "away": chair.who == "bot" and chair.person is not None,
        "connected": chair.who == "bot" or (chair.who == "person" and room.connected(seat)),
        "bot": chair.level if chair.who == "bot" else None,
        "acting": acting,
        "awaited": acting and bool(at.state.awaited() >> seat & 1),
    }


def seat_label(game: Game, name: str, lang: str) -> str:
    """A seat's name in a language."""
    message = f"seat-{name}".replace(".", "-").replace(" ", "-")
    return game.words.say(lang, message) if game.words.has(lang, message) else name


def links(room: Room, look: Look) -> list[dict[str, str]]:
    """The links of seats that wait for somebody; for the host only."""
    if room.setup.host != look.person:
        return []
    return [
        {"seat": room.table.seats[seat], "url": f"{look.base}/s/{room.links[seat]}"}
        for seat, chair in sorted(room.chairs.items())
        if chair.who == "link" and seat in room.links
    ]
