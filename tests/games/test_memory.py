"""Nothing that is imagined or thought about stays in memory: a server does both all day long."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterator

import pytest

import lapilli
from lapilli.core.rng import Rng
from lapilli.core.table import Table

TIMES = 150
ROUNDS = 6
FEW = 0.5


@pytest.fixture(autouse=True, scope="module")
def what_was_there_before_is_not_looked_through() -> Iterator[None]:
    """The whole package and all tests would be, again and again."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


def middle(name: str) -> Table:
    """A table some way into the game, with somebody to act."""
    game = lapilli.list_games()[name]
    table = lapilli.new(name, seats=min(game.seats, key=lambda seats: abs(seats - 3)), seed=5)
    rng = Rng(5)
    for _ in range(12):
        table.settle()
        seat = table.actors[0]
        menu = table.menu(seat)
        table.play(menu[rng.below(len(menu))], seat=seat)
    table.settle()
    return table


def kept(work: Callable[[int], object]) -> float:
    """Blocks of memory that are not given back, per time, in the best of some rounds: a leak leaks in every round,
    while the first fills whatever is remembered on purpose, and what else runs in this process keeps a few dozen
    blocks now and then."""
    best = float("inf")
    for _ in range(ROUNDS):
        gc.collect()
        before = sys.getallocatedblocks()
        for number in range(TIMES):
            work(number)
        gc.collect()
        grown = (sys.getallocatedblocks() - before) / TIMES
        if grown < -FEW:
            continue  # something else in this process gave memory back meanwhile: the round says nothing
        best = min(best, grown)
        if best < FEW:
            break
    return best


def test_a_leak_is_noticed() -> None:
    hoard: list[object] = []
    assert kept(lambda number: hoard.append([number])) >= 1
    assert kept(lambda number: [number]) < FEW


@pytest.mark.parametrize("name", sorted(lapilli.list_games()))
def test_imagined_worlds_are_freed(name: str) -> None:
    table = middle(name)
    view = table.view(table.actors[0])
    assert kept(lambda number: table.game.rules.imagine(view, Rng(number + 1))) < FEW


@pytest.mark.parametrize("name", sorted(lapilli.list_games()))
def test_views_are_freed(name: str) -> None:
    table = middle(name)
    assert kept(lambda _: table.game.rules.observe(table.state.copy(), 0)) < FEW


@pytest.mark.parametrize("name", sorted(lapilli.list_games()))
def test_what_a_bot_thought_about_is_freed(name: str) -> None:
    table = middle(name)
    seat = table.seat_index(table.actors[0])
    known, menu = table.know(seat), [action.id for action in table.menu(seat)]
    assert kept(lambda number: table.game.players.choose_by_heuristic(known, seat, menu, Rng(number + 1))) < FEW


@pytest.mark.parametrize("name", sorted(lapilli.list_games()))
def test_copies_and_positions_are_freed(name: str) -> None:
    table = middle(name)
    data = table.position()
    assert kept(lambda _: lapilli.position(name, data).state.copy()) < FEW
