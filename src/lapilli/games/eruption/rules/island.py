"""The island as numbers: what lies beyond each side, which flow faces which space, which tile fits where.

Spaces are numbered 0-59 as in the digest's table, sides 0-5 clockwise from n. A set of sides is a mask of 6 bits, a set
of spaces one of 60. A tile on the board is the mask of its lava sides: the 62 pattern-rotations and the eruption tile
are all different (E-2.1 "any rotation"), and 0 is an empty space. What the neighbours demand of a space is its *need*:
the mask of sides that must be lava, plus 64 times the mask of sides that must be ground.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lapilli.core.state import packed
from lapilli.games.eruption.actions import BORDERS, BOX, PLACES

SPACES: Final[i64] = 60
SIDES: Final[i64] = 6
VILLAGES: Final[i64] = 6
BORDERS_EACH: Final[i64] = 7
BORDER_COUNT: Final[i64] = 42  # places 0-41 are village sides, then 6 exits, then the flows of tiles
EXIT_END: Final[i64] = 48
PLACE_COUNT: Final[i64] = 324
TILES: Final[i64] = 12
ERUPTION: Final[i64] = 12  # the type of an eruption tile
ALL_SIDES: Final[i64] = 63
GROUND: Final[i64] = 64  # factor of the ground sides in a need
NONE: Final[i64] = -1

SIDE_NAMES: Final = ["n", "ne", "se", "s", "sw", "nw"]
SPACE_NAMES = list(BOX.spaces)
_ROWS = [list(BOX.spaces[name]) for name in SPACE_NAMES]


def _number(names: list[str], name: str) -> int:
    return names.index(name) if name in names else -1


def _flow_towards(space: int, side: int) -> int:
    """The place of the flow that faces this space over this side, if lava lies there."""
    thing = _ROWS[space][side]
    if thing in BOX.exits:
        return PLACES.index(thing)
    return _number(PLACES, f"{thing}.{SIDE_NAMES[(side + 3) % 6]}") if thing in BOX.spaces else -1


def _mask(space: int, things: list[str]) -> int:
    return sum(1 << side for side in range(6) if _ROWS[space][side] in things)


_EACH = [(space, side) for space in range(60) for side in range(6)]
NEIGHBOUR: Final = packed([_number(SPACE_NAMES, _ROWS[space][side]) for space, side in _EACH])
FACING: Final = packed([_flow_towards(space, side) for space, side in _EACH])
FLOW: Final = packed([_number(PLACES, f"{SPACE_NAMES[space]}.{SIDE_NAMES[side]}") for space, side in _EACH])
VILLAGE_MASK: Final = packed([_mask(space, BORDERS) for space in range(60)])
EMPTY_NEED: Final = packed([_mask(space, list(BOX.exits)) + 64 * _mask(space, ["rock"]) for space in range(60)])
EXIT_MASK: Final = packed([_mask(space, list(BOX.exits)) for space in range(60)])
BORDER_SPACE: Final = packed([space for name in BORDERS for space, side in _EACH if _ROWS[space][side] == name])
BORDER_SIDE: Final = packed([side for name in BORDERS for space, side in _EACH if _ROWS[space][side] == name])
START_FRONTIER: Final[i64] = sum(1 << space for space in range(60) if _mask(space, list(BOX.exits)))

BITS: Final = packed([bin(mask).count("1") for mask in range(64)])
BIT: Final = packed([1 << space for space in range(60)])  # compiled, `1 << space` would be a shift of 32 bits
SPACE_OF_BIT: Final = packed(
    [next((space for space in range(60) if (1 << space) % 67 == rest), -1) for rest in range(67)]
)


def _turned(sides: list[int], rotation: int) -> int:
    return sum(1 << (side + rotation) % 6 for side in sides)


def _rotations(sides: list[int]) -> list[int]:
    """Masks by rotation; 0 where a symmetric tile would look as it did in a smaller rotation."""
    masks: list[int] = []
    for rotation in range(6):
        mask = _turned(sides, rotation)
        masks.append(0 if mask in masks else mask)
    return masks


_PATTERNS = [_rotations(list(sides)) for sides in BOX.tile_sides.values()] + [_rotations([0, 1, 2, 3, 4, 5])]
MASK_OF: Final = packed([mask for masks in _PATTERNS for mask in masks])
ROTATIONS: Final = packed([sum(1 for mask in masks if mask) for masks in _PATTERNS])
TYPE_OF: Final = packed(
    [next((kind for kind in range(13) if mask in _PATTERNS[kind] and mask), -1) for mask in range(64)]
)
ROTATION_OF: Final = packed(
    [next((masks.index(mask) for masks in _PATTERNS if mask in masks and mask), -1) for mask in range(64)]
)


def _fitting() -> tuple[list[int], list[int]]:
    """E-2.2-2.4 For every need the types that fit it in some rotation, and for every type the rotations."""
    types, turns = [0] * 4096, [0] * (13 * 4096)
    for lava in range(64):
        for ground in range(64):
            if lava & ground:
                continue
            need = lava + 64 * ground
            for kind in range(13):
                fits = 0
                for rotation in range(6):
                    mask = _PATTERNS[kind][rotation]
                    if mask and mask & lava == lava and mask & ground == 0:
                        fits |= 1 << rotation
                turns[kind * 4096 + need] = fits
                if fits and kind < 12:
                    types[need] |= 1 << kind
    return types, turns


_TYPES, _TURNS = _fitting()
TYPES_FITTING: Final = packed(_TYPES)
TURNS_FITTING: Final = packed(_TURNS)


def lowest(spaces: i64) -> i64:
    """The number of the lowest space in a set that is not empty."""
    return SPACE_OF_BIT[(spaces & -spaces) % 67]


def contacts_of(space: i64, mask: i64) -> i64:
    """E-1.2 The village sides that a tile with these lava sides touches on this space, as a mask of sides."""
    return mask & VILLAGE_MASK[space]
