"""What is asked, said and shown beside the board is in sight where a newcomer looks, and in the language chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import lapilli
from lapilli.core.lessons.progress import NEXT, LessonProgress
from lapilli.core.registry import find, list_games
from tests.browser.clicking_player import moments, open_table, until, visit
from tests.browser.test_lesson_geometry import Learner
from tests.browser.test_panel import record_of

LOW = {"width": 1280, "height": 720}
PATIENCE = 30  # seconds
SCROLLED = "document.querySelector('#play').scrollTop = 9999"
ASKED = """(() => {
  const box = (one) => document.querySelector(one).getBoundingClientRect();
  const [words, answers, panel] = [box("#ask .words"), box("#ask .button-row"), box("#play")];
  const low = document.querySelector("#menu .main-actions")?.getBoundingClientRect();
  const bottom = low?.height ? low.top : panel.bottom;
  return words.height > 0 && words.top >= panel.top - 1 && answers.bottom <= bottom + 1;
})()"""
TOLD = """(() => {
  const [told, panel] = ["#toast", "#play"].map((one) => document.querySelector(one).getBoundingClientRect());
  return told.height > 0 && told.top >= panel.top - 1 && told.bottom <= panel.bottom + 1;
})()"""
BUBBLES = """(() => {
  const boxes = (all) => [...document.querySelectorAll(all)].map((one) => one.getBoundingClientRect());
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const [said, live] = [boxes(".speech:not([hidden])"), boxes(".board .live")];
  const twice = said.some((one, at) => said.some((other, n) => n > at && meet(one, other)));
  return [said.length, twice, said.some((one) => live.some((other) => meet(one, other)))];
})()"""


def at_rerolls() -> str:
    """Fuji, where dice are thrown again: the record of a moment at which some are picked."""
    table = lapilli.new("fuji", seats=3, seed="h0")
    table.settle()
    player, rng = lapilli.bots.bot("steady", table.game), lapilli.core.rng.Rng(0)
    while table.ply < 60 or "throw" not in table.legal(table.seats[table.state.actor]):
        seat, menu = table.state.actor, table.menu()
        chosen = player.decide(table.know(seat), seat, [action.id for action in menu], rng)
        table.play(next(action for action in menu if action.id == chosen))
        table.settle()
    return table.record()


@pytest.mark.parametrize("record", [at_rerolls, lambda: moments("fuji")[3]], ids=["rerolls", "talk"])
def test_a_question_opens_in_sight_though_the_panel_is_scrolled(
    person: Callable[..., Any], record: Callable[[], str]
) -> None:
    page = person(newcomer=True, viewport=LOW)
    visit(page, record())
    page.locator(".bubble.coach-bubble:not([hidden])").wait_for()
    page.evaluate(SCROLLED)
    page.keyboard.press("h")
    page.locator("#ask:not([hidden]) [data-key='ask/do']").wait_for(timeout=1000 * PATIENCE)
    until(page, ASKED, PATIENCE)


def test_a_hint_beside_an_open_question_says_what_comes_first(person: Callable[..., Any]) -> None:
    """Deukalion: a card asks before it is played; the answer to the hint is in sight, and so is the question."""
    table = lapilli.new("deukalion", seats=2, seed=3)
    table.settle()
    while "play hermes" not in table.legal("perseus") or table.actors[0] != "perseus":
        table.play(table.menu(table.actors[0])[0])
        table.settle()
    page = person(newcomer=True, viewport=LOW)
    visit(page, table.record())
    page.locator(".board [data-id='hand/hermes'].live").focus()
    page.keyboard.press("Enter")
    page.locator("#ask:not([hidden]) button.main").wait_for()
    page.evaluate(SCROLLED)
    page.keyboard.press("h")
    until(page, TOLD, PATIENCE)
    until(page, ASKED, PATIENCE)


def test_bubbles_cover_nothing_that_can_be_clicked_and_speak_one_language(person: Callable[..., Any]) -> None:
    page = person(viewport=LOW)
    bot = {"who": "bot", "level": "steady"}
    open_table(page, "fuji", [{"who": "me"}, bot, bot])
    page.locator(".board .live").first.wait_for(state="attached")
    while not page.locator(".speech:not([hidden])").count():
        page.locator(".board .live").first.focus()
        page.keyboard.press("Enter")
        page.wait_for_timeout(300)
    until(page, f"({BUBBLES})[0] > 0 && !({BUBBLES})[1] && !({BUBBLES})[2]", PATIENCE)
    lines = page.locator("#talk li").count()
    page.locator("#language").select_option("de")
    page.locator("html[lang=de]").wait_for()
    page.wait_for_timeout(1500)
    news = page.locator("#talk li").count() - lines  # bots go on talking
    assert page.locator(".speech p").count() <= news, "what was said in English does not come back"


def test_what_declines_is_no_main_button_while_something_else_can_be_done(person: Callable[..., Any]) -> None:
    """Deukalion beside a city: to attack is what the step is for, and "Done" is drawn in outline."""
    page = person(viewport=LOW)
    visit(page, record_of("your-first-raid", 3))
    attack, done = (page.locator(f"#menu [data-act^='{name}']").first for name in ("attack", "done"))
    attack.wait_for()
    assert "main" not in done.get_attribute("class").split()


def test_kinds_that_decline_are_kinds_of_their_game() -> None:
    for name, game in list_games().items():
        assert game.presentation.declining_kinds <= {kind.key for kind in game.space.kinds}, name


def whole(page: Any, thing: str) -> bool:
    """Does a thing of the board lie in sight with its middle, with nothing of the page before it?"""
    return bool(
        page.evaluate(
            """(id) => {
              const thing = document.querySelector(`.board svg.scene [data-id="${id}"]`);
              const [box, board] = [thing, document.querySelector("#board")].map((one) => one.getBoundingClientRect());
              return box.top >= board.top - 1 && box.bottom <= board.bottom + 1 && box.width > 20;
            }""",
            thing,
        )
    )


def test_on_a_tablet_what_is_attacked_stays_beside_who_attacks(person: Callable[..., Any]) -> None:
    """Deukalion's first lesson, upright: the city, the ten soldiers below the chart, and the right name in the log."""
    page = person(viewport={"width": 820, "height": 1180}, has_touch=True)
    learner = Learner(page, "deukalion", "your-first-raid", "en")
    while learner.pupil.index < 2 or learner.pupil.answered:
        learner.advance()
    city = next(text for text in learner.pupil.right() if text.startswith("attack")).split()[1]
    assert whole(page, f"place/{city}")
    assert whole(page, "seat/deukalion")
    headings = page.locator("#log .heading").all_text_contents()
    assert "Deukalion" in headings[-1]
    band = """() => { // what lies between the cards and the ships
      const boxes = [...document.querySelectorAll(".board svg.scene :is([data-id^='task/'], [data-id^='seat/'])")];
      const [tasks, seats] = ["task/", "seat/"].map((kind) =>
        boxes.filter((one) => one.dataset.id.startsWith(kind)).map((one) => one.getBoundingClientRect()));
      return Math.min(...seats.map((one) => one.top)) - Math.max(...tasks.map((one) => one.bottom));
    }"""
    assert page.evaluate(band) < 60


