"""The practice table in a real browser: from a lesson, a replay's moment, a position typed in; undo without end."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from lapilli.core.check.suite import everything, sample
from lapilli.core.lessons.progress import LessonProgress
from lapilli.core.registry import find
from tests.browser.clicking_player import Clicker, moments, ply, until, visit, wait

LESSONS = {
    "nisyros": "dams-and-boats",
    "fuji": "beat-both-neighbours",
    "eruption": "tiles-that-fit",
    "deukalion": "home-to-athens",
}


def play_and_take_back(page: Any) -> None:
    """Some actions of whichever seat is asked, and all of them undone again, one by one, whatever was thrown."""
    page.locator("body[data-shown]").wait_for()
    first = ply(page)
    player = Clicker(page, 5)
    for _ in range(60):
        wait(page)
        if page.evaluate("document.body.dataset.over === 'true'") or ply(page) > first + 3:
            break
        player.step()
        page.wait_for_timeout(60)
    assert ply(page) > first, "nothing could be played"
    for _ in range(60):
        here = ply(page)
        if here <= first:
            break
        page.locator("#tool-undo:not([disabled])").click()
        page.wait_for_timeout(120)
    assert ply(page) <= first
    assert page.locator("#prompt .sentence").inner_text()


TODAY = sorted(LESSONS) if everything() else [sorted(LESSONS)[sample() % len(LESSONS)]]


@pytest.mark.parametrize("game", TODAY)
def test_a_lesson_is_left_for_a_practice_table_in_the_same_position(person: Callable[..., Any], game: str) -> None:
    page = person()
    page.goto(f"/learn/{game}/{LESSONS[game]}")
    page.locator(".bubble:not([hidden]) [data-key='practise']").click()
    page.wait_for_url("**/t/**")
    page.locator("body[data-shown]").wait_for()
    pupil = LessonProgress.of(find(game), LESSONS[game])
    seat = page.evaluate("document.body.dataset.asks")
    assert seat
    table = pupil.table
    told = {table.game.presentation.prompt(table.view(place), place, "en") for place in range(len(table.seats))}
    assert page.locator("#prompt .sentence").inner_text() in told
    play_and_take_back(page)


def test_what_if_is_played_on_from_a_moment_of_a_replay(person: Callable[..., Any]) -> None:
    page = person()
    page.goto("/")
    where = visit(page, moments("eruption")[-1])
    page.goto(where.replace("/t/", "/r/") + "?ply=0")
    page.locator("#tool-next").wait_for()
    assert ply(page) == 0, "a replay opens at the moment of its link"
    for _ in range(12):
        page.locator("#tool-next").click()
    until(page, "Number(document.body.dataset.shown) === 12")
    page.keyboard.press("ArrowRight")  # although a button has the focus
    until(page, "Number(document.body.dataset.shown) === 13")
    page.locator("#tool-whatif").click()
    page.wait_for_url("**/t/**")
    play_and_take_back(page)


def test_a_position_that_is_typed_in_opens_a_practice_table(person: Callable[..., Any]) -> None:
    page = person()
    page.goto("/")
    position = LessonProgress.of(find("nisyros"), "the-last-three").table.position()
    page.locator("details:has(#record-text) summary").click()
    page.locator("#record-text").fill(json.dumps({"game": "nisyros", "position": position}))
    page.locator("#import button").click()
    page.wait_for_url("**/t/**")
    play_and_take_back(page)
