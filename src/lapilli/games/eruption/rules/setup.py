"""E-0 The beginning: cards are dealt, the forecast is laid out, the dice name the start player."""

from __future__ import annotations

from mypy_extensions import i64

from lapilli.core.bag import Bag
from lapilli.core.state import packed
from lapilli.games.eruption.rules.deck import owe_cards
from lapilli.games.eruption.rules.ending import begin_turn
from lapilli.games.eruption.rules.island import EMPTY_NEED, NONE, PLACE_COUNT, SPACES, START_FRONTIER, TILES
from lapilli.games.eruption.rules.stack import uncover
from lapilli.games.eruption.rules.steps import Roll, StartRoll, Throw
from lapilli.games.eruption.state import CARDS, MATERIALS, NO_WALL, STACKS, VENTS, Phase, Position, Vent


def lay_out(state: Position) -> None:
    """E-0.1, E-0.2, E-0.3, E-0.5 Empty board, temperatures 0, a wall of each material each, stack and row complete."""
    seats = int(state.seats)
    parameters = state.parameters
    state.tiles = packed([0] * int(SPACES))
    state.need = EMPTY_NEED[:]
    state.frontier = START_FRONTIER
    state.walls = packed([int(NO_WALL)] * int(PLACE_COUNT))
    state.vents = packed([int(Vent.ROW)] * int(VENTS))
    state.villages = packed([-1] * seats) if parameters.choosing else parameters.seating[:]
    state.temperature = packed([0] * seats)
    state.hands = packed([0] * seats * int(CARDS))
    state.given = packed([0] * seats * int(CARDS))
    state.old_deck = packed([0] * int(CARDS))
    state.old_hands = packed([0] * seats * int(CARDS))
    state.drawn = packed([0] * seats)
    state.laid = packed([0] * seats * int(CARDS))
    state.stock = packed([int(parameters.walls_dealt)] * seats * int(MATERIALS))
    state.left = packed([0] * seats)
    state.supply = parameters.wall_counts[:]
    for material in range(MATERIALS):
        state.supply[material] -= parameters.walls_dealt * state.seats
    state.deck = Bag(parameters.card_counts[:])
    state.discards = packed([0] * int(CARDS))
    state.stack = Bag(parameters.tile_counts[:])
    state.aside = packed([0] * int(TILES))
    state.tile_discards = packed([0] * int(TILES))
    state.gone = packed([0] * int(TILES))
    state.tops = packed([-1] * int(STACKS))
    state.hidden = packed([0] * int(STACKS))
    state.aside_of = packed([0] * int(STACKS))


def begin(state: Position) -> None:
    """E-0.4, E-0.7 First the cards are dealt, seat by seat."""
    lay_out(state)
    state.phase = Phase.DEAL
    state.active = 0
    owe_cards(state, state.parameters.dealt)


def deal_on(state: Position) -> None:
    """E-0.4, E-0.7 The next seat gets its cards; after the last one come the forecast and the dice."""
    if state.active + 1 < state.seats:
        state.active += 1
        owe_cards(state, state.parameters.dealt)
        return
    if state.parameters.forecast:  # E-12.1
        for stack in range(STACKS):
            state.hidden[stack] = state.parameters.forecast_sizes[stack]
        uncover(state)
    state.active = 0
    if state.parameters.choosing:
        state.phase = Phase.SETTLE
    else:
        decide_start(state)


def offer_villages(state: Position, base: i64) -> None:
    """E-0.1 Offer the villages of this number of players that are left; E-10.1 those of a team lie opposite."""
    half = state.seats // 2
    for place in range(state.seats):
        opposite = state.parameters.seating[(place + half) % state.seats]
        if seat_of(state, state.parameters.seating[place]) != NONE:
            continue
        if state.parameters.clans:
            mate = seat_of(state, opposite)
            if mate != (NONE if state.villages[state.mate(state.active)] == NONE else state.mate(state.active)):
                continue
        state.offer(base + state.parameters.seating[place])


def seat_of(state: Position, village: i64) -> i64:
    """The seat that has this village, or -1."""
    for seat in range(state.seats):
        if state.villages[seat] == village:
            return seat
    return NONE


def settle(state: Position, village: i64) -> None:
    """E-0.1 A player has chosen; the next one does, and after the last comes the start roll."""
    state.villages[state.active] = village
    if state.active + 1 < state.seats:
        state.active += 1
    else:
        decide_start(state)


def decide_start(state: Position) -> None:
    """E-0.6 The seat of the village named by the option begins, or all are contenders for the start."""
    state.phase = Phase.START
    state.active = 0
    if state.parameters.start >= 0:
        state.active = seat_of(state, state.parameters.start)
    else:
        state.start_roll = StartRoll((1 << state.seats) - 1, packed([0] * int(state.seats)))


def start(state: Position) -> None:
    """E-0.6 The next contender rolls; one alone, or the seat named by the option, has the first turn."""
    roll = state.start_roll
    if roll is None or roll.contenders == 0:
        begin_turn(state, state.active)
    else:
        state.throw = Throw(Roll.START, NONE)


def rolled(state: Position, sum_of_dice: i64) -> None:
    """E-0.6 The highest sum starts; the tied highest roll again, only they, in seat order."""
    roll = state.start_roll
    assert roll is not None
    roll.rolled[state.active] = sum_of_dice
    for seat in range(state.active + 1, state.seats):
        if roll.contenders >> seat & 1:
            state.active = seat
            return
    best: i64 = 0
    tied: i64 = 0
    for seat in range(state.seats):
        if roll.contenders >> seat & 1 and roll.rolled[seat] >= best:
            tied = (tied if roll.rolled[seat] == best else 0) | 1 << seat
            best = roll.rolled[seat]
    first: i64 = 0
    while not tied >> first & 1:
        first += 1
    state.active = first
    roll.contenders = 0 if tied == 1 << first else tied
