"""Whole games of everything that is installed, by clicks alone, against bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from lapilli.core.registry import list_games
from tests.browser.clicking_player import HINTS, Clicker, open_table, ply, todays, whole

GAMES = sorted(list_games())
FEW = 24  # clicks, in the games that are not played to their end today


@pytest.mark.parametrize("game", [game for game in GAMES if whole(game, GAMES) or game in todays(1)])
def test_a_whole_game_by_clicks_alone_against_bots(person: Callable[..., Any], game: str) -> None:
    """Every game of the registry reaches its result through clicks on its board and its menu, one of them each day;
    every second one is begun."""
    page = person()
    least = min(list_games()[game].seats)
    open_table(page, game, [{"who": "me"}] + [{"who": "bot", "level": "casual"}] * (least - 1))
    player = Clicker(page, hints=HINTS.get(game, 0.0))
    if whole(game, GAMES):
        player.play()
        assert page.locator(".result h2").inner_text()
    else:
        before = ply(page)
        player.clicks(FEW)
        assert ply(page) > before + FEW // 4
    assert player.board_clicks >= player.FIRST


@pytest.mark.parametrize("game", todays())
def test_every_live_thing_has_words(person: Callable[..., Any], game: str) -> None:
    """A screen reader hears the board, each live thing and each button of the menu."""
    page = person()
    most = max(list_games()[game].seats)
    open_table(page, game, [{"who": "me"}] + [{"who": "bot", "level": "casual"}] * (most - 1))
    player = Clicker(page, seed=2)
    for _ in range(5):
        page.locator(".board .live, #menu button, #ask:not([hidden]) button").first.wait_for(state="attached")
        silent = page.evaluate("""() => [...document.querySelectorAll(".board .live")]
          .filter((one) => !one.getAttribute("aria-label") || one.getAttribute("role") !== "button").length""")
        assert silent == 0
        assert len(page.locator("#described").text_content()) > 10
        player.step()
