"""Packed knowledge: compact bytes for bots in other processes. Compiled."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from lapilli.core.packing import Packer, Unpacker, agreed, setting
from lapilli.games.deukalion.box import box_of
from lapilli.games.deukalion.knowledge.knowledge import Known
from lapilli.games.deukalion.options import parameters as terms_of
from lapilli.games.deukalion.rules.game_state import GameState
from lapilli.games.deukalion.rules.parameters import RuleParameters
from lapilli.games.deukalion.rules.steps import Draw, Fight, Reveal, Side, Step
from lapilli.games.deukalion.state import Hero, Open

NAME: Final = "deukalion"


def pack(known: Known) -> bytes:
    """What a viewer knows, and of which table."""
    table, out = known.open, Packer()
    out.text(_setting(table.parameters, int(table.seats)))
    out.number(known.viewer)
    out.number(table.actor)
    # generated: OPEN.pack table (fields.py)
    out.number(table.phase)
    out.number(table.turn_phase)
    out.number(table.count)
    out.number(table.turn)
    out.number(table.first)
    out.number(table.active)
    out.number(table.winner)
    out.number(table.hydra)
    out.number(len(table.heroes))
    for one in table.heroes:
        pack_hero(one, out)
    out.row(table.cities)
    out.row(table.settlements)
    out.row(table.dice)
    out.number(table.kylix)
    out.row(table.pile)
    out.row(table.open_tasks)
    out.number(table.deck_size)
    out.number(table.tasks_left)
    out.number(table.removed)
    out.number(table.hunters)
    pack_step(table.step, out)
    out.number(table.sent)
    out.number(table.waived)
    draw = table.draw
    out.flag(draw is not None)
    if draw is not None:
        pack_draw(draw, out)
    out.row(table.dues)
    out.flag(table.replace)
    reveal = table.reveal
    out.flag(reveal is not None)
    if reveal is not None:
        pack_reveal(reveal, out)
    out.flag(table.styx)
    out.flag(table.boarding)
    pack_fight(table.fight, out)
    # generated: end
    # generated: KNOWN.pack known (fields.py)
    out.row(known.hand)
    out.row(known.secrets)
    out.number(known.answer)
    # generated: end
    return out.done()


def unpack(packed: bytes) -> Known:
    """The knowledge that was packed; what is not such bytes is refused (PackingError)."""
    data = Unpacker(packed)
    empty = _empty(data.text())
    table = Open(empty.seats, empty.parameters)
    known = Known(data.number(), table, empty)
    table.actor = data.number()
    # generated: OPEN.unpack table (fields.py)
    table.phase = data.number()
    table.turn_phase = data.number()
    table.count = data.number()
    table.turn = data.number()
    table.first = data.number()
    table.active = data.number()
    table.winner = data.number()
    table.hydra = data.number()
    table.heroes = [unpack_hero(data) for _time in range(data.size())]
    table.cities = data.row()
    table.settlements = data.row()
    table.dice = data.row()
    table.kylix = data.number()
    table.pile = data.row()
    table.open_tasks = data.row()
    table.deck_size = data.number()
    table.tasks_left = data.number()
    table.removed = data.number()
    table.hunters = data.number()
    table.step = unpack_step(data)
    table.sent = data.number()
    table.waived = data.number()
    table.draw = unpack_draw(data) if data.flag() else None
    table.dues = data.row()
    table.replace = data.flag()
    table.reveal = unpack_reveal(data) if data.flag() else None
    table.styx = data.flag()
    table.boarding = data.flag()
    table.fight = unpack_fight(data)
    # generated: end
    # generated: KNOWN.unpack known (fields.py)
    known.hand = data.row()
    known.secrets = data.row()
    known.answer = data.number()
    # generated: end
    data.finish()
    return known


@lru_cache(64)
def _setting(parameters: RuleParameters, seats: int) -> str:
    return setting(NAME, seats, parameters.options, parameters.text)


@lru_cache(64)
def _empty(text: str) -> GameState:
    """A table of these parameters with nothing on it: worlds are dealt on copies of it."""
    seats, options, box = agreed(NAME, text)
    return GameState(seats, terms_of(options, seats, box_of(box)))


# generated: HERO.packers (fields.py)
def pack_hero(it: Hero, out: Packer) -> None:
    out.row(it.cargo)
    out.number(it.ship)
    out.number(it.aboard)
    out.number(it.below)
    out.number(it.points)
    out.number(it.tasks)
    out.number(it.pegasus)
    out.number(it.hades)
    out.number(it.fleece)
    out.flag(it.has_secret)
    out.number(it.cards)


def unpack_hero(data: Unpacker) -> Hero:
    made = Hero(data.row())
    made.ship = data.number()
    made.aboard = data.number()
    made.below = data.number()
    made.points = data.number()
    made.tasks = data.number()
    made.pegasus = data.number()
    made.hades = data.number()
    made.fleece = data.number()
    made.has_secret = data.flag()
    made.cards = data.number()
    return made


# generated: end


# generated: STEP.packers (fields.py)
def pack_step(it: Step, out: Packer) -> None:
    out.number(it.seat)
    out.number(it.sailing)
    out.flag(it.attacked)
    out.flag(it.settled)
    out.number(it.wind)
    out.flag(it.orpheus)
    out.flag(it.cards_done)
    out.flag(it.soldiers_done)
    out.flag(it.hydra_done)


def unpack_step(data: Unpacker) -> Step:
    made = Step(data.number())
    made.sailing = data.number()
    made.attacked = data.flag()
    made.settled = data.flag()
    made.wind = data.number()
    made.orpheus = data.flag()
    made.cards_done = data.flag()
    made.soldiers_done = data.flag()
    made.hydra_done = data.flag()
    return made


# generated: end


# generated: DRAW.packers (fields.py)
def pack_draw(it: Draw, out: Packer) -> None:
    out.number(it.seat)
    out.number(it.left)
    out.flag(it.hermes)


def unpack_draw(data: Unpacker) -> Draw:
    return Draw(data.number(), data.number(), data.flag())


# generated: end


# generated: REVEAL.packers (fields.py)
def pack_reveal(it: Reveal, out: Packer) -> None:
    out.number(it.task)
    out.number(it.waiting)
    out.number(it.answered)


def unpack_reveal(data: Unpacker) -> Reveal:
    return Reveal(data.number(), data.number(), data.number())


# generated: end


# generated: SIDE.packers (fields.py)
def pack_side(it: Side, out: Packer) -> None:
    out.number(it.seat)
    out.number(it.fallen)
    out.number(it.firm)
    out.number(it.leaning)
    out.number(it.shields)


def unpack_side(data: Unpacker) -> Side:
    made = Side(data.number())
    made.fallen = data.number()
    made.firm = data.number()
    made.leaning = data.number()
    made.shields = data.number()
    return made


# generated: end


# generated: FIGHT.packers (fields.py)
def pack_fight(it: Fight, out: Packer) -> None:
    out.number(it.kind)
    out.number(it.mover)
    pack_side(it.thrower, out)
    pack_side(it.defender, out)
    out.number(it.place)
    out.number(it.stage)
    out.number(it.side)
    out.number(it.quiet)
    out.flag(it.zeus)
    out.flag(it.won)


def unpack_fight(data: Unpacker) -> Fight:
    made = Fight(data.number(), data.number(), unpack_side(data), unpack_side(data), data.number())
    made.stage = data.number()
    made.side = data.number()
    made.quiet = data.number()
    made.zeus = data.flag()
    made.won = data.flag()
    return made


# generated: end
