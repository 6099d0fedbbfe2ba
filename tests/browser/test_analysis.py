"""Luck and skill beside a replay: a chart to step through, and what would have been better on the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lapilli.core.registry import find
from lapilli.study.plan import Plan, Runner
from tests.browser.hands import visit


def test_the_chart_goes_with_the_replay(person: Callable[..., Any]) -> None:
    record = Runner(Plan.make(find("pumice"), 3, "random", {}, 4)).record(0)
    page = person()
    page.goto("/")
    visit(page, record)
    page.goto(page.url.replace("/t/", "/r/").split("?")[0] + "?ply=0")
    page.locator("#analyse").click()
    chart = page.locator(".analysis svg")
    chart.wait_for(timeout=60_000)
    assert page.locator(".analysis .line-of").count() == 3
    assert page.locator(".analysis thead th").count() == 3
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
