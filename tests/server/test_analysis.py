"""Luck and play over the network: once the game is over, made once, and in the reader's words."""

from __future__ import annotations

import pytest
from desk import Person

from lapilli.core.registry import find
from lapilli.server import analyst
from lapilli.study.analyse import Analysis, analyse
from lapilli.study.plan import Plan, Runner


def finished(ann: Person, seed: int = 1) -> str:
    record = Runner(Plan.make(find("pumice"), 3, "random", {}, seed)).record(0)
    answer = ann.web.post("/api/tables/import", json={"record": record})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["room"])


def test_a_finished_game_is_looked_at_again(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Analysis] = []

    def counted(table: object) -> Analysis:
        made.append(analyse(table, playouts=4, level="random"))  # type: ignore[arg-type]
        return made[-1]

    monkeypatch.setattr(analyst, "look_again", counted)
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


def test_the_worker_s_effort_is_bounded(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    monkeypatch.setattr(analyst, "analyse", lambda table, playouts, seconds: asked.append(playouts))
    for number in range(2):
        analyst.look_again(Runner(Plan.make(find("pumice"), 3, "random", {}, number)).table(0))
    assert all(playouts in analyst.PLAYOUTS for playouts in asked)
