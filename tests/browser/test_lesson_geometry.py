"""Every step of every lesson, on five screens and in four languages: what is named is lit, in sight and uncovered.

An ordinary run looks at a few lessons, each on another screen and in another language, tomorrow at others;
LAPILLI_ALL=1 looks at all. `python -m tests.browser.test_lesson_geometry [game[/lesson] ...]` prints what it finds.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

from lapilli.core.check.suite import everything, sample
from lapilli.core.lessons.progress import NEXT, LessonProgress
from lapilli.core.registry import find, list_games
from tests.browser.clicking_player import until
from tests.browser.lesson_player import STEPS

SIZES = ((360, 740), (390, 844), (820, 1180), (1024, 768), (1440, 900))
LANGUAGES = ("en", "nl", "de", "fr")
LESSONS = [
    (game.name, one.id)
    for game in list_games().values()
    if game.coaching.lessons
    for one in game.coaching.lessons.all
    if not one.play
]
ALL = [(*lesson, size, lang) for lesson in LESSONS for size in SIZES for lang in LANGUAGES]
PARTS = 71  # no divisor of the screens and languages of a lesson: a part has many of each

SETTLED = """async () => {
  const look = () => {
    const { x, y, width, height } = document.querySelector(".bubble.lesson-bubble").getBoundingClientRect();
    const scene = document.querySelector(".board svg.scene").getBoundingClientRect();
    const light = document.querySelector(".spotlight-dim.lesson-bubble").innerHTML;
    return [x, y, width, height, scene.x, scene.y, light].join();
  };
  for (let last = "", same = 0; same < 4; ) {
    await new Promise((done) => setTimeout(done, 40));
    dispatchEvent(new Event("resize")); // the bubble is placed again at once
    const now = look();
    same = now === last ? same + 1 : 0;
    last = now;
  }
}"""

# What is wrong with the light, the bubble and the things that are needed. A thing is looked at in points of a grid.
FAULTS = """([spots, needed, acts]) => {
  const MARGIN = 9; // of the light and its line, in pixels
  const found = [];
  const bubble = document.querySelector(".bubble.lesson-bubble");
  const at = bubble.getBoundingClientRect();
  const under = ([x, y]) => x >= at.left && x <= at.right && y >= at.top && y <= at.bottom;
  if (at.left < 0 || at.top < 0 || at.right > innerWidth || at.bottom > innerHeight)
    found.push("the bubble hangs over the edge of the screen");
  if (bubble.scrollHeight > bubble.clientHeight + 1 || bubble.scrollWidth > bubble.clientWidth + 1)
    found.push("the bubble cuts its words");
  const grid = ({ left, right, top, bottom }, n = 16) =>
    Array.from({ length: n * n }, (_, i) => [
      left + ((right - left) * ((i % n) + 0.5)) / n,
      top + ((bottom - top) * (Math.floor(i / n) + 0.5)) / n,
    ]);
  const shapes = "path, rect, circle, ellipse, polygon";
  const within = (light, [x, y], kinds = `${shapes}, text`) =>
    [...light.querySelectorAll(kinds)].some((part) => {
      const point = new DOMPoint(x, y).matrixTransform(part.getScreenCTM().inverse());
      if (part.matches("text")) {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return x > left && x < right && y > top && y < bottom;
      }
      const filled = !part.matches(".line") && part.isPointInFill(point);
      return filled || (parseFloat(part.style.strokeWidth) > 0 && part.isPointInStroke(point));
    });
  const slim = (light) => {
    // what is lit without the margin that the light has around it
    const copy = light.cloneNode(true);
    for (const { style } of copy.children) style.strokeWidth = `${parseFloat(style.strokeWidth) - 2 * MARGIN}px`;
    light.after(copy);
    return copy;
  };
  const share = (points, fits) => points.filter(fits).length / (points.length || 1);
  const dim = document.querySelector(".spotlight-dim.lesson-bubble");
  const holes = [...dim.querySelectorAll("mask[id$=shade] .hole, .rim")]; // words in a mask have no box
  const thing = (id) => document.querySelector(`.board svg.scene [data-id="${CSS.escape(id)}"]`);
  const copy = document.querySelector(".pinned-copy");
  const seen = (point, element) => {
    const hit = document.elementFromPoint(...point);
    if (!hit) return false;
    if (element === copy || !element) return !hit.closest(".bubble");
    return Boolean(hit.closest("svg.scene") || element.contains(hit));
  };
  const hittable = new CSSStyleSheet(); // whatever is painted is found, even what no click meets
  hittable.replaceSync("svg.scene [data-id] :not(image) { pointer-events: visiblePainted !important }");
  const among = (points, fits) => {
    document.adoptedStyleSheets = [hittable]; // once for all points: each change costs a new layout
    const found = points.filter((point) => fits(document.elementsFromPoint(...point)));
    document.adoptedStyleSheets = [];
    return found;
  };
  const painted = (element, points) => among(points, (all) => all.some((hit) => element.contains(hit)));
  const front = (element, points) => among(points, (all) => {
    const hit = all.find((one) => one.closest("svg.scene [data-id]") && !one.closest(".ghost"));
    return hit && element.contains(hit); // other pieces may lie on a thing
  });
  for (const id of spots) {
    const light = dim.querySelector(`.rim[data-of="${CSS.escape(id)}"]`);
    if (!light) {
      found.push(`${id} is not lit`);
      continue;
    }
    const silhouette = slim(light);
    const shape = grid(light.getBoundingClientRect()).filter((point) => within(silhouette, point));
    const drawn = shape.filter((point) => within(silhouette, point, shapes));
    silhouette.remove();
    if (!shape.length) found.push(`${id}: its light has no area`);
    const covered = share(shape, under);
    if (covered) found.push(`${id}: the bubble covers ${Math.round(100 * covered)} % of it`);
    const element = thing(id);
    const twin = element && light.matches(".box");
    if (twin && !copy?.classList.contains("shown")) found.push(`${id} is lit as a box`);
    const open = share(shape, (point) => under(point) || seen(point, twin ? copy : element));
    if (open < 0.8) found.push(`${id}: only ${Math.round(100 * open)} % of it are in sight`);
    if (!element || twin) continue;
    const inSight = drawn.filter((point) => !under(point) && seen(point, element));
    const own = painted(element, inSight).length / (inSight.length || 1);
    if (own < 0.8) found.push(`${id}: only ${Math.round(100 * own)} % of its light are on it`);
    const whole = grid(element.getBoundingClientRect());
    const all = front(element, whole.filter((point) => seen(point, element)));
    const lit = share(all, (point) => holes.some((one) => within(one, point)));
    if (lit < 0.8) found.push(`${id}: only ${Math.round(100 * lit)} % of it are lit`);
  }
  if (!acts) return found;
  const buttons = [...document.querySelectorAll(":is(#menu, #phrases, #ask) button")].filter((one) =>
    one.checkVisibility());
  const wanted = (one) => needed.includes(one.dataset.pick) || needed.includes(one.dataset.act);
  for (const one of buttons.filter(wanted)) {
    const box = one.getBoundingClientRect();
    const name = one.dataset.pick ?? one.dataset.act;
    if (share(grid(box, 4), under)) found.push(`the bubble covers the button ${name}`);
    const mid = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const above = Number(getComputedStyle(one.closest(".main-actions, #ask, .back") ?? one).zIndex) > 8;
    const shown = mid[1] < innerHeight && seen(mid, one);
    if (!above && shown && !holes.some((hole) => within(hole, mid))) found.push(`the button ${name} is dimmed`);
  }
  for (const id of needed) {
    const element = thing(id);
    if (!element?.classList.contains("live") || element.closest(".ghost")) continue;
    const all = painted(element, grid(element.getBoundingClientRect(), 8));
    const inSight = all.filter((point) => under(point) || seen(point, element));
    const covered = share(inSight, under);
    if (covered > 0.2) found.push(`the bubble covers ${Math.round(100 * covered)} % of ${id}, which can be clicked`);
    const lit = share(inSight, (point) => holes.some((hole) => within(hole, point)));
    if (inSight.length && lit < 0.5) found.push(`${id} is needed and only ${Math.round(100 * lit)} % are lit`);
  }
  return found;
}"""


class Learner:
    """Takes the first right way through a lesson, without the clicks: each wish is put into the next request."""

    def __init__(self, page: Any, game: str, lesson: str, lang: str) -> None:
        self.page = page
        self.pupil = LessonProgress.of(find(game), lesson)
        self.way: list[str] = []
        self.wish: dict[str, Any] | None = None
        page.route("**/api/lessons/*/*", self._send)
        page.goto(f"/learn/{game}/{lesson}?lang={lang}")
        self.wait()

    def _send(self, route: Any) -> None:
        body = json.loads(route.request.post_data or "{}")
        if self.wish is not None:
            body = {**{name: body[name] for name in ("lang", "shape", "way")}, **self.wish}
            self.wish = None
        route.continue_(post_data=json.dumps(body))

    def wait(self) -> None:
        """Until the page shows this step and nothing moves."""
        shown = "!document.querySelector('.bubble.lesson-bubble').hidden"
        until(
            self.page, f"{STEPS} === {len(self.way)} && {shown} && document.querySelector('.board svg.scene') !== null"
        )
        self.page.evaluate(SETTLED)

    def advance(self) -> None:
        """The first right action, or on to what comes next."""
        pupil = self.pupil
        text = pupil.right()[0] if pupil.acts else NEXT
        play = {"type": "play", "text": text, "seat": pupil.seat, "id": "x", "ply": pupil.table.ply}
        self.wish = {"message": play} if pupil.acts else {"next": True}
        pupil.go(text)
        self.way.append(text)
        self.page.evaluate(
            "document.dispatchEvent(new CustomEvent('lapilli:language', { detail: document.documentElement.lang }))"
        )
        if not pupil.over:
            self.wait()

    def faults(self) -> list[str]:
        """What is wrong at this moment."""
        pupil = self.pupil
        actions = [one for one in pupil.table.menu(pupil.seat) if one.text in pupil.right()] if pupil.acts else []
        needed = sorted({part for one in actions for part in (*one.click_path, one.text)})
        drawn = "[...document.querySelectorAll('.lesson-bubble .rim')].map((one) => one.dataset.of)"
        spots = self.page.evaluate(drawn) if pupil.answered else [self._there(spot) for spot in pupil.step.spot]
        return list(self.page.evaluate(FAULTS, [spots, needed, pupil.acts]))

    def _there(self, spot: str) -> str:
        """Of `a|b` the one that is there."""
        there = "(id) => Boolean(document.querySelector(`.board svg.scene [data-id='${id}'], [data-pick='${id}']`))"
        return next((one for one in spot.split("|") if self.page.evaluate(there, one)), spot.split("|")[0])


def faults(page: Any, game: str, lesson: str, lang: str, look: Callable[[str], None] | None = None) -> Iterator[str]:
    """What is wrong in a lesson, step by step."""
    learner = Learner(page, game, lesson, lang)
    while not learner.pupil.over:
        where = f"{learner.pupil.index + 1}{'r' if learner.pupil.answered else ''}"
        if look:
            look(where)
        yield from (f"step {where}: {one}" for one in learner.faults())
        learner.advance()


def chosen() -> list[tuple[str, str, tuple[int, int], str]]:
    """All of them, or in an ordinary run another part each day."""
    return ALL if everything() else ALL[sample() % PARTS :: PARTS]


@pytest.mark.parametrize(("game", "lesson", "size", "lang"), chosen())
def test_what_a_lesson_names_is_lit_in_sight_and_uncovered(
    person: Callable[..., Any], game: str, lesson: str, size: tuple[int, int], lang: str
) -> None:
    page = person(viewport={"width": size[0], "height": size[1]}, has_touch=size[0] < 1100, locale=lang)
    found = list(faults(page, game, lesson, lang))
    assert not found, "\n".join(found)


OUTLINE = "function silhouetteOf(element) {"
BOX = """
  const { x, y, width, height } = element.getBoundingClientRect();
  return [{ drawn: s("rect", { x, y, width, height }), width: 0 }];
