"""Where one taps the page says "tap", with a mouse "click"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.browser.clicking_player import workshop

SAID = """async () => {
  const { t, loadMessages } = await import("/static/i18n.js");
  const words = { "help-why": "Click it", "help-why-touch": "Tap it", plain: "Go on" };
  const holder = document.getElementById("words") ?? document.body.appendChild(document.createElement("script"));
  Object.assign(holder, { id: "words", type: "application/json", textContent: JSON.stringify(words) });
  loadMessages();
  return [t("help-why"), t("plain"), t("unknown")];
}"""


def test_a_finger_taps_and_a_mouse_clicks(person: Callable[..., Any]) -> None:
    assert workshop(person()).evaluate(SAID) == ["Click it", "Go on", "unknown"]
    assert workshop(person(has_touch=True, is_mobile=True)).evaluate(SAID) == ["Tap it", "Go on", "unknown"]
