"""Cards and piles at their second size: pointed at, held with a finger, reached by keys."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from lapilli.core.factory import replay
from tests.browser.clicking_player import ply, visit

THING = ".board .enlarges"


@cache
def record(game: str) -> str:
    """A moment at which cards lie on the table."""
    table = replay(min((Path(__file__).parents[1] / "games" / game / "records").glob("*.txt")).read_text())
    return next(now for ply in range(table.ply // 2, table.ply) if (now := table.at(ply)).actors).record()


@pytest.mark.parametrize("game", ["nisyros", "eruption"])
def test_what_is_pointed_at_is_shown_large(person: Callable[..., Any], game: str) -> None:
    page = person(viewport={"width": 1440, "height": 900})
    visit(page, record(game))
    small = page.locator(THING).last.bounding_box()
    page.mouse.move(small["x"] + small["width"] / 2, small["y"] + small["height"] / 2)
    large = page.locator(".magnified svg")
    large.wait_for()
    box = large.bounding_box()
    assert box["width"] > small["width"] * 1.2
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= 1440
    assert box["y"] + box["height"] <= 900
    assert page.locator(".magnified [data-id]").count() == 0, "a copy is found by no key"
    page.mouse.move(2, 2)
    large.wait_for(state="detached")


@pytest.mark.parametrize(
    ("game", "thing"),
    [("eruption", "die/white"), ("nisyros", "die/red"), ("deukalion", "stock/"), ("fuji", "token/")],
)
def test_dice_and_tokens_have_a_second_size_too(person: Callable[..., Any], game: str, thing: str) -> None:
    """Some times as large, not as large as a card."""
    page = person(viewport={"width": 1440, "height": 900})
    visit(page, record(game))
    small = page.locator(f".board .enlarges[data-id^='{thing}']").first.bounding_box()
    page.mouse.move(small["x"] + small["width"] / 2, small["y"] + small["height"] / 2)
    large = page.locator(".magnified svg")
    large.wait_for()
    assert 2 < large.bounding_box()["width"] / small["width"] < 6


def test_a_finger_that_holds_looks_and_does_not_choose(person: Callable[..., Any]) -> None:
    page = person(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    visit(page, record("eruption"))
    before = ply(page)
    thing = page.locator(THING).first
    page.evaluate(
        """(thing) => {
          const at = thing.getBoundingClientRect();
          const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
          const where = { bubbles: true, clientX: x, clientY: y };
          const finger = { ...where, pointerType: "touch", pointerId: 7 };
          const tell = (type) => thing.dispatchEvent(new PointerEvent(type, finger));
          globalThis.release = () => (tell("pointerup"), thing.dispatchEvent(new MouseEvent("click", where)));
          globalThis.picked = 0;
          document.querySelector(".board").addEventListener("click", () => (globalThis.picked += 1));
          tell("pointerdown");
        }""",
        thing.element_handle(),
    )
    page.locator(".magnified svg").wait_for()
    page.evaluate("release()")
    page.locator(".magnified svg").wait_for(state="detached")
    assert page.evaluate("picked") == 0
    assert ply(page) == before


def test_keys_show_it_too(person: Callable[..., Any]) -> None:
    page = person(viewport={"width": 1440, "height": 900})
    visit(page, record("eruption"))
    page.evaluate(f"document.querySelector('{THING}').setAttribute('tabindex', '0')")
    page.keyboard.press("Tab")
    page.evaluate(f"document.querySelector('{THING}').focus()")
    page.locator(".magnified svg").wait_for()
    page.keyboard.press("Escape")
    page.locator(".magnified svg").wait_for(state="detached")
