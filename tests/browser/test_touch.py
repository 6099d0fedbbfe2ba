"""Under a finger: what can be touched is forty pixels wide, and what is written on a tablet is twelve high."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from lapilli.core.check.suite import everything, sample
from lapilli.core.registry import list_games
from tests.browser.clicking_player import moments, ply, todays, until, visit
from tests.browser.decision_sheets import decisions
from tests.browser.take_pictures import moments as recorded
from tests.browser.test_phone import PHONE, REPEATED, SMALL, TABLET
from tests.browser.touch_accuracy import tried

LYING = {"width": 1024, "height": 768}
SIZES = {"phone": PHONE, "large-phone": {"width": 390, "height": 844}, "tablet": TABLET, "lying": LYING}
GAMES = sorted(list_games())
PROMPT = "document.querySelector('#prompt').innerText"
BUTTONS = """() => [...document.querySelectorAll("button, summary, select, input, a, [role=button], [role=tab]")]
  .filter((one) => !one.closest("svg, .visually-hidden, [hidden], .clauses") && one.checkVisibility())
  .filter((one) => !(one.matches("a") && getComputedStyle(one).display === "inline")) // a word in a sentence
  .map((one) => [one, one.matches("input[type=checkbox], input[type=radio]") ? one.closest("label") ?? one : one])
  .map(([one, area]) => [one.id || one.dataset.key || one.textContent.trim() || one.className, area])
  .map(([name, area]) => [name, area.getBoundingClientRect()])
  .filter(([, box]) => box.height && (box.height < 39.5 || box.width < 39.5))
  .map(([name, box]) => [name, Math.round(box.width), Math.round(box.height)])"""


def chosen() -> list[tuple[str, str]]:
    """Each game on all of them, or in an ordinary run on one, on another the next day."""
    sizes = list(SIZES)
    today = [(game, sizes[(place + sample()) % len(sizes)]) for place, game in enumerate(GAMES)]
    return [(game, size) for game in GAMES for size in sizes] if everything() else today


def records(game: str) -> list[str]:
    """All kinds of decisions, or in an ordinary run one moment of a game, another each day."""
    return sorted(decisions(game).values()) if everything() else [moments(game)[1 + sample() % 5]]


@pytest.mark.parametrize(("game", "size"), chosen())
def test_a_finger_hits_what_it_is_aimed_at(person: Callable[..., Any], game: str, size: str) -> None:
    """Who aims at a live thing and is 18 pixels off takes it, or the board is enlarged there until it is 40 wide.

    So too with what is live after half a choice. Buttons are as wide; and on a tablet all letters can be read.
    """
    page = person(viewport=SIZES[size], has_touch=True)
    page.goto("/")
    excused = re.compile(REPEATED.get(game, "$^"))
    for record in records(game):
        missed, count = tried(page, record, width=3 if everything() else 1)
        assert missed == []
        assert count["at_once"] + count["enlarged"] == count["points"]
        assert page.evaluate(BUTTONS) == []
        small = page.evaluate(SMALL, 12) if size == "tablet" else []
        assert not [one for one in small if not (excused.match(one[0]) or excused.match(f"{one[0]} {one[1]}"))]


WIDTHS = """[...document.querySelectorAll(".board .live")].map((one) => one.getBoundingClientRect())
  .map(({ width, height }) => Math.min(width, height))"""
SCALE = """document.querySelector(".board svg.scene").getBoundingClientRect().width
  / document.querySelector("#board").clientWidth"""
FIRST = """async () => {
  const { inscribedCircle } = await import("/static/inscribedCircle.js");
  const { x, y } = inscribedCircle(document.querySelector(".board .live"));
  return [x, y];
}"""


def test_a_board_is_enlarged_for_a_finger_until_the_choice_is_made(person: Callable[..., Any]) -> None:
    """Eruption: places for a tile are 40 wide at once; one tap shows it and says so, another lays it.

    What is asked then is shown as it is drawn: cards of the hand are not enlarged with the island.
    """
    page = person(viewport=PHONE, has_touch=True)
    page.goto("/")
    visit(page, recorded("eruption")[1][0])
    until(page, f"{WIDTHS}.length > 3 && Math.min(...{WIDTHS}) > 39")
    assert page.evaluate(SCALE) > 1.2
    before, asked = ply(page), page.locator("#prompt .sentence").inner_text()
    page.touchscreen.tap(*page.evaluate(FIRST))
    page.locator("#prompt .sentence", has_text="Tap there again").wait_for()
    assert ply(page) == before
    page.touchscreen.tap(*page.evaluate(FIRST))
    until(page, f"Number(document.body.dataset.ply) > {before} && !/Tap there/.test({PROMPT})")
    assert page.locator("#prompt .sentence").inner_text() != asked
    until(page, f"{SCALE} < 1.05")


SIGHT = """() => {
  const board = document.querySelector("#board").getBoundingClientRect();
  const live = [...document.querySelectorAll(".board .live")].map((one) => one.getBoundingClientRect());
  return live.length > 0 && live.every((box) => box.left > board.left - 2 && box.right < board.right + 2
    && box.top > board.top - 2 && box.bottom < board.bottom + 2);
}"""
BROAD = """async () => {
  const { inscribedCircle } = await import("/static/inscribedCircle.js");
  return Math.min(...[...document.querySelectorAll(".board .live")].map((one) => inscribedCircle(one).broad));
}"""


def test_a_worker_is_placed_with_two_taps(person: Callable[..., Any]) -> None:
    """Nisyros on a phone: one's workers are enlarged for the choice, and then all is in sight where one can go.

    After a double tap the whole board stays until the turn ends, and a tap near a worker enlarges it there.
    """
    page = person(viewport={"width": 390, "height": 844}, has_touch=True)
    page.goto("/")
    visit(page, recorded("nisyros")[1][1])
    for whole in (False, True):
        if whole:
            for _ in range(2):
                page.touchscreen.tap(30, 150)
            until(page, f"{SCALE} < 1.05")
        until(page, SIGHT)
        assert whole or page.evaluate(BROAD) > 30
        before = ply(page)
        for _ in range(1 + whole):
            if not page.locator(".ring.is-chosen").count():
                page.touchscreen.tap(*page.evaluate(FIRST))
        page.locator(".ring.is-chosen").first.wait_for(state="attached")
        until(page, SIGHT)
        page.touchscreen.tap(*page.evaluate(FIRST))
        until(page, f"Number(document.body.dataset.ply) > {before} && document.body.dataset.asks !== ''")
    assert page.evaluate(SCALE) < 1.05


PINCH = """([x, y, times]) => {
  const board = document.querySelector("#board");
  const point = (type, id, dx) => board.dispatchEvent(new PointerEvent(type,
    { bubbles: true, pointerId: id, pointerType: "touch", clientX: x + dx, clientY: y }));
  point("pointerdown", 1, -20), point("pointerdown", 2, 20);
  point("pointermove", 2, 40 * times - 20);
  point("pointerup", 1, -20), point("pointerup", 2, 40 * times - 20);
}"""


def test_what_two_fingers_enlarged_stays_so_while_all_that_is_live_can_be_hit(person: Callable[..., Any]) -> None:
    """Fuji on a tablet: a marker is laid, and the cards are still as large as somebody made them."""
    page = person(viewport=TABLET, has_touch=True)
    page.goto("/")
    visit(page, recorded("fuji")[1][1])
    until(page, SIGHT)
    board = page.locator("#board").bounding_box()
    page.evaluate(PINCH, [board["width"] / 3, board["y"] + 220, 1.3])
    until(page, SIGHT)
    mine = page.evaluate(SCALE)
    assert mine > 1.15
    before = ply(page)
    page.touchscreen.tap(*page.evaluate(FIRST))
    until(page, f"Number(document.body.dataset.ply) > {before}")
    until(page, SIGHT)
    page.wait_for_timeout(400)
    assert page.evaluate(SCALE) == pytest.approx(mine, rel=0.01)


EDGES = """() => {
  const svg = document.querySelector(".board svg.scene");
  const [{ a, e, f }, { x, y, width, height }] = [svg.getScreenCTM(), svg.viewBox.baseVal];
  const frame = document.querySelector("#board").getBoundingClientRect();
  const pin = document.querySelector(".pinned-copy.shown")?.clientHeight ?? 0; // it covers nothing for good
  return { left: e + x * a - frame.left, right: frame.right - e - (x + width) * a,
    top: f + y * a - frame.top, bottom: frame.bottom - f - (y + height) * a - pin,
    wide: width * a > frame.width, high: height * a > frame.height };
}"""


@pytest.mark.parametrize("size", [(820, 1180), (1180, 820), (390, 844)], ids=["upright", "lying", "phone"])
@pytest.mark.parametrize("game", todays())
def test_an_enlarged_board_is_never_pushed_beyond_its_own_edges(
    person: Callable[..., Any], game: str, size: tuple[int, int]
) -> None:
    """Where it fills the frame, no empty band appears beside it, however far it is pushed."""
    page = person(viewport={"width": size[0], "height": size[1]})
    visit(page, moments(game)[3])
    frame = page.locator("#board").bounding_box()
    page.mouse.move(frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -160)
    page.keyboard.up("Control")
    for dx, dy in ((-9000, -9000), (9000, 9000)):
        page.mouse.wheel(dx, dy)
        edges = page.evaluate(EDGES)
        assert edges["wide"] or edges["high"]
        for ways, filled in ((("left", "right"), edges["wide"]), (("top", "bottom"), edges["high"])):
            assert not filled or all(edges[way] < 10 for way in ways), edges  # the frame has a padding of eight
