"""The rules in a real browser: pictures, search, anchors, examples to try, paper."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.hands import open_table, until

LOADED = "[...document.images].every((one) => one.complete && one.naturalWidth > 0)"


@pytest.mark.parametrize("game", ["nisyros", "fuji", "eruption", "deukalion"])
def test_rules_are_illustrated_searched_and_tried(person: Callable[..., Any], game: str) -> None:
    page = person(locale="de-DE")
    page.goto(f"/rules/{game}")
    page.evaluate("document.querySelectorAll('img').forEach((one) => (one.loading = 'eager'))")  # without scrolling
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


UNLINKED = """(selector) => [...document.querySelectorAll(selector)].filter((one) => {
  const copy = one.cloneNode(true);
  for (const link of copy.querySelectorAll("a.clause, button cite")) link.remove();
  return /\\b[A-Z]-\\d+\\.\\d+/.test(copy.textContent);
}).map((one) => one.textContent)"""


@pytest.mark.parametrize("game", ["nisyros", "fuji", "eruption", "deukalion"])
def test_every_clause_on_the_pages_leads_to_the_rules(person: Callable[..., Any], game: str) -> None:
    """In help, reasons, options of a new table; and the page it leads to has the clause."""
    page = person()
    page.goto("/")
    page.locator(f"[data-game='{game}'] [data-way='bots']").first.click()
    page.locator("#setup form").wait_for()
    assert page.evaluate(UNLINKED, "#setup") == []
    open_table(page, game, [{"who": "me"}, {"who": "bot", "level": "casual"}])
    page.locator("#tool-help").click()
    link = page.locator("#help a.clause").first
    link.wait_for()
    assert page.evaluate(UNLINKED, "#help") == []
    page.keyboard.press("Escape")
    assert page.evaluate(UNLINKED, "#main") == []
    address = link.get_attribute("href")
    assert address is not None
    page.goto(address)
    assert page.locator(f"[id='{address.partition('#')[2]}']").count() == 1


def test_boards_of_the_rules_follow_light_and_dark_and_are_light_on_paper(person: Callable[..., Any]) -> None:
    page = person(color_scheme="dark")
    page.goto("/rules/eruption")
    first = page.locator(".part img").first
    until(page, "document.querySelector('.part img').currentSrc.includes('theme=dark')")
    assert first.get_attribute("alt") == page.locator(".part figcaption").first.inner_text()
    page.locator("#theme").click()  # auto, then light
    until(page, "!document.querySelector('.part img').currentSrc.includes('theme=dark')")
    page.locator("#theme").click()
    until(page, "document.querySelector('.part img').currentSrc.includes('theme=dark')")
    page.evaluate("window.print = () => (window.printed = document.documentElement.dataset.shade)")
    page.locator("#print").click()
    until(page, "window.printed === 'light'")
    assert page.evaluate("[...document.images].every((one) => one.complete && one.naturalWidth > 0)")
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert page.evaluate("document.documentElement.dataset.shade") == "dark"
