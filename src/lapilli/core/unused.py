"""Actions that no seat can choose at a table: learning agents get an action space without them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class UnusedActions(NamedTuple):
    """Kinds of action (keys), and words of domains; an action with one of them is in no menu of a seat."""

    kinds: frozenset[str] = frozenset()
    words: Mapping[str, frozenset[str]] = {}  # by domain of the action space
