"""The facts of the island when an action is judged, in the words of the notation."""

from __future__ import annotations

from functools import cached_property

from lapilli.core import conditions
from lapilli.core.conditions import named
from lapilli.core.log_lines import Word
from lapilli.core.packed import entries
from lapilli.games.nisyros.actions import (
    AREA_NAMES,
    AREA_WORDS,
    DICE_NAMES,
    FACES,
    RESOURCES,
    SLOPE_WORDS,
    SPACE,
    WAYS,
    WORKPLACE_NAMES,
    WORKPLACE_WORDS,
    ZONE_NAMES,
)
from lapilli.games.nisyros.rules.cards import Card, phase_name
from lapilli.games.nisyros.rules.game_state import GameState
from lapilli.games.nisyros.rules.steps import Building, Calling, Dice, Gathering

LEVELS = len(AREA_NAMES)  # the lava of a zone that is all covered
SUITABLE = {"dam": "dam", "boat": "yard", "theatre": "theatre"}  # N-3.4 face -> workplace
COASTAL = ("dam", "yard", "theatre")


def zone_of(place: str) -> str:
    return place.partition(".")[0]


def name_of(place: str) -> str:
    return place.partition(".")[2]


def level_of(place: str) -> int:
    """How far from the crater: slopes 1 to 4, then the coast."""
    name = name_of(place)
    return int(name) if name.isdigit() else LEVELS


def workplaces(zone: str) -> list[str]:
    return [f"{zone}.{name}" for name in WORKPLACE_NAMES]


