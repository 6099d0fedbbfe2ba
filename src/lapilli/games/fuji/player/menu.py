"""A menu as the heuristic player reads it: numbers in their order, where those of one kind stand together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from lapilli.core.state import packed
from lapilli.games.fuji.actions import SPACE
from lapilli.games.fuji.rules.names import NONE

END: Final = packed([kind.base + kind.size for kind in SPACE.kinds for _ in range(kind.size)])  # of an action's kind


@final
class Menu:
    """The actions of a menu; while one plans there are hundreds, of which few are looked at."""

    __slots__ = ("actions", "foremost")

    def __init__(self, menu: Sequence[int]) -> None:
        self.actions: list[int] = sorted(menu)
        self.foremost: i64 = menu[0]  # as it was given

    def place(self, action: i64) -> i64:
        """Where an action stands, or would stand."""
        first: i64 = 0
        last: i64 = len(self.actions)
        while first < last:
            middle = (first + last) >> 1
            here: i64 = self.actions[middle]
            if here < action:
                first = middle + 1
            else:
                last = middle
        return first

    def among(self, first: i64, end: i64) -> i64:
        """The first action from one number to before another; NONE if there is none."""
        place = self.place(first)
        if place == len(self.actions):
            return NONE
        found: i64 = self.actions[place]
        return found if found < end else NONE

    def of(self, kind: i64) -> i64:
        """The first action of a kind; NONE if there is none."""
        return self.among(kind, END[kind])

    def next(self, action: i64) -> i64:
        """The next action of the same kind; NONE behind the last."""
        return self.among(action + 1, END[action])

    def has(self, action: i64) -> bool:
        return self.among(action, action + 1) != NONE
