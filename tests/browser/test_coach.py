"""The coach at a first table, "what is this?", and the chance of winning."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import lapilli
from tests.browser.clicking_player import open_table, until, visit
from tests.browser.take_pictures import moments

EDGE = "document.querySelector('#board').getBoundingClientRect().right - 1"
FRAMED = """(() => { // the frame is drawn anew when anything moves
  const first = (all) => [...document.querySelectorAll(all)].find((one) => one.checkVisibility());
  const [rim, button] = [".spotlight-dim .rim", "#phrases button"].map(first);
  const [a, b] = [rim, button].map((one) => one?.getBoundingClientRect());
  return Boolean(a && b && Math.abs(a.x - b.x) < 4 && Math.abs(a.y - b.y) < 4);
})()"""
IN_SIGHT = """(() => {
  const box = (one) => document.querySelector(one).getBoundingClientRect();
  const [answer, panel] = [box("#ask button.main"), box("#play")];
  return answer.top >= panel.top && answer.bottom <= panel.bottom;
})()"""
SEATS = [{"who": "me"}, {"who": "bot", "level": "casual"}]


def test_a_newcomer_is_told_what_is_new_until_it_is_enough(person: Callable[..., Any]) -> None:
    page = person(newcomer=True)
    page.goto("/")
    assert page.locator("[data-game='nisyros'] .main").first.get_attribute("data-way") == "learn"
    options = {"villages": "mandraki,pali"}
    open_table(page, "nisyros", SEATS, options=options)
    note = page.locator(".bubble:not([hidden]) [data-note='place']")
    note.wait_for()
    assert page.locator("#play > .bubble").bounding_box()["x"] > page.evaluate(EDGE), "it covers nothing of the board"
    assert page.locator(".spotlight-dim .rim").count() == 1, "what it speaks of is framed"
    assert not page.locator(".spotlight-dim .tail").count(), "and no line runs across the board"
    page.reload()
    note.wait_for()
    page.locator("[data-key='coach-fine']").click()
    until(page, "!document.querySelector('.bubble:not([hidden]) [data-note=place]')")
    page.reload()
    page.locator("body[data-shown]").wait_for()
    page.wait_for_timeout(600)
    assert not note.count(), "what was read is not said again"
    open_table(page, "eruption", SEATS)
    page.locator(".bubble:not([hidden]) [data-note]").wait_for()
    page.locator("[data-key='coach-off']").click()
    page.reload()
    page.locator("body[data-shown]").wait_for()
    page.wait_for_timeout(600)
    assert not page.locator(".bubble:not([hidden])").count(), "off is off"


def test_a_button_that_the_coach_speaks_of_is_framed(person: Callable[..., Any]) -> None:
    """Fuji: what can be said, and the move, are no things on the board."""
    page = person(newcomer=True)
    visit(page, moments("fuji")[1][1])
    framed = set()
    for _ in range(8):
        page.locator(".bubble:not([hidden]) [data-note]").wait_for()
        note = page.locator(".bubble [data-note]").get_attribute("data-note")
        until(page, "document.querySelectorAll('.spotlight-dim .rim').length === 1")
        if note == "talk":
            until(page, FRAMED)
        framed.add(note)
        page.locator("[data-key='coach-fine']").click()
        page.wait_for_timeout(300)
        if not page.locator(".bubble:not([hidden])").count():
            break
    assert "talk" in framed


def test_what_the_coach_speaks_of_is_framed_where_it_is_pinned(person: Callable[..., Any]) -> None:
    """Fuji on a phone: one's dice lie below the cards that can be clicked, and a copy of them stands beside those."""
    page = person(newcomer=True, viewport={"width": 390, "height": 844}, has_touch=True)
    visit(page, moments("fuji")[1][1])
    until(page, "document.querySelector('.bubble:not([hidden]) [data-note]')")
    for _ in range(6):
        if page.locator(".bubble [data-note='plan']").count():
            break
        page.locator("[data-key='coach-fine']").click()
    until(
        page,
        """(() => {
        const both = [".spotlight-dim .rim", ".pinned-copy.shown"].map((one) => document.querySelector(one));
        const [rim, pin] = both.map((one) => one?.getBoundingClientRect());
        return Boolean(rim && pin && Math.abs(rim.top - pin.top) < 12 && Math.abs(rim.left - pin.left) < 12);
      })()""",
        20,
    )


