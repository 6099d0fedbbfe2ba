"""A frame: everything one person's screen shows, made from what that person's seat may know and nothing else."""

from __future__ import annotations

import re

from lapilli.core.data import Tree
from lapilli.core.log_lines import Word
from lapilli.core.presentation import Shape
from lapilli.core.table import CHANCE_SEAT, Table
from lapilli.server.answers import WORDS
from lapilli.server.frames.chart import chart, turning
from lapilli.server.frames.menu import menu
from lapilli.server.frames.seats import door, links, seat_words
from lapilli.server.frames.viewer import Look
from lapilli.server.frames.words import result, say, seat_label
from lapilli.server.rooms import presence, takebacks, time_forfeit
from lapilli.server.rooms.cache import Slot
from lapilli.server.rooms.presence_log import Coming
from lapilli.server.rooms.room import Room
from lapilli.server.wire.ending import ChartLine, Turning
from lapilli.server.wire.outgoing import Drawn, Frame, LogLine, Takeback, Window

CHARTS: Slot[tuple[int | None, str], list[ChartLine]] = Slot("charts")
TURNING: Slot[tuple[int | None, str], Turning | None] = Slot("turning points")
PICTURES: Slot[tuple[int | None, str, Shape], Drawn] = Slot("pictures")
CLAUSE = re.compile(r"\b[A-Z]-\d+(?:\.\d+)*")


def frame(room: Room, look: Look, ply: int | None = None) -> Frame:
    """The picture now, or as it was at an earlier ply (then without a menu)."""
    now = ply is None
    at = room.table.ply if ply is None else ply
    table = room.table if now else earlier(room.table, at)
    game, lang, sight = room.game, look.lang, room.visibility[look.viewer]
    asks = _asks(room, look) if now else None
    offered, undrawn = menu(room, asks, lang) if asks else ([], {})
    mine = [table.seats[seat] for seat in room.seats_of(look.person)]
    seen = picture(room, table, look.viewer, lang, look.shape)
    return {
        "type": "frame",
        "ply": sight.ply(at),
        "game": game.name,
        "title": say(game, lang, "title", game.title),
        "you": mine,
        "spectator": not mine,
        "host": room.setup.host == look.person,
        "seat": None if look.viewer is None else table.seats[look.viewer],
        "seats": [seat_words(room, seat, look.person, lang, table) for seat in range(table.state.seats)],
        "phase": seen["phase"],
        "prompt": seen["prompt"],
        "course": seen["course"],
        "goal": seen["goal"],
        "help": seen["help"],
        "rules": seen["rules"],
        "picture": seen["picture"],
        "shape": seen["shape"],
        "description": seen["description"],
        "asks": asks,
        "menu": offered,
        "names": undrawn,
        "hot": [table.seats[seat] for seat in room.seats_of(look.person) if seat in room.acting()] if now else [],
        "log": log(room, look, at),
        "log_from": sight.ply(look.told),
        "mark": marks(room, look.viewer, at),
        "undo": now and look.viewer is not None and _may_undo(room, look.viewer),
        "last": _last(room, look) if now else None,
        "takeback": takeback(room, look) if now else None,
        "alone": bool(mine) and not takebacks.others(room, look.person),
        "practice": room.setup.imported and bool(mine) and not takebacks.others(room, look.person),
        "taken_back": room.takebacks.granted,
        "curtain": None if look.curtain is None else table.seats[look.curtain],
        "over": not table.actors,
        "result": result(table, lang),
        "chart": _chart(room, table, look) if not table.actors else [],
        "turning": _turning(room, table, look) if not table.actors else None,
        "promise": table.seed_commitment,
        "dice": room.setup.dice,
        "clock": time_forfeit.seconds_left(room) if now else None,
        "windows": windows(room, look) if now else [],
        "again": f"/t/{room.rematch}" if room.rematch else None,
        "links": links(room, look) if now else [],
        "door": door(room, look) if now else None,
        "waiting": now and room.comings.awaited(room.chairs),
        "paused": now and presence.paused(room),
        "chat_open": _chat_open(room, table, look),
        "chatrule": game.presentation.talk_rule(table.cached_view(look.viewer), look.viewer, lang) or None,
        "phrases": any(game.presentation.is_talk(kind.base) for kind in game.space.kinds),
    }


