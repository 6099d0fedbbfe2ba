"""Packed knowledge: compact bytes for bots in other processes. Compiled."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from lapilli.core.packing import Packer, Unpacker, agreed, setting
from lapilli.games.nisyros.box import box_of
from lapilli.games.nisyros.knowledge.knowledge import Known
from lapilli.games.nisyros.rules.game_state import GameState
from lapilli.games.nisyros.rules.parameters import RuleParameters
from lapilli.games.nisyros.rules.steps import (
    Building,
    Calling,
    CardUse,
    Dice,
    Eruptions,
    Events,
    Feeding,
    Flight,
    Flood,
    Flow,
    Gathering,
    Homing,
    Placing,
    Step,
)

NAME: Final = "nisyros"


def pack(known: Known) -> bytes:
    """What a viewer knows, and of which table."""
    island, out = known.island, Packer()
    out.text(_setting(island.parameters, int(island.seats)))
    out.number(known.viewer)
    # generated: COURSE.pack island (fields.py)
    out.number(island.round)
    out.number(island.at_step)
    out.number(island.active)
    out.number(island.phase)
    pack_step(island.step, out)
    flood = island.flood
    out.flag(flood is not None)
    if flood is not None:
        pack_flood(flood, out)
    out.number(island.bonus)
    out.number(island.way)
    out.number(island.gassed)
    out.number(island.red)
    out.number(island.sails)
    out.number(island.ending)
    out.number(island.turned)
    # generated: end
    # generated: ISLAND.pack island (fields.py)
    out.row(island.order)
    out.row(island.where)
    out.row(island.tiles)
    out.row(island.colours)
    out.row(island.owner)
    out.row(island.stock)
    out.row(island.lava)
    out.row(island.boats)
    out.row(island.dams)
    out.row(island.workers)
    out.row(island.idle)
    out.row(island.citizens)
    out.row(island.home)
    out.row(island.kos)
    out.row(island.hades)
    out.row(island.faces)
    out.row(island.lies)
    out.bag(island.stars)
    out.bag(island.deck)
    out.row(island.discard)
    out.row(island.waiting)
    out.row(island.placed)
    # generated: end
    return out.done()


def unpack(packed: bytes) -> Known:
    """The knowledge that was packed; what is not such bytes is refused (PackingError)."""
    data = Unpacker(packed)
    seats, parameters = _table(data.text())
    viewer = data.number()
    island = GameState(seats, parameters)
    # generated: COURSE.unpack island (fields.py)
    island.round = data.number()
    island.at_step = data.number()
    island.active = data.number()
    island.phase = data.number()
    island.step = unpack_step(data)
    island.flood = unpack_flood(data) if data.flag() else None
    island.bonus = data.number()
    island.way = data.number()
    island.gassed = data.number()
    island.red = data.number()
    island.sails = data.number()
    island.ending = data.number()
    island.turned = data.number()
    # generated: end
    # generated: ISLAND.unpack island (fields.py)
    island.order = data.row()
    island.where = data.row()
    island.tiles = data.row()
    island.colours = data.row()
    island.owner = data.row()
    island.stock = data.row()
    island.lava = data.row()
    island.boats = data.row()
    island.dams = data.row()
    island.workers = data.row()
    island.idle = data.row()
    island.citizens = data.row()
    island.home = data.row()
    island.kos = data.row()
    island.hades = data.row()
    island.faces = data.row()
    island.lies = data.row()
    island.stars = data.bag()
    island.deck = data.bag()
    island.discard = data.row()
    island.waiting = data.row()
    island.placed = data.row()
    # generated: end
    data.finish()
    island.proceed()
    return Known(viewer, island)


@lru_cache(64)
def _setting(parameters: RuleParameters, seats: int) -> str:
    return setting(NAME, seats, parameters.options, parameters.own_box)


@lru_cache(64)
def _table(text: str) -> tuple[int, RuleParameters]:
    seats, options, box = agreed(NAME, text)
    return seats, box_of(box).parameters(seats, options)


# generated: STEP.packers (fields.py)
def pack_step(it: Step, out: Packer) -> None:
    if isinstance(it, Placing):
        out.number(1)
    elif isinstance(it, Events):
        out.number(2)
        out.number(it.left)
        use = it.use
        out.flag(use is not None)
        if use is not None:
            pack_card_use(use, out)
    elif isinstance(it, Dice):
        out.number(3)
        out.number(it.first)
        out.number(it.second)
    elif isinstance(it, Building):
        out.number(4)
        out.row(it.most)
        out.row(it.built)
    elif isinstance(it, Calling):
        out.number(5)
        out.row(it.most)
        out.row(it.called)
    elif isinstance(it, Gathering):
        out.number(6)
        out.row(it.moved)
    elif isinstance(it, Feeding):
        out.number(7)
        out.number(it.left)
    elif isinstance(it, Flow):
        out.number(8)
        out.number(it.flowed)
    elif isinstance(it, Eruptions):
        out.number(9)
        out.number(it.left)
    elif isinstance(it, Homing):
        out.number(10)
    else:
        out.number(0)
    out.number(it.done)


def unpack_step(data: Unpacker) -> Step:
    kind = data.number()
    made: Step
    if kind == 1:
        placing = Placing()
        made = placing
    elif kind == 2:
        events = Events()
        events.left = data.number()
        events.use = unpack_card_use(data) if data.flag() else None
        made = events
    elif kind == 3:
        dice = Dice()
        dice.first = data.number()
        dice.second = data.number()
        made = dice
    elif kind == 4:
        building = Building(data.row(), data.row())
        made = building
    elif kind == 5:
        calling = Calling(data.row(), data.row())
        made = calling
    elif kind == 6:
        gathering = Gathering(data.row())
        made = gathering
    elif kind == 7:
        feeding = Feeding(data.number())
        made = feeding
    elif kind == 8:
        flow = Flow(data.number())
        made = flow
    elif kind == 9:
        eruptions = Eruptions(data.number())
        made = eruptions
    elif kind == 10:
        homing = Homing()
        made = homing
    else:
        made = Step()
    made.done = data.number()
    return made


# generated: end


# generated: CARD_USE.packers (fields.py)
def pack_card_use(it: CardUse, out: Packer) -> None:
    out.number(it.card)
    out.number(it.asks)
    out.number(it.left)
    out.number(it.spared)


def unpack_card_use(data: Unpacker) -> CardUse:
    made = CardUse(data.number(), data.number())
    made.left = data.number()
    made.spared = data.number()
    return made


# generated: end


# generated: FLIGHT.packers (fields.py)
def pack_flight(it: Flight, out: Packer) -> None:
    out.number(it.colour)
    out.number(it.start)
    out.number(it.to)


def unpack_flight(data: Unpacker) -> Flight:
    return Flight(data.number(), data.number(), data.number())


# generated: end


# generated: FLOOD.packers (fields.py)
def pack_flood(it: Flood, out: Packer) -> None:
    out.number(it.area)
    flight = it.flight
    out.flag(flight is not None)
    if flight is not None:
        pack_flight(flight, out)


def unpack_flood(data: Unpacker) -> Flood:
    made = Flood(data.number())
    made.flight = unpack_flight(data) if data.flag() else None
    return made


# generated: end
