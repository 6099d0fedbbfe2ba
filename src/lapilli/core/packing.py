"""Compact bytes for other processes: whole numbers, flags, arrays and texts, one after the other.

A number takes one byte from -64 to 63 and one more for every further seven bits. The first four bytes are a checksum of
the rest. What is written in which order a game says (`knowledge/packing.py`, generated from its `fields.py`).
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64, u8

from lapilli.core.bag import Bag
from lapilli.core.errors import PackingError
from lapilli.core.option import Choices
from lapilli.core.packed import BytesWriter, append, vec

MAX_PACKED: Final[i64] = 1 << 61
CHECKSUM: Final[i64] = 4  # bytes


def setting(game: str, seats: int, options: Mapping[str, object], box: str | None) -> str:
    """What is agreed before a game, as a text, from which a reader makes an empty table."""
    return json.dumps([game, seats, options, box], separators=(",", ":"))


def agreed(game: str, text: str) -> tuple[int, Choices, str | None]:
    """Read such a text: seats, options, and the text of an owner's box."""
    name, seats, options, box = json.loads(text)
    if name != game:
        raise PackingError(f"it was packed for {name}, not for {game}")
    return seats, options, box


@final
class Packer:
    """Writes values one behind the other."""

    def __init__(self) -> None:
        self.out = BytesWriter()

    def number(self, number: i64) -> None:
        """Write a whole number."""
        if number >= MAX_PACKED or number < -MAX_PACKED:
            raise PackingError("a number has more than 62 bits")
        left = number << 1 ^ number >> 63  # the sign goes into the lowest bit, so that -1 is small too
        while left >= 128:
            self.out.append(u8(left & 127 | 128))  # of an i64 it would be a call of Python's
            left >>= 7
        self.out.append(u8(left))

    def flag(self, value: bool) -> None:
        """Write true or false."""
        self.out.append(1 if value else 0)

    def row(self, numbers: vec[i64]) -> None:
        """Write an array."""
        self.number(len(numbers))
        for number in numbers:
            self.number(number)

    def bag(self, bag: Bag) -> None:
        """Write the counts of a bag, and what is known to lie on top and at the bottom."""
        self.row(bag.counts)
        self.row(bag.top)
        self.row(bag.bottom)

    def text(self, text: str) -> None:
        """Write a text."""
        encoded = text.encode("utf-8")
        self.number(len(encoded))
        self.out.write(encoded)

    def done(self) -> bytes:
        """Return all that was written, with its checksum."""
        body = self.out.getvalue()
        return zlib.crc32(body).to_bytes(CHECKSUM, "little") + body


@final
class Unpacker:
    """Reads what a Packer wrote, in the same order; refuses anything else (PackingError)."""

    def __init__(self, data: bytes) -> None:
        if len(data) < CHECKSUM:
            raise PackingError(f"{len(data)} bytes are too few")
        self.data = data[CHECKSUM:]
        self.at: i64 = 0
        if zlib.crc32(self.data) != int.from_bytes(data[:CHECKSUM], "little"):
            raise PackingError("the checksum is wrong")

    def byte(self) -> i64:
        """Read one byte."""
        at = self.at
        if at >= len(self.data):
            raise PackingError("the bytes end too early")
        self.at = at + 1
        return self.data[at]

    def number(self) -> i64:
        """Read a whole number."""
        found: i64 = 0
        shift: i64 = 0
        while True:
            part = self.byte()
            found |= (part & 127) << shift
            if part < 128:
                return found >> 1 ^ -(found & 1)
            shift += 7
            if shift > 56:
                raise PackingError("a number has more than 62 bits")

    def flag(self) -> bool:
        """Read true or false."""
        return self.byte() != 0

    def size(self) -> i64:
        """Read how many entries follow, each of which takes a byte or more."""
        size = self.number()
        if size < 0 or size > len(self.data) - self.at:
            raise PackingError(f"there are no {size} entries left")
        return size

    def row(self) -> vec[i64]:
        """Read an array."""
        numbers = vec[i64]()
        for _time in range(self.size()):
            numbers = append(numbers, self.number())
        return numbers

    def bag(self) -> Bag:
        """Read a bag."""
        bag = Bag(self.row())
        bag.top = self.row()
        bag.bottom = self.row()
        return bag

    def text(self) -> str:
        """Read a text."""
        size = self.size()
        first = self.at
        self.at = first + size
        return self.data[first : self.at].decode("utf-8")

    def finish(self) -> None:
        """Refuse bytes that nobody has read."""
        if self.at < len(self.data):
            raise PackingError(f"{len(self.data) - self.at} bytes are left over")
