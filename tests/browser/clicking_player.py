"""Hands and eyes: a player who knows only what a person sees, and clicks."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from functools import cache
from typing import Any

from lapilli.bots import bot
from lapilli.core.check.suite import everything, sample
from lapilli.core.factory import new
from lapilli.core.registry import list_games
from lapilli.core.rng import Rng
from lapilli.core.table import Table

try:
    from playwright.sync_api import TimeoutError as Gone
except ImportError:  # then the tests are skipped, with the reason
    Gone = TimeoutError  # type: ignore[misc,assignment]

READY = "body[data-over='true'], .board .live, #menu button, #ask:not([hidden]) button, #handover:not([hidden]) button"
SPOT = """(element) => {
  element.focus({ preventScroll: true }); // a tall picture shows what has the focus
  const box = element.getBoundingClientRect();
  const tries = [[.5, .5]];
  for (const x of [.2, .35, .5, .65, .8]) for (const y of [.2, .35, .5, .65, .8]) tries.push([x, y]);
  for (const [x, y] of tries) {
    const point = [box.x + box.width * x, box.y + box.height * y];
    for (const hit of document.elementsFromPoint(...point)) {
      let thing = hit.closest("[data-id]");
      while (thing && !thing.classList.contains("live")) thing = thing.parentElement?.closest("[data-id]");
      if (thing === element) return point;
      if (thing || hit.closest("button")) break;
    }
  }
  return null;
}"""


def open_table(page: Any, game: str, seats: list[dict[str, str]], **more: Any) -> str:
    """Open a table through the API, as the home page does, and go there; the room."""
    body = {"game": game, "seats": seats, "options": {}, "dice": "server", "lang": "en", **more}
    table = _send(page, "/api/tables", body)
    page.goto(table["url"])
    page.locator("body[data-shown]").wait_for()
    return str(table["room"])


def imported(page: Any, record: str) -> str:
    """The address of the table of a record, which nobody has gone to yet."""
    return str(_send(page, "/api/tables/import", {"record": record})["url"])


def _send(page: Any, path: str, body: dict[str, Any]) -> dict[str, Any]:
    home = page.request.get("/").url  # the cookie comes with it; the page itself need not be drawn for that
    answer = page.request.post(path, data=body, headers={"Origin": home.rstrip("/")})
    assert answer.ok, answer.text()
    return dict(answer.json())


def workshop(page: Any) -> Any:
    """The page, with nothing on it: for a module that is tried alone, under the content policy of every page."""
    page.goto("/health")
    return page


def over(page: Any) -> bool:
    return bool(page.evaluate("document.body.dataset.over === 'true'"))


def ply(page: Any) -> int:
    return int(page.evaluate("Number(document.body.dataset.ply ?? -1)"))


def asked(page: Any) -> str:
    """The seat that is asked here, "" when nothing is asked."""
    return str(page.evaluate("document.body.dataset.asks ?? ''"))


def wait(page: Any, timeout: float = 120_000) -> None:
    """Until there is something to do, or nothing any more."""
    try:
        page.locator(READY).first.wait_for(state="attached", timeout=timeout)
    except Gone:
        raise AssertionError(f"nothing to do and not over: {page.evaluate(SITUATION)}") from None


def until(page: Any, question: str, patience: float = 120) -> None:
    """Until the page answers yes. (Playwright's own `wait_for_function` uses `eval`, which our pages forbid.)"""
    end = time.monotonic() + patience
    while not page.evaluate(question):
        assert time.monotonic() < end, f"never: {question}"
        page.wait_for_timeout(50)


def evening(game: str, seats: int, seed: str, **options: Any) -> tuple[Table, list[int]]:
    """A game among bots, the plies at which somebody had a choice, and its end."""
    table = new(game, seats=seats, seed=seed, **options)
    player, rng = bot("steady", table.game), Rng(7)
    table.settle()
    plies = [table.ply]
    while table.actors:
        seat, menu = table.state.actor, table.menu()  # of the first who is waited for
        chosen = player.decide(table.know(seat), seat, [action.id for action in menu], rng)
        table.play(next(action for action in menu if action.id == chosen))
        table.settle()
        plies.append(table.ply)
    return table, plies


@cache
def moments(game: str) -> list[str]:
    """Records of a game for as many as can play: its start, five moments on the way, its end."""
    table, plies = evening(game, max(list_games()[game].seats), "phone")
    return [table.at(plies[len(plies) * part // 6 - (part == 6)]).record() for part in range(7)]


def visit(page: Any, record: str) -> str:
    """The table of a record, seen by one of its seats; its address."""
    page.goto(imported(page, record))
    page.locator("body[data-shown]").wait_for()
    if page.locator("#handover:not([hidden])").count():
        page.locator("#handover-ready").click()
        page.locator("#handover").wait_for(state="hidden")
    wait(page)
    return str(page.url)


def todays(turn: int = 0) -> list[str]:
    """Every second game, tomorrow the others; all of them with LAPILLI_ALL. With another turn a test takes the others.

    For what is looked at on the board of each game in turn though pages and boards are the same for all.
    """
    return [
        name for place, name in enumerate(sorted(list_games())) if everything() or (place + turn + sample()) % 2 == 0
    ]


def whole(game: str, among: Sequence[str]) -> bool:
    """Is this one played to its end in this run? The small one always, of the others another one each day.

    Fuji and Deukalion only where everything is wanted: hundreds of phrases, and heroes who err, take a minute or more.
    """
    real = [name for name in among if name not in ("pumice", "fuji", "deukalion")]
    return everything() or game == "pumice" or game == real[sample() % len(real)]


class Clicker:
    """Plays by clicks alone: live things of the board first, the menu where nothing is drawn."""

    FIRST = 6  # so many clicks on the board before any hint is followed

    def __init__(self, page: Any, seed: int = 1, haste: float = 0.35, hints: float = 0.0) -> None:
        self.page = page
        self.hints = hints  # how often the hint is asked for and followed
        self.haste = haste  # how often a button such as "done" is preferred to the board
        self.rng = random.Random(seed)
        self.board_clicks = 0
        self.menu_clicks = 0

    def step(self) -> None:
        """One click."""
        page = self.page
        if self.board_clicks >= self.FIRST and self.rng.random() < self.hints and self.follow_hint():
            return
        kind, count = page.evaluate(
            """(end) => {
          if (!document.querySelector("#handover").hidden) return ["#handover-ready", 1];
          for (const agree of ["[data-key='ask/yes']", "button.main"]) // Back is the main answer to a warning
            if (document.querySelector(`#ask:not([hidden]) ${agree}`)) return [`#ask ${agree}`, 1];
          const live = document.querySelectorAll(".board .live").length;
          const done = document.querySelectorAll("#menu .act.strong").length;
          if (live && done && end) return ["#menu .act.strong", done];
          return live ? [".board .live", live] : ["#menu .act", document.querySelectorAll("#menu .act").length];
        }""",
            self.rng.random() < self.haste,
        )
        if not count:
            return
        if kind == ".board .live":
            self._board(count)
        else:
            target = page.locator(kind).nth(self.rng.randrange(count))
            try:
                target.click(timeout=2500)
            except Gone:  # somebody else's action changed the page in between: look again
                return
            self.menu_clicks += kind.startswith("#menu")

    def follow_hint(self) -> bool:
        """Ask for a hint and do that; False if there was none to be had."""
        page = self.page
        button = page.locator("#tool-hint:not([disabled])")
        if not button.count() or page.locator("#ask:not([hidden]) button, #handover:not([hidden])").count():
            return False
        try:
            button.click(timeout=2500)
            page.locator("[data-key='ask/do']").click(timeout=15_000)
        except Gone:
            return False
        self.menu_clicks += 1
        return True

    def _board(self, count: int) -> None:
        page = self.page
        for _ in range(12):
            element = page.locator(".board .live").nth(self.rng.randrange(count))
            try:
                point = element.evaluate(SPOT, timeout=1000)
            except Gone:
                return
            if point:
                page.mouse.click(*point)
                self.board_clicks += 1
                return
            page.wait_for_timeout(200)  # a picture may still be coming into sight
        raise AssertionError(f"live but out of reach: {page.evaluate(LIVE)}")

    def clicks(self, count: int) -> None:
        """So many, or to the end of the game."""
        for _ in range(count):
            wait(self.page)
            if over(self.page):
                return
            self.step()

    def play(self, limit: int = 4000) -> None:
        """To the end of the game."""
        for _ in range(limit):
            wait(self.page)
            if over(self.page):
                return
            self.step()
        raise AssertionError(f"not over after {limit} clicks")


HINTS = {"fuji": 0.9}  # where people may talk for ever, somebody must say "ready"
SITUATION = """() => ({ ...document.body.dataset, words: document.querySelector("#prompt")?.innerText,
  note: document.querySelector("#toast")?.innerText,
  last: [...document.querySelectorAll("#log li")].at(-1)?.innerText })"""
LIVE = "[...document.querySelectorAll('.board .live')].map((element) => element.dataset.id)"
