"""Observations: what a viewer knows as numbers, in the order of `observation_fields.py`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lapilli.core.observation_buffer import NONE, ZERO, ObservationBuffer, seat_of
from lapilli.core.packed import vec
from lapilli.games.eruption.rules.ending import points
from lapilli.games.eruption.rules.island import PLACE_COUNT, TILES
from lapilli.games.eruption.state import CARDS, MATERIALS, STACKS, VENTS, Open, Phase, Vent

SEATS: Final[i64] = 6
SPACES: Final[i64] = 60
PHASES: Final[i64] = Phase.SETTLE + 1
ENDINGS: Final[i64] = 6
PURPOSES: Final[i64] = 5
ROLLS: Final[i64] = 4
TEN: Final[i64] = 10  # degrees are told in tens, so that all of them fit


def encode(
    table: Open,
    viewer: i64,
    deck: i64,
    seen: i64,
    sizes: vec[i64],
    hands: vec[i64],
    given: vec[i64],
    sheet: ObservationBuffer,
) -> None:
    """What lies open, and what is named beside it."""
    moment(table, viewer, sheet)
    island(table, sheet)
    for turn in range(SEATS):
        player(table, seat_of(viewer) + turn, turn < table.seats, seen, sizes, hands, given, sheet)
    sheet.number(deck)
    for stack in range(STACKS):
        sheet.choice(table.tops[stack], TILES)
    turn_so_far(table, viewer, sheet)
    # generated: OPEN.encode table (fields.py)
    sheet.counts(table.supply, 0, MATERIALS)
    sheet.counts(table.discards, 0, CARDS)
    sheet.counts(table.stack.counts, 0, TILES)
    sheet.counts(table.aside, 0, TILES)
    sheet.counts(table.tile_discards, 0, TILES)
    sheet.counts(table.gone, 0, TILES)
    sheet.counts(table.hidden, 0, STACKS)
    sheet.choice(table.ending, 6)
    sheet.seats(table.burned, table.seats, viewer, SEATS)
    sheet.number(table.idle)
    sheet.number(table.turns)
    # generated: end


def moment(table: Open, viewer: i64, sheet: ObservationBuffer) -> None:
    """Who looks, whose turn it is, what is due."""
    seats = table.seats
    sheet.choice(viewer, SEATS)
    sheet.choice(seats - 2, SEATS - 1)
    sheet.choice(table.phase, PHASES)
    sheet.seat(table.active, seats, viewer, SEATS)
    sheet.seat(table.mate(viewer) if viewer >= 0 else NONE, seats, viewer, SEATS)


def island(table: Open, sheet: ObservationBuffer) -> None:
    first = sheet.at
    for space in range(SPACES):
        if table.tiles[space] != 0:  # most are empty
            sheet.at = first + 6 * space
            sheet.bits(table.tiles[space], 6)
    sheet.at = first + 6 * SPACES
    sheet.counts(table.walls, 0, PLACE_COUNT)
    for vent in range(VENTS):
        where = table.vents[vent]
        sheet.choice(where - Vent.BOARD, SPACES)
        sheet.flag(where == Vent.ROW)
        sheet.flag(where == Vent.GONE)


def player(
    table: Open,
    place: i64,
    plays: bool,
    seen: i64,
    sizes: vec[i64],
    hands: vec[i64],
    given: vec[i64],
    sheet: ObservationBuffer,
) -> None:
    """One seat: what everybody sees of it, and its hand where the viewer does."""
    if not plays:
        sheet.skip(6 + 5 + MATERIALS + VENTS + 3 * CARDS)
        return
    seat = place % table.seats
    sheet.choice(table.villages[seat], 6)
    sheet.number(table.temperature[seat] // TEN)
    sheet.number(points(table, seat) if table.villages[seat] >= 0 else ZERO)
    sheet.number(sizes[seat])
    sheet.number(table.left[seat])
    sheet.flag(table.last >> seat & 1 == 1)
    sheet.counts(table.stock, seat * MATERIALS, MATERIALS)
    for vent in range(VENTS):
        sheet.flag(table.vents[vent] == seat)
    if seen >> seat & 1:
        sheet.counts(hands, seat * CARDS, CARDS)
    else:
        sheet.skip(CARDS)
    sheet.counts(given, seat * CARDS, CARDS)
    sheet.counts(table.laid, seat * CARDS, CARDS)


def turn_so_far(table: Open, viewer: i64, sheet: ObservationBuffer) -> None:
    """Dice, the tile in hand, what is under way, and how it ends."""
    placement, throw = table.placement, table.throw
    relocation, start = table.relocation, table.start_roll
    sheet.number(table.last_orange)
    sheet.number(table.last_white)
    sheet.number(table.cards_due)
    sheet.number(table.reveals)
    sheet.number(table.built)
    sheet.flag(table.used_up)
    sheet.flag(table.busy)
    sheet.number(relocation.left if relocation is not None else ZERO)
    sheet.choice(placement.purpose if placement is not None else NONE, PURPOSES)
    sheet.choice(placement.tile if placement is not None else NONE, TILES)
    sheet.choice(placement.space if placement is not None else NONE, SPACES)
    sheet.choice(placement.rotation if placement is not None else NONE, 6)
    sheet.bits(placement.closed if placement is not None else ZERO, SPACES)
    sheet.choice(throw.roll if throw is not None else NONE, ROLLS)
    sheet.choice(throw.place if throw is not None else NONE, PLACE_COUNT)
    sheet.number(throw.orange if throw is not None else ZERO)
    sheet.seats(start.contenders if start is not None else ZERO, table.seats, viewer, SEATS)
