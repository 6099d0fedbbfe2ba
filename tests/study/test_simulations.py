"""Simulations: the same figures in every process, and the games that the bots really played."""

from __future__ import annotations

import json
import multiprocessing
from dataclasses import replace
from pathlib import Path

import pytest

import lapilli
from lapilli.bots import bot, bot_names
from lapilli.bots.levels import Strong
from lapilli.core.errors import OptionError
from lapilli.core.registry import find
from lapilli.core.state import CHANCE
from lapilli.core.view_knowledge import ViewKnowledge
from lapilli.interpreted import compiled
from lapilli.study import simulate
from lapilli.study.counts import Counts
from lapilli.study.dataframe import columns
from lapilli.study.plan import Plan, Runner
from lapilli.study.workers import available


@pytest.mark.parametrize("bots", ["random", "steady,random"])
def test_same_seed_same_figures_whatever_the_number_of_jobs(bots: str) -> None:
    one = simulate("tiny", 4000, bots=bots, seed="s", jobs=1, keep=True)
    two = simulate("tiny", 4000, bots=bots, seed="s", jobs=2, keep=True)
    assert two.jobs == 2
    assert one.json() == two.json()
    assert one.csv() == two.csv()
    assert columns(one) == columns(two)
    assert simulate("tiny", 4000, bots=bots, seed="t", jobs=1).csv() != one.csv()


def test_fewer_games_are_the_first_of_more_games() -> None:
    few, many = (simulate("tiny", games, seed=5, keep=True).tally.rows for games in (20, 50))
    assert many[:20] == few


def test_tallies_add_up_in_any_order() -> None:
    runner = Runner(Plan.make(find("tiny"), 3, ["random", "casual", "steady"], {}, 1))
    parts = [runner.games(first, first + 10, keep=True) for first in (0, 10, 20)]
    forth, back = Counts(), Counts()
    for part in parts:
        forth.add(part)
    for part in reversed(parts):
        back.add(part)
    whole = runner.games(0, 30)
    for tally in (forth, back):
        tally.rows = []
        assert tally == whole


def test_the_figures_are_those_of_the_games() -> None:
    summary = simulate("tiny", 300, bots="steady,random", seed=1, keep=True)
    rows = summary.tally.rows
    assert summary.games == len(rows) == 300
    assert summary.outcomes["won"].value == 1
    assert sum(estimate.value for estimate in summary.wins.values()) == pytest.approx(1)
    assert summary.wins[1].value == pytest.approx(sum(row.winners == (0,) for row in rows) / 300)
    assert summary.scores[2].value == pytest.approx(sum(row.scores[1] for row in rows) / 300)
    assert summary.length.value == pytest.approx(sum(row.decisions for row in rows) / 300)
    assert summary.levels["steady"] == summary.wins[1]
    assert summary.length_range[0] == min(row.decisions for row in rows)
    assert summary.length_range[4] == max(row.decisions for row in rows)


def test_the_rule_of_thumb_beats_chance_from_every_seat() -> None:
    summary = simulate("tiny", 400, bots="steady,random", seed=1, rotate=True)
    assert summary.levels["steady"].low > summary.levels["random"].high


def test_rotating_moves_every_bot_through_every_seat() -> None:
    plan = Plan.make(find("tiny"), 3, "random,casual,steady", {}, 0, rotate=True)
    seatings = [plan.seating(number) for number in range(4)]
    assert seatings == [
        ("random", "casual", "steady"),
        ("steady", "random", "casual"),
        ("casual", "steady", "random"),
        ("random", "casual", "steady"),
    ]


def test_bots_see_observations_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the heuristic gets is exactly the knowledge and the menu of its seat."""
    game, seen = find("tiny"), []

    def choose_by_heuristic(
        self: object, known: ViewKnowledge[dict[str, object]], seat: int, menu: list[int], rng: object
    ) -> int:
        seen.append(known.view)
        assert known.view["seat"] == seat
        return menu[0]

    monkeypatch.setattr(type(game.players), "choose_by_heuristic", choose_by_heuristic)
    simulate("tiny", 5, bots="steady", jobs=1)
    assert seen
    for view in seen:
        cards = view["cards"]
        assert isinstance(cards, list)
        assert all(card in (-1, 0, 1) for owner, card in enumerate(cards) if owner != view["seat"])


def test_random_tables_are_playouts() -> None:
    """Move by move the compiled playout's game is played: as long, and with the same end."""
    runner = Runner(Plan.make(find("tiny"), 2, "random", {}, 1))
    for number in range(50):
        state, row = runner.start.copy(), runner.play(number)
        assert sum(seat != CHANCE for seat, _ in runner.moves(state, number)) == row.decisions
        result = runner.game.rules.result(state)
        assert result is not None
        assert tuple(result.scores.values()) == row.scores


@pytest.mark.parametrize("bots", ["random", "steady,casual"])
def test_the_record_of_any_game_is_the_game_that_was_counted(bots: str) -> None:
    runner = Runner(Plan.make(find("tiny"), 2, bots, {"goal": 15}, "r"))
    for number in (0, 7):
        table = lapilli.replay(runner.record(number))
        row = runner.play(number)
        assert table.result is not None
        assert tuple(table.result.scores.values()) == row.scores
        assert sum(seat != "chance" for seat, _ in table.moves()) == row.decisions


def test_options_seats_and_box_are_honoured(tmp_path: Path) -> None:
    box = tmp_path / "mine.toml"
    box.write_text('source = "mine"\n')
    summary = simulate("tiny", 20, seats=3, options={"goal": "15"}, box=box, keep=True)
    assert all(len(row.scores) == 3 and max(row.scores) >= 15 for row in summary.tally.rows)
    assert json.loads(summary.json())["options"]["goal"] == 15


@pytest.mark.parametrize(
    "arguments",
    [{"games": 0}, {"jobs": 0}, {"seats": 9}, {"bots": "genius"}, {"bots": "random,random,random,random"}],
)
def test_nonsense_is_refused(arguments: dict[str, object]) -> None:
    with pytest.raises(OptionError):
        simulate("tiny", **arguments)  # type: ignore[arg-type]


def test_a_game_without_end_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(find("tiny").rules), "max_plies", 3)
    with pytest.raises(AssertionError, match="more than 3 plies"):
        simulate("tiny", 1, bots="steady")


def test_progress_is_told_and_grows() -> None:
    done: list[int] = []
    simulate("tiny", 3000, jobs=1, progress=done.append)
    assert done == sorted(done)
    assert done[-1] == 3000


def test_nothing_is_left_running_when_the_caller_stops() -> None:
    def enough(done: int) -> None:
        if done > 1000:
            raise KeyboardInterrupt

    before = multiprocessing.active_children()
    with pytest.raises(KeyboardInterrupt):
        simulate("tiny", 1_000_000, jobs=2, progress=enough)
    assert multiprocessing.active_children() == before


@pytest.mark.parametrize("level", bot_names())
def test_every_level_plays_every_installed_game(level: str) -> None:
    """A whole game each; who thinks, thinks a little and not by the clock."""
    loading = [name for name, _ in lapilli.list_games().items()]
    for name in loading if compiled() else ("tiny", "pumice"):  # interpreted, whole games take their time
        player = bot(level, find(name))
        if isinstance(player, Strong):
            few = replace(find(name).players.budgets[player.name], playouts=8, seconds=0.0, most=2)
            player = replace(player, budget=few)
        assert simulate(name, 1, bots=player, jobs=1).games == 1


def test_available_processors() -> None:
    assert available() >= 1
