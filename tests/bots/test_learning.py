"""The value net: it learns, and what was learned beats what it began with."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import lapilli
from lapilli.bots.learning import Pupil, duel
from lapilli.bots.mind import Valuer
from lapilli.bots.net import Net
from lapilli.bots.training import NetTraining
from lapilli.bots.tuning import Tuning
from lapilli.bots.weights import load, save
from lapilli.core.errors import OptionError
from lapilli.core.rng import Rng
from lapilli.games.deukalion.player.thinking import TRAININGS as DEUKALION
from lapilli.games.eruption.player.thinking import TRAININGS as ERUPTION
from tests.bots.nim import INPUTS, Player, heap
from tests.cli.ran import run


def learned(games: int) -> tuple[Valuer, Net]:
    net, first = Net(INPUTS, 8, 7), Net(INPUTS, 8, 7)
    pupil = Pupil(Player(net), 0.1, 0.8, 5)
    pupil.study(heap(), games, 100, 1)
    return pupil.mind, first


def test_a_trained_net_beats_its_start() -> None:
    mind, first = learned(400)
    shares = [duel(mind, mind.net, first, heap(stones), 2, 100, 3) for stones in range(9, 25)]
    assert sum(shares) / len(shares) > 0.7
    for stones in (5, 6, 7, 9, 10, 11):  # it has found out what to leave
        state = heap(stones)
        assert (stones - mind.pick(state, Rng(1))) % 4 == 0


def test_an_untrained_one_does_not() -> None:
    mind, first = learned(0)
    assert duel(mind, mind.net, first, heap(), 40, 100, 3) == 0.5


def test_elders_take_part_and_are_not_learned_from() -> None:
    net = Net(INPUTS, 8, 5)
    pupil = Pupil(Player(net), 0.1, 0.8, 5)
    pupil.elders = [Net(INPUTS, 8, 9)]
    before = pupil.elders[0].numbers()
    pupil.study(heap(), 50, 100, 1)
    assert pupil.elders[0].numbers() == before
    assert pupil.mind.net is net
    assert net.numbers() != Net(INPUTS, 8, 5).numbers()


def test_weights_go_to_a_file_and_back(tmp_path: Path) -> None:
    mind, _ = learned(20)
    path = tmp_path / "net.json"
    save(path, 8, mind.net.numbers(), {"made": "here"})
    again = load(path, INPUTS)
    assert again.numbers() == pytest.approx(mind.net.numbers(), rel=1e-3)
    with pytest.raises(ValueError, match="does not have"):
        load(path, INPUTS + 1)


@pytest.mark.parametrize(
    "training", [*ERUPTION, *DEUKALION], ids=lambda training: f"{training.path.parent.parent.name}-{training.name}"
)
def test_the_weights_of_the_package_say_how_they_were_made(training: NetTraining) -> None:
    data = json.loads(training.path.read_text(encoding="utf-8"))
    assert "lapilli train " in data["made"]
    assert data["curve"][-1][2] > 0.5  # against the net it began with
    load(training.path, training.inputs)
    for seats, options in training.tables:
        game = lapilli.games()[training.path.parent.parent.name]
        game.choose_options(seats, options)


@pytest.mark.skipif(not lapilli.pure.compiled(), reason="games of nets take minutes on interpreted rules")
@pytest.mark.parametrize(
    "training", [*ERUPTION, *DEUKALION], ids=lambda training: f"{training.path.parent.parent.name}-{training.name}"
)
def test_the_nets_of_the_package_beat_what_they_began_with(training: NetTraining) -> None:
    """On the table they were trained for most; the net before training is the one that its seed gives."""
    game = lapilli.games()[training.path.parent.parent.name]
    seats, options = training.tables[0]
    start = game.start(seats, game.choose_options(seats, options), game.load_box())
    trained, first = load(training.path, training.inputs), Net(training.inputs, training.hidden, 3)
    mind = training.mind(trained, start)
    assert duel(mind, trained, first, start, 10, game.bound, 9) >= 0.6


def test_train_refuses_an_unknown_part() -> None:
    done = run("train", "eruption", "--part", "three")
    assert done.code == 2
    assert "two, many" in done.err


def test_a_game_without_training() -> None:
    assert list(lapilli.games()["pumice"].trainings()) == []
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
