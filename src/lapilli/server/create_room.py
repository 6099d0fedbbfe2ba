"""New rooms: from a request, from a record, or as a rematch."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from dataclasses import replace

from lapilli.bots import bot_names
from lapilli.core.errors import OptionError
from lapilli.core.game import Game
from lapilli.core.lessons.lesson import Lesson
from lapilli.core.lessons.progress import opened
from lapilli.core.registry import find
from lapilli.core.seed import fresh_seed
from lapilli.core.table import Table
from lapilli.server.identity import fresh_room, link_hash
from lapilli.server.people import hash_password
from lapilli.server.room_registry import RoomRegistry
from lapilli.server.rooms import boxes, dice
from lapilli.server.rooms.change import Change, Decide
from lapilli.server.rooms.initial_table import lay
from lapilli.server.rooms.room import Room
from lapilli.server.rooms.seats import named
from lapilli.server.runtime import WorkerDied
from lapilli.server.storage.entries import Event, Payload, SeatHolder, Setup
from lapilli.server.wire.errors import Refused, RequestError
from lapilli.server.wire.requests import RecordRequest, SeatRequest, TableRequest

READING = 10.0  # seconds that a box or a record may take


def _setup(game: str, seats: int, person: str, lang: str) -> Setup:
    now = time.time()
    return Setup(
        id=fresh_room(),
        game=game,
        game_version=find(game).version,
        seats=seats,
        options={},
        box=None,
        origin=None,
        seed=fresh_seed(),
        imported=False,
        dice="server",
        clock=None,
        lang=lang,
        host=person,
        created=now,
        updated=now,
        version=0,
        ply=0,
        over=False,
    )


async def open_table(registry: RoomRegistry, person: str, body: TableRequest) -> Room:
    """A fresh table as wished."""
    game = find(body.game)
    people = sum(seat.who != "bot" for seat in body.seats)
    setup = replace(
        _setup(body.game, len(body.seats), person, body.lang),
        options=_options(game, len(body.seats), {**game.rules.room_options(people), **body.options}),
        box=body.box,
        dice=body.dice,
        clock=body.clock.model_dump() if body.clock else None,
        listed=body.listed,
        password=await registry.runtime.run_in_thread(hash_password, body.password) if body.password else None,
    )
    if body.password and body.door == "ask":
        raise OptionError("a table has a password or asks its host: not both")
    if body.box is not None:
        boxes.look_over(body.box)
        await _read(registry, "box", boxes.try_box, body.game, setup.seats, setup.options, body.box)
    holders = [_holder(registry, setup.id, number, person, seat) for number, seat in enumerate(body.seats)]
    waits = body.wait and any(holder.who == "link" for holder in holders)
    door = {"to": "ask", "password": None} if body.door == "ask" else None
    return await _open(registry, setup, holders, waits=waits, door=door)


def _options(game: Game, seats: int, wished: dict[str, object]) -> dict[str, object]:
    """All options; what cannot be is refused in the person's language where the game has the words."""
    try:
        return dict(game.rules.choose_options(seats, wished))
    except OptionError as error:
        if error.refusal is None:
            raise
        raise Refused("option", error.refusal, game.words) from error


def _holder(registry: RoomRegistry, room: str, seat: int, person: str, body: SeatRequest) -> SeatHolder:
    if body.who == "bot":
        level = body.level or "steady"
        if level not in bot_names():
            raise OptionError(f"there is no bot {level!r}; there are {', '.join(bot_names())}")
        return SeatHolder(seat, "bot", named(body.name), None, level)
    if body.who == "link":
        return SeatHolder(seat, "link", named(body.name), link=link_hash(registry.signer.link(room, seat)))
    return SeatHolder(seat, "person", named(body.name), person)


async def open_again(registry: RoomRegistry, person: str, old: Room) -> Room:
    """Create a rematch with the same people, once: later requests get the same room."""
    if old.rematch:
        return await registry.room(old.rematch)
    setup = replace(
        _setup(old.setup.game, old.setup.seats, person, old.setup.lang),
        options=old.setup.options,
        box=old.setup.box,
        dice=old.setup.dice,
        clock=old.setup.clock,
        listed=old.setup.listed,
        password=old.setup.password,
    )
    holders = []
    for seat, holder in sorted(old.holders.items()):
        link = link_hash(registry.signer.link(setup.id, seat)) if holder.who == "link" else None
        holders.append(replace(holder, link=link, auto_pass=()))
    room = await _open(registry, setup, holders, door=old.moderation.door.carried())
    with contextlib.suppress(RequestError):  # somebody was quicker
        await registry.change(old, _announce(room.id))
    return await registry.room(old.rematch or room.id)


