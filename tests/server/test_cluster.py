"""The home of a room among the processes: found by hashing, told of everything, and sockets are relayed to it."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from typing import Any

import harness
import pytest
from harness import Person
from websockets.sync.client import connect

from lapilli.server.cluster.membership import EVERYBODY, SETTLED, SILENT, Membership, channel
from lapilli.server.storage import store

ROOMS = [f"room-{number}" for number in range(600)]


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def company(names: str, clock: Clock) -> dict[str, Membership]:
    """Processes that have heard of each other some time ago."""
    all_ = {name: Membership(name, f"http://{name}", clock) for name in names}
    for one in all_.values():
        for other in all_.values():
            one.heard(other.line())
    clock.now += SETTLED + 1
    return all_


def test_all_processes_find_the_same_home_and_few_rooms_move() -> None:
    clock = Clock()
    four, three = company("abcd", clock), company("abc", clock)
    for room in ROOMS:
        assert len({one.home(room) for one in four.values()}) == 1
    before, after = ({room: one["a"].home(room) for room in ROOMS} for one in (three, four))
    assert all(count > 100 for count in Counter(after.values()).values())
    assert all(after[room] in (before[room], "d") for room in ROOMS), "a room moves only to whoever has come"
    assert four["a"].away(next(room for room in ROOMS if after[room] == "b")) == "http://b"
    assert four["a"].away(next(room for room in ROOMS if after[room] == "a")) == ""


def test_only_those_are_told_who_need_it() -> None:
    clock = Clock()
    four = company("abcd", clock)
    mine = next(room for room in ROOMS if four["a"].home(room) == "a")
    assert four["a"].audience(mine, []) == [], "everybody is here: nobody is woken"
    assert four["b"].audience(mine, []) == [channel("a")], "stored elsewhere: the home is"
    assert four["a"].audience(mine, ["c"]) == [channel("c")], "and where somebody looks on"
    four["a"].heard("gone d")
    assert four["a"].audience(mine, []) == [EVERYBODY], "while processes come and go everybody is"
    clock.now += SETTLED + 1
    assert four["a"].audience(mine, ["d"]) == []


def test_who_is_silent_is_gone_and_who_cannot_be_reached_is_no_home() -> None:
    clock = Clock()
    one, two = Membership("a", "http://a", clock), Membership("b", "", clock)
    one.heard(two.line()), two.heard(one.line())
    assert {two.home(room) for room in ROOMS} == {"a"}
    assert two.away("room-1") == "http://a"
    clock.now += SILENT + 1
    two.look_round()
    assert two.home("room-1") == "" == two.away("room-1")
    clock.now += SETTLED + 1
    assert two.audience("room-1", []) == []


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """What processes tell each other meanwhile: channel and words."""
    found: list[tuple[str, str]] = []
    notify = store._notify

    def spy(connection: Any, channels: Sequence[str], news: str) -> None:
        found.extend((channel, news) for channel in channels)
        notify(connection, channels, news)

    monkeypatch.setattr(store, "_notify", spy)
    return found


def test_a_socket_that_came_to_the_wrong_process_is_handed_on(database: str, told: list[tuple[str, str]]) -> None:
    """Everybody sits at one process, wherever they came in; no other is woken; when it stops, another takes over."""
    with ExitStack() as both:
        servers = {}
        for port in (harness.free_port(), harness.free_port()):
            address = f"http://127.0.0.1:{port}"
            stop = both.enter_context(ExitStack())
            servers[stop.enter_context(harness.running(database=database, address=address, port=port))] = stop
        registries = {base: harness.REGISTRIES[base] for base in servers}
        homes = [registry.peers.membership for registry in registries.values()]
        until(lambda: all(one._others for one in homes))
        for one in homes:
            one._changed -= SETTLED + 1  # they have known each other for a while
        here, there = servers
        ann, bob = Person(here), Person(there)
        table = ann.open("me", "link")
        room = table["room"]
        home, other = (here, there) if not homes[0].away(room) else (there, here)
        bob.sit(table["links"][0]["url"])
        with ann.live(room) as mine, bob.live(room) as yours:
            mine.until("frame"), yours.until("frame")
            assert len(registries[home].rooms[room].live.connections) == 2, "one came in here, one there"
            if room in registries[other].rooms:
                assert not registries[other].rooms[room].live.connections
            told.clear()
            mine.play()
            told_of = [line.until(lambda m: m.get("by") == "ash")["version"] for line in (mine, yours)]
            assert told_of[0] == told_of[1]
            yours.play(ply=yours.frame["ply"])
            mine.until(lambda m: m.get("by") == "basalt")
            now = registries[home].rooms[room].table.ply
            assert not [news for _, news in told if room in news], "somebody was woken for nothing"
            assert Person(other).web.get(f"/api/tables/{room}").json()["ply"] == now, "it shows the present"
        strange = Person(other).open("me", "link")["room"]
        assert Person(home).web.get(f"/api/tables/{strange}").status_code == 200
        servers[home].close()
        guest = ann if ann.base == other else bob
        with guest.live(room) as line:  # with its cookie, at the process that is left
            frame = line.until("frame")
            assert (frame["ply"], bool(frame["you"])) == (now, True)
            until(lambda: not registries[other].peers.membership.away(room))


def test_nobody_can_pretend_to_be_one_of_our_processes(base: str, ann: Person) -> None:
    """A forged word about where a socket comes from is not believed: another site is refused all the same."""
    room = ann.open("me", "link")["room"]
    word = f"{time.time() + 50:.0f} {room} 192.0.2.7 http://evil.example"
    headers = {"Origin": "http://evil.example", "x-lapilli-relay": f"{word} {'0' * 64}"}
    url = f"{base.replace('http', 'ws', 1)}/api/tables/{room}/live"
    with connect(url, additional_headers=headers) as line:
        assert json.loads(line.recv())["code"] == "origin"


def until(true: Callable[[], bool], patience: float = 60) -> None:
    end = time.monotonic() + patience
    while not true():
        assert time.monotonic() < end, "it does not come true"
        time.sleep(0.05)
