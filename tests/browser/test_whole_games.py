"""Whole games by clicks and taps alone, on a desk, a tablet and a phone; on the way status and buttons say the truth.

An ordinary run plays one game on one screen, tomorrow another; LAPILLI_ALL=1 plays each on every screen.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from lapilli.core.check.suite import everything, sample
from lapilli.core.registry import list_games
from tests.browser.clicking_player import SPOT, Clicker, open_table, over, ply, wait

SCREENS = {"desk": (1440, 900), "tablet": (820, 1180), "phone": (390, 844)}
GAMES = [name for name in sorted(list_games()) if name != "pumice"]
HINTS = {
    "nisyros": 0.3,
    "eruption": 0.3,
    "fuji": 0.9,
    "deukalion": 0.7,
}  # how often a hint is followed, so that it ends
PATIENCE = 900  # seconds for a game
SETTLING = 20  # seconds until a click has shown what it does

# What the table says that is not so: of whose turn it is, and of what can be done.
UNTRUE = """() => {
  const found = [];
  const body = document.body.dataset;
  const shown = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const eyebrow = document.querySelector("#prompt .eyebrow")?.textContent ?? "";
  const open = shown("#ask button").length;
  const telling = document.querySelector("#prompt.telling");
  const mine = [...document.querySelectorAll("#seats .seat.me b")].map((one) => one.textContent);
  const waits = eyebrow.includes("Waiting for "); // others must act, and I may do something meanwhile
  if (body.asks && !telling && !waits && !eyebrow.includes("Your turn"))
    found.push(`I am asked, and it says “${eyebrow}”`);
  if (waits && mine.some((name) => eyebrow.includes(name))) found.push("it waits for me and calls me by name");
  if (!body.asks && !open && shown("#menu button").length) found.push("nobody is asked, and there are buttons");
  const buttons = shown("#menu button, #ask button, #tools button");
  for (const one of buttons) {
    const words = (one.getAttribute("aria-label") ?? one.textContent).trim();
    if (!words || /[{}_]|undefined|null/.test(words)) found.push(`a button says “${words}”`);
  }
  if (shown("#menu button.main").length > 1) found.push("two buttons are the main one");
  if (shown("#menu .main-actions button, #ask button").some((one) => one.disabled)) found.push("a dead button");
  const played = shown("#menu [data-act]").map((one) => one.dataset.act);
  if (new Set(played).size < played.length) found.push("two buttons do the same");
  return found;
}"""
STATE = """() => [document.body.dataset.ply, document.querySelector("#ask").innerText,
  document.querySelector("#menu").innerText, document.querySelector("#prompt").innerText,
  document.querySelector("#toast.shown")?.innerText, document.querySelector("#handover").hidden,
  document.querySelector(".board svg.scene")?.getBoundingClientRect().width,
  [...document.querySelectorAll(".board .preview, .ring.is-chosen")].map((one) => one.dataset.id ?? one.dataset.of),
  document.body.dataset.over,
  document.querySelectorAll("#log li").length].join("|")"""


class Player(Clicker):
    """Somebody who taps where there is a touch screen, and looks at what it does."""

    def __init__(self, page: Any, touch: bool, hints: float) -> None:
        super().__init__(page, seed=sample(), haste=0.5, hints=hints)
        self.touch = touch

    def _board(self, count: int) -> None:
        if not self.touch:
            super()._board(count)
            return
        for _ in range(12):
            element = self.page.locator(".board .live").nth(self.rng.randrange(count))
            point = element.evaluate(SPOT) if element.count() else None
            if point:
                self.page.touchscreen.tap(*point)
                self.board_clicks += 1
                return
            self.page.wait_for_timeout(200)
            if not self.page.locator(".board .live").count():  # somebody else's action took it away
                return
        raise AssertionError("live but out of reach")

    def look(self) -> None:
        """Whatever is done shows, and what is shown is true."""
        page = self.page
        before = page.evaluate(STATE)
        self.step()
        end = time.monotonic() + SETTLING
        while page.evaluate(STATE) == before and time.monotonic() < end:
            page.wait_for_timeout(50)
        assert page.evaluate(STATE) != before, f"a click did nothing: {before}"
        untrue = page.evaluate(UNTRUE)
        if untrue:  # between two frames
            page.wait_for_timeout(400)
            untrue = page.evaluate(UNTRUE)
        assert not untrue, untrue


def chosen() -> list[tuple[str, str]]:
    """Each game on every screen, or in an ordinary run one of them each day."""
    every = [(game, screen) for game in GAMES for screen in SCREENS]
    return every if everything() else [every[sample() * 5 % len(every)]]


@pytest.mark.parametrize(("game", "screen"), chosen())
def test_a_whole_game_says_the_truth_all_the_way(person: Callable[..., Any], game: str, screen: str) -> None:
    width, height = SCREENS[screen]
    touch = screen != "desk"
    page = person(viewport={"width": width, "height": height}, has_touch=touch)
    bot = {"who": "bot", "level": "casual"}
    open_table(page, game, [{"who": "me"}, bot, bot])
    player = Player(page, touch, HINTS[game])
    end = time.monotonic() + PATIENCE
    wait(page)
    while not over(page):
        assert time.monotonic() < end, f"not over after {PATIENCE} seconds: {ply(page)} actions"
        player.look()
        wait(page)
    assert player.board_clicks, "nothing was clicked on the board"
    page.locator(".result").wait_for()
    assert not page.locator("#menu button:visible").count(), "the game is over, and there are moves"
