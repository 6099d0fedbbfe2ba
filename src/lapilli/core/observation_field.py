"""One named field of the observation array."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod


@dataclass(frozen=True)
class ObservationField:
    """One named field of the array in which a seat's knowledge is written for learning agents."""

    name: str
    shape: tuple[int, ...]
    meaning: str  # what the numbers say, for the docs

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)
