"""A frame: everything one person's screen shows, made from what that person's seat may know and nothing else."""

from __future__ import annotations

import re
from collections.abc import Mapping

from lapilli.core.data import Tree
from lapilli.core.log_lines import Word
from lapilli.core.presentation import Shape
from lapilli.core.table import CHANCE_SEAT, Table
from lapilli.server.answers import WORDS
from lapilli.server.frames.chart import chart, turning
from lapilli.server.frames.menu import menu
from lapilli.server.frames.seats import door, links, seat_words
from lapilli.server.frames.viewpoint import Viewpoint
from lapilli.server.frames.words import result, say, seat_label
from lapilli.server.rooms import presence, takebacks, time_forfeit
from lapilli.server.rooms.cache import Slot
from lapilli.server.rooms.presence_log import PresenceLine
from lapilli.server.rooms.room import Room
from lapilli.server.wire.ending import ChartLine, Turning
from lapilli.server.wire.outgoing import AutoPass, Drawn, Frame, LogLine, Takeback
from lapilli.words import typed_names

CHARTS: Slot[tuple[int | None, str], list[ChartLine]] = Slot("charts")
TURNING: Slot[tuple[int | None, str], Turning | None] = Slot("turning points")
PICTURES: Slot[tuple[int | None, str, Shape], Drawn] = Slot("pictures")
CLAUSE = re.compile(r"\b[A-Z]-\d+(?:\.\d+)*")


