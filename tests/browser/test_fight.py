"""A real fight in Deukalion: the soldiers tumble, come to rest as recorded, and real ones can be typed in."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

import lapilli
from lapilli.bots import bot
from lapilli.core.rng import Rng
from lapilli.core.table import Table
from tests.browser.clicking_player import Clicker, asked, open_table, over, ply, until, visit, wait

pytestmark = pytest.mark.skipif("deukalion" not in lapilli.list_games(), reason="Deukalion is not installed")
WATCH = """() => {
  globalThis.throws = [];
  new MutationObserver(() => {
    const men = [...document.querySelectorAll(".board .thrown")];
    if (!men.length) return;
    const moving = men.filter((man) => man.getAnimations().length);
    throws.push({ ply: document.body.dataset.ply, men: men.map((man) => man.getAttribute("href")),
      moving: moving.length,
      longest: Math.max(0, ...moving.map((man) => man.getAnimations()[0].effect.getComputedTiming().endTime)),
      ways: new Set(moving.map((man) => man.getAnimations()[0].effect.getKeyframes()[0].transform)).size,
      at: performance.now() });
  }).observe(document.body, { attributes: true, attributeFilter: ["data-shown"] });
  new MutationObserver(() => {
    if (throws.length && !document.querySelector(".board .thrown")) globalThis.swept ??= performance.now();
  }).observe(document.querySelector("#board"), { childList: true });
}"""


@cache
def before_a_throw() -> tuple[str, str]:
    """A record that ends one action before soldiers are thrown, and that action."""
    for number in range(40):
        table = lapilli.new("deukalion", 2, seed=f"fight {number}")
        player, rng = bot("steady", table.game), Rng(number)
        table.settle()
        while table.actors:
            before = table.record()
            text = _one_action(table, player, rng)
            fight = table.view(None)["fight"]
            if table.actors == ("chance",) and fight and fight["stage"] == "toss":
                return before, text
            table.settle()
    raise AssertionError("nobody fights")


def _one_action(table: Table, player: Any, rng: Rng) -> str:
    seat = table.actors[0]
    menu = table.menu(seat)
    chosen = player.decide(table.know(seat), table.seat_index(seat), [action.id for action in menu], rng)
    action = next(action for action in menu if action.id == chosen)
    table.play(action)
    return str(action.text)


def throw(page: Any) -> None:
    """Go to that table and play the action."""
    record, text = before_a_throw()
    visit(page, record)
    page.evaluate(WATCH)
    if page.locator("#menu summary").count():
        page.locator("#menu summary").click()
    page.locator(f"[data-act='{text}']").first.click()
    if page.locator("#ask:not([hidden]) button.main").count():
        page.locator("#ask button.main").click()


def test_thrown_soldiers_tumble_and_come_to_rest_as_recorded(person: Callable[..., Any]) -> None:
    """Fallen, firm and leaning are three figures; each flies its own way for half a second, and then they are seen."""
    page = person(reduced_motion="no-preference", viewport={"width": 1440, "height": 900})
    throw(page)
    until(page, "globalThis.throws.length > 0")
    page.wait_for_timeout(2500)
    throws = page.evaluate("globalThis.throws")
    seen = throws[0]
    shown = [re.search("firm|leaning|fallen", figure)[0] for figure in seen["men"]]  # type: ignore[index]
    words = page.locator("#log li", has_text="leaning").last.inner_text()
    assert [str(shown.count(stance)) for stance in ("fallen", "firm", "leaning")] == re.findall(r"\d+", words)
    assert seen["moving"] == len(shown)
    assert seen["longest"] == 500
    assert seen["ways"] > 1 or len(shown) == 1
    swept = page.evaluate("globalThis.swept ?? null")  # unless they still lie there
    assert swept is None or swept - seen["at"] > 900  # half a second of flight, then time to look


def test_pass_for_me_is_offered_where_one_would_pass(person: Callable[..., Any]) -> None:
    """Not beside every question; all of it stands on the leaf about the table, and only one has the turn."""
    page = person()
    open_table(page, "deukalion", [{"who": "me"}, {"who": "bot", "level": "steady"}])
    wait(page)
    assert not page.locator("#auto-pass input").count()
    assert page.locator(".seat.turn").count() == 1
    page.locator("#tab-more").click()
    page.locator("#table-panel [data-key='auto-pass/muster']").check()
    page.locator("#auto-pass [data-key='auto-pass/muster']").wait_for()  # what is ticked can be taken back there
    assert page.locator("#auto-pass input").count() == 1


def test_nothing_tumbles_with_reduced_motion(person: Callable[..., Any]) -> None:
    page = person()
    throw(page)
    until(page, "globalThis.throws.length > 0")
    page.wait_for_timeout(800)
    assert all(one["moving"] == 0 for one in page.evaluate("globalThis.throws"))


def test_real_soldiers_are_thrown_and_their_piles_typed_in(person: Callable[..., Any]) -> None:
    """First how many fell, then how many stand firm; the rest leans. The log and the board say the same."""
    page = person()
    open_table(page, "deukalion", [{"who": "me"}, {"who": "bot", "level": "steady"}], dice="typed")
    hand = Clicker(page)
    for _ in range(600):
        wait(page)
        assert not over(page)
        if asked(page) == "chance" and "throws the soldiers" in page.locator("#prompt").inner_text():
            break
        play_on(page, hand)
    hero = page.locator("#prompt .sentence").inner_text().split()[0]
    if not page.locator("#menu [data-pick='fallen/1']").count():  # so few soldiers that each outcome has its button
        page.locator("#menu .act").first.click()
        return
    assert page.locator("#menu [data-pick='fallen/1']").inner_text().startswith("1 fallen")
    page.locator("#menu [data-pick='fallen/1']").click()
    buttons = page.locator("#menu .act")
    words = buttons.all_inner_texts()
    assert all("1 fallen" in one for one in words)
    target = next(place for place, one in enumerate(words) if "2 upright" in one)
    buttons.nth(target).click()
    page.locator("#log li", has_text=re.compile(rf"{hero}.*1 .*fall.*2 .*upright|1 fallen, 2 upright")).first.wait_for()


def play_on(page: Any, hand: Clicker) -> None:
    """What the hint says, or the first outcome of a throw that is to be typed in; nothing if the game just goes on."""
    if asked(page) != "chance":
        if not hand.follow_hint():
            hand.step()
    else:
        if page.locator("#menu summary").count():
            page.locator("#menu summary").click()
        before = ply(page)
        page.locator("#menu [data-act]").first.click()
        page.locator(f"body:not([data-ply='{before}'])").wait_for()
