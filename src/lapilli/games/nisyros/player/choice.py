"""What a menu offers, read: each action with the key of its kind and its words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from lapilli.games.nisyros.actions import SPACE
from lapilli.games.nisyros.player.outlook import Outlook

Words = dict[str, str]
Choice = tuple[int, str, Words]  # action, key of its kind, its words
Decisions = Mapping[str, Callable[[Outlook, str, Sequence[Choice]], int]]  # phase -> who decides there
PRICE = {"stone": 0.8, "wood": 1.0, "wheat": 0.7}


@cache
def read(action: int) -> Choice:
    kind = SPACE.kind(action)
    return action, kind.key, kind.words(action)


def best(choices: Sequence[Choice], value: Callable[[str, Words], float]) -> int:
    """The choice with the highest value; the first of equals."""
    return max(choices, key=lambda choice: value(choice[1], choice[2]))[0]


def named(choices: Sequence[Choice], key: str) -> int | None:
    return next((action for action, name, _ in choices if name == key), None)
