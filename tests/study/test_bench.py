"""The bench: honest contenders, ratios of one round, and a race that Python and C play alike."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import lapilli
from lapilli.core.action import Action
from lapilli.core.check.suite import everything
from lapilli.core.rng import Rng
from lapilli.core.seed import generator
from lapilli.core.state import CHANCE, NOBODY, packed, playout
from lapilli.study import bench_worker
from lapilli.study.bench import COMPILED, INTERPRETED, RACE, TWIN, Bench, bench
from lapilli.study.bench_batches import LANES
from lapilli.study.bench_cases import GameTrack, Lap, RaceTrack, TableTrack, TwinTrack
from lapilli.study.bench_dice_race import HOME, RUNNERS, Race, races
from lapilli.study.bench_rivals import PEERS
from lapilli.study.bench_worker import Missing, Stopwatch

COMPILER = shutil.which("cc")
needs_compiler = pytest.mark.skipif(COMPILER is None, reason="no C compiler")


@needs_compiler
def test_python_and_c_play_identical_races(tmp_path: Path) -> None:
    twin = TwinTrack(tmp_path, str(COMPILER))
    for first, last in ((0, 30), (123_456, 123_486)):
        assert twin.run(first, last)[:2] == races(first, last)


def test_the_race_keeps_its_rules() -> None:
    race = Race(packed([0] * (2 * RUNNERS)))
    race.proceed()
    assert race.actor == CHANCE
    assert race.menu(CHANCE) == [1, 2, 3, 4, 5, 6]
    race.play(5)
    assert race.menu(0) == list(range(RUNNERS))
    race.play(2)
    assert [race.fields[runner] for runner in range(RUNNERS)] == [0, 0, 5, 0, 0, 0]
    twin = race.copy()
    race.play(5)
    race.play(0)
    assert race.fields[2] == 0, "who is met goes back to the start"
    assert race.fields[RUNNERS] == 5
    assert (twin.fields[2], twin.fields[RUNNERS]) == (5, 0)
    twin.play(1)
    twin.play(0)
    twin.play(5)
    assert twin.menu(0) == [2], "a field where an own runner stands is closed"
    playout(race, Rng(1))
    assert race.actor == NOBODY
    home = [all(race.fields[seat * RUNNERS + runner] == HOME for runner in range(RUNNERS)) for seat in (0, 1)]
    assert sum(home) == 1


def test_a_games_lap_counts_what_was_played() -> None:
    track = GameTrack("tiny")
    lap = track.lap(0.02)
    expected = sum(int(playout(track.start.copy(), generator("bench", number))) for number in range(lap.games))
    assert lap.decisions == expected
    assert lap.seconds >= 0.02
    assert lap.facts["plies"] > lap.pace
    assert 0 < lap.facts["copy_us"] < 1000


def test_the_counted_path_is_the_game_that_playout_plays() -> None:
    track = GameTrack("tiny")
    path = track._path(3)
    state = track.start.copy()
    assert sum(position.actor != CHANCE for position in path) == playout(state, generator("bench", 3))


def test_a_table_s_lap_plays_whole_games_through_the_public_api(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[str] = []
    play = lapilli.Table.play

    def noted(table: lapilli.Table, action: Action) -> None:
        played.append(table.actors[0])
        play(table, action)

    monkeypatch.setattr(lapilli.Table, "play", noted)
    lap = TableTrack("tiny").lap(0.01)
    assert lap.decisions == len(played) > lap.games > 0
    assert "chance" not in played
    assert lap.seconds >= 0.01


def test_the_race_lap() -> None:
    lap = RaceTrack().lap(0.01)
    assert lap.games % 200 == 0
    assert lap.decisions == races(0, lap.games)[0]


def test_ratios_are_medians_over_rounds() -> None:
    result, facts = Bench(), {"plies": 1.0, "copy_us": 1.0}
    result.laps["game a", COMPILED] = [Lap(1, 10, 1, facts), Lap(1, 1000, 1, facts), Lap(1, 30, 1, facts)]
    result.laps["peer b", COMPILED] = [Lap(1, 5, 1), Lap(2, 200, 1), Lap(1, 5, 1)]
    assert result.ratio("game a", "peer b") == 6
    assert result.pace("game a") == 30
    assert result.ratio("game a", "game a", other_mode=INTERPRETED) is None
    assert next(iter(result.as_dict())) == "ratios"


def test_a_short_bench_of_everything_of_ours() -> None:
    told: list[int] = []
    result = bench(["tiny"], rounds=2, seconds=0.01, progress=lambda done, of, name: told.append(of))
    data = result.as_dict()
    for mode in (COMPILED, INTERPRETED):
        figures = data["games"]["tiny"][mode]
        assert all(figures[name] > 0 for name in ("decisions_per_s", "plies_per_s", "games_per_s", "copy_us"))
    assert data["ratios"]["tiny"]["interpreted"] > 0
    assert data["tables"]["tiny"]["decisions_per_s"] < data["games"]["tiny"][COMPILED]["decisions_per_s"]
    assert data["rounds"] == 2
    assert len(set(told)) == 1
    if COMPILER:
        assert result.ratio(RACE, TWIN)
    else:
        assert TWIN in result.missing


def test_a_game_that_crashes_does_not_take_the_others_down() -> None:
    with Stopwatch(pure=False) as watch:
        with pytest.raises(Missing, match="no game 'nothing'"):
            watch.lap("game nothing", 0.01)
        assert watch.lap("game tiny", 0.01).decisions > 0


def test_a_stopwatch_says_how_the_kernel_runs() -> None:
    with Stopwatch(pure=True) as plain, Stopwatch(pure=False) as other:
        assert not plain.compiled
        assert other.compiled == any(Path(lapilli.__file__).parent.glob("core/state*.so"))


def test_a_dead_stopwatch_says_so() -> None:
    with Stopwatch(pure=False) as watch:
        watch.process.kill()
        watch.process.wait()
        with pytest.raises(Missing, match="has died"):
            watch.lap("race", 0.01)


def test_a_missing_peer_names_its_extra(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def absent() -> None:
        raise ModuleNotFoundError("No module named 'chess'", name="chess")

    monkeypatch.setitem(PEERS, "python-chess", ("chess", "chess", absent))
    with pytest.raises(Missing, match=r"pip install 'lapilli\[bench\]'"):
        bench_worker.contender("peer python-chess", tmp_path)


def test_a_missing_compiler_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    with pytest.raises(Missing, match="compiler"):
        bench_worker.contender("twin", tmp_path)


@pytest.mark.parametrize("name", PEERS)
def test_each_installed_peer_runs(name: str, tmp_path: Path) -> None:
    if name.startswith("pgx") and not everything():
        pytest.skip("JAX compiles for half a minute: make test-all")
    try:
        lap = bench_worker.contender(f"peer {name}", tmp_path).lap(0.01)
    except Missing as error:
        pytest.skip(str(error))
    assert lap.decisions > lap.games >= 0


def test_a_batch_s_lap_counts_its_decisions(tmp_path: Path) -> None:
    lap = bench_worker.contender("batch pumice", tmp_path).lap(0.02)
    assert lap.decisions % LANES == 0
    assert lap.decisions > 0
    assert lap.seconds >= 0.02


def test_batches_stand_beside_their_peers() -> None:
    result = Bench()
    result.laps["batch a", COMPILED] = [Lap(1, 300, 1), Lap(1, 100, 1)]
    result.laps["peer b", COMPILED] = [Lap(1, 100, 1), Lap(1, 100, 1)]
    assert result.as_dict()["batches"] == {"a": {"decisions_per_s": 200, "times": {"b": 2}}}
