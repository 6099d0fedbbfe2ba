"""A buffer of small whole numbers into which compiled code writes observations."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, u8

from lapilli.core.packed import append, vec

# numbers in an `x if y else z` have to be named: compiled, a literal there would make a Python object of both
NONE: Final[i64] = -1
ZERO: Final[i64] = 0
MOST: Final[i64] = 255


def seat_of(viewer: i64) -> i64:
    """From where a viewer counts seats; a spectator counts from the first."""
    if viewer < 0:
        return 0
    return viewer


@final
class ObservationBuffer:
    """Rows of numbers from 0 to 255, and where the next one goes. A writer of a row has to write all of it.

    Most numbers are 0, so only the others are written, and only they are wiped when a row is written again.
    """

    def __init__(self, width: i64, rows: i64) -> None:
        self.width = width
        self.at: i64 = 0
        self.row: i64 = 0
        self.next: i64 = 0  # where the next place that is not 0 is noted
        numbers, filled, used = vec[u8](), vec[i64](), vec[i64]()
        for _time in range(rows):
            used = append(used, 0)
            for _time in range(width):
                numbers = append(numbers, u8(0))
                filled = append(filled, 0)
        self.numbers: vec[u8] = numbers  # never replaced: arrays of NumPy look into it
        self.filled = filled  # row by row: the places that are not 0
        self.used = used  # how many these are

    def begin(self, row: i64) -> None:
        """Wipe a row, and write there next."""
        numbers, filled = self.numbers, self.filled
        first = row * self.width
        self.used[self.row] = self.next - self.row * self.width
        for index in range(first, first + self.used[row]):
            numbers[filled[index]] = u8(0)
        self.row = row
        self.next = first
        self.at = first

    def put(self, place: i64, value: i64) -> None:
        """A number at a place of this row that is still 0; what is below 0 counts as 0, more than 255 as 255."""
        if value <= 0:
            return
        if value > MOST:
            value = MOST
        self.numbers[place] = u8(value)
        self.filled[self.next] = place
        self.next += 1

    def skip(self, size: i64) -> None:
        """Leave this many zeros."""
        self.at += size

    def number(self, value: i64) -> None:
        """A count."""
        self.put(self.at, value)
        self.at += 1

    def flag(self, value: bool) -> None:
        """1 if it is so."""
        if value:
            self.put(self.at, 1)
        self.at += 1

    def choice(self, index: i64, size: i64) -> None:
        """A 1 at this place of this many; none at all for a negative index."""
        if 0 <= index < size:
            self.put(self.at + index, 1)
        self.at += size

    def bits(self, mask: i64, size: i64) -> None:
        """The lowest bits of a mask."""
        place = self.at
        self.at = place + size
        while mask != 0 and place < self.at:
            if mask & 1:
                self.put(place, 1)
            mask >>= 1
            place += 1

    def counts(self, row: vec[i64], first: i64, size: i64) -> None:
        """This many counts of a row, from `first` on."""
        numbers, filled, noted = self.numbers, self.filled, self.next
        at = self.at - first
        for index in range(first, first + size):
            value = row[index]
            if value > 0:
                if value > MOST:
                    value = MOST
                numbers[at + index] = u8(value)
                filled[noted] = at + index
                noted += 1
        self.next = noted
        self.at += size

    def seat(self, seat: i64, seats: i64, viewer: i64, most: i64) -> None:
        """One of the seats, counted from the viewer on clockwise (a spectator counts from the first)."""
        self.choice(seat if seat < 0 else (seat - seat_of(viewer) + seats) % seats, most)

    def seats(self, mask: i64, seats: i64, viewer: i64, most: i64) -> None:
        """Some of the seats, given as bits, counted in the same way."""
        first = seat_of(viewer)
        for step in range(seats):
            if mask >> ((first + step) % seats) & 1:
                self.put(self.at + step, 1)
        self.at += most


@final
class ActionMasks:
    """What may be done, row by row: 1 for every legal action.

    `columns` has the column of each action of the game; -1 for an action that no seat of this table can choose.
    """

    def __init__(self, columns: list[int], rows: i64) -> None:
        width: i64 = 0
        places = vec[i64]()
        for column in columns:
            places = append(places, i64(column))
            if column >= 0:
                width += 1
        self.columns = places
        self.width = width
        numbers = vec[u8]()
        for _time in range(width * rows):
            numbers = append(numbers, u8(0))
        self.numbers: vec[u8] = numbers  # never replaced, as above
        self.menus: list[vec[i64]] = [vec[i64]() for _ in range(rows)]  # where the ones of each row are

    def write(self, row: i64, legal: vec[i64], count: i64) -> None:
        """Other actions are legal now."""
        numbers, menu, columns = self.numbers, self.menus[row], self.columns
        first = row * self.width
        for index in range(len(menu)):
            numbers[menu[index]] = u8(0)
        written = vec[i64]()
        for index in range(count):
            column = columns[legal[index]]
            if column < 0:
                raise ValueError(f"action {legal[index]} is said to be unused at this table")
            numbers[first + column] = u8(1)
            written = append(written, first + column)
        self.menus[row] = written
