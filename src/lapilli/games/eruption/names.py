"""Numbers of the kernel and the words that people and positions use for them."""

from __future__ import annotations

from functools import cache

from lapilli.core.packed import entries
from lapilli.games.eruption.actions import BORDERS, BOX, PLACES
from lapilli.games.eruption.box import SIDES
from lapilli.games.eruption.rules.island import MASK_OF, ROTATION_OF, SPACE_NAMES, TYPE_OF
from lapilli.games.eruption.rules.steps import Purpose, Roll
from lapilli.games.eruption.state import Ending, Open, Phase

SPACES = tuple(SPACE_NAMES)
LAVA_TILES = tuple(BOX.tile_sides)
TILE_KINDS = (*LAVA_TILES, "eruption")
CARD_KINDS = BOX.cards
MATERIAL_NAMES = BOX.materials
PLACE_NAMES = tuple(PLACES)
BORDER_NAMES = tuple(BORDERS)
VILLAGE_NAMES = BOX.villages
PHASES = tuple(name.lower() for name in vars(Phase) if name.isupper())
PURPOSES = tuple(name.lower() for name in vars(Purpose) if name.isupper())
ROLLS = tuple(name.lower() for name in vars(Roll) if name.isupper())
ENDINGS = tuple(name.lower() for name in vars(Ending) if name.isupper())


TILE_NAMES = [f"{TILE_KINDS[TYPE_OF[mask]]}/{ROTATION_OF[mask]}" if mask else "" for mask in range(64)]


def tile_name(mask: int) -> str:
    """`wide/0` for the lava sides of a tile on the board."""
    return TILE_NAMES[mask]


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


def spaces_in(mask: int) -> list[str]:
    """The names of the spaces in a mask."""
    return [name for number, name in enumerate(SPACES) if mask >> number & 1]


def seat_names(table: Open) -> tuple[str, ...]:
    """E-0.1 The seats are named after their villages; s1, s2, ... until they have chosen."""
    return _names(tuple(entries(table.villages)))


@cache
def _names(villages: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(VILLAGE_NAMES[village] if village >= 0 else f"s{number}" for number, village in enumerate(villages, 1))
