"""What a move costs: `python tests/server/cost.py [games]` prints processor time and bytes per move with two viewers.

One process, no network: two people play each other at random; each move is decided and taken in, and both their frames
are made, written as JSON and compressed as the socket does it (a window of 4 kB that goes on from frame to frame).
`first` is the worst first frame of a room, after the server has warmed up.
"""

from __future__ import annotations

import gc
import json
import random
import sys
import time
import zlib
from typing import Any

from lapilli.core.registry import find
from lapilli.server.frames.connection import Connection
from lapilli.server.rooms import commands, dice
from lapilli.server.rooms.room import Room
from lapilli.server.storage.entries import Event, SeatHolder, Setup
from lapilli.server.web import prerender
from lapilli.server.wire.messages import Play

MOVES, WARM = 120, 30
PEOPLE = ("ann", "bob")


def table(game: str, seed: str, seats: int = 2) -> Room:
    """A room of two people with what chance does first."""
    found = find(game)
    options = found.rules.choose_options(seats, found.rules.room_options(seats))
    now = time.time()
    facts = {
        "box": None,
        "origin": None,
        "seed": seed,
        "imported": False,
        "dice": "server",
        "clock": None,
        "lang": "en",
    }
    counts = {"created": now, "updated": now, "version": 0, "ply": 0, "over": False}
    setup = Setup("room", game, found.version, seats, options, host="ann", **facts, **counts)  # type: ignore[arg-type]
    room = Room(setup, [SeatHolder(seat, "person", "", PEOPLE[seat % 2]) for seat in range(seats)])
    dice.deal(trial := room.table.fork(), "server")
    room.apply(stored(room, commands.to_change(room, trial, "server").events), played=trial)
    return room


def stored(room: Room, events: Any) -> list[Event]:
    return [Event(event.kind, event.payload, room.version + n, time.time()) for n, event in enumerate(events, 1)]


def play(room: Room, rng: random.Random, number: int) -> None:
    """Play one move of a seat that may act."""
    seat = rng.choice(room.acting())
    action = rng.choice(sorted(room.table.state.menu(seat)))
    own = room.visibility[seat].ply(room.table.ply)
    wish = Play(type="play", seat=room.table.seats[seat], text=room.game.space.text(action), ply=own, id=str(number))
    change = commands.play_for_person(PEOPLE[seat % 2], wish, seat)(room)
    room.apply(stored(room, change.events), change.holders, change.table)


class Reader:
    """A socket: what it is sent is written and compressed."""

    def __init__(self, room: Room, person: str, parts: bool) -> None:
        self.connection = Connection(room, person, "en", 0, parts=parts)
        self.deflate = zlib.compressobj(wbits=-12)
        self.bytes = 0

    def read(self) -> None:
        while (message := self.connection.next()) is not None:
            text = json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode()
            self.bytes += len(self.deflate.compress(text) + self.deflate.flush(zlib.Z_SYNC_FLUSH)) - 4


def measure(game: str, parts: bool) -> tuple[float, float, float]:
    """Milliseconds and kilobytes per move, and milliseconds of the first frames of a room, at worst."""
    spent = sent = moves = first = 0.0
    for seed in range(20):
        rng, room = random.Random(seed), table(game, str(seed))
        begin = time.process_time()
        readers = [Reader(room, person, parts) for person in PEOPLE]
        for reader in readers:
            reader.read()
        first = max(first, (time.process_time() - begin) * 500)
        number = 0
        while not room.over and moves < MOVES:
            before, began = sum(reader.bytes for reader in readers), time.process_time()
            play(room, rng, number)
            for reader in readers:
                reader.read()
            number += 1
            if number > WARM:
                spent += time.process_time() - began
                sent += sum(reader.bytes for reader in readers) - before
                moves += 1
        if moves >= MOVES:
            break
    return spent / moves * 1000, sent / moves / 1000, first


def main() -> None:
    chosen = sys.argv[1:] or ["nisyros", "fuji", "eruption", "deukalion"]
    for piece in prerender.pieces(chosen):  # as a server does in its first seconds
        piece()
    gc.freeze()
    for game in chosen:
        for parts in (True, False):
            ms, kb, first = measure(game, parts)
            print(f"{game:10} {'parts' if parts else 'whole'}  {ms:6.1f} ms  {kb:6.1f} kB a move; first {first:.0f} ms")


if __name__ == "__main__":
    main()
