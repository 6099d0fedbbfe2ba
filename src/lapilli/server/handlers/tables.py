"""Tables: opening them, lists, records, replays, dice."""

from __future__ import annotations

from datetime import UTC, datetime

from lapilli.core.presentation import Shape
from lapilli.server import create_room, people
from lapilli.server.answers import WORDS
from lapilli.server.frames.frame import frame, rounds, whole
from lapilli.server.frames.seats import seat_words
from lapilli.server.frames.viewpoint import Viewpoint
from lapilli.server.frames.words import result
from lapilli.server.identity import link_hash
from lapilli.server.requester import Requester
from lapilli.server.rooms import dice, presence, seats
from lapilli.server.rooms.room import Room
from lapilli.server.wire.errors import RequestError, answer
from lapilli.server.wire.requests import RecordRequest, TableRequest


async def my_tables(me: Requester, lang: str | None = None) -> object:
    """The tables where I have a seat, the most recent first."""
    spoken = lang or me.lang
    found: list[object] = []
    unreadable: list[object] = []
    for name in await me.registry.store.rooms_of(me.person):
        room = await me.registry.try_room(name)
        if isinstance(room, Room):
            found.append(state(room, me, spoken))
        elif room.code != "gone":
            unreadable.append({"room": name, **answer(room, spoken)})
    return {"tables": found, "unreadable": unreadable}


async def open_table(me: Requester, body: TableRequest) -> object:
    """Open a table; each link gives its seat to the first person who opens it."""
    await me.may_open()
    return opened(await create_room.open_table(me.registry, me.sit(), body), me)


async def import_record(me: Requester, body: RecordRequest) -> object:
    """Open a recorded game."""
    await me.may_open()
    return opened(await create_room.open_record(me.registry, me.sit(), body), me)


async def table(me: Requester, room: str, lang: str | None = None) -> object:
    """What anybody may know about a table."""
    found = await me.registry.room(room)
    me.may_enter(found)
    return state(found, me, lang or me.lang)


async def again(me: Requester, room: str) -> object:
    """Play again with the same seats; for those who sit at the table."""
    old = await me.registry.room(room)
    if not old.belongs(me.person):
        raise RequestError("foreign")
    await me.may_open()
    return opened(await create_room.open_again(me.registry, me.person, old), me)


async def record(me: Requester, room: str) -> tuple[str, str]:
    """The name of a file, and in it the record of a game that is over."""
    found = await me.registry.room(room)
    me.may_enter(found)
    if not found.over:
        raise RequestError("early")
    name = f"{found.game.name}-{found.id[:6]}.txt"
    return name, found.table.record()


async def replay(
    me: Requester, room: str, ply: int | None = None, seat: str = "", lang: str | None = None, shape: Shape = ""
) -> dict[str, object]:
    """The picture at any moment, as a seat knew it: my own while the game runs, any once it is over."""
    me.limit("replay")
    found = await me.registry.room(room)
    me.may_enter(found)
    mine = set(found.seats_of(me.person))
    viewers = [s for s in range(found.table.state.seats) if found.over or s in mine]
    viewer = None
    if seat:
        if seat not in found.table.seats:
            raise RequestError("seat")
        viewer = found.table.seat_index(seat)
        if viewer not in viewers:
            raise RequestError("foreign")
    now, sight = found.table.ply, found.visibility[viewer]
    spoken = lang or me.lang
    viewpoint = Viewpoint(me.person, viewer, None, spoken, shape=shape)
    last = sight.ply(now)
    shown = frame(found, viewpoint, sight.real_ply(min(last, ply if ply is not None else last), now))
    words = [seat_words(found, s, me.person, spoken) for s in viewers]
    return {
        **whole(shown),
        "kind": "replay",
        "version": sight.version(found.version),
        "plies": last,
        "viewers": [{"name": "", "label": ""}, *({"name": w["name"], "label": w["label"]} for w in words)],
        "rounds": rounds(found, viewer),
    }


async def check_dice(me: Requester, room: str, lang: str | None = None) -> object:
    """The promise made at the start; once it is over, the seed, and whether every throw was the one promised."""
    found = await me.registry.room(room)
    me.may_enter(found)
    spoken = lang or me.lang
    if not found.over:
        return {
            "seed_commitment": found.table.seed_commitment,
            "over": False,
            "throws": 0,
            "words": WORDS.say(spoken, "dice-later"),
        }
    throws, holds = dice.check(found.table, found.moves.by)
    message = "imported" if found.setup.imported else "none" if not throws else "hold" if holds else "broken"
    return {
        "seed_commitment": found.table.seed_commitment,
        "over": True,
        "seed": found.table.seed,
        "holds": holds,
        "throws": throws,
        "words": WORDS.say(spoken, f"dice-{message}", {"throws": throws}),
    }


async def take_seat(me: Requester, token: str, name: str = "") -> tuple[Room, int]:
    """Bind the link's seat to this person; a person who has it already is let in again."""
    found = await me.registry.store.seat_of_link(link_hash(token))
    if found is None:
        raise RequestError("gone")
    room, seat = await me.registry.room(found[0]), found[1]
    if room.holders[seat].person != me.person or not me.person:
        called = name or (await people.known(me.registry.store, me.person)).name
        await me.registry.change(room, seats.take(me.sit(), seat, called))
    return room, seat


def opened(room: Room, me: Requester) -> dict[str, object]:
    """Where the new table is, and the links for friends."""
    return {
        "room": room.id,
        "url": me.url(room),
        "links": [
            {"seat": room.table.seats[seat], "url": f"{me.base}/s/{token}"}
            for seat, token in sorted(room.live.links.items())
            if room.holders[seat].who == "link" and room.setup.host == me.person
        ],
    }


def state(room: Room, me: Requester, lang: str) -> dict[str, object]:
    """A table in a list."""
    mine = room.seats_of(me.person)
    sight = room.visibility[mine[0] if mine else None]
    ended = result(room.table, lang)
    return {
        "room": room.id,
        "url": me.url(room),
        "game": room.game.name,
        "title": room.game.title,
        "seats": [seat_words(room, seat, me.person, lang) for seat in range(room.table.state.seats)],
        "you": [room.table.seats[seat] for seat in mine],
        "yours": any(seat in room.awaited() for seat in mine),
        "ply": sight.ply(room.table.ply),
        "version": sight.version(room.version),
        "options": room.table.options,
        "dice": room.setup.dice,
        "over": room.over,
        "paused": presence.paused(room),
        "words": ended["words"] if ended else "",
        "updated": datetime.fromtimestamp(sight.updated or room.updated, UTC).isoformat(timespec="seconds"),
    }
