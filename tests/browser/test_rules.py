"""The rules in a real browser: pictures, search, anchors, examples to try, paper."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.hands import until

LOADED = "[...document.images].every((one) => one.complete && one.naturalWidth > 0)"


@pytest.mark.parametrize("game", ["nisyros", "fuji", "eruption", "deukalion"])
def test_rules_are_illustrated_searched_and_tried(person: Callable[..., Any], game: str) -> None:
    page = person(locale="de-DE")
    page.goto(f"/rules/{game}")
    until(page, LOADED)
    assert page.locator(".part img").count() >= 6
    folder = os.environ.get("LAPILLI_PICTURES")  # to look at
    if folder:
        page.pdf(path=f"{folder}/rules-{game}.pdf", format="A4")
        page.screenshot(path=f"{folder}/rules-{game}.png", full_page=False)
    clause = page.locator(".clauses a.clause").first
    name = clause.inner_text()
    clause.click()
    assert page.evaluate("location.hash") == f"#{name}"
    page.locator("#search").fill(name.lower())
    shown = page.locator(".digest > :not([hidden])")
    assert 0 < shown.count() < 60
    page.locator("[data-try]").first.click()
    page.locator("body[data-shown]").wait_for()
    assert "/t/" in page.url
    undo = page.locator("#tool-undo")
    undo.wait_for()
