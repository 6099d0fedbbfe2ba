"""Garbage collection is scheduled, so that no request waits for a full collection."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from collections import Counter

import harness
import pytest
from harness import Person

from lapilli.server import gc_schedule
from lapilli.server.metrics import Metrics
from lapilli.server.prometheus import Prometheus


class Circle:
    """Refers to itself, so that only a look at everything finds it."""

    def __init__(self) -> None:
        self.itself = self


def test_a_server_does_not_stop_for_full_collections_by_itself(ann: Person) -> None:
    assert ann.web.get("/health").status_code == 200  # it runs
    assert gc.get_threshold()[2] == gc_schedule.NEVER


def test_circles_are_found_in_the_end_and_the_former_plan_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gc_schedule, "EVERY", 0.01)
    before, metrics = gc.get_threshold(), Metrics(Prometheus())

    async def some_time() -> None:
        work = asyncio.create_task(gc_schedule.collect_by_plan(metrics))
        circle = weakref.ref(Circle())
        while circle() is not None:
            await asyncio.sleep(0.01)
        work.cancel()
        await asyncio.gather(work, return_exceptions=True)

    asyncio.run(some_time())
    assert gc.get_threshold() == before
    assert 'lapilli_collect_seconds_bucket{le="2.5"}' in metrics.text()


def protocols() -> Counter[str]:
    """How many connections of the server are in memory, by the class that serves them."""
    names = {"Patient", "SocketProtocol", "ServerProtocol"}
    return Counter(name for one in gc.get_objects() if (name := type(one).__qualname__.rsplit(".", 1)[-1]) in names)


def test_a_connection_that_has_ended_is_freed_without_a_full_collection(ann: Person) -> None:
    room = ann.open("me", "link")["room"]
    with ann.live(room) as line:
        line.until("frame")  # the connections that are kept are there now
    gc.collect()
    before = protocols()
    gc.disable()
    try:
        for _ in range(5):
            with ann.live(room) as line:
                line.until("frame")
        end = time.monotonic() + harness.PATIENCE
        while (left := protocols() - before) and time.monotonic() < end:
            time.sleep(0.05)
        assert not left
    finally:
        gc.enable()
