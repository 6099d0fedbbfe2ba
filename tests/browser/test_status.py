"""The line above the prompt says what the table waits for, and is true."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.clicking_player import workshop

EYEBROW = """async (more) => {
  const { showPrompt } = await import("/static/prompt.js");
  const prompt = Object.assign(document.createElement("div"), { id: "prompt" });
  document.body.replaceChildren(prompt);
  const seat = (name, acting) => ({ name, label: name, colour: name, acting, awaited: false });
  const frame = { asks: null, you: ["orange"], prompt: "", seats: [], ...more };
  frame.seats = ["orange", "blue"].map((name) => seat(name, (more.acting ?? []).includes(name)));
  showPrompt(frame, "room");
  return document.querySelector(".eyebrow").textContent;
}"""
CASES = {
    "mine, but the picture is still moving": ({"acting": ["orange"]}, "prompt-turn"),
    "another's": ({"acting": ["blue"]}, "wait-for"),
    "everybody's, and I am done": ({"acting": ["blue"], "you": ["orange"]}, "wait-for"),
    "chance: dice, a card or a tile": ({}, "wait-moment"),
    "a lesson waits for a click on Next": ({"acting": ["orange"], "lesson": {"acts": False}}, "lesson-press-next"),
}


@pytest.mark.parametrize("case", CASES)
def test_the_status_is_true(person: Callable[..., Any], case: str) -> None:
    frame, said = CASES[case]
    assert workshop(person()).evaluate(EYEBROW, frame) == said  # without words a page shows the names of messages
