"""The position: the island with its people, the shared goods, the cards and dice, and where in the round we are."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lapilli.core.bag import Bag
from lapilli.core.packed import vec
from lapilli.core.state import State, packed
from lapilli.games.nisyros.actions import AREAS, DICE, PLACES, WORKPLACES, ZONES

STEP_NINE: Final[i64] = 28  # where a die lies that is on no workplace
UNUSED: Final[i64] = 29
ISLAND: Final[i64] = 0
COVERED: Final[i64] = 1
EMPTY: Final[i64] = 2
NO_REFUGE: Final[i64] = 3


class Phase:
    """What is going on; the names that people see are PHASES."""

    LAY_COAST: Final[i64] = 0
    LAY: Final[i64] = 1
    VILLAGE: Final[i64] = 2
    FIRST: Final[i64] = 3
    PLACE: Final[i64] = 4
    EVENTS: Final[i64] = 5
    DRAW: Final[i64] = 6
    SIESTA: Final[i64] = 7
    FUMES: Final[i64] = 8
    GAS: Final[i64] = 9
    SEARCH: Final[i64] = 10
    WASH: Final[i64] = 11
    CREVICE: Final[i64] = 12
    SHAKE: Final[i64] = 13
    TREMOR: Final[i64] = 14
    UNDAM: Final[i64] = 15
    WRECK: Final[i64] = 16
    PANIC: Final[i64] = 17
    THROW: Final[i64] = 18
    REROLL: Final[i64] = 19
    DICE: Final[i64] = 20
    RUN: Final[i64] = 21
    BUILD: Final[i64] = 22
    CALL: Final[i64] = 23
    GATHER: Final[i64] = 24
    SICK: Final[i64] = 25
    FLOW: Final[i64] = 26
    VOLCANO: Final[i64] = 27
    ERUPT: Final[i64] = 28
    FLEE: Final[i64] = 29
    ESCAPE: Final[i64] = 30
    EVACUATE: Final[i64] = 31
    HOME: Final[i64] = 32
    OVER: Final[i64] = 33


PHASES = (
    *("lay-coast", "lay", "village", "first", "place", "events", "draw", "siesta", "fumes", "gas", "search", "wash"),
    *("crevice", "shake", "tremor", "undam", "wreck", "panic", "throw", "reroll", "dice", "run", "build", "call"),
    *("gather", "sick", "flow", "volcano", "erupt", "flee", "escape", "evacuate", "home", "over"),
)


class Card:
    """Event cards by their number less one."""

    PLAN: Final[i64] = 0
    RUNNER: Final[i64] = 1
    THUNDER: Final[i64] = 2
    STORM: Final[i64] = 3
    HARVEST: Final[i64] = 4
    DRIZZLE: Final[i64] = 5
    FASTING: Final[i64] = 6
    RATS: Final[i64] = 7
    SIESTA: Final[i64] = 8
    FUMES: Final[i64] = 9
    SEARCH: Final[i64] = 10
    BOAT: Final[i64] = 11
    ORACLE: Final[i64] = 12
    CREVICE: Final[i64] = 13
    CALL: Final[i64] = 14
    WOODWORM: Final[i64] = 15
    TREMOR: Final[i64] = 16
    QUAKE: Final[i64] = 17
    WIND: Final[i64] = 18
    PANIC: Final[i64] = 19


CARDS: Final[i64] = 20
STONE: Final[i64] = 0
WOOD: Final[i64] = 1
WHEAT: Final[i64] = 2


@final
class Terms:
    """The numbers in force at a table: the box seen through the chosen options. Never changed, shared by all copies."""

    def __init__(self, numbers: dict[str, int], arrays: dict[str, list[int]], box: object, options: object) -> None:
        self.box = box
        self.options = options
        self.limits: vec[i64] = packed(arrays["limits"])  # workers per workplace, 0 = no limit
        self.yields: vec[i64] = packed(arrays["yields"])  # per worker on levels 1 to 4
        self.spots: vec[i64] = packed(arrays["spots"])  # dam spots of levels 1 to 4 and the coast
        self.rings: vec[i64] = packed(arrays["rings"])  # tiles of each ring: ring * 3 + resource
        self.red: vec[i64] = packed(arrays["red"])  # how many sides show 1, 2, 3
        self.deadly: vec[i64] = packed(arrays["deadly"])  # 1 for each number that fails a flight
        self.volcano: vec[i64] = packed(arrays["volcano"])  # how many sides show each way
        self.faces: vec[i64] = packed(arrays["faces"])  # die * 9 + face
        self.stars: vec[i64] = packed(arrays["stars"])
        self.plain: vec[i64] = packed(arrays["plain"])
        self.amounts: vec[i64] = packed(arrays["amounts"])  # what a card takes, gives or asks for
        self.waits: vec[i64] = packed(arrays["waits"])  # 1 for each card that lies beside its step
        self.start: vec[i64] = packed(arrays["start"])
        self.ahead: i64 = numbers["ahead"]  # star cards on top of the pile
        self.bonus: i64 = numbers["bonus"]
        self.store: i64 = numbers["store"]  # most of each resource
        self.boats: i64 = numbers["boats"]
        self.dams: i64 = numbers["dams"]
        self.figures: i64 = numbers["figures"]
        self.pioneers: i64 = numbers["pioneers"]  # workers at the start
        self.eruptions: i64 = numbers["eruptions"]
        self.most: i64 = numbers["most"]
        self.fewer: i64 = numbers["fewer"]  # eruptions less in round 1
        self.fare: i64 = numbers["fare"]  # wheat for each person who leaves by boat
        self.calls: i64 = numbers["calls"]  # most new workers per theatre and round
        self.crew: i64 = numbers["crew"]  # so many workers eat one meal, more eat two
        self.ill: i64 = numbers["ill"]  # workers who fall ill for each missing wheat
        self.small: i64 = numbers["small"]
        self.big: i64 = numbers["big"]
        self.villages: i64 = numbers["villages"]  # 0 free, 1 neighbours, 2 opposite
        self.first: i64 = numbers["first"]  # the first active seat, -1 by chance
        self.host_first: bool = numbers["host_first"] == 1
        self.strict: bool = numbers["strict"] == 1
        self.all_sail: bool = numbers["all_sail"] == 1


class Island(State):
    """The fields of a position. Zones and colours share their numbers: mandraki 0, pali 1, emporios 2, nikia 3."""

    def __init__(self, seats: i64, terms: Terms) -> None:
        super().__init__(seats)
        self.terms = terms
        self.phase: i64 = Phase.LAY_COAST
        self.at_step: i64 = 0
        self.round: i64 = 0
        self.active: i64 = 0
        self.ending: i64 = ISLAND  # why the game is over
        self.done: i64 = 0  # bit mask of the seats that are finished where all act at once
        self.bonus: i64 = 0  # bit mask of the zones whose token still lies on level 1
        self.gassed: i64 = 0  # bit mask of areas
        self.events: i64 = 0  # cards still to be drawn in this step
        self.card: i64 = -1  # the event being carried out
        self.red: i64 = 0  # what the red die shows
        self.way: i64 = -1  # what the volcano die shows
        self.left: i64 = 0  # workers still to lie down, panic or fall ill
        self.pick_one: i64 = -1  # dice picked for the brilliant plan
        self.pick_two: i64 = -1
        self.pending: i64 = 0  # bit mask of the zones still to flow, or to lose a dam
        self.eruptions: i64 = 0  # still to come in this round
        self.flood: i64 = -1  # the area being covered
        self.fleeing: i64 = -1  # who throws for his life: colour,
        self.flees_from: i64 = -1  # spot,
        self.flees_to: i64 = -1  # zone or BOAT
        self.sails: i64 = 0  # made in this round
        self.cards_out: i64 = 0  # bit mask of the events turned up in this round

    def build(self) -> None:
        """N-14.7 An empty island: no lava, all boats and dams in the supply, Kos and Hades empty."""
        self.order: vec[i64] = packed([])  # zones clockwise; these four are replaced, never changed
        self.where: vec[i64] = packed([-1] * ZONES)  # their position in the order
        self.tiles: vec[i64] = packed([-1] * 16)  # resource of zone * 4 + ring
        self.colours: vec[i64] = packed([-1] * ZONES)  # of each seat
        self.owner: vec[i64] = packed([-1] * ZONES)  # seat of each zone, -1 = unowned
        self.lava: vec[i64] = packed([0] * ZONES)
        self.dams: vec[i64] = packed([0] * AREAS)
        self.boats: vec[i64] = packed([0] * ZONES)
        self.workers: vec[i64] = packed([0] * (ZONES * PLACES))  # colour * 28 + place, idle ones included
        self.idle: vec[i64] = packed([0] * (ZONES * PLACES))
        self.citizens: vec[i64] = packed([0] * (ZONES * ZONES))  # colour * 4 + zone
        self.home: vec[i64] = packed([-1] * ZONES)
        self.kos: vec[i64] = packed([0] * ZONES)
        self.hades: vec[i64] = packed([0] * ZONES)
        self.stock: vec[i64] = packed([0] * 3)
        self.faces: vec[i64] = packed([-1] * DICE)
        self.lies: vec[i64] = packed([-1] * DICE)  # workplace of each die, STEP_NINE, UNUSED, -1 in the hand
        self.waiting: vec[i64] = packed([0] * CARDS)
        self.discard: vec[i64] = packed([0] * CARDS)
        self.quota: vec[i64] = packed([0] * 8)  # dams and boats that may be built, or calls per theatre
        self.placed: vec[i64] = packed([0] * ZONES)  # moves of each seat in this step
        self.gathered: vec[i64] = packed([0] * (ZONES * ZONES))  # colour * 4 + theatre: moved by the drizzle
        self.stars = Bag(self.terms.stars[:])
        self.deck = Bag(self.terms.plain[:])

    def assume(self, other: Island) -> None:
        """Become an independent twin of the other position."""
        self.phase = other.phase
        self.at_step = other.at_step
        self.round = other.round
        self.active = other.active
        self.ending = other.ending
        self.done = other.done
        self.bonus = other.bonus
        self.gassed = other.gassed
        self.events = other.events
        self.card = other.card
        self.red = other.red
        self.way = other.way
        self.left = other.left
        self.pick_one = other.pick_one
        self.pick_two = other.pick_two
        self.pending = other.pending
        self.eruptions = other.eruptions
        self.flood = other.flood
        self.fleeing = other.fleeing
        self.flees_from = other.flees_from
        self.flees_to = other.flees_to
        self.sails = other.sails
        self.cards_out = other.cards_out
        self.order = other.order
        self.where = other.where
        self.tiles = other.tiles
        self.colours = other.colours
        self.owner = other.owner
        self.lava = other.lava[:]
        self.dams = other.dams[:]
        self.boats = other.boats[:]
        self.workers = other.workers[:]
        self.idle = other.idle[:]
        self.citizens = other.citizens[:]
        self.home = other.home[:]
        self.kos = other.kos[:]
        self.hades = other.hades[:]
        self.stock = other.stock[:]
        self.faces = other.faces[:]
        self.lies = other.lies[:]
        self.waiting = other.waiting[:]
        self.discard = other.discard[:]
        self.quota = other.quota[:]
        self.placed = other.placed[:]
        self.gathered = other.gathered[:]
        self.stars = other.stars.copy()
        self.deck = other.deck.copy()
        self.adopt(other)

    # -- derived facts ------------------------------------------------------------------------------------------

    def is_covered(self, zone: i64) -> bool:
        """Is the coast of this zone under lava?"""
        return self.lava[zone] >= 5

    def is_refuge(self, zone: i64) -> bool:
        """An owned coast that is not covered."""
        return self.owner[zone] >= 0 and self.lava[zone] < 5

    def standing(self, colour: i64, place: i64) -> i64:
        return self.workers[colour * PLACES + place] - self.idle[colour * PLACES + place]

    def crowd(self, place: i64) -> i64:
        """Workers of all colours on a workplace, idle ones included."""
        return (
            self.workers[place]
            + self.workers[PLACES + place]
            + self.workers[2 * PLACES + place]
            + self.workers[3 * PLACES + place]
        )

    def hands(self, place: i64) -> i64:
        """Workers of all colours who stand on a workplace."""
        return self.crowd(place) - (
            self.idle[place] + self.idle[PLACES + place] + self.idle[2 * PLACES + place] + self.idle[3 * PLACES + place]
        )

    def count_workers(self, colour: i64) -> i64:
        total: i64 = 0
        for place in range(PLACES):
            total += self.workers[colour * PLACES + place]
        return total

    def count_citizens(self, colour: i64) -> i64:
        total: i64 = 0
        for zone in range(ZONES):
            total += self.citizens[colour * ZONES + zone]
        return total

    def on_island(self, colour: i64) -> i64:
        return self.count_workers(colour) + self.count_citizens(colour)

    def boats_left(self) -> i64:
        """Boats in the supply."""
        return self.terms.boats - self.boats[0] - self.boats[1] - self.boats[2] - self.boats[3]

    def dams_left(self) -> i64:
        """Dams in the supply."""
        total = self.terms.dams
        for area in range(AREAS):
            total -= self.dams[area]
        return total

    def dams_of(self, zone: i64) -> i64:
        total: i64 = 0
        for level in range(5):
            total += self.dams[zone * 5 + level]
        return total

    def die_on(self, place: i64) -> bool:
        """Does a die double this workplace?"""
        for die in range(DICE):
            if self.lies[die] == place:
                return True
        return False

    def area_of(self, place: i64) -> i64:
        """The area a workplace is part of."""
        kind = place % WORKPLACES
        return place // WORKPLACES * 5 + (kind if kind < 4 else 4)

    def is_gassed(self, place: i64) -> bool:
        return self.gassed >> self.area_of(place) & 1 == 1

    def people_on(self, area: i64) -> i64:
        """Everybody on an area: workers, and on a coast the citizens of its village too."""
        zone = area // 5
        level = area % 5
        if level < 4:
            return self.crowd(zone * WORKPLACES + level)
        total: i64 = 0
        for kind in range(4, WORKPLACES):
            total += self.crowd(zone * WORKPLACES + kind)
        for colour in range(ZONES):
            total += self.citizens[colour * ZONES + zone]
        return total
