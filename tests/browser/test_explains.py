"""The table explains itself: a click does what it says, dead clicks are answered, bots are told one by one."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.browser.clicking_player import Clicker, open_table, ply, until, wait, workshop

BOTS = [{"who": "me"}, {"who": "bot", "level": "casual"}, {"who": "bot", "level": "casual"}]
BESIDE = """() => { // a point on a dead hexagon within a finger's reach of a live ghost's box
  const live = [...document.querySelectorAll(".board .live")].map((one) => one.getBoundingClientRect());
  for (const hex of document.querySelectorAll(".board [data-id^='space/']")) {
    const box = hex.getBoundingClientRect();
    for (const [dx, dy] of [[0, 0], [.3, 0], [-.3, 0], [0, .3], [0, -.3]]) {
      const [x, y] = [box.x + box.width * (.5 + dx), box.y + box.height * (.5 + dy)];
      const stack = document.elementsFromPoint(x, y).map((one) => one.closest("[data-id]")).filter(Boolean);
      if (stack.some((one) => one.closest(".live")) || !stack.includes(hex)) continue;
      const gap = (b) => Math.hypot(Math.max(b.left - x, 0, x - b.right), Math.max(b.top - y, 0, y - b.bottom));
      const near = live.some((b) => gap(b) < 16);
      if (near) return [x, y];
    }
  }
  return null;
}"""


NAMED = "(x, y) => document.elementsFromPoint(x, y).map((one) => one.closest('[data-id]')).filter(Boolean)"
BARE = f"""() => {{ // a point of the board where nothing has a name
  const named = {NAMED};
  const {{ x, y, width, height }} = document.querySelector("#board").getBoundingClientRect();
  for (let i = 1; i < 40; i++) for (let j = 1; j < 40; j++) {{
    const point = [x + width * i / 40, y + height * j / 40];
    if (!named(...point).length) return point;
  }}
}}"""


def tile_step(page: Any) -> None:
    """Until a tile is to be placed in Eruption."""
    for _ in range(30):
        wait(page)
        if page.locator(".board .live[data-id^='turn/']").count():
            return
        page.locator("#menu button.act").first.click()
    raise AssertionError("no tile to place")


def test_a_mouse_never_snaps(person: Callable[..., Any]) -> None:
    """A click on a dead hexagon beside a live one lays no tile there: it is answered."""
    page = person(viewport={"width": 1280, "height": 800})
    open_table(page, "eruption", BOTS)
    tile_step(page)
    point = page.evaluate(BESIDE)
    if point is None:
        pytest.skip("no dead hexagon lies that near a live one in this position")
    before = ply(page)
    page.mouse.click(*point)
    page.locator("#toast.shown").wait_for()
    assert ply(page) == before
    assert page.locator("#toast").inner_text() != page.locator("#prompt .sentence").inner_text()


def test_many_dead_clicks_are_answered(person: Callable[..., Any]) -> None:
    """Twenty clicks in a row on what is not live: every one has a reason, none is too fast."""
    page = person()
    open_table(page, "nisyros", BOTS, options={"villages": "mandraki,pali,nikia"})
    wait(page)
    page.locator(".ring.is-live").first.evaluate("(one) => (globalThis.kept = one)")
    page.mouse.click(*page.evaluate(BARE))
    assert not page.evaluate("kept.isConnected"), "on bare ground the rings breathe anew: that is what can be clicked"
    got = page.evaluate(
        """async () => {
          const answers = [];
          const box = document.querySelector("#toast");
          for (const one of [...document.querySelectorAll(".board [data-id]:not(.live)")].slice(0, 20)) {
            box.textContent = "";
            const { x, y, width, height } = one.getBoundingClientRect();
            const at = { bubbles: true, clientX: x + width / 2, clientY: y + height / 2, pointerType: "mouse" };
            one.dispatchEvent(new PointerEvent("click", at));
            for (let i = 0; i < 60 && !box.textContent; i++) await new Promise((done) => setTimeout(done, 50));
            answers.push(box.textContent);
          }
          return answers;
        }"""
    )
    prompt = page.locator("#prompt .sentence").inner_text()
    answered = [words for words in got if words]
    assert len(answered) >= 10
    assert not [words for words in answered if words == prompt or "Too fast" in words]


def test_the_steps_of_a_turn_stand_above_the_prompt(person: Callable[..., Any]) -> None:
    page = person()
    open_table(page, "eruption", BOTS)
    tile_step(page)
    assert page.locator("#stages .steps li").count() == 4
    assert page.locator("#stages .steps li.now").inner_text().split()[-1].lower() == "tile"
    assert "coolest" in page.locator("#stages .goal").inner_text()


def test_going_back_alone_asks_and_is_marked(person: Callable[..., Any]) -> None:
    page = person()
    open_table(page, "eruption", BOTS)
    tile_step(page)
    first = ply(page)
    page.locator("#tool-hint").click()
    page.locator("[data-key='ask/do']").click()
    until(page, f"Number(document.body.dataset.ply) > {first}")
    player = Clicker(page, haste=0.9)
    for _ in range(60):
        wait(page)
        if page.locator("#tool-takeback").count():
            break
        player.step()
        page.wait_for_timeout(200)
    here = ply(page)
    page.locator("#tool-takeback").click()
    assert page.locator("#ask").is_visible()
    assert ply(page) == here, "nothing happens before the answer"
    page.locator("[data-key='ask/yes']").click()
    until(page, f"Number(document.body.dataset.ply) < {here}")


QUEUE = """async ([count, by, kept, ahead]) => {
  localStorage.setItem("lapilli.pace", kept);
  const { FrameQueue } = await import("/static/frameQueue.js");
  const seen = [];
  const queue = new FrameQueue((frame) => (seen.push(frame.n), Promise.resolve()), () => {});
  queue.asked = ahead; // who is asked already
  const start = performance.now();
  for (let n = 0; n < count; n++) queue.push({ n, by, ply: n, asks: n === count - 1 || ahead ? "p1" : null });
  while (queue.running) await new Promise((done) => setTimeout(done, 20));
  return [seen, performance.now() - start];
}"""


TOLD = """() => [document.querySelector(".prompt.telling .sentence").textContent,
  [...document.querySelectorAll("#log li:not(.heading)")].map((one) => one.textContent).join(" ")]"""


@pytest.fixture
def queue(person: Callable[..., Any]) -> Callable[..., Any]:
    """What a queue shows, and in how many milliseconds of a clock that is moved on by hand."""
    page = person(reduced_motion="no-preference")
    page.clock.install()
    workshop(page)
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))

    def run(*wish: Any) -> Any:
        page.evaluate(
            f"(wish) => {{ globalThis.found = null; ({QUEUE})(wish).then((found) => (globalThis.found = found)); }}",
            wish,
        )
        for _ in range(1000):  # files come by the clock on the wall, so it may not have begun yet
            page.clock.run_for(1000)
            if found := page.evaluate("globalThis.found"):
                return found
        raise AssertionError("it never ends")

    return run


def test_no_action_is_dropped_and_the_pace_is_kept(queue: Callable[..., Any]) -> None:
    seen, _ = queue(30, "p2", "fast", None)
    assert seen == list(range(30))
    seen, _ = queue(30, "p2", "once", None)
    assert seen[-1] == 29
    assert len(seen) < 5
    seen, _ = queue(10, "p2", "fast", "p1")
    assert seen[-1] == 9
    assert len(seen) < 5, "who is asked all the time is not kept waiting by what others do meanwhile"


def test_however_much_others_do_one_is_asked_again_soon(queue: Callable[..., Any]) -> None:
    """Sixty fast actions would take nine seconds; throws in a row for which there is no time are one picture."""
    seen, took = queue(60, "p2", "fast", None)
    assert seen == list(range(60))
    assert 2_000 < took < 6_000
    seen, took = queue(60, "chance", "fast", None)
    assert seen[-1] == 59
    assert len(seen) < 30
    assert took < 4_000


def test_what_bots_do_is_told_at_the_prompt_and_can_be_skipped(person: Callable[..., Any]) -> None:
    page = person(reduced_motion="no-preference")
    page.add_init_script("localStorage['lapilli.pace'] = 'slow'")
    open_table(page, "eruption", BOTS, options={"villages": "fixed"})
    player = Clicker(page, seed=4, haste=0.9)
    for _ in range(40):
        if page.locator("#tool-skip").count():
            break
        player.step()
        page.wait_for_timeout(100)
    page.locator(".prompt.telling .sentence").wait_for()
    told, lines = page.evaluate(TOLD)
    assert told in lines
    page.keyboard.press("Escape")
    until(page, "document.body.dataset.asks && !document.querySelector('#tool-skip')", 10)


def cpu(pids: list[int]) -> float:
    """Seconds of processor time that processes have used so far."""
    total = 0
    for pid in pids:
        try:
            fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        total += int(fields[11]) + int(fields[12])
    return total / 100


def renderers() -> list[int]:
    """The processes that draw pages for the browser of this test: those that descend from it."""
    listed = subprocess.run(["ps", "-eo", "pid,ppid,args"], capture_output=True, text=True, check=True).stdout
    rows = [line.split(None, 2) for line in listed.splitlines()[1:]]
    mine, size = {os.getpid()}, 0
    while size != len(mine):
        size = len(mine)
        mine |= {int(pid) for pid, parent, _ in rows if int(parent) in mine}
    return [int(pid) for pid, _, args in rows if int(pid) in mine and "--type=renderer" in args]


def test_a_waiting_table_costs_next_to_nothing(person: Callable[..., Any]) -> None:
    """Below 2 % of a core, all processes of the browser together, once the live things have breathed."""
    page = person(reduced_motion="no-preference")
    open_table(page, "nisyros", BOTS)
    wait(page)
    until(page, "!document.getAnimations().some((one) => one.playState === 'running')")
    pids = renderers()
    assert pids
    before, began = cpu(pids), time.monotonic()
    page.wait_for_timeout(4000)
    assert (cpu(pids) - before) / (time.monotonic() - began) < 0.02


def test_house_rules_are_folded_and_the_name_is_asked(person: Callable[..., Any]) -> None:
    page = person()
    page.goto("/")
    page.locator("[data-game=eruption] [data-way=bots]").click()
    assert page.locator("#my-name").is_visible()
    page.locator(".numbers [data-n='3']").click()
    assert not page.locator("#option-clans").is_visible()  # clans are two against two
    assert not page.locator("#setup legend", has_text="Options").is_visible()  # and nothing stands under it
    page.locator(".numbers [data-n='4']").click()
    assert page.locator("#option-clans").is_visible()
    assert not page.locator("#option-forecast").is_visible()
    page.locator(".house-rules summary").click()
    assert page.locator("#option-forecast").is_visible()
    assert page.locator(".ways button").first.inner_text() == "Against bots"
    page.locator("#setup header button").click()
    page.locator("[data-game=fuji] [data-way=bots]").click()
    assert page.locator(".ways button").first.inner_text() == "With bots", "where all win together"


def test_the_link_of_a_seat_is_large_and_has_a_code(person: Callable[..., Any]) -> None:
    page = person()
    open_table(page, "eruption", [{"who": "me"}, {"who": "link"}])
    page.locator("#lobby code").wait_for()
    assert "/s/" in page.locator("#lobby code").inner_text()
    page.locator("#lobby summary").click()
    code = page.locator("#lobby .qr")
    code.scroll_into_view_if_needed()
    assert code.evaluate("async (image) => (await image.decode(), image.naturalWidth)") > 100
    assert code.bounding_box()["width"] > 100


FINGER = """async ([x, y, kind]) => {
  const { Board } = await import("/static/board.js");
  const link = document.createElement("link");
  Object.assign(link, { rel: "stylesheet", href: "/static/board.css" });
  document.head.append(link);
  await new Promise((done) => (link.onload = done));
  const holder = document.createElement("div");
  holder.className = "board";
  Object.assign(holder.style, { position: "fixed", inset: "0 auto auto 0", width: "400px", height: "400px" });
  holder.style.zIndex = 99;
  const dot = (id, cx, cy, r) => `<circle data-id="${id}" cx="${cx}" cy="${cy}" r="${r}"/>`;
  const drawn = dot("a", 100, 100, 30) + dot("dead", 150, 100, 15) + dot("c", 300, 300, 4) + dot("d", 314, 300, 4)
    + dot("ground", 100, 300, 40) + dot("other", 160, 300, 20) + dot("small", 125, 300, 6)
    + dot("large", 200, 30, 21) + dot("larger", 262, 30, 21) + dot("floor", 325, 90, 50)
    + `<g data-id="pair">${dot("", 300, 90, 9)}${dot("", 350, 90, 9)}</g>` + dot("pebble", 325, 84, 4);
  holder.innerHTML = `<svg class="scene" viewBox="0 0 400 400">${drawn}</svg>`;
  document.body.append(holder);
  const board = new Board(holder);
  const said = [];
  for (const type of ["pick", "nothing"])
    board.addEventListener(type, ({ detail }) =>
      said.push([detail?.live === false ? "dead" : type, detail?.id ?? "", detail?.near ?? false]));
  board.setLive(new Map(["a", "c", "d", "small", "large", "larger", "pair"].map((id) => [id, id])));
  await null; // rings are drawn
  const at = { bubbles: true, clientX: x, clientY: y, pointerType: kind };
  (document.elementFromPoint(x, y) ?? holder).dispatchEvent(new PointerEvent("click", at));
  holder.remove();
  return { said, scale: board.zoom.scale };
}"""


TOUCHED = (
    ((100, 100), "mouse", [["pick", "a", False]]),
    ((100, 140), "mouse", [["nothing", "", False]]),  # a mouse never snaps
    ((100, 140), "touch", [["pick", "a", True]]),  # a finger that just misses: it is asked before anything is played
    ((60, 60), "touch", [["nothing", "", False]]),  # beside the box, far from the shape
    ((140, 100), "touch", [["dead", "dead", False]]),  # something with a name lies under the finger
    ((112, 300), "mouse", [["dead", "ground", False]]),
    ((325, 92), "touch", [["pick", "pair", False]]),  # between two pieces, inside their ring
    ((325, 92), "mouse", [["pick", "pair", False]]),
    ((325, 84), "mouse", [["dead", "pebble", False]]),  # something smaller lies in there
    ((325, 120), "touch", [["dead", "floor", False]]),
)
UNCLEAR = {
    (307, 300): "between two",
    (143, 300): "on something beside a small one",
    (112, 300): "on what a small one stands on",
    (231, 30): "between two large ones",
}


def test_only_fingers_snap_to_shapes_and_only_from_bare_ground(person: Callable[..., Any]) -> None:
    """A finger on something with a name never takes what lies beside it, nor what stands on it.

    Where it cannot tell things apart the board is enlarged.
    """
    page = workshop(person())
    for point, kind, said in TOUCHED:
        assert page.evaluate(FINGER, [*point, kind]) == {"said": said, "scale": 1}
    for point, where in UNCLEAR.items():
        got = page.evaluate(FINGER, [*point, "touch"])
        assert got["said"] == [], where
        assert got["scale"] > 2, where