def frame(room: Room, viewpoint: Viewpoint, ply: int | None = None) -> Frame:
    """The picture now, or as it was at an earlier ply (then without a menu)."""
    now = ply is None
    at = room.table.ply if ply is None else ply
    table = room.table if now else earlier(room.table, at)
    game, lang, visibility = room.game, viewpoint.lang, room.visibility[viewpoint.viewer]
    asks = _asks(room, viewpoint) if now else None
    offered, undrawn = menu(room, asks, lang) if asks else ([], {})
    mine = [table.seats[seat] for seat in room.seats_of(viewpoint.person)]
    seen = picture(room, table, viewpoint.viewer, lang, viewpoint.shape)
    return {
        "type": "frame",
        "ply": visibility.ply(at),
        "game": game.name,
        "title": say(game, lang, "title", game.title),
        "you": mine,
        "spectator": not mine,
        "host": room.setup.host == viewpoint.person,
        "seat": None if viewpoint.viewer is None else table.seats[viewpoint.viewer],
        "seats": [seat_words(room, seat, viewpoint.person, lang, table) for seat in range(table.state.seats)],
        "phase": seen["phase"],
        "prompt": seen["prompt"],
        "stages": seen["stages"],
        "goal": seen["goal"],
        "help": seen["help"],
        "rules": seen["rules"],
        "picture": seen["picture"],
        "shape": seen["shape"],
        "description": seen["description"],
        "asks": asks,
        "menu": offered,
        "names": undrawn,
        "may_act": [table.seats[seat] for seat in room.seats_of(viewpoint.person) if seat in room.acting()]
        if now
        else [],
        "log": log(room, viewpoint, at),
        "log_from": visibility.ply(viewpoint.log_from),
        "highlights": changed_things(room, viewpoint.viewer, at),
        "undo": now and viewpoint.viewer is not None and _may_undo(room, viewpoint.viewer),
        "last": _last(room, viewpoint) if now else None,
        "takeback": takeback(room, viewpoint) if now else None,
        "alone": bool(mine) and not takebacks.others(room, viewpoint.person),
        "practice": room.setup.imported and bool(mine) and not takebacks.others(room, viewpoint.person),
        "taken_back": room.takebacks.granted,
        "handover": None if viewpoint.handover is None else table.seats[viewpoint.handover],
        "over": not table.actors,
        "result": result(table, lang),
        "chart": _chart(room, table, viewpoint) if not table.actors else [],
        "turning_point": _turning(room, table, viewpoint) if not table.actors else None,
        "seed_commitment": table.seed_commitment,
        "dice": room.setup.dice,
        "clock": time_forfeit.seconds_left(room) if now else None,
        "auto_pass": auto_pass(room, viewpoint) if now else [],
        "rematch": f"/t/{room.rematch}" if room.rematch else None,
        "links": links(room, viewpoint) if now else [],
        "door": door(room, viewpoint) if now else None,
        "waiting": now and room.presence_log.waits_for_people(room.holders),
        "paused": now and presence.paused(room),
        "chat_open": _chat_open(room, table, viewpoint),
        "chat_rule": game.presentation.talk_rule(table.cached_view(viewpoint.viewer), viewpoint.viewer, lang) or None,
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


def _asks(room: Room, viewpoint: Viewpoint) -> str | None:
    """The seat whose menu this person gets: the one looked through, or chance where real dice are typed in."""
    if viewpoint.handover is not None or room.presence_log.waits_for_people(room.holders):
        return None
    if room.table.actors == (CHANCE_SEAT,):
        mine = room.seats_of(viewpoint.person)
        return CHANCE_SEAT if mine and (viewpoint.viewer in room.typists()) else None
    if (
        viewpoint.viewer is None
        or viewpoint.viewer not in room.acting()
        or viewpoint.viewer not in room.seats_of(viewpoint.person)
    ):
        return None
    return room.table.seats[viewpoint.viewer]


def _chart(room: Room, table: Table, viewpoint: Viewpoint) -> list[ChartLine]:
    return room.cache.get(
        CHARTS, (viewpoint.viewer, viewpoint.lang), lambda: chart(table, viewpoint.viewer, viewpoint.lang)
    )


def _turning(room: Room, table: Table, viewpoint: Viewpoint) -> Turning | None:
    return room.cache.get(
        TURNING, (viewpoint.viewer, viewpoint.lang), lambda: turning(table, viewpoint.viewer, viewpoint.lang)
    )


def picture(room: Room, table: Table, viewer: int | None, lang: str, wished: Shape = "") -> Drawn:
    """Board, prompt and rule help of a viewer; the board in the wished shape where the game has it.

    The present one is kept for all who see the same; earlier ones are not: a replay has thousands.
    """
    shape: Shape = wished if wished in table.game.presentation.shapes else ""
    names = room.typed_names(table)
    if table is not room.table:
        return drawn(table, viewer, lang, shape, names)
    return room.cache.get(PICTURES, (viewer, lang, shape), lambda: drawn(table, viewer, lang, shape, names))


def drawn(table: Table, viewer: int | None, lang: str, shape: Shape, names: Mapping[str, str] = {}) -> Drawn:
    """Draw the board for a viewer and build its prompt and help, without the cache; seats are called by `names`."""
    view = table.cached_view(viewer)
    scene = table.game.presentation.board_for(view, lang, shape) if shape else table.game.presentation.board(view, lang)
    help_ = table.game.coaching.help(view, lang)
    with typed_names(names):
        prompt = table.game.presentation.prompt(view, viewer, lang)
        goal = table.game.presentation.goal(view, viewer, lang)
    return {
        "phase": str(view.get("phase", "")),
        "prompt": prompt,
        "stages": [
            {"label": table.game.words.say(lang, stage.message, stage.args), "now": stage.now}
            for stage in table.game.presentation.turn_stages(view)
        ],
        "goal": goal,
        "help": help_,
        "rules": CLAUSE.findall(help_),
        "picture": scene.parts(),
        "shape": shape,
        "description": getattr(scene, "description", ""),
    }


def log(room: Room, viewpoint: Viewpoint, ply: int) -> list[LogLine]:
    """The lines of the log that are new, in words."""
    words, visibility = room.game.words, room.visibility[viewpoint.viewer]
    lines = [line for line in room.table.lines(viewpoint.viewer, viewpoint.log_from) if line.ply < ply]
    with typed_names(room.typed_names(room.table)):
        said = [words.say(viewpoint.lang, line.message, line.args) for line in lines]
    told: list[LogLine] = [
        {
            "ply": visibility.ply(line.ply),
            "text": text,
            "things": list(line.things),
            "by": line.actor,
            "round": line.turn.round,
            "heading": words.say(viewpoint.lang, "heading-round", {"n": line.turn.round}) if line.turn.round else "",
            "turn": line.turn.seat,
            "at": room.moves.at[line.ply],
            "talk": line.talk,
            "about": line.message,
        }
        for line, text in zip(lines, said, strict=True)
    ]
    return sorted(
        [*_presence_lines(room, viewpoint, ply), *told], key=lambda line: line["ply"]
    )  # arrivals first, then actions


def _presence_lines(room: Room, viewpoint: Viewpoint, ply: int) -> list[LogLine]:
    """Who came, went or was replaced, at the moment when it happened."""
    visibility, seats = room.visibility[viewpoint.viewer], room.table.seats
    return [
        {
            "ply": visibility.ply(at),
            "text": _presence_words(room, line, viewpoint.lang),
            "things": [],
            "by": seats[line.seat],
            "round": None,
            "heading": "",
            "turn": None,
            "at": line.at,
            "talk": False,
            "about": line.message,
        }
        for line in room.presence_log.lines
        if viewpoint.log_from <= (at := min(line.ply, room.table.ply)) <= ply
    ]


def _presence_words(room: Room, line: PresenceLine, lang: str) -> str:
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


def changed_things(room: Room, viewer: int | None, ply: int) -> list[str]:
    """The elements that the last action changed, as the log speaks of them."""
    touched: dict[str, None] = {}
    told = room.visibility[viewer].plies[: room.visibility[viewer].ply(ply)]
    last = told[-1] if told else -1
    for line in reversed(room.table.lines(viewer, last)):
        if line.ply < ply:
            touched.update(dict.fromkeys(line.things))
    return list(touched)


def _may_undo(room: Room, viewer: int) -> bool:
    """Was the last action this seat's own? Whether anybody has learned from it is found out when it is asked."""
    table = room.table
    return (
        bool(table.ply)
        and table.move(table.ply - 1)[0] == viewer
        and not room.game.rules.undo_locked(table.cached_view(viewer))
    )


def _last(room: Room, viewpoint: Viewpoint) -> int | None:
    """The ply of this person's last action."""
    ply = room.last_of(viewpoint.person)
    return None if ply is None else room.visibility[viewpoint.viewer].ply(ply)


def takeback(room: Room, viewpoint: Viewpoint) -> Takeback | None:
    """The take-back that waits for an answer."""
    asked = room.takebacks.pending
    if asked is None:
        return None
    owner = room.holders[asked.seat].person
    waiting = [s for s in room.human_seats() if room.holders[s].person != owner and s not in asked.agreed]
    return {
        "id": room.visibility[viewpoint.viewer].version(asked.version),
        "from": room.table.seats[asked.seat],
        "ply": room.visibility[viewpoint.viewer].ply(asked.ply),
        "mine": owner == viewpoint.person,
        "waiting": [room.table.seats[seat] for seat in waiting],
    }


def auto_pass(room: Room, viewpoint: Viewpoint) -> list[AutoPass]:
    """What the seat looked through may let play itself, and does; nobody else is shown any of it."""
    seat = viewpoint.viewer
    if seat is None or room.over or viewpoint.handover is not None or seat not in room.seats_of(viewpoint.person):
        return []
    chosen = room.holders[seat].auto_pass
    return [
        {"phase": phase, "label": _window(room, phase, viewpoint.lang), "yes": phase in chosen}
        for phase in room.game.rules.auto_pass
    ]


def _window(room: Room, phase: str, lang: str) -> str:
    words, message = room.game.words, f"window-{phase}"
    if words.has(lang, message):
        return words.say(lang, message)
    return f"{room.game.presentation.label(room.game.space.parse(room.game.rules.auto_pass[phase]), lang)} ({phase})"


def _chat_open(room: Room, table: Table, viewpoint: Viewpoint) -> bool:
    """May this person talk now?"""
    mine = room.seats_of(viewpoint.person)
    return bool(mine) and table.game.rules.chat_refusal(table.cached_view(mine[0]), mine[0], "") is None
