"""Steps under way: small values, made when a step begins and dropped when it ends, so that none can be stale."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lapilli.core.packed import vec

NOWHERE: Final[i64] = -1


class Purpose:
    """What a drawn tile is for."""

    STEP: Final[i64] = 0  # the mandatory placement of step 2
    EXTRA: Final[i64] = 1  # danger zone 3
    CARD: Final[i64] = 2  # Lava Flow, or two cards
    OUT: Final[i64] = 3  # a player who is out
    QUAKE: Final[i64] = 4


class Roll:
    """What the two dice are thrown for."""

    NOTHING: Final[i64] = 0
    START: Final[i64] = 1
    DAMAGE: Final[i64] = 2
    WALL: Final[i64] = 3


@final
class Placement:
    """E-2.10 One tile on its way from the stack to the board, a Quake's too."""

    # generated: PLACEMENT.class (fields.py)
    __slots__ = ("closed", "purpose", "rotation", "space", "taken_from", "tile")

    def __init__(self, purpose: i64) -> None:
        self.purpose = purpose
        self.tile: i64 = NOWHERE  # the drawn tile
        self.taken_from: i64 = NOWHERE  # forecast: the stack it was taken from
        self.space: i64 = NOWHERE  # where the tile shall go while walls are tested
        self.rotation: i64 = NOWHERE
        self.closed: i64 = 0  # spaces whose walls have held

    def copy(self) -> Placement:
        twin = Placement(self.purpose)
        twin.tile = self.tile
        twin.taken_from = self.taken_from
        twin.space = self.space
        twin.rotation = self.rotation
        twin.closed = self.closed
        return twin

    # generated: end


@final
class Throw:
    """E-5.12, E-0.6 Two dice that are to fall, the orange one first; for the wall on a place, or for the start."""

    # generated: THROW.class (fields.py)
    __slots__ = ("orange", "place", "roll")

    def __init__(self, roll: i64, place: i64) -> None:
        self.roll = roll
        self.place = place
        self.orange: i64 = 0  # once it has fallen

    def copy(self) -> Throw:
        twin = Throw(self.roll, self.place)
        twin.orange = self.orange
        return twin

    # generated: end


@final
class Relocation:
    """E-9.7 A Relocate card is being used."""

    # generated: RELOCATION.class (fields.py)
    __slots__ = ("left",)

    def __init__(self, left: i64) -> None:
        self.left = left  # moves that may still be made

    def copy(self) -> Relocation:
        return Relocation(self.left)

    # generated: end


@final
class StartRoll:
    """E-0.6 The dice decide who begins."""

    # generated: START_ROLL.class (fields.py)
    __slots__ = ("contenders", "rolled")

    def __init__(self, contenders: i64, rolled: vec[i64]) -> None:
        self.contenders = contenders  # seats that still may begin
        self.rolled = rolled  # the sums so far

    def copy(self) -> StartRoll:
        return StartRoll(self.contenders, self.rolled[:])

    # generated: end
