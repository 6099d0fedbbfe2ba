"""Luck and play over the network: once the game is over, made once, and in the reader's words."""

from __future__ import annotations

import asyncio
import itertools
import os
import socket
import threading
import time
from dataclasses import replace

import pytest
from harness import REGISTRIES, Person

from lapilli.core.registry import find
from lapilli.core.rng import Rng
from lapilli.core.state import State
from lapilli.core.table import Table
from lapilli.server import analysis_pool
from lapilli.server.handlers.analysis import _point
from lapilli.server.workers import Workers
from lapilli.study.analyse import Analysis, DecisionPoint, account, analyse, decisions, evenly, look_at
from lapilli.study.move_values import Weighed, Worth, judge
from lapilli.study.plan import Plan, Runner
from tests.games.nisyros.positions import table as island


def finished(ann: Person, seed: int = 1) -> str:
    record = Runner(Plan.make(find("pumice"), 3, "random", {}, seed)).record(0)
    answer = ann.web.post("/api/tables/import", json={"record": record})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["room"])


def test_a_finished_game_is_looked_at_again(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Analysis] = []

    def counted(table: Table, moments: list[DecisionPoint], decisions: int) -> Analysis:
        made.append(account(table, moments, decisions))
        return made[-1]

    monkeypatch.setattr(analysis_pool, "account", counted)
    monkeypatch.setattr(analysis_pool, "judging", lambda table: judge(table.game, 4, "random"))
    room = finished(ann)
    told = ann.web.get(f"/api/tables/{room}/analysis").json()
    assert ann.web.get(f"/api/tables/{room}/analysis?lang=de").json()["seats"][0]["first"] == told["seats"][0]["first"]
    assert len(made) == 1, "it is kept"
    assert len(told["points"]) == len(made[0].moments) == told["decisions"]
    assert not told["partial"]
    for seat in told["seats"]:
        parts = sum(seat[part] for part in ("first", "play", "others", "luck"))
        assert parts == pytest.approx(seat["result"], abs=0.5)
    costly = [point for point in told["points"] if point["better"]]
    assert {told["points"][place]["ply"] for place in told["worst"]} <= {point["ply"] for point in costly}
    costs = [told["points"][place]["play"] for place in told["worst"]]
    assert costs == sorted(costs), "the worst first"
    for point in costly:
        assert point["better"] != point["chosen"]
        assert point["better_win_probability"] > point["win_probability"]
        assert point["click_path"]
    plies = [point["ply"] for point in told["points"]]
    assert plies == sorted(plies)


def test_nothing_is_told_before_the_end(ann: Person) -> None:
    table = ann.open("me", "me")
    answer = ann.web.get(f"/api/tables/{table['room']}/analysis")
    assert answer.status_code == 403 or answer.json()["error"]["code"] == "early"
    assert ann.web.get("/api/tables/nothing-here/analysis").status_code in (404, 410)


def test_whoever_waits_hears_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Runner(Plan.make(find("pumice"), 3, "random", {}, 1)).table(0)
    judged = judge(table.game, 4, "random")
    monkeypatch.setattr(analysis_pool, "judging", lambda table: judged)
    office = analysis_pool.AnalysisPool(Workers(0))
    shares: list[float] = []
    look = analysis_pool.stretch

    def stretch(table: Table, plies: list[int], seconds: float) -> tuple[list[DecisionPoint], float]:
        shares.append(office.share("room"))
        return look(table, plies, seconds)

    monkeypatch.setattr(analysis_pool, "stretch", stretch)
    assert office.share("room") == 0, "nobody has asked"
    found = asyncio.run(office.analysis("room", table))
    office.close()
    assert len(shares) > 5
    assert shares == sorted(set(shares)), "it grows with every stretch"
    assert office.share("room") == 1
    assert found == analyse(table, by=judged), "in stretches it is the same"


def test_the_share_is_told_to_whoever_may_enter(ann: Person) -> None:
    assert ann.web.get(f"/api/tables/{finished(ann)}/analysis/share").json() == {"percent": 0}
    assert ann.web.get("/api/tables/nothing-here/analysis/share").status_code in (404, 410)


def test_the_worker_s_effort_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    monkeypatch.setattr(analysis_pool, "judge", lambda game, playouts, seconds: asked.append(playouts))
    for number in range(2):
        analysis_pool.judging(Runner(Plan.make(find("pumice"), 3, "random", {}, number)).table(0))
    assert len(asked) == 2
    assert all(playouts in analysis_pool.PLAYOUTS for playouts in asked)


# -- budgets --------------------------------------------------------------------------------------------------------


class Slow:
    """Takes half a second of the processor for each decision."""

    def weigh(self, state: State, seat: int, action: int, rng: Rng) -> Weighed:
        end = time.process_time() + 0.5
        while time.process_time() < end:
            pass
        return Weighed(Worth(0.5, 0.1), action, Worth(0.5, 0.1))


def test_a_game_that_takes_too_long_is_looked_at_in_part_which_is_said(
    ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis_pool, "judging", lambda table: Slow())
    monkeypatch.setattr(analysis_pool, "SECONDS", 1.8)
    told = ann.web.get(f"/api/tables/{finished(ann)}/analysis").json()
    assert told["partial"]
    assert 2 <= len(told["points"]) <= 5 < told["decisions"]
    plies = [point["ply"] for point in told["points"]]
    assert plies == sorted(plies)
    for seat in told["seats"]:
        assert sum(seat[part] for part in ("first", "play", "others", "luck")) == pytest.approx(seat["result"], abs=0.5)


