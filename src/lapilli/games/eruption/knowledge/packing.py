"""Packed knowledge: compact bytes for bots in other processes. Compiled."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from lapilli.core.packing import Packer, Unpacker, agreed, setting
from lapilli.games.eruption.box import box_of
from lapilli.games.eruption.knowledge.knowledge import Known
from lapilli.games.eruption.rules.game_state import GameState
from lapilli.games.eruption.rules.parameters import RuleParameters
from lapilli.games.eruption.rules.steps import Placement, Relocation, StartRoll, Throw
from lapilli.games.eruption.state import Open

NAME: Final = "eruption"


def pack(known: Known) -> bytes:
    """What a viewer knows, and of which table."""
    table, out = known.table, Packer()
    out.text(_setting(table.parameters))
    out.number(known.viewer)
    # generated: OPEN.pack table (fields.py)
    out.row(table.villages)
    out.number(table.phase)
    out.number(table.active)
    out.row(table.tiles)
    out.row(table.need)
    out.number(table.frontier)
    out.row(table.walls)
    out.row(table.vents)
    out.row(table.temperature)
    out.row(table.stock)
    out.row(table.old_deck)
    out.row(table.drawn)
    out.row(table.laid)
    out.row(table.supply)
    out.row(table.discards)
    out.bag(table.stack)
    out.row(table.aside)
    out.row(table.tile_discards)
    out.row(table.gone)
    out.row(table.tops)
    out.row(table.hidden)
    out.row(table.aside_of)
    out.number(table.cards_due)
    out.number(table.reveals)
    out.number(table.last_orange)
    out.number(table.last_white)
    out.number(table.last_place)
    out.number(table.last_card)
    out.number(table.built)
    out.flag(table.used_up)
    out.flag(table.busy)
    throw = table.throw
    out.flag(throw is not None)
    if throw is not None:
        pack_throw(throw, out)
    placement = table.placement
    out.flag(placement is not None)
    if placement is not None:
        pack_placement(placement, out)
    relocation = table.relocation
    out.flag(relocation is not None)
    if relocation is not None:
        pack_relocation(relocation, out)
    start_roll = table.start_roll
    out.flag(start_roll is not None)
    if start_roll is not None:
        pack_start_roll(start_roll, out)
    out.number(table.ending)
    out.number(table.last)
    out.number(table.burned)
    out.row(table.left)
    out.number(table.idle)
    out.number(table.turns)
    # generated: end
    # generated: KNOWN.pack known (fields.py)
    out.number(known.deck_size)
    out.number(known.seen)
    out.row(known.sizes)
    out.row(known.old_sizes)
    out.row(known.hands)
    out.row(known.old_hands)
    out.row(known.given)
    # generated: end
    return out.done()


def unpack(packed: bytes) -> Known:
    """The knowledge that was packed; what is not such bytes is refused (PackingError)."""
    data = Unpacker(packed)
    empty = _empty(data.text())
    table = Open(empty.parameters)
    known = Known(data.number(), table, empty)
    # generated: OPEN.unpack table (fields.py)
    table.villages = data.row()
    table.phase = data.number()
    table.active = data.number()
    table.tiles = data.row()
    table.need = data.row()
    table.frontier = data.number()
    table.walls = data.row()
    table.vents = data.row()
    table.temperature = data.row()
    table.stock = data.row()
    table.old_deck = data.row()
    table.drawn = data.row()
    table.laid = data.row()
    table.supply = data.row()
    table.discards = data.row()
    table.stack = data.bag()
    table.aside = data.row()
    table.tile_discards = data.row()
    table.gone = data.row()
    table.tops = data.row()
    table.hidden = data.row()
    table.aside_of = data.row()
    table.cards_due = data.number()
    table.reveals = data.number()
    table.last_orange = data.number()
    table.last_white = data.number()
    table.last_place = data.number()
    table.last_card = data.number()
    table.built = data.number()
    table.used_up = data.flag()
    table.busy = data.flag()
    table.throw = unpack_throw(data) if data.flag() else None
    table.placement = unpack_placement(data) if data.flag() else None
    table.relocation = unpack_relocation(data) if data.flag() else None
    table.start_roll = unpack_start_roll(data) if data.flag() else None
    table.ending = data.number()
    table.last = data.number()
    table.burned = data.number()
    table.left = data.row()
    table.idle = data.number()
    table.turns = data.number()
    # generated: end
    # generated: KNOWN.unpack known (fields.py)
    known.deck_size = data.number()
    known.seen = data.number()
    known.sizes = data.row()
    known.old_sizes = data.row()
    known.hands = data.row()
    known.old_hands = data.row()
    known.given = data.row()
    # generated: end
    data.finish()
    return known


@lru_cache(64)
def _setting(parameters: RuleParameters) -> str:
    return setting(NAME, int(parameters.seats), parameters.options, parameters.box.text)


@lru_cache(64)
def _empty(text: str) -> GameState:
    """A table of these parameters with nothing on it: worlds are dealt on copies of it."""
    seats, options, box = agreed(NAME, text)
    return GameState(RuleParameters(box_of(box), seats, dict(options)))


# generated: THROW.packers (fields.py)
def pack_throw(it: Throw, out: Packer) -> None:
    out.number(it.roll)
    out.number(it.place)
    out.number(it.orange)


def unpack_throw(data: Unpacker) -> Throw:
    made = Throw(data.number(), data.number())
    made.orange = data.number()
    return made


# generated: end


# generated: PLACEMENT.packers (fields.py)
def pack_placement(it: Placement, out: Packer) -> None:
    out.number(it.purpose)
    out.number(it.tile)
    out.number(it.taken_from)
    out.number(it.space)
    out.number(it.rotation)
    out.number(it.closed)


def unpack_placement(data: Unpacker) -> Placement:
    made = Placement(data.number())
    made.tile = data.number()
    made.taken_from = data.number()
    made.space = data.number()
    made.rotation = data.number()
    made.closed = data.number()
    return made


# generated: end


# generated: RELOCATION.packers (fields.py)
def pack_relocation(it: Relocation, out: Packer) -> None:
    out.number(it.left)


def unpack_relocation(data: Unpacker) -> Relocation:
    return Relocation(data.number())


# generated: end


# generated: START_ROLL.packers (fields.py)
def pack_start_roll(it: StartRoll, out: Packer) -> None:
    out.number(it.contenders)
    out.row(it.rolled)


def unpack_start_roll(data: Unpacker) -> StartRoll:
    return StartRoll(data.number(), data.row())


# generated: end
