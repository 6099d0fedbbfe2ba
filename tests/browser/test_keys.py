"""The keyboard alone is enough: arrows, Enter, Esc, ?."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.browser.clicking_player import asked, open_table, over, until, wait, workshop


def test_a_whole_game_by_keyboard_alone(person: Callable[..., Any]) -> None:
    """From the home page to the result without a mouse."""
    page = person()
    page.goto("/")
    page.locator(".game[data-game='pumice'] [data-way='bots']").focus()
    page.keyboard.press("Enter")
    page.locator("#setup[open]").wait_for()
    page.keyboard.press("Enter")  # the button that opens the table has the focus
    page.locator("body[data-shown]").wait_for()
    arrows = ["ArrowRight", "ArrowLeft", "ArrowDown"]
    for turn in range(600):
        wait(page)
        if over(page):
            break
        if page.locator("#ask:not([hidden]) button").count():
            page.keyboard.press("Enter")  # the question has the focus
            page.wait_for_timeout(40)
            continue
        if not asked(page):
            page.wait_for_timeout(40)
            continue
        if page.locator(".board .live").count():
            page.keyboard.press("b")
            for _ in range(turn % 3):
                page.keyboard.press(arrows[turn % len(arrows)])
            # a frame of others may just have been drawn: then the board itself has the focus, and Enter leads on
            until(page, "board.contains(document.activeElement) || !document.body.dataset.asks")
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("m")
            page.keyboard.press("Enter")
        page.wait_for_timeout(30)
    assert over(page)


def test_arrows_walk_between_live_things_and_escape_takes_back(person: Callable[..., Any]) -> None:
    page = workshop(person())
    got = page.evaluate("""async () => {
      const { Board } = await import("/static/board.js");
      const holder = document.createElement("div");
      document.body.append(holder);
      const board = new Board(holder);
      const thing = (id, x, y) => `<g data-id="${id}" transform="translate(${x} ${y})"><circle r="9"/></g>`;
      await board.show(`<svg xmlns="http://www.w3.org/2000/svg" class="scene" viewBox="0 0 200 200">
        ${thing("left", 30, 100)}${thing("middle", 100, 100)}${thing("right", 170, 100)}${thing("top", 100, 20)}
        ${thing("dead", 60, 100)}</svg>`);
      board.setLive(new Map([["left", "L"], ["middle", "M"], ["right", "R"], ["top", "T"]]));
      board.keyboard.focus();
      const seen = [document.activeElement.dataset.id];
      for (const key of ["ArrowRight", "ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown", "ArrowLeft"]) {
        document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
        seen.push(document.activeElement.dataset.id);
      }
      const picked = [];
      board.addEventListener("pick", (event) => picked.push(event.detail));
      document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
      return { seen, picked, label: document.activeElement.getAttribute("aria-label") };
    }""")
    assert got["seen"] == ["left", "middle", "right", "middle", "top", "middle", "left"]
    assert got["picked"] == [{"id": "left", "live": True, "near": False}]
    assert got["label"] == "L"


def test_the_keyboard_stays_on_the_board_when_nothing_is_live_any_more(person: Callable[..., Any]) -> None:
    """While others act there is nothing to choose; the next arrow leads to what is live then."""
    page = workshop(person())
    got = page.evaluate("""async () => {
      const { Board } = await import("/static/board.js");
      const holder = document.createElement("div");
      holder.tabIndex = -1;
      document.body.append(holder);
      const board = new Board(holder);
      const thing = (id, at) => `<g data-id="${id}" transform="translate(${40 + 60 * at} 90)"><circle r="9"/></g>`;
      const picture = (...ids) => `<svg xmlns="http://www.w3.org/2000/svg" class="scene" viewBox="0 0 200 200">
        ${ids.map(thing).join("")}</svg>`;
      const rested = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const seen = [];
      const look = async () => {
        await rested();
        seen.push(document.activeElement === holder ? "board" : document.activeElement.dataset.id);
      };
      await board.show(picture("one", "two"), { quick: true });
      board.setLive(new Map([["one", "1"], ["two", "2"]]));
      board.keyboard.focus();
      await look();
      board.setLive(new Map());
      await look();
      await board.show(picture("two", "three"), { quick: true });
      board.setLive(new Map([["three", "3"]]));
      await look();
      holder.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
      await look();
      board.live = new Map(); // the same picture again, as the table shows it: first drawn, then offered
      await board.show(picture("two", "three"), { quick: true });
      board.setLive(new Map([["two", "2"], ["three", "3"]]));
      await look();
      return seen;
    }""")
    assert got == ["one", "board", "board", "three", "three"]


def test_a_question_mark_explains_the_present_step(person: Callable[..., Any]) -> None:
    page = person()
    open_table(page, "pumice", [{"who": "me"}, {"who": "bot", "level": "casual"}])
    wait(page)
    page.keyboard.press("b")
    page.keyboard.press("?")
    page.locator("#help[open]").wait_for()
    assert len(page.locator("#help .rule").inner_text()) > 20
    page.keyboard.press("Escape")
    page.locator("#help").wait_for(state="hidden")


def test_ghosts_show_on_focus_and_r_turns_them(person: Callable[..., Any]) -> None:
    """A tile that fits a spot at two rotations is one thing; R shows the other face and Enter places that one."""
    page = workshop(person())
    got = page.evaluate("""async () => {
      const { Board } = await import("/static/board.js");
      const holder = document.createElement("div");
      holder.className = "board";
      document.body.append(holder);
      const board = new Board(holder);
      const tile = (id, x, turn) => `<g data-id="${id}" class="ghost" transform="translate(${x} 60) rotate(${turn})">
        <path d="M-20 -20 H20 V20 H-20 Z"/></g>`;
      await board.show(`<svg xmlns="http://www.w3.org/2000/svg" class="scene" viewBox="0 0 200 120">
        ${tile("p/0", 50, 0)}${tile("p/90", 50, 90)}${tile("q/0", 150, 0)}</svg>`);
      board.setLive(new Map([["p/0", "P"], ["p/90", "P turned"], ["q/0", "Q"]]));
      const stops = board.keyboard.stops().map((element) => element.dataset.id);
      board.keyboard.focus();
      const before = document.activeElement.dataset.id;
      document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: "r", bubbles: true }));
      const picked = [];
      board.addEventListener("pick", (event) => picked.push(event.detail));
      const after = document.activeElement.dataset.id;
      document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
      return { stops, before, after, picked };
    }""")
    picked = [{"id": "p/90", "live": True, "near": False}]
    assert got == {"stops": ["p/0", "q/0"], "before": "p/0", "after": "p/90", "picked": picked}
