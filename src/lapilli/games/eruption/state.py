"""A position of Eruption: plain numbers, cheap to copy; the rules are functions over it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lapilli.core.bag import Bag
from lapilli.core.packed import vec
from lapilli.core.state import State, packed

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


class Purpose:
    """What a drawn tile is for."""

    STEP: Final[i64] = 0  # the mandatory placement of step 2
    EXTRA: Final[i64] = 1  # danger zone 3
    CARD: Final[i64] = 2  # Lava Flow, or two cards
    OUT: Final[i64] = 3  # a player who is out
    QUAKE: Final[i64] = 4


class Roll:
    """What the two dice are thrown for."""

    NOTHING: Final[i64] = 0
    START: Final[i64] = 1
    DAMAGE: Final[i64] = 2
    WALL: Final[i64] = 3


class Vent:
    """Where an eruption tile is, if not held by seat 0-5: in the row, out of the game, or on space Vent.BOARD + n."""

    ROW: Final[i64] = -1
    GONE: Final[i64] = -2
    BOARD: Final[i64] = 10


@final
class Parts:
    """The numbers of the box that the rules need, and the options of the table: shared by all copies, never changed."""

    def __init__(self, seats: int, numbers: dict[str, list[int]], options: dict[str, int]) -> None:
        self.numbers = numbers  # as they came, for views and positions
        self.village: vec[i64] = packed(numbers["village"])  # of each seat
        self.owner: vec[i64] = packed(
            [numbers["village"].index(village) if village in numbers["village"] else -1 for village in range(6)]
        )
        self.tile_counts: vec[i64] = packed(numbers["tile_counts"])
        self.forecast_sizes: vec[i64] = packed(numbers["forecast"])
        self.card_counts: vec[i64] = packed(numbers["card_counts"])
        self.trade: vec[i64] = packed(numbers["trade"])
        self.wall_counts: vec[i64] = packed(numbers["wall_counts"])
        self.bonus: vec[i64] = packed(numbers["bonus"])
        self.points: vec[i64] = packed(numbers["points"])
        self.resource: vec[i64] = packed(numbers["resource"])  # material of each space, or -1
        self.zones: vec[i64] = packed(numbers["zones"])
        self.dealt: i64 = numbers["dealt"][0]
        self.hand_limit: i64 = numbers["hand_limit"][0]
        self.rain_cools: i64 = numbers["rain_cools"][0]
        self.relocate_moves: i64 = numbers["relocate_moves"][0]
        self.walls_dealt: i64 = numbers["walls_dealt"][0]
        self.top: i64 = numbers["top"][0]
        self.contact_heat: i64 = numbers["contact_heat"][0]
        self.breach_heat: i64 = numbers["breach_heat"][0]
        self.eruption_heat: i64 = numbers["eruption_heat"][0]
        self.rounds: i64 = numbers["rounds"][0]
        self.clans: bool = options["clans"] == 1
        self.annihilation: bool = options["annihilation"] == 1
        self.forecast: bool = options["forecast"] == 1
        self.rain: bool = options["rain"] == 1
        self.mates_see_hands: bool = options["mates_see_hands"] == 1
        self.start: i64 = options["start"]  # a seat, or -1: the dice decide
        self.seats: i64 = seats


class Position(State):
    """All that lies on the table; `Course` (rules/course.py) adds how it goes on."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(parts.seats)
        self.parts = parts
        # the board
        self.tiles: vec[i64] = vec[i64]()  # lava sides of the tile on each space, 0 without one
        self.need: vec[i64] = vec[i64]()  # what the neighbours demand of each space (rules/island.py)
        self.frontier: i64 = 0  # empty spaces that some flow faces
        self.walls: vec[i64] = vec[i64]()  # material + 1 on each place
        self.vents: vec[i64] = vec[i64]()  # where each eruption tile is (Vent)
        # the players
        self.temperature: vec[i64] = vec[i64]()
        self.hands: vec[i64] = vec[i64]()  # seat * CARDS + card
        self.given: vec[i64] = vec[i64]()  # of these, cards that the mate once gave and must still be there
        self.old_deck: vec[i64] = vec[i64]()  # what the deck was made of when it was last renewed, for memories
        self.old_hands: vec[i64] = vec[i64]()  # the hands at that moment
        self.drawn: vec[i64] = vec[i64]()  # cards each seat has drawn since
        self.laid: vec[i64] = vec[i64]()  # cards each seat has laid down since, seat * CARDS + card
        self.stock: vec[i64] = vec[i64]()  # seat * MATERIALS + material
        self.left: vec[i64] = vec[i64]()  # annihilation: the how-manieth to go out, 0 = not out
        self.burned: i64 = 0  # clans: seats that are burned up (E-10.5)
        # the common things
        self.supply: vec[i64] = vec[i64]()
        self.deck: Bag = EMPTY
        self.discards: vec[i64] = vec[i64]()
        self.stack: Bag = EMPTY  # with the forecast: the unseen tiles
        self.aside: vec[i64] = vec[i64]()
        self.tile_discards: vec[i64] = vec[i64]()
        self.gone: vec[i64] = vec[i64]()  # tiles that have left the game
        self.tops: vec[i64] = vec[i64]()  # forecast: visible tile of each stack or -1
        self.hidden: vec[i64] = vec[i64]()  # forecast: tiles under it
        self.aside_of: vec[i64] = vec[i64]()  # forecast: tiles aside that came from each stack
        # the turn
        self.phase: i64 = Phase.DEAL
        self.active: i64 = 0
        self.cards_due: i64 = 0
        self.reveals: i64 = 0  # forecast: stacks whose next top is to be revealed
        self.roll: i64 = Roll.NOTHING
        self.orange: i64 = 0  # the orange die while the white one is still to fall
        self.last_orange: i64 = 0  # both dice as they lie since the last throw
        self.last_white: i64 = 0
        self.tested: i64 = -1  # the place whose wall is tested
        self.tile: i64 = -1  # the drawn tile
        self.taken_from: i64 = -1
        self.purpose: i64 = Purpose.STEP
        self.space: i64 = -1  # where the tile shall go while walls are tested
        self.rotation: i64 = -1
        self.closed: i64 = 0  # spaces whose walls held in this placement
        self.moves: i64 = 0  # Relocate: moves that are left
        self.built: i64 = 0  # walls built in step 4
        self.rolled: vec[i64] = vec[i64]()  # start roll: sums
        self.contenders: i64 = 0  # start roll: seats that still may start
        # the end
        self.used_up: bool = False  # the stack was used up in this turn
        self.last: i64 = 0  # seats whose last turn is still to come or running
        self.ending: i64 = Ending.NONE
        self.busy: bool = False  # annihilation: something happened in this turn
        self.idle: i64 = 0  # annihilation: idle turns in a row
        self.turns: i64 = 0  # annihilation: turns ended

    def take_over(self, other: Position) -> None:
        """Copy every field of another position."""
        self.tiles = other.tiles[:]
        self.need = other.need[:]
        self.frontier = other.frontier
        self.walls = other.walls[:]
        self.vents = other.vents[:]
        self.temperature = other.temperature[:]
        self.hands = other.hands[:]
        self.given = other.given[:]
        self.old_deck = other.old_deck[:]
        self.old_hands = other.old_hands[:]
        self.drawn = other.drawn[:]
        self.laid = other.laid[:]
        self.stock = other.stock[:]
        self.left = other.left[:]
        self.burned = other.burned
        self.supply = other.supply[:]
        self.deck = other.deck.copy()
        self.discards = other.discards[:]
        self.stack = other.stack.copy()
        self.aside = other.aside[:]
        self.tile_discards = other.tile_discards[:]
        self.gone = other.gone[:]
        self.tops = other.tops[:]
        self.hidden = other.hidden[:]
        self.aside_of = other.aside_of[:]
        self.phase = other.phase
        self.active = other.active
        self.cards_due = other.cards_due
        self.reveals = other.reveals
        self.roll = other.roll
        self.orange = other.orange
        self.last_orange = other.last_orange
        self.last_white = other.last_white
        self.tested = other.tested
        self.tile = other.tile
        self.taken_from = other.taken_from
        self.purpose = other.purpose
        self.space = other.space
        self.rotation = other.rotation
        self.closed = other.closed
        self.moves = other.moves
        self.built = other.built
        self.rolled = other.rolled[:]
        self.contenders = other.contenders
        self.used_up = other.used_up
        self.last = other.last
        self.ending = other.ending
        self.busy = other.busy
        self.idle = other.idle
        self.turns = other.turns
        self.adopt(other)

    def hand_size(self, seat: i64) -> i64:
        """How many cards a seat holds: public."""
        size: i64 = 0
        for card in range(CARDS):
            size += self.hands[seat * CARDS + card]
        return size

    def mate(self, seat: i64) -> i64:
        """E-10.1 With Clans the seat opposite; otherwise nobody."""
        return (seat + self.seats // 2) % self.seats if self.parts.clans else -1

    def is_out(self, seat: i64) -> bool:
        """E-11.1 Annihilation: has this player's village burned up?"""
        return self.left[seat] > 0

    @property
    def stack_empty(self) -> bool:
        """E-12.5 No tile in the stack (with the forecast: in any of the three)."""
        return self.stack.size == 0 and self.tops[0] < 0 and self.tops[1] < 0 and self.tops[2] < 0


class Ending:
    """Why the game ends."""

    NONE: Final[i64] = 0
    BURNED: Final[i64] = 1
    USED_UP: Final[i64] = 2
    SURVIVOR: Final[i64] = 3
    IDLE: Final[i64] = 4
    ROUNDS: Final[i64] = 5


EMPTY = Bag(vec[i64]())  # stands in until a position is filled
