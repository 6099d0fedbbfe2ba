"""A sheet of small whole numbers: what learning agents are told, written one after the other by compiled code."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, u8

from lapilli.core.packed import append, vec

# numbers in an `x if y else z` have to be named: compiled, a literal there would make a Python object of both
NONE: Final[i64] = -1
ZERO: Final[i64] = 0
MOST: Final[i64] = 255


def clipped(value: i64) -> i64:
    """What of a count fits into a sheet."""
    if value < 0:
        return 0
    if value > MOST:
        return MOST
    return value


def seat_of(viewer: i64) -> i64:
    """From where a viewer counts seats; an onlooker counts from the first."""
    if viewer < 0:
        return 0
    return viewer


@final
class Sheet:
    """So many numbers from 0 to 255, and where the next one goes. Whoever writes has to write every plane in full."""

    def __init__(self, size: i64) -> None:
        self.size = size
        self.at: i64 = 0
        numbers = vec[u8]()
        for _ in range(size):
            numbers = append(numbers, u8(0))
        self.numbers: vec[u8] = numbers  # never replaced: arrays of NumPy look into it

    def clear(self, first: i64, size: i64) -> None:
        """Wipe a stretch, and write there next."""
        numbers = self.numbers
        for index in range(first, first + size):
            numbers[index] = u8(0)
        self.at = first

    def skip(self, size: i64) -> None:
        """Leave so many zeros."""
        self.at += size

    def number(self, value: i64) -> None:
        """A count; what is below 0 counts as 0, and more than 255 as 255."""
        self.numbers[self.at] = u8(clipped(value))
        self.at += 1

    def flag(self, value: bool) -> None:
        """1 if it is so."""
        if value:
            self.numbers[self.at] = u8(1)
        self.at += 1

    def choice(self, index: i64, size: i64) -> None:
        """A 1 at this place of so many; none at all for a negative index."""
        if 0 <= index < size:
            self.numbers[self.at + index] = u8(1)
        self.at += size

    def bits(self, mask: i64, size: i64) -> None:
        """The lowest bits of a mask."""
        numbers, at = self.numbers, self.at
        place: i64 = 0
        while mask != 0 and place < size:
            if mask & 1:
                numbers[at + place] = u8(1)
            mask >>= 1
            place += 1
        self.at = at + size

    def counts(self, row: vec[i64], first: i64, size: i64) -> None:
        """So many counts of a row, from `first` on."""
        numbers, at = self.numbers, self.at
        for index in range(size):
            numbers[at + index] = u8(clipped(row[first + index]))
        self.at = at + size

    def seat(self, seat: i64, seats: i64, viewer: i64, most: i64) -> None:
        """One of the seats, counted from the viewer on clockwise (an onlooker counts from the first)."""
        self.choice(seat if seat < 0 else (seat - seat_of(viewer) + seats) % seats, most)

    def seats(self, mask: i64, seats: i64, viewer: i64, most: i64) -> None:
        """Some of the seats, given as bits, counted in the same way."""
        first = seat_of(viewer)
        for step in range(seats):
            if mask >> ((first + step) % seats) & 1:
                self.numbers[self.at + step] = u8(1)
        self.at += most

    def mark(self, index: i64, value: i64) -> None:
        """One number anywhere on the sheet: a legal action in a mask."""
        self.numbers[index] = u8(value)
