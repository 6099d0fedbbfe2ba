"""Motion as strips of pictures, to look at: how lava creeps, tiles drop, dice tumble, people and ships travel.

python -m tests.browser.animation_strips FOLDER [game ...]

Each strip is one move of a recorded game, seen on a broad screen. What moves is stopped at the same moments in each,
so strips do not depend on how fast this machine is.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image

from lapilli.core.factory import replay
from lapilli.core.table import Table
from lapilli.draw import Element, Scene
from tests.browser.clicking_player import visit
from tests.browser.take_pictures import at_table, running, sheet

RECORDS = Path(__file__).parents[1] / "games"
TIMES = (0, 120, 260, 420, 640, 860)  # milliseconds after the move
CHANGE = ("tumbles", "thrown", "gathers", "turns")
RECORDED = {
    "deukalion": "three",
    "eruption": "3-players-burned",
    "fuji": "three-victory",
    "nisyros": "3_zeus_lost_covered",
}
LATEST = 120  # moves from which those that are shown are taken
KINDS = ("creeps", "laid", "thrown", "tumbles", "gathers", "sails", "struck", "turns")
MOVE = """async ([before, after]) => {
  const { transition } = await import("/static/transition.js");
  const holder = document.querySelector("#board");
  await transition(holder, before, { quick: true }); // the table may have shown what another seat sees
  transition(holder, after);
  globalThis.moving = holder.getAnimations({ subtree: true });
  for (const one of globalThis.moving) one.pause();
  const ends = globalThis.moving.map((one) => one.effect.getComputedTiming().endTime);
  return [ends.length, Math.max(0, ...ends)];
}"""
SEEK = "(time) => { for (const one of globalThis.moving) one.currentTime = time; }"


def scene(table: Table, ply: int) -> Scene:
    shape = "wide" if "wide" in table.game.presentation.shapes else ""
    drawn = table.picture(0, "en", shape, ply)  # type: ignore[arg-type]
    assert isinstance(drawn, Scene)
    return drawn


def things(elements: tuple[Element, ...] | list[Element]) -> Iterator[Element]:
    for element in elements:
        if element.kind and element.id:
            yield element
        yield from things(element.children)


def looks(drawn: Scene) -> dict[str, set[object]]:
    """What bears each kind: by name, or by its look where that is what moves it."""
    found: dict[str, set[object]] = {kind: set() for kind in KINDS}
    for element in things(drawn.elements):
        for kind in (element.kind or "").split():
            if kind in found:
                found[kind].add(element if kind in CHANGE else element.id)
    return found


def moves(table: Table) -> dict[str, int]:
    """For each kind of motion a move that brings it, as late as can be; and the end."""
    found: dict[str, int] = {"end": table.ply}
    after = looks(scene(table, table.ply))
    for ply in range(table.ply, max(1, table.ply - LATEST), -1):
        before = looks(scene(table, ply - 1))
        for kind in KINDS:
            if kind not in found and (before[kind] - after[kind] if kind == "sails" else after[kind] - before[kind]):
                found[kind] = ply
        after = before
    return found


def strip(page: Any, table: Table, ply: int) -> tuple[Image.Image, int, float]:
    """One move."""
    visit(page, table.at(ply - 1).record())
    pictures = [scene(table, at).svg("auto", embed=False) for at in (ply - 1, ply)]
    count, longest = page.evaluate(MOVE, pictures)
    shots = []
    for time in TIMES:
        page.evaluate(SEEK, time)
        shots.append(Image.open(BytesIO(page.locator("#board").screenshot())).convert("RGB"))
    return sheet([shots[:3], shots[3:]]), count, longest


def main(folder: Path, wanted: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with running() as (browser, address):
        for game in wanted or RECORDED:
            table = replay((RECORDS / game / "records" / f"{RECORDED[game]}.txt").read_text())
            for kind, ply in moves(table).items():
                with at_table(browser, address, "desktop", "light", motion="no-preference") as page:
                    drawn, count, longest = strip(page, table, ply)
                    drawn.save(folder / f"{game}-{kind}.png")
                    print(f"{game}, {kind}: move {ply}, {count} things move, {longest:.0f} ms", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
