"""A menu as the rule-of-thumb player reads it: sorted by kind, without the phrases it never says."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from lapilli.games.fuji.actions import SPACE

Rows = list[tuple[int, dict[str, str]]]  # actions with their words
Menu = dict[str, Rows]  # by the key of their kind
UNSAID = frozenset(  # phrases it understands but never says: its marker shows where it goes, others know their cards
    ("ask", "will-go", "will-stay", "will-use", "please-go", "please-stay", "please-use", "please-give", "please-bar")
)


def sort_menu(menu: Sequence[int]) -> Menu:
    """The actions of a menu, by kind."""
    found: Menu = {}
    for action in menu:
        parts = _parts(action)
        if parts is not None:
            found.setdefault(parts[0], []).append((action, parts[1]))
    return found


@cache
def _parts(action: int) -> tuple[str, dict[str, str]] | None:
    """Key and words of an action; a planning menu has hundreds, and the same ones again and again."""
    kind = SPACE.kind(action)
    return None if kind.key in UNSAID else (kind.key, kind.words(action))
