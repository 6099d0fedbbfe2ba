"""What a viewer knows of Nisyros: everything (N-0.10). Of undrawn cards not even the position knows the order."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lapilli.core.knowledge import Knowledge
from lapilli.core.rng import Rng
from lapilli.core.sheet import Sheet
from lapilli.core.state import State
from lapilli.core.told import counted as count
from lapilli.games.nisyros.actions import PLACES, RESOURCES, WORKPLACE_WORDS, ZONE_NAMES, ZONES
from lapilli.games.nisyros.knowledge.encode import encode
from lapilli.games.nisyros.knowledge.seen import Folk
from lapilli.games.nisyros.rules.steps import Calling, Gathering
from lapilli.games.nisyros.state import Position

ZONE_LIST: Final[list[str]] = list(ZONE_NAMES)
PLACE_LIST: Final[list[str]] = list(WORKPLACE_WORDS)


@final
class Known(Knowledge):
    """The whole position, the same for every seat and every onlooker."""

    def __init__(self, viewer: i64, island: Position) -> None:
        super().__init__(viewer)
        self.island = island  # a copy, or read at once: the game goes on

    def redeal(self, rng: Rng) -> State:
        """Nothing that is decided already is hidden: there is one world."""
        return self.island.copy()

    def encode(self, sheet: Sheet) -> None:
        encode(self.island, self.viewer, sheet)


# Views are many, so their rows are told from here, compiled. No array goes out or comes in: one that interpreted code
# passes to compiled code is never freed (see `refill` in core/packed.py).


def counted(state: Position, row: str, words: list[str]) -> dict[str, int]:
    """Word -> count for a row of the position, without the zeros."""
    if row == "lava":
        return count(words, state.lava)
    if row == "boats":
        return count(words, state.boats)
    if row == "dams":
        return count(words, state.dams)
    if row == "stars":
        return count(words, state.stars.counts)
    if row == "deck":
        return count(words, state.deck.counts)
    if row == "discard":
        return count(words, state.discard)
    if row == "waiting":
        return count(words, state.waiting)
    return count(words, state.placed)


def called(state: Position) -> dict[str, int]:
    """N-6 How many were called to each theatre in this step."""
    step = state.step
    return count(ZONE_LIST, step.called) if isinstance(step, Calling) else {}


def gathered(state: Position) -> dict[str, dict[str, int]]:
    """N-15.6 How many workers of each colour the drizzle has moved to each theatre."""
    found: dict[str, dict[str, int]] = {}
    step = state.step
    if isinstance(step, Gathering):
        for colour in range(ZONES):
            moved = count(ZONE_LIST, step.moved, ZONES * colour)
            if moved:
                found[ZONE_NAMES[colour]] = moved
    return found


def clockwise(state: Position) -> list[str]:
    """N-14.1 The zones that lie already."""
    return [ZONE_NAMES[state.order[index]] for index in range(len(state.order))]


def slopes(state: Position) -> dict[str, list[str | None]]:
    """N-14.2 The resources of each zone from the crater down; None where nothing lies yet."""
    found: dict[str, list[str | None]] = {}
    for zone in range(ZONES):
        tiles: list[str | None] = []
        for ring in range(4):
            tile = state.tiles[zone * 4 + ring]
            tiles.append(RESOURCES[tile] if tile >= 0 else None)
        found[ZONE_NAMES[zone]] = tiles
    return found


def seat_names(state: Position) -> tuple[str, ...]:
    """N-14.4 The village of each seat; s1, s2, ... until it has chosen."""
    names: list[str] = []
    for seat in range(state.seats):
        colour = state.colours[seat]
        names.append(ZONE_NAMES[colour] if colour >= 0 else f"s{seat + 1}")
    return tuple(names)


def folk(state: Position, colour: i64) -> Folk:
    """The figures of a colour."""
    return {
        "home": ZONE_NAMES[state.home[colour]],
        "citizens": count(ZONE_LIST, state.citizens, ZONES * colour),
        "workers": count(PLACE_LIST, state.workers, PLACES * colour),
        "idle": count(PLACE_LIST, state.idle, PLACES * colour),
        "kos": state.kos[colour],
        "hades": state.hades[colour],
    }
