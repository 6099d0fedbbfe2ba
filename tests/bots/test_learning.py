"""The value net: it learns, and what was learned beats what it began with."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import lapilli
from lapilli.bots.learning import Observer, Trainee, duel
from lapilli.bots.net import Net, zeros
from lapilli.bots.search_adapter import Valuer
from lapilli.bots.training import JudgeTraining, NetTraining, turn_starts, winner_accuracy
from lapilli.bots.tuning import Tuning
from lapilli.bots.weights import load, save
from lapilli.core.errors import OptionError
from lapilli.core.rng import Rng
from lapilli.games.deukalion.player.nets import TRAININGS as DEUKALION
from lapilli.games.eruption.player.nets import TRAININGS as ERUPTION
from tests.bots.nim import INPUTS, Player, heap
from tests.cli.run_command import run


def learned(games: int) -> tuple[Valuer, Net]:
    net, first = Net(INPUTS, 8, 7), Net(INPUTS, 8, 7)
    trainee = Trainee(Player(net), 0.1, 0.8, 5)
    trainee.study(heap(), games, 100, 1)
    return trainee.adapter, first


def test_a_trained_net_beats_its_start() -> None:
    adapter, first = learned(400)
    shares = [duel(adapter, adapter.net, first, heap(stones), 2, 100, 3) for stones in range(9, 25)]
    assert sum(shares) / len(shares) > 0.7
    for stones in (5, 6, 7, 9, 10, 11):  # it has found out what to leave
        state = heap(stones)
        assert (stones - adapter.pick(state, Rng(1))) % 4 == 0


def test_an_untrained_one_does_not() -> None:
    adapter, first = learned(0)
    assert duel(adapter, adapter.net, first, heap(), 40, 100, 3) == 0.5


def test_elders_take_part_and_are_not_learned_from() -> None:
    net = Net(INPUTS, 8, 5)
    trainee = Trainee(Player(net), 0.1, 0.8, 5)
    trainee.elders = [Net(INPUTS, 8, 9)]
    before = trainee.elders[0].numbers()
    trainee.study(heap(), 50, 100, 1)
    assert trainee.elders[0].numbers() == before
    assert trainee.adapter.net is net
    assert net.numbers() != Net(INPUTS, 8, 5).numbers()


def judged(games: int) -> float:
    """How often a judge that has watched so many games favours the winner, in games it has not watched."""
    adapter, _ = learned(400)
    judge = Net(INPUTS, 8, 4)
    Observer(adapter, judge, 0.05, 0.8, 20).study(heap(), games, 100, 2)
    adapter.judge, adapter.y = judge, zeros(INPUTS)
    others = [one for stones in range(14, 25) for one in turn_starts(adapter, heap(stones), 1, 100, 5)]
    return winner_accuracy(others, adapter.verdict)


def test_a_judge_learns_who_will_win() -> None:
    assert judged(0) < 0.8
    assert judged(300) > 0.95


def test_a_judge_is_asked_where_playouts_end_and_never_about_a_finished_game() -> None:
    judge = Net(INPUTS, 8, 4)
    adapter = Player(Net(INPUTS, 8, 7), judge)
    adapter.horizon = 1
    state = heap(9)
    state.play(1)
    there = state.copy()
    there.play(adapter.pick(there, Rng(1)))
    x = zeros(INPUTS)
    adapter.read(there, 0, x)
    assert adapter.play_on(state, 0, Rng(1)) == judge.value(x) != adapter.net.value(x)
    over = heap(1)
    over.play(1)
    assert adapter.verdict(over, 0) == 1.0
    assert adapter.verdict(over, 1) == 0.0


def test_weights_go_to_a_file_and_back(tmp_path: Path) -> None:
    adapter, _ = learned(20)
    path = tmp_path / "net.json"
    save(path, 8, adapter.net.numbers(), {"made": "here"})
    again = load(path, INPUTS)
    assert again.numbers() == pytest.approx(adapter.net.numbers(), rel=1e-3)
    with pytest.raises(ValueError, match="does not have"):
        load(path, INPUTS + 1)


@pytest.mark.parametrize(
    "training", [*ERUPTION, *DEUKALION], ids=lambda training: f"{training.path.parent.parent.name}-{training.name}"
)
def test_the_weights_of_the_package_say_how_they_were_made(training: NetTraining | JudgeTraining) -> None:
    data = json.loads(training.path.read_text(encoding="utf-8"))
    assert "lapilli bots train " in data["made"]
    assert data["curve"][-1][2] > 0.5  # against the net it began with
    load(training.path, training.inputs)
    for seats, options in training.tables:
        game = lapilli.list_games()[training.path.parent.parent.name]
        game.rules.choose_options(seats, options)


@pytest.mark.skipif(not lapilli.interpreted.compiled(), reason="games of nets take minutes on interpreted rules")
@pytest.mark.parametrize(
    "training", [*ERUPTION, DEUKALION[0]], ids=lambda training: f"{training.path.parent.parent.name}-{training.name}"
)
def test_the_nets_of_the_package_beat_what_they_began_with(training: NetTraining) -> None:
    """On the table they were trained for most; the net before training is the one that its seed gives."""
    game = lapilli.list_games()[training.path.parent.parent.name]
    seats, options = training.tables[0]
    start = game.rules.start(seats, game.rules.choose_options(seats, options), game.rules.load_box())
    trained, first = load(training.path, training.inputs), Net(training.inputs, training.hidden, 3)
    adapter = training.adapter(trained, start)
    assert duel(adapter, trained, first, start, 10, game.rules.max_plies, 9) >= 0.6


@pytest.mark.skipif(not lapilli.interpreted.compiled(), reason="games of nets take minutes on interpreted rules")
def test_the_judge_of_the_package_foretells_more_than_what_it_began_with() -> None:
    training = DEUKALION[1]
    game = lapilli.list_games()["deukalion"]
    start = game.rules.start(2, game.rules.choose_options(2, {}), game.rules.load_box())
    chooser = load(training.chooser, training.chooser_inputs)
    adapter = training.adapter(chooser, start, load(training.path, training.inputs))
    others = turn_starts(adapter, start, 40, game.rules.max_plies, 77)
    right = winner_accuracy(others, adapter.verdict)
    adapter.judge = Net(training.inputs, training.hidden, 3)
    assert right > 0.65 > winner_accuracy(others, adapter.verdict)


@pytest.mark.skipif(not lapilli.interpreted.compiled(), reason="training takes minutes on interpreted rules")
def test_a_judge_is_trained_with_its_curve_and_learns_from_the_net_beside_it(tmp_path: Path) -> None:
    done = run("bots", "train", "deukalion", "--part", "judge", "--minutes", "0.02", "--output", str(tmp_path))
    assert done.code == 0, done.err
    data = json.loads((tmp_path / "judge.json").read_text(encoding="utf-8"))
    assert data["made"].startswith("lapilli bots train deukalion --part judge --minutes 0.02")
    assert [point[0] for point in data["curve"]] == sorted(point[0] for point in data["curve"])
    load(tmp_path / "judge.json", DEUKALION[1].inputs)
    (tmp_path / "net.json").write_text("{}", encoding="utf-8")
    with pytest.raises(KeyError, match="hidden"):
        DEUKALION[1].learn(lapilli.list_games()["deukalion"], 1, 3, lambda point: None, tmp_path / "judge.json")


def test_train_refuses_an_unknown_part() -> None:
    done = run("bots", "train", "eruption", "--part", "three")
    assert done.code == 2
    assert "two, many" in done.err


def test_a_game_without_training() -> None:
    assert list(lapilli.list_games()["pumice"].players.trainings()) == []
    assert issubclass(OptionError, Exception)


def test_tuning_finds_the_numbers_that_are_judged_best() -> None:
    wanted = [3.0, 0.5, 8.0]
    tuning = Tuning([1.0, 1.0, 1.0], [2.0, 1.0, 4.0], seed=1)

    def judge(row: list[float]) -> float:
        return -sum((number - aim) ** 2 for number, aim in zip(row, wanted, strict=True))

    start = judge(tuning.middle)
    for _ in range(20):
        tuning.turn(judge)
    assert tuning.turns == 20
    assert judge(tuning.middle) > start / 500
    assert tuning.middle == pytest.approx(wanted, abs=0.3)
