"""Under a finger: what can be touched is forty pixels wide, and what is written on a tablet is twelve high."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from lapilli.core.check.suite import everything, sample
from lapilli.core.registry import games
from tests.browser.decisions import decisions
from tests.browser.hands import visit
from tests.browser.test_phone import PHONE, REPEATED, SMALL, TABLET

SEEDS = 2  # games that are looked through for kinds of decisions; with LAPILLI_ALL all that the sheets show
SOME = 3  # decisions of an ordinary run, others each day
BUTTONS = """() => [...document.querySelectorAll("button, summary, select, input, a, [role=button], [role=tab]")]
  .filter((one) => !one.closest("svg, .visually-hidden, [hidden], .clauses") && one.checkVisibility())
  .filter((one) => !(one.matches("a") && getComputedStyle(one).display === "inline")) // a word in a sentence
  .map((one) => [one, one.matches("input[type=checkbox], input[type=radio]") ? one.closest("label") ?? one : one])
  .map(([one, area]) => [one.id || one.dataset.key || one.textContent.trim() || one.className, area])
  .map(([name, area]) => [name, area.getBoundingClientRect()])
  .filter(([, box]) => box.height && (box.height < 39.5 || box.width < 39.5))
  .map(([name, box]) => [name, Math.round(box.width), Math.round(box.height)])"""
# A second board over the first, with the same picture and the same live things, that only tells what a finger does.
TAPS = """async () => {
  const { Board } = await import("/static/board.js");
  const { extent } = await import("/static/aim.js");
  const first = document.querySelector("#board");
  const { x, y, width, height } = first.getBoundingClientRect();
  const holder = document.createElement("div");
  holder.className = first.className;
  holder.style.cssText = `position: fixed; left: ${x}px; top: ${y}px; width: ${width}px; height: ${height}px`;
  holder.style.zIndex = 99;
  const scene = first.querySelector("svg.scene");
  const live = [...scene.querySelectorAll(".live")].map((one) => one.dataset.id);
  holder.append(scene.cloneNode(true));
  holder.querySelectorAll(".rings").forEach((one) => one.remove());
  document.body.append(holder);
  const board = new Board(holder);
  let said = [];
  for (const type of ["pick", "dead", "nothing"])
    board.addEventListener(type, ({ detail }) => said.push([type, detail?.id ?? ""]));
  board.offer(new Map(live.map((id) => [id, id])));
  const tap = (x, y) => {
    said = [];
    const at = { bubbles: true, clientX: x, clientY: y, pointerType: "touch" };
    (document.elementFromPoint(x, y) ?? holder).dispatchEvent(new PointerEvent("click", at));
    return said[0] ?? ["nothing", ""];
  };
  const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
  const missed = [];
  for (const id of live) {
    const element = board.element(id);
    if (!element || element.classList.contains("ghost")) continue;
    board.zoom.reset();
    board.zoom.reveal(element);
    await new Promise((done) => requestAnimationFrame(done));
    const size = extent(element);
    if (size >= 40) continue;
    for (const [dx, dy] of [[0, 0], [15, 0], [-15, 0], [0, 15], [0, -15]]) {
      board.zoom.reset();
      board.zoom.reveal(element);
      const [x, y] = middle(element.getBoundingClientRect());
      const [type, hit] = tap(x + dx, y + dy);
      if (board.zoom.scale > 1) { // enlarged: now it can be hit
        if (extent(element) < 39.5) missed.push([id, "enlarged to", Math.round(extent(element))]);
      } else if (type !== "pick" || hit !== id) missed.push([id, Math.round(size), [dx, dy], type, hit]);
    }
  }
  holder.remove();
  return missed;
}"""


def chosen(game: str) -> list[str]:
    """Records of decisions: all kinds that the sheets show, or in an ordinary run some of them, others each day."""
    found = sorted(decisions(game).values()) if everything() else sorted(decisions(game, SEEDS).values())
    first = sample() % len(found)
    return found if everything() else [found[(first + step * 5) % len(found)] for step in range(SOME)]


@pytest.mark.parametrize("size", ["phone", "tablet"])
@pytest.mark.parametrize("game", sorted(games()))
def test_a_finger_hits_what_it_is_aimed_at(person: Callable[..., Any], game: str, size: str) -> None:
    """Who aims at a live thing and is 15 pixels off takes it, or the board is enlarged there until it is 40 wide."""
    page = person(viewport=PHONE if size == "phone" else TABLET, has_touch=True)
    page.goto("/")
    for record in chosen(game):
        visit(page, record)
        assert page.evaluate(TAPS) == []
        assert page.evaluate(BUTTONS) == []


@pytest.mark.parametrize("game", sorted(games()))
def test_everything_written_can_be_read_on_a_tablet(person: Callable[..., Any], game: str) -> None:
    page = person(viewport=TABLET)
    page.goto("/")
    excused = re.compile(REPEATED.get(game, "$^"))
    for record in chosen(game):
        visit(page, record)
        small = page.evaluate(SMALL, 12)
        assert not [one for one in small if not (excused.match(one[0]) or excused.match(f"{one[0]} {one[1]}"))]
