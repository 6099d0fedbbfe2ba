"""Decisions as data: what is written is what the seats knew and did."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from lapilli.adapters.arrays import observation
from lapilli.adapters.batch import Batch
from lapilli.core.registry import find
from lapilli.core.seed import generator
from lapilli.core.state import CHANCE
from lapilli.study import data
from lapilli.study.plan import Plan, Runner


def test_decisions_of_a_simulation_into_a_frame(tmp_path: Path) -> None:
    polars = pytest.importorskip("polars")
    pytest.importorskip("pyarrow")
    decisions = data.positions("nisyros", 500, bots="random", seed=3)
    assert data.write(tmp_path / "nisyros.parquet", decisions) == 500
    frame = polars.read_parquet(tmp_path / "nisyros.parquet")
    assert frame.height == 500
    game = find("nisyros")
    runner = Runner(Plan.make(game, None, "random", {}, 3))
    row = 0
    for number in range(2):
        state = runner.start.copy()
        for seat, action in runner.moves(state, number):
            if seat == CHANCE or row == frame.height:
                continue
            told = frame.row(row, named=True)
            assert (told["game"], told["seat"], told["action"]) == (number, seat, action)
            assert told["legal"] == sorted(state.menu(seat))
            if row % 50 == 0:
                assert told["observation"] == observation(game, state, seat).tolist()
            row += 1
    assert row == 500
    assert set(frame["outcome"]) <= {-1.0, 1.0}


def test_recorded_games_into_arrays(tmp_path: Path) -> None:
    runner = Runner(Plan.make(find("pumice"), 2, "steady,random", {}, 5))
    records = [runner.record(number) for number in range(3)]
    decisions = list(data.of_records("\n".join(records).splitlines()))
    straight = list(data.positions("pumice", len(decisions), 2, "steady,random", seed=5))
    assert [one[2:3] + one[4:] for one in decisions] == [one[2:3] + one[4:] for one in straight]
    assert data.write(tmp_path / "pumice", decisions) == len(decisions)
    with np.load(tmp_path / "pumice" / "part-00000.npz") as part:
        masks = np.unpackbits(part["mask"], axis=1, bitorder="little")
        assert all(masks[row, action] for row, action in enumerate(part["action"]))
        assert [np.flatnonzero(row).tolist() for row in masks] == [one.legal for one in decisions]
        assert part["observation"].shape == (len(decisions), 512)


def test_an_unfinished_record_gives_nothing() -> None:
    record = Runner(Plan.make(find("pumice"), 2, "random", {}, 5)).record(0)
    cut = record.split("result:")[0].splitlines()[:-4]
    assert list(data.of_records(cut)) == []


@pytest.mark.parametrize("name", ["nisyros", "deukalion", "eruption", "fuji", "pumice"])
def test_a_batch_plays_the_games_that_single_tables_play(name: str) -> None:
    """Lane by lane the same as a state alone with the same dice and the same choices."""
    game, batch = find(name), Batch(name, 3, seats=2, seed=11)
    actions_of_table = batch.setting.actions
    states, dice = [], []
    for lane in range(3):
        state, rng = batch.setting.start(), generator("11", "lane", lane, 0)
        seed = rng.below(1 << 59)
        states.append(state)
        dice.append(type(rng)(seed))
    for step in range(40):
        for lane, (state, rng) in enumerate(zip(states, dice, strict=True)):
            while state.actor == CHANCE:
                state.play(state.sample(rng))
            if not batch.dones.any():
                assert batch.actors[lane] == state.actor
                menu = actions_of_table.of(state.menu(state.actor))
                assert np.flatnonzero(batch.masks[lane]).tolist() == sorted(menu)
                if step % 10 == 0:
                    assert batch.observations[lane].tolist() == observation(game, state, state.actor).tolist()
        actions = batch.sample()
        for state, action in zip(states, actions, strict=True):
            state.play(actions_of_table.id(int(action)))
        batch.step(np.array(actions))
        if batch.dones.any():
            break
    assert batch.decisions >= 3


def test_games_of_a_batch_end_with_rewards_and_begin_anew() -> None:
    batch, ended = Batch("pumice", 4, seats=2, seed=1), 0
    won = 0
    for _ in range(200):
        batch.step(batch.sample())
        for lane in np.flatnonzero(batch.dones):
            ended += 1
            assert batch.rewards[lane].sum() == 0
            won += bool(batch.rewards[lane].any())
        assert not batch.rewards[~batch.dones].any()
        assert batch.masks.any(axis=1).all()
    assert ended >= won > 4
    with pytest.raises(ValueError, match="lane 0"):
        batch.step([batch.setting.actions.size - 1] * 4)
    with pytest.raises(ValueError, match="4 actions"):
        batch.step([0])
