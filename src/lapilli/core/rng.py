"""A small random number generator, equal in compiled and interpreted code (multiply with carry, 64 bits)."""

from typing import Final, final

from mypy_extensions import i64

MULTIPLIER: Final[i64] = 698769069
LOW: Final[i64] = 0xFFFFFFFF
WIDE: Final[i64] = 1 << 31


@final
class Rng:
    """Random numbers for chance and for bots; no state of a game ever holds a generator."""

    __slots__ = ("state",)

    def __init__(self, seed: i64) -> None:
        self.state: i64 = (seed & 0xFFFFFFFFFFFFFFF) + 0x9E3779B9
        for _time in range(8):  # small seeds differ in few bits; a few steps spread them
            self.below(2)

    def below(self, sides: i64) -> i64:
        """Return a number from 0 to sides - 1 with equal probability; sides up to 2**62."""
        self.state = MULTIPLIER * (self.state & LOW) + (self.state >> 32)
        if sides <= WIDE:
            return ((self.state & LOW) * sides) >> 32
        high = (self.state & LOW) >> 1
        self.state = MULTIPLIER * (self.state & LOW) + (self.state >> 32)
        number = (high << 31) | ((self.state & LOW) >> 1)
        limit = (1 << 62) - (1 << 62) % sides
        return number % sides if number < limit else self.below(sides)

    def shuffle(self, items: list[int]) -> None:
        """Shuffle a list in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def copy(self) -> "Rng":
        twin = Rng(0)
        twin.state = self.state
        return twin
