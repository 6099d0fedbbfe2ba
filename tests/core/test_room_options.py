"""What a game plays with in a room of people, and where a seat may be passed for."""

from __future__ import annotations

from lapilli.core.registry import list_games
from lapilli.core.rules import Rules


def test_room_options_are_options_of_the_game_and_windows_are_actions() -> None:
    for game in list_games().values():
        for people in (1, 2, 4):
            chosen = game.rules.choose_options(game.seats[0], game.rules.room_options(people))
            assert set(chosen) == {option.name for option in game.options}
        for phase, text in game.rules.auto_pass.items():
            assert phase
            game.space.parse(text)


def test_by_default_a_room_plays_with_the_defaults() -> None:
    assert Rules.auto_pass == {}
    for game in list_games().values():
        if type(game.rules).room_options is Rules.room_options:
            assert game.rules.room_options(4) == {}
