"""The rule of thumb: the marks of `thumb.py` in an imagined world; they read only what the seat knows."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from lapilli.bots.mind import put
from lapilli.core.rng import Rng
from lapilli.games.eruption.player.thumb import Thumb
from lapilli.games.eruption.rules.course import Course

NUMBERS = Path(__file__).with_name("numbers.json")


@cache
def usual() -> Thumb:
    """The rule of thumb with the numbers of the package."""
    return Thumb(json.loads(NUMBERS.read_text(encoding="utf-8"))["numbers"])


def advise(world: Course, seat: int, menu: Sequence[int], rng: Rng) -> int:
    """The action with the highest mark."""
    put(world, seat, list(menu))
    return int(usual().pick(world, rng))
