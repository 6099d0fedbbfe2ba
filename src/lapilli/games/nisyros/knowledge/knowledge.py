"""What a viewer knows of Nisyros: everything (N-0.10). Of undrawn cards not even the position knows the order."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from lapilli.core.knowledge import Knowledge
from lapilli.core.packed import vec
from lapilli.core.rng import Rng
from lapilli.core.state import State
from lapilli.games.nisyros.actions import PLACES, WORKPLACE_WORDS, ZONE_NAMES, ZONES
from lapilli.games.nisyros.state import Island

ZONE_LIST: Final[list[str]] = list(ZONE_NAMES)
PLACE_LIST: Final[list[str]] = list(WORKPLACE_WORDS)


@final
class OpenIsland(Knowledge):
    """The whole position, the same for every seat and every onlooker."""

    def __init__(self, viewer: i64, island: Island) -> None:
        super().__init__(viewer)
        self.island = island.copy()  # it goes on without us

    def redeal(self, rng: Rng) -> State:
        """Nothing that is decided already is hidden: there is one world."""
        return self.island.copy()


def counted(words: list[str], counts: vec[i64], first: i64) -> dict[str, int]:
    """Word -> count for a row of numbers that begins at `first`, without the zeros; compiled, for views are many."""
    found: dict[str, int] = {}
    for index in range(len(words)):
        count = counts[first + index]
        if count > 0:
            found[words[index]] = count
    return found


def marked(words: list[str], mask: i64) -> list[str]:
    """The words of the bits that are set."""
    found: list[str] = []
    index: i64 = 0
    while mask > 0:
        if mask & 1:
            found.append(words[index])
        mask >>= 1
        index += 1
    return found


def named(words: list[Any], numbers: vec[i64], first: i64, count: i64) -> list[Any]:
    """The words of a row of numbers that begins at `first`; -1 stands for the last word."""
    return [words[numbers[first + index]] for index in range(count)]


def seat_names(state: Island) -> tuple[str, ...]:
    """N-14.4 The village of each seat; s1, s2, ... until it has chosen."""
    names: list[str] = []
    for seat in range(state.seats):
        colour = state.colours[seat]
        names.append(ZONE_NAMES[colour] if colour >= 0 else f"s{seat + 1}")
    return tuple(names)


def folk(state: Island, colour: i64) -> dict[str, Any]:
    """The figures of a colour."""
    return {
        "home": ZONE_NAMES[state.home[colour]],
        "citizens": counted(ZONE_LIST, state.citizens, ZONES * colour),
        "workers": counted(PLACE_LIST, state.workers, PLACES * colour),
        "idle": counted(PLACE_LIST, state.idle, PLACES * colour),
        "kos": state.kos[colour],
        "hades": state.hades[colour],
    }
