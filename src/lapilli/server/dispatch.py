"""Dispatch of the messages of the live socket."""

from __future__ import annotations

from functools import partial

from lapilli.server import people
from lapilli.server.frames.connection import Connection
from lapilli.server.room_registry import RoomRegistry
from lapilli.server.rooms import auto_pass, chat, commands, hints, moderation, seats, takebacks
from lapilli.server.wire import messages
from lapilli.server.wire.errors import RequestError
from lapilli.server.wire.messages import Message


async def handle(registry: RoomRegistry, connection: Connection, message: Message) -> None:
    """Carry out one message, or raise the reason why not."""
    room, person, viewer = connection.room, connection.person, connection.viewer
    match message:
        case messages.Play():
            await registry.change(room, commands.play_for_person(person, message, viewer))
            if message.id is not None:
                version = connection.visibility.version(room.moves.versions[person, message.id])
                connection.answer({"type": "played", "id": message.id, "version": version})
        case messages.Undo():
            await registry.change(room, takebacks.undo(person, message.seat))
        case messages.Takeback():
            await registry.change(room, takebacks.ask(person, message.ply, viewer))
        case messages.Answer():
            await registry.change(room, takebacks.answer(person, message.takeback, message.yes, viewer))
        case messages.Chat():
            await registry.change(room, chat.say(person, message.text))
        case messages.Sit():
            await registry.change(room, seats.change(person, message.seat, message.to, message.level))
        case messages.Name():
            _check_rate(registry, connection, "name")
            await registry.change(room, seats.call(person, message.seat, message.text))
        case messages.Begin():
            await registry.change(room, moderation.begin(person))
        case messages.Mute():
            await registry.change(room, moderation.mute(person, message.seat, message.yes))
        case messages.Remove():
            await registry.change(room, moderation.remove(person, message.seat, registry.link))
        case messages.SetDoor():
            if message.to == "password" and not message.password:
                raise RequestError("malformed")
            _check_rate(registry, connection, "name")  # to hash a password takes a while
            secret = message.password if message.to == "password" else ""
            kept = await registry.runtime.run_in_thread(people.hash_password, secret) if secret else None
            await registry.change(room, moderation.set_door(person, message.to, kept))
        case messages.Admit():
            await registry.change(room, moderation.admit(person, message.number, message.yes))
        case messages.HandOver():
            await registry.change(room, moderation.hand_over(person, message.seat, registry.link))
            link = registry.link(room, commands.seat_of(room, message.seat))
            connection.answer({"type": "link", "seat": message.seat, "url": f"{connection.base}/s/{link}"})
        case messages.AutoPass():
            await registry.save_auto_pass(
                room, auto_pass.set_auto_pass(person, message.seat, message.phase, message.yes)
            )
            for other in room.live.connections:
                if other.person == person:
                    other.refresh()
        case messages.Hint():
            _check_shared_rate(registry, connection, "think")
            seat = commands.seat_held(room, person, message.seat)
            ask = partial(registry.pool.hint, address=connection.address)
            connection.answer(await hints.hint(room, seat, message.id, connection.lang, ask))
        case messages.WinProbability():
            _check_shared_rate(registry, connection, "win_probability")
            imagine = partial(registry.pool.win_probability, address=connection.address)
            connection.answer(await hints.win_probability(room, viewer, imagine))
        case messages.Why():
            _check_rate(registry, connection, "why")
            seat = commands.seat_held(room, person, message.seat)
            found = hints.why(room, seat, message.text, message.click_path, message.around, connection.lang)
            connection.answer(found)
        case messages.Step():
            _check_rate(registry, connection, "why")
            seat = commands.seat_held(room, person, message.seat)
            connection.answer(hints.step(room, seat, message.click_path, connection.lang))
        case messages.What():
            _check_rate(registry, connection, "why")
            connection.answer(hints.what(room, viewer, message.thing, connection.lang))
        case messages.SwitchSeat():
            connection.switch_seat(commands.seat_held(room, person, message.seat))
        case messages.ReadyHandover():
            connection.reveal_handover(commands.seat_held(room, person, message.seat))
        case messages.Lang():
            connection.lang = message.lang
            connection.refresh()
        case messages.Screen():
            connection.shape = message.shape
            if room.game.presentation.shapes:
                connection.refresh()
        case messages.Full():
            connection.refresh()
        case messages.Ping():
            connection.answer({"type": "pong", "version": connection.visibility.version(room.version)})


def _check_rate(registry: RoomRegistry, connection: Connection, purpose: str) -> None:
    if not registry.limits.allow(purpose, connection.person):
        raise RequestError("rate")


def _check_shared_rate(registry: RoomRegistry, connection: Connection, purpose: str) -> None:
    """What a worker thinks about: a new cookie does not give more of it."""
    if not registry.limits.allow_shared(purpose, connection.person, connection.address):
        raise RequestError("rate")