def test_what_is_looked_at_first_is_spread_over_the_game() -> None:
    order = evenly(list(range(100)))
    assert sorted(order) == list(range(100))
    for stop in (4, 16, 50):
        places = [0, *sorted(order[:stop]), 100]
        assert max(later - sooner for sooner, later in itertools.pairwise(places)) <= 2 * 128 / stop


def test_one_decision_has_a_limit_of_time() -> None:
    """Bots who never come to an end in the worlds of the judge."""
    table = Runner(Plan.make(find("pumice"), 3, "random", {}, 1)).table(0)
    judging = judge(table.game, 10_000, "steady", seconds=0.05)
    began = time.process_time()
    assert look_at(table, judging, decisions(table)[0]).error < 0.5
    assert time.process_time() - began < 2


def test_an_address_has_few_analyses_under_way_and_others_have_their_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Runner(Plan.make(find("pumice"), 3, "random", {}, 1)).table(0)
    monkeypatch.setattr(analysis_pool, "judging", lambda table: judge(table.game, 4, "random"))
    done: list[str] = []

    async def ask() -> list[object]:
        office = analysis_pool.AnalysisPool(Workers(0))

        async def one(room: str, address: str) -> str:
            await office.analysis(room, table, address)
            done.append(room)
            return "told"

        many = [asyncio.create_task(one(f"odd {number}", "192.0.2.1")) for number in range(8)]
        await asyncio.sleep(0)
        near = [asyncio.create_task(one(f"near {number}", f"192.0.2.{number + 2}")) for number in range(3)]
        other = asyncio.create_task(one("other", "198.51.100.1"))
        found = await asyncio.gather(*many, *near, other, return_exceptions=True)
        office.close()
        return [getattr(one, "code", one) for one in found]

    found = asyncio.run(ask())
    assert found[:8] == ["told"] * 2 + ["busy"] * 6, "two for an address"
    assert found[8:] == ["told"] * 2 + ["busy"] + ["told"], "four for its network"
    assert done[0] == "other", "which has every second turn of the worker"


def test_what_nobody_waits_for_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Runner(Plan.make(find("pumice"), 3, "random", {}, 1)).table(0)
    monkeypatch.setattr(analysis_pool, "judging", lambda table: judge(table.game, 4, "random"))
    looked, look, go_on = list[list[int]](), analysis_pool.stretch, threading.Event()

    def stretch(table: Table, plies: list[int], seconds: float) -> tuple[list[DecisionPoint], float]:
        looked.append(plies)
        assert go_on.wait(60)
        return look(table, plies, seconds)

    monkeypatch.setattr(analysis_pool, "stretch", stretch)

    async def ask() -> None:
        office = analysis_pool.AnalysisPool(Workers(0))
        waits = [asyncio.create_task(office.analysis("room", table)) for _ in range(2)]
        while not looked:
            await asyncio.sleep(0.001)
        waits[0].cancel()
        await asyncio.sleep(0)
        assert office._under_way, "somebody else waits for it"
        waits[1].cancel()
        await asyncio.gather(*waits, return_exceptions=True)
        assert not office._under_way
        go_on.set()
        await office.work(len, "when the worker is free")
        assert len(looked) == 1, "what was begun comes to its end, and nothing else is begun"
        await office.analysis("room", table)
        assert looked[1] == looked[0], "asked again: begun again"
        office.close()

    asyncio.run(ask())


def test_whoever_goes_away_no_longer_has_it_analysed(base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, go_on = threading.Event(), threading.Event()

    def stretch(table: Table, plies: list[int], seconds: float) -> tuple[list[DecisionPoint], float]:
        begun.set()
        assert go_on.wait(60)
        return [], 0.0

    monkeypatch.setattr(analysis_pool, "stretch", stretch)
    ann, office = Person(base), REGISTRIES[base].analyst
    room = finished(ann, 5)
    with socket.create_connection(("127.0.0.1", int(base.rsplit(":", 1)[1]))) as line:
        line.sendall(f"GET /api/tables/{room}/analysis HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
        assert begun.wait(60)
        assert room in office._under_way
    end = time.monotonic() + 60
    while room in office._under_way:
        assert time.monotonic() < end, "it goes on although nobody waits"
        time.sleep(0.05)
    go_on.set()


def test_the_worker_gives_way_to_everybody_else() -> None:
    async def priority() -> int:
        office = analysis_pool.AnalysisPool(Workers(1, analysis_pool.MEGABYTES, analysis_pool.NICE))
        try:
            return await office.work(os.nice, 0)
        finally:
            office.close()

    assert asyncio.run(priority()) >= min(19, os.nice(0) + analysis_pool.NICE)


def test_the_analysis_says_why_its_better_choice_is_better() -> None:
    """From what the seat saw then; where nothing was clearly better there is nothing to say."""
    table = island(10, boats={"pali": 2}, who={"mandraki": {"kos": 3}, "emporios": {"kos": 2}, "nikia": {"kos": 4}})
    crossing = ("evacuate nikia nikia.village by pali", "evacuate pali pali.village by pali")
    moment = DecisionPoint(table.ply, 0, crossing[0], 0.5, 0.01, crossing[1], 0.7, 0.0)
    assert _point(table, moment, table.ply, table.ply, "en").reason == "Pali is furthest behind on Kos, with 0."
    same = replace(moment, best=crossing[0], best_win_probability=0.5)
    assert _point(table, same, table.ply, table.ply, "en").reason == ""
