"""The levels that search: how much they think is said by each game, and a master thinks more than a strong one."""

from __future__ import annotations

from dataclasses import replace

import pytest

import lapilli
from lapilli.bots import bot
from lapilli.bots.levels import Strong
from lapilli.core.players import Players
from lapilli.core.thought import Effort

GAMES = ("nisyros", "fuji", "eruption", "deukalion")


def effort_of(level: str, name: str) -> Effort:
    player = bot(level, lapilli.games()[name])
    assert isinstance(player, Strong)
    return player.effort


@pytest.mark.parametrize("name", GAMES)
def test_a_level_thinks_as_long_as_its_game_says(name: str) -> None:
    game = lapilli.games()[name]
    strong, master = effort_of("strong", name), effort_of("master", name)
    assert (strong, master) == (game.efforts["strong"], game.efforts["master"])
    assert 0 < strong.seconds < 1
    assert 1 < master.seconds < 5
    assert strong.playouts < master.playouts


@pytest.mark.parametrize("name", ["nisyros", "fuji"])
def test_where_all_win_together_levels_think_as_long_as_they_may(name: str) -> None:
    assert lapilli.games()[name].efforts == Players.efforts


def test_an_effort_of_its_own_goes_before_the_game_s() -> None:
    own = Effort(playouts=7)
    player = Strong(lapilli.games()["eruption"], own)
    assert player.effort == own
    assert replace(player, effort=Effort(playouts=8)).effort.playouts == 8
