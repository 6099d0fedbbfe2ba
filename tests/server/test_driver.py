"""Bots of a room: who interrupts does so before whoever is awaited acts."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

import lapilli
from lapilli.server.bots import driver
from lapilli.server.limits import Limits
from lapilli.server.rooms import commands


class Pool:
    """Bots that take the first action of their menu."""

    async def choose(self, game: str, level: str, view: object, seat: int, menu: list[int], seed: int) -> int:
        return menu[0]


def room_of(table: lapilli.Table, *levels: str) -> Any:
    chairs = [SimpleNamespace(who="bot", level=level) for level in levels]
    mask = {name: [table.seat_index(seat) for seat in getattr(table, name)] for name in ("actors", "awaited")}
    return SimpleNamespace(
        table=table,
        game=table.game,
        chairs=chairs,
        closed=False,
        connections=[1],
        setup=SimpleNamespace(host="ann"),
        acting=lambda: mask["actors"],
        awaited=lambda: mask["awaited"],
        humans=list,
        whim=lambda seat: 1,
    )


@pytest.mark.parametrize(("levels", "seat"), [(("steady",) * 4, 2), (("steady", "steady", "random", "steady"), 1)])
def test_a_bot_interrupts_before_the_one_that_is_awaited_acts(
    levels: tuple[str, ...], seat: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """D-9.3 Hercules calls the Hydra before Perseus brings his treasures home; a random bot says nothing."""
    from tests.games.deukalion.script import table

    facts: dict[str, Any] = {"step": ("perseus", 3), "active": "deukalion", "ships": {"perseus": "e3"}}
    facts |= {"aboard": {"perseus": 4}, "hydra": "f3", "hand": {"hercules": "call"}}
    room = room_of(table(**facts, cargo={"perseus": "red corinth, green mycenae, white thera"}), *levels)
    played: list[tuple[int, int]] = []
    monkeypatch.setattr(commands, "plays", lambda seat, action, ply: (seat, action))

    async def change(room: Any, decide: Any) -> None:
        played.append(decide)

    bots = driver.Driver(Pool(), Limits(), 0.0, change)  # type: ignore[arg-type]
    assert asyncio.run(bots._step(room))
    assert [who for who, _ in played] == [seat]
