"""What people may ask for at a table; each order is checked against the present and becomes events, or is refused."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from lapilli.core.errors import IllegalAction, NotationError
from lapilli.core.rng import Rng
from lapilli.core.state import CHANCE
from lapilli.core.table import CHANCE_SEAT, Table
from lapilli.server import dice
from lapilli.server.change import Change
from lapilli.server.limits import ID_CHARACTERS
from lapilli.server.room import Room
from lapilli.server.store import Event
from lapilli.server.wrong import Refused, Wrong

Decide = Callable[[Room], Change]


def seat_held(room: Room, person: str, name: object) -> int:
    """The number of a seat this person plays; anything else is foreign."""
    if not isinstance(name, str) or name not in room.table.seats:
        raise Wrong("seat")
    seat = room.table.seat_index(name)
    if seat not in room.seats_of(person):
        raise Wrong("foreign")
    return seat


def why_not(table: Table, seat: int, action: int) -> Refused:
    """Why a seat may not do something, said from a world it cannot tell from the real one: so it tells no secret."""
    world = table.game.imagine(table.view(seat), Rng(1))
    imagined = Table(table.game, world, options=table.options, box=table.box, seed="imagined")
    return Refused("illegal", imagined.why_not(action, seat), table.game.words)


def moves(room: Room, trial: Table, hand: str, mark: tuple[str, str] | None = None) -> Change:
    """The move just played on a trial table, with its sender's mark, and all that chance does after it."""
    first = room.table.ply
    dice.deal(trial, room.setup.dice, room.humans())
    played = trial.moves()[first:]
    events = [
        Event(
            "move",
            {
                "ply": first + number,
                "seat": trial.seat_index(seat) if seat == CHANCE_SEAT else trial.at(first + number).seat_index(seat),
                "text": text,
                "by": hand if number == 0 else "server",
                **({"mark": mark} if mark and number == 0 else {}),
            },
        )
        for number, (seat, text) in enumerate(played)
    ]
    return Change(events, trial.ply, over=not trial.actors)


@dataclass(frozen=True)
class Wish:
    """What somebody sent who wants to play: anything at all, until it is checked."""

    seat: object
    text: object
    ply: object  # as counted for the viewer (sight.py), like the version
    version: object = None
    id: object = None


def play(person: str, wish: Wish, viewer: int | None) -> Decide:
    """A person plays an action from the menu of the ply (and version) named; sent again under its id, it is done."""

    def decide(room: Room) -> Change:
        text, id = wish.text, wish.id
        if not isinstance(text, str) or not isinstance(wish.ply, int) or isinstance(wish.ply, bool):
            raise Wrong("malformed")
        if id is not None and not (isinstance(id, str) and 0 < len(id) <= ID_CHARACTERS):
            raise Wrong("malformed")
        seat = _seat_of(room, person, wish.seat)
        mark = None if id is None else (person, id)
        if mark in room.played:
            return Change([], room.table.ply)
        refuse_stale(room, seat, wish.ply, wish.version, viewer)
        trial = room.table.copy()
        try:
            trial.play(text, seat)
        except NotationError:
            raise
        except IllegalAction as error:
            if seat == CHANCE:
                raise
            raise why_not(room.table, seat, room.game.space.parse(text)) from error
        return moves(room, trial, "typed" if seat == CHANCE else "person", mark)

    return decide


def _seat_of(room: Room, person: str, name: object) -> int:
    """The seat somebody plays for: his own, or chance where he types in what real dice show."""
    if name != CHANCE_SEAT:
        return seat_held(room, person, name)
    if not room.seats_of(person):
        raise Wrong("foreign")
    if not room.typists():
        raise Wrong("dice")
    if not set(room.typists()) & set(room.seats_of(person)):
        raise Wrong("foreign")
    return int(CHANCE)


