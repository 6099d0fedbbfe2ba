"""A softmax over the planes of an observation imitates the heuristic (`steady`), from data alone.

    python examples/learning/imitate.py nisyros --positions 20000 --curve examples/learning/curves/imitate_nisyros.csv

The data are rows of `lapilli.study.data`: what a seat knew, what it might do, what steady did. The curve has one row
per pass: how often the likeliest legal action is the one that steady took, in games that were not learned from; and
how often a blind choice among the legal ones would be.
"""

from __future__ import annotations

import argparse
import csv
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from lapilli.study.data import Decision, positions

Array = np.ndarray[Any, np.dtype[np.float32]]
RATE = 0.5
APART = 5  # one game in so many is kept apart, to be judged by


class Softmax:
    """Weights of the actions that were ever taken; a step of plain gradient for each decision."""

    def __init__(self, decisions: Sequence[Decision]) -> None:
        self.actions = {action: place for place, action in enumerate(sorted({one.action for one in decisions}))}
        width = len(decisions[0].observation)
        self.weights: Array = np.zeros((len(self.actions), width + 1), np.float32)

    def features(self, decision: Decision) -> Array:
        known = np.minimum(decision.observation, 8).astype(np.float32)
        known /= max(1.0, float(np.linalg.norm(known)))
        return np.append(known, np.float32(1.0))

    def legal(self, decision: Decision) -> list[int]:
        return [self.actions[action] for action in decision.legal if action in self.actions]

    def learn(self, decision: Decision) -> None:
        places, x = self.legal(decision), self.features(decision)
        logits = self.weights[places] @ x
        chances = np.exp(logits - logits.max())
        chances /= chances.sum()
        chances[places.index(self.actions[decision.action])] -= 1.0
        self.weights[places] -= RATE * np.outer(chances, x)

    def agrees(self, decision: Decision) -> bool:
        places = self.legal(decision)
        if not places:
            return False
        best = places[int(np.argmax(self.weights[places] @ self.features(decision)))]
        return best == self.actions.get(decision.action)


def imitate(
    game: str, count: int, passes: int, seats: int | None = None, seed: int = 0
) -> list[tuple[int, float, float]]:
    """Learn, and after every pass say how often it agrees with steady, and how often a blind choice would."""
    real = [one for one in positions(game, count, seats, "steady", seed=seed) if len(one.legal) > 1]
    known = [one for one in real if one.game % APART]
    apart = [one for one in real if not one.game % APART] or known[-len(known) // 5 :]
    model, chance = Softmax(known), np.random.default_rng(seed)
    blind = float(np.mean([1 / len(one.legal) for one in apart]))
    curve = [(0, float(np.mean([model.agrees(one) for one in apart])), blind)]
    for number in range(1, passes + 1):
        for place in chance.permutation(len(known)):
            model.learn(known[int(place)])
        curve.append((number, float(np.mean([model.agrees(one) for one in apart])), blind))
    return curve


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("game", nargs="?", default="nisyros")
    arguments.add_argument("--positions", type=int, default=20_000)
    arguments.add_argument("--passes", type=int, default=5)
    arguments.add_argument("--seats", type=int)
    arguments.add_argument("--curve", type=Path)
    chosen = arguments.parse_args()
    curve = imitate(chosen.game, chosen.positions, chosen.passes, chosen.seats)
    for number, share, blind in curve:
        print(f"pass {number}: {share:.0%} as steady does (a blind choice: {blind:.0%})")
    if chosen.curve:
        with chosen.curve.open("w", newline="") as file:
            csv.writer(file, lineterminator="\n").writerows([("pass", "agrees", "blind"), *curve])


if __name__ == "__main__":
    main()
