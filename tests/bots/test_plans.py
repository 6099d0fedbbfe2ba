"""Bots keep a plan from one decision to the next: nobody is sent away and called back in the same round."""

from __future__ import annotations

from collections import defaultdict

import pytest

import lapilli
from lapilli.study.plan import Plan, Runner


def journeys(level: str, seats: int, seed: int, rounds: int) -> dict[tuple[int, int], list[tuple[str, str]]]:
    """For each round and seat where workers were taken from and put to, in order."""
    game = lapilli.list_games()["nisyros"]
    runner = Runner(Plan.make(game, seats, level, {"level": "heracles"}, seed))
    state = runner.start.copy()
    found: dict[tuple[int, int], list[tuple[str, str]]] = defaultdict(list)
    for seat, action in runner.moves(state, 0):
        number = int(state.round)
        if number > rounds:
            break
        words = game.space.text(action).split()
        if words[0] == "place" and len(words) == 5:
            found[number, seat].append((words[2], words[4]))
    return found


@pytest.mark.parametrize("level", ["gentle", "casual", "steady", "strong:8"])
def test_nobody_walks_to_and_fro(level: str) -> None:
    walked = journeys(level, 3, 5, 4)
    assert sum(map(len, walked.values())) >= 8
    for (number, seat), moves in walked.items():
        left = [start for start, _ in moves]
        back = [(start, end) for index, (start, end) in enumerate(moves) if end in left[:index]]
        assert not back, f"round {number}, seat {seat}: {moves}"
