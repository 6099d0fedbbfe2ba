"""The levels that search: how much they think is said by each game, and a master thinks more than a strong one."""

from __future__ import annotations

from dataclasses import replace

import pytest

import lapilli
from lapilli.bots import bot
from lapilli.bots.levels import Strong
from lapilli.core.players import Players
from lapilli.core.search_result import SearchBudget

GAMES = ("nisyros", "fuji", "eruption", "deukalion")


@pytest.mark.parametrize("name", GAMES)
def test_a_level_thinks_as_long_as_its_game_says(name: str) -> None:
    game = lapilli.list_games()[name]
    strong, master = game.players.budgets["strong"], game.players.budgets["master"]
    table = lapilli.new(name, max(game.seats))
    assert [game.players.budget_for(level, table.know()) for level in ("strong", "master")] == [strong, master]
    assert 0 < strong.seconds < 1
    assert 1 < master.seconds < 5
    assert strong.playouts < master.playouts


def test_in_nisyros_levels_think_as_long_as_they_may() -> None:
    assert lapilli.list_games()["nisyros"].players.budgets == Players.budgets


def test_in_fuji_strong_teams_are_quick_and_three_the_quickest() -> None:
    game = lapilli.list_games()["fuji"]
    tables = [lapilli.new("fuji", seats).know() for seats in (2, 3, 4)]
    assert [game.players.budget_for("strong", table).playouts for table in tables] == [60, 10, 60]
    assert {game.players.budget_for("master", table) for table in tables} == {
        replace(Players.budgets["master"], playouts=100)
    }


@pytest.mark.parametrize(("name", "playouts"), [("eruption", 100), ("deukalion", 400)])
def test_a_master_thinks_as_much_as_it_was_measured_with(name: str, playouts: int) -> None:
    game = lapilli.list_games()[name]
    tables = [lapilli.new(name, seats).know() for seats in game.seats]
    assert {game.players.budget_for("master", table).playouts for table in tables} == {playouts}


def test_an_effort_of_its_own_goes_before_the_game_s() -> None:
    own = SearchBudget(playouts=7)
    player = Strong(lapilli.list_games()["eruption"], own)
    assert player.budget == own
    assert replace(player, budget=None) == bot("strong", player.game)


def test_with_two_villages_a_search_is_what_makes_a_master() -> None:
    game = lapilli.list_games()["eruption"]
    two, three = (lapilli.new("eruption", seats).know() for seats in (2, 3))
    assert game.players.budget_for("strong", two).playouts == 0
    assert game.players.budget_for("strong", three) == game.players.budgets["strong"]
    assert game.players.budget_for("master", two) == game.players.budgets["master"]
