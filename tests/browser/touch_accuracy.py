"""What a finger does that is put on a live thing, or eighteen pixels beside its middle: the strict measurement.

python -m tests.browser.touch_accuracy [game ...] [--size 360x780 ...] [--every 12]

Goes through whole games among bots at those sizes, tries every live thing of every n-th decision, and what is live
after each half of a choice, and prints what was missed and what share of all points took the thing they were meant for.
Points on another live thing do not count, nor on a piece with a name that lies on one of forty pixels (`pieces`).
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from typing import Any

from lapilli.core.factory import replay
from lapilli.core.registry import list_games
from tests.browser.clicking_player import asked, evening, visit
from tests.browser.decision_sheets import decisions
from tests.browser.take_pictures import person, running

SIZES = ("360x780", "390x844", "820x1180", "1024x768")
# A second board over the first, with the same picture and the same menu, that only tells what a finger does.
TAPS = """async ([menu, width, deep]) => {
  const { Board } = await import("/static/board.js");
  const { thingAt } = await import("/static/hitTest.js");
  const { inscribedCircle } = await import("/static/inscribedCircle.js");
  const { Choice, candidates } = await import("/static/choice.js");
  const first = document.querySelector("#board");
  const { x, y, width: wide, height: high } = first.getBoundingClientRect();
  const holder = document.createElement("div");
  holder.className = first.className;
  holder.style.cssText = `position: fixed; z-index: 99; left: ${x}px; top: ${y}px; width: ${wide}px; height: ${high}px`;
  const scene = first.querySelector("svg.scene").cloneNode(true);
  scene.querySelectorAll(".rings").forEach((one) => one.remove());
  scene.querySelectorAll(".live, .armed, .preview").forEach((one) => one.classList.remove("live", "armed", "preview"));
  [scene, ...scene.querySelectorAll(".pans, .lens")].forEach((one) => (one.style.transform = ""));
  holder.append(scene);
  document.body.append(holder);
  const board = new Board(holder);
  board.pinnedCopy.update(scene);
  let said = [];
  for (const type of ["pick", "dead", "nothing", "spots"])
    board.addEventListener(type, ({ detail }) => said.push([type, detail?.id ?? ""]));
  const tap = (x, y) => {
    said = [];
    board.zoom.dragged = false;
    const event = new PointerEvent("click", { bubbles: true, clientX: x, clientY: y, pointerType: "touch" });
    (document.elementFromPoint(x, y) ?? holder).dispatchEvent(event);
  };
  const frame = holder.getBoundingClientRect();
  const covered = (x, y) => document.elementFromPoint(x, y)?.closest(".pinned-copy, button");
  const within = (x, y) => x > frame.left && x < frame.right && y > frame.top && y < frame.bottom && !covered(x, y);
  const hits = (element, x, y) => within(x, y) && thingAt(holder, x, y) === element;
  const round = Array.from({ length: 12 }, (_, i) => [Math.cos((i * Math.PI) / 6), Math.sin((i * Math.PI) / 6)]);
  /** Does a fingertip of forty pixels fit onto the thing here, by what the page finds at each point? */
  const broad = (element, { x, y }) => round.every(([a, b]) => hits(element, x + 19.5 * a, y + 19.5 * b));
  /** The point of a thing that is farthest from its edge; where the page finds something else there, another one. */
  const middle = (element) => {
    const inner = inscribedCircle(element);
    if (hits(element, inner.x, inner.y)) return { ...inner, wide: broad(element, inner) };
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const side = (low, high) => Array.from({ length: 11 }, (_, i) => low + ((high - low) * (i - 0.5)) / 9);
    const tries = side(left, right).flatMap((x) => side(top, bottom).map((y) => ({ x, y })));
    const beside = tries.filter(({ x, y }) => !hits(element, x, y));
    const far = (one) => Math.min(24, ...beside.map(({ x, y }) => Math.hypot(x - one.x, y - one.y)));
    const found = tries.filter((one) => !beside.includes(one)).map((one) => [one, far(one)]);
    if (!found.length) return null;
    const [best, size] = found.reduce((one, other) => (other[1] > one[1] ? other : one));
    return { ...best, broad: 2 * size, wide: broad(element, best) };
  };
  const picked = (element) => said.some(([type, id]) => type === "pick" && id === element.dataset.id);
  const taken = (element) => picked(element) || board.ghosts.target === element; // or a ghost is shown there
  const look = () => ({ scale: board.zoom.scale, x: board.zoom.x, y: board.zoom.y, at: board.zoom.viewport.at });
  const back = ({ scale, x, y, at }) => {
    Object.assign(board.zoom, { scale, x, y });
    board.zoom.viewport.at = at;
    if (!at) scene.querySelectorAll(".pans, .lens").forEach((one) => (one.style.transform = "")); // as it is drawn
    board.zoom.apply();
  };
  const count = { points: 0, at_once: 0, enlarged: 0, things: 0, states: 0, pieces: 0 };
  const missed = [];
  const wander = async (choice, depth) => {
    const live = new Map([...choice.next.keys()].filter((id) => board.picture.draws(id)).map((id) => [id, id]));
    const path = choice.path;
    const last = path.at(-1);
    const whole = choice.steps.length && choice.complete.length === 1;
    if (whole && live.size && board.picture.draws(last)) live.set(last, last);
    if (live.size) {
      count.states += 1;
      board.setLive(live, path);
      board.camera.hasChosen = depth > 0;
      board.camera.showLive();
      await new Promise((done) => requestAnimationFrame(done));
      const start = look();
      for (const id of live.keys()) {
        const element = board.picture.element(id);
        if (!element.classList.contains("live")) continue; // another face of a ghost
        back(start);
        const { x: cx, y: cy } = inscribedCircle(element);
        if (!hits(element, cx, cy)) board.zoom.reveal(element); // somebody pushes it into sight
        const home = look();
        const aim = middle(element);
        count.things += 1;
        if (!aim) { missed.push([path, id, "nowhere in sight"]); count.points += 1; continue; }
        for (const [dx, dy] of [[0, 0], [18, 0], [-18, 0], [0, 18], [0, -18]]) {
          back(home);
          const [x, y] = [Math.round(aim.x + dx), Math.round(aim.y + dy)]; // as clicks have them
          const there = within(x, y) ? thingAt(holder, x, y) : undefined;
          if (there === undefined || (there !== element && there?.classList.contains("live"))) continue;
          if (there && there !== element && aim.broad >= 40) { count.pieces += 1; continue; }
          board.ghosts.target = null;
          element.classList.remove("preview");
          count.points += 1;
          tap(x, y);
          if (taken(element)) { count.at_once += 1; continue; }
          const heard = said.join() + (board.ghosts.target?.dataset.id ?? "");
          const note = [path, id, [dx, dy], Math.round(aim.broad), heard, home.scale, board.zoom.scale];
          if (board.zoom.scale <= home.scale + 0.01) { missed.push(note); continue; }
          const again = middle(element);
          if (!again) { missed.push([...note, "out of sight"]); continue; }
          const large = again.wide || again.broad >= 39.9;
          tap(again.x, again.y);
          if (!large) missed.push([...note, "broad", Math.round(again.broad)]);
          else if (taken(element)) count.enlarged += 1;
          else missed.push([...note, "second", said.join() || board.zoom.scale]);
        }
        element.classList.remove("preview");
        board.ghosts.target = null;
      }
    }
    if (depth >= deep) return;
    const halves = [...choice.next.keys()].filter((id) => candidates(menu, [...choice.path, id]).length > 1);
    const some = halves.filter((_, place) => place % Math.ceil(halves.length / width) === 0);
    for (const id of some) {
      choice.click(id);
      await wander(choice, depth + 1);
      choice.back();
    }
  };
  await wander(new Choice(menu), 0);
  holder.remove();
  return { missed, count };
}"""


def clicks(record: str, seat: str, talk: bool = False) -> list[dict[str, list[str]]]:
    """What the moves of a seat, or its phrases, are clicked by."""
    table = replay(record)
    return [
        {"click_path": list(action.click_path)}
        for action in table.menu(seat)
        if table.game.presentation.is_talk(action.id) == talk
    ]


def tried(page: Any, record: str, width: int = 3, deep: int = 3) -> tuple[list[Any], Counter[str]]:
    """The table of a record: what fingers missed there, and how many points there were."""
    visit(page, record)
    missed: list[Any] = []
    count: Counter[str] = Counter()
    seat = asked(page)
    for talk in (False, True):
        if menu := clicks(record, seat, talk) if seat else []:
            got = page.evaluate(TAPS, [menu, width, deep])
            missed += got["missed"]
            count.update(got["count"])
    return missed, count


def positions(game: str, every: int) -> list[str]:
    """Each kind of decision, and every n-th one of two whole games."""
    found = list(decisions(game).values())
    for seats in sorted({min(list_games()[game].seats), max(list_games()[game].seats)}):
        table, plies = evening(game, seats, "fingers", **({"two_player": "b"} if game == "fuji" and seats == 2 else {}))
        found += [table.at(ply).record() for ply in plies[:-1:every]]
    return found


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--size", nargs="*", default=SIZES)
    parser.add_argument("--every", type=int, default=12)
    parser.add_argument("--width", type=int, default=3, help="so many halves of a choice are looked into")
    wanted = parser.parse_args(words)
    with running() as (browser, address):
        for game in wanted.games or sorted(list_games()):
            records = positions(game, wanted.every)
            for size in wanted.size:
                width, height = map(int, size.split("x"))
                page = person(browser, address, (width, height), "light", touch=True)
                page.goto("/")
                total: Counter[str] = Counter()
                for number, record in enumerate(records):
                    missed, count = tried(page, record, wanted.width)
                    total += count
                    for one in missed:
                        print("  ", game, size, number, one)
                hit = total["at_once"] + total["enlarged"]
                share = 100 * hit / max(1, total["points"])
                print(
                    f"{game} {size}: {len(records)} tables, {share:.2f} % of {total['points']} points",
                    dict(total),
                    flush=True,
                )
                page.context.close()


if __name__ == "__main__":
    main()
