"""Packed knowledge: compact bytes for bots in other processes. Compiled."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from lapilli.core.packing import Packer, Unpacker, agreed, setting
from lapilli.games.fuji.box import box_of
from lapilli.games.fuji.knowledge.knowledge import Known
from lapilli.games.fuji.options import decode, encode
from lapilli.games.fuji.rules.figure import Figure
from lapilli.games.fuji.rules.game_state import GameState, initial_state
from lapilli.games.fuji.rules.parameters import RuleParameters
from lapilli.games.fuji.rules.steps import CardUse, Comparison, Handling, Move, SetUp
from lapilli.games.fuji.state import Open

NAME: Final = "fuji"


def pack(known: Known) -> bytes:
    """What a viewer knows, and of which table."""
    table, out = known.table, Packer()
    out.text(_setting(table.parameters, int(table.seats)))
    out.number(known.viewer)
    # generated: OPEN.pack table (fields.py)
    out.number(table.phase)
    out.number(table.phase_number)
    out.number(table.round)
    out.number(table.eruptions)
    out.number(table.end)
    out.number(table.parameters.maps.index(table.map))
    out.row(table.terrain)
    out.number(table.villages)
    out.number(table.lava)
    out.number(table.equipment)
    out.number(table.eruption)
    out.number(table.doubles)
    out.number(table.pile)
    out.row(table.bottom)
    out.number(table.discards)
    out.number(len(table.figures))
    for one in table.figures:
        pack_figure(one, out)
    out.row(table.known)
    out.number(table.aside)
    out.number(table.left)
    out.number(table.ready)
    out.number(table.moves)
    out.number(table.chatter)
    out.number(table.side)
    out.row(table.entries)
    out.number(table.stopped)
    out.number(table.refused)
    out.number(table.gone)
    out.number(table.legs)
    out.row(table.claims)
    out.row(table.addressed)
    setup = table.setup
    out.flag(setup is not None)
    if setup is not None:
        pack_set_up(setup, out)
    use = table.use
    out.flag(use is not None)
    if use is not None:
        pack_card_use(use, out)
    move = table.move
    out.flag(move is not None)
    if move is not None:
        pack_move(move, out)
    comparison = table.comparison
    out.flag(comparison is not None)
    if comparison is not None:
        pack_comparison(comparison, out)
    # generated: end
    # generated: KNOWN.pack known (fields.py)
    out.flag(known.chance)
    out.number(known.awaited)
    out.number(known.decider)
    out.row(known.faces)
    out.row(known.memory)
    out.number(known.rolling)
    out.number(known.rolling_hands)
    out.row(known.picked)
    out.row(known.made)
    out.number(known.buddy)
    out.row(known.said)
    out.number(known.spoken)
    handling = known.handling
    out.flag(handling is not None)
    if handling is not None:
        pack_handling(handling, out)
    # generated: end
    return out.done()


def unpack(packed: bytes) -> Known:
    """The knowledge that was packed; what is not such bytes is refused (PackingError)."""
    data = Unpacker(packed)
    blank = blank_of(data.text())
    table = Open(blank.seats, blank.parameters)
    known = Known(table, data.number(), blank)
    # generated: OPEN.unpack table (fields.py)
    table.phase = data.number()
    table.phase_number = data.number()
    table.round = data.number()
    table.eruptions = data.number()
    table.end = data.number()
    table.map = table.parameters.maps[data.number()]
    table.terrain = data.row()
    table.villages = data.number()
    table.lava = data.number()
    table.equipment = data.number()
    table.eruption = data.number()
    table.doubles = data.number()
    table.pile = data.number()
    table.bottom = data.row()
    table.discards = data.number()
    table.figures = [unpack_figure(data) for _time in range(data.size())]
    table.known = data.row()
    table.aside = data.number()
    table.left = data.number()
    table.ready = data.number()
    table.moves = data.number()
    table.chatter = data.number()
    table.side = data.number()
    table.entries = data.row()
    table.stopped = data.number()
    table.refused = data.number()
    table.gone = data.number()
    table.legs = data.number()
    table.claims = data.row()
    table.addressed = data.row()
    table.setup = unpack_set_up(data) if data.flag() else None
    table.use = unpack_card_use(data) if data.flag() else None
    table.move = unpack_move(data) if data.flag() else None
    table.comparison = unpack_comparison(data) if data.flag() else None
    # generated: end
    # generated: KNOWN.unpack known (fields.py)
    known.chance = data.flag()
    known.awaited = data.number()
    known.decider = data.number()
    known.faces = data.row()
    known.memory = data.row()
    known.rolling = data.number()
    known.rolling_hands = data.number()
    known.picked = data.row()
    known.made = data.row()
    known.buddy = data.number()
    known.said = data.row()
    known.spoken = data.number()
    known.handling = unpack_handling(data) if data.flag() else None
    # generated: end
    data.finish()
    return known


@lru_cache(64)
def _setting(parameters: RuleParameters, seats: int) -> str:
    return setting(NAME, seats, {**decode(parameters)}, parameters.text or None)


@lru_cache(64)
def blank_of(text: str) -> GameState:
    """An empty table of these parameters: worlds are dealt on copies of it."""
    seats, options, box = agreed(NAME, text)
    found = box_of(box)
    return initial_state(seats, found.parameters, encode(options), found.zones)


# generated: FIGURE.packers (fields.py)
def pack_figure(it: Figure, out: Packer) -> None:
    out.number(it.owned)
    out.number(it.cell)
    out.number(it.marker)
    out.number(it.character)
    out.number(it.skill)
    out.number(it.dice)
    out.number(it.cards)
    out.number(it.tapped)
    out.number(it.fresh)
    out.number(it.injuries)
    out.flag(it.aided)
    out.flag(it.radio)
    out.number(it.stamina)
    out.number(it.bars)
    out.number(it.rerolls)
    out.number(it.flares)
    out.number(it.bonus)
    out.number(it.reach)


def unpack_figure(data: Unpacker) -> Figure:
    made = Figure(data.number())
    made.cell = data.number()
    made.marker = data.number()
    made.character = data.number()
    made.skill = data.number()
    made.dice = data.number()
    made.cards = data.number()
    made.tapped = data.number()
    made.fresh = data.number()
    made.injuries = data.number()
    made.aided = data.flag()
    made.radio = data.flag()
    made.stamina = data.number()
    made.bars = data.number()
    made.rerolls = data.number()
    made.flares = data.number()
    made.bonus = data.number()
    made.reach = data.number()
    return made


# generated: end


# generated: SET_UP.packers (fields.py)
def pack_set_up(it: SetUp, out: Packer) -> None:
    out.number(it.place)


def unpack_set_up(data: Unpacker) -> SetUp:
    return SetUp(data.number())


# generated: end


# generated: CARD_USE.packers (fields.py)
def pack_card_use(it: CardUse, out: Packer) -> None:
    out.number(it.user)
    out.number(it.wielded)
    out.number(it.card)
    out.number(it.target)
    out.number(it.hand)
    out.number(it.chosen)


def unpack_card_use(data: Unpacker) -> CardUse:
    made = CardUse(data.number(), data.number(), data.number(), data.number())
    made.hand = data.number()
    made.chosen = data.number()
    return made


# generated: end


# generated: HANDLING.packers (fields.py)
def pack_handling(it: Handling, out: Packer) -> None:
    out.number(it.left)
    out.number(it.acted)


def unpack_handling(data: Unpacker) -> Handling:
    made = Handling(data.number())
    made.acted = data.number()
    return made


# generated: end


# generated: MOVE.packers (fields.py)
def pack_move(it: Move, out: Packer) -> None:
    out.number(it.figure)
    out.number(it.eruptions)
    out.number(it.injuries)
    out.flag(it.drawing)


def unpack_move(data: Unpacker) -> Move:
    made = Move(data.number())
    made.eruptions = data.number()
    made.injuries = data.number()
    made.drawing = data.flag()
    return made


# generated: end


# generated: COMPARISON.packers (fields.py)
def pack_comparison(it: Comparison, out: Packer) -> None:
    out.number(it.figure)
    out.number(it.cell)
    out.number(it.own)
    out.number(it.best)


def unpack_comparison(data: Unpacker) -> Comparison:
    return Comparison(data.number(), data.number(), data.number(), data.number())


# generated: end
