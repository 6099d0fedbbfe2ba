"""Packed knowledge: numbers, arrays and texts come back as they were, and anything else is refused."""

from __future__ import annotations

import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as some

import lapilli
from lapilli.core.bag import Bag
from lapilli.core.errors import PackingError
from lapilli.core.packed import entries
from lapilli.core.packing import Packer, Unpacker
from lapilli.core.state import packed

GAMES = ("nisyros", "fuji", "eruption", "deukalion")


@given(some.lists(some.integers(-(2**61), 2**61 - 1)), some.text(), some.booleans())
def test_what_is_packed_comes_back(numbers: list[int], text: str, flag: bool) -> None:
    out = Packer()
    out.row(packed(numbers))
    out.text(text)
    out.flag(flag)
    out.bag(Bag.of([3, 0, 2]))
    data = Unpacker(out.done())
    assert (entries(data.row()), data.text(), data.flag()) == (numbers, text, flag)
    bag = data.bag()
    assert (entries(bag.counts), int(bag.size)) == ([3, 0, 2], 5)
    data.finish()


def test_small_numbers_take_a_byte() -> None:
    out = Packer()
    for number in (-64, -1, 0, 63):
        out.number(number)
    assert len(out.done()) == 4 + 4  # with the checksum


@pytest.mark.parametrize("number", [2**61, -(2**61) - 1])
def test_a_number_that_is_too_large_is_refused(number: int) -> None:
    with pytest.raises(PackingError, match="62 bits"):
        Packer().number(number)


@pytest.mark.parametrize("name", GAMES)
def test_damaged_bytes_are_refused(name: str) -> None:
    """Wherever they are cut off or changed, and for the game that they are of alone."""
    table = lapilli.new(name, seed=2)
    table.settle()
    game, whole = table.game, table.game.rules.pack(table.know(0))
    for end in range(0, len(whole), 7):
        with pytest.raises(PackingError):
            game.rules.unpack(whole[:end])
    for place in range(0, len(whole), 7):
        with pytest.raises(PackingError):
            game.rules.unpack(whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :])
    body = whole[4:]
    for wrong, reason in ((body + b"\0", "1 bytes are left over"), (body[:-1], "end too early|entries left")):
        with pytest.raises(PackingError, match=reason):
            game.rules.unpack(zlib.crc32(wrong).to_bytes(4, "little") + wrong)
    for other in set(GAMES) - {name}:
        with pytest.raises(PackingError, match=f"it was packed for {name}, not for {other}"):
            lapilli.list_games()[other].rules.unpack(whole)


def test_a_game_without_bytes_of_its_own_sends_what_it_shows() -> None:
    table = lapilli.new("pumice", seed=2)
    table.settle()
    data = table.game.rules.pack(table.know(1))
    assert table.game.rules.view(table.game.rules.unpack(data)) == table.view(1)
    for wrong in (b"", data[:-1], b"\xff"):
        with pytest.raises(PackingError):
            table.game.rules.unpack(wrong)


@pytest.mark.parametrize("name", GAMES)
def test_bytes_are_compact(name: str) -> None:
    """Less than half of the JSON that said the same."""
    table = lapilli.new(name, seed=2)
    table.settle()
    view = str(table.view(0))
    assert len(table.game.rules.pack(table.know(0))) < len(view) / 2
