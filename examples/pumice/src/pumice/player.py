"""The rule of thumb: heavy stones for fat craters, light ones otherwise; splash the leader when it pays."""

from __future__ import annotations

from collections.abc import Sequence

from lapilli.core.rng import Rng
from pumice.actions import DRAW, KEEP, SPLASH, TARGET
from pumice.knowledge import View


def advise(view: View, seat: int, menu: Sequence[int], rng: Rng) -> int:
    if menu[0] < KEEP:
        return _stone(view, menu, rng)
    points = view["points"]
    rivals = [points[other] if other != seat else -1 for other in range(len(points))]
    if TARGET <= menu[0] < DRAW:
        return max(menu, key=lambda action: rivals[action - TARGET])
    half = (view["crater"] + view["thrown"]) // 2
    swing = half + min(half, max(rivals))  # what a splash moves between me and the leader
    return SPLASH if SPLASH in menu and swing > view["crater"] + view["thrown"] else KEEP


def _stone(view: View, menu: Sequence[int], rng: Rng) -> int:
    """A full crater is worth the heaviest stone; otherwise mix, so that nobody can match it for certain."""
    if view["crater"] >= 4 or rng.below(3) > 0:
        return max(menu)
    return menu[rng.below(len(menu))]
