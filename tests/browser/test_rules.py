"""The rules in a real browser: pictures, search, anchors, examples to try, paper."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.clicking_player import open_table, todays, until

LOADED = "[...document.images].every((one) => one.complete && one.naturalWidth > 0)"


@pytest.mark.parametrize("game", [game for game in todays() if game != "pumice"])
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


def test_a_picture_of_the_rules_shows_what_is_spoken_of(person: Callable[..., Any]) -> None:
    """The part of the board that has it, with a ring round it; the board before and after shows the same part."""
    page = person(viewport={"width": 360, "height": 740})
    page.goto("/rules/fuji")
    page.evaluate("document.querySelectorAll('img').forEach((one) => (one.loading = 'eager'))")
    until(page, "[...document.querySelectorAll('.pictured')].every((one) => one.querySelector('.rings .ring'))")
    tall = "[...document.querySelectorAll('.part .pictured')].map((one) => one.offsetHeight / one.offsetWidth)"
    assert max(page.evaluate(tall)) < 2, "a phone shows all of the picture"
    parts = page.evaluate("[...document.querySelectorAll('.example .rings')].map((one) => one.getAttribute('viewBox'))")
    assert parts[::2] == parts[1::2]


def test_the_rules_on_paper_are_light_to_send(person: Callable[..., Any]) -> None:
    """A4 with margins of our own; boards are photographs, so that the document has a few megabytes at most."""
    page = person()
    page.add_init_script("window.print = () => (document.body.dataset.printed = 'yes')")
    page.goto("/rules/fuji")
    page.keyboard.press("Control+p")  # as the button does
    until(page, "document.body.dataset.printed === 'yes'")
    assert page.evaluate("document.querySelectorAll('picture').length === document.querySelectorAll('.photo').length")
    paper = page.pdf(prefer_css_page_size=True)
    assert len(paper) < 4_000_000, f"{len(paper) / 1e6:.1f} MB"
    assert b"/MediaBox [0 0 594.95996 841.91998]" in paper or b"/MediaBox [0 0 595" in paper, "not A4"


UNLINKED = """(selector) => [...document.querySelectorAll(selector)].filter((one) => {
  const copy = one.cloneNode(true);
  for (const link of copy.querySelectorAll("a.clause")) link.remove();
  return /\\b[A-Z]-\\d+\\.\\d+/.test(copy.textContent);
}).map((one) => one.textContent)"""


@pytest.mark.parametrize("game", [game for game in todays(1) if game != "pumice"])
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
    described = first.get_attribute("alt") or ""
    assert described.endswith(page.locator(".part figcaption").first.inner_text()), "the caption is not heard"
    page.locator("#theme").click()  # auto, then light
    until(page, "!document.querySelector('.part img').currentSrc.includes('theme=dark')")
    page.locator("#theme").click()
    until(page, "document.querySelector('.part img').currentSrc.includes('theme=dark')")
    page.evaluate("window.print = () => (window.printed = document.documentElement.dataset.shade)")
    page.locator("#print").click()
    until(page, "window.printed === 'light'")
    page.emulate_media(media="print")
    shown = "[...document.images].filter((one) => one.checkVisibility())"
    assert page.evaluate(f"{shown}.length === document.querySelectorAll('[data-spots]').length"), (
        "one picture each on paper"
    )
    assert page.evaluate(f"{shown}.every((one) => one.complete && one.naturalWidth > 0)")
    page.emulate_media(media="screen")
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert page.evaluate("document.documentElement.dataset.shade") == "dark"
