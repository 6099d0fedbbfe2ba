"""Simulations at scale: on a cluster, after an interruption, and side by side."""

from __future__ import annotations

import json
import os
from importlib import import_module
from pathlib import Path

import pytest

from lapilli.core.errors import OptionError
from lapilli.core.registry import find
from lapilli.study import Case, simulate, what_if
from lapilli.study.checkpoint import Checkpoint
from lapilli.study.counts import Counts
from lapilli.study.dataframe import columns
from lapilli.study.plan import Plan
from tests.study.deadly import Deadly


class Enough(Exception):
    """Somebody pressed Ctrl-C."""


def stop_after(games: int) -> object:
    def report(done: int) -> None:
        if done >= games:
            raise Enough

    return report


def test_tallies_survive_json() -> None:
    tally = simulate("tiny", 40, bots="steady,random", seed=2, jobs=1, keep=True).tally
    assert Counts.of_data(json.loads(json.dumps(tally.as_data()))) == tally


def test_an_interrupted_run_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    journal = tmp_path / "run" / "tiny.jsonl"
    wanted = {"bots": "steady,random", "seed": 4, "keep": True}
    module = import_module("lapilli.study.simulate")  # the package's attribute of that name is the function
    with monkeypatch.context() as small:
        small.setattr(module, "PROBE", 0.0)
        small.setattr(module, "CHUNK", 0.0)  # one game each, so that it stops midway on any machine
        with pytest.raises(Enough):
            simulate("tiny", 3000, jobs=1, resume=journal, progress=stop_after(900), **wanted)  # type: ignore[arg-type]
    assert len(journal.read_text().splitlines()) == 1 + 900
    with journal.open("a") as file:
        file.write('[900, 950, {"games": 5')  # the line that was being written
    told: list[int] = []
    again = simulate("tiny", 3000, jobs=2, resume=journal, progress=told.append, **wanted)  # type: ignore[arg-type]
    assert told[0] == 900, "what was done is not done again"
    whole = simulate("tiny", 3000, jobs=1, **wanted)  # type: ignore[arg-type]
    assert again.json() == whole.json()
    assert columns(again) == columns(whole)
    told.clear()
    assert simulate("tiny", 3000, jobs=1, resume=journal, progress=told.append, **wanted).json() == whole.json()  # type: ignore[arg-type]
    assert told == []


def test_a_journal_of_something_else_is_refused(tmp_path: Path) -> None:
    journal = tmp_path / "tiny.jsonl"
    simulate("tiny", 20, seed=1, jobs=1, resume=journal)
    with pytest.raises(OptionError, match='cannot be resumed here, it has seed "1" instead of "2"'):
        simulate("tiny", 20, seed=2, jobs=1, resume=journal)
    with pytest.raises(OptionError, match="more than 10"):
        simulate("tiny", 10, seed=1, jobs=1, resume=journal)


def test_stretches_that_are_left(tmp_path: Path) -> None:
    journal = Checkpoint(tmp_path / "j", Plan.make(find("tiny"), 2, "random", {}, 1), False)
    journal.done = [tuple.__new__(type(next(journal.left(5))), pair) for pair in ((4, 6), (0, 2), (8, 9))]
    assert [tuple(chunk) for chunk in journal.left(12)] == [(2, 4), (6, 8), (9, 12)]
    journal.close()


def test_common_random_numbers_narrow_the_difference() -> None:
    """The same case twice differs by nothing at all; another goal by something, with an interval round it."""
    cases = [Case("as it is"), Case("again"), Case("longer", {"goal": 15})]
    found = what_if("tiny", cases, 400, bots="steady,random", seed=3, jobs=1)
    by = {(one.case, one.figure): one for one in found}
    assert by["as it is", "won 1"].more is None
    same = by["again", "decisions"].more
    assert same is not None
    assert (same.value, same.low, same.high) == (0, 0, 0)
    longer = by["longer", "decisions"]
    assert longer.more is not None
    assert longer.more.low > 0
    assert longer.more.value == pytest.approx(longer.value.value - by["as it is", "decisions"].value.value)


def test_cases_need_names() -> None:
    with pytest.raises(OptionError, match="two cases"):
        what_if("tiny", [Case("a")], 10)
    with pytest.raises(OptionError, match="name of its own"):
        what_if("tiny", [Case("a"), Case("a")], 10)


def test_a_cluster_that_loses_a_worker_gives_the_same_figures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A real Ray cluster on this machine with several workers, one of them killed in the middle of a game."""
    ray = pytest.importorskip("ray")
    monkeypatch.setenv("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")
    monkeypatch.setattr("lapilli.study.cluster.FAR", 0.02)  # many small chunks
    monkeypatch.setattr(import_module("lapilli.study.simulate"), "PROBE", 0.0)  # and nearly none of them here
    grave = tmp_path / "grave"
    ray.init(num_cpus=3, log_to_driver=False, logging_level="error", include_dashboard=False)
    try:
        killer = Deadly(str(grave), os.getpid())
        far = simulate("tiny", 300, bots=[killer, "steady"], seed=9, ray="local", keep=True)
    finally:
        ray.shutdown()
    assert grave.exists(), "a worker was killed"
    assert int(grave.read_text()) != os.getpid()
    here = simulate("tiny", 300, bots=[Deadly(str(grave), os.getpid()), "steady"], seed=9, jobs=1, keep=True)
    assert far.json() == here.json()
    assert columns(far) == columns(here)


def test_a_cluster_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ModuleNotFoundError(name)

    monkeypatch.setattr("lapilli.study.cluster.import_module", missing)
    with pytest.raises(OptionError, match=r"lapilli\[ray\]"):
        simulate("tiny", 400, ray="local")


def test_a_cluster_that_loses_a_node_gives_the_same_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two local Ray nodes; the one with most processors is killed in mid-run, and its games are played again."""
    ray = pytest.importorskip("ray")
    cluster_utils = pytest.importorskip("ray.cluster_utils")
    monkeypatch.setenv("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")
    monkeypatch.setattr("lapilli.study.cluster.FAR", 0.01)  # many small chunks
    monkeypatch.setattr(import_module("lapilli.study.simulate"), "PROBE", 0.0)
    cluster = cluster_utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    lost: list[int] = []
    try:
        second = cluster.add_node(num_cpus=2)
        ray.init(address=cluster.address, log_to_driver=False, logging_level="error")
        cluster.wait_for_nodes()
        assert ray.cluster_resources()["CPU"] == 3

        def kill_one(done: int) -> None:
            if done > 100 and not lost:
                cluster.remove_node(second, allow_graceful=False)
                lost.append(done)

        far = simulate("tiny", 2000, bots="steady,random", seed=9, ray="auto", keep=True, progress=kill_one)
        assert not second.any_processes_alive()
    finally:
        ray.shutdown()
        cluster.shutdown()
    assert lost
    assert lost[0] < 2000, "it was killed in mid-run"
    here = simulate("tiny", 2000, bots="steady,random", seed=9, jobs=1, keep=True)
    assert far.json() == here.json()
    assert columns(far) == columns(here)
