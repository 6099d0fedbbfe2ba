"""Challenges: the same protocol everywhere, each way of playing counted, and what made the figures."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from lapilli.core.errors import OptionError
from lapilli.study import simulate
from lapilli.study.challenge import AD_HOC, CHALLENGES, CROSS, SELF, Challenge, as_data, modes, run
from lapilli.study.execution import ALONE, Execution, Interrupted
from lapilli.study.match import match
from lapilli.study.odds import measure
from tests.cli.run_command import run as run_command

TEAM = Challenge("nisyros", 1, 2, {"level": "achilles"}, ("random", "steady"))
RIVALS = Challenge("tiny", 1, 2, {}, ("random", "steady"))


def test_shipped_challenges_name_what_exists() -> None:
    assert set(CHALLENGES) == {"fuji", "nisyros", "eruption"}
    for challenge in CHALLENGES.values():
        assert run(challenge, ["random"], 1, ALONE)[0].won.games == 1


def test_a_team_plays_with_itself_with_others_and_with_strangers() -> None:
    scores = {(one.bot, one.mode): one for one in run(TEAM, ["steady", "random"], 12, ALONE)}
    assert set(scores) == {(bot, mode) for bot in ("steady", "random") for mode in (SELF, CROSS, AD_HOC)}
    assert all(one.won.games == 12 for one in scores.values())
    alone = simulate("nisyros", 12, 2, "steady", TEAM.options, f"{TEAM.seed} {SELF}", 1)
    assert scores["steady", SELF].won.value == pytest.approx(sum(alone.tally.seat_wins.values()) / 24)
    # the partner of steady's ad-hoc play is random alone, since steady knows itself; that is its cross-play, too
    assert modes(TEAM, 1) == (SELF, AD_HOC)


def test_rivals_do_not_play_against_copies() -> None:
    scores = {(one.bot, one.mode): one for one in run(RIVALS, ["steady", "random"], 40, ALONE)}
    assert {mode for _, mode in scores} == {CROSS, AD_HOC}
    assert scores["steady", CROSS].won.value + scores["random", CROSS].won.value == pytest.approx(1, abs=0.2)


def test_figures_do_not_depend_on_where_they_are_made(tmp_path: Path) -> None:
    """With two processes, and after an interruption."""
    here = run(RIVALS, ["steady", "random"], 60, ALONE)
    assert run(RIVALS, ["steady", "random"], 60, Execution(jobs=2)) == here

    def stop(done: int, of: int) -> None:
        if done > of / 2:
            raise KeyboardInterrupt

    kept = Execution(jobs=1, resume=tmp_path / "kept")
    with pytest.raises(Interrupted) as stopped:
        run(RIVALS, ["steady", "random"], 60, kept, stop)
    assert stopped.value.kept is not None
    assert stopped.value.kept.parent == tmp_path / "kept"
    assert run(RIVALS, ["steady", "random"], 60, kept) == here
    assert len(list((tmp_path / "kept").iterdir())) == 4


def test_matches_and_odds_can_resume_too(tmp_path: Path) -> None:
    kept = Execution(jobs=1, resume=tmp_path)
    for _ in range(2):
        (one,) = match("tiny", ["steady", "random"], 30, 2, seed=1, execution=kept)
        assert one == match("tiny", ["steady", "random"], 30, 2, seed=1, execution=ALONE)[0]
    assert [path.name for path in tmp_path.iterdir()] == ["tiny-2-steady-random.jsonl"]
    from lapilli.core.registry import find

    rows = measure(find("nisyros"), {"level": ["achilles"]}, 4, 1, Execution(1, None, tmp_path / "odds"), only=2)
    assert rows == measure(find("nisyros"), {"level": ["achilles"]}, 4, 1, ALONE, only=2)
    assert (tmp_path / "odds" / "nisyros-2-level_achilles.jsonl").exists()


def test_the_data_say_what_made_them() -> None:
    data = as_data(TEAM, run(TEAM, ["random"], 2, ALONE))
    assert data["challenge"] == "nisyros"
    assert data["partners"] == ["random", "steady"]
    assert {"lapilli", "kernel", "game_version", "box", "options", "seed", "command"} <= set(data)
    assert json.loads(json.dumps(data))["scores"][0]["won"]["games"] == 2


def test_what_cannot_be_compared_is_refused() -> None:
    with pytest.raises(OptionError, match="named once"):
        run(TEAM, ["random", "random"], 2, ALONE)
    with pytest.raises(OptionError, match="at least one game"):
        run(TEAM, ["random"], 0, ALONE)


def test_the_command(tmp_path: Path) -> None:
    file = tmp_path / "x.json"
    done = run_command("study", "challenge", "eruption", "--bots", "random,gentle", "--games", "4", "--json", str(file))
    assert done.code == 0, done.err
    assert "Cross-play" in done.out
    assert len(json.loads(file.read_text())["scores"]) == 4
    wrong = run_command("study", "challenge", "deukalion")
    assert wrong.code == 2
    assert "there is no challenge 'deukalion'; there are fuji, nisyros, eruption" in wrong.err


@pytest.mark.parametrize("resume", [True, False])
def test_ctrl_c_says_what_is_kept_and_how_to_go_on(
    resume: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("lapilli.study.plan.Runner.play", stop)
    file = tmp_path / "kept.jsonl"
    done = run_command("study", "simulate", "tiny", "--games", "5", *(["--resume", str(file)] if resume else []))
    assert done.code == 130
    words = f"0 games of this simulation are kept in {file}; the same command goes on" if resume else "Nothing is kept"
    assert words in done.err
