"""How many taps it takes to place one's workers in Nisyros on a phone, by a finger that does not hit to the pixel.

python -m tests.browser.taps_per_placement [width ...]

A seat does in the browser what a bot would do in its first step of each round; every tap is off by a normal error of
`ASTRAY` pixels each way. Two taps for each worker would be the least.
"""

from __future__ import annotations

import random
import sys
from typing import Any

from lapilli.bots import bot
from lapilli.core.factory import new
from lapilli.core.rng import Rng
from tests.browser.clicking_player import ply, until, visit
from tests.browser.take_pictures import person, running

ASTRAY = 6.0  # pixels: about a millimetre
GAMES = ((2, 0), (3, 2), (4, 5))  # seats and seeds
PATIENCE = 12  # taps for one thing
# the point of a live thing that is farthest from anything else, if it is in sight
AIM = """async (id) => {
  const { thingAt } = await import("/static/hitTest.js");
  const holder = document.querySelector("#board");
  const element = holder.querySelector(`svg.scene [data-id="${CSS.escape(id)}"]`);
  const { x, y, width, height } = element.getBoundingClientRect();
  const frame = holder.getBoundingClientRect();
  const side = (low, long) => Array.from({ length: 15 }, (_, i) => low + (long * (i + 0.5)) / 15);
  const points = side(x, width).flatMap((a) => side(y, height).map((b) => [a, b]));
  const shown = points.filter(([a, b]) => a > frame.left && a < frame.right && b > frame.top && b < frame.bottom);
  const hits = shown.filter(([a, b]) => thingAt(holder, a, b) === element);
  const beside = points.filter((one) => !hits.includes(one));
  const edge = ([a, b]) => Math.min(a - x, x + width - a, b - y, y + height - b);
  const far = (one) => Math.min(edge(one), ...beside.map(([c, d]) => Math.hypot(one[0] - c, one[1] - d)));
  return hits.sort((one, other) => far(other) - far(one))[0] ?? null;
}"""
CHOSEN = "[...document.querySelectorAll('.board .ring.is-chosen')].map((one) => one.dataset.of)"
REVEAL = """(id) => {
  const element = document.querySelector(`.board svg.scene [data-id="${CSS.escape(id)}"]`);
  element.setAttribute("tabindex", "-1");
  element.focus({ preventScroll: true });
}"""


def steps(seats: int, seed: int) -> list[tuple[str, list[tuple[str, ...]]]]:
    """The first step of each round for the first seat: the table, and the clicks of what a bot does in it."""
    table = new("nisyros", seats=seats, seed=seed)
    player, rng = bot("steady", table.game), Rng(seed)
    table.settle()
    found: list[tuple[str, list[tuple[str, ...]]]] = []
    placing = False
    while table.actors:
        seat = table.seat_index((table.awaited or table.actors)[0])
        view, menu = table.view(seat), table.menu(seat)
        chosen = player.decide(table.know(seat), seat, [action.id for action in menu], rng)
        action = next(one for one in menu if one.id == chosen)
        if seat == 0 and view["phase"] == "place" and action.text.startswith("place"):
            if not placing:
                found.append((table.record(), []))
            found[-1][1].append(tuple(action.click_path))
        if seat == 0:
            placing = action.text.startswith("place")
        table.play(action)
        table.settle()
    return found


class Finger:
    """Taps, and counts."""

    def __init__(self, page: Any, seed: int) -> None:
        self.page, self.rng = page, random.Random(seed)
        self.taps = self.pushes = self.wrong = 0

    def take(self, thing: str, done: str) -> None:
        """Tap a thing until it is taken."""
        for _ in range(PATIENCE):
            point = self.page.evaluate(AIM, thing)
            if point is None:
                self.page.evaluate(REVEAL, thing)
                self.pushes += 1
                continue
            before = self.page.evaluate(CHOSEN)
            self.page.touchscreen.tap(*(side + self.rng.gauss(0, ASTRAY) for side in point))
            self.taps += 1
            until(self.page, "document.body.dataset.asks !== ''")
            if self.page.evaluate(done):
                return
            if self.page.locator("#ask:not([hidden]) button.main").count() or self.page.evaluate(CHOSEN) != before:
                self.wrong += 1
                self.page.keyboard.press("Escape")
                self.taps += 1
        raise AssertionError(f"never taken: {thing}")

    def place(self, touch: tuple[str, ...]) -> None:
        worker, *_, where = touch
        self.take(worker, f"{CHOSEN}.includes('{worker}')")
        self.take(where, f"Number(document.body.dataset.ply) > {ply(self.page)}")


def main(widths: list[str]) -> None:
    moments = [step for seats, seed in GAMES for step in steps(seats, seed)]
    with running() as (browser, address):
        for width, height in ((int(one), round(int(one) * 844 / 390)) for one in widths or ("360", "390")):
            page = person(browser, address, (width, height), "light", touch=True)
            page.goto("/")
            finger = Finger(page, width)
            for record, actions in moments:
                visit(page, record)
                for touch in actions:
                    finger.place(touch)
            workers = sum(len(actions) for _, actions in moments)
            print(
                f"{width} x {height}: {len(moments)} steps, {workers} workers, {finger.taps} taps"
                f" ({finger.taps / workers:.2f} a worker), {finger.pushes} pushes, {finger.wrong} wrong things"
            )


if __name__ == "__main__":
    main(sys.argv[1:])
