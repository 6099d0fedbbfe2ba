"""The position: the island with its people, the shared goods, the cards and dice, and where in the round we are."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lapilli.core.bag import Bag
from lapilli.core.packed import vec
from lapilli.core.state import State, packed
from lapilli.games.nisyros.actions import AREAS, CARDS, COAST, DICE, LEVELS, PLACES, WORKPLACES, ZONES
from lapilli.games.nisyros.rules.parameters import RuleParameters
from lapilli.games.nisyros.rules.steps import Flood, Phase, Step

STONE: Final[i64] = 0
WOOD: Final[i64] = 1
WHEAT: Final[i64] = 2
GOODS: Final[i64] = 3
STEP_NINE: Final[i64] = 28  # where a die lies that is on no workplace
UNUSED: Final[i64] = 29
ISLAND: Final[i64] = 0  # why the game is over: it is not
COVERED: Final[i64] = 1
EMPTY: Final[i64] = 2
NO_REFUGE: Final[i64] = 3


class Position(State):
    """The fields of a position; all of them lie open. Zones and colours share their numbers: mandraki 0 to nikia 3."""

    def __init__(self, seats: i64, parameters: RuleParameters) -> None:
        super().__init__(seats)
        self.parameters = parameters
        # generated: COURSE.start (fields.py)
        self.round: i64 = 0
        self.at_step: i64 = 0
        self.active: i64 = 0
        self.phase: i64 = Phase.LAY_COAST
        self.step: Step = Step()  # what is under way
        self.flood: Flood | None = None  # within the flow or an eruption
        self.bonus: i64 = 0  # bit mask of the zones whose token still lies on level 1
        self.way: i64 = -1  # what the volcano die shows
        self.gassed: i64 = 0  # bit mask of areas
        self.red: i64 = 0  # what the red die shows
        self.sails: i64 = 0  # made in this round (N-1.11)
        self.ending: i64 = ISLAND
        self.turned: i64 = 0  # bit mask of the events of this round
        # generated: end

    def build(self) -> None:
        """N-14.7 An empty island: no lava, all boats and dams in the supply, Kos and Hades empty."""
        # generated: ISLAND.start (fields.py)
        self.order: vec[i64] = packed([])  # zones clockwise; the first five are replaced in play, never changed
        self.where: vec[i64] = packed([-1] * ZONES)  # their position in the order
        self.tiles: vec[i64] = packed([-1] * 16)  # resource of zone * 4 + ring
        self.colours: vec[i64] = packed([-1] * ZONES)  # of each seat
        self.owner: vec[i64] = packed([-1] * ZONES)  # seat of each zone, -1 = unowned
        self.stock: vec[i64] = packed([0] * 3)
        self.lava: vec[i64] = packed([0] * ZONES)
        self.boats: vec[i64] = packed([0] * ZONES)
        self.dams: vec[i64] = packed([0] * AREAS)
        self.workers: vec[i64] = packed([0] * (ZONES * PLACES))  # colour * 28 + place, idle ones included
        self.idle: vec[i64] = packed([0] * (ZONES * PLACES))
        self.citizens: vec[i64] = packed([0] * (ZONES * ZONES))  # colour * 4 + zone
        self.home: vec[i64] = packed([-1] * ZONES)
        self.kos: vec[i64] = packed([0] * ZONES)
        self.hades: vec[i64] = packed([0] * ZONES)
        self.faces: vec[i64] = packed([-1] * DICE)
        self.lies: vec[i64] = packed([-1] * DICE)  # workplace of each die, STEP_NINE, UNUSED, -1 in the hand
        self.stars: Bag = Bag(self.parameters.stars[:])
        self.deck: Bag = Bag(self.parameters.plain[:])
        self.discard: vec[i64] = packed([0] * CARDS)
        self.waiting: vec[i64] = packed([0] * CARDS)
        self.placed: vec[i64] = packed([0] * ZONES)  # moves of each seat in this round (N-1.11)
        # generated: end

    def copy(self) -> Position:
        raise NotImplementedError

    def adopt(self, other: State) -> None:
        """Become an independent twin of the other position."""
        assert isinstance(other, Position)
        super().adopt(other)
        # generated: COURSE.copy (fields.py)
        self.round = other.round
        self.at_step = other.at_step
        self.active = other.active
        self.phase = other.phase
        self.step = other.step.copy()
        flood = other.flood
        self.flood = None if flood is None else flood.copy()
        self.bonus = other.bonus
        self.way = other.way
        self.gassed = other.gassed
        self.red = other.red
        self.sails = other.sails
        self.ending = other.ending
        self.turned = other.turned
        # generated: end
        # generated: ISLAND.copy (fields.py)
        self.order = other.order
        self.where = other.where
        self.tiles = other.tiles
        self.colours = other.colours
        self.owner = other.owner
        self.stock = other.stock[:]
        self.lava = other.lava[:]
        self.boats = other.boats[:]
        self.dams = other.dams[:]
        self.workers = other.workers[:]
        self.idle = other.idle[:]
        self.citizens = other.citizens[:]
        self.home = other.home[:]
        self.kos = other.kos[:]
        self.hades = other.hades[:]
        self.faces = other.faces[:]
        self.lies = other.lies[:]
        self.stars = other.stars.copy()
        self.deck = other.deck.copy()
        self.discard = other.discard[:]
        self.waiting = other.waiting[:]
        self.placed = other.placed[:]
        # generated: end

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
        return self.parameters.boats - self.boats[0] - self.boats[1] - self.boats[2] - self.boats[3]

    def send_home(self, colour: i64, place: i64) -> None:
        """A worker becomes a citizen in the home village of his colour."""
        self.workers[colour * PLACES + place] -= 1
        self.citizens[colour * ZONES + self.home[colour]] += 1

    def dams_left(self) -> i64:
        """Dams in the supply."""
        total = self.parameters.dams
        for area in range(AREAS):
            total -= self.dams[area]
        return total

    def dams_of(self, zone: i64) -> i64:
        total: i64 = 0
        for level in range(LEVELS):
            total += self.dams[zone * LEVELS + level]
        return total

    def die_on(self, place: i64) -> bool:
        """Does a die double this workplace?"""
        for die in range(DICE):
            if self.lies[die] == place:
                return True
        return False

    def area_of(self, place: i64) -> i64:
        """The area a workplace is part of."""
        return place // WORKPLACES * LEVELS + min(place % WORKPLACES, COAST)

    def is_gassed(self, place: i64) -> bool:
        return self.gassed != 0 and self.gassed >> self.area_of(place) & 1 == 1

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
