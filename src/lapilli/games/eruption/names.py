"""Numbers of the kernel and the words that people and positions use for them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from mypy_extensions import i64

from lapilli.core.packed import vec
from lapilli.games.eruption.actions import BORDERS, BOX, PLACES
from lapilli.games.eruption.box import SIDES, Box
from lapilli.games.eruption.rules.island import MASK_OF, ROTATION_OF, SPACE_NAMES, TYPE_OF
from lapilli.games.eruption.state import Ending, Parts, Phase, Purpose, Roll

SPACES = tuple(SPACE_NAMES)
TILE_KINDS = (*BOX.tile_sides, "eruption")
CARD_KINDS = BOX.cards
MATERIAL_NAMES = BOX.materials
PLACE_NAMES = tuple(PLACES)
BORDER_NAMES = tuple(BORDERS)
VILLAGE_NAMES = BOX.villages
PHASES = tuple(name.lower() for name in vars(Phase) if name.isupper())
PURPOSES = tuple(name.lower() for name in vars(Purpose) if name.isupper())
ROLLS = tuple(name.lower() for name in vars(Roll) if name.isupper())
ENDINGS = tuple(name.lower() for name in vars(Ending) if name.isupper())


def tile_name(mask: int) -> str:
    """`wide/0` for the lava sides of a tile on the board."""
    return f"{TILE_KINDS[TYPE_OF[mask]]}/{ROTATION_OF[mask]}"


def tile_mask(name: str) -> int:
    """The lava sides of `wide/0`; raises ValueError for what is no tile in a rotation that is used."""
    kind, _, turn = name.partition("/")
    rotation = int(turn or "0")
    mask = int(MASK_OF[TILE_KINDS.index(kind) * 6 + rotation]) if kind in TILE_KINDS and 0 <= rotation < 6 else 0
    if not mask:
        raise ValueError(f"{name!r} is no tile")
    return mask


def sides_of(mask: int) -> list[str]:
    """The names of the sides in a mask."""
    return [name for side, name in enumerate(SIDES) if mask >> side & 1]


def counted(names: Iterable[str], counts: Iterable[int]) -> dict[str, int]:
    """Name -> number, without the zeros."""
    return {name: int(count) for name, count in zip(names, counts, strict=True) if count}


def spaces_in(mask: int) -> list[str]:
    """The names of the spaces in a mask."""
    return [name for number, name in enumerate(SPACES) if mask >> number & 1]


def numbers(array: vec[i64]) -> list[int]:
    """A packed array as a list."""
    return [int(array[index]) for index in range(len(array))]


def seat_names(parts: Parts) -> tuple[str, ...]:
    """E-0.1 The seats are named after their villages."""
    return tuple(VILLAGE_NAMES[village] for village in numbers(parts.village))


def make_parts(box: Box, seats: int, options: Mapping[str, Any]) -> Parts:
    """The numbers of a box and the options of a table, for the kernel."""
    names = box.seating[seats]
    cards = [
        0 if name == "rain" and not options["rain"] else count
        for name, count in zip(box.cards, box.card_counts, strict=True)
    ]  # E-13.1
    return kernel_parts(
        {
            "village": [box.villages.index(name) for name in names],
            "tile_counts": list(box.tile_counts),
            "forecast": list(box.forecast),
            "card_counts": cards,
            "trade": [box.materials.index(material) for material in box.trade],
            "wall_counts": list(box.wall_counts),
            "bonus": list(box.bonus),
            "points": list(box.points),
            "resource": [
                box.materials.index(box.resources[space]) if space in box.resources else -1 for space in box.spaces
            ],
            "zones": list(box.zones),
            "dealt": [box.dealt],
            "hand_limit": [box.hand_limit],
            "rain_cools": [box.rain_cools],
            "relocate_moves": [box.relocate_moves],
            "walls_dealt": [box.walls_dealt],
            "top": [box.top],
            "step": [box.step],
            "contact_heat": [box.contact_heat],
            "breach_heat": [box.breach_heat],
            "eruption_heat": [box.eruption_heat],
            "rounds": [box.rounds],
        },
        options,
    )


def kernel_parts(numbers: dict[str, list[int]], options: Mapping[str, Any]) -> Parts:
    """The same from plain numbers, as a view carries them."""
    names = [VILLAGE_NAMES[village] for village in numbers["village"]]
    start = options["start"]
    chosen = {name: int(options[name]) for name in ("clans", "annihilation", "forecast", "rain", "mates_see_hands")}
    return Parts(len(names), numbers, {**chosen, "start": names.index(start) if start in names else -1})


def options_of(parts: Parts) -> dict[str, Any]:
    """The options of a table, as they were chosen."""
    return {
        "clans": parts.clans,
        "annihilation": parts.annihilation,
        "forecast": parts.forecast,
        "rain": parts.rain,
        "start": seat_names(parts)[parts.start] if parts.start >= 0 else "dice",
        "mates_see_hands": parts.mates_see_hands,
    }
