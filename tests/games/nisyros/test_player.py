"""The players of Nisyros: one plan for the team, kept while it is carried out and adapted to what others do."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import lapilli
from lapilli.bots import bot
from lapilli.core.rng import Rng
from lapilli.core.search_result import SearchBudget
from lapilli.core.state import CHANCE, NOBODY, Everything
from lapilli.games.nisyros.actions import KIND, PLACE, PLACES, SECOND, THIRD
from lapilli.games.nisyros.player import advice, tuning
from lapilli.games.nisyros.player.search_adapter import won_share
from lapilli.games.nisyros.player.tuning import TRAININGS, RowTraining
from lapilli.games.nisyros.rules.game_state import GameState
from lapilli.games.nisyros.rules.steps import Phase

GAME = lapilli.list_games()["nisyros"]
THUMB_ONLY = SearchBudget()


def island(seats: int = 4, seed: int = 3, rounds: int = 2) -> GameState:
    """A position at the beginning of a round, reached by the heuristic."""
    state = GAME.rules.start(seats, GAME.rules.choose_options(seats, {"level": "heracles"}), GAME.rules.load_box())
    assert isinstance(state, GameState)
    rng = Rng(seed)
    while state.actor != NOBODY and (state.phase != Phase.PLACE or state.round < rounds or state.step.done):
        if state.actor == CHANCE:
            state.play(state.sample(rng))
        else:
            state.play(advice.adapter_for(advice.USUAL).heuristic.pick(state))
    return state


@pytest.mark.parametrize("level", ["steady", "strong"])
def test_nobody_goes_to_and_fro_in_a_round(level: str) -> None:
    state, player = island(), bot(level, GAME)
    moved: dict[int, set[int]] = {}
    left: dict[int, set[int]] = {}
    for _ in range(200):
        if state.phase != Phase.PLACE:
            break
        seat = int(state.actor)
        action = player.decide(GAME.rules.know(state, seat), seat, state.menu(seat), Rng(1))
        if KIND[action] == PLACE:
            start, end = int(SECOND[action]), int(THIRD[action])
            assert start not in moved.setdefault(seat, set()), "who has just come leaves again"
            assert end not in left.setdefault(seat, set()), "somebody comes to where another has just left"
            moved[seat].add(end)
            left[seat].add(start)
        state.play_as(seat, action)
    assert state.phase != Phase.PLACE


def test_all_seats_come_to_the_same_plan() -> None:
    state = island()
    row = advice.tuned_for(state)
    plans = {advice.plan_of(state, row, THUMB_ONLY)}
    mover = int(state.actor)
    known = state.know(mover)
    state.play_as(mover, GAME.players.think(known, mover, state.menu(mover), Rng(9), THUMB_ONLY).action)
    if state.phase == Phase.PLACE:
        plans.add(advice.plan_of(state, row, THUMB_ONLY))
    assert len(plans) == 1


def test_a_plan_is_made_around_somebody_who_did_something_else() -> None:
    state = island()
    row = advice.tuned_for(state)
    first = advice.plan_of(state, row, THUMB_ONLY)
    seat = int(state.actor)
    colour = int(state.colours[seat])
    dam = int(state.home[colour]) * 7 + 4
    for place in range(int(PLACES)):  # this seat sends everybody to its dam place and is ready
        count = state.workers[colour * PLACES + place]
        state.workers[colour * PLACES + place] = 0
        state.workers[colour * PLACES + dam] += count
    state.step.done |= 1 << seat
    again = advice.plan_of(state, row, THUMB_ONLY)
    mine = slice(colour * int(PLACES), (colour + 1) * int(PLACES))
    assert again != first
    assert again[mine] == tuple(int(state.workers[colour * PLACES + place]) for place in range(int(PLACES)))


def test_tuned_numbers_are_better_than_the_usual_ones() -> None:
    start = GAME.rules.start(4, GAME.rules.choose_options(4, {"level": "heracles"}), GAME.rules.load_box())
    assert isinstance(start, GameState)
    usual, tuned = (won_share(start, advice.rows()[row], 40, 123)[1] for row in (advice.USUAL, "heracles-4"))
    assert tuned > usual + 0.05


@pytest.mark.parametrize(("seats", "strong"), [(4, 400), (3, 10), (2, 10)])
def test_how_much_each_level_thinks(seats: int, strong: int) -> None:
    seen = island(seats).know(0)
    assert GAME.players.budget_for("strong", seen).playouts == strong
    assert GAME.players.budget_for("master", seen).playouts == 2000


def test_every_row_says_by_which_command_it_was_made() -> None:
    made = json.loads(advice.NUMBERS.read_text(encoding="utf-8"))["made"]
    assert len(TRAININGS) == 9
    for training in TRAININGS:
        assert made[training.name].startswith(f"lapilli bots train nisyros --part {training.name} ")
        assert advice.rows()[training.name] != advice.rows()[advice.USUAL]


def test_training_begins_with_the_best_row_that_is_known_and_keeps_what_is_better(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, games in (("CHECK", 100), ("FRESH", 400), ("GAMES", 20)):  # interpreted too that takes no minutes
        monkeypatch.setattr(tuning, name, games)
    usual, tuned = advice.rows()[advice.USUAL], advice.rows()["heracles-4"]
    start = GAME.rules.start(3, GAME.rules.choose_options(3, {"level": "heracles"}), GAME.rules.load_box())
    assert isinstance(start, GameState)
    path = tmp_path / "numbers.json"
    training = RowTraining("heracles", 3)
    for seconds in (
        0.0,
        0.5,
    ):  # without any time nothing is better than what was known; with a little, nothing is worse
        path.write_text(json.dumps({"made": {}, "rows": {"usual": usual, "other": tuned}, "curves": {}}), "utf-8")
        curve = training.learn(GAME, seconds, 3, lambda point: None, path)
        written = json.loads(path.read_text(encoding="utf-8"))
        row = written["rows"]["heracles-3"]
        assert row == tuned or seconds > 0
        assert won_share(start, row, 400, 9)[1] > won_share(start, usual, 400, 9)[1] + 0.1
        command = f"lapilli bots train nisyros --part heracles-3 --minutes {seconds / 60:g} --seed 3"
        assert written["made"]["heracles-3"] == command
        assert len(written["curves"]["heracles-3"]) == len(curve)
        assert written["rows"]["usual"] == usual


def test_the_chance_of_winning_is_a_share_of_imagined_games() -> None:
    early = island()
    seen = early.know(0)
    share = GAME.players.win_probability(seen, Rng(4), 12)
    assert share is not None
    assert 0 <= share <= 1
    assert share == GAME.players.win_probability(seen, Rng(4), 12)
    saved = island()
    for seat in range(4):  # with everybody on Kos the game is as good as won
        saved.kos[saved.colours[seat]] = saved.parameters.big
    assert advice.chance(saved, Rng(4), 5) == 1.0
    assert lapilli.list_games()["eruption"].players.win_probability(lapilli.new("eruption").know(), Rng(1), 5) is None


def test_what_somebody_plans_who_sees_more_is_not_kept_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """A ceiling foresees other dice in every game, though the games begin alike."""
    plans = advice.Plans()
    monkeypatch.setattr(advice, "_plans", plans)
    start = island()
    told = advice.plan_of(start, "heracles-4", SearchBudget(playouts=1), Everything(0, start))
    assert told
    assert not plans.known
    assert advice.plan_of(start, "heracles-4", SearchBudget(playouts=1)) is not None
    assert len(plans.known) == 1
