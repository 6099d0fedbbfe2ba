"""A menu as the rule-of-thumb player reads it: by kind."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from functools import cache

from lapilli.games.fuji.actions import SPACE

Rows = list[tuple[int, dict[str, str]]]  # actions with their words
RANGES = {kind.key: (kind.base, kind.base + kind.size) for kind in SPACE.kinds}
NOTHING = (0, 0)


class Menu:
    """The actions of a menu by the key of their kind; a planning menu has hundreds, of which few are looked at."""

    def __init__(self, menu: Sequence[int]) -> None:
        self._actions = sorted(menu)

    def __contains__(self, key: str) -> bool:
        first, last = RANGES.get(key, NOTHING)
        place = bisect_left(self._actions, first)
        return place < len(self._actions) and self._actions[place] < last

    def __getitem__(self, key: str) -> Rows:
        """The actions of a kind with their words; none where the menu has none."""
        first, last = (bisect_left(self._actions, end) for end in RANGES.get(key, NOTHING))
        return [(action, _words(action)) for action in self._actions[first:last]]


@cache
def _words(action: int) -> dict[str, str]:
    """Kept, as the same phrases are offered again and again."""
    return SPACE.kind(action).words(action)
