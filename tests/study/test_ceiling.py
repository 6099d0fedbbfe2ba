"""Ceilings: who sees more than anybody may wins more, and no table offers such a player."""

from __future__ import annotations

import json

import pytest

import lapilli
from lapilli.bots import bot_names
from lapilli.bots.levels import Strong
from lapilli.core.errors import OptionError
from lapilli.core.rng import Rng
from lapilli.core.state import CHANCE
from lapilli.study.execution import ALONE
from lapilli.study.match import match
from lapilli.study.oracle_bots import DICE, HIDDEN, Seer, Watched, ceiling
from lapilli.study.plan import Plan
from tests.cli.run_command import run

GAMES = lapilli.list_games()
ENOUGH = 12  # throws that are foretold


def watched(name: str, sees: str) -> Watched:
    """Games of steady bots on which a seer looks."""
    return Watched(Plan.make(GAMES[name], None, "steady", {}, 7), Seer(GAMES[name], Strong(GAMES[name]), sees))


@pytest.mark.parametrize("name", ["nisyros", "fuji", "eruption", "deukalion"])
def test_the_dice_it_foresees_are_those_that_fall(name: str) -> None:
    runner, expected, foretold = watched(name, DICE), -1, 0
    state = runner.start.copy()
    for seat, action in runner.moves(state, 0):
        if expected >= 0:
            assert (seat, action) == (CHANCE, expected)
            foretold += 1
        if foretold >= ENOUGH:
            break
        expected = -1
        if seat != CHANCE:
            dice = Rng(99)
            world = runner.seer.sight(seat).sample_world(dice)
            world.play_as(seat, action)
            expected = int(world.sample(dice)) if world.actor == CHANCE else -1
    assert foretold >= ENOUGH


@pytest.mark.parametrize("name", ["fuji", "eruption", "deukalion"])
def test_what_is_hidden_lies_open_to_it_and_to_nobody_else(name: str) -> None:
    game, runner, unlike = GAMES[name], watched(name, HIDDEN), 0
    state = runner.start.copy()
    for number, (seat, _) in enumerate(runner.moves(state, 0)):
        if seat != CHANCE:
            true = game.rules.position(state)
            assert game.rules.position(runner.seer.sight(seat).sample_world(Rng(number))) == true
            unlike += game.rules.position(state.know(seat).sample_world(Rng(number))) != true
        if number > 150:
            break
    assert unlike > 0


def test_who_knows_the_dice_wins_more() -> None:
    options = {"level": "zeus"}
    (honest,) = match("nisyros", ["strong:1"], 8, 2, options, "sight", execution=ALONE)
    seer = ceiling(GAMES["nisyros"], DICE, "strong:1", 8, 2, options, "sight")
    assert seer.won > honest.won + 0.2
    assert (seer.one, seer.other, seer.games) == ("ceiling:dice", "", 8)


def test_among_rivals_it_alone_sees() -> None:
    seer = ceiling(GAMES["eruption"], DICE, "strong:4", 2, 2, {}, "sight")
    assert seer.other == "strong:4"
    assert seer.won == 1.0


def test_the_command_tells_it_as_data_and_in_words() -> None:
    asked = ("bots", "ceiling", "nisyros", "--seats", "2", "--bot", "strong:1", "--games", "2", "--sees", "dice")
    (found,) = json.loads(run(*asked, "--json", "-").out)
    assert 0 <= found["low"] <= found["won"] <= found["high"] <= 1
    assert "dice to come" in run(*asked, "--lang", "en").out


def test_it_refuses_what_it_cannot_see_and_who_does_not_search() -> None:
    with pytest.raises(OptionError, match="hidden or dice"):
        ceiling(GAMES["eruption"], "future")
    with pytest.raises(OptionError, match="does not search"):
        ceiling(GAMES["eruption"], HIDDEN, "steady")


def test_no_table_offers_it() -> None:
    assert not any("ceiling" in name for name in bot_names())
