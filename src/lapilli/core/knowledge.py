"""Sample what a viewer does not know: draws and shuffles. `Knowledge` itself is in `state.py`."""

from __future__ import annotations

from mypy_extensions import i64

from lapilli.core.packed import vec
from lapilli.core.rng import Rng
from lapilli.core.state import SPECTATOR as SPECTATOR
from lapilli.core.state import Everything as Everything
from lapilli.core.state import Knowledge as Knowledge


def draw_one(counts: vec[i64], total: i64, rng: Rng) -> i64:
    """Take one of `total` things out of a heap of counts, all equally likely; returns its kind."""
    left = rng.below(total)
    for kind in range(len(counts)):
        left -= counts[kind]
        if left < 0:
            counts[kind] -= 1
            return kind
    raise AssertionError("there are fewer things in the heap than were named")


def shuffle(items: vec[i64], rng: Rng) -> None:
    """Put numbers into random order, in place."""
    for last in range(len(items) - 1, 0, -1):
        other = rng.below(last + 1)
        kept = items[last]
        items[last] = items[other]
        items[other] = kept
