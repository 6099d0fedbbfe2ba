"""The rule of thumb."""

from __future__ import annotations

from collections.abc import Sequence

from lapilli.core.game import View
from lapilli.core.rng import Rng


def advise(view: View, seat: int, menu: Sequence[int], rng: Rng) -> int:
    return menu[rng.below(len(menu))]
