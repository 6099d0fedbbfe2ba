"""What is pointed at: what a long press, a right click and fast clicks are answered, and what a zoomed card covers."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from lapilli.core.check.suite import sample
from lapilli.core.lessons.progress import NEXT, LessonProgress
from lapilli.core.registry import find, list_games
from tests.browser.clicking_player import moments, open_table, until, visit, wait, workshop
from tests.browser.test_lesson_geometry import Learner
from tests.browser.test_panel import PANEL, record_of

GAMES = [name for name in sorted(list_games()) if name != "pumice"]
PATIENCE = 20  # seconds
PHONE = {"width": 390, "height": 844}
BUBBLE = ".bubble.coach-bubble:not([hidden])"

# A point at which a thing is what is drawn in front, for things that lie on the screen: [id, x, y]
POINTS = """() => {
  const board = document.querySelector("#board").getBoundingClientRect();
  return [...document.querySelectorAll(".board svg.scene [data-id]")].flatMap((thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (x < board.left + 4 || x > board.right - 4 || y < board.top + 4 || y > board.bottom - 4) return [];
    const hit = document.elementsFromPoint(x, y).map((one) => one.closest("[data-id]")).find(Boolean);
    return hit === thing ? [[thing.dataset.id, x, y]] : [];
  });
}"""
PRESS = """([x, y, type]) => {
  const at = { bubbles: true, cancelable: true, clientX: x, clientY: y, pointerType: "touch", isPrimary: true };
  document.elementFromPoint(x, y).dispatchEvent(new PointerEvent(type, { ...at, pointerId: 7 }));
}"""
MAGNIFIED = """() => {
  const box = (one) => document.querySelector(one)?.getBoundingClientRect();
  const [copy, board, bubble] = [box(".magnified"), box("#board"), box(".bubble:not([hidden], .docked)")];
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const inside = copy.left >= board.left && copy.right <= board.right + 1 && copy.top >= board.top
    && copy.bottom <= board.bottom + 1;
  return [inside, Boolean(bubble && meet(copy, bubble))];
}"""
LEAD = """([menu, actions]) => import("/static/choice.js").then(({ Choice }) => {
  // each right action by its clicks in their order and backwards: those that end in nothing, or in another action
  const lost = [];
  for (const action of menu.filter((one) => actions.includes(one.text)))
    for (const path of [action.click_path, [...action.click_path].reverse()]) {
      let choice = new Choice(menu);
      let played = null;
      for (const id of path) {
        if (played || choice.path.includes(id)) continue;
        const clicked = choice.click(id);
        if (!clicked) { lost.push([action.text, path.join(" ")]); break; }
        ({ choice, action: played } = clicked);
      }
      const legal = choice.candidates.filter((one) => actions.includes(one.text));
      if (!played && !legal.length) lost.push([action.text, path.join(" ")]);
    }
  return lost;
})"""


@pytest.mark.parametrize("game", GAMES)
def test_a_long_press_names_what_is_drawn_there(person: Callable[..., Any], game: str) -> None:
    """Also where the browser tells of no long press: a finger that stays asks, one that moves or leaves does not."""
    page = person(viewport=PHONE, has_touch=True)
    visit(page, moments(game)[1 + sample() % 4])
    page.wait_for_timeout(500)
    points = page.evaluate(POINTS)
    assert len(points) > 3
    for thing, x, y in random.Random(sample()).sample(points, min(6, len(points))):
        page.evaluate(PRESS, [x, y, "pointerdown"])
        page.locator(BUBBLE).wait_for(timeout=1000 * PATIENCE)
        page.evaluate(PRESS, [x, y, "pointerup"])
        assert len(page.locator(BUBBLE).inner_text()) > 20, thing
        page.keyboard.press("Escape")
        page.locator(BUBBLE).wait_for(state="hidden", timeout=1000 * PATIENCE)
    _, x, y = points[0]
    page.evaluate(PRESS, [x, y, "pointerdown"])
    page.evaluate(PRESS, [x, y, "pointerup"])
    page.wait_for_timeout(900)
    assert not page.locator(BUBBLE).count(), "a tap is no long press"


def test_the_middle_of_a_city_is_the_city(person: Callable[..., Any]) -> None:
    page = person()
    visit(page, moments("deukalion")[1])
    for city in ("rhodes", "halicarnassus", "crete"):
        box = page.locator(f".board [data-id='place/{city}']").bounding_box()
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, button="right")
        page.locator(BUBBLE).get_by_text(city.capitalize()).first.wait_for(timeout=1000 * PATIENCE)
        page.keyboard.press("Escape")
        page.locator(BUBBLE).wait_for(state="hidden", timeout=1000 * PATIENCE)


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (1024, 768), (820, 1180)])
def test_a_zoomed_card_stays_on_the_board_and_off_the_bubble(person: Callable[..., Any], size: tuple[int, int]) -> None:
    """Deukalion, a fight: two cards in the hand, the tasks, and a teacher who speaks of them."""
    page = person(viewport={"width": size[0], "height": size[1]})
    page.goto("/learn/deukalion/fight-at-sea")
    until(page, "document.querySelector('.board .enlarges') !== null", PATIENCE)
    page.wait_for_timeout(1200)
    for card in page.locator(".board .enlarges").all():
        box = card.bounding_box()
        if not card.evaluate("(one) => one.getBoundingClientRect().bottom < innerHeight"):
            continue
        page.mouse.move(2, 2)
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.wait_for_timeout(700)
        if page.locator(".magnified").count():
            assert page.evaluate(MAGNIFIED) == [True, False]


def lessons() -> list[tuple[str, str]]:
    return [
        (game.name, one.id)
        for game in list_games().values()
        if game.coaching.lessons
        for one in game.coaching.lessons.all
        if not one.play
    ]


def test_either_order_of_clicks_leads_on_in_every_lesson(person: Callable[..., Any]) -> None:
    page = workshop(person())
    looked = 0
    for game, lesson in lessons():
        pupil = LessonProgress.of(find(game), lesson)
        while not pupil.over:
            if pupil.acts:
                menu = pupil.table.menu(pupil.seat)
                entries = [{"text": one.text, "click_path": list(one.click_path)} for one in menu]
                lost = page.evaluate(LEAD, [entries, list(pupil.right())])
                assert not lost, f"{game}/{lesson} {pupil.index + 1}: {lost}"
                looked += 1
            pupil.go(pupil.right()[0] if pupil.acts else NEXT)
    assert looked > 50


HURRY = """(ids) => { // clicks faster than the table answers
  for (const id of ids) {
    const thing = document.querySelector(`.board svg.scene [data-id="${CSS.escape(id)}"]`);
    const box = thing?.getBoundingClientRect();
    if (!box?.width) continue;
    const at = { bubbles: true, clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, pointerType: "mouse" };
    thing.dispatchEvent(new PointerEvent("click", { ...at, detail: 1 }));
  }
}"""
BACK = """(() => {
  const words = [...document.querySelectorAll("#toast.shown, #prompt")].map((one) => one.textContent).join(" ");
  const all = "#menu .back, #ask [data-key='ask/no'], #tool-undo:not([disabled]), .chip.back";
  const ways = [...document.querySelectorAll(all)];
  return !words.includes("Back") || ways.some((one) => one.textContent.includes("Back"));
})()"""


@pytest.mark.parametrize("game", GAMES)
def test_fast_clicks_never_ask_for_a_back_that_is_not_there(person: Callable[..., Any], game: str) -> None:
    page = person()
    bot = {"who": "bot", "level": "casual"}
    open_table(page, game, [{"who": "me"}, bot])
    rng = random.Random(sample())
    for _ in range(12):
        wait(page)
        ids = page.evaluate("[...document.querySelectorAll('.board svg.scene [data-id]')].map((one) => one.dataset.id)")
        live = page.evaluate("[...document.querySelectorAll('.board .live')].map((one) => one.dataset.id)")
        page.evaluate(HURRY, [rng.choice(live or ids), *rng.sample(ids, min(3, len(ids)))])
        page.wait_for_timeout(400)
        assert page.evaluate(BACK), json.dumps(page.locator("#play").inner_text())
        page.keyboard.press("Escape")


def test_options_are_whole_beside_the_log_with_the_coach(person: Callable[..., Any]) -> None:
    """At 1440x900, at five moments of each game; Deukalion's fights and anchors besides."""
    page = person(newcomer=True, viewport={"width": 1440, "height": 900})
    fights = [record_of("home-to-athens", 1), record_of("fight-at-sea", 2)]
    for record in [*(moments(game)[part] for game in GAMES for part in range(1, 6)), *fights]:
        visit(page, record)
        page.wait_for_timeout(300)
        got = page.evaluate(PANEL)
        assert not got["options"] + got["cut"] + got["overlap"], page.locator("#prompt").inner_text()


