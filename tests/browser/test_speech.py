"""Fuji: what somebody says appears at their figure at once, stays in the claims, and is answered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from lapilli.core.registry import list_games
from tests.browser import clicking_player
from tests.browser.clicking_player import Clicker, open_table
from tests.browser.test_talk import MINE, until

pytestmark = pytest.mark.skipif("fuji" not in list_games(), reason="Fuji is not installed")

# every bubble there ever was, with what it lies on: it may be gone again when somebody looks
WATCH = """() => {
  window.bubbles = [];
  new MutationObserver(() => {
    for (const box of document.querySelectorAll(".speech:not([hidden])")) {
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const inside = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
      const through = getComputedStyle(box).pointerEvents === "none";
      window.bubbles.push({ by: box.dataset.by, text: box.lastElementChild.textContent, inside, through });
    }
  }).observe(document.body, { childList: true, subtree: true });
}"""
# the line after the question is Player 2's; the badge of the seat stands before the name
ANSWERED = """(() => {
  const lines = [...document.querySelectorAll("#talk li")].map((one) => one.textContent);
  const asked = lines.findIndex((text) => text.includes("how strong are you on even"));
  return asked >= 0 && /^\\d?Player 2\\b/.test(lines[asked + 1] ?? "");
})()"""


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=str)
def test_a_question_and_its_answer_are_bubbles_at_once(person: Callable[..., Any], size: tuple[int, int]) -> None:
    page = person(viewport={"width": size[0], "height": size[1]}, has_touch=size[0] < 500)
    bot = {"who": "bot", "level": "gentle"}
    open_table(page, "fuji", [{"who": "me"}, bot, bot])
    page.evaluate(WATCH)
    until([Clicker(page, 3, hints=1.0)], "place your destination marker")
    clicking_player.until(page, MINE)
    page.locator("#phrases [data-pick='say/ask']").click()
    page.locator(".board .live[data-id='figure/p2']").focus()
    page.keyboard.press("Enter")
    page.locator("#phrases [data-act='talk ask p2 even']").click()
    clicking_player.until(
        page, "window.bubbles.some((one) => one.by === 'p1' && one.text.includes('how strong are you on even'))"
    )
    clicking_player.until(page, "window.bubbles.some((one) => one.by === 'p2')")
    said = page.evaluate("window.bubbles")
    assert all(one["inside"] and one["through"] for one in said), said
    assert not [one for one in said if one["text"].startswith("Player")], "the figure says who speaks"
    clicking_player.until(page, ANSWERED)
