"""The page edition in a real Chromium: lessons, whole games, reload, two tabs, no network, what goes wrong."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from lapilli.core.check.suite import sample
from lapilli.core.lessons.progress import lessons_of
from lapilli.core.registry import find, list_games
from tests.browser.clicking_player import HINTS, Clicker, ply, until
from tests.browser.conftest import Watch
from tests.browser.lesson_player import take_lesson
from tests.site.conftest import todays

SIZES = {"desktop": (1280, 800), "phone": (360, 740)}
GAME = todays()[0]
SIZE = list(SIZES)[sample() // 4 % 2]


def size_of(name: str) -> dict[str, Any]:
    width, height = SIZES[name]
    return {"viewport": {"width": width, "height": height}}


def open_table(page: Any, address: str, game: str) -> None:
    """From the home page to a table against one bot or as few as can be."""
    page.goto(f"{address}/en/")
    page.locator(f"#game-{game} [data-way='bots']").click()
    least = min(list_games()[game].seats)
    page.locator(f"#setup .numbers [data-n='{max(2, least)}']").click()
    page.locator("#open-table").click()
    page.wait_for_url("**/table/**")
    shown(page)


def shown(page: Any) -> None:
    page.locator("body[data-shown]").wait_for()
    page.locator("html[data-python='ready']").wait_for()


@pytest.mark.parametrize("game", todays())
def test_the_first_lesson_is_played_by_clicks(person: Callable[..., Any], address: str, game: str) -> None:
    lesson = lessons_of(find(game)).all[0].id
    page = person(**size_of(SIZE))
    take_lesson(page, game, lesson, root=f"{address}/en")
    page.goto(f"{address}/en/learn/{game}/")
    assert page.locator(f"li[data-lesson='{lesson}'].done").count()


@pytest.mark.parametrize("game", todays())
def test_a_whole_game_is_played_by_clicks(person: Callable[..., Any], address: str, game: str) -> None:
    page = person(**size_of("desktop" if SIZE == "phone" else "phone"))
    open_table(page, address, game)
    Clicker(page, hints=HINTS.get(game, 0.0)).play()
    assert page.locator(".result h2").inner_text()
    page.goto(f"{address}/en/")
    page.locator("#finished .go").wait_for(state="attached")
    page.locator("#finished a").evaluate("(link) => link.click()")
    page.wait_for_url(f"**/replay/{game}/**")
    page.locator("#board svg.scene").wait_for()
    shared = page.evaluate("navigator.clipboard.writeText = (text) => { window.copied = text; }, 0")
    page.locator("#tool-link").click()
    until(page, "window.copied")
    shared = str(page.evaluate("window.copied"))
    assert "#r=" in shared
    other = person()  # somebody else, with another browser
    other.goto(shared)
    other.locator("#board svg.scene").wait_for()
    assert "room=" in other.url


@pytest.mark.parametrize("text", ["x", "AAAA", "", "_" * 1_000_001])
def test_a_hostile_link_is_refused_in_words(person: Callable[..., Any], address: str, text: str) -> None:
    page = person()
    page.goto(f"{address}/en/replay/{GAME}/#r={text}")
    page.locator(".progress[title]").wait_for()
    assert page.locator(".progress span").inner_text()


def test_a_reload_in_mid_game_loses_nothing(person: Callable[..., Any], address: str) -> None:
    page = person()
    open_table(page, address, GAME)
    Clicker(page).clicks(8)
    until(page, "document.body.dataset.asks")
    before = ply(page)
    page.reload()
    shown(page)
    assert ply(page) >= before > 0


def test_two_tabs_show_one_table(person: Callable[..., Any], address: str, watch: Watch) -> None:
    page = person()
    open_table(page, address, GAME)
    other = page.context.new_page()
    watch.page(other)
    other.goto(page.url)
    shown(other)
    Clicker(page).clicks(4)
    until(other, f"Number(document.body.dataset.ply) >= {ply(page)}")
    page.close()
    before = ply(other)
    Clicker(other).clicks(4)
    until(other, f"Number(document.body.dataset.ply) > {before}")


def test_a_worker_that_dies_is_started_again(person: Callable[..., Any], address: str, watch: Watch) -> None:
    page = person()
    open_table(page, address, GAME)
    Clicker(page).clicks(3)
    until(page, "document.body.dataset.asks")
    before = ply(page)
    worker = next(one for one in page.workers if "pythonWorker.js" in one.url)
    worker.evaluate("void setTimeout(() => { throw new Error('ended by a test'); })")
    until(page, "document.documentElement.dataset.python === 'failed'")
    shown(page)
    Clicker(page).clicks(3)
    assert ply(page) > before
    watch.problems[:] = [one for one in watch.problems if "ended by a test" not in one]


def test_everything_works_without_a_network(person: Callable[..., Any], address: str) -> None:
    """After one visit of the home page: the network is cut, the page loaded again, and a game played."""
    page = person()
    page.goto(f"{address}/en/")
    page.locator("html[data-offline='ready']").wait_for()
    page.context.set_offline(True)
    open_table(page, address, GAME)
    Clicker(page).clicks(12)
    page.reload()
    shown(page)
    assert ply(page) > 0
    page.goto(f"{address}/nl/learn/{GAME}/")
    assert page.locator("#lessons li").count() == len(lessons_of(find(GAME)).all)


@pytest.fixture
def watch_without_offline(watch: Watch) -> Iterator[None]:
    """A page whose scripts are changed has no service worker, which the browser reports."""
    yield
    watch.problems[:] = [one for one in watch.problems if "Service Worker registration blocked" not in one]


def changed(page: Any, script: str, before: str) -> None:
    """Put a line before a script of the worker, as a browser behaves that is not at hand."""

    def answer(route: Any) -> None:
        found = route.fetch()
        route.fulfill(response=found, body=before + found.text())

    page.context.route(re.compile(rf"/scripts/{script}\.js$"), answer)


@pytest.mark.usefixtures("watch_without_offline")
def test_a_browser_that_stores_nothing_says_so(person: Callable[..., Any], address: str) -> None:
    page = person(service_workers="block")
    changed(page, "browserStore", "Object.defineProperty(globalThis, 'indexedDB', { value: undefined });\n")
    page.goto(f"{address}/en/learn/{GAME}/{lessons_of(find(GAME)).all[0].id}/")
    page.locator("html[data-python='ready']").wait_for()
    assert "stores nothing" in page.locator(".not-kept").inner_text()


@pytest.mark.usefixtures("watch_without_offline")
def test_a_full_disk_changes_nothing_and_says_so(person: Callable[..., Any], address: str) -> None:
    page = person(service_workers="block")
    full = (
        "const add = IDBObjectStore.prototype.add; let full = false;"
        "new BroadcastChannel('test').onmessage = () => (full = true);"
        "IDBObjectStore.prototype.add = function (...all) {"
        " if (full) throw new DOMException('no space', 'QuotaExceededError'); return add.apply(this, all); };\n"
    )
    changed(page, "browserStore", full)
    open_table(page, address, GAME)
    until(page, "document.body.dataset.asks")
    before = ply(page)
    page.evaluate("new BroadcastChannel('test').postMessage('full')")
    page.wait_for_timeout(300)
    player = Clicker(page)
    for _ in range(6):
        if page.locator("#toast.shown.error").count():
            break
        player.step()
        page.wait_for_timeout(300)
    assert "no space left" in page.locator("#toast").inner_text()
    assert ply(page) == before