class Case(conditions.Case[GameState]):
    """An action, the step it is in, and the island."""

    space = SPACE

    def __init__(self, state: GameState, seat: int, action: int) -> None:
        super().__init__(state, seat, action)
        self.parameters = state.parameters
        self.phase = phase_name(state)

    @cached_property
    def seats(self) -> list[str]:
        """The colour of each seat; "" before it has one."""
        return [ZONE_NAMES[colour] if colour >= 0 else "" for colour in entries(self.state.colours)]

    @property
    def mine(self) -> str:
        return self.seats[self.seat]

    # -- what the action speaks of ---------------------------------------------------------------------------------

    @property
    def start(self) -> str:
        """Where a worker is."""
        return self.words.get("from") or self["place"]

    @property
    def place(self) -> str:
        """Where a worker or a die shall go."""
        return self.words.get("to") or self["place"]

    @property
    def area(self) -> Word:
        """The same as ground that lava may cover."""
        return Word("place", self.place)

    @property
    def zone(self) -> str:
        return self.words.get("zone") or zone_of(self.words.get("area") or self["to"])

    @property
    def citizen(self) -> bool:
        """Is it a citizen who flees, not a worker?"""
        return self.kind.key.startswith("flee-citizen")

    @cached_property
    def order(self) -> list[str]:
        """The zones clockwise."""
        return [ZONE_NAMES[zone] for zone in entries(self.state.order)]

    # -- zones -----------------------------------------------------------------------------------------------------

    def lava(self, zone: str) -> int:
        return named(self.state.lava, (ZONE_NAMES, zone))

    def owned(self, zone: str) -> bool:
        return zone in self.seats

    def refuge(self, zone: str) -> bool:
        return self.owned(zone) and self.lava(zone) < LEVELS

    def opposite(self, zone: str) -> str:
        return self.order[(self.order.index(zone) + 2) % 4]

    def home_of(self, colour: str) -> str:
        return ZONE_NAMES[named(self.state.home, (ZONE_NAMES, colour))]

    @property
    def home(self) -> str:
        """The home of the people whom the action moves, or of the own ones."""
        return self.home_of(self.words.get("colour", self.mine))

    @property
    def village_agreed(self) -> bool:
        """N-14.4 Does the second village lie as was agreed: beside the first one, or opposite?"""
        agreed = self.parameters.options["villages"]
        opposite = self.seat == 1 and self.opposite(self.seats[0]) == self["zone"]
        return self.seat != 1 or agreed not in ("neighbours", "opposite") or opposite == (agreed == "opposite")

    @property
    def shown(self) -> list[str]:
        """The zones on the volcano die."""
        return WAYS[self.state.way].split("-")

    def dams(self, area: str) -> int:
        return named(self.state.dams, (AREA_WORDS, area))

    def dams_in(self, zone: str) -> int:
        return sum(self.dams(f"{zone}.{name}") for name in AREA_NAMES)

    @property
    def area_below(self) -> str:
        """N-8.2 The area that the lava of the zone threatens."""
        return f"{self['zone']}.{AREA_NAMES[self.lava(self['zone'])]}"

    @property
    def protected(self) -> bool:
        """N-8.3 Every dam spot of the threatened area, if it has any, holds a dam."""
        spots = self.spots(self.area_below)
        return bool(spots) and self.dams(self.area_below) >= spots

    def spots(self, area: str) -> int:
        return int(self.parameters.spots[level_of(area) - 1])

    @property
    def due(self) -> str:
        """N-15.18 The zone that gives up a dam now."""
        return next(map(zone_of, self.choices("area")), "")

    def boats(self, zone: str) -> int:
        return named(self.state.boats, (ZONE_NAMES, zone))

    def stock(self, resource: str) -> int:
        return named(self.state.stock, (RESOURCES, resource))

    def waits(self, card: int) -> int:
        """How many of these cards lie beside their step."""
        return int(self.state.waiting[card])

    # -- people ----------------------------------------------------------------------------------------------------

    def workers(self, colour: str, place: str) -> int:
        return named(self.state.workers, (ZONE_NAMES, colour), (WORKPLACE_WORDS, place))

    def idle(self, colour: str, place: str) -> int:
        return named(self.state.idle, (ZONE_NAMES, colour), (WORKPLACE_WORDS, place))

    def citizens(self, colour: str, zone: str) -> int:
        return named(self.state.citizens, (ZONE_NAMES, colour), (ZONE_NAMES, zone))

    def crowd(self, place: str) -> int:
        """Workers of all colours."""
        return sum(self.workers(colour, place) for colour in ZONE_NAMES)

    def standing(self, colour: str, place: str) -> int:
        return self.workers(colour, place) - self.idle(colour, place)

    def hands(self, place: str) -> int:
        """Workers of all colours who stand there."""
        return sum(self.standing(colour, place) for colour in ZONE_NAMES)

    @property
    def people(self) -> int:
        """N-10.1 Who of the colour is at the spot."""
        zone, name = zone_of(self["spot"]), name_of(self["spot"])
        return self.citizens(self["colour"], zone) if name == "village" else self.workers(self["colour"], self["spot"])

    @property
    def in_hades(self) -> int:
        return named(self.state.hades, (ZONE_NAMES, self["colour"]))

    def finished(self, colour: str) -> bool:
        return bool(self.state.step.done >> self.seats.index(colour) & 1)

    @property
    def host_is_busy(self) -> bool:
        """N-1.9 N-6.4 Guests wait until their host is finished, if it has not moved away itself."""
        host = self.home_of(self.mine)
        guest = self.parameters.host_first and host != self.mine
        return guest and self.owned(host) and self.home_of(host) == host and not self.finished(host)

    # -- workplaces ------------------------------------------------------------------------------------------------

    def covered(self, place: str) -> bool:
        """N-0.5 Does lava lie there?"""
        return self.lava(zone_of(place)) >= level_of(place)

    def deserted(self, place: str) -> bool:
        """N-0.5 Does nobody live in the zone of this yard or theatre?"""
        return name_of(place) in ("yard", "theatre") and not self.owned(zone_of(place))

    def full(self, place: str) -> bool:
        """N-1.2"""
        limit = named(self.parameters.limits, (WORKPLACE_NAMES, name_of(place)))
        return 0 < limit <= self.crowd(place)

    def out_of_reach(self, colour: str, place: str) -> bool:
        """N-1.3"""
        return zone_of(place) == self.opposite(self.home_of(colour))

    def gassed(self, place: str) -> bool:
        area = f"{zone_of(place)}.{AREA_NAMES[level_of(place) - 1]}"
        return bool(self.state.gassed >> AREA_WORDS.index(area) & 1)

    def own_workers(self) -> list[str]:
        """The workplaces where own workers are."""
        return [place for place in WORKPLACE_WORDS if self.workers(self.mine, place)]

    @property
    def astray(self) -> str:
        """N-1.4 Where an own worker is out of reach."""
        return next((place for place in self.own_workers() if self.out_of_reach(self.mine, place)), "")

    @property
    def not_gathered(self) -> str:
        """N-15.6 Where an own worker is on no theatre."""
        return next((place for place in self.own_workers() if name_of(place) != "theatre"), "")

    @property
    def all_gathered(self) -> bool:
        """N-15.6 Were all who are on this theatre brought there by the drizzle?"""
        zone, step = zone_of(self["from"]), self.state.step
        if name_of(self["from"]) != "theatre" or not isinstance(step, Gathering):
            return False
        return named(step.moved, (ZONE_NAMES, self.mine), (ZONE_NAMES, zone)) >= self.workers(self.mine, self["from"])

    # -- dice ------------------------------------------------------------------------------------------------------

    @property
    def face(self) -> str:
        return FACES[named(self.state.faces, (DICE_NAMES, self["die"]))]

    @property
    def in_hand(self) -> bool:
        """N-3.6 Does the die lie nowhere yet?"""
        return named(self.state.lies, (DICE_NAMES, self["die"])) == -1

    @property
    def picked(self) -> bool:
        """N-15.1 Was the die picked to be thrown again?"""
        step = self.state.step
        return isinstance(step, Dice) and DICE_NAMES.index(self["die"]) in (step.first, step.second)

    @property
    def suits(self) -> bool:
        """N-3.4 The face is that of the workplace, or of what grows there."""
        place = self["place"]
        if place in SLOPE_WORDS:
            return self.face in ("hermes", RESOURCES[named(self.state.tiles, (SLOPE_WORDS, place))])
        return self.face == "hermes" or SUITABLE.get(self.face) == name_of(place)

    def doubled(self, place: str) -> bool:
        """N-3.5 Does a die lie there?"""
        return WORKPLACE_WORDS.index(place) in entries(self.state.lies)

    # -- building and calling --------------------------------------------------------------------------------------

    def idle_builders(self, place: str) -> bool:
        """N-5.1 N-5.3 One piece for each who stands there, two with a die; none on a gassed coast. Is it built?"""
        most = 0 if self.gassed(place) else self.hands(place) * (2 if self.doubled(place) else 1)
        step = self.state.step
        pieces = ((("dam", "yard"), name_of(place)), (ZONE_NAMES, zone_of(place)))
        return not isinstance(step, Building) or named(step.built, *pieces) >= most

    @property
    def calls_left(self) -> int:
        """N-6.1 N-6.5 Those who stood there at the beginning call, doubled by a die and by each card, at most two."""
        zone, place, step = self["zone"], f"{self['zone']}.theatre", self.state.step
        if not self.refuge(zone) or self.gassed(place) or not isinstance(step, Calling):
            return 0
        done = named(step.called, (ZONE_NAMES, zone))
        callers = (self.hands(place) - done) * (2 if self.doubled(place) else 1) << self.waits(Card.CALL)
        return min(int(self.parameters.calls), callers) - done

    # -- fleeing ---------------------------------------------------------------------------------------------------

    @cached_property
    def flooded(self) -> str:
        """The area that is being covered."""
        return AREA_WORDS[self.state.flood.area if self.state.flood else 0]

    @property
    def on_owned_coast(self) -> bool:
        return name_of(self.flooded) == "coast" and self.owned(zone_of(self.flooded))

    @property
    def boat_ready(self) -> bool:
        """N-11.6"""
        return (
            self.on_owned_coast
            and self.boats(zone_of(self.flooded)) > 0
            and self.stock("wheat") >= self.parameters.fare
        )

    def threatened(self, colour: str, citizens: bool) -> int:
        """How many people of a colour are on the flooded area."""
        zone, name = zone_of(self.flooded), name_of(self.flooded)
        if citizens:
            return self.citizens(colour, zone) if name == "coast" else 0
        return sum(self.workers(colour, f"{zone}.{spot}") for spot in (COASTAL if name == "coast" else (name,)))

    @property
    def first_to_flee(self) -> str:
        """N-11.4 Off the owned coasts in the order of the seats; "" where the order is free."""
        if self.on_owned_coast:
            return ""
        return next(seat for seat in self.seats if seat and self.threatened(seat, False))

    @property
    def out_of_strict_order(self) -> bool:
        """N-11.9 While a boat is ready: citizens, then who lives here, then guests."""
        if not (self.parameters.strict and self.boat_ready):
            return False
        seats, zone = [seat for seat in self.seats if seat], zone_of(self.flooded)
        groups = (
            [(seat, True) for seat in seats],
            [(seat, False) for seat in seats if self.home_of(seat) == zone],
            [(seat, False) for seat in seats if self.home_of(seat) != zone],
        )
        first = next(group for group in groups if any(self.threatened(*member) for member in group))
        return (self["colour"], self.citizen) not in first

    @property
    def cut_off(self) -> bool:
        """N-11.2 No way leads to the zone opposite once lava covers both between."""
        zone, target = zone_of(self.flooded), self["zone"]
        beside = [other for other in self.order if other not in (zone, target)]
        return target == self.opposite(zone) and all(self.lava(side) == LEVELS for side in beside)
