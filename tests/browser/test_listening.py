"""Somebody who does not see: plays Fuji by what Chromium's accessibility tree tells, and by the keyboard alone."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from tests.browser.clicking_player import open_table, ply, wait

try:
    from playwright.sync_api import Error
except ImportError:  # then the tests are skipped, with the reason
    Error = RuntimeError  # type: ignore[misc,assignment]

BOT = {"who": "bot", "level": "casual"}
DIE = re.compile(r"Die \d: (yellow|blue|pink), [1-6]")
PLACE = r"[a-z]\d+"
# what somebody does who wants to get on, the first that is there; without a marked card nobody can say ready
WISHES = ("Yes, do it", "Stop rerolling", "Ready", "Take this turn now", "Leave the token", "Done", "Pass", "Mark")


class Listener:
    """The tree that screen readers read; what it names can be brought the focus and pressed."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.line = page.context.new_cdp_session(page)

    def tree(self) -> list[tuple[str, str, int]]:
        """Role, name and node of everything that is not hidden from who listens."""
        nodes = self.line.send("Accessibility.getFullAXTree")["nodes"]
        return [
            (node["role"]["value"], node.get("name", {}).get("value", ""), node.get("backendDOMNodeId", 0))
            for node in nodes
            if not node.get("ignored") and not self._disabled(node)
        ]

    def _disabled(self, node: Any) -> bool:
        return any(one["name"] == "disabled" and one["value"].get("value") for one in node.get("properties", ()))

    def names(self, *roles: str) -> list[str]:
        return [name for role, name, _ in self.tree() if not roles or role in roles]

    def press(self, *wishes: str) -> str | None:
        """Enter on the first button that is called so, or says that it does so; the wish that was there."""
        buttons = [(name, node) for role, name, node in self.tree() if role == "button"]
        for wish in wishes:
            for name, node in buttons:
                if not name.startswith(wish) and f": {wish}" not in name:
                    continue
                try:
                    self.line.send("DOM.focus", {"backendNodeId": node})
                except Error:  # what others did has just taken it away: listen again
                    return None
                self.page.keyboard.press("Enter")
                return wish
        return None


def test_fuji_can_be_played_by_listening(person: Callable[..., Any]) -> None:
    """Dice with colour and value, figures and tokens with their place, a summary; then a whole round by the keys."""
    page = person()
    open_table(page, "fuji", [{"who": "me"}, BOT, BOT], options={"talk": "phrases"})
    wait(page)
    listener = Listener(page)
    for _ in range(40):  # whatever the set-up asks for is answered first
        told = listener.names()
        if any(DIE.match(name) for name in told):
            break
        listener.press("Yes, do it", "Put")
        page.wait_for_timeout(200)
    assert len([name for name in told if DIE.match(name)]) >= 5, "own dice have a colour and a value"
    for figure in (1, 2, 3):
        assert any(re.search(rf"Player {figure} on {PLACE}", name) for name in told), f"where is player {figure}?"
    assert any(re.search(rf"[Ee]quipment token on {PLACE}", name) for name in told)
    assert any(re.search(rf"[Ee]ruption token on {PLACE}", name) for name in told)
    summary = page.locator("#described").inner_text()
    for words in ("Your dice: ", "Player 2 stands on ", "Equipment tokens lie on ", "Eruption tokens lie on "):
        assert words in summary, words
    told = [name for name in listener.names() if "Your dice: " in name]  # anew: the others act meanwhile
    assert any("Player 2 stands on " in name for name in told), "the summary is read out as well"
    before, done, phases = ply(page), set(), set()
    for _ in range(80):
        wait(page)
        now = page.locator("#stages .now").inner_text().split()[-1]
        if "Movement" in phases and now == "Planning":
            break  # the next round
        phases.add(now)
        pressed = listener.press(*WISHES)
        done.add(pressed)
        page.wait_for_timeout(120 if pressed else 320)
    assert ply(page) > before + 3
    assert {"Mark", "Ready"} <= done
    assert {"Planning", "Rerolls", "Movement"} <= phases