def whole(frame: Frame) -> Frame:
    """A frame with its picture in one piece, for clients without a part cache."""
    sent = frame.copy()
    sent["svg"] = markup(sent.pop("picture"))
    return sent


def markup(tree: Tree) -> str:
    """A tree of parts as markup: the opening tag of a branch tells how it is closed."""
    if isinstance(tree, str):
        return tree
    tag = str(tree[0])[1:].partition(" ")[0].rstrip(">")
    return str(tree[0]) + "".join([markup(part) for part in tree[1:]]) + f"</{tag}>"


def earlier(table: Table, ply: int) -> Table:
    """The table as it was at a ply; it is only looked at, so the states of the past are shared."""
    if ply == table.ply:
        return table
    then = table.fork()
    then.rewind(ply)
    return then


def _asks(room: Room, look: Look) -> str | None:
    """The seat whose menu this person gets: the one looked through, or chance where real dice are typed in."""
    if look.curtain is not None or room.comings.awaited(room.chairs):
        return None
    if room.table.actors == (CHANCE_SEAT,):
        mine = room.seats_of(look.person)
        return CHANCE_SEAT if mine and (look.viewer in room.typists()) else None
    if look.viewer is None or look.viewer not in room.acting() or look.viewer not in room.seats_of(look.person):
        return None
    return room.table.seats[look.viewer]


def _chart(room: Room, table: Table, look: Look) -> list[ChartLine]:
    return room.cache.get(CHARTS, (look.viewer, look.lang), lambda: chart(table, look.viewer, look.lang))


def _turning(room: Room, table: Table, look: Look) -> Turning | None:
    return room.cache.get(TURNING, (look.viewer, look.lang), lambda: turning(table, look.viewer, look.lang))


def picture(room: Room, table: Table, viewer: int | None, lang: str, wished: Shape = "") -> Drawn:
    """Board, prompt and rule help of a viewer; the board in the wished shape where the game has it.

    The present one is kept for all who see the same; earlier ones are not: a replay has thousands.
    """
    shape: Shape = wished if wished in table.game.presentation.shapes else ""
    if table is not room.table:
        return drawn(table, viewer, lang, shape)
    return room.cache.get(PICTURES, (viewer, lang, shape), lambda: drawn(table, viewer, lang, shape))


def drawn(table: Table, viewer: int | None, lang: str, shape: Shape) -> Drawn:
    """Draw the board for a viewer and build its prompt and help, without the cache."""
    view = table.cached_view(viewer)
    scene = table.game.presentation.board_for(view, lang, shape) if shape else table.game.presentation.board(view, lang)
    help_ = table.game.coaching.help(view, lang)
    return {
        "phase": str(view.get("phase", "")),
        "prompt": table.game.presentation.prompt(view, viewer, lang),
        "course": [
            {"label": table.game.words.say(lang, stage.message, stage.args), "now": stage.now}
            for stage in table.game.presentation.turn_stages(view)
        ],
        "goal": table.game.presentation.goal(view, viewer, lang),
        "help": help_,
        "rules": CLAUSE.findall(help_),
        "picture": scene.parts(),
        "shape": shape,
        "description": getattr(scene, "description", ""),
    }


def log(room: Room, look: Look, ply: int) -> list[LogLine]:
    """The lines of the log that are new, in words."""
    words, sight = room.game.words, room.visibility[look.viewer]
    told: list[LogLine] = [
        {
            "ply": sight.ply(line.ply),
            "text": words.say(look.lang, line.message, line.args),
            "touch": list(line.touch),
            "by": line.actor,
            "round": line.turn.round,
            "heading": words.say(look.lang, "heading-round", {"n": line.turn.round}) if line.turn.round else "",
            "turn": line.turn.seat,
            "at": room.moves.at[line.ply],
            "talk": line.talk,
            "about": line.message,
        }
        for line in room.table.lines(look.viewer, look.told)
        if line.ply < ply
    ]
    return sorted([*_comings(room, look, ply), *told], key=lambda line: line["ply"])  # arrivals first, then actions


