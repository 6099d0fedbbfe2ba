"""Observations: what a viewer knows as numbers, in the order of `observation_fields.py`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lapilli.core.observation_buffer import NONE, ZERO, ObservationBuffer, seat_of
from lapilli.core.state import CHANCE
from lapilli.games.nisyros.actions import AREAS, BOAT, CARDS, DICE, SPOTS, ZONES
from lapilli.games.nisyros.rules.steps import (
    Building,
    Calling,
    Dice,
    Eruptions,
    Events,
    Feeding,
    Flow,
    Gathering,
    Phase,
)
from lapilli.games.nisyros.state import Position

FACES: Final[i64] = 9
WAYS: Final[i64] = 10
QUESTIONS: Final[i64] = 11
RESTS: Final[i64] = 31  # of a die: 28 workplaces, step 9, unused, the hand


def encode(island: Position, viewer: i64, sheet: ObservationBuffer) -> None:
    """The whole position: nothing is hidden."""
    moment(island, viewer, sheet)
    land(island, viewer, sheet)
    people(island, sheet)
    goods(island, sheet)
    under_way(island, viewer, sheet)
    # generated: COURSE.encode island (fields.py)
    sheet.number(island.round)
    sheet.number(island.at_step)
    sheet.bits(island.bonus, 4)
    sheet.bits(island.gassed, 20)
    sheet.number(island.red)
    sheet.number(island.sails)
    sheet.bits(island.turned, 20)
    # generated: end
    # generated: ISLAND.encode island (fields.py)
    sheet.counts(island.stock, 0, 3)
    sheet.counts(island.lava, 0, 4)
    sheet.counts(island.boats, 0, 4)
    sheet.counts(island.dams, 0, 20)
    sheet.counts(island.workers, 0, 112)
    sheet.counts(island.idle, 0, 112)
    sheet.counts(island.citizens, 0, 16)
    sheet.counts(island.kos, 0, 4)
    sheet.counts(island.hades, 0, 4)
    sheet.counts(island.stars.counts, 0, CARDS)
    sheet.counts(island.deck.counts, 0, CARDS)
    sheet.counts(island.discard, 0, 20)
    sheet.counts(island.waiting, 0, 20)
    # generated: end


def moment(island: Position, viewer: i64, sheet: ObservationBuffer) -> None:
    """Who looks, who is asked, where in the round we are."""
    seats = island.seats
    sheet.choice(viewer, ZONES)
    sheet.choice(seats - 2, 3)
    sheet.seats(island.actors(), seats, viewer, ZONES)
    sheet.flag(island.actor == CHANCE)
    sheet.choice(island.phase, Phase.OVER + 1)
    sheet.seat(island.active, seats, viewer, ZONES)
    sheet.choice(island.ending, 4)


def land(island: Position, viewer: i64, sheet: ObservationBuffer) -> None:
    """The island as it was laid, and what it has become."""
    first = seat_of(viewer)
    for step in range(ZONES):
        sheet.choice(island.colours[(first + step) % island.seats] if step < island.seats else NONE, ZONES)
    for place in range(ZONES):
        sheet.choice(island.order[place] if place < len(island.order) else NONE, ZONES)
    for slope in range(16):
        sheet.choice(island.tiles[slope], 3)
    sheet.number(island.boats_left())
    sheet.number(island.dams_left())


def people(island: Position, sheet: ObservationBuffer) -> None:
    for colour in range(ZONES):
        sheet.choice(island.home[colour], ZONES)


def goods(island: Position, sheet: ObservationBuffer) -> None:
    """Resources, dice, cards."""
    for die in range(DICE):
        sheet.choice(island.faces[die], FACES)
    for die in range(DICE):
        thrown = island.faces[die] >= 0
        sheet.choice((island.lies[die] if island.lies[die] >= 0 else RESTS - 1) if thrown else NONE, RESTS)
    sheet.choice(island.way, WAYS)


def under_way(island: Position, viewer: i64, sheet: ObservationBuffer) -> None:
    """What the present step has to remember."""
    seats, step = island.seats, island.step
    use = step.use if isinstance(step, Events) else None
    first = seat_of(viewer)
    for turn in range(ZONES):
        sheet.number(island.placed[(first + turn) % seats] if turn < seats else ZERO)
    sheet.seats(step.done, seats, viewer, ZONES)
    sheet.choice(use.card if use is not None else NONE, CARDS)
    sheet.choice(use.asks if use is not None else NONE, QUESTIONS)
    sheet.bits(use.spared if use is not None else ZERO, ZONES)
    sheet.number(step.left if isinstance(step, Events) else ZERO)
    sheet.number(left(island))
    sheet.choice(step.first if isinstance(step, Dice) else NONE, DICE)
    sheet.choice(step.second if isinstance(step, Dice) else NONE, DICE)
    if isinstance(step, Building):
        sheet.counts(step.most, 0, 2 * ZONES)
        sheet.counts(step.built, 0, 2 * ZONES)
    else:
        sheet.skip(4 * ZONES)
    if isinstance(step, Calling):
        sheet.counts(step.most, 0, ZONES)
        sheet.counts(step.called, 0, ZONES)
    else:
        sheet.skip(2 * ZONES)
    if isinstance(step, Gathering):
        sheet.counts(step.moved, 0, ZONES * ZONES)
    else:
        sheet.skip(ZONES * ZONES)
    sheet.bits(step.flowed if isinstance(step, Flow) else ZERO, ZONES)
    flood = island.flood
    flight = flood.flight if flood is not None else None
    sheet.choice(flood.area if flood is not None else NONE, AREAS)
    sheet.choice(flight.colour if flight is not None else NONE, ZONES)
    sheet.choice(flight.start if flight is not None else NONE, ZONES * SPOTS)
    sheet.choice(flight.to if flight is not None else NONE, BOAT + 1)


def left(island: Position) -> i64:
    """Workers or eruptions that are still to come in this step."""
    step = island.step
    if isinstance(step, Events):
        use = step.use
        return ZERO if use is None else use.left
    if isinstance(step, Feeding):
        return step.left
    return step.left if isinstance(step, Eruptions) else ZERO
