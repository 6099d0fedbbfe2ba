"""Commands of people at a table: each is checked against the present state and becomes events, or is refused."""

from __future__ import annotations

from lapilli.core.rng import Rng
from lapilli.core.state import CHANCE
from lapilli.core.table import CHANCE_SEAT, Table
from lapilli.core.worlds import world_sampler
from lapilli.server.rooms import dice
from lapilli.server.rooms.change import Change, Decide
from lapilli.server.rooms.room import Room, acting
from lapilli.server.storage.entries import Event
from lapilli.server.wire.errors import Refused, RequestError
from lapilli.server.wire.messages import Play


def seat_of(room: Room, name: str) -> int:
    """The number of a seat by its name."""
    if name not in room.table.seats:
        raise RequestError("seat")
    return room.table.seat_index(name)


def seat_held(room: Room, person: str, name: str) -> int:
    """The number of a seat this person plays; anything else is foreign."""
    seat = seat_of(room, name)
    if seat not in room.seats_of(person):
        raise RequestError("foreign")
    return seat


def why_not(table: Table, seat: int, action: int) -> Refused:
    """Why a seat may not do something, said from a world it cannot tell from the real one: so it tells no secret."""
    world = world_sampler(table.game, table.state, seat)(Rng(1))
    imagined = Table(table.game, world, options=table.options, box=table.box, seed="imagined")
    return Refused("illegal", imagined.why_not(action, seat), table.game.words)


def to_change(room: Room, trial: Table, hand: str, request_key: tuple[str, str] | None = None) -> Change:
    """The move just played on a trial table, with its sender's request key, and all that chance does after it."""
    first = room.table.ply
    dice.deal(trial, room.setup.dice, room.non_bot_seats())
    events = []
    for ply in range(first, trial.ply):
        seat, action = trial.move(ply)
        payload = {"ply": ply, "seat": seat, "text": room.game.space.text(action), "by": "server"}
        if ply == first:
            payload |= {"by": hand} if request_key is None else {"by": hand, "request_key": request_key}
        events.append(Event("move", payload))
    return Change(events, trial.ply, over=not trial.actors, table=trial)


def play_for_person(person: str, message: Play, viewer: int | None) -> Decide:
    """A person plays an action from the menu of the ply (and version) named; sent again under its id, it is done."""
    request_key = None if message.id is None else (person, message.id)

    def decide(room: Room) -> Change:
        if request_key in room.moves.versions:  # before all else: what is stored stays true whatever has changed since
            return Change([], room.table.ply)
        seat = _seat_of(room, person, message.seat)
        if room.presence_log.waits_for_people(room.holders):
            raise RequestError("not-all-here")
        refuse_stale(room, seat, message.ply, message.version, viewer)
        trial = room.table.fork()
        action = trial.read(message.text, seat)
        if not trial.state.allows(seat, action):
            raise why_not(room.table, seat, action)
        trial.apply(seat, action)
        return to_change(room, trial, "typed" if seat == CHANCE else "person", request_key)

    return decide


def _seat_of(room: Room, person: str, name: str) -> int:
    """The seat somebody plays for: their own, or chance where they type what real dice show."""
    if name != CHANCE_SEAT:
        return seat_held(room, person, name)
    if not room.seats_of(person):
        raise RequestError("foreign")
    if not room.typists():
        raise RequestError("dice")
    if not set(room.typists()) & set(room.seats_of(person)):
        raise RequestError("foreign")
    return int(CHANCE)


def refuse_stale(room: Room, seat: int, own: int, version: int | None, viewer: int | None) -> None:
    """An action must be meant for the present.

    Where seats act at the same time, what another seat did meanwhile does not make mine stale; my own action, a throw
    of chance that I saw or something taken back does.
    """
    now, sight = room.table.ply, room.visibility[viewer]
    if version is not None and any(
        moment.kind == "undo" and sight.tells(moment.version) and sight.version(moment.version) > version
        for moment in room.recent_events
    ):
        raise RequestError("stale")
    ply = sight.real_ply(own, now)
    if ply == now:
        return
    if ply < 0 or seat == CHANCE:
        raise RequestError("stale")
    acted = {room.table.move(later)[0] for later in sight.plies[own:]}
    if acted & {seat, int(CHANCE)} or seat not in acting(room.table.state_at(ply)):
        raise RequestError("stale")


def play_chance(ply: int) -> Decide:
    """Chance plays where the person who should have typed its outcome has left."""

    def decide(room: Room) -> Change:
        if room.table.ply != ply or room.table.state.actor != CHANCE or room.typists():
            raise RequestError("stale")
        trial = room.table.fork()
        trial.step_chance()
        return to_change(room, trial, "server")

    return decide


def play_for_bot(seat: int, action: int, ply: int, hand: str = "bot") -> Decide:
    """A bot plays, if it is still its turn to."""

    def decide(room: Room) -> Change:
        if room.table.ply != ply or room.holders[seat].who != "bot" or action not in room.table.state.menu(seat):
            raise RequestError("stale")
        trial = room.table.fork()
        trial.apply(seat, action)
        return to_change(room, trial, hand)

    return decide