def test_the_first_lesson_of_nisyros_begins_below_the_goal_and_is_won_by_the_last_boat() -> None:
    pupil = LessonProgress.of(find("nisyros"), "the-last-three")
    saved = [folk["kos"] for folk in pupil.table.view(0)["people"].values()]
    least = pupil.table.view(0)["limits"]["small"]
    assert max(saved) < least
    boats = 0
    while not pupil.over:
        boats += pupil.acts and pupil.right()[0].startswith("evacuate")
        pupil.go(pupil.right()[0] if pupil.acts else NEXT)
    assert boats == 3
    assert [folk["kos"] for folk in pupil.table.view(0)["people"].values()] == [least, least]


def test_a_bubble_covers_no_score(person: Callable[..., Any]) -> None:
    """Nisyros' first lesson: whom to save is read from the scores at the upper edge."""
    page = person(viewport={"width": 1440, "height": 900})
    learner = Learner(page, "nisyros", "the-last-three", "en")
    while not learner.pupil.over:
        covered = page.evaluate(
            """() => {
              const bubble = document.querySelector(".bubble.lesson-bubble").getBoundingClientRect();
              return [...document.querySelectorAll(".board [data-id^='seat/'] > *")].some((one) => {
                const { left, right, top, bottom } = one.getBoundingClientRect();
                const [x, y] = [(left + right) / 2, (top + bottom) / 2];
                return x > bubble.left && x < bubble.right && y > bubble.top && y < bubble.bottom;
              });
            }"""
        )
        assert not covered, learner.pupil.index + 1
        learner.advance()


def test_a_phone_writes_the_names_of_spaces_that_are_spoken_of(person: Callable[..., Any]) -> None:
    page = person(viewport={"width": 360, "height": 740}, has_touch=True)
    visit(page, moments("eruption")[1])
    unnamed = """() => {
      const spaces = [...document.querySelectorAll(".board svg.scene [data-id^='space/']:not(.laid)")];
      const high = (text) => parseFloat(text.getAttribute("font-size")) * Math.abs(text.getScreenCTM().a);
      return spaces.map((one) => [one.dataset.id.split("/")[1], one.querySelector("text")])
        .filter(([name, text]) => text?.textContent !== name || high(text) < 12).map(([name]) => name);
    }"""
    assert page.locator(".board [data-id^='space/']").count() > 50
    assert not page.evaluate(unnamed)


def test_the_title_of_a_note_changes_with_the_language(person: Callable[..., Any]) -> None:
    """The name of a thing comes with the next picture, after the note itself."""
    page = person(newcomer=True)
    visit(page, moments("fuji")[0])
    heading = page.locator(".bubble.coach-bubble:not([hidden]) h3:not(:empty)")
    heading.wait_for(timeout=1000 * PATIENCE)
    title = heading.inner_text()
    page.locator("#language").select_option("de")
    until(page, f"document.querySelector('.bubble.coach-bubble h3').textContent !== {title!r}", PATIENCE)


def test_the_board_of_a_phone_keeps_its_size_through_a_first_lesson(person: Callable[..., Any]) -> None:
    """Eruption: what is lit is scrolled to; nothing is made smaller to show two things that lie far apart."""
    page = person(viewport={"width": 390, "height": 844}, has_touch=True)
    learner = Learner(page, "eruption", "send-the-lava", "en")
    widths = set()
    while not learner.pupil.over:
        widths.add(round(page.evaluate("document.querySelector('.board svg.scene').getBoundingClientRect().width")))
        learner.advance()
    assert len(widths) == 1, widths