def _comings(room: Room, look: Look, ply: int) -> list[LogLine]:
    """Who came, went or was replaced, at the moment when it happened."""
    sight, seats = room.visibility[look.viewer], room.table.seats
    return [
        {
            "ply": sight.ply(at),
            "text": _coming(room, line, look.lang),
            "touch": [],
            "by": seats[line.seat],
            "round": None,
            "heading": "",
            "turn": None,
            "at": line.at,
            "talk": False,
            "about": line.message,
        }
        for line in room.comings.lines
        if look.told <= (at := min(line.ply, room.table.ply)) <= ply
    ]


def _coming(room: Room, line: Coming, lang: str) -> str:
    seat = seat_label(room.game, room.table.seats[line.seat], lang)
    message = "log-came" if line.message == "log-joined" and not line.name else line.message
    return WORDS.say(lang, message, {"seat": seat, "name": line.name, "level": Word("level", line.level)})


def rounds(room: Room, viewer: int | None) -> list[int]:
    """Where a round begins, as the log is grouped; where the game has none, where a turn begins."""
    lines = room.table.lines(viewer)
    numbered = any(line.turn.round for line in lines)
    found: dict[object, int] = {}
    before: object = None
    for line in lines:
        here = line.turn.round if numbered else line.turn.seat
        if here and here != before:
            found[here if numbered else line.ply] = room.visibility[viewer].ply(line.ply)
        before = here
    return sorted(set(found.values()))


def marks(room: Room, viewer: int | None, ply: int) -> list[str]:
    """The elements that the last action changed, as the log speaks of them."""
    touched: dict[str, None] = {}
    told = room.visibility[viewer].plies[: room.visibility[viewer].ply(ply)]
    last = told[-1] if told else -1
    for line in reversed(room.table.lines(viewer, last)):
        if line.ply < ply:
            touched.update(dict.fromkeys(line.touch))
    return list(touched)


def _may_undo(room: Room, viewer: int) -> bool:
    """Was the last action this seat's own? Whether anybody has learned from it is found out when it is asked."""
    table = room.table
    return (
        bool(table.ply)
        and table.move(table.ply - 1)[0] == viewer
        and not room.game.rules.undo_locked(table.cached_view(viewer))
    )


def _last(room: Room, look: Look) -> int | None:
    """The ply of this person's last action."""
    ply = room.last_of(look.person)
    return None if ply is None else room.visibility[look.viewer].ply(ply)


def takeback(room: Room, look: Look) -> Takeback | None:
    """The take-back that waits for an answer."""
    asked = room.takebacks.pending
    if asked is None:
        return None
    owner = room.chairs[asked.seat].person
    waiting = [s for s in room.people() if room.chairs[s].person != owner and s not in asked.agreed]
    return {
        "id": room.visibility[look.viewer].version(asked.version),
        "from": room.table.seats[asked.seat],
        "ply": room.visibility[look.viewer].ply(asked.ply),
        "mine": owner == look.person,
        "waiting": [room.table.seats[seat] for seat in waiting],
    }


def windows(room: Room, look: Look) -> list[Window]:
    """What the seat looked through may let play itself, and does; nobody else is shown any of it."""
    seat = look.viewer
    if seat is None or room.over or look.curtain is not None or seat not in room.seats_of(look.person):
        return []
    chosen = room.chairs[seat].windows
    return [
        {"phase": phase, "label": _window(room, phase, look.lang), "yes": phase in chosen}
        for phase in room.game.rules.auto_pass
    ]


def _window(room: Room, phase: str, lang: str) -> str:
    words, message = room.game.words, f"window-{phase}"
    if words.has(lang, message):
        return words.say(lang, message)
    return f"{room.game.presentation.label(room.game.space.parse(room.game.rules.auto_pass[phase]), lang)} ({phase})"


def _chat_open(room: Room, table: Table, look: Look) -> bool:
    """May this person talk now?"""
    mine = room.seats_of(look.person)
    return bool(mine) and table.game.rules.chat_refusal(table.cached_view(mine[0]), mine[0], "") is None