def test_while_villages_are_chosen_the_coach_speaks_of_nothing_else(person: Callable[..., Any]) -> None:
    """Cards lie in the hand already, and are explained when the first turn has begun; all villages stay in sight."""
    page = person(newcomer=True, viewport={"width": 390, "height": 844}, has_touch=True)
    open_table(page, "eruption", SEATS, options={"villages": "choose"})
    page.locator(".bubble:not([hidden]) [data-note='settle']").wait_for()
    seen = """(() => {
        const { top, bottom } = document.querySelector("#board").getBoundingClientRect();
        const live = [...document.querySelectorAll(".board .live")].map((one) => one.getBoundingClientRect());
        return live.length > 1 && live.every((box) => box.top > top - 2 && box.bottom < bottom + 2);
    })()"""
    until(page, seen, 20)
    assert page.locator("#stages .steps").is_visible(), "the steps are always in sight"
    page.locator("[data-key='coach-fine']").click()
    page.wait_for_timeout(300)
    assert not page.locator(".bubble:not([hidden])").count()
    assert page.locator("#stages .steps li").count() == 4


def test_anything_drawn_says_what_it_is(person: Callable[..., Any]) -> None:
    page = person()
    open_table(page, "nisyros", SEATS, options={"villages": "mandraki,pali"})
    page.locator(".board .live").first.wait_for(state="attached")
    box = page.locator(".board [data-id='die/red']").bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, button="right")
    bubble = page.locator(".bubble:not([hidden])")
    bubble.wait_for()
    assert len(bubble.inner_text()) > 30
    page.keyboard.press("Escape")
    bubble.wait_for(state="hidden")
    until(page, "document.activeElement.matches('.board .live')")  # closing it brings the keyboard to the board
    page.keyboard.press("i")
    bubble.wait_for()
    assert bubble.locator("a.clause").count() == 1


def test_the_chance_of_winning_is_shown_to_whoever_wishes_it(person: Callable[..., Any]) -> None:
    page = person()
    open_table(page, "nisyros", SEATS, options={"villages": "mandraki,pali"})
    shown = page.locator("#odds:not([hidden])")
    assert not shown.count(), "off by default"
    page.locator("#tab-more").click()
    page.locator("[data-key='odds']").check()
    until(page, "/\\d+%/.test(document.querySelector('#odds').textContent)")
    page.reload()
    page.locator("body[data-shown]").wait_for()
    shown.wait_for()
    page.locator("#tab-more").click()
    page.locator("[data-key='odds']").uncheck()
    page.locator("#odds").wait_for(state="hidden")
    open_table(page, "eruption", SEATS)
    page.locator("#tab-more").click()
    page.locator("#table-panel .settings").wait_for()
    assert not page.locator("[data-key='odds']").count(), "each plays alone"


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_the_answers_to_a_question_are_in_sight_while_the_coach_speaks(
    person: Callable[..., Any], size: tuple[int, int]
) -> None:
    """A card of Deukalion asks before it is played; the panel is pushed up to that, the page stays where it is."""
    table = lapilli.new("deukalion", seats=2, seed=3)
    table.settle()
    while "play hermes" not in table.legal("perseus") or table.actors[0] != "perseus":
        table.play(table.menu(table.actors[0])[0])
        table.settle()
    page = person(newcomer=True, viewport={"width": size[0], "height": size[1]})
    visit(page, table.record())
    page.locator(".bubble:not([hidden]) [data-note]").wait_for()
    page.locator(".board [data-id='hand/hermes'].live").focus()
    page.keyboard.press("Enter")
    page.locator("#ask:not([hidden]) button.main").wait_for()
    until(page, IN_SIGHT)
    assert page.evaluate("scrollY") == 0


def test_another_language_changes_prompt_and_coach_at_once(person: Callable[..., Any]) -> None:
    """Without a reload: the note stays, in other words, and so do the prompt and the steps of a lesson."""
    page = person(newcomer=True)
    open_table(page, "nisyros", SEATS, options={"villages": "mandraki,pali"})
    note = page.locator(".coach-bubble:not([hidden]) [data-note='place']")
    note.wait_for()
    words = "[...document.querySelectorAll('.coach-bubble .say, #prompt .sentence')].map((one) => one.textContent)"
    english = page.evaluate(words)
    for lang in ("de", "nl", "fr"):
        page.locator("#language").select_option(lang)
        until(page, f"({words}).every((one) => one && !{json.dumps(english)}.includes(one))")
    page.goto("/learn/nisyros/the-last-three?lang=fr")
    say = page.locator(".lesson-bubble .say")
    before = say.inner_text()
    page.locator("#language").select_option("en")
    until(page, f"document.querySelector('.lesson-bubble .say').textContent !== {json.dumps(before)}")
    assert page.locator(".lesson-bubble .eyebrow").inner_text().startswith("Lesson, 1 of 5")
