"""The click logic on its own: candidates in order first, as a set if none fits in order; forced steps; taking back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.clicking_player import workshop

MENU = [
    {"text": "move a to x", "click_path": ["a", "x"]},
    {"text": "move a to y", "click_path": ["a", "y"]},
    {"text": "move b to y", "click_path": ["b", "y"]},
    {"text": "rest a", "click_path": ["a"]},
    {"text": "pass", "click_path": []},
]


@pytest.fixture
def clicks(person: Callable[..., Any]) -> Callable[..., Any]:
    """Run clicks on a menu in the real module; gives what was played, what is live and the path."""
    page = workshop(person())

    def run(menu: list[dict[str, Any]], *path: str) -> Any:
        return page.evaluate(
            """async ([menu, path]) => {
              const { Choice } = await import("/static/choice.js");
              let choice = new Choice(menu);
              let played = null;
              for (const id of path) {
                if (id === "Esc") {
                  [choice, played] = [choice.back(), null];
                  continue;
                }
                const clicked = id.startsWith("instead ") ? choice.instead(id.slice(8)) : choice.click(id);
                played = clicked ? (clicked.action?.text ?? null) : "dead";
                choice = clicked?.choice ?? choice;
              }
              return { played, live: [...choice.next.keys()], path: choice.path,
                complete: choice.complete.map((one) => one.text) };
            }""",
            [menu, list(path)],
        )

    return run


def test_what_comes_next_is_live(clicks: Callable[..., Any]) -> None:
    assert clicks(MENU)["live"] == ["a", "b"]
    assert clicks(MENU, "a")["live"] == ["x", "y"]


def test_a_path_that_may_end_or_go_on_waits_and_a_second_click_ends_it(clicks: Callable[..., Any]) -> None:
    assert clicks(MENU, "a")["played"] is None
    assert clicks(MENU, "a")["complete"] == ["rest a"]
    assert clicks(MENU, "a", "a")["played"] == "rest a"
    assert clicks(MENU, "a", "y")["played"] == "move a to y"


def test_forced_steps_are_taken(clicks: Callable[..., Any]) -> None:
    assert clicks(MENU, "b")["played"] == "move b to y"
    common = [{"text": "1", "click_path": ["tile", "p", "r0"]}, {"text": "2", "click_path": ["tile", "q", "r0"]}]
    assert clicks(common)["path"] == ["tile"]
    assert clicks(common)["live"] == ["p", "q"]


def test_a_single_action_still_waits_for_a_click(clicks: Callable[..., Any]) -> None:
    only = [{"text": "roll", "click_path": ["cup", "table"]}]
    assert clicks(only)["path"] == []
    assert clicks(only, "cup")["played"] == "roll"


def test_clicks_come_in_any_order(clicks: Callable[..., Any]) -> None:
    """What comes early chooses nothing else: the rest is still clicked."""
    assert clicks(MENU, "x")["played"] is None
    assert clicks(MENU, "x")["live"] == ["a"]
    assert clicks(MENU, "x", "a")["played"] == "move a to x"
    assert clicks(MENU, "y")["live"] == ["a", "b"]
    assert clicks(MENU, "y", "b")["played"] == "move b to y"


def test_escape_takes_a_click_back_with_what_it_forced(clicks: Callable[..., Any]) -> None:
    assert clicks(MENU, "a", "Esc")["live"] == ["a", "b"]
    assert clicks(MENU, "Esc")["path"] == []


def test_a_click_that_leads_nowhere_is_dead(clicks: Callable[..., Any]) -> None:
    assert clicks(MENU, "z")["played"] == "dead"
    assert clicks(MENU, "b", "x")["played"] == "dead"


def test_another_thing_may_be_chosen_instead(clicks: Callable[..., Any]) -> None:
    """A second worker in place of the first; the chosen one again lets it go; nonsense changes nothing."""
    menu = [*MENU, {"text": "move b to z", "click_path": ["b", "z"]}]
    assert clicks(menu, "a", "instead b")["path"] == ["b"]
    assert clicks(menu, "a", "instead a")["path"] == []
    assert clicks(menu, "a", "instead nonsense") == {**clicks(menu, "a"), "played": "dead"}


def test_what_was_begun_goes_on_when_others_act_meanwhile(person: Callable[..., Any]) -> None:
    """A new menu arrives while I choose: the clicks that still lead somewhere stay."""
    page = workshop(person())
    got = page.evaluate(
        """async (menu) => {
          const { Choice } = await import("/static/choice.js");
          const begun = new Choice(menu).click("a").choice;
          const path = (list) => begun.on(list).path;
          return [path(menu), path(menu.filter((one) => !one.click_path.includes("a")))];
        }""",
        MENU,
    )
    assert got == [["a"], []]


def test_what_a_finger_merely_came_near_is_never_played_unasked(person: Callable[..., Any]) -> None:
    """Half a choice is taken from bare ground, and can be taken back; what finishes one is asked first."""
    page = workshop(person())
    got = page.evaluate(
        """async (menu) => {
          const { NOTHING_SELECTED, select } = await import("/static/selection.js");
          const context = { coached: false, messageId: "1" };
          const frame = { kind: "full", ply: 0, version: 1, asks: "me", menu };
          const begun = select(NOTHING_SELECTED, { ...context, type: "frame", frame, last: true }).now;
          const tried = (id, near) => {
            const { now, effects } = select(begun, { ...context, type: "click", id, live: true, near, around: [] });
            return [now.question?.action.text ?? null, now.moves.path, effects.some(({ type }) => type === "play")];
          };
          return [tried("b", true), tried("b", false), tried("a", true)];
        }""",
        [{**action, "label": action["text"]} for action in MENU],
    )
    assert got == [["move b to y", ["b", "y"], False], [None, ["b", "y"], True], [None, ["a"], False]]
