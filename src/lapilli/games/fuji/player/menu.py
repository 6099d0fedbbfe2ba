"""A menu as the rule-of-thumb player reads it: by kind, without the phrases it never says."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import groupby

from lapilli.games.fuji.actions import SPACE

Rows = list[tuple[int, dict[str, str]]]  # actions with their words
UNSAID = frozenset(  # phrases it understands but never says: its marker shows where it goes, others know their cards
    ("ask", "will-go", "will-stay", "will-use", "please-go", "please-stay", "please-use", "please-give", "please-bar")
)
KEYS = [kind.key for kind in SPACE.kinds for _ in range(kind.size)]  # of each action


class Menu:
    """The actions of a menu by the key of their kind; a planning menu has hundreds, of which few are looked at."""

    def __init__(self, menu: Sequence[int]) -> None:
        self._actions: dict[str, list[int]] = {}
        for key, actions in groupby(menu, KEYS.__getitem__):
            if key not in UNSAID:
                self._actions.setdefault(key, []).extend(actions)

    def __contains__(self, key: str) -> bool:
        return key in self._actions

    def __getitem__(self, key: str) -> Rows:
        """The actions of a kind with their words; none where the menu has none."""
        return [(action, _words(action)) for action in self._actions.get(key, ())]


@cache
def _words(action: int) -> dict[str, str]:
    """Kept, as the same phrases are offered again and again."""
    return SPACE.kind(action).words(action)
