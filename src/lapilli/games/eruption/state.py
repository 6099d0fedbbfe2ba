"""A position of Eruption: plain numbers, cheap to copy; the rules are functions over it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lapilli.core.bag import Bag
from lapilli.core.packed import vec
from lapilli.core.state import State
from lapilli.games.eruption.rules.parameters import RuleParameters
from lapilli.games.eruption.rules.steps import NOWHERE, Placement, Relocation, StartRoll, Throw

CARDS: Final[i64] = 8
MATERIALS: Final[i64] = 3
STACKS: Final[i64] = 3
VENTS: Final[i64] = 3
NO_WALL: Final[i64] = 0  # walls[place] is material + 1


class Phase:
    """Where in the course of play (E-0.10) the game stands."""

    DEAL: Final[i64] = 0
    START: Final[i64] = 1
    DAMAGE: Final[i64] = 2
    ERUPT: Final[i64] = 3
    DRAW: Final[i64] = 4  # a placement or a Quake looks whether a tile can be drawn
    DRAWING: Final[i64] = 5
    TAKE: Final[i64] = 6
    PLACE: Final[i64] = 7
    REPLACE: Final[i64] = 8
    EXTRA: Final[i64] = 9
    GIFT: Final[i64] = 10
    CARDS: Final[i64] = 11
    MOVE: Final[i64] = 12
    BUILD: Final[i64] = 13
    OUT: Final[i64] = 14
    END: Final[i64] = 15
    OVER: Final[i64] = 16
    SETTLE: Final[i64] = 17  # E-0.1 villages are chosen, between the deal and the start roll


class Vent:
    """Where an eruption tile is, if not held by seat 0-5: in the row, out of the game, or on space Vent.BOARD + n."""

    ROW: Final[i64] = -1
    GONE: Final[i64] = -2
    BOARD: Final[i64] = 10


class Ending:
    """Why the game ends."""

    NONE: Final[i64] = 0
    BURNED: Final[i64] = 1
    USED_UP: Final[i64] = 2
    SURVIVOR: Final[i64] = 3
    IDLE: Final[i64] = 4
    ROUNDS: Final[i64] = 5


NOTHING: Final = vec[i64]()  # stand in until a position is filled
EMPTY: Final = Bag(NOTHING)


class Open(State):
    """What lies open to everybody."""

    def __init__(self, parameters: RuleParameters) -> None:
        super().__init__(parameters.seats)
        self.parameters = parameters
        # generated: OPEN.start (fields.py)
        self.villages: vec[i64] = NOTHING  # of each seat, -1 before it has chosen
        self.phase: i64 = Phase.DEAL
        self.active: i64 = 0
        self.tiles: vec[i64] = NOTHING  # lava sides of the tile on each space, 0 without one
        self.need: vec[i64] = NOTHING  # what the neighbours demand of each space (rules/island.py)
        self.frontier: i64 = 0  # empty spaces that some flow faces
        self.walls: vec[i64] = NOTHING  # material + 1 on each place
        self.vents: vec[i64] = NOTHING  # where each eruption tile is (Vent)
        self.temperature: vec[i64] = NOTHING
        self.stock: vec[i64] = NOTHING  # seat * MATERIALS + material
        self.old_deck: vec[i64] = NOTHING  # what the deck was made of when it was last renewed, for memories
        self.drawn: vec[i64] = NOTHING  # cards each seat has drawn since
        self.laid: vec[i64] = NOTHING  # cards each seat has laid down since, seat * CARDS + card
        self.supply: vec[i64] = NOTHING
        self.discards: vec[i64] = NOTHING
        self.stack: Bag = EMPTY  # known by counting; with the forecast: the unseen tiles
        self.aside: vec[i64] = NOTHING
        self.tile_discards: vec[i64] = NOTHING
        self.gone: vec[i64] = NOTHING  # tiles that have left the game
        self.tops: vec[i64] = NOTHING  # visible tile of each stack or -1
        self.hidden: vec[i64] = NOTHING  # tiles under it
        self.aside_of: vec[i64] = NOTHING  # tiles aside that came from each stack
        self.cards_due: i64 = 0  # cards that chance owes the active player
        self.reveals: i64 = 0  # forecast: stacks whose next top is to be revealed
        self.last_orange: i64 = 0  # both dice as they lie since the last throw
        self.last_white: i64 = 0
        self.last_place: i64 = NOWHERE  # the wall they were thrown for, in this turn
        self.last_card: i64 = NOWHERE  # what lies on top of the discarded cards
        self.built: i64 = 0  # walls built in step 4
        self.used_up = False  # the stack was used up in this turn
        self.busy = False  # annihilation: something happened in this turn
        self.throw: Throw | None = None
        self.placement: Placement | None = None
        self.relocation: Relocation | None = None
        self.start_roll: StartRoll | None = None
        self.ending: i64 = Ending.NONE
        self.last: i64 = 0  # seats whose last turn is still to come or running
        self.burned: i64 = 0  # clans: seats that are burned up (E-10.5)
        self.left: vec[i64] = NOTHING  # annihilation: 1 for the first to go out, 2 for the second …; 0 = not out
        self.idle: i64 = 0  # annihilation: idle turns in a row
        self.turns: i64 = 0  # annihilation: turns ended
        # generated: end

    def adopt_open(self, other: Open) -> None:
        """Take over every open field; the menu is none, it tells what its seat holds."""
        # generated: OPEN.copy (fields.py)
        self.villages = other.villages[:]
        self.phase = other.phase
        self.active = other.active
        self.tiles = other.tiles[:]
        self.need = other.need[:]
        self.frontier = other.frontier
        self.walls = other.walls[:]
        self.vents = other.vents[:]
        self.temperature = other.temperature[:]
        self.stock = other.stock[:]
        self.old_deck = other.old_deck[:]
        self.drawn = other.drawn[:]
        self.laid = other.laid[:]
        self.supply = other.supply[:]
        self.discards = other.discards[:]
        self.stack = other.stack.copy()
        self.aside = other.aside[:]
        self.tile_discards = other.tile_discards[:]
        self.gone = other.gone[:]
        self.tops = other.tops[:]
        self.hidden = other.hidden[:]
        self.aside_of = other.aside_of[:]
        self.cards_due = other.cards_due
        self.reveals = other.reveals
        self.last_orange = other.last_orange
        self.last_white = other.last_white
        self.last_place = other.last_place
        self.last_card = other.last_card
        self.built = other.built
        self.used_up = other.used_up
        self.busy = other.busy
        throw = other.throw
        self.throw = None if throw is None else throw.copy()
        placement = other.placement
        self.placement = None if placement is None else placement.copy()
        relocation = other.relocation
        self.relocation = None if relocation is None else relocation.copy()
        start_roll = other.start_roll
        self.start_roll = None if start_roll is None else start_roll.copy()
        self.ending = other.ending
        self.last = other.last
        self.burned = other.burned
        self.left = other.left[:]
        self.idle = other.idle
        self.turns = other.turns
        # generated: end

    def mate(self, seat: i64) -> i64:
        """E-10.1 With Clans the seat opposite; otherwise nobody."""
        if not self.parameters.clans:
            return -1
        return (seat + self.seats // 2) % self.seats

    def is_out(self, seat: i64) -> bool:
        """E-11.1 Annihilation: has this player's village burned up?"""
        return self.left[seat] > 0

    @property
    def stack_empty(self) -> bool:
        """E-12.5 No tile in the stack (with the forecast: in any of the three)."""
        return self.stack.size == 0 and self.tops[0] < 0 and self.tops[1] < 0 and self.tops[2] < 0


class Position(Open):
    """All that lies on the table, in hands and in the deck; `GameState` (rules/game_state.py) adds how it goes on."""

    def __init__(self, parameters: RuleParameters) -> None:
        super().__init__(parameters)
        # generated: HIDDEN.start (fields.py)
        self.hands: vec[i64] = NOTHING  # seat * CARDS + card
        self.given: vec[i64] = NOTHING  # of these, cards that the mate once gave and must still be there
        self.old_hands: vec[i64] = NOTHING  # the hands when the deck was last renewed
        self.deck: Bag = EMPTY
        # generated: end

    def adopt(self, other: State) -> None:
        """Take over every field of another position."""
        assert isinstance(other, Position)
        self.adopt_open(other)
        # generated: HIDDEN.copy (fields.py)
        self.hands = other.hands[:]
        self.given = other.given[:]
        self.old_hands = other.old_hands[:]
        self.deck = other.deck.copy()
        # generated: end
        super().adopt(other)

    def blank(self) -> Position:
        """A position of the same table with nothing in it yet."""
        raise NotImplementedError

    def hand_size(self, seat: i64) -> i64:
        """How many cards a seat holds: public."""
        size: i64 = 0
        for card in range(CARDS):
            size += self.hands[seat * CARDS + card]
        return size
