"""Somebody who learns: does in the browser, by clicks, what a lesson asks for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lapilli.core.lessons.progress import LessonProgress
from lapilli.core.registry import find
from tests.browser.clicking_player import SPOT, until

STEPS = "Number(document.body.dataset.step ?? -1)"
BUTTONS = ":is(#menu, #phrases, #replies)"  # moves, words, and quick answers
COVERED = """(element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return Boolean(document.elementFromPoint(x + width / 2, y + height / 2)?.closest(".bubble"));
}"""
COVERING = "([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest('.bubble'))"
Look = Callable[[str], None]


def nothing(_: str) -> None:
    """Somebody who takes no pictures."""


def take_lesson(page: Any, game: str, lesson: str, look: Look = nothing, root: str = "") -> list[str]:
    """From its first word to its end; the way taken. `look(name)` is called whenever something new is said.

    `root` is the address of the pages in a language, of the page edition.
    """
    page.goto(f"{root}/learn/{game}/{lesson}{'/' if root else ''}")
    pupil = LessonProgress.of(find(game), lesson)
    way: list[str] = []
    while not pupil.over:
        until(page, f"{STEPS} === {len(way)} && !document.querySelector('.bubble.lesson-bubble').hidden")
        page.wait_for_timeout(60)
        look(f"{len(way):02}")
        if not pupil.acts:
            page.locator(".bubble.lesson-bubble .main").click()
            way.append("")
        else:
            lit = {one for spot in pupil.step.spot for one in spot.split("|")}
            right = [one for one in pupil.table.menu(pupil.seat) if one.text in pupil.right()]
            action = max(right, key=lambda one: len(lit & set(one.click_path)))  # as the light leads
            act(page, action, len(way))
            way.append(action.text)
        pupil.go(way[-1])
    until(page, f"document.body.dataset.done === {lesson!r}")
    look(f"{len(way):02}")
    return way


def act(page: Any, action: Any, before: int) -> None:
    """One action by clicks: on its things one after the other, or on the button that stands for it."""
    for _ in range(2 * len(action.click_path) + 2):
        until(
            page,
            f"{STEPS} !== {before} || document.body.dataset.asks || document.querySelector('.bubble .told')",
        )
        if page.evaluate(STEPS) != before:
            return
        step(page, action)
        page.wait_for_timeout(80)
    until(page, f"{STEPS} !== {before} || document.querySelector('.bubble .told') !== null", 15)
    told = page.evaluate("document.querySelector('.bubble .told')?.textContent ?? ''")
    assert page.evaluate(STEPS) != before, f"{action.text}: {told}"


def step(page: Any, action: Any) -> None:
    """The next click of an action; what is not drawn is a button."""
    first = page.locator(f"{BUTTONS} [data-pick={quoted(action.click_path[0])}]") if action.click_path else None
    if first is not None and first.count() and first.first.is_visible():
        press(page, first)
        return
    for thing in action.click_path:
        element = page.locator(f'.board [data-id="{thing}"]')
        if not element.count():
            continue
        turn_to(page, thing)
        if element.count() and element.evaluate("(one) => one.classList.contains('live')"):
            chosen = page.evaluate("[...document.querySelectorAll('.ring.is-chosen')].map((one) => one.dataset.of)")
            if thing in chosen:
                continue
            point = at_rest(page, element)
            if point:
                assert not page.evaluate(COVERING, point), f"the bubble covers {thing}"
                page.mouse.click(*point)
                return
    button = page.locator(f"{BUTTONS} [data-act={quoted(action.text)}]")
    picks = [page.locator(f"{BUTTONS} [data-pick={quoted(thing)}]") for thing in action.click_path]
    for found in (button, *picks):
        if found.count() and found.first.is_visible():
            press(page, found)
            return


def at_rest(page: Any, element: Any) -> Any:
    """Where to click a thing, once the picture has glided to it and the bubble has stepped aside."""
    before = element.evaluate(SPOT)
    for _ in range(20):
        page.wait_for_timeout(120)
        now = element.evaluate(SPOT)
        if now == before:
            break
        before = now
    return before


def press(page: Any, button: Any) -> None:
    """A button; no bubble covers it."""
    button.first.scroll_into_view_if_needed()
    page.wait_for_timeout(60)
    assert not button.first.evaluate(COVERED), f"the bubble covers {button.first.inner_text()}"
    button.first.click()


def turn_to(page: Any, thing: str) -> None:
    """A ghost that can be turned is turned until it lies as wished."""
    spot = f"""document.querySelector('.board [data-id={quoted(thing)}]')"""
    if not page.evaluate(f"{spot}?.classList.contains('ghost')"):
        return
    for _ in range(6):
        if page.evaluate(f"{spot}?.classList.contains('armed')"):
            return
        place = thing.rsplit("/", 1)[0] + "/"  # the same tile in another turn
        page.evaluate(f"document.querySelector('.board .armed[data-id^={quoted(place)}]')?.focus()")
        page.keyboard.press("r")


def quoted(text: str) -> str:
    return '"' + text.replace('"', '\\"') + '"'
