"""Sound at a real table: a move starts nodes of Web Audio once it was asked for, and none before."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.clicking_player import Clicker, open_table, over, ply, todays, until, wait

# how many tones and noises were started, by any sound of the page
SPY = """globalThis.heard = { made: 0, started: 0 };
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
  const start = kind.prototype.start;
  kind.prototype.start = function (...when) { globalThis.heard.started += 1; return start.apply(this, when); };
}
globalThis.AudioContext = class extends AudioContext {
  constructor(...options) { super(...options); globalThis.heard.made += 1; }
};"""
LOUD = "localStorage.setItem('lapilli.sound', '0.5');"
SEATS = {"pumice": 2}
MOVES = 3  # of mine, and all that follows from them


def played(person: Callable[..., Any], game: str, asked_for: bool) -> Any:
    """A page at whose table a few moves were made by clicks."""
    page = person(reduced_motion="no-preference")
    page.context.add_init_script(SPY + (LOUD if asked_for else ""))
    bots = [{"who": "bot", "level": "gentle"}] * (SEATS.get(game, 3) - 1)
    open_table(page, game, [{"who": "me"}, *bots])
    player = Clicker(page, 5, haste=0.6)
    made, before = 0, ply(page)
    while made < MOVES and not over(page):
        wait(page)
        player.step()
        page.wait_for_timeout(150)
        if ply(page) > before:
            made, before = made + 1, ply(page)
    return page


@pytest.mark.parametrize("game", todays())
def test_a_move_is_heard_where_sound_was_asked_for(person: Callable[..., Any], game: str) -> None:
    page = played(person, game, True)
    until(page, "globalThis.heard.started > 0")
    assert page.evaluate("globalThis.heard.made") == 1, "one loudspeaker for all sounds"


def test_nothing_at_all_is_started_where_nobody_asked(person: Callable[..., Any]) -> None:
    page = played(person, "eruption", False)
    page.wait_for_timeout(1500)
    assert page.evaluate("globalThis.heard") == {"made": 0, "started": 0}
