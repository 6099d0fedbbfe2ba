"""The panel beside the board: what to do and how stays in sight, on every screen, with the coach and without."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from lapilli.core.lessons.progress import NEXT, LessonProgress
from lapilli.core.registry import find, list_games
from tests.browser.clicking_player import moments, visit, wait

DESKTOPS = ((1280, 720), (1440, 900), (1920, 1080))
TABLETS = ((820, 1180), (1024, 768))
PHONES = ((390, 844), (360, 740))
SIZES = DESKTOPS + TABLETS + PHONES
GAMES = [name for name in sorted(list_games()) if name != "pumice"]

PANEL = """() => {
  const box = (one) => one.getBoundingClientRect();
  const shown = (selector) =>
    [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility() && one.offsetParent);
  const play = box(document.querySelector("#play"));
  const name = (one) => one.id || one.dataset.key || one.className;
  // of the whole element: inside the panel and the screen, with nothing on it
  const cut = (one) => {
    const words = document.createRange();
    words.selectNodeContents(one);
    const { left, right, top, bottom } = box(one.matches("p") ? words : one);
    const inside = left >= play.left - 1 && right <= play.right + 1 && top >= play.top - 1 && bottom <= play.bottom + 1;
    const points = [[(left + right) / 2, top + 3], [(left + right) / 2, bottom - 3], [left + 6, (top + bottom) / 2],
      [right - 6, (top + bottom) / 2]];
    const clear = points.every(([x, y]) => one.contains(document.elementFromPoint(x, y)));
    return !inside || bottom > innerHeight || !clear;
  };
  const talk = document.querySelector("#talk");
  const line = parseFloat(getComputedStyle(talk).lineHeight);
  const scene = box(document.querySelector(".board svg.scene"));
  const board = box(document.querySelector("#board"));
  return {
    cut: shown("#prompt .eyebrow, #prompt .sentence, .main-actions button, #tools button").filter(cut).map(name),
    main: shown(".main-actions button").length,
    options: shown(".options .act").filter(cut).map(name),
    squeezed: shown("#menu button").filter((one) => one.scrollWidth > one.clientWidth + 1
      || one.clientHeight > 3.6 * parseFloat(getComputedStyle(one).lineHeight) + 20).map(name),
    wide: shown(".rail, .play, .tab-panel").filter((one) => one.scrollWidth > one.clientWidth + 1).map(name),
    overlap: shown(".tabs, .tab-panel").filter((one) => box(one).top < play.bottom - 1 && box(one).left < play.right - 1
      && box(one).bottom > play.top + 1 && box(one).right > play.left + 1).map(name),
    lines: talk.clientHeight / line,
    form: shown("#talk-text").length && box(document.querySelector("#talk-text")).bottom <= Math.min(innerHeight,
      Math.max(box(document.querySelector("#talk-text").closest("#play, #talk-page")).bottom, 0)),
    steps: shown("#stages .steps:not(.unseen) li").length,
    whole: scene.top >= board.top - 1 && scene.bottom <= board.bottom + 1 && scene.left >= board.left - 1
      && scene.right <= board.right + 1,
  };
}"""


@pytest.mark.parametrize("coach", [True, False], ids=["coach", "alone"])
@pytest.mark.parametrize("game", GAMES)
def test_what_to_do_stays_in_sight(person: Callable[..., Any], game: str, coach: bool) -> None:
    """Whose turn, what to do, the main action and the tools are whole on every screen; nothing hangs over an edge."""
    page = person(newcomer=coach, color_scheme="dark" if coach else "light", has_touch=True)
    visit(page, moments(game)[3 + (game == "nisyros")])  # there boats can be built several times
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(500)
        wait(page)
        got = page.evaluate(PANEL)
        where = f"{game} at {width}x{height}"
        assert got["main"], where
        assert not got["cut"], where
        assert not got["wide"], where
        assert not got["squeezed"], where
        assert not got["overlap"], where
        if (width, height) in DESKTOPS[1:]:
            assert not got["options"], where
        if game == "fuji":
            assert got["lines"] >= 6, where
            assert got["form"], where
        if game == "nisyros":
            assert not got["steps"], f"{where}: the board shows the ten steps"
        if (width, height) == TABLETS[0] and game in ("nisyros", "eruption"):
            assert got["whole"], where


def record_of(lesson: str, step: int) -> str:
    """The table of a step of one of Deukalion's lessons."""
    pupil = LessonProgress.of(find("deukalion"), lesson)
    while pupil.index + 1 < step or pupil.answered:
        pupil.go(pupil.right()[0] if pupil.acts else NEXT)
    return pupil.table.record()


@pytest.mark.parametrize(("lesson", "step"), [("home-to-athens", 1), ("fight-at-sea", 2)])
def test_the_log_cuts_no_option_beside_the_coach(person: Callable[..., Any], lesson: str, step: int) -> None:
    """The anchors round Athens, and the cards that can be played in a fight."""
    page = person(newcomer=True)
    visit(page, record_of(lesson, step))
    for width, height in DESKTOPS[1::-1]:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(500)
        wait(page)
        got = page.evaluate(PANEL)
        assert page.locator("#menu button:visible").count(), f"{width}x{height}"
        assert not got["options"] + got["cut"] + got["overlap"], f"{width}x{height}"


ENDING = """() => {
  const play = document.querySelector("#play").getBoundingClientRect();
  const links = [...document.querySelectorAll(".result .main-actions :is(button, a)")];
  const inSight = (one) => {
    const { left, top, bottom, width } = one.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
    return top >= play.top && bottom <= play.bottom + 1 && one.contains(hit);
  };
  return [links.length, links.filter((one) => !inSight(one)).map((one) => one.textContent)];
}"""


TOLD = """() => {
  const play = document.querySelector("#play").getBoundingClientRect();
  const actions = document.querySelector(".result .main-actions").getBoundingClientRect();
  return [".result .medal", ".result h2", ".result .turning", ".result .next a"].filter((one) => {
    const found = document.querySelector(one);
    if (!found && /medal|turning/.test(one)) return false; // lost, or nothing decided it
    const { top, bottom, height } = found?.getBoundingClientRect() ?? { height: 0 };
    const low = one.includes("next") ? play.bottom : actions.top;
    return !height || top < play.top || bottom > low + 1;
  });
}"""


@pytest.mark.parametrize("game", GAMES)
def test_who_won_what_decided_it_and_what_to_try_next_are_in_sight(person: Callable[..., Any], game: str) -> None:
    page = person(viewport={"width": 1280, "height": 720})
    visit(page, moments(game)[6])
    page.locator(".result .next a").wait_for()
    assert not page.evaluate(TOLD)


@pytest.mark.parametrize("game", ["nisyros", "fuji"])
def test_after_the_end_another_game_and_the_replay_are_in_sight(person: Callable[..., Any], game: str) -> None:
    page = person()
    visit(page, moments(game)[6])
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(400)
        count, hidden = page.evaluate(ENDING)
        assert count >= 2
        assert not hidden, f"{width}x{height}"
