"""Lessons in a real browser, by clicks, on a phone and on a broad screen."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import pytest

from lapilli.core.check.suite import everything, sample
from lapilli.core.registry import list_games
from tests.browser.clicking_player import until
from tests.browser.lesson_player import take_lesson

SIZES = {"phone": (360, 740), "desktop": (1440, 900)}
LESSONS = [
    (game.name, one.id)
    for game in list_games().values()
    if game.coaching.lessons
    for one in game.coaching.lessons.all
    if not one.play
]
IN_SIGHT = """(element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""  # is its middle in sight, and neither bubble nor pinned dice on it?
ALL = [(game, lesson, size) for game, lesson in LESSONS for size in SIZES]


def chosen() -> list[tuple[str, str, str]]:
    """All of them, or in an ordinary run the first of each game and one that changes every day."""
    if everything():
        return ALL
    first = dict(reversed(LESSONS))
    sizes = list(SIZES)
    return [
        *((game, lesson, sizes[at % 2]) for at, (game, lesson) in enumerate(first.items())),
        ALL[sample() % len(ALL)],
    ]


@pytest.mark.parametrize(("game", "lesson", "size"), chosen())
def test_a_lesson_is_played_through_by_clicks(person: Callable[..., Any], game: str, lesson: str, size: str) -> None:
    width, height = SIZES[size]
    page = person(viewport={"width": width, "height": height})
    folder = os.environ.get("LAPILLI_PICTURES")  # to look at

    def look(name: str) -> None:
        if folder:
            page.screenshot(path=f"{folder}/{game}-{lesson}-{size}-{name}.png")
        inside = page.evaluate(
            "(() => { const b = document.querySelector('.bubble.lesson-bubble').getBoundingClientRect();"
            " return b.left >= 0 && b.top >= 0 && b.right <= innerWidth && b.bottom <= innerHeight })()"
        )
        assert inside, "the bubble hangs over the edge of the page"

    take_lesson(page, game, lesson, look)
    page.goto(f"/learn/{game}")
    assert page.locator(f"li[data-lesson='{lesson}'].done").count(), "the device does not remember the lesson"


def test_what_a_lesson_speaks_of_comes_into_sight_on_a_phone(person: Callable[..., Any]) -> None:
    """At once, and again after half a phrase, although other things that could be meant are in sight."""
    page = person(viewport={"width": 360, "height": 740})
    page.goto("/learn/fuji/talk-without-numbers")
    page.locator(".bubble:not([hidden])").wait_for()
    card = page.locator(".board [data-id='cell/f1']")
    until(
        page, "document.querySelectorAll('.spotlight-dim .rim').length >= 3"
    )  # the card, the marker on it, one's own dice
    assert card.evaluate(IN_SIGHT)
    page.locator("#board").hover()
    page.mouse.wheel(0, -2000)  # away from it: to the top of the picture
    until(page, f"!({IN_SIGHT})(document.querySelector(\".board [data-id='cell/f1']\"))")
    page.locator("#phrases [data-pick='say/great']").click()
    until(page, f"({IN_SIGHT})(document.querySelector(\".board [data-id='cell/f1']\"))")


LIT = """([id, corner]) => {
  const thing = document.querySelector(`.board [data-id='${id}']`).getBoundingClientRect();
  const [x, y] = corner ? [thing.right - 8, thing.bottom - 8] : [thing.right - 8, thing.top + 8];
  const shapes = ".spotlight-dim mask .hole :is(path, rect, circle, ellipse, polygon)";
  return [...document.querySelectorAll(shapes)].some((hole) =>
    hole.isPointInFill(new DOMPoint(x, y).matrixTransform(hole.getScreenCTM().inverse())));
}"""


def test_the_spotlight_has_the_shape_of_the_thing_it_lights(person: Callable[..., Any]) -> None:
    """A coast is a quarter of a ring: the inner corner of its box belongs to the slopes, which stay dimmed."""
    page = person(viewport={"width": 1440, "height": 900})
    page.goto("/learn/nisyros/the-last-three")
    until(page, "document.querySelectorAll('.spotlight-dim .hole').length >= 2")
    coast = "area/mandraki.coast"
    until(page, f"({LIT})(['{coast}', false])")
    assert not page.evaluate(LIT, [coast, True])


UNDIMMED = """(element) => {
  const dim = document.querySelector(".spotlight-dim");
  dim.style.pointerEvents = "visiblePainted"; // so that a point finds it where it covers something
  for (const shade of dim.querySelectorAll(".shade")) shade.style.pointerEvents = "all";
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}"""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("lesson", "chosen"),
    [
        ("nisyros/a-mornings-work", ".board .live[data-id*='/mandraki@mandraki.theatre']"),
        ("fuji/talk-without-numbers", "#phrases [data-pick='say/great']"),
    ],
)
def test_back_is_not_dimmed(person: Callable[..., Any], lesson: str, chosen: str, size: str) -> None:
    """After the first click of a choice, in the panel and among the phrases."""
    width, height = SIZES[size]
    page = person(viewport={"width": width, "height": height})
    page.goto(f"/learn/{lesson}")
    page.locator(".bubble:not([hidden])").wait_for()
    page.wait_for_timeout(1200)
    page.locator(chosen).first.scroll_into_view_if_needed()
    place = page.locator(chosen).first.bounding_box()
    page.mouse.click(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    back = page.locator(":is(#menu, #phrases) .back")
    back.wait_for()
    page.wait_for_timeout(1200)
    assert page.locator(".spotlight-dim .shade").count()
    assert back.evaluate(UNDIMMED)


def test_a_lesson_is_heard_by_who_does_not_see_it(person: Callable[..., Any]) -> None:
    """The tree of a screen reader: what is said is announced, stands in a region of its own, and Next has the focus."""
    page = person()
    page.goto("/learn/fuji/run")
    page.locator(".bubble:not([hidden])").wait_for()
    words = page.locator(".bubble .say").inner_text()
    heard = page.locator("body").aria_snapshot()
    assert f"- status: {words}" in heard
    region = page.locator(".bubble:not([hidden])").aria_snapshot()
    assert region.startswith('- region "Learn"')
    for part in (words, "Lesson, 1 of", 'button "Next"', 'link "Leave the lesson"', 'button "Practise from here"'):
        assert part in region, part
    assert page.evaluate("document.activeElement.dataset.key") == "lesson-next"
    things = page.locator("#board").aria_snapshot()
    assert "landscape, pink or 5" in things
    assert "Your dice" in things
