"""D-2 The board: sets of fields as bit masks (field 0 = a1, row by row), neighbours, ways over water."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lapilli.core.packed import append, vec
from lapilli.core.state import packed
from lapilli.games.deukalion.actions import N_FIELDS

COLUMNS: Final[i64] = 9
NOT_WEST: Final[i64] = sum(1 << field for field in range(63) if field % 9 != 0)
NOT_EAST: Final[i64] = sum(1 << field for field in range(63) if field % 9 != 8)
NOT_SOUTH: Final[i64] = sum(1 << field for field in range(54))
BIT: Final = packed([1 << field for field in range(63)])  # compiled, a shifted literal is cut off at 32 bits
ROOT: Final[i64] = 67  # 2 is a primitive root of 67: the powers of two leave different remainders
FIELD_OF: Final = packed([next((field for field in range(63) if (1 << field) % 67 == rest), 0) for rest in range(67)])


def lowest(mask: i64) -> i64:
    """The first field of a set that is not empty."""
    return FIELD_OF[(mask & -mask) % ROOT]


def spread(mask: i64) -> i64:
    """D-2.2 All squares that share an edge with one of these; corners never count."""
    return (mask & NOT_EAST) << 1 | (mask & NOT_WEST) >> 1 | (mask & NOT_SOUTH) << COLUMNS | mask >> COLUMNS


@final
class Chart:
    """The map: which squares are water, what lies beside which place, where a push can lead."""

    __slots__ = (
        "anchors",
        "beside",
        "hydra_pushes",
        "hydra_start",
        "push_fields",
        "pushes",
        "safe",
        "sea",
        "styx",
        "water",
    )

    def __init__(
        self, sea: int, anchors: int, styx: int, squares: list[int], hydra_start: int, push_fields: int
    ) -> None:
        self.sea: i64 = sea  # open sea
        self.anchors: i64 = anchors
        self.styx: i64 = styx
        self.safe: i64 = self.anchors | self.styx  # D-2.3
        self.water: i64 = self.sea | self.safe  # D-2.1
        self.hydra_start: i64 = hydra_start
        self.push_fields: i64 = push_fields
        self.beside: vec[i64] = vec[i64]()  # of every place: the water fields beside it
        for square in squares:
            self.beside = append(self.beside, spread(BIT[i64(square)]) & self.water)
        self.pushes: vec[i64] = vec[i64]()
        self.hydra_pushes: vec[i64] = vec[i64]()
        for field in range(N_FIELDS):
            self.pushes = append(self.pushes, ways(field, self.water, self.push_fields, 0))
            self.hydra_pushes = append(self.hydra_pushes, ways(field, self.sea, self.push_fields, 0))


def ways(field: i64, water: i64, steps: i64, trodden: i64) -> i64:
    """D-14.1 The ends of all ways of exactly this many steps that tread no square twice."""
    if steps == 0:
        return BIT[field]
    ends: i64 = 0
    here = trodden | BIT[field]
    around = spread(BIT[field]) & water & ~here
    while around != 0:
        ends |= ways(lowest(around), water, steps - 1, here)
        around &= around - 1
    return ends


def reach(start: i64, steps: i64, water: i64, passable: i64) -> i64:
    """D-6.2 Where ways of at most this many steps end, if only passable fields lie between."""
    ends: i64 = 0
    front = BIT[start]
    for _time in range(steps):
        fresh = spread(front) & water & ~ends
        if fresh == 0:
            break
        ends |= fresh
        front = fresh & passable
    return ends & ~BIT[start]


def nearest(start: i64, water: i64, free: i64) -> i64:
    """D-14.4 The free fields at the smallest number of steps, over anything on the water."""
    seen = BIT[start]
    front = seen
    while front != 0:
        front = spread(front) & water & ~seen
        seen |= front
        if front & free != 0:
            return front & free
    return 0
