"""`?` in the terminal: explains the step in words that are true at a keyboard, and of this game."""

from __future__ import annotations

import re

import pytest

import lapilli
from lapilli.cli.i18n import say
from lapilli.core.rng import Rng
from lapilli.core.state import CHANCE, NOBODY
from lapilli.words import LANGUAGES

MOUSE = re.compile(r"\b(click|klick|klik|cliqu|tap |tippe|drag)", re.IGNORECASE)
TEAM = re.compile(r"\b(team|équipe|ploeg)", re.IGNORECASE)
PLIES = 400


@pytest.mark.parametrize("game", ["nisyros", "fuji", "eruption", "deukalion"])
def test_the_help_of_a_step_speaks_of_no_mouse_and_of_a_team_only_where_there_is_one(game: str) -> None:
    table, rng = lapilli.new(game, seats=3, seed=2), Rng(2)
    told = {say(lang, "commands") for lang in LANGUAGES}
    for _ in range(PLIES):
        seat = int(table.state.actor)
        if seat == NOBODY:
            break
        if seat == CHANCE:
            table.step_chance()
            continue
        view = table.view(seat)
        told |= {table.game.coaching.help(view, lang) for lang in LANGUAGES}
        menu = table.state.menu(seat)
        table.apply(seat, menu[rng.below(len(menu))])
    assert len(told) > 3 * len(LANGUAGES)
    assert not [text for text in told if MOUSE.search(text)]
    if not table.game.rules.cooperative:
        assert not [text for text in told if TEAM.search(text)]
