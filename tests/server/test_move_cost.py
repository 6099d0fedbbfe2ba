"""The cost of a move on the server: it is parsed once, played once, and seats are named a few times for all screens."""

from __future__ import annotations

import random
import threading
from collections import Counter
from typing import Any

import cost
import pytest

from lapilli.core.table import Table
from lapilli.server.frames.connection import Connection


@pytest.mark.parametrize("game", ["nisyros", "fuji", "eruption", "deukalion"])
def test_a_move_is_read_once_and_played_once(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: Counter[str] = Counter()
    here = threading.get_ident()

    def counted(owner: object, name: str) -> None:
        plain = getattr(owner, name)

        def call(*args: Any, **named: Any) -> Any:
            calls[name] += threading.get_ident() == here  # a server that other tests have used goes on beside
            return plain(*args, **named)

        monkeypatch.setattr(owner, name, call)

    rng, room = random.Random(5), cost.table(game, "once")
    screens = [Connection(room, person, "en", 0, parts=True) for person in (*cost.PEOPLE, "spectator")]
    for screen in screens:
        while screen.next():
            pass
    counted(Table, "read")
    counted(Table, "apply")
    counted(room.game.rules, "seat_names")
    moves, first = 10, room.table.ply
    for number in range(moves):
        cost.play(room, rng, number)
        for screen in screens:
            while screen.next():
                pass
    assert calls["read"] == moves
    assert calls["apply"] == room.table.ply - first
    assert calls["seat_names"] <= 2 * (room.table.ply - first)  # actions, chance included; a move used to ask 45 times