"""


@pytest.mark.parametrize(
    ("game", "lesson", "thing"),
    [("fuji", "run", "meeple/p1"), ("deukalion", "your-first-raid", "ship/deukalion")],
)
def test_a_bounding_box_in_place_of_the_outline_is_a_fault(
    person: Callable[..., Any], game: str, lesson: str, thing: str
) -> None:
    page = person(viewport={"width": 1440, "height": 900}, locale="en")
    replaced = []

    def boxed(route: Any) -> None:
        answer = route.fetch()
        script = answer.text()
        replaced.append(script.count(OUTLINE))
        route.fulfill(response=answer, body=script.replace(OUTLINE, OUTLINE + BOX))

    page.route("**/*.js", boxed)
    learner = Learner(page, game, lesson, "en")
    assert sum(replaced) == 1
    assert any(one.startswith(f"{thing}: only") and "of its light" in one for one in learner.faults())


def main(words: Sequence[str] | None = None) -> None:
    from tests.browser import take_pictures

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("wanted", nargs="*")
    parser.add_argument("--lang", nargs="*", default=["en"])
    parser.add_argument("--size", nargs="*", default=[f"{width}x{height}" for width, height in SIZES])
    parser.add_argument("--progress", action="store_true", help="name what was looked at on standard error")
    parser.add_argument("--keep", help="a folder for a picture of each step")
    wish = parser.parse_args(words)
    with take_pictures.running() as (browser, address):
        for size in wish.size:
            width, height = map(int, size.split("x"))
            for game, lesson in LESSONS:
                if wish.wanted and not {game, f"{game}/{lesson}"} & set(wish.wanted):
                    continue
                for lang in wish.lang:
                    page = take_pictures.person(browser, address, (width, height), "light", touch=width < 1100)
                    page.on("pageerror", lambda error: print(error))
                    look = None
                    if wish.keep:
                        name = f"{wish.keep}/{game}-{lesson}-{size}-{lang}"
                        look = lambda step, name=name, page=page: page.screenshot(path=f"{name}-{step}.png")  # noqa: E731
                    for one in faults(page, game, lesson, lang, look):
                        print(f"{game}/{lesson} {size} {lang} {one}", flush=True)
                    page.context.close()
                    if wish.progress:
                        print(f"{game}/{lesson} {size} {lang}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