def _announce(new: str) -> Decide:
    """Tell those at the old table where the new one is."""

    def decide(room: Room) -> Change:
        if room.rematch:
            raise RequestError("busy")
        return Change([Event("rematch", {"room": new})], room.table.ply, over=room.over)

    return decide


async def open_record(registry: RoomRegistry, person: str, body: RecordRequest) -> Room:
    """Open a recorded game, to look at it or to play on."""
    if body.box is not None:
        boxes.look_over(body.box)
    played = await _read(registry, "record", boxes.read_record, body.record, body.box)
    assert isinstance(played, boxes.ReplayedRecord)
    setup = replace(
        _setup(played.game, played.seats, person, body.lang),
        options=played.options,
        box=body.box,
        origin=played.origin,
        seed=played.seed or fresh_seed(),
        imported=True,
    )
    holders = [SeatHolder(seat, "person", "", person) for seat in range(played.seats)]
    return await _open(registry, setup, holders, played.moves)


async def _read(registry: RoomRegistry, what: str, work: Callable[..., object], *facts: object) -> object:
    """Let a worker read what somebody sent; it may neither take long nor much memory, nor take anybody else down."""
    try:
        found = await registry.reader.run(READING, work, *facts)
    except (TimeoutError, MemoryError, WorkerDied):
        found = boxes.Unreadable(what, "it takes too long to read")
    if isinstance(found, boxes.Unreadable):
        raise found.error()
    return found


async def _open(
    registry: RoomRegistry,
    setup: Setup,
    holders: list[SeatHolder],
    moves: list[tuple[str, str]] = [],
    waits: bool = False,
    door: Payload | None = None,
) -> Room:
    events, over = await registry.runtime.run_in_thread(_first_events, setup, holders, moves)
    ply = len(events)
    if waits:
        events.append(Event("wait", {"yes": True}, len(events) + 1, setup.created))
    if door is not None:
        events.append(Event("door", door, len(events) + 1, setup.created))
    done = replace(setup, version=len(events), ply=ply, over=over)
    await registry.store.create(done, holders, events)
    registry.metrics.rooms_created.labels(setup.game).inc()
    return await registry.room(setup.id)


def _first_events(setup: Setup, holders: list[SeatHolder], moves: list[tuple[str, str]]) -> tuple[list[Event], bool]:
    """What was played elsewhere, and what chance does before anybody is asked."""
    table = lay(setup)
    for name, text in moves:
        table.play(text, table.seat_index(name))
    first = table.ply
    dice.deal(table, setup.dice, [holder.seat for holder in holders if holder.who != "bot"])
    events = []
    for ply in range(table.ply):
        seat, action = table.move(ply)
        hand = "imported" if ply < first else "server"
        payload = {"ply": ply, "seat": seat, "text": table.game.space.text(action), "by": hand}
        events.append(Event("move", payload, ply + 1, setup.created))
    return events, not table.actors


async def open_lesson(registry: RoomRegistry, person: str, game: Game, lesson: Lesson, lang: str) -> Room:
    """A whole game that belongs to a lesson, at an ordinary table: bots play what the learner does not."""
    table = opened(game, lesson.start)
    setup = _laid(table, person, lang)
    mine = lesson.mine or (lesson.seat,)
    holders = [
        SeatHolder(number, "person", "", person) if name in mine else SeatHolder(number, "bot", "", None, lesson.play)
        for number, name in enumerate(table.seats)
    ]
    return await _open(registry, setup, holders)


async def open_practice(registry: RoomRegistry, person: str, table: Table, lang: str) -> Room:
    """A table to try something at: from where this one stands, all seats for the person who opens it."""
    setup = replace(_laid(table, person, lang), seed=fresh_seed(), imported=True)
    holders = [SeatHolder(number, "person", "", person) for number in range(setup.seats)]
    return await _open(registry, setup, holders, table.moves())


def _laid(table: Table, person: str, lang: str) -> Setup:
    """The set-up that lays this table as it was at its first moment."""
    laid = _setup(table.game.name, table.state.seats, person, lang)
    return replace(laid, options=dict(table.options), origin=table.origin, seed=table.seed)
