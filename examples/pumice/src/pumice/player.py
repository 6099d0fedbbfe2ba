"""The heuristic: heavy stones for fat craters, light ones otherwise; splash the leader when it pays."""

from __future__ import annotations

from collections.abc import Sequence

from lapilli.core.players import Players
from lapilli.core.rng import Rng
from pumice.actions import DRAW, KEEP, SPLASH, TARGET
from pumice.rules import Known


class PumicePlayers(Players[Known]):
    """The heuristic; weak bots overlook something else in every round."""

    def mistake_seed(self, known: Known) -> tuple[object, ...]:
        return (known.round,)

    def choose_by_heuristic(self, known: Known, seat: int, menu: Sequence[int], rng: Rng) -> int:
        return choose_by_heuristic(known, seat, menu, rng)


def choose_by_heuristic(known: Known, seat: int, menu: Sequence[int], rng: Rng) -> int:
    if menu[0] < KEEP:
        return _stone(known, menu, rng)
    points = known.points
    rivals = [points[other] if other != seat else -1 for other in range(len(points))]
    if TARGET <= menu[0] < DRAW:
        return max(menu, key=lambda action: rivals[action - TARGET])
    half = (known.crater + known.thrown) // 2
    swing = half + min(half, max(rivals))  # what a splash moves between me and the leader
    return SPLASH if SPLASH in menu and swing > known.crater + known.thrown else KEEP


def _stone(known: Known, menu: Sequence[int], rng: Rng) -> int:
    """A full crater is worth the heaviest stone; otherwise mix, so that nobody can match it for certain."""
    if known.crater >= 4 or rng.below(3) > 0:
        return max(menu)
    return menu[rng.below(len(menu))]
