"""What a board is worth to a seat: contacts, lava on its way, and the walls before it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lapilli.bots.net import zeros
from lapilli.core.packed import vec
from lapilli.core.state import packed
from lapilli.games.eruption.actions import BORDERS, BOX
from lapilli.games.eruption.player.features import DISTANCE, holding
from lapilli.games.eruption.rules.island import (
    BITS,
    BORDERS_EACH,
    EXIT_MASK,
    FACING,
    NEIGHBOUR,
    SIDES,
    SPACE_NAMES,
    SPACES,
    VILLAGE_MASK,
    VILLAGES,
)
from lapilli.games.eruption.state import Position

NOWHERE: Final[i64] = -1
FAR: Final[i64] = 5  # lava that needs more tiles than this is not feared


class Number:
    """The places of the numbers."""

    CONTACT: Final[i64] = 0  # a contact, for every turn it will burn
    NEAR: Final[i64] = 1  # five: a flow that needs one tile, two, … to reach a village
    CARD: Final[i64] = 6  # a card in hand, about
    WALL: Final[i64] = 7  # three: a wall of straw, wood, stone in the stockpile
    KEEP: Final[i64] = 10  # eight: what a card is worth for later, in the order of the box
    RIVALS: Final[i64] = 18  # what harms all rivals together, against what harms oneself
    MATE: Final[i64] = 19  # what harms the mate
    COOL: Final[i64] = 20  # degrees below the hottest rival that double the ill will
    LONGEST: Final[i64] = 21  # turns for which it plans at most
    GUARD: Final[i64] = 22  # a wall before a side that lava may reach
    WANT: Final[i64] = 23  # a wall where sides burn and none is at hand
    FULL: Final[i64] = 24  # getting rid of a card above the limit


BORDER_AT: Final = packed(  # the village side beyond each side of a space, or -1
    [BORDERS.index(thing) if thing in BORDERS else -1 for space in SPACE_NAMES for thing in BOX.spaces[space]]
)


class Evaluator:
    """Weighs boards for one seat: good is what heats the others, most of all the coolest, and spares the own team."""

    def __init__(self, numbers: list[float]) -> None:
        self.numbers: vec[float] = zeros(i64(len(numbers)))
        for index in range(len(numbers)):
            self.numbers[index] = numbers[index]
        self.weight: vec[float] = zeros(VILLAGES)  # what heat of each village is worth to the seat
        self.tiles: vec[i64] = packed([0] * int(SPACES))  # the board as it is, or as it might be
        self.turns: float = 0.0  # how long a contact made now will burn
        self.now: float = 0.0  # what the board is worth as it is
        self.me: i64 = 0

    def look(self, state: Position, seat: i64) -> None:
        """Weigh the villages, and the board as it lies."""
        self.me = seat
        numbers, weight = self.numbers, self.weight
        mate = state.mate(seat)
        for village in range(VILLAGES):
            weight[village] = 0.0
        hottest: i64 = 0
        for other in range(state.seats):
            if other not in (seat, mate) and not state.is_out(other) and state.temperature[other] > hottest:
                hottest = state.temperature[other]
        total = 0.0
        for other in range(state.seats):
            if state.villages[other] >= 0 and other not in (seat, mate) and not state.is_out(other):
                cool = 1.0 + float(hottest - state.temperature[other]) / numbers[Number.COOL]
                weight[state.villages[other]] = cool
                total += cool
        for village in range(VILLAGES):
            if total > 0.0:
                weight[village] = numbers[Number.RIVALS] * weight[village] / total
        if state.villages[seat] >= 0:
            weight[state.villages[seat]] = -1.0
        if mate >= 0 and state.villages[mate] >= 0:
            weight[state.villages[mate]] = -numbers[Number.MATE]
        self.turns = 1.0 + float(state.stack.size) / float(state.seats)
        if self.turns > numbers[Number.LONGEST]:
            self.turns = numbers[Number.LONGEST]
        for space in range(SPACES):
            self.tiles[space] = state.tiles[space]
        self.now = self.board(state, NOWHERE)

    def board(self, state: Position, gone: i64) -> float:
        """The worth of a board; walls on the flows of the tile on `gone` do not count."""
        worth = 0.0
        for space in range(SPACES):
            mask = self.tiles[space]
            if mask == 0:
                if self.flows(space) != 0:
                    worth += self.threat(space) * self.passes(state, space, gone)
                continue
            touched = mask & VILLAGE_MASK[space]
            for side in range(SIDES):
                if touched >> side & 1:
                    border = BORDER_AT[space * SIDES + side]
                    value = self.weight[border // BORDERS_EACH]
                    if value != 0.0:
                        worth += value * self.contact(state.walls[border])
        return worth

    def contact(self, wall: i64) -> float:
        """A contact costs heat every turn; behind a wall much less."""
        burns = self.numbers[Number.CONTACT] * self.turns
        return burns if wall == 0 else burns * 0.5 * (1.0 - holding(wall))

    def flows(self, space: i64) -> i64:
        """The sides of a space over which lava faces it, as a mask."""
        found = EXIT_MASK[space]
        for side in range(SIDES):
            other = NEIGHBOUR[space * SIDES + side]
            if other >= 0 and self.tiles[other] >> (side + 3) % SIDES & 1:
                found |= 1 << side
        return found

    def threat(self, space: i64) -> float:
        """Lava that can run into this space, by how near the villages are."""
        soon = self.turns / 3.0
        if soon > 1.0:
            soon = 1.0
        found = 0.0
        for village in range(VILLAGES):
            distance = DISTANCE[village * SPACES + space]
            if self.weight[village] != 0.0 and distance <= FAR:
                found += self.weight[village] * self.numbers[Number.NEAR - 1 + distance] * soon
        return found

    def passes(self, state: Position, space: i64, gone: i64) -> float:
        """How likely lava gets in: surely past an unwalled flow, otherwise past the weakest of all walls together."""
        held = 1.0
        flows = self.flows(space)
        for side in range(SIDES):
            if flows >> side & 1:
                ignored = gone >= 0 and NEIGHBOUR[space * SIDES + side] == gone
                held *= 0.0 if ignored else holding(state.walls[FACING[space * SIDES + side]])
        return 1.0 - held

    def change(self, state: Position, space: i64, mask: i64) -> float:
        """How much better the board is with this tile (0: none) on the space; new contacts bring cards."""
        old = self.tiles[space]
        self.tiles[space] = mask
        worth = self.board(state, space if old != 0 else NOWHERE) - self.now
        self.tiles[space] = old
        return worth + self.numbers[Number.CARD] * float(BITS[mask & ~old & VILLAGE_MASK[space]])
