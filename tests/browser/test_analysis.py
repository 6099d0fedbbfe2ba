"""Luck and skill beside a replay: a chart to step through, and what would have been better on the board."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import pytest

from lapilli.core.registry import find
from lapilli.study.plan import Plan, Runner
from tests.browser.clicking_player import visit

SEEN = """() => {
  const [box, panel] = [".analysis", ".play"].map((one) => document.querySelector(one).getBoundingClientRect());
  return [box.top - panel.top, panel.bottom - box.top - 100];
}"""


def test_the_chart_goes_with_the_replay(person: Callable[..., Any]) -> None:
    record = Runner(Plan.make(find("pumice"), 3, "random", {}, 4)).record(0)
    page = person()
    visit(page, record)
    page.goto(page.url.replace("/t/", "/r/").split("?")[0] + "?ply=0")
    page.locator("#analyse").click()
    chart = page.locator(".analysis svg")
    chart.wait_for(timeout=60_000)
    assert page.locator(".analysis .line-of").count() == 3
    assert page.locator(".analysis thead th").count() == 3
    top, bottom = page.evaluate(SEEN)
    assert top >= 0 < bottom, "it came below what is in sight"
    assert page.evaluate("scrollY") == 0, "the board went away"
    chart.click()
    page.locator("body:not([data-shown='0'])").wait_for()
    plies = int(page.locator("#ply").get_attribute("max"))
    assert abs(int(page.locator("#ply").input_value()) - plies / 2) <= 2
    moved = page.locator(".analysis .cursor").get_attribute("transform")
    worst = page.locator(".analysis .worst button").first
    ply = worst.get_attribute("data-ply")
    worst.click()
    page.locator(f"body[data-shown='{ply}']").wait_for()
    page.locator(".remark", has_text=str(worst.text_content())).wait_for()
    assert "Better:" in str(worst.text_content())
    assert page.locator(".analysis .cursor").get_attribute("transform") != moved


def test_a_game_without_costly_decisions_says_so(person: Callable[..., Any]) -> None:
    """On a phone too, where the board stays in sight above it."""
    found: dict[str, Any] = {"seats": [], "points": [], "worst": []}
    page = person(viewport={"width": 360, "height": 740})
    page.route("**/api/tables/*/analysis?*", lambda route: route.fulfill(json=found))
    visit(page, Runner(Plan.make(find("pumice"), 2, "random", {}, 4)).record(0))
    page.goto(page.url.replace("/t/", "/r/"))
    page.locator("#analyse").click()
    page.locator(".analysis h4", has_text="No decision").wait_for()
    assert "null" not in page.locator(".analysis").inner_text()
    top, bottom = page.evaluate(SEEN)
    assert top >= 0 < bottom
    assert page.evaluate("document.querySelector('.play').getBoundingClientRect().top") > 300, "the board is hidden"
    assert page.evaluate("scrollY") == 0


@pytest.mark.parametrize(
    ("lang", "size", "words"),
    [
        ("en", (1280, 800), "decisions were looked at"),
        ("nl", (360, 740), "beslissingen zijn bekeken"),
        ("de", (360, 740), "Entscheidungen wurden betrachtet"),
        ("fr", (360, 740), "ont été examinées"),
    ],
)
def test_a_game_that_was_analysed_in_part_says_so(
    person: Callable[..., Any], lang: str, size: tuple[int, int], words: str
) -> None:
    page = person(viewport={"width": size[0], "height": size[1]})
    visit(page, Runner(Plan.make(find("pumice"), 3, "random", {}, 4)).record(0))
    page.context.add_cookies([{"name": "lang", "value": lang, "url": page.url.split("/t/")[0]}])
    page.goto(page.url.replace("/t/", "/r/").split("?")[0])

    def in_part(route: Any) -> None:
        route.fulfill(json={**route.fetch().json(), "partial": True, "decisions": 999})

    page.route("**/api/tables/*/analysis?*", in_part)
    page.locator("#analyse").click()
    note = page.locator(".analysis .partial", has_text=words)
    note.wait_for(timeout=60_000)
    if folder := os.environ.get("LAPILLI_SHOTS"):
        page.screenshot(path=f"{folder}/partial-{lang}.png")