def refuse_stale(room: Room, seat: int, own: int, version: object, viewer: int | None) -> None:
    """An action must be meant for the present.

    Where seats act at the same time, what another seat did meanwhile does not make mine stale; my own action, a throw
    of chance that I saw or something taken back does.
    """
    now, sight = room.table.ply, room.sights[viewer]
    if isinstance(version, int) and any(
        moment.kind == "undo" and sight.tells(moment.version) and sight.version(moment.version) > version
        for moment in room.moments
    ):
        raise Wrong("stale")
    ply = sight.real_ply(own, now)
    if ply == now:
        return
    if ply < 0 or seat == CHANCE:
        raise Wrong("stale")
    acted = {room.movers[later] for later in sight.plies[own:]}
    mine = room.table.seat_name(seat)
    if acted & {seat, int(CHANCE)} or mine not in room.table.at(ply).actors:
        raise Wrong("stale")


def deals(ply: int) -> Decide:
    """Chance plays where the person who should have typed its outcome has left."""

    def decide(room: Room) -> Change:
        if room.table.ply != ply or room.table.state.actor != CHANCE or room.typists():
            raise Wrong("stale")
        trial = room.table.copy()
        trial.throw()
        return moves(room, trial, "server")

    return decide


def bot_plays(seat: int, action: int, ply: int) -> Decide:
    """A bot plays, if it is still its turn to."""

    def decide(room: Room) -> Change:
        if room.table.ply != ply or room.chairs[seat].who != "bot":
            raise Wrong("stale")
        trial = room.table.copy()
        trial.play(room.game.space.text(action), seat)
        return moves(room, trial, "bot")

    return decide


def undo(person: str, name: object) -> Decide:
    """Take the own last action back while nobody has learned anything."""

    def decide(room: Room) -> Change:
        seat = seat_held(room, person, name)
        refusal = room.table.why_no_undo(seat)
        if refusal:
            raise Refused("undo", refusal, room.game.words)
        ply = room.table.ply - 1
        return Change([Event("undo", {"ply": ply, "seat": seat})], ply)

    return decide


def takeback(person: str, ply: object, viewer: int | None) -> Decide:
    """Ask the others to go back to a ply; where nobody else plays, it is granted at once."""

    def decide(room: Room) -> Change:
        mine = room.seats_of(person)
        if not mine:
            raise Wrong("foreign")
        now = room.table.ply
        target = room.sights[viewer].real_ply(ply, now) if isinstance(ply, int) and not isinstance(ply, bool) else -1
        if not 0 <= target < now:
            raise Wrong("takeback")
        while target > 0 and room.table.at(target).actors == (CHANCE_SEAT,):
            target -= 1  # chance would only throw the same again
        if room.table.at(target).actors == (CHANCE_SEAT,):
            raise Wrong("takeback")
        if not others(room, person):
            return Change([Event("undo", {"ply": target, "seat": mine[0]})], target)
        return Change([Event("takeback", {"ply": target, "seat": mine[0]})], now, over=room.over)

    return decide


def others(room: Room, person: str) -> list[int]:
    """The seats of other people: those whose consent a take-back needs."""
    return [seat for seat in room.people() if room.chairs[seat].person != person]


def answer(person: str, which: object, yes: object, viewer: int | None) -> Decide:
    """Say yes or no to a take-back; the last yes carries it out."""

    def decide(room: Room) -> Change:
        asked = room.takeback
        if asked is None or room.sights[viewer].version(asked.version) != which or not isinstance(yes, bool):
            raise Wrong("takeback")
        mine = [seat for seat in room.seats_of(person) if room.chairs[asked.seat].person != person]
        if not mine:
            raise Wrong("foreign")
        events = [Event("answer", {"takeback": asked.version, "seat": seat, "yes": yes}) for seat in mine]
        needed = set(others(room, room.chairs[asked.seat].person or "")) - asked.agreed - set(mine)
        if yes and not needed:
            events.append(Event("undo", {"ply": asked.ply, "seat": asked.seat}))
            return Change(events, asked.ply)
        return Change(events, room.table.ply, over=room.over)

    return decide
