"""Q-learning with a table learns to play Stones, a game on one page, as well as it can be played.

    python examples/learning/q_stones.py --games 4000 --curve examples/learning/curves/q_stones.csv

Who leaves a multiple of four cannot lose. The curve has one row per evaluation: games played so far, and the share of
heaps from which a win can be forced at which the learner takes the right number.
"""

from __future__ import annotations

import argparse
import csv
import sys
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "stones" / "src"))

from lapilli.adapters.match import Match, Setting
from stones import GAME, StonesState

HEAP = 21
RATE, EXPLORE = 0.2, 0.25
Table = np.ndarray[Any, np.dtype[np.float64]]


def learn(games: int, every: int, seed: int = 0) -> list[tuple[int, float]]:
    """Play against itself; what a move is worth is minus what the best answer to it is worth."""
    values: Table = np.zeros((HEAP + 1, GAME.space.size))
    setting = Setting(GAME, 2, {"heap": HEAP})
    chance = np.random.default_rng(seed)
    curve = [(0, right(values))]
    for number in range(1, games + 1):
        match = Match(setting, number)
        while not match.over:
            state = match.state
            assert isinstance(state, StonesState)
            seat, heap, mask = match.actor, state.heap, match.mask().astype(bool)
            explore = chance.random() < EXPLORE
            action = int(chance.choice(np.flatnonzero(mask)) if explore else choose(values, heap, mask))
            match.play(action)
            values[heap, action] += RATE * (worth(values, match, seat) - values[heap, action])
        if number % every == 0:
            curve.append((number, right(values)))
    return curve


def worth(values: Table, match: Match, seat: int) -> float:
    """What the moment is worth to a seat: the result, or the best that the seat that is asked next can do."""
    if match.over:
        return match.utilities()[seat]
    state = match.state
    assert isinstance(state, StonesState)
    best = float(values[state.heap, : min(3, state.heap)].max())
    return best if match.actor == seat else -best


def choose(values: Table, heap: int, mask: Any) -> int:
    return int(np.argmax(np.where(mask, values[heap], -np.inf)))


def right(values: Table) -> float:
    """How often the table knows the winning move, over all heaps that have one."""
    heaps = [heap for heap in range(1, HEAP + 1) if heap % 4]
    found = [choose(values, heap, np.arange(GAME.space.size) < heap) == heap % 4 - 1 for heap in heaps]
    return sum(found) / len(found)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--games", type=int, default=4000)
    arguments.add_argument("--every", type=int, default=250)
    arguments.add_argument("--curve", type=Path)
    chosen = arguments.parse_args()
    curve = learn(chosen.games, chosen.every)
    for games, share in curve:
        print(f"{games:>6} games: {share:.0%} of the winning moves known")
    if chosen.curve:
        with chosen.curve.open("w", newline="") as file:
            csv.writer(file, lineterminator="\n").writerows([("games", "right"), *curve])


if __name__ == "__main__":
    main()
