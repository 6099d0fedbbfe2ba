"""What may stand in the fields of a position of Eruption, beyond the domains of the core."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from lapilli.core.domains import Domain, Each, Whole
from lapilli.games.eruption.names import LAVA_TILES, SPACES, tile_mask
from lapilli.games.eruption.state import Vent

T = TypeVar("T")
Pairs = list[tuple[int, int]]  # (number of a word, value)


class Sparse(Domain[Pairs]):
    """A mapping from some of many words, kept as (number of the word, value) pairs; no value is -1."""

    def __init__(self, words: Sequence[str], domain: Domain[int]) -> None:
        self.words, self.domain, self.each = words, domain, Each(words, domain, -1)

    def __str__(self) -> str:
        return str(self.each)

    def take(self, data: object, field: str) -> Pairs:
        return [(number, item) for number, item in enumerate(self.each.take(data, field)) if item >= 0]


class Tile(Domain[int]):
    """A tile in a rotation, kept as the mask of its lava sides."""

    def __str__(self) -> str:
        return f"one of {', '.join(LAVA_TILES)} or eruption, with a rotation that it has, such as wide/0"

    def take(self, data: object, field: str) -> int:
        try:
            return tile_mask(str(data))
        except ValueError:
            raise self.refuse(data, field) from None


class Degrees(Whole):
    """E-6.1 A temperature of the burn meter."""

    def __init__(self, top: int, step: int) -> None:
        super().__init__(0, top)
        self.step = step

    def __str__(self) -> str:
        return f"a multiple of {self.step} from 0 to {self.high}"

    def take(self, data: object, field: str) -> int:
        degrees = super().take(data, field)
        if degrees % self.step:
            raise self.refuse(data, field)
        return degrees


class Numbered(Whole):
    """A number that people count from 1 and a state from 0."""

    def take(self, data: object, field: str) -> int:
        return super().take(data, field) - 1


class VentPlace(Domain[int]):
    """Where an eruption tile is: row, gone, the seat that holds it, or its space."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names

    def __str__(self) -> str:
        return f"row, gone, one of {', '.join(self.names)}, or a space"

    def take(self, data: object, field: str) -> int:
        if data in self.names:
            return self.names.index(str(data))
        if data in ("row", "gone"):
            return int(Vent.ROW if data == "row" else Vent.GONE)
        if data in SPACES:
            return int(Vent.BOARD) + SPACES.index(str(data))
        raise self.refuse(data, field)
