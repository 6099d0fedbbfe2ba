"""How strong players of Fuji see the way home: as the whole team's."""

from __future__ import annotations

import json
import random
from collections import Counter
from pathlib import Path

import pytest

import lapilli
from lapilli.core.rng import Rng
from lapilli.games.fuji.player.counting import TRAININGS, RoundTraining, Sorts, count
from lapilli.games.fuji.player.home import LOST, ROUNDS, SORTS, WORN, Future, Home, home_for, together
from lapilli.games.fuji.player.manner import manner_of
from lapilli.games.fuji.player.together import Together

WAY = [[(0, 6, 0.3), (2, 3, 0.5), (3, 5, 0.2)]] * SORTS
REST = [[(0, 1, 0.6), (0, 3, 0.4)]] * SORTS


def played(home: Home, figures: list[tuple[int, int]], chance: random.Random) -> bool:
    """Ordinary rounds until all are home or somebody is lost."""
    while any(steps for steps, _ in figures):
        after = []
        for steps, spent in figures:
            turns = (home.way if steps else home.rest)[spent // WORN]
            walked, lost, _ = chance.choices(turns, [share for *_, share in turns])[0]
            after.append((max(0, steps - walked), spent + lost))
        figures = after
        if any(spent >= LOST for _, spent in figures):
            return False
    return True


@pytest.mark.parametrize("figures", [[(6, 0), (4, 3)], [(9, 0), (9, 0), (9, 0)], [(0, 10), (2, 12)]])
def test_the_chance_is_what_ordinary_rounds_give(figures: list[tuple[int, int]]) -> None:
    home, chance = Home(WAY, REST), random.Random(4)
    games = 3000
    won = sum(played(home, figures, chance) for _ in range(games)) / games
    told = together([home.usual(*figure) for figure in figures])
    assert told == pytest.approx(won, abs=0.035)


def test_whoever_is_nearer_and_fresher_is_better_off() -> None:
    home = home_for(4, 3)
    others = [home.usual(4, 6), home.usual(5, 8)]
    by_steps = [together([home.usual(steps, 6), *others]) for steps in range(1, 10)]
    by_stamina = [together([home.usual(4, spent), *others]) for spent in range(18)]
    assert by_steps == sorted(by_steps, reverse=True)
    assert by_stamina == sorted(by_stamina, reverse=True)


def test_a_fast_figure_need_not_hurry_where_another_is_far_behind() -> None:
    """What a step is worth depends on the others: the last one decides how long all must hold out."""
    home = home_for(4, 3)

    def gain(others: int) -> float:
        rest = [home.usual(others, 6), home.usual(others, 6)]
        near, far = (together([home.after(5, ((1.0, steps, 8.0),)), *rest]) for steps in (2, 5))
        return near / far

    assert gain(1) > gain(9)


class Stubbed(Together):
    """Two cells to go to, and somebody else who needs one of them."""

    def prospects(self, figure: int, cells: list[int]) -> dict[int, tuple[float, float]]:
        return {cell: (0.6 if cell == 1 else 0.5, 3.0) for cell in cells}

    def future(self, figure: int, cell: int, chance: float, loss: float) -> Future:
        return Future([chance], [0.0])

    def score(self, figure: int, cell: int, chance: float, loss: float) -> float:
        return chance


def a_view() -> tuple[lapilli.Game, dict[str, object]]:
    table = lapilli.new("fuji", seats=3, seed=1, level=4)
    table.settle()
    return table.game, table.view(0)


def test_a_card_is_left_to_whom_it_serves_most() -> None:
    _, view = a_view()
    mind = Stubbed(view, 0, Rng(1), manner_of(lapilli.core.thought.Effort(playouts=400)))  # type: ignore[arg-type]
    sure, bad, usual = Future([0.9], [0.0]), Future([0.3], [0.0]), Future([0.7], [0.0])
    mind.__dict__["wishes"] = [[(-1, usual)], [(1, sure), (2, bad)], [(-1, usual)]]
    scores = mind.scores(0, [1, 2])
    assert scores[2] > scores[1]  # the better card for me alone is 1
    mind.__dict__["wishes"] = [[(-1, usual)], [(2, sure), (1, bad)], [(-1, usual)]]
    assert mind.scores(0, [1, 2])[1] > mind.scores(0, [1, 2])[2]


def test_rounds_are_counted() -> None:
    counted: tuple[Sorts, Sorts] = ([Counter() for _ in range(SORTS)], [Counter() for _ in range(SORTS)])
    count((5, 3), (3, 6), counted)
    count((1, 9), (0, 12), counted)
    count((0, 2), (0, 3), counted)
    assert counted[0][0] == {(2, 3): 1}
    assert counted[0][1] == {(3, 3): 1}  # whoever got home might have walked as far as anybody
    assert counted[1][0] == {(0, 1): 1}


def test_every_table_has_its_rounds(tmp_path: Path) -> None:
    data = json.loads(ROUNDS.read_text(encoding="utf-8"))
    assert "lapilli train fuji" in data["made"]
    for training in TRAININGS:
        for sorts in data["rounds"][training.name].values():
            assert len(sorts) == SORTS
            for turns in sorts:
                assert sum(share for *_, share in turns) == pytest.approx(1, abs=0.01)
    points = RoundTraining(1, 2).learn(lapilli.games()["fuji"], 0.5, 1, lambda point: None, tmp_path / "rounds.json")
    assert points == [] or points[-1].games > 0
    assert json.loads((tmp_path / "rounds.json").read_text(encoding="utf-8"))["rounds"].keys() == {"1-2"}
