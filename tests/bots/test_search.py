"""The search: it finds what playouts show, the more the better, and leaves the heuristic only for good reasons."""

from __future__ import annotations

import time
from itertools import pairwise

from lapilli.bots.net import Net
from lapilli.bots.search import Search
from lapilli.core.rng import Rng
from tests.bots.nim import INPUTS, Blind, heap

RIGHT = {5: 1, 6: 2, 7: 3, 9: 1, 10: 2, 11: 3}


def chosen(stones: int, playouts: int, seed: int, errors: float = 0.0) -> int:
    adapter = Blind(Net(INPUTS, 1, 1))
    wrong = [1, 2, 3]
    wrong.remove(RIGHT[stones])
    search = Search(adapter, heap(stones).know(0), 0, [*wrong, RIGHT[stones]], seed)
    search.run(playouts, 0.0)
    return int(search.best(errors))


def share_right(playouts: int) -> float:
    tries = [(stones, seed) for stones in RIGHT for seed in range(12)]
    return sum(chosen(stones, playouts, seed) == RIGHT[stones] for stones, seed in tries) / len(tries)


def test_it_gets_better_with_its_budget() -> None:
    few, many = share_right(12), share_right(600)
    assert many > few + 0.15
    assert many > 0.8


def test_all_choices_meet_the_same_chance() -> None:
    search = Search(Blind(Net(INPUTS, 1, 1)), heap(9).know(0), 0, [2, 2], 7)
    search.run(40, 0.0)
    one, other = search.trials
    assert one.results == other.results[: len(one.results)]
    assert search.gain(other) == 0.0


def test_the_dice_of_one_world_say_nothing_about_the_next() -> None:
    """Generators of neighbouring seeds differ by the same number at every throw."""
    search = Search(Blind(Net(INPUTS, 1, 1)), heap(9).know(0), 0, [1, 2], 7)
    throws = [search.dice(index).below(6) for index in range(80)]
    assert {(after - before) % 6 for before, after in pairwise(throws)} == set(range(6))
    assert throws == [search.dice(index).below(6) for index in range(80)]


def test_it_stays_with_the_rule_of_thumb_unless_the_gain_is_significant() -> None:
    assert chosen(5, 600, 1, errors=1.5) == 1
    assert chosen(5, 600, 1, errors=1e6) != 1  # the first of the list stands for the heuristic's choice


def test_it_keeps_to_its_playouts_and_to_its_time() -> None:
    search = Search(Blind(Net(INPUTS, 1, 1)), heap(11).know(0), 0, [1, 2, 3], 3)
    search.run(90, 0.0)
    assert 60 <= search.playouts <= 120
    late = Search(Blind(Net(INPUTS, 1, 1)), heap(11).know(0), 0, [1, 2, 3], 3)
    began = time.process_time()
    late.run(10**9, 0.05)
    assert time.process_time() - began < 2.0
    assert late.playouts > 0


def test_the_same_seed_finds_the_same() -> None:
    assert [chosen(11, 60, 5) for _ in range(2)] == [chosen(11, 60, 5)] * 2
    assert Rng(1).below(10) == Rng(1).below(10)
