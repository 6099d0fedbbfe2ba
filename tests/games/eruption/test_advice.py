"""The heuristic player: it plays well enough, and for the right reasons."""

from __future__ import annotations

import lapilli
from lapilli.core.rng import Rng
from lapilli.core.state import CHANCE, NOBODY
from lapilli.games.eruption import GAME

from .positions import at, play

GAMES = 20 if lapilli.interpreted.compiled() else 3


def advised(table) -> str:  # type: ignore[no-untyped-def]
    seat = table.seat_index(table.actors[0])
    action = GAME.players.choose_by_heuristic(table.know(seat), seat, sorted(table.state.menu(seat)), Rng(1))
    return GAME.space.text(action)


def test_it_beats_random_play_in_two_player_games() -> None:
    won = 0
    for number in range(GAMES):
        state, rng = GAME.rules.start(2, GAME.rules.choose_options(2, {}), GAME.rules.load_box()), Rng(7000 + number)
        seat = number % 2
        while state.actor != NOBODY:
            if state.actor == CHANCE:
                action = state.sample(rng)
            elif state.actor == seat:
                action = GAME.players.choose_by_heuristic(state.know(seat), seat, sorted(state.menu(seat)), rng)
            else:
                action = state.legal[rng.below(state.n_legal)]
            state.play(action)
        result = GAME.rules.result(state)
        assert result is not None
        won += result.winners == (GAME.rules.seat_names(state)[seat],)
    assert won >= 0.9 * GAMES


def test_it_sends_lava_to_the_rival_and_not_home() -> None:
    table = play(at("e5:wide/0 e4:left/0"), "draw tile arrow")
    assert not advised(table).startswith("place e3")
    rival = play(at("e5:wide/0 e4:left/0", active="blue"), "draw tile arrow")
    assert advised(rival).startswith("place e3")


def test_it_walls_the_side_that_burns_with_the_best_wall() -> None:
    assert advised(at("e5:wide/0 e4:left/0 e3:straight/0", phase="build")) == "build stone orange.6"


def test_it_trades_a_card_when_a_side_burns_and_no_wall_is_left() -> None:
    table = at("e5:wide/0 e4:left/0 e3:straight/0", hand={"orange": "relocate"}, stock={"orange": ""}, phase="cards")
    assert advised(table) == "trade relocate"


def test_it_lets_it_rain_when_it_is_hot() -> None:
    assert advised(at(hand={"orange": "rain"}, temp={"orange": 60}, phase="cards")) == "play rain"


def test_it_bombs_the_wall_before_a_burning_rival() -> None:
    table = at(
        "e5:wide/0 e4:left/0 e3:straight/0", "orange.6:stone orange.1:straw", active="blue", hand={"blue": "bomb"},
        phase="cards",
    )  # fmt: skip
    assert advised(table) == "play bomb orange.6"


def test_it_removes_the_tile_that_burns_its_village() -> None:
    table = at("e5:wide/0 e4:left/0 e3:arrow/0", hand={"orange": "sinkhole"}, phase="cards")
    assert advised(table) == "play sinkhole e3"
