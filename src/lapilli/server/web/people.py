"""The HTTP API of people: identity, words for another device, invitations; listed and locked tables."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated

from fastapi import APIRouter, Depends, Response

from lapilli.server import people
from lapilli.server.rooms import moderation, seats
from lapilli.server.rooms.room import Room
from lapilli.server.storage.entries import Person
from lapilli.server.web.api import REFUSALS
from lapilli.server.web.caller import WebGuest, door_key, door_name, give_cookie, guest
from lapilli.server.web.parameters import RoomName
from lapilli.server.wire.errors import RequestError
from lapilli.server.wire.requests import JoinRequest, NameRequest, WordsRequest
from lapilli.server.wire.responses import DoorState, Me, OpenTable, OpenTables, Phrase, Seated

router = APIRouter(prefix="/api", responses=REFUSALS, tags=["people"])
Who = Annotated[WebGuest, Depends(guest)]


def _me(me: WebGuest, person: Person) -> Me:
    invited = person.invited or not me.registry.settings.invitation
    return Me(name=person.name, phrase=person.phrase is not None, invited=invited)


@router.get("/me")
async def who_am_i(me: Who) -> Me:
    """My name here, and whether I can be recognised elsewhere."""
    return _me(me, await people.known(me.registry.store, me.person))


@router.post("/me/name")
async def be_called(me: Who, body: NameRequest) -> Me:
    """Be called this at tables that I open or join from now on."""
    return _me(me, await people.call(me.registry.store, me.sit(), body.name))


@router.post("/me/phrase")
async def words_for_me(me: Who) -> Phrase:
    """New words by which I am recognised on another device; shown once, and former ones are void."""
    me.limit("words")
    return Phrase(phrase=await people.give_phrase(me.registry.store, me.sit()))


@router.post("/me/recover")
async def it_is_me(me: Who, body: WordsRequest, response: Response) -> Me:
    """Be on this device who I am on another: its name, tables and history."""
    me.limit("words")
    person = await people.recognise(me.registry.store, body.words)
    give_cookie(response, me.registry, me.request, person.person)
    return _me(me, person)


@router.post("/me/invitation")
async def invited(me: Who, body: WordsRequest) -> Me:
    """Show that I was told the words without which nobody opens a table here."""
    me.limit("words")
    wanted = me.registry.settings.invitation
    if wanted:
        await people.invite(me.registry.store, me.sit(), body.words, wanted)
    return _me(me, await people.known(me.registry.store, me.person))


@router.get("/open")
async def open_tables(me: Who) -> OpenTables:
    """Listed tables that wait for people, the newest first."""
    return open_tables_for(me.person, await me.request.app.state.listing.look())


def open_tables_for(person: str, rooms: list[Room]) -> OpenTables:
    """Those of the open tables that somebody may join."""
    return OpenTables(tables=[_open(room) for room in rooms if _joinable(room, person)])


def _joinable(room: Room, person: str) -> bool:
    door = room.moderation.door
    return not room.belongs(person) and door.to != "closed" and person not in door.barred


def _open(room: Room) -> OpenTable:
    return OpenTable(
        room=room.id,
        url=f"/t/{room.id}",
        game=room.game.name,
        title=room.game.title,
        seats=room.setup.seats,
        free=sum(holder.who == "link" for holder in room.holders.values()),
        locked=room.moderation.door.to == "password",
        asks=room.moderation.door.to == "ask",
        created=datetime.fromtimestamp(room.setup.created, UTC).isoformat(timespec="seconds"),
    )


@router.post("/tables/{room}/enter", status_code=204)
async def enter(me: Who, room: RoomName, body: WordsRequest) -> Response:
    """Give the password of a table, to look on; remembered by this browser."""
    found = await me.registry.room(room)
    await _password(me, found, body.words)
    response = Response(status_code=204)
    _let_in(me, found, response)
    return response


@router.post("/tables/{room}/join")
async def join(me: Who, room: RoomName, body: JoinRequest, response: Response) -> Seated:
    """Take a free seat of a listed table."""
    found = await me.registry.room(room)
    if not found.setup.listed:
        raise RequestError("foreign")
    await _password(me, found, body.password)
    free = _free(found)
    if free is None:
        raise RequestError("full")
    name = body.name or (await people.known(me.registry.store, me.sit())).name
    await me.registry.change(found, seats.take(me.sit(), free, name, link=False))
    return Seated(room=found.id, url=me.url(found), seat=found.table.seats[free])


@router.get("/tables/{room}/door")
async def look_at_door(me: Who, room: RoomName) -> DoorState:
    """May I come in, and if not, what can I do about it?"""
    return _door(me, await me.registry.room(room))


@router.post("/tables/{room}/knock")
async def knock(me: Who, room: RoomName, body: NameRequest) -> DoorState:
    """Ask the host of a table to be let in; its door tells when there is an answer."""
    me.limit("connect")
    found = await me.registry.room(room)
    await me.registry.change(found, moderation.knock(me.sit(), body.name))
    return _door(me, found)


def _door(me: WebGuest, room: Room) -> DoorState:
    refused = room.moderation.door.refusal(me.person, room.belongs(me.person), me.password_hash(room))
    state = "open" if refused is None else "waiting" if room.moderation.door.waits(me.person) else refused.code
    return DoorState.model_validate({"state": state, "free": room.setup.listed and _free(room) is not None})


def _free(room: Room) -> int | None:
    """The first seat that waits for somebody."""
    return next((seat for seat, holder in sorted(room.holders.items()) if holder.who == "link"), None)


async def _password(me: WebGuest, room: Room, given: str) -> None:
    kept = room.moderation.door.password
    if kept is None or me.password_hash(room) == kept or (me.person and room.belongs(me.person)):
        return
    me.limit("words")
    if not await me.registry.runtime.run_in_thread(people.check_password, given, kept):
        raise RequestError("password", tried="yes" if given else "no")


def _let_in(me: WebGuest, room: Room, response: Response) -> None:
    person = me.sit()
    give_cookie(response, me.registry, me.request, person)
    response.set_cookie(
        door_name(room),
        door_key(me.registry, room, person),
        httponly=True,
        samesite="lax",
        secure=me.request.url.scheme == "https",
    )
