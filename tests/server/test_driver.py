"""Bots of a room: who interrupts does so before the one who is awaited acts."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

import pytest

import lapilli
from lapilli.core.search_result import SearchResult
from lapilli.server.bots import driver
from lapilli.server.frames.connection import chat_line
from lapilli.server.limits import Limits
from lapilli.server.rooms import chat, commands
from lapilli.server.rooms.presence_log import PresenceLog


class Pool:
    """Bots that take the first action of their menu."""

    def __init__(self, plan: Mapping[str, int | str] = {}) -> None:
        self.plan = plan

    async def think(
        self, game: str, level: str, view: object, seat: int, menu: list[int], seed: int, of: str
    ) -> SearchResult:
        return SearchResult(menu[0], plan=self.plan)


def room_of(table: lapilli.Table, *levels: str) -> Any:
    holders = {seat: SimpleNamespace(who="bot", level=level, label="") for seat, level in enumerate(levels)}
    mask = {name: [table.seat_index(seat) for seat in getattr(table, name)] for name in ("actors", "awaited")}
    return SimpleNamespace(
        table=table,
        game=table.game,
        holders=holders,
        presence_log=PresenceLog(),
        moderation=SimpleNamespace(closed=False, muted=set()),
        live=SimpleNamespace(connections=[1], address="192.0.2.7"),
        setup=SimpleNamespace(host="ann"),
        acting=lambda: mask["actors"],
        awaited=lambda: mask["awaited"],
        non_bot_seats=list,
        here=lambda: {"ann"},
        bot_seed=lambda seat: 1,
        chat=[],
        over=False,
    )


@pytest.mark.parametrize(("levels", "seat"), [(("steady",) * 4, 2), (("steady", "steady", "random", "steady"), 1)])
def test_a_bot_interrupts_before_the_one_that_is_awaited_acts(
    levels: tuple[str, ...], seat: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """D-9.3 Hercules calls the Hydra before Perseus brings his treasures home; a random bot says nothing."""
    from tests.games.deukalion.positions import table

    facts: dict[str, Any] = {"step": ("perseus", 3), "active": "deukalion", "ships": {"perseus": "e3"}}
    facts |= {"aboard": {"perseus": 4}, "hydra": "f3", "hand": {"hercules": "call"}}
    room = room_of(table(**facts, cargo={"perseus": "red corinth, green mycenae, white thera"}), *levels)
    played: list[tuple[int, int]] = []
    monkeypatch.setattr(commands, "play_for_bot", lambda seat, action, ply: (seat, action))

    async def change(room: Any, decide: Any) -> None:
        played.append(decide)

    bots = driver.Driver(Pool(), Limits(), 0.0, change)  # type: ignore[arg-type]
    assert asyncio.run(bots._step(room))
    assert [who for who, _ in played] == [seat]


PLAN = {"stone": 2, "wood": 3, "wheat": 0, "boats": 1, "dams": 4, "calls": 2}


@pytest.mark.parametrize("muted", [False, True])
def test_a_team_of_bots_says_what_it_intends_once_and_not_at_all_on_request(
    muted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = lapilli.new("nisyros", seed=4)
    table.settle()
    room = room_of(table, *["strong"] * len(table.seats))
    room.moderation.muted = {1} if muted else set()

    async def change(room: Any, decide: Any) -> None:
        for event in decide(room).events:
            if event.kind == "chat":
                room.chat.append(event.payload)

    monkeypatch.setattr(commands, "play_for_bot", lambda seat, action, ply: lambda room: SimpleNamespace(events=()))
    for plan in (PLAN, PLAN, {**PLAN, "dams": 5}, {}):
        bots = driver.Driver(Pool(plan), Limits(), 0.0, change)  # type: ignore[arg-type]
        assert asyncio.run(bots._step(room))
    assert [line["plan"]["dams"] for line in room.chat] == ([] if muted else [4, 5])
    for lang, word in (("en", "plan"), ("de", "Plan"), ("nl", "plan"), ("fr", "plan")):
        for line in room.chat:
            assert word in chat_line(room, line, 0.0, lang)["text"]
    assert not chat.is_news(room, {})