COVERED_BY_TILE = """() => {
  const box = (one) => document.querySelector(one)?.getBoundingClientRect();
  const [pinned, play] = [box(".pinned-copy.shown"), box("#play")];
  // the panel cuts the rest
  const copy = pinned && { ...pinned.toJSON(), bottom: Math.min(pinned.bottom, play.bottom) };
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const all = "#play :is(button, summary, a), .tabs button, .bubble :is(button, a)";
  const controls = [...document.querySelectorAll(all)];
  const shown = controls.filter((one) => one.checkVisibility());
  const under = shown.filter((one) => copy && meet(copy, one.getBoundingClientRect()));
  return [Boolean(copy), under.map((one) => one.id || one.textContent)];
}"""


@pytest.mark.parametrize("width", [360, 390])
@pytest.mark.parametrize("lesson", ["send-the-lava", "tiles-that-fit"])
def test_the_tile_in_hand_covers_no_control_in_a_lesson(person: Callable[..., Any], lesson: str, width: int) -> None:
    page = person(viewport={"width": width, "height": 740 if width == 360 else 844}, has_touch=True)
    learner = Learner(page, "eruption", lesson, "de")
    seen = 0
    while not learner.pupil.over:
        shown, covered = page.evaluate(COVERED_BY_TILE)
        seen += shown
        assert not covered, learner.pupil.index + 1
        learner.advance()
    assert seen, "the tile was never shown"
