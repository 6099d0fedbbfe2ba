"""A deck whose order nobody knows: no order exists until a card is drawn."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from lapilli.core.packed import append, vec
from lapilli.core.state import State, packed


@final
class Bag:
    """Counts of each kind of card, with a known top and a known bottom where the rules make one.

    Draws take the known top first (its last entry), then the unordered middle, then the known bottom (its first entry).
    """

    __slots__ = ("bottom", "counts", "size", "top")

    def __init__(self, counts: vec[i64]) -> None:
        self.counts = counts
        self.top: vec[i64] = vec[i64]()
        self.bottom: vec[i64] = vec[i64]()
        self.size: i64 = 0  # of the unordered middle
        for index in range(len(counts)):
            self.size += counts[index]

    @staticmethod
    def of(counts: list[int]) -> Bag:
        """A bag from plain numbers: for code outside the kernel (see `refill` in packed.py)."""
        return Bag(packed(counts))

    def fill(self, counts: list[int]) -> None:
        """Put in this many cards of each kind and nothing else."""
        self.counts = packed(counts)
        self.top = vec[i64]()
        self.bottom = vec[i64]()
        self.size = 0
        for count in counts:
            self.size += count

    def copy(self) -> Bag:
        twin = Bag(self.counts[:])
        twin.top = self.top[:]
        twin.bottom = self.bottom[:]
        twin.size = self.size
        return twin

    @property
    def total(self) -> i64:
        """How many cards are left in all."""
        return self.size + len(self.top) + len(self.bottom)

    def offer_draws(self, state: State, base: i64) -> None:
        """Offer chance one action `base + kind` for each card that can come next, weighted by its copies."""
        if len(self.top) > 0:
            state.offer_chance(base + self.top[len(self.top) - 1], 1)
        elif self.size > 0:
            for kind in range(len(self.counts)):
                if self.counts[kind] > 0:
                    state.offer_chance(base + kind, self.counts[kind])
        elif len(self.bottom) > 0:
            state.offer_chance(base + self.bottom[0], 1)

    def draw(self, kind: i64) -> None:
        """Take out the card that chance named."""
        if len(self.top) > 0:
            self.top = self.top[: len(self.top) - 1]
        elif self.size > 0:
            self.counts[kind] -= 1
            self.size -= 1
        else:
            self.bottom = self.bottom[1:]

    def add(self, kind: i64) -> None:
        """Mix one card in among those whose order nobody knows."""
        self.counts[kind] += 1
        self.size += 1

    def put_on_top(self, kind: i64) -> None:
        """Lay a card that everybody saw on top."""
        self.top = append(self.top, kind)

    def bury(self, kind: i64) -> None:
        """Lay a card that everybody saw under all others."""
        self.bottom = append(self.bottom, kind)
