"""E-0 The beginning: cards are dealt, the forecast is laid out, the dice name the start player."""

from __future__ import annotations

from mypy_extensions import i64

from lapilli.core.bag import Bag
from lapilli.core.state import packed
from lapilli.games.eruption.rules.deck import owe_cards
from lapilli.games.eruption.rules.ending import begin_turn
from lapilli.games.eruption.rules.island import EMPTY_NEED, PLACE_COUNT, SPACES, START_FRONTIER, TILES
from lapilli.games.eruption.rules.stack import uncover
from lapilli.games.eruption.state import CARDS, MATERIALS, NO_WALL, STACKS, VENTS, Phase, Position, Roll, Vent


def lay_out(state: Position) -> None:
    """E-0.2, E-0.3, E-0.5 Empty board, temperatures 0, one wall of each material each, stack and row complete."""
    seats = int(state.seats)
    parts = state.parts
    state.tiles = packed([0] * int(SPACES))
    state.need = EMPTY_NEED[:]
    state.frontier = START_FRONTIER
    state.walls = packed([int(NO_WALL)] * int(PLACE_COUNT))
    state.vents = packed([int(Vent.ROW)] * int(VENTS))
    state.temperature = packed([0] * seats)
    state.hands = packed([0] * seats * int(CARDS))
    state.given = packed([0] * seats * int(CARDS))
    state.old_deck = packed([0] * int(CARDS))
    state.old_hands = packed([0] * seats * int(CARDS))
    state.drawn = packed([0] * seats)
    state.laid = packed([0] * seats * int(CARDS))
    state.stock = packed([int(parts.walls_dealt)] * seats * int(MATERIALS))
    state.left = packed([0] * seats)
    state.supply = parts.wall_counts[:]
    for material in range(MATERIALS):
        state.supply[material] -= parts.walls_dealt * state.seats
    state.deck = Bag(parts.card_counts[:])
    state.discards = packed([0] * int(CARDS))
    state.stack = Bag(parts.tile_counts[:])
    state.aside = packed([0] * int(TILES))
    state.tile_discards = packed([0] * int(TILES))
    state.gone = packed([0] * int(TILES))
    state.tops = packed([-1] * int(STACKS))
    state.hidden = packed([0] * int(STACKS))
    state.aside_of = packed([0] * int(STACKS))
    state.rolled = packed([0] * seats)


def begin(state: Position) -> None:
    """E-0.4, E-0.7 First the cards are dealt, seat by seat."""
    lay_out(state)
    state.phase = Phase.DEAL
    state.active = 0
    owe_cards(state, state.parts.dealt)


def deal_on(state: Position) -> None:
    """E-0.4, E-0.7 The next seat gets its cards; after the last one come the forecast and the dice."""
    if state.active + 1 < state.seats:
        state.active += 1
        owe_cards(state, state.parts.dealt)
        return
    state.phase = Phase.START
    if state.parts.forecast:  # E-12.1
        for stack in range(STACKS):
            state.hidden[stack] = state.parts.forecast_sizes[stack]
        uncover(state)
    if state.parts.start >= 0:
        state.active = state.parts.start
    else:
        state.active = 0
        state.contenders = (1 << state.seats) - 1


def start(state: Position) -> None:
    """E-0.6 The next contender rolls; one alone, or the seat named by the option, has the first turn."""
    if state.contenders == 0:
        begin_turn(state, state.active)
    else:
        state.roll = Roll.START


def rolled(state: Position, sum_of_dice: i64) -> None:
    """E-0.6 The highest sum starts; the tied highest roll again, only they, in seat order."""
    state.rolled[state.active] = sum_of_dice
    state.roll = Roll.NOTHING
    state.orange = 0
    for seat in range(state.active + 1, state.seats):
        if state.contenders >> seat & 1:
            state.active = seat
            return
    best: i64 = 0
    tied: i64 = 0
    for seat in range(state.seats):
        if state.contenders >> seat & 1 and state.rolled[seat] >= best:
            tied = (tied if state.rolled[seat] == best else 0) | 1 << seat
            best = state.rolled[seat]
    first: i64 = 0
    while not tied >> first & 1:
        first += 1
    state.active = first
    state.contenders = 0 if tied == 1 << first else tied
