"""Luck and play over the network: once the game is over, made once, and in the reader's words."""

from __future__ import annotations

import asyncio

import pytest
from desk import Person

from lapilli.core.registry import find
from lapilli.core.table import Table
from lapilli.server import analyst
from lapilli.study.analyse import Analysis, Moment, account, analyse
from lapilli.study.judge import judge
from lapilli.study.plan import Plan, Runner


def finished(ann: Person, seed: int = 1) -> str:
    record = Runner(Plan.make(find("pumice"), 3, "random", {}, seed)).record(0)
    answer = ann.web.post("/api/tables/import", json={"record": record})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["room"])


def test_a_finished_game_is_looked_at_again(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Analysis] = []

    def counted(table: Table, moments: list[Moment]) -> Analysis:
        made.append(account(table, moments))
        return made[-1]

    monkeypatch.setattr(analyst, "account", counted)
    monkeypatch.setattr(analyst, "judging", lambda table: judge(table.game, 4, "random"))
    room = finished(ann)
    told = ann.web.get(f"/api/tables/{room}/analysis").json()
    assert ann.web.get(f"/api/tables/{room}/analysis?lang=de").json()["seats"][0]["first"] == told["seats"][0]["first"]
    assert len(made) == 1, "it is kept"
    assert len(told["points"]) == len(made[0].moments)
    for seat in told["seats"]:
        parts = sum(seat[part] for part in ("first", "play", "others", "luck"))
        assert parts == pytest.approx(seat["result"], abs=0.5)
    costly = [point for point in told["points"] if point["better"]]
    assert {told["points"][place]["ply"] for place in told["worst"]} <= {point["ply"] for point in costly}
    costs = [told["points"][place]["play"] for place in told["worst"]]
    assert costs == sorted(costs), "the worst first"
    for point in costly:
        assert point["better"] != point["chosen"]
        assert point["better_chance"] > point["chance"]
        assert point["touch"]
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
    monkeypatch.setattr(analyst, "judging", lambda table: judged)
    office = analyst.Analyst(0)
    shares: list[float] = []
    look = analyst.stretch

    def stretch(table: Table, plies: list[int]) -> list[Moment]:
        shares.append(office.share("room"))
        return look(table, plies)

    monkeypatch.setattr(analyst, "stretch", stretch)
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
    monkeypatch.setattr(analyst, "judge", lambda game, playouts: asked.append(playouts))
    for number in range(2):
        analyst.judging(Runner(Plan.make(find("pumice"), 3, "random", {}, number)).table(0))
    assert len(asked) == 2
    assert all(playouts in analyst.PLAYOUTS for playouts in asked)
