"""The line is cut while the page stays open: it says so, comes back by itself, and no action is lost or doubled."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from harness import Process

from tests.browser.clicking_player import Clicker, asked, open_table, ply, until, wait

SEATS = [{"who": "me", "name": "Ann"}, {"who": "bot", "level": "casual"}]


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Process]:
    """A server that a test may kill and start again."""
    with Process(f"sqlite:///{tmp_path / 'tables.db'}") as process:
        yield process


@pytest.fixture
def page(browser: Any, mortal: Process) -> Iterator[Any]:
    """A page at that server; it would tell if it were ever loaded anew."""
    context = browser.new_context(base_url=mortal.base, reduced_motion="reduce", locale="en-GB")
    context.set_default_timeout(30_000)
    yield context.new_page()
    context.close()


def sit(page: Any, *seats: dict[str, str]) -> str:
    room = open_table(page, "pumice", list(seats) or SEATS)
    page.evaluate("globalThis.loadedOnce = true")
    wait(page)
    return room


def lost(page: Any) -> None:
    page.locator("body.offline").wait_for()
    assert "Connection lost" in page.locator("#connection").inner_text()


def back(page: Any) -> None:
    page.locator("body:not(.offline)").wait_for()
    assert page.locator("#connection").inner_text() == ""
    assert page.evaluate("globalThis.loadedOnce === true")


def beyond(page: Any, past: int) -> None:
    """Until something more has been played than so many plies."""
    until(page, f"Number(document.body.dataset.ply) > {past}")


def act(page: Any, done: Callable[[], object]) -> None:
    """Click until an action is complete: it may take several clicks, and a yes."""
    player = Clicker(page, 1, haste=0)
    for _ in range(20):
        player.step()
        page.wait_for_timeout(150)
        if done():
            return
    raise AssertionError("nothing was played")


def test_the_server_is_killed_and_started_again(page: Any, mortal: Process) -> None:
    sit(page)
    player = Clicker(page, 2)
    for _ in range(3):
        wait(page)
        player.step()
    wait(page)
    before, log = ply(page), page.locator("#log li").count()
    mortal.kill()
    lost(page)
    page.wait_for_timeout(1500)
    mortal.start().ready()
    back(page)
    wait(page)
    assert ply(page) >= before
    assert page.locator("#log li").count() >= log
    player.play()  # and the game goes on to its end
    assert page.evaluate("globalThis.loadedOnce === true")


def test_an_action_chosen_without_a_line_is_played_when_it_is_back(page: Any, mortal: Process) -> None:
    """Exactly once: the action of the player, then the table goes on."""
    room = sit(page, {"who": "me"}, {"who": "hotseat"})
    curtain(page)
    seat = asked(page)
    before = ply(page)
    mortal.kill()
    lost(page)
    act(page, lambda: page.locator("#toast.shown", has_text="as soon as it is back").count())
    assert page.locator(".board .live").count() == 0
    mortal.start().ready()
    back(page)
    beyond(page, before)
    page.wait_for_timeout(500)
    assert played(page, room, seat, before) == 1


def curtain(page: Any) -> None:
    if page.locator("#handover:not([hidden])").count():
        page.locator("#handover-ready").click()
        page.locator("#handover").wait_for(state="hidden")
        wait(page)


def played(page: Any, room: str, seat: str, since: int) -> int:
    """How many actions of a seat there have been since a ply."""
    last = page.request.get(f"/api/tables/{room}/frame").json()["ply"]
    frames = [page.request.get(f"/api/tables/{room}/frame?ply={n}").json() for n in range(since, last + 1)]
    acting = [next(one["acting"] for one in frame["seats"] if one["name"] == seat) for frame in frames]
    return sum(was and not now for was, now in pairwise(acting))


class Wire:
    """Stands between page and server, and can swallow what either says."""

    def __init__(self, page: Any) -> None:
        self.deaf = self.mute = False  # the page hears nothing; the server hears no actions
        self.plays: list[str] = []
        self.socket: Any = None
        page.route_web_socket("**/live*", self.open)

    def open(self, socket: Any) -> None:
        self.socket = socket
        there = socket.connect_to_server()
        socket.on_message(lambda text: self._out(there, text))
        there.on_message(lambda text: None if self.deaf else socket.send(text))

    def _out(self, there: Any, text: str) -> None:
        if json.loads(text)["type"] == "play":
            self.plays.append(text)
            if self.mute:
                return
        there.send(text)

    def cut(self) -> None:
        self.deaf = self.mute = False
        self.socket.close(code=1001)


@pytest.mark.parametrize("arrived", [True, False])
def test_an_action_of_unknown_fate_is_neither_lost_nor_doubled(page: Any, arrived: bool) -> None:
    """The line dies after the action was sent: either it reached the server and its answer was lost, or it did not."""
    wire = Wire(page)
    room = sit(page, {"who": "me"}, {"who": "hotseat"})
    curtain(page)
    seat, before = asked(page), ply(page)
    wire.deaf, wire.mute = arrived, not arrived
    act(page, lambda: wire.plays)
    page.wait_for_timeout(400)
    assert len(wire.plays) == 1
    assert ply(page) == before
    wire.cut()
    beyond(page, before)
    back(page)
    page.wait_for_timeout(500)
    assert played(page, room, seat, before) == 1
    assert page.locator("#toast.shown").count() == 0  # nothing is wrong, so nothing is said
    assert len(wire.plays) <= 2


NOTE_LOSS = """() => new MutationObserver(() => {
  if (!document.body.classList.contains("offline")) return;
  globalThis.loss ??= document.querySelector("#connection").textContent;
}).observe(document.body, { attributes: true, attributeFilter: ["class"] })"""


def test_a_line_that_dies_without_a_word_is_noticed(page: Any) -> None:
    """The answer to an action does not come: after some seconds the page opens another line."""
    wire = Wire(page)
    sit(page)
    before = ply(page)
    page.evaluate(NOTE_LOSS)  # it is back so soon that a look now and then may miss it
    wire.deaf = True
    act(page, lambda: wire.plays)
    until(page, "globalThis.loss?.includes('Connection lost')")
    wire.deaf = False
    back(page)
    beyond(page, before)


def test_a_browser_that_goes_offline_catches_up(person: Callable[..., Any], watch: Any) -> None:
    """While a friend was away the host played on."""
    host, friend = person(), person()
    open_table(host, "pumice", [{"who": "me", "name": "Ann"}, {"who": "link"}])
    host.locator("#tab-more").click()
    friend.goto(host.locator(".invite code").inner_text())
    friend.locator("body[data-shown]").wait_for()
    friend.evaluate("globalThis.loadedOnce = true")
    friend.context.set_offline(True)
    lost(friend)
    wait(host)
    before = ply(host)
    act(host, lambda: ply(host) > before)
    friend.context.set_offline(False)
    back(friend)
    beyond(friend, ply(host) - 1)
    watch.problems.clear()  # the browser itself reports the lost line
