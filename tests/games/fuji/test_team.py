"""The heuristic that plays imagined games of Fuji: by the rules, from any moment, and better for its tuning."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import lapilli
from lapilli.bots.net import zeros
from lapilli.core.rng import Rng
from lapilli.core.state import CHANCE, NOBODY
from lapilli.games.fuji.actions import READY
from lapilli.games.fuji.player.dice_odds import HANDFULS, THROWS, TOTALS, PrecomputedOdds
from lapilli.games.fuji.player.features import INPUTS, Features
from lapilli.games.fuji.player.search_adapter import FujiSearchAdapter, study, won_share
from lapilli.games.fuji.player.training import LEVELS, TRAININGS, USUAL, TeamTraining, learned, load_adapter
from lapilli.games.fuji.rules.board import markable
from lapilli.games.fuji.rules.game_state import GameState
from lapilli.games.fuji.rules.names import End, Phase
from lapilli.games.fuji.rules.planning import rerolls_allowed

GAME = lapilli.list_games()["fuji"]
COMPILED = lapilli.interpreted.compiled()
SETUPS: tuple[tuple[int, dict[str, Any]], ...] = (
    (3, {"level": 4}),
    (2, {"level": 4}),
    (2, {"two_player": "b", "level": 3}),
    (4, {"level": 4, "scenario": 4, "thrill": True}),
    (4, {"starts": "random", "scenario": 6, "five_dice": "pick", "skills": "pick"}),
)


def start(seats: int, options: dict[str, Any]) -> GameState:
    state: GameState = GAME.rules.start(seats, GAME.rules.choose_options(seats, options), GAME.rules.load_box())
    return state


def adapter(table: GameState, numbers: list[float] | None = None) -> FujiSearchAdapter:
    tuned = load_adapter(PrecomputedOdds(table.parameters), int(table.parameters.level) + 1, int(table.count))
    return FujiSearchAdapter(numbers, PrecomputedOdds(table.parameters), tuned.net) if numbers else tuned


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_it_plays_whole_games_by_the_rules(seats: int, options: dict[str, Any]) -> None:
    """Step by step: what it marks may be marked, nobody throws more often than allowed, and every position is sound."""
    table = start(seats, options)
    player, marked = adapter(table), 0
    for seed in range(6 if COMPILED else 2):
        state, rng = table.copy(), Rng(seed)
        while state.end == End.NOT_YET:
            phase = state.phase
            allowed = [int(markable(state, index)) for index in range(state.count)] if phase == Phase.PLANNING else []
            if not player.team.go_on(state, rng):
                player.play_one(state, rng)
            if allowed and state.phase != Phase.PLANNING and state.end == End.NOT_YET:
                for index, one in enumerate(state.figures):
                    near = [int(other.marker) for place, other in enumerate(state.figures) if place != index]
                    if state.count == 4:
                        near.pop((index + 2) % 4 - ((index + 2) % 4 > index))
                    assert one.marker < 0 or one.marker not in near
                    marked += 1
            if phase == Phase.REROLLS and state.phase in (Phase.GEAR, Phase.TURNS, Phase.HIDDEN):
                for index, one in enumerate(state.figures):
                    assert state.made[index] <= one.rerolls <= max(one.rerolls, rerolls_allowed(state, index))
            if state.phase == Phase.ROLLING and not state.setup:
                assert GAME.rules.audit(state) == []
        assert state.end in (End.VICTORY, End.LAVA, End.EXHAUSTED)
    assert marked > 10


def some_deed(state: GameState, rng: Rng) -> int:
    """Anything but talk, which would fill the game; who can be ready mostly is."""
    actions = [int(action) for action in state.menu(state.actor) if not GAME.presentation.is_talk(int(action))]
    return int(READY) if READY in actions and rng.below(3) else actions[rng.below(len(actions))]


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_it_plays_on_from_any_moment(seats: int, options: dict[str, Any]) -> None:
    """Also in the middle of a card, of a throw or of a turn."""
    state, rng, moments, phases = start(seats, options), Rng(3), 0, set()
    player = adapter(state)
    while state.actor != NOBODY and moments < (400 if COMPILED else 60):
        if state.actor != CHANCE and state.phase_number >= 2:
            imagined = state.know(int(state.actor)).sample_world(rng)
            player.play_on(imagined, 0, rng)
            assert isinstance(imagined, GameState)
            assert imagined.end != End.NOT_YET
            moments += 1
            phases.add(int(state.phase))
        state.play(state.sample(rng) if state.actor == CHANCE else some_deed(state, rng))
    assert len(phases) > (3 if COMPILED else 1)


def test_what_thrown_dice_bring_is_what_comes_of_throwing_them() -> None:
    odds = PrecomputedOdds(start(3, {}).parameters)
    rng, games = Rng(5), 6000
    for requirement, handful in ((9, 13), (30, 26), (20, 5)):
        for throws in range(1, int(THROWS) + 1):
            row = odds.row(requirement, handful, throws)
            chances = [odds.spread[row + value] for value in range(TOTALS)]
            assert sum(chances) == pytest.approx(1)
            total = 0
            for _ in range(games):
                for kind in range(3):
                    for _die in range(handful // 3**kind % 3):
                        for _throw in range(throws):
                            counts = odds.worth[requirement * 21 + kind * 7 + rng.below(6) + 1]
                            if counts:
                                total += counts
                                break
            mean = sum(value * chance for value, chance in enumerate(chances))
            assert mean == pytest.approx(total / games, abs=0.3)
    assert HANDFULS == 27


@pytest.mark.skipif(not COMPILED, reason="hundreds of games")
@pytest.mark.parametrize("seats", [3, 4])
def test_tuned_numbers_beat_the_usual_ones(seats: int) -> None:
    table = start(seats, {"level": 4})
    shares = [won_share(table, adapter(table, numbers), 1500, 8) for numbers in (learned()["numbers"][USUAL], None)]
    assert shares[1] > shares[0] + 0.02


@pytest.mark.skipif(not COMPILED, reason="hundreds of games")
def test_the_net_tells_who_gets_home() -> None:
    """Better than anyone who knows only how often a team does."""
    table = start(3, {"level": 4})
    player = adapter(table)
    won = won_share(table, player, 600, 4)
    assert study(table, player, 600, 4, 0.0) < 0.93 * won * (1 - won)


def promise(player: FujiSearchAdapter, state: GameState) -> float:
    return player.worth(state, 0)


def test_whoever_is_fresher_is_better_off() -> None:
    state, rng = start(3, {"level": 4}), Rng(2)
    player = adapter(state)
    while state.phase != Phase.PLANNING:
        state.play(state.sample(rng) if state.actor == CHANCE else state.legal[0])
    chances = []
    for spent in (0, 6, 12, 18):
        for one in state.figures:
            one.stamina = spent
        chances.append(promise(player, state))
    assert all(fresh > worn for fresh, worn in pairwise(chances))
    assert chances[0] > chances[-1] + 0.3


def test_features_are_the_same_in_all_worlds_a_seat_cannot_tell_apart() -> None:
    state, rng, compared = start(3, {"level": 4}), Rng(9), 0
    features = Features(adapter(state).heuristic.evaluator)
    while state.actor != NOBODY and compared < 30:
        if state.actor != CHANCE and state.phase_number >= 2:
            read = []
            for world in (state, state.know(int(state.actor)).sample_world(rng)):
                assert isinstance(world, GameState)
                x = zeros(INPUTS)
                features.read(world, x)
                read.append(list(x))
            assert read[0] == read[1]
            compared += 1
        state.play(state.sample(rng) if state.actor == CHANCE else state.legal[rng.below(state.n_legal)])
    assert compared == 30


def test_every_table_has_its_numbers_and_its_net() -> None:
    assert {training.name for training in TRAININGS} == {"2", "3", "4"}
    for level in LEVELS:
        for figures in (2, 3, 4):
            load_adapter(PrecomputedOdds(start(3, {}).parameters), level, figures)
    assert "lapilli bots train fuji" in learned()["made"]


@pytest.mark.skipif(not COMPILED, reason="thousands of games")
def test_training_writes_what_it_learned(tmp_path: Path) -> None:
    out = tmp_path / "learned.json"
    points = TeamTraining(2).learn(GAME, 0.5, 1, lambda point: None, out)
    assert points[-1].games > 0
    found = learned(out)
    assert found["numbers"]["2"] != found["numbers"][USUAL]
    assert {f"{level}-2" for level in LEVELS} <= set(found["nets"])
