"""OpenSpiel's own checks and algorithms on every game."""

from __future__ import annotations

import subprocess
import sys
import time
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import (
    cfr,
    expected_game_score,
    exploitability,
    external_sampling_mccfr,
    ismcts,
    mcts,
)
from open_spiel.python.observation import make_observation

from lapilli.adapters import openspiel
from lapilli.core.check.suite import everything
from lapilli.core.registry import list_games
from lapilli.core.seed import generator
from lapilli.interpreted import compiled
from tests.adapters import pennies
from tests.adapters.shipped import NAMES

openspiel.register()
openspiel.register([pennies.GAME])
RECALL = pyspiel.IIGObservationType(perfect_recall=True)


def middle(name: str, plies: int, **parameters: object) -> Any:
    """A position in the middle of a game, reached by choices drawn at random."""
    given = ",".join(f"{key}={value}" for key, value in parameters.items())
    state = pyspiel.load_game(f"lapilli_{name}({given})").new_initial_state()
    rng = generator("openspiel", name)
    for _ in range(plies):
        if state.is_terminal():
            break
        if state.is_chance_node():
            state.apply_action(int(state.position.state.sample(rng)))
        else:
            legal = state.legal_actions()
            state.apply_action(legal[rng.below(len(legal))])
    while state.is_chance_node():
        state.apply_action(int(state.position.state.sample(rng)))
    return state


@pytest.mark.parametrize("name", NAMES)
def test_random_simulation(name: str) -> None:
    """In an ordinary run Fuji without phrases: random players would talk for half a minute."""
    options = "(talk=chat)" if name == "fuji" and not everything() else ""
    game = pyspiel.load_game(f"lapilli_{name}{options}")
    pyspiel.random_sim_test(game, num_sims=1, serialize=name == "pumice", verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_utilities_are_identical_or_sum_up_to_nothing(name: str) -> None:
    state = middle(name, list_games()[name].rules.max_plies, seats=2)
    assert state.is_terminal()
    if list_games()[name].rules.cooperative:
        assert len(set(state.returns())) == 1
    else:
        assert sum(state.returns()) == pytest.approx(0)
    assert max(map(abs, state.returns())) <= 1


@pytest.mark.parametrize("name", NAMES)
def test_chances_add_up_and_clones_go_their_own_way(name: str) -> None:
    state = pyspiel.load_game(f"lapilli_{name}").new_initial_state()
    if state.is_chance_node():
        assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
    state = middle(name, 40)
    twin, before = state.clone(), str(state)
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before
    assert twin.history()[:-1] == state.history()


@pytest.mark.parametrize("name", NAMES)
def test_a_resampled_world_looks_the_same_to_its_player(name: str) -> None:
    state = middle(name, 20)
    player = state.current_player()
    numbers = np.random.RandomState(7)
    for _ in range(5):
        twin = state.resample_from_infostate(player, numbers.random_sample)
        assert twin.observation_string(player) == state.observation_string(player)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.legal_actions(player) == state.legal_actions(player)


def test_information_states_tell_what_was_shown_and_no_more() -> None:
    """Where the stone is hidden makes two worlds for who hides it, and one for the rival until he has guessed."""
    hides = pyspiel.load_game("lapilli_pennies").new_initial_state().child(pennies.TOSS)
    left, right = hides.child(pennies.HIDE), hides.child(pennies.HIDE + 1)
    assert left.information_state_string(1) == right.information_state_string(1)
    assert left.information_state_string(0) != right.information_state_string(0)


@pytest.mark.parametrize("name", NAMES)
def test_observers_fill_their_tensors(name: str) -> None:
    state = middle(name, 40)
    for kind in (None, RECALL):
        observer = make_observation(state.get_game(), kind)
        observer.set_from(state, player=0)
        assert observer.tensor.any()
        assert sum(part.size for part in observer.dict.values()) == observer.tensor.size
        assert observer.string_from(state, player=0)


def test_a_playthrough_can_be_written() -> None:
    from open_spiel.python.algorithms import generate_playthrough  # with all of SciPy: not while tests are collected

    text = generate_playthrough.playthrough("lapilli_pennies", action_sequence=None, seed=3)
    assert "utility_sum() = 0.0" in text.lower() or "UtilitySum() = 0.0" in text
    assert "Returns() = " in text


@pytest.mark.parametrize("name", ["pumice", "eruption", "deukalion"])
def test_its_tree_searches_play(name: str) -> None:
    state = middle(name, 10, seats=2)
    numbers = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, numbers)
    tree = mcts.MCTSBot(state.get_game(), 2, 3, evaluator, random_state=numbers)
    assert tree.step(state) in state.legal_actions()
    sets = ismcts.ISMCTSBot(state.get_game(), evaluator, 2, 3, random_state=numbers)
    assert sets.step(state) in state.legal_actions()


def test_regrets_lead_to_the_known_solution() -> None:
    """Both choose left in one of three games; anyone who guesses wins one of three (see `pennies`)."""
    game = pyspiel.load_game("lapilli_pennies")
    solver = cfr.CFRSolver(game)
    begun = exploitability.exploitability(game, solver.average_policy())
    for _ in range(500):
        solver.evaluate_and_update_policy()
    learned = solver.average_policy()
    assert exploitability.exploitability(game, learned) < begun / 10
    hides = game.new_initial_state().child(pennies.TOSS)
    guesses = hides.child(pennies.HIDE)
    assert learned.action_probabilities(hides)[pennies.HIDE] == pytest.approx(1 / 3, abs=0.03)
    assert learned.action_probabilities(guesses)[pennies.GUESS] == pytest.approx(1 / 3, abs=0.03)
    assert expected_game_score.policy_value(hides, [learned, learned])[1] == pytest.approx(-1 / 3, abs=0.02)


def test_sampled_regrets_are_learned() -> None:
    game = pyspiel.load_game("lapilli_pennies")
    solver = external_sampling_mccfr.ExternalSamplingSolver(game, external_sampling_mccfr.AverageType.SIMPLE)
    for _ in range(300):
        solver.iteration()
    assert exploitability.exploitability(game, solver.average_policy()) < 0.2


def test_python_ends_quietly_after_registering() -> None:
    """OpenSpiel keeps what it is given beyond the end of Python: that must not crash."""
    done = subprocess.run(
        [sys.executable, "-c", "from lapilli.adapters import openspiel; openspiel.register()"], capture_output=True
    )
    assert done.returncode == 0, done.stderr.decode()


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("lapilli_nisyros(seats=3,level=zeus)")
    assert game.num_players() == 3
    assert game.setting.options["level"] == "zeus"


def test_a_talkative_game_of_fuji_takes_seconds() -> None:
    """Four random seats with all phrases: masks, tensors and information states of every decision, in processor time.

    What a viewer was shown is put into words once for each action, not again for every decision after it.
    """
    state, rng = pyspiel.load_game("lapilli_fuji(seats=4)").new_initial_state(), generator("spiel", "fuji")
    began, decisions = time.process_time(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(state.position.state.sample(rng)))
            continue
        player, legal = state.current_player(), state.legal_actions()
        decisions += 1
        assert sum(state.legal_actions_mask()) == len(legal)
        state.observation_tensor(player)
        state.information_state_string(player)
        state.apply_action(legal[rng.below(len(legal))])
    assert decisions > 1000
    if compiled():
        assert time.process_time() - began < 10
